# What is wrong with a table
bad-seats = { $seats } מושבים: המשחק הוא ל־{ $fewest } עד { $most } שחקנים (SETUP-1)
bad-power = אין מעצמה ״{ $text }״: { $hint }
bad-power-twice = { $text } נלקחה פעמיים: לכל שחקן מעצמה אחרת (SETUP-1)

# Positions in words
words-head = ״{ $statement }״: שום משפט לא מתחיל ב־״{ $text }״; { $hint }
words-unknown = ״{ $statement }״: אין ״{ $text }״; { $hint }
words-item-unknown = ״{ $statement }״: למעצמה לא יכול להיות ״{ $text }״; { $hint }
words-item = ״{ $statement }״: ב־״{ $text }״ יש מעט מדי או יותר מדי מילים
words-number = ״{ $statement }״: ״{ $text }״ אינו מספר שיכול לעמוד כאן
words-no-turn = המצב אינו אומר של מי התור ולא מי פותח את המכירה הפומבית
words-no-side = { $power } אינה בשום ברית גדולה: יש לרשום אותה תחת red או blue
words-few-markers = אין מספיק סמנים לכל מה שעומד כאן: { $region }
words-in-the-middle = מצב נכתב במילים כשמתחיל תור או מתחילה המכירה הפומבית, לא באמצע פעולה
