# What is wrong with an input: actions, options, seats, games
bad-action-kind = { $value } אינו פעולה; יש לתת מספר, טקסט או שורה של הטבלה
bad-action-number = אין פעולה { $number }; בטבלה המספרים 0 עד { $most }
bad-action = ״{ $text }״ אינו פעולה במשחק הזה
bad-action-near = ״{ $text }״ אינו פעולה במשחק הזה; האם הכוונה ל״{ $near }״?
bad-seat = ״{ $text }״ אינו מושב במשחק הזה: { $hint }
bad-letter = מעשה מחוץ לתורות נכתב באותיות פשוטות; { $letter } לא יכול לעמוד ברישום
bad-no-asides = ״{ $text }״ אינו מעשה מחוץ לתורות: במשחק הזה אין כאלה
bad-own-chance = המשחק הזה מגריל בעצמו; רק עם { $how } הוא מקבל תוצאות מבחוץ
bad-outcome = הגורל לא יכול להביא כאן { $text }; הוא יכול להביא { $possible }
bad-outcome-missing = חסרה תוצאה: הגורל יכול להביא כאן { $possible }
bad-outcome-more = כאן לא נשלף עוד דבר, אבל השורה ממשיכה עם ״{ $text }״
bad-seed = זרע { $value }: זרע הוא מספר שלם, או מילים עם רווח אחד ביניהן

bad-option = אפשרות לא מוכרת ״{ $text }״; { $hint }
bad-option-value = האפשרות { $name }={ $value }: צריך { $allowed }
bad-option-near = האפשרות { $name }={ $value }: צריך { $allowed } ({ $hint })
bad-option-form = האפשרות ״{ $text }״: כותבים מפתח=ערך, למשל { $name }=true
bad-option-twice = האפשרות { $name } ניתנה כ־{ $value } וגם כ־{ $value2 }; יש לתת אותה פעם אחת
bad-preset = מהדורה לא מוכרת ״{ $text }״; { $hint }
bad-variant = גרסה לא מוכרת ״{ $text }״; { $hint }
bad-variants = הגרסאות { $text } ו־{ $text2 } קובעות שתיהן את { $name }; יש לבחור אחת מהן
bad-players = { $players } שחקנים: המשחק הוא ל־{ $fewest } עד { $most }
bad-together = { $cause } אינם הולכים יחד: { $words }
bad-against = { $name }={ $value } אינו הולך עם { $cause }: { $words }; יש לקבוע { $name }={ $value2 } או להשמיט
cause-players = { $players } שחקנים
allowed-flag = ‏true או false
allowed-choice = אחד מאלה: { $choices-plain }
allowed-number = מספר מ־{ $low } עד { $high }
allowed-numbers = { $length } מספרים מ־{ $low } עד { $high } שסכומם { $sum }

bad-game = אין משחק ״{ $text }״: { $hint }
bad-no-games = שום משחק אינו רשום: יש להתקין את Tricorne מחדש, בעותק של המאגר עם make setup
bad-game-twice = { $game } מן החבילה { $package } הוא גם משחק של { $package2 }
bad-game-load = אי אפשר לטעון את { $game } מן החבילה { $package }: { $problem }
bad-game-other = { $game } מן החבילה { $package } מוביל לדבר שאינו משחק עם המזהה הזה
bad-no-components = ב־{ $game } משחקים עם הרכיבים שלו; יש להשמיט את קובץ הרכיבים
bad-rule = חוק לא מוכר ״{ $text }״; { $hint }
bad-rule-section = פרק לא מוכר ״{ $text }״; { $hint }
bad-rule-sections = בקטלוג יש הפרקים { $sections-plain }
bad-command = אין פקודה ״{ $text }״: { $hint }
bad-bot = אין בוט ״{ $text }״: { $hint }, או לנקוב בקובץ משלך כ־path.py:Class
bad-bot-not-here = הבוט { $bot } אינו משחק { $game }; הוא משחק { $games-plain }
bad-few = { $number } { $what }: צריך לפחות { $least }
what-playouts = משחקי ניסיון
what-jobs = תהליכים

# Records
bad-format = לרישום הזה פורמט { $number }; התוכנה הזאת קוראת פורמטים עד { $most }, וחדשה ממנה תקרא אותו
bad-version-new = הרישום הזה שוחק בגרסה { $number } של { $game }; התוכנה הזאת מכירה גרסאות עד { $most }, וחדשה ממנה תשחזר אותו
bad-version-old = הרישום הזה שוחק בגרסה { $number } של { $game }, ואי אפשר להביא אותו לגרסה { $most }: יש לשחזר אותו בתוכנה שבה שוחק

# Positions in words
bad-no-words = אי אפשר לפרוש במילים מצב של { $game }
words-field = אין במצב שדה ״{ $text }״: { $hint }
words-options = המצב: האפשרויות חייבות להיות טבלה של מפתחות וערכים
words-seed = המצב: הזרע חייב להיות מספר או טקסט
words-text = המצב: ״{ $text }״ חייב להיות טקסט
words-texts = המצב: ״{ $text }״ חייב להיות רשימת טקסטים
words-script = המצב: התסריט חייב להיות רשימה של תוצאות

# Lessons
bad-lesson = אין שיעור ״{ $text }״: { $hint }
bad-lesson-over = השיעור הזה נגמר
bad-lesson-input = ל־״{ $text }״ אין משמעות בשלב הזה של השיעור
bad-lesson-long = השיעור הזה נמשך יותר מדי: התחילו אותו מחדש
bad-lesson-file = השיעור { $name }: { $problem }
bad-lesson-rest = השיעור { $name }: השולחן שלו לעולם אינו נרגע
bad-lesson-answer = השיעור { $name }: ״{ $text }״ אינה תשובה אפשרית שם
