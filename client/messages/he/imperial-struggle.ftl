# Imperial Struggle: שמות הסוגים
is-side-britain = בריטניה
is-side-france = צרפת
is-type-economic = כלכלה
    .about = נקודות כלכלה משנות שווקים.
is-type-diplomatic = דיפלומטיה
    .about = נקודות דיפלומטיה משנות שטחים מדיניים ושולפות קלפי אירוע.
is-type-military = צבא
    .about = נקודות צבא בונות ומתקנות מבצרים, בונות ופורסות שייטות, מסירות סמני עימות וקונות אריחי מלחמה.
is-region-europe = אירופה
    .in = באירופה
is-region-north-america = צפון אמריקה
    .in = בצפון אמריקה
is-region-caribbean = הקריביים
    .in = בקריביים
is-region-india = הודו
    .in = בהודו
is-commodity-furs = פרוות
is-commodity-spice = תבלינים
is-commodity-fish = דגים
is-commodity-tobacco = טבק
is-commodity-sugar = סוכר
is-commodity-cotton = כותנה
is-keyword-finance = כספים
is-keyword-mercantilism = מרקנטיליזם
is-keyword-governance = ממשל
is-keyword-style = סגנון
is-keyword-scholarship = למדנות
is-era-succession = עידן הירושות
is-era-empire = עידן האימפריות
is-era-revolution = עידן המהפכות
is-turn-peace-1 = שלום, 1697–1701
    .short = I
is-turn-wss = מלחמת הירושה הספרדית
    .short = ספרד
is-turn-peace-2 = שלום, 1714–1722
    .short = II
is-turn-peace-3 = שלום, 1722–1739
    .short = III
is-turn-was = מלחמת הירושה האוסטרית
    .short = אוסטריה
is-turn-peace-4 = שלום, 1749–1753
    .short = IV
is-turn-7yw = מלחמת שבע השנים
    .short = 7 שנים
is-turn-peace-5 = שלום, 1764–1774
    .short = V
is-turn-awi = מלחמת העצמאות האמריקנית
    .short = אמריקה
is-turn-peace-6 = שלום, 1784–1789
    .short = VI
is-phase-set-up = הצבה
is-phase-deck = קלפי אירוע חדשים
is-phase-debt-limits = תקרת החוב עולה
is-phase-awards = שליפת הפרסים
is-phase-demand = שליפת הביקוש העולמי
is-phase-reset = הכול מוכן מחדש
is-phase-investments = שליפת ההשקעות
is-phase-deal = חלוקת קלפים
is-phase-discards = השלכה
is-phase-discards-shown = השלכה
is-phase-ministries = בחירת משרדים
is-phase-initiative = מי פותח
is-phase-rounds = סבבי פעולה
is-phase-treaty-points = קיצוץ נקודות האמנה
is-phase-remaining-powers = סוף התור
is-phase-scoring = ניקוד
is-phase-end = סוף התור
is-phase-war = מלחמה
is-phase-over = המשחק נגמר
is-comma = , { "" }
is-dot = { " " }· { "" }
is-basic-tile = אריח בסיס { $strength }
is-tile-strength = { "\u200F" }{ $name } { $strength }
is-navy-box = תיבת הצי
is-investment = { "\u200F" }{ $major } { $points }, { $minor } { $less }
is-mark-war-of-the-spanish-succession = ספרד
is-mark-war-of-the-austrian-succession = אוסטריה
is-mark-seven-years-war = 7 שנים
is-mark-american-war-of-independence = אמריקה
is-part-vp = { $count } נ״נ
is-part-treaty = { $count ->
    [one] נקודת אמנה אחת
   *[other] { $count } נקודות אמנה
  }
is-part-treaty-to = { $count ->
    [one] נקודת אמנה אחת עבור { $side }
   *[other] { $count } נקודות אמנה עבור { $side }
  }
is-part-treaty-loser = { $count ->
    [one] נקודת אמנה אחת למפסיד
   *[other] { $count } נקודות אמנה למפסיד
  }
is-part-debt = { $count ->
    [-1] חוב אחד פחות
    [one] חוב אחד
   *[other] { $count } חובות
  }
is-part-conquest = { $count ->
    [one] נקודת כיבוש אחת
   *[other] { $count } נקודות כיבוש
  }
is-part-unflag = דגל אחד להסרה
is-part-squadrons = { $count } שייטות אבדו
is-special-jacobite-victory = סמן ניצחון יעקוביטי אם צרפת מנצחת
is-special-jacobite-ministry = צרפת רשאית להחזיק במרידות היעקוביטים כמשרד שלישי
is-special-jacobite-defeat = מרידות היעקוביטים יוצאות מן המשחק
is-special-atlantic-dominance = 2+ במלחמת הצרפתים והאינדיאנים
is-special-loser-unbuilds-squadrons = המפסיד מחזיר { $count } שייטות למאגר
is-special-loser-removes-squadrons = המפסיד מאבד { $count } שייטות לתמיד
is-special-usa = צרפת רשאית להניח דגלי ארצות הברית על טריטוריות
is-special-canada = צרפת רשאית להניח דגל ארצות הברית על קוויבק ומונטריאול
is-award-item = { $treaty ->
    [0] { $name } ({ $vp } נ״נ)
   *[other] { $name } ({ $vp } נ״נ ונקודת אמנה)
  }
is-drawn = { "\u200F" }{ $side } { $name }
is-drawn-one = { $side } אחד
is-drawn-some = { $what } ({ $count } פעמים)
is-act-shift-on = הנחת דגל: { $name }, מחיר { $price } { $type }
is-act-shift-off = הסרת הדגל: { $name }, מחיר { $price } { $type }
is-act-shift-free = שינוי: { $name }
