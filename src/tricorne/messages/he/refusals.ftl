# למה לא: סיבות הסירוב של הבית עצמו
why-over = המשחק הסתיים.
why-chance = המשחק ממתין לתוצאה של מזל, ויש למסור לו אותה.
why-no-orders = במשחק הזה אין הוראות קבע.
why-no-order = אין הוראה שאפשר למשוך.
why-not-you = ההחלטה בידי { $seat }, לא בידיך.
why-nobody = איש אינו נשאל עכשיו.
why-bot-plays = בוט משחק את { $seat } במקומך; תחילה יש לחזור לשחק.
why-bots-answer = רק בוטים עונים במילה ״{ $text }״.
why-no-seat = אין לך מקום כאן.
why-no-seat-in-channel = אין לך מקום בערוץ הזה.
why-waits-for-players = השולחן ממתין לשחקנים.
why-closed = השולחן סגור.
why-ended-already = השולחן כבר הסתיים.
why-not-playing = המשחק אינו מתנהל עכשיו.
why-hidden = המשחק עוד לא הסתיים; מה שמוסתר נשאר מוסתר עד אז.
why-invited = השולחן הזה למוזמנים בלבד; יש לפתוח את קישור ההזמנה.
why-begun = המשחק התחיל; אין מקום פנוי.
why-begun-already = המשחק כבר התחיל.
why-seat-taken = המקום הזה תפוס.
why-no-open-seat = אין מקום פנוי.
why-nothing-to-leave = המשחק הסתיים; אין מה לעזוב.
why-host-only = רק מי שפתח את השולחן, { $name }, יכול לעשות זאת.
why-most-tables = { $number ->
    [one] יש לך שולחן פתוח אחד; תחילה יש לסיים או לסגור אותו.
    [two] יש לך שני שולחנות פתוחים; תחילה יש לסיים או לסגור אחד מהם.
   *[other] יש לך { $number } שולחנות פתוחים; תחילה יש לסיים או לסגור אחד מהם.
  }
why-here-lately = { $number ->
    [one] הביקור האחרון של { $name } כאן היה לפני פחות מדקה; נא להמתין מעט.
    [two] הביקור האחרון של { $name } כאן היה לפני פחות משתי דקות; נא להמתין מעט.
   *[other] הביקור האחרון של { $name } כאן היה לפני פחות מ־{ $number } דקות; נא להמתין מעט.
  }
why-not-your-seat = המקום הזה אינו שלך: { $seat }.
why-no-table = אין שולחן כזה.
why-too-many-places = השולחן הזה פתוח אצלך ביותר מדי מקומות.
why-stale = השולחן כבר התקדם לרגע { $number }; נא להסתכל שוב.
why-letters = כאן מותרים לכל היותר { $number } תווים.
why-no-undo = בשולחן הזה אין ביטול פעולות.
why-undo-asked = השולחן כבר נשאל; יש להמתין לתשובות.
why-undo-nobody = איש אינו מבקש לבטל דבר.
why-undo-own = הבקשה היא שלך; האחרים משיבים.
why-undo-not-awaited = לא ממתינים לתשובה שלך.
why-undo-nothing = אי אפשר לבטל דבר: { $reason }
why-undo-together = גם כולם יחד אינם יכולים לחזור אחורה מעבר לרגע { $number }: { $reason }
why-undo-range = אפשר לחזור אל הרגעים { $number } עד { $number2 }: { $reason }
why-undo-most = הביטול חוזר לכל היותר עד רגע { $number }: { $reason }
why-undo-no-action = אין פעולה אחרי רגע { $number }; הביטול יכול לחזור אל רגע { $number2 }.
why-undo-gone = רגע { $number } הוא עצמו ביטול, או שכבר בוטל; הרגע שעומד הוא { $number2 }.
why-no-entry = אין רגע { $number }; האחרון הוא { $number2 }.
why-seat-not-yours = המקום הזה אינו שלך.
why-eyes = נקודת המבט משתנה רק בערוץ החי.
why-no-dice = { $text }: אין כאן קוביות ידועות מראש.
why-channel = ערוץ פרטי מציין שני מקומות או יותר, לפי הסדר, מחוברים ב־+.
why-entry-number = אין רגע { $text }; לרגעים יש מספרים.
why-content-length = Content-Length אינו מספר.
why-body-bytes = לתוכן יש לכל היותר { $number } בתים.
why-json-type = יש לשלוח JSON, עם הכותרת Content-Type: application/json.
why-not-expected = זה אינו מה שמצפים לו: { $problem }
why-not-json = זה אינו JSON: { $problem }
why-whole-number = { $name } הוא { $text }; צריך להיות מספר שלם.
why-not-of-a-bot = רגע { $number } אינו פעולה של בוט.
why-bot-left = הבוט ששיחק את { $seat } עזב את השולחן.
why-bots-asked = הבוטים כבר נשאלו; יש להמתין לתשובה.
why-reason-kept = { $seat } שומרת את הסיבה לעצמה: היא נשענת על מה שמוסתר.
why-no-rule = { $game }: אין כלל { $text }.
why-no-game = אין משחק { $text }.
why-empty = { $what }: ריק; יש לכתוב 1 עד { $number } תווים.
why-too-long = { $what }: { $number } תווים; לכל היותר { $number2 }.
why-hidden-letter = { $what }: יש אות שאי אפשר להציג (U+{ $code }); יש להשמיט אותה.
why-own-pages = רק דפים של השרת הזה רשאים לפתוח את הערוץ.
why-no-bytes = יש לשלוח טקסט, לא בתים.
why-only-tells = הערוץ הזה רק מספר.
why-many-reports = דוחות רבים בהכנה; נא לשאול שוב בקרוב.
why-no-bot = אין בוט { $name } ל־{ $game }; אפשר לבחור: { $names-plain }.
why-too-many-seats = { $number } מקומות הם יותר מדי.
why-one-me = מקום אחד הוא שלך (me); האחרים ליד המסך הזה הם same-screen.
why-no-such-seat = { $text } אינו מקום בשולחן הזה.
why-nobody-sits = אין אדם שיושב במקום { $text }.
why-no-guest = עוד לא הכרנו: תחילה יש לבקש שם (POST /api/me).
why-too-fast = יותר מדי בקשות בבת אחת; נא להמתין רגע.
why-broken = משהו נשבר כאן; זה נרשם, ודבר לא השתנה.
why-no-page = אין דף כזה.
why-no-method = הכתובת הזאת אינה מקבלת את השיטה הזאת.
why-no-answer = אי אפשר להשיב לבקשה הזאת.

what-name = השם
what-title = הכותרת
what-message = ההודעה
prompt-over = המשחק הסתיים.
prompt-chance = ממתינים לתוצאה.
prompt-secret = { $seat } בוחרת בסוד.
log-undo = כל מה שאחרי { $number } בוטל
log-set-up = המשחק מוכן
why-not-asked = זאת אינה תשובה למה שנשאל: { $prompt }
