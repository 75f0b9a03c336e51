# למה לא: סיבות הסירוב של הבית עצמו
why-house-over = המשחק הסתיים.
why-house-chance = המשחק ממתין לתוצאה של מזל, ויש למסור לו אותה.
why-house-no-orders = במשחק הזה אין הוראות קבע.
why-house-no-order = אין הוראה שאפשר למשוך.
why-house-not-you = ההחלטה בידי { $seat }, לא בידיך.
why-house-nobody = איש אינו נשאל עכשיו.
why-house-bot-plays = בוט משחק את { $seat } במקומך; תחילה יש לחזור לשחק.
why-house-no-seat = אין לך מקום כאן.
why-house-no-seat-in-channel = אין לך מקום בערוץ הזה.
why-house-waits-for-players = השולחן ממתין לשחקנים.
why-house-closed = השולחן סגור.
why-house-ended-already = השולחן כבר הסתיים.
why-house-not-playing = המשחק אינו מתנהל עכשיו.
why-house-hidden = המשחק עוד לא הסתיים; מה שמוסתר נשאר מוסתר עד אז.
why-house-invited = השולחן הזה למוזמנים בלבד; יש לפתוח את קישור ההזמנה.
why-house-begun = המשחק התחיל; אין מקום פנוי.
why-house-begun-already = המשחק כבר התחיל.
why-house-seat-taken = המקום הזה תפוס.
why-house-no-open-seat = אין מקום פנוי.
why-house-nothing-to-leave = המשחק הסתיים; אין מה לעזוב.
why-house-host-only = רק מי שפתח את השולחן, { $name }, יכול לעשות זאת.
why-house-most-tables = { $number ->
    [one] יש לך שולחן פתוח אחד; תחילה יש לסיים או לסגור אותו.
    [two] יש לך שני שולחנות פתוחים; תחילה יש לסיים או לסגור אחד מהם.
   *[other] יש לך { $number } שולחנות פתוחים; תחילה יש לסיים או לסגור אחד מהם.
  }
why-house-here-lately = { $number ->
    [one] הביקור האחרון של { $name } כאן היה לפני פחות מדקה; נא להמתין מעט.
    [two] הביקור האחרון של { $name } כאן היה לפני פחות משתי דקות; נא להמתין מעט.
   *[other] הביקור האחרון של { $name } כאן היה לפני פחות מ־{ $number } דקות; נא להמתין מעט.
  }
why-house-not-your-seat = המקום הזה אינו שלך: { $seat }.
why-house-no-table = אין שולחן כזה.
why-house-too-many-places = השולחן הזה פתוח אצלך ביותר מדי מקומות.
why-house-stale = השולחן כבר התקדם לרגע { $number }; נא להסתכל שוב.
why-house-letters = להערת אגב יש לכל היותר { $number } אותיות.
why-house-remark-letters = להערה יש לכל היותר { $number } אותיות; בזאת יש { $number2 }.

# ביטול
why-house-no-undo = בשולחן הזה אין ביטול פעולות.
why-house-undo-asked = השולחן כבר נשאל; יש להמתין לתשובות.
why-house-undo-nobody = איש אינו מבקש לבטל דבר.
why-house-undo-own = הבקשה היא שלך; האחרים משיבים.
why-house-undo-not-awaited = לא ממתינים לתשובה שלך.
why-house-undo-nothing = אי אפשר לבטל דבר: { $reason }
why-house-undo-together = גם כולם יחד אינם יכולים לחזור אחורה מעבר לרגע { $number }: { $reason }
why-house-undo-range = אפשר לחזור אל הרגעים { $number } עד { $number2 }: { $reason }
why-house-undo-most = הביטול חוזר לכל היותר עד רגע { $number }: { $reason }
why-house-undo-no-action = אין פעולה אחרי רגע { $number }; הביטול יכול לחזור אל רגע { $number2 }.
why-house-undo-gone = רגע { $number } הוא עצמו ביטול, או שכבר בוטל; הרגע שעומד הוא { $number2 }.
why-house-no-entry = אין רגע { $number }; האחרון הוא { $number2 }.
why-house-undo-began = כאן התחיל המשחק.
why-house-undo-chance = ברגע { $number } הוכרע דבר במזל.
why-house-undo-gold = ברגע { $number } עבר זהב או נסגרה עסקה.
why-house-undo-revealed = ברגע { $number } נחשף דבר.
why-house-undo-acted = { $seat } פעלה ברגע { $number }.
why-house-undo-secret = { $seat } בחרה בסוד ברגע { $number }.

# אפשרויות שנובעות מאחרות
why-house-forced-few-players-redraw = ב־2 או 3 שחקנים, מי ששולף אזור שכבר יש לו חייב להחזיר ולשלוף שוב.
why-house-forced-wallace-simple-players = חמישה צבאות אקראיים לכל מעצמה ללא שחקן אפשריים רק ב־4 עד 6 שחקנים; יש לבחור בסדרות האותיות, או שהמעצמות האלה יישארו בקופסה.
why-house-forced-wallace-simple-draws = עם חמישה צבאות אקראיים לכל מעצמה ללא שחקן השליפה אקראית ממילא; אין לערבב את סדרות האותיות.
why-house-forced-wallace-simple-figures = עם חמישה צבאות אקראיים לכל מעצמה ללא שחקן יש עשרה סמנים במלחמה וכל האריחים.
why-house-forced-navigation-with-white-red = קוביות הים הלבנה והאדומה באות עם 2 אריחי הניווט.
why-house-forced-no-navigation-with-deluxe-die = עם קוביית הים המיוחדת אריחי הניווט נשארים בקופסה.

# לפי סוג הבעיה
problem-not-yours = זה אינו שלך לעשות.
problem-not-now = לא עכשיו.
problem-bad-value = אי אפשר להשתמש בערך הזה.
problem-too-large = זה יותר מדי בבת אחת.
problem-malformed = השרת לא הבין את זה.
problem-not-json = השרת לא הבין את זה.
