# What is wrong with a table
bad-seats = { $seats } מושבים: המשחק הוא ל־{ $fewest } עד { $most } שחקנים (SETUP-1)
bad-power = אין מעצמה ״{ $text }״: { $hint }
bad-power-twice = { $text } נלקחה פעמיים: לכל שחקן מעצמה אחרת (SETUP-1)
