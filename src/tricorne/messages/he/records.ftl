# What is wrong with a record of a game, or with a written position
at-place = { $place }: { $words }
refused-by = { $words } ({ $rules-plain })
place-line = שורה { $number }
place-entry = רשומה { $number }
place-headers = בכותרות
place-record = הרישום
place-position = העמדה
place-item = { $name }, פריט { $number }
place-inside = { $place }, { $name }
place-step = העמדה, ⁦stack⁩, צעד { $number }

record-none = זה אינו רישום: הוא חייב להתחיל בכותרות כמו ⁦Game: struggle-of-empires⁩
record-no-lines = ברישום הזה אין שורות; הראשונה היא ⁦0 start⁩
record-no-line = ״{ $text }״ אינה שורה של רישום; אפשר לכתוב למשל ⁦12 france pass⁩
record-after-end = אחרי השורה האחרונה, ״{ $end }״, לא בא דבר
record-cut-off = הרישום נקטע כאן; הוא חייב להסתיים בשורה ״{ $end }״ או ״{ $end2 }״
record-no-header = ״{ $text }״ אינה כותרת; אפשר לכתוב למשל ⁦Preset: deluxe⁩
record-header = אין כותרת ״{ $text }״; { $hint }
record-header-empty = הכותרת { $name } ריקה; יש לתת ערך או להשמיט את השורה
record-header-missing = חסרה הכותרת { $name }; רישום צריך את { $names-plain }
record-twice = הכותרת { $name } מופיעה פעמיים; פעם אחת נכונה
record-version = הערך של ⁦Version⁩ הוא ״{ $text }״; צריך מספר שלם, למשל 1
record-format = הערך של ⁦Record⁩ הוא ״{ $text }״; צריך את מספר הפורמט, למשל 1
record-option-form = אפשרות נכתבת כך: ⁦Option: surrender = true⁩
record-option-twice = האפשרות { $option } מופיעה פעמיים; פעם אחת נכונה
record-letter-form = מכתב נכתב כך: ⁦Letter: britain = SEAL LETTER⁩, או ״{ $unopened }״ במקום המכתב
record-letter-more = המכתב של ״{ $seat }״: לכל מושב במשחק מכתב אחד לכל היותר
record-letter-digits = המכתב של { $seat }: ב־״{ $text }״ אין { $digits } ספרות ⁦0-9 a-f⁩
record-letters-without-dice = מכתבים יש רק ברישום של שולחן חי; חסרה הכותרת ⁦Dice⁩
record-chosen-form = מה שנבחר נכתב כך: ⁦Chosen: russia by person, france by bot⁩; לא ״{ $text }״
record-chosen-order = המעצמות נבחרות לפי סדר המושבים, כולן: { $seats-plain }
record-line-no-number = ״{ $text }״ אינו מספר; מספר השורה הזאת הוא { $number }
record-line-number = לשורה הזאת מספר { $number }; המספר הבא הוא { $number2 }
record-line-empty = אחרי המספר לא בא דבר; אפשר לכתוב למשל { $number } ⁦france pass⁩
record-line-start = השורה הראשונה, ורק היא, היא ⁦0 start⁩, עם תוצאות הסידור ההתחלתי
record-line-undo = ביטול נכתב כך: { $number } ⁦undo to⁩ { $number2 }
record-line-short = ״{ $text }״ לבדו אומר מעט מדי; יש לכתוב את המושב ואת הפעולה שלו
record-line-outcomes = התוצאות באות בסוף בזוג סוגריים אחד: ⁦[5 2 4 3]⁩
record-json-lines = ‏״lines״ צריך להיות רשימה שמתחילה בהתחלת המשחק
record-json-end = ‏״end״ צריך להיות ״{ $end }״ או ״{ $end2 }״
record-json-kind = אין סוג ״{ $text }״; { $hint }
record-json-outcome = ״{ $text }״ אינו תוצאה; כל תוצאה היא מילה אחת
record-hidden = מוסתר בעותק הזה; אפשר לשחזר רק את הרישום המלא
record-hidden-for = מוסתר מ־{ $seat } בעותק הזה; אפשר לשחזר רק את הרישום המלא

# Replaying
record-house-components = אלה של הבית
record-components = הרישום הזה שוחק עם רכיבים אחרים: { $theirs }, לא { $mine }; יש לשחזר אותו עם קובץ הרכיבים שבו שוחק
record-entry = אין רשומה { $number }; ברישום הזה הרשומות 0 עד { $most }
record-end-over = השורה האחרונה אומרת ״{ $end }״, אבל אחרי השורות האלה המשחק נגמר
record-end-unfinished = השורה האחרונה אומרת ״{ $end }״, אבל אחרי השורות האלה המשחק לא נגמר
record-refused = ״{ $text }״ אסור: { $words }
record-hides-position = העותק הזה מסתיר את העמדה שבה התחיל המשחק; יש לשחזר את הרישום המלא
record-other-position = לעמדה שבה הרישום הזה מתחיל יש מושבים או אפשרויות אחרים מאלה שבכותרות
record-dice = הקוביות שלו נוצרו בדרך ״{ $text }״; התוכנה הזאת מכירה את ״{ $text2 }״
record-seal = זרע בא עם החותם שלו; יש להוסיף את הכותרת ⁦Commitment:⁩ { $text }
record-over-before = המשחק נגמר לפני השורה הזאת
record-chance-first = הגורל קודם: בשורה שלפני חסרה תוצאה, אחת מאלה: { $possible }
record-not-asked = לא { $seat } נשאל כאן אלא { $seat2 }

