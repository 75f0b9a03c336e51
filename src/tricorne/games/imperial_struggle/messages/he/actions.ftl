# מה אפשר לעשות.
act-assign = שיבוץ { $tile } בזירה הזאת
act-discard = השלכת { $card }
act-choose = בחירה: { $ministry }
act-swap = החלפת { $ministry } במשרד אחר
act-keep-ministry = שמירת המשרד הזה
act-third = החזקת מרידות היעקוביטים כמשרד שלישי
act-no-third = בלי משרד שלישי
act-first = { $side } פותחת
act-take = לקיחה: { $tile }
act-pass = ויתור על הסבב והורדת החוב
act-pass-lowering = { $number ->
    [0] ויתור על הסבב, החוב נשאר כמות שהוא
   *[other] ויתור על הסבב והורדת החוב ב-{ $number } בלבד
  }
act-play = הפעלת אירוע: { $card }
act-trade = שינוי שוק { $region-in }
act-diplomacy = שינוי שטח מדיני { $region-in }
act-forts = בנייה, תיקון או תפיסה של מבצר
act-fleet = פריסת שייטת
act-clear-markers = הסרת סמן עימות
act-build-squadron = בניית שייטת
act-buy-war-tile = קניית אריח בונוס
act-draw-card = שליפת קלף אירוע
act-exchange = המרת נקודות צבא בנקודת { $type }
act-upgrade = שדרוג צבאי: { $theater }
act-swap-tiles = החלפת שני אריחי בסיס בין זירות
act-treaty-symbol = נקודת אמנה עבור סמל השדרוג
act-use-advantage = שימוש: { $advantage }
act-use = ‏{ $ministry }: { $ability }
act-reveal = חשיפה: { $ministry }
act-end-round = סיום הסבב
act-shift = שינוי: { $space }
act-flip = היפוך סמן ההוגנוטים: { $space }
act-no-flip = בלי להפוך סמן הוגנוטים
act-build = בניית מבצר: { $space }
act-repair = תיקון המבצר: { $space }
act-seize = תפיסת המבצר: { $space }
act-deploy-to = פריסת שייטת: { $space }
act-from = מן: { $space }
act-from-navy-box = מתיבת הצי
act-clear = הסרת סמן העימות: { $space }
act-by-major = תשלום מן הפעולה הראשית
act-by-minor = תשלום מן הפעולה המשנית
act-treaty-points = { $number ->
    [0] בלי נקודות אמנה, הכול חוב
    [one] נקודת אמנה אחת, השאר חוב
   *[other] { $number } נקודות אמנה, השאר חוב
  }
act-place = הנחת האריח: { $theater }
act-move = העברה: { $tile }
act-keep = שמירה: { $tile }
act-keep-old = להשאיר את האריח המונח שם: { $tile }
act-keep-new = להניח את האריח החדש: { $tile }
act-to-pool = החזרת האריח האחר למאגר
act-out-of-game = הוצאת האריח האחר מן המשחק
act-theater = בחירת זירה: { $theater }
act-mark = הנחת סמן עימות: { $space }
act-send-home = שליחת השייטת הביתה: { $space }
act-unflag = הסרת הדגל: { $space }
act-give-up = הסרת הדגל שלך: { $space }
act-control = השתלטות: { $space }
act-damage = פגיעה במבצר: { $space }
act-set-aside = הנחת שייטת בצד: { $space }
act-set-aside-navy-box = הנחת שייטת מתיבת הצי בצד
act-lose = אובדן שייטת: { $space }
act-lose-navy-box = אובדן שייטת מתיבת הצי
act-points = לקיחת נקודות { $type }
act-demand = בחירה: { $commodity }
act-refresh = רענון: { $advantage }
act-exhaust = מיצוי: { $advantage }
act-either = { $number ->
    [1] ההשפעה הראשונה
   *[2] ההשפעה השנייה
  }
act-give-back = החזרת { $tile } למאגר
act-score-it = ניקוד הסחורה עכשיו
act-take-debt = לקיחת חוב אחד
act-pay-treaty-point = מסירת נקודת אמנה אחת
act-settle = הנחת סמן הוגנוטים: { $space }
act-conquer = כיבוש: { $space }
act-refuse = סירוב למסור את הטריטוריה
act-cede = מסירת הטריטוריה
act-usa = הנחת דגל ארצות הברית: { $space }
act-usa-fort = הסרת הדגל: { $space }
act-enough = סיום
act-shift-on = הנחת דגל: { $space }, מחיר { $price } נק׳ { $type }
act-shift-off = הסרת הדגל: { $space }, מחיר { $price } נק׳ { $type }
