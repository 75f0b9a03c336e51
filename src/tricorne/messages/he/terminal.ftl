# A game at the terminal
cli-begin = הפקודה help מראה מה אפשר לעשות. בוחרים במספרים.
cli-left = המשחק נעזב.
cli-which-power = איזו מעצמה בהנהגתך? { $powers-plain }
cli-power = מעצמה
cli-hear = { $seat } לא תעזור בחינם. אפשר להציע הצעה, למשל { $example }, או להקיש Enter.
cli-curtain = יש להעביר את המסך אל { $seat } ואז להקיש Enter
cli-question = ‏{ $seat }: { $prompt }
cli-folded = ‏{ $first } עד { $last }: ‏{ $count } אפשרויות של { $verb }; הקלדת { $verb } מראה אותן
cli-open = הפעולה { $action } פתוחה עכשיו.
cli-not-now = לא עכשיו: { $reason }
cli-reason-kept = { $seat } שומרת את הסיבה לעצמה: היא הייתה מגלה את מה שמוסתר.
cli-saved = נשמר ב־{ $file }; להמשך: { $command }
cli-rule-english = קטלוג החוקים כתוב באנגלית.
cli-entry = אחרי רישום { $number }: { $prompt }
cli-log-says = { $seat } אומרת: { $words }
cli-log-played = ‏{ $seat }: { $action }
cli-positions = עמדות

# What can be typed
cli-help = יש להקליד מספר של אפשרות, או את האפשרות עצמה כפי שהיא כתובה לצידה: { $typed }.
cli-help-verb = כל האפשרויות המקופלות של מילה אחת
    .typed = מילה
cli-help-why = מדוע פעולה אינה פתוחה, או שהיא פתוחה
    .typed = why פעולה
cli-help-why-power = מדוע בוט שיחק כך לאחרונה, כל עוד דבר מוסתר אינו מתגלה
    .typed = why מעצמה
cli-help-view = שוב הלוח
    .typed = view
cli-help-rule = חוק מן הקטלוג
    .typed = rule מזהה
cli-help-log = השורות האחרונות של היומן
    .typed = log [מספר]
cli-help-undo = ביטול הפעולה האחרונה, כל עוד דבר לא נשלף ולא התגלה
    .typed = undo
cli-help-aside = מעשה מחוץ לתורות, אם יש כזה במשחק: aside pay france 3, aside say שלום (למושב אחר ליד המסך הזה: france: pay britain 3)
    .typed = aside מילים
cli-help-save = כתיבת המשחק לקובץ; resume וקובץ ממשיכים משחק שמור
    .typed = save קובץ
cli-help-quit = יציאה
    .typed = quit

# What cannot be done there
cli-no-command = ״{ $words }״ אינו אפשרות ואינו פקודה; { $hint }
cli-type-something = יש להקליד מספר, אפשרות או help
cli-no-choice = אין אפשרות { $number }; המספרים הם 1 עד { $most }
cli-resume-what = להמשיך מה? יש לכתוב resume וקובץ
cli-save-where = לשמור איפה? יש לכתוב save וקובץ
cli-why-what = מדוע מה? יש לכתוב why ופעולה כפי שמקלידים אותה, או why ומעצמה
cli-log-number = אחרי log בא מספר של שורות, למשל log 40
cli-not-here = { $seat } אינה מונהגת מן המסך הזה
cli-no-move = { $seat } עוד לא שיחקה כאן

# What cannot be begun
cli-which-game = איזה משחק? יש לנקוב באחד מאלה: { $games-plain }, או במשחק שמור עם ‎--resume
cli-no-power = אין מעצמה ״{ $words }״: { $hint }
cli-power-twice = { $power } נזכרת פעמיים; לכל מושב שחקן אחד
cli-no-seat = { $power } בהנהגתך ואין לה מושב; יש להזכיר אותה בין ‎--seats { $seats }
cli-powers-players = { $powers } מעצמות נזכרו עבור { $players } שחקנים; יש להזכיר כמספר השחקנים
cli-players = { $players } שחקנים: צריך { $fewest } עד { $most }
cli-no-bot = לא נזכר בוט למושבים האחרים: יש להזכיר אחד לפחות, למשל heuristic
cli-bots-seats = { $bots } בוטים עבור { $seats } מושבים; לכל היותר אחד לכל מושב
cli-no-language = אין שפה ״{ $words }״: { $hint }

# The browser
cli-opens = עכשיו עולה שרת, למחשב הזה בלבד, והדפדפן ייפתח ליד שולחן.
cli-runs-already = שרת כבר פועל בכתובת { $address }; הדפדפן ייפתח שם ליד שולחן.

# Files
file-unread = ‏{ $file }: לא ניתן לקריאה ({ $problem }); יש לנקוב בקובץ קיים
file-no-text = ‏{ $file }: אינו טקסט ב־UTF-8; יש לנקוב בקובץ טקסט
file-folder = ‏{ $file }: זו תיקייה; יש לנקוב בקובץ
file-no-folder = ‏{ $file }: אין תיקייה { $folder }; יש ליצור אותה או לנקוב בקובץ אחר
file-no-game = ‏{ $file }: אין שם משחק { $number }; יש שם { $numbers }
file-forbidden = ‏{ $file }: אסור לכתיבה; יש לנקוב בקובץ אחר
file-unwritten = ‏{ $file }: לא ניתן לכתיבה ({ $problem }); יש לנקוב בקובץ אחר

# The list of games
games-id = מזהה
games-title = שם
games-players = שחקנים
games-version = גרסה
games-package = חבילה
cli-choose = שחקן { $number } בוחר מעצמה: { $powers-plain }
cli-bot-chose = בוט לוקח: { $power }.
cli-power-taken = { $power } תפוסה; פנויות: { $powers-plain }
cli-nobody-chose = כולם עזבו לפני בחירת המעצמות.
cli-choose-or-name = או לבחור מעצמות או לנקוב בהן: ‎--choose אינו הולך עם ‎--me או ‎--seats.

rules-look-up = לעיון: { $typed } { $section } או { $typed } { $rule }
rules-section = פרק: { $section }
rules-reason = נימוק: { $reason }
rules-holds = חל על: { $editions-plain }
rules-players = שחקנים: { $players-plain }
rules-sources = מקורות: { $sources-plain }
rules-code = קוד: { $place }
rules-test = בדיקה: { $place }
rules-coverage = נבדקו { $rules }/{ $all_rules } חוקים, { $examples }/{ $all_examples } דוגמאות, { $rulings }/{ $all_rulings } הכרעות
rules-untested = חוקים ללא בדיקה:
rules-examples-untested = דוגמאות ללא בדיקה:
rules-no-tests = { $file }: אינה תיקיית בדיקות; יש לנקוב ב־‎--tests בתיקייה שמכילה אותה