# What tricorne verify finds
stray = { $place }: יש { $words }
stray-seed = { $text } במקום שהזרע נותן { $given }
stray-letters = { $text } כתוצאה { $number }, במקום שהמכתבים נותנים { $given }
stray-rest = אחרי זה שום דבר לא מתאים: { $words }
verify-fits = { $game }: שוחזרו { $lines } שורות ו־{ $outcomes } תוצאות, { $checked }, { $over }
verify-differs = { $game }: שוחזרו { $lines } שורות ו־{ $outcomes } תוצאות, אבל { $words }
verify-and = { $words }; { $words2 }
verify-outside = הגורל ניתן מבחוץ
verify-still-sealed = מה שיצר את הגורל עדיין חתום
verify-seed = כל הגורל הוא של הזרע החתום
verify-letters = כל הגורל הוא של המכתבים החתומים
verify-letters-without = כל הגורל הוא של המכתבים החתומים (בלי המכתבים של { $seats-plain }, שלא נפתחו)
verify-over = המשחק נגמר
verify-not-over = המשחק עוד לא נגמר
verify-chosen = נבחרו מעצמות: { $chosen-plain }; { $words }
copy-chosen = בעותק בחירות אחרות של מעצמות
verify-other-seed = הזרע אינו הזרע שנחתם
verify-other-letter = המכתב של { $seat } אינו המכתב שנחתם
copy-game = העותק הוא של משחק אחר
copy-commitment = לעותק חותם אחר
copy-letters = בעותק מכתבים אחרים
copy-lines =
    { $lines ->
        [one] בעותק שורה אחת יותר
       *[other] בעותק { $lines } שורות יותר
    }
copy-line = בעותק ״{ $text }״ במקום שברישום ״{ $text2 }״

# JSON
json-not-valid = זה אינו ⁦JSON⁩ תקין, בשורה { $number } שלו: { $problem }
json-too-deep = אי אפשר לקרוא את זה: רשימות בתוך רשימות בלי סוף
json-long-number = זה אינו ⁦JSON⁩ תקין: מספר אחד ארוך מדי
json-no-object = זה צריך להיות אובייקט ⁦JSON⁩ אחד
json-twice = ״{ $name }״ מופיע פעמיים; פעם אחת נכונה
json-missing = חסר ״{ $name }״
json-field = אין שדה ״{ $name }״; { $hint }
json-text = ״{ $name }״ צריך להיות טקסט
json-number = ״{ $name }״ צריך להיות מספר שלם
json-texts = ״{ $name }״ צריך להיות רשימה של טקסטים
json-object = ״{ $name }״ צריך להיות אובייקט
json-objects = ״{ $name }״ צריך להיות רשימה של אובייקטים
json-it-object = כאן צריך אובייקט
json-it-numbers = כאן צריך רשימה של מספרים שלמים

# Written positions
position-other-game = היא של { $game }, לא של { $game2 }
position-newer = הערך של { $name } הוא { $number }; התוכנה הזאת קוראת { $name } { $number2 }
position-seed = ‏״seed״ צריך להיות מספר, טקסט או ⁦null⁩
position-script = ‏״script״ צריך להיות רשימה של תוצאות או ⁦null⁩
position-components = היא שייכת לרכיבים אחרים; יש לתת את קובץ הרכיבים שבו שוחק המשחק
position-length = יש כאן { $number } מספרים; צריך { $number2 }
position-streams = כאן צריך את הזרמים { $streams-plain }, בסדר הזה
position-stream = זרם הוא שני מספרים מ־1
position-stack = כאן צריך רשימה של צעדים
position-step = אין צעד ״{ $text }״; { $hint }
position-seat = ״{ $seat }״ אינו יושב במשחק הזה, ולכן לא נשאל שם דבר
position-large = המספרים גדולים מדי
position-no-answer = אין תשובה אפשרית לשאלה הפתוחה
position-no-chance = הגורל שהיא מחכה לו לא יכול להביא דבר
position-open-step = הצעד הפתוח אינו מתאים לשאר

# Data files
toml-unreadable = { $path }: אי אפשר לקרוא ({ $problem }); יש לבחור קובץ ⁦TOML⁩
toml-not-utf = { $path }: זה אינו טקסט ב־⁦UTF-8⁩; יש לבחור קובץ ⁦TOML⁩
toml-not-valid = { $path }: זה אינו ⁦TOML⁩ תקין: { $problem }
toml-a-list = רשימה
toml-a-table = טבלה
toml-key = מפתח לא מוכר ״{ $name }״; { $hint }
toml-missing = חסר ״{ $name }״
toml-missing-near = חסר ״{ $name }״ (האם הכוונה ל״{ $near }״?)
toml-text = הערך של ״{ $name }״ הוא { $value }; צריך טקסט במירכאות
toml-word = הערך של ״{ $name }״ הוא { $value }; { $hint }
toml-flag = הערך של ״{ $name }״ הוא { $value }; צריך ⁦true⁩ או ⁦false⁩
toml-number = הערך של ״{ $name }״ הוא { $value }; צריך מספר מ־{ $low } עד { $high }
toml-list = הערך של ״{ $name }״ הוא { $value }; צריך רשימה ב־⁦[ ]⁩
toml-lists = ב־״{ $name }״ יש { $value }; צריך רשימה של רשימות
toml-texts = ב־״{ $name }״ יש { $value }; צריך טקסטים במירכאות
toml-names = ״{ $name }״ נוקב ב־{ $value }; { $hint }
toml-names-twice = ״{ $name }״ נוקב ב־{ $value } פעמיים; פעם אחת מספיקה
toml-table = הערך של ״{ $name }״ הוא { $value }; צריך טבלה
toml-tables = ב־״{ $name }״ יש { $value }; צריך טבלאות
toml-unknown = לא מוכר ({ $what }): ״{ $id }״; { $hint }
toml-twice = זה מופיע פעמיים; פעם אחת נכונה
