# What is wrong with a table
bad-seats = { $seats } מושבים: המשחק הוא לצרפת ולבריטניה (IS-2.1-1)
bad-side = אין צד ״{ $text }״: { $hint }
bad-side-twice = { $side } נלקחה פעמיים: מושב אחד הוא צרפת והאחר בריטניה (IS-2.1-1)
