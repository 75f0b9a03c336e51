# פעולות על כפתורים
is-act-assign = שיבוץ { $name } בזירה הזאת
is-act-discard = השלכת { $name }
is-act-choose = בחירה: { $name }
is-act-swap = החלפת { $name } במשרד אחר
is-act-keep-ministry = שמירת המשרד הזה
is-act-third = החזקת מרידות היעקוביטים כמשרד שלישי
is-act-no-third = בלי משרד שלישי
is-act-first = { $side } לוקחת את הסבב הראשון
is-act-take = לקיחה: { $tile }
is-act-pass = ויתור על הסבב והורדת החוב
is-act-play = משחק: { $name }
is-act-trade = שינוי שוק { $inRegion }
is-act-diplomacy = שינוי שטח מדיני { $inRegion }
is-act-forts = בנייה, תיקון או תפיסה של מבצר
is-act-fleet = פריסת שייטת
is-act-clear-markers = הסרת סמן עימות
is-act-build-squadron = בניית שייטת
is-act-buy-war-tile = קניית אריח בונוס
is-act-draw-card = שליפת קלף אירוע
is-act-exchange = המרת נקודות צבא בנקודת { $type }
is-act-upgrade = שדרוג צבאי: { $name }
is-act-swap-tiles = החלפת שני אריחי בסיס בין זירות
is-act-treaty-symbol = נקודת אמנה עבור סמל השדרוג
is-act-use-advantage = שימוש: { $name }
is-act-use = שימוש: { $name } (יכולת { $part })
is-act-reveal = חשיפה: { $name }
is-act-end-round = סיום הסבב
is-act-shift = שינוי: { $name }
is-act-flip = היפוך סמן ההוגנוטים: { $name }
is-act-no-flip = בלי להפוך סמן הוגנוטים
is-act-build = בניית מבצר: { $name }
is-act-repair = תיקון המבצר: { $name }
is-act-seize = תפיסת המבצר: { $name }
is-act-deploy-to = פריסת שייטת: { $name }
is-act-from = מן: { $name }
is-act-clear = הסרת סמן העימות: { $name }
is-act-by-major = תשלום מן הפעולה הראשית
is-act-by-minor = תשלום מן הפעולה המשנית
is-act-treaty-points = { $number ->
    [0] בלי נקודות אמנה, הכול חוב
    [one] נקודת אמנה אחת, השאר חוב
   *[other] { $number } נקודות אמנה, השאר חוב
  }
is-act-place = הנחת האריח: { $name }
is-act-move = העברת האריח { $name }
is-act-keep = שמירת האריח { $name }
is-act-to-pool = החזרת האריח האחר למאגר
is-act-out-of-game = הוצאת האריח האחר מן המשחק
is-act-theater = נקיבה: { $name }
is-act-mark = הנחת סמן עימות: { $name }
is-act-send-home = שליחת השייטת הביתה: { $name }
is-act-unflag = הסרת הדגל: { $name }
is-act-give-up = ויתור: { $name }
is-act-control = השתלטות: { $name }
is-act-damage = פגיעה במבצר: { $name }
is-act-set-aside = הנחת שייטת בצד: { $name }
is-act-lose = אובדן שייטת: { $name }
is-act-points = לקיחת נקודות { $type }
is-act-demand = בחירה: { $name }
is-act-refresh = ריענון: { $name }
is-act-exhaust = מיצוי: { $name }
is-act-either = { $number ->
    [1] ההשפעה הראשונה
   *[2] ההשפעה השנייה
  }
is-act-give-back = החזרת { $name } למאגר
is-act-score-it = ניקוד הסחורה עכשיו
is-act-take-debt = לקיחת חוב אחד
is-act-pay-treaty-point = ויתור על נקודת אמנה אחת
is-act-settle = הנחת סמן הוגנוטים: { $name }
is-act-conquer = כיבוש: { $name }
is-act-refuse = סירוב לוותר על הטריטוריה
is-act-cede = ויתור על הטריטוריה
is-act-usa = הנחת דגל ארצות הברית: { $name }
is-act-usa-fort = הסרת הדגל: { $name }
is-act-enough = די

# שאלות
is-prompt-menu = { $side } פועלת, עם { $money ->
    [0] אפס נקודות
    [one] נקודה אחת
   *[other] עד { $money } נקודות
  } נוספות מאמנה ומחוב.
is-prompt-secret = { $side } בוחרת בסוד.
is-prompt-discard = { $side } משליכה עד שיישארו { $number } קלפי אירוע.
is-prompt-choose-ministry = { $left ->
    [one] { $side } בוחרת משרד.
   *[other] { $side } בוחרת { $left } משרדים.
  }
