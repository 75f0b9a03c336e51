# טורנירים של מועדון
events-title = טורנירים
events-words = ליגה או שיטה שוויצרית: נרשמים, והשולחנות נפתחים מעצמם כשסבב מתחיל.
events-none = עדיין אין טורניר.
events-new = טורניר חדש
events-name = שם
events-format = שיטה
events-format-swiss = שיטה שוויצרית
events-format-round-robin = כולם נגד כולם
events-format-words-swiss = בכל סבב פוגשים מישהו עם מספר נקודות דומה, ואף אחד פעמיים כל עוד אפשר להימנע מכך.
events-format-words-round-robin = כולם פוגשים את כולם.
events-size = שחקנים ליד שולחן
events-rounds = סבבים
events-rounds-usual = כמה שצריך
events-rules = משחק וחוקים
events-make = ליצור את הטורניר
events-by = בניהול { $name }
event-status-open = ההרשמה פתוחה
event-status-running = סבב { $round } מתוך { $rounds }
event-status-over = הסתיים
event-people = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
  }
event-size = { $count } ליד שולחן
event-standings = טבלה
event-players = שחקנים
event-round = סבב { $round }
event-enter = להירשם
event-leave = לפרוש
event-in = נרשמת לטורניר.
event-start = להתחיל את סבב { $round }
event-start-words = הזיווגים נקבעים, ולכל אחד נפתח שולחן. אחר כך אי אפשר עוד להירשם.
event-next-words = הסבב הבא יכול להתחיל כשכל המשחקים של הסבב הזה הסתיימו.
event-run = למארגן
event-close = לסיים את הטורניר
event-forfeit = הפסד טכני
event-forfeit-of = הפסד טכני של { $name } במשחק הזה
event-withdraw-of = להוציא את { $name }
event-withdrawn = פרישה
event-bye = סבב חופשי
event-bye-words = אין שולחן בסבב הזה, נקודה אחת
event-to-table = אל השולחן
event-asked = התור של { $name }
event-ended = הסתיים
event-place = מקום
event-player = שחקן
event-points = נקודות
event-break-opponents = יריבים
event-break-beaten = מנוצחים
event-break-wins = ניצחונות
event-break-words-opponents = יריבים: הנקודות של מי שפגשת.
event-break-words-beaten = מנוצחים: הנקודות של מי שפגשת, כל אחד לפי מה שלקחת ממנו.
event-break-words-wins = ניצחונות: השולחנות שבהם ניצחת.
event-points-words = שולחן נותן את החלק של האחרים שהשארת מאחור: בשניים ניצחון 1, תיקו ½, הפסד 0. סבב חופשי נותן 1. בשוויון קובעים לפי הסדר:
event-cell = סבב { $round }: { $points } נקודות
event-cell-open = סבב { $round }: עוד משחקים
event-figures = מה אומרים המשחקים
event-figures-words = { $count ->
    [one] שולחן אחד הסתיים. הפס מראה היכן נמצא הערך האמיתי ב-95 מקרים מתוך 100; הקו המקווקו הוא חלק שווה.
    [two] שני שולחנות הסתיימו. הפס מראה היכן נמצא הערך האמיתי ב-95 מקרים מתוך 100; הקו המקווקו הוא חלק שווה.
   *[other] { $count } שולחנות הסתיימו. הפס מראה היכן נמצא הערך האמיתי ב-95 מקרים מתוך 100; הקו המקווקו הוא חלק שווה.
  }
event-figures-wins = חלק בניצחונות
event-figures-rating = הישג בטורניר הזה
event-figures-powers = ניצחונות לפי מעצמה
event-share = { $games ->
    [one] ממשחק אחד, { $low } עד { $high }
    [two] משני משחקים, { $low } עד { $high }
   *[other] מתוך { $games } משחקים, { $low } עד { $high }
  }
event-rating = { $low } עד { $high }
event-rating-words = מחושב מן הטורניר הזה לבדו; חדש מתחיל ב-1500.
event-no-ratings = השרת הזה אינו מחשב דירוג: התוספת „club” אינה מותקנת.
why-no-event = אין טורניר כזה.
why-event-begun = הטורניר הזה התחיל; אי אפשר עוד להירשם.
why-event-full = הטורניר הזה מלא: { $number } שחקנים.
why-event-over = הטורניר הזה הסתיים.
why-event-rounds = בטורניר יש לכל היותר { $number } סבבים.
why-many-events = כבר יש לך { $number } טורנירים; יש לסיים קודם אחד מהם.
why-no-round = הסבב הבא אינו יכול להתחיל: משחק עוד נמשך, מעט מדי משחקים, או שזה היה האחרון.
why-no-game-to-forfeit = האדם הזה אינו משחק בסבב הזה.
why-not-in-event = האדם הזה אינו משחק בטורניר.
why-no-organiser = אינך יכול ליצור כאן טורנירים; יש לפנות לבעלים.
why-not-organiser = רק המארגן עושה זאת.
