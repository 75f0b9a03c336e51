# מה נשאל.
prompt-discard = { $side } משליכה עד שיישארו { $number } קלפי אירוע.
prompt-choose-ministry = { $number ->
    [one] { $side } בוחרת משרד.
   *[other] { $side } בוחרת { $number } משרדים.
  }
prompt-swap-ministry = { $side } רשאית להחליף משרד מוסתר.
prompt-third-ministry = { $side } רשאית להחזיק במרידות היעקוביטים כמשרד שלישי.
prompt-first-player = היוזמה בידי { $side }, והיא קובעת מי פותח.
prompt-layout = { $side } משבצת אריח בסיס: { $theater }.
prompt-take = { $side } לוקחת השקעה.
prompt-menu = { $number ->
    [0] { $side } פועלת, בלי נקודות נוספות מאמנה ומחוב.
    [one] { $side } פועלת, עם נקודה אחת נוספת מאמנה או מחוב.
   *[other] { $side } פועלת, עם עד { $number } נקודות נוספות מאמנה ומחוב.
  }
prompt-shift-with = { $type-id ->
    [economic] { $side } משנה שוק { $region-in } בעזרת היתרון { $advantage }: איזה?
   *[diplomatic] { $side } משנה שטח מדיני { $region-in } בעזרת היתרון { $advantage }: איזה?
  }
prompt-shift-market = { $side } משנה שוק { $region-in }: איזה?
prompt-shift-space = { $side } משנה שטח מדיני { $region-in }: איזה?
prompt-jacobite-shift = { $side } משנה שטח בסקוטלנד או באירלנד בנקודות צבא: איזה?
prompt-huguenots = { $side } רשאית להפוך סמן הוגנוטים כדי לשלם פחות: { $space }.
prompt-forts = { $side } בונה, מתקנת או תופסת מבצר: איזה?
prompt-deploy-to = { $side } פורסת שייטת: לאיזה שטח ימי?
prompt-deploy-from = { $side } פורסת שייטת ({ $space }): מאין?
prompt-clear-markers = { $side } מסירה סמן עימות: איזה?
prompt-pay-by = { $side } משלמת { $price } מן הפעולה הראשית או המשנית ({ $type }).
prompt-pay-extra = { $side }: נקודות חסרות: { $missing } מתוך { $price }, מאמנה או מחוב.
prompt-place-tile = { $side } מניחה אריח בונוס בזירה של המלחמה הבאה.
prompt-move-tile = { $side } מחזיקה שם שני אריחים ({ $theater }): איזה יעבור?
prompt-move-to = { $side } מעבירה אריח בונוס: לאן?
prompt-upgrade-keep = { $side } שומרת אחד משני אריחי בסיס: { $theater }.
prompt-upgrade-fate = { $side } מחזירה את האריח האחר למאגר או מוציאה אותו מן המשחק.
prompt-swap-first = { $side } מחליפה שני אריחי בסיס: הזירה הראשונה?
prompt-swap-second = { $side } מחליפה את האריח ({ $theater }) באריח של זירה אחרת.
prompt-spanish-shift = טריטוריה ספרדית נכבשה: { $side } רשאית לשנות שטח בספרד.
prompt-tile-effect-both = { $theater }: אריח מלחמה פועל, { $side } רשאית לפגוע במבצר, לשלוח שייטת הביתה או להסיר דגל.
prompt-tile-effect-strike = { $theater }: אריח מלחמה פועל, { $side } רשאית לפגוע במבצר או לשלוח שייטת הביתה.
prompt-tile-effect-unflag = { $theater }: אריח מלחמה פועל, { $side } רשאית להסיר דגל.
prompt-lose-squadrons-out = { $number ->
    [one] { $theater }: { $side } מאבדת שייטת אחת לתמיד; איזו?
   *[other] { $theater }: { $side } מאבדת { $number } שייטות לתמיד; איזו הבאה?
  }
prompt-lose-squadrons = { $number ->
    [one] { $theater }: { $side } מחזירה שייטת אחת לשייטות שלא נבנו; איזו?
   *[other] { $theater }: { $side } מחזירה { $number } שייטות לשייטות שלא נבנו; איזו הבאה?
  }
