# שמות הפעולות: על כפתורים, ברשימות, במסוף.
act-build = בניית { $unit } תמורת 1 אוכלוסייה
act-rebuild = פירוק { $unit } { $region-in } ובנייתו מחדש
act-move = הזזת { $unit } { $region-from }
act-place = הצבת { $unit } { $region-in }
act-attack-power = התקפה על { $power } { $region-in }
act-attack-marker = התקפה על הסמן הניטרלי בעוצמה { $strength } { $region-in }
act-attack-token = התקפה: { $token }
act-pass = ויתור על הפעולה
act-ally = כריתת ברית מקומית: { $alliance }
act-claim = לקיחת אריח: { $tile }
act-use = הפעלת אריח: { $tile }
act-end-turn = סיום התור
act-to = { $region-to }
act-stay = השארת היחידה החדשה במקומה
act-done = לא להזיז עוד יחידות
act-pass-bid = ויתור במכרז
act-raise = העלאת הסכום
act-red = שיבוץ { $power } בברית האדומה
act-blue = שיבוץ { $power } בברית הכחולה
act-keep-proposal = להשאיר את השיבוץ כמות שהוא
act-colonize = התיישבות { $region-in } תמורת 1 אוכלוסייה
act-commerce = מסחר חוף הזהב { $region-in }
act-incite = { $token } נגד { $power } { $region-in }
act-in = { $region-in }
act-call-militia = בניית עוד צבא תמורת 1 אוכלוסייה
act-no-militia = לא לבנות עוד
act-return-unrest = החזרת נקודת תסיסה אחת
act-keep-unrest = לא להחזיר תסיסה
act-lost = להניח ליחידה לטבוע
act-remain = השארת היחידה במקומה
act-arrive = הבאת היחידה ליעדה
act-surprise = הפעלת התקפת פתע
act-no-surprise = התקפה בלי הפתעה
act-navies = { $number ->
    [0] לא לשלוח ציים
    [one] שליחת צי אחד
    [two] שליחת שני ציים
   *[other] שליחת { $number } ציים
  }
act-armies = { $number ->
    [0] לא לשלוח צבאות
    [one] שליחת צבא אחד
    [two] שליחת שני צבאות
   *[other] שליחת { $number } צבאות
  }
act-accept-help = קבלת העזרה
act-refuse-help = דחיית העזרה
act-fight = קרב בים
act-decline = סירוב לקרב בים
act-spend = הפעלת הברית בים: { $alliance }
act-no-more = לא להפעיל עוד בריתות בים
act-surrender = מסירת סמן השליטה
act-defend = לעמוד ולהילחם
act-blockade = מצור ימי: הסיוע הימי כפול
act-no-blockade = שמירת המצור הימי
act-reserves = הזעקת עתודות: להטיל שוב
act-no-reserves = השארת הקוביות
act-withdraw = הפעלת נסיגה תוך קרב
act-no-withdrawal = לשאת באבדות
act-lose = לאבד { $unit }
act-lose-ally = האבדה של { $power }
act-bid = הצעת { $number } זהב
act-bid-proposal = הצעת { $number } זהב: { $red } לאדום, { $blue } לכחול
act-bid-red = הצעת { $number } זהב: { $red } לאדום
act-bid-blue = הצעת { $number } זהב: { $blue } לכחול
act-higher = סכומים גבוהים יותר
act-put-back = החזרת הסמן לשק: { $region } ({ $marker })
act-redraw = שליפת אותו מספר סמנים שוב
act-content = שמירת הסמנים האלה
act-keep = שמירת הסמן: { $region } ({ $marker })

# סמנים ניטרליים
marker-attack = סמן ניטרלי בעוצמה { $strength }
    .about = יש לנצח אותו בהתקפה כדי להניח כאן סמן שליטה.
marker-colonize = סמן התיישבות
    .about = אפשר להתיישב תמורת 1 אוכלוסייה, בלי קרב.
marker-commerce = סמן מסחר
    .about = אפשר לקחת במסחר חוף הזהב עם צי באפריקה, בלי קרב.
marker-with-gold = { $marker }, מביא { $gold } זהב
marker-with-points = { $points ->
    [one] { $marker }, מביא נקודת ניצחון אחת
    [two] { $marker }, מביא שתי נקודות ניצחון
   *[other] { $marker }, מביא { $points } נקודות ניצחון
  }