is-prompt-swap-ministry = { $side } רשאית להחליף משרד מוסתר.
is-prompt-third-ministry = { $side } רשאית להחזיק במרידות היעקוביטים כמשרד שלישי.
is-prompt-first-player = היוזמה בידי { $side }, והיא קובעת מי פותח.
is-prompt-layout = { $side } משבצת אריח בסיס: { $name }.
is-prompt-take = { $side } לוקחת השקעה.
is-prompt-shift-with = { $side } משנה שטח { $inRegion } בעזרת { $name2 }: איזה?
is-prompt-shift-market = { $side } משנה שוק { $inRegion }: איזה?
is-prompt-shift-space = { $side } משנה שטח מדיני { $inRegion }: איזה?
is-prompt-jacobite-shift = { $side } משנה שטח בסקוטלנד או באירלנד בנקודות צבא: איזה?
is-prompt-huguenots = { $side } רשאית להפוך סמן הוגנוטים כדי לשלם פחות: { $name }.
is-prompt-forts = { $side } בונה, מתקנת או תופסת מבצר: איזה?
is-prompt-deploy-to = { $side } פורסת שייטת: לאיזה שטח ימי?
is-prompt-deploy-from = { $side } פורסת שייטת ({ $name }): מאין?
is-prompt-clear-markers = { $side } מסירה סמן עימות: איזה?
is-prompt-pay-by = { $side } משלמת { $number } מן הפעולה הראשית או המשנית ({ $type }).
is-prompt-pay-extra = { $side }: חסרות { $number1 } מתוך { $number2 } נקודות, מאמנה או מחוב.
is-prompt-place-tile = { $side } מניחה אריח בונוס בזירה של המלחמה הבאה.
is-prompt-move-tile = { $side } מחזיקה שם שני אריחים ({ $name }): איזה יעבור?
is-prompt-move-to = { $side } מעבירה אריח בונוס: לאן?
is-prompt-upgrade-keep = { $side } שומרת אחד משני אריחי בסיס: { $name }.
is-prompt-upgrade-fate = { $side } מחזירה את האריח האחר למאגר או מוציאה אותו מן המשחק.
is-prompt-swap-first = { $side } מחליפה שני אריחי בסיס: הזירה הראשונה?
is-prompt-swap-second = { $side } מחליפה את האריח ({ $name }) באריח של זירה אחרת.
is-prompt-spanish-shift = טריטוריה ספרדית נכבשה: { $side } רשאית לשנות שטח בספרד.
is-prompt-tile-effect-both = { $name }: אריח מלחמה פועל, { $side } פוגעת במבצר, שולחת שייטת הביתה או מסירה דגל.
is-prompt-tile-effect-strike = { $name }: אריח מלחמה פועל, { $side } פוגעת במבצר או שולחת שייטת הביתה.
is-prompt-tile-effect-unflag = { $name }: אריח מלחמה פועל, { $side } מסירה דגל.
is-prompt-lose-squadrons-out = { $name }: { $side } מאבדת { $number } שייטות לתמיד; איזו הבאה?
is-prompt-lose-squadrons = { $name }: { $side } מחזירה { $number } שייטות למאגר; איזו הבאה?
is-prompt-spoils-unflag = { $name }: { $side } מסירה דגל יריב.
is-prompt-usa-territory = { $side } רשאית להניח דגל ארצות הברית על טריטוריה.
is-prompt-canada = { $side } רשאית להניח דגל ארצות הברית על קוויבק ומונטריאול.
is-prompt-usa-fort = { $side } רשאית להסיר את הדגל ממבצר במושבות הצפוניות.
is-prompt-conquer = { $number ->
    [one] { $side }: נקודת כיבוש אחת ({ $name }). מה לכבוש?
   *[other] { $side }: { $number } נקודות כיבוש ({ $name }). מה לכבוש?
  }
is-prompt-conquer-from = { $side } כובשת { $name }: באיזו שייטת?
is-prompt-refuse = { $side } מוותרת על { $name } או מסרבת תמורת { $number } נ״נ.
is-prompt-card-mark = { $name }: { $side } מניחה סמן עימות: על איזה שטח?
is-prompt-card-home = { $name }: { $side } שולחת שייטת יריבה הביתה: איזו?
is-prompt-card-use-advantage = { $name }: { $side } רשאית להשתמש ביתרון בלי למצות אותו: איזה?
is-prompt-card-refresh = { $name }: { $side } רשאית לרענן יתרון (לכל היותר { $left }): איזה?
is-prompt-card-exhaust = { $name }: { $side } רשאית למצות יתרון (לכל היותר { $left }): איזה?
is-prompt-card-demand = { $name }: { $side } רשאית להוסיף סחורה לביקוש העולמי: איזו?
is-prompt-card-demand-swap = { $name }: { $name2 } במקום סחורה מבוקשת, { $side } בוחרת: איזו?
is-prompt-card-either = { $name }: { $side } בוחרת אחת משתי ההשפעות.
is-prompt-card-unflag = { $name }: { $side } מסירה דגל יריב: מאיזה שטח?
is-prompt-card-give-up = { $name }: { $side } מסירה דגל משלה: מאיזה שטח?
is-prompt-card-shift = { $name }: { $side } משנה שטח בחינם: איזה?
is-prompt-card-control = { $name }: { $side } משתלטת על ברית מקומית: איזו?
is-prompt-card-damage = { $name }: { $side } פוגעת במבצר יריב: איזה?
is-prompt-card-aside = { $name }: { $side } מניחה שייטת בצד: איזו?
is-prompt-card-lose = { $name }: { $side } מוציאה שייטת יריבה מן המשחק: איזו?
is-prompt-card-pay = { $name }: { $side } משלמת על השייטת חוב { $number1 } או נקודת אמנה { $number2 }?
is-prompt-card-points = { $name }: { $side } מקבלת { $number } נקודות: מאיזה סוג?
is-prompt-card-score = { $name }: { $side } רשאית לנקד עכשיו: { $name2 }.
is-prompt-card-byng = { $name }: { $side } מניחה את סמן בינג בזירה: איזו?
is-prompt-card-theater = { $name }: { $side } נוקבת זירה שבה היריב מאבד אריח בונוס אקראי.
is-prompt-card-overrun = { $name }: { $side } חייבת לפגוע במבצר, לשלוח שייטת הביתה או להחזיר אריח בונוס.
is-prompt-card-discard = { $name }: { $side } משליכה קלף: איזה?
is-prompt-card-mark-demand = { $name }: { $side } מסמנת סחורה מבוקשת: איזו?
is-prompt-card-settle = { $name }: { $side } מניחה סמן הוגנוטים על טריטוריה: איזו?
is-prompt-card-choose = { $name }: { $side } בוחרת.
is-prompt-waiting = ממתינים לתוצאה.
is-prompt-over = המשחק נגמר.