prompt-spoils-unflag = { $theater }: { $side } רשאית להסיר דגל יריב.
prompt-usa-territory = { $side } רשאית להניח דגל ארצות הברית על טריטוריה.
prompt-canada = { $side } רשאית להניח דגל ארצות הברית על קוויבק ומונטריאול.
prompt-usa-fort = { $side } רשאית להסיר את הדגל ממבצר במושבות הצפוניות.
prompt-conquer = { $number ->
    [one] { $side }: נקודת כיבוש אחת ({ $theater }). מה לכבוש?
   *[other] { $side }: { $number } נקודות כיבוש ({ $theater }). מה לכבוש?
  }
prompt-conquer-from = כיבוש { $space }: באיזו שייטת משתמשת { $side }?
prompt-refuse = { $space }: { $side } מוסרת, או מסרבת תמורת { $vp } נ״נ.
prompt-card-mark = { $number ->
    [one] { $source }: { $side } מניחה סמן עימות: על איזה שטח?
   *[other] { $source }: { $side } מניחה סמן עימות (נותרו { $number }): על איזה שטח?
  }
prompt-card-home = { $source }: { $side } שולחת שייטת יריבה הביתה: איזו?
prompt-card-use-advantage = { $source }: { $side } רשאית להשתמש ביתרון בלי למצות אותו: איזה?
prompt-card-refresh = { $source }: { $side } רשאית לרענן יתרון (לכל היותר { $number }): איזה?
prompt-card-exhaust = { $source }: { $side } רשאית למצות יתרון (לכל היותר { $number }): איזה?
prompt-card-demand = { $source }: { $side } רשאית להוסיף סחורה לביקוש העולמי: איזו?
prompt-card-demand-swap = { $source }: { $commodity } במקום סחורה מבוקשת, { $side } בוחרת: איזו?
prompt-card-either = { $source }: { $side } בוחרת אחת משתי ההשפעות.
prompt-card-unflag = { $source }: { $side } מסירה דגל יריב: מאיזה שטח?
prompt-card-give-up = { $source }: { $side } מסירה דגל משלה: מאיזה שטח?
prompt-card-shift = { $source }: { $side } משנה שטח בחינם: איזה?
prompt-card-control = { $source }: { $side } משתלטת על ברית מקומית: איזו?
prompt-card-damage = { $source }: { $side } פוגעת במבצר יריב: איזה?
prompt-card-aside = { $own ->
    [1] { $source }: { $side } מניחה בצד שייטת משלה: איזו?
   *[0] { $source }: { $side } מניחה בצד שייטת יריבה: איזו?
  }
prompt-card-lose = { $source }: { $side } מוציאה שייטת יריבה מן המשחק: איזו?
prompt-card-pay = { $source }: במה משלמת { $side } על השייטת: חוב { $debt } או נקודות אמנה { $treaty }?
prompt-card-points = { $source }: { $side } מקבלת { $number } נקודות: מאיזה סוג?
prompt-card-score-for = { $source }: { $side } רשאית לנקד עכשיו: { $commodity }; { $side2 } תקבל { $vp } נ״נ.
prompt-card-score-nobody = { $source }: { $side } רשאית לנקד עכשיו: { $commodity }; איש אינו מוביל, ולכן איש לא ירוויח.
prompt-card-byng = { $source }: { $side } מניחה את סמן בינג בזירה: איזו?
prompt-card-theater = { $source }: { $side } בוחרת זירה שבה היריב מאבד אריח בונוס אקראי.
prompt-card-overrun = { $source }: { $side } חייבת לפגוע במבצר, לשלוח שייטת הביתה או להחזיר אריח בונוס.
prompt-card-discard = { $source }: { $side } משליכה קלף: איזה?
prompt-card-mark-demand = { $source }: { $side } מסמנת סחורה מבוקשת: איזו?
prompt-card-settle = { $source }: { $side } מניחה סמן הוגנוטים על טריטוריה: איזו?
prompt-card-choose = { $source }: { $side } בוחרת.

# המקרה שמחכים לו
chance-award = נשלף פרס: { $region }.
chance-demand = נשלפת סחורה לביקוש העולמי.
chance-investment = אריח השקעה נחשף.
chance-card = { $side } שולפת קלף אירוע.
chance-basic-tile = { $side } שולפת אריח בסיס.
chance-bonus-tile = { $side } שולפת אריח בונוס.
chance-lost-tile = אריח בונוס חוזר לקופה באקראי: { $side }.
