# למה לא: סיבות הסירוב של Imperial Struggle
is-why-no-answer = זאת אינה תשובה למה שנשאל: { $prompt }
is-why-choose-first = תחילה יש לבחור מה לעשות בסבב הזה.
is-why-choose-region = תחילה יש לבחור את האזור: { $region }.
is-why-end-instead = חלק מן האריח או יתרון כבר נוצלו: יש לסיים את הסבב במקום זאת.
is-why-pass-instead = שום דבר מן האריח לא נוצל: יש לוותר, והוויתור מוריד את החוב.
is-why-tile-taken = אריח השקעה כבר נלקח בסבב הזה.
is-why-tile-not-open = אריח ההשקעה הזה אינו פנוי.
is-why-take-first = { $side } חייבת לקחת תחילה אריח השקעה.
is-why-no-upgrade = אין באריח שדרוג צבאי שאפשר להשתמש בו לשם כך, או שהוא כבר נוצל.
is-why-no-action = לא נותרה בסבב הזה פעולת { $type }.
is-why-no-market = אין { $inRegion } שוק שאפשר להגיע אליו ולשלם עליו.
is-why-no-political = אין { $inRegion } שטח מדיני שאפשר להגיע אליו ולשלם עליו.
is-why-no-next-war = אין מלחמה הבאה.
is-why-tiles-bought = { $number ->
    [one] אריח בונוס אחד כבר נקנה בסבב הזה.
    [two] שני אריחי בונוס כבר נקנו בסבב הזה.
   *[other] { $number } אריחי בונוס כבר נקנו בסבב הזה.
  }
is-why-theaters-full = בכל זירה כבר יש שני אריחים.
is-why-exchange-last = נקודות ממירים רק בתור האחרון.
is-why-nothing-payable = אין דבר כזה שאפשר לשלם עליו.

# אירועים
is-why-event-played = אירוע כבר שוחק בסבב הזה.
is-why-event-first = אירוע בא לפני כל השאר שבאריח.
is-why-event-symbol = אין על אריח ההשקעה סמל אירוע.
is-why-event-type = { $name }: דרוש אריח שהפעולה הראשית שלו היא פעולת { $type }.
is-why-not-in-hand = { $name }: הקלף אינו ביד.

# שינויים
is-why-not-market-there = { $name }: זה אינו שוק { $inRegion }, האזור שנבחר.
is-why-not-political-there = { $name }: זה אינו שטח מדיני { $inRegion }, האזור שנבחר.
is-why-not-in-play = { $name }: השטח עדיין אינו במשחק.
is-why-holds-already = { $name }: כבר בידי { $side }.
is-why-usa-for-good = { $name }: יש שם דגל ארצות הברית, והוא שם לתמיד.
is-why-usa-already = { $name }: כבר יש שם דגל ארצות הברית.
is-why-usa-flag = { $name }: יש שם דגל ארצות הברית.
is-why-advantage-not-for = { $name }: אי אפשר לשנות בעזרת היתרון הזה את { $name2 }.
is-why-not-connected = { $name }: אין חיבור לשטח של { $side } שממנו אפשר לשנות.
is-why-shift-not-remove = { $number ->
    [one] { $name }: המחיר הוא נקודת { $type } אחת
   *[other] { $name }: המחיר הוא { $number } נקודות { $type }
  }, אך שום פעולת { $type2 } בסבב הזה אינה רשאית להסיר את הדגל הזה.
is-why-shift-not-place = { $number ->
    [one] { $name }: המחיר הוא נקודת { $type } אחת
   *[other] { $name }: המחיר הוא { $number } נקודות { $type }
  }, אך שום פעולת { $type2 } בסבב הזה אינה רשאית לעשות זאת.
is-why-shift-price = { $number ->
    [one] { $name }: המחיר הוא נקודת { $type } אחת
   *[other] { $name }: המחיר הוא { $number } נקודות { $type }
  } ({ $sum }); { $side } יכולה לגייס בסך הכול { $number2 }: { $number3 }, ועוד { $number4 } מנקודות אמנה ומחוב.
is-why-rising-elsewhere = { $name }: השטח אינו של סקוטלנד או של אירלנד.
is-why-rising-price = { $number ->
    [one] { $name }: המחיר הוא נקודת צבא אחת ({ $sum }), והיא איננה.
   *[other] { $name }: המחיר הוא { $number } נקודות צבא ({ $sum }), והן אינן.
  }

# מבצרים ושייטות
is-why-fort-empty = { $name }: השטח ריק, ואפשר רק לבנות בו.
is-why-fort-intact = { $name }: זה מבצר שלם של { $side }.
is-why-fort-damaged = { $name }: זה מבצר פגוע של { $side }; { $side2 } יכולה לתקן אותו, והצד השני יכול לתפוס אותו.
is-why-fort-unsupported = { $name }: אי אפשר לבנות שם, כי אין בידי { $side } מתחילת הסבב שוק, שייטת או טריטוריה מחוברים.
is-why-fort-no-storm = { $name }: אין בידי { $side } שוק או שייטת מחוברים.
is-why-deploy-price = { $number ->
    [one] { $name }: פריסה לשם עולה נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $name }: פריסה לשם עולה { $number } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
is-why-displace-price = { $name }: דחיקת השייטת משם עולה { $number } נקודות צבא מן המפה, { $number2 } מתיבת הצי; פעולה משנית אינה יכולה לעשות זאת.
is-why-clear-price = { $number ->
    [one] { $name }: הסרת הסמן עולה נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $name }: הסרת הסמן עולה { $number } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
is-why-squadron-price = { $number ->
    [one] השייטת עולה נקודת צבא אחת, יותר ממה ש{ $side } יכולה לגייס.
   *[other] השייטת עולה { $number } נקודות צבא, יותר ממה ש{ $side } יכולה לגייס.
  }
is-why-rising-cost = { $number ->
    [one] המרידה עולה נקודת צבא אחת, יותר ממה שאפשר לגייס.
   *[other] המרידה עולה { $number } נקודות צבא, יותר ממה שאפשר לגייס.
  }
is-why-fort-price-seize = { $number ->
    [one] { $name }: המחיר הוא נקודת צבא אחת, יותר ממה שיש בידי { $side }; פעולה משנית אינה יכולה לתפוס מבצר.
   *[other] { $name }: המחיר הוא { $number } נקודות צבא, יותר ממה שיש בידי { $side }; פעולה משנית אינה יכולה לתפוס מבצר.
  }
is-why-fort-price = { $number ->
    [one] { $name }: המחיר הוא נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $name }: המחיר הוא { $number } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
is-why-squadron-there = { $name }: כבר עומדת שם שייטת של { $side }.
is-why-no-deployable = אין בידי { $side } שייטת שעוד אפשר לפרוס בסבב הזה.
is-why-no-squadron-left = לא נותרה בידי { $side } שייטת לבנות.
is-why-squadron-needs-military = לבניית שייטת דרושה פעולת צבא, ולא נותרה כזאת בסבב הזה.
is-why-no-conflict = { $name }: אין שם סמן עימות.
is-why-other-war = הזירה הזאת שייכת למלחמה אחרת ולא למלחמה הבאה.
is-why-no-room = אין מקום בזירה הזאת.

# יתרונות
is-why-advantage-holder = { $name }: היתרון שייך לצד שמחזיק בכל אלה: { $spaces }.
is-why-ability-used = { $name }: היכולת הזאת כבר נוצלה בתור הזה.
is-why-advantage-used = { $name }: היתרון כבר נוצל בתור הזה.
is-why-advantage-new = { $name }: היתרון נלקח בסבב הזה.
is-why-advantages-round = { $number ->
    [one] יתרון אחד כבר נוצל בסבב הזה.
    [two] שני יתרונות כבר נוצלו בסבב הזה.
   *[other] { $number } יתרונות כבר נוצלו בסבב הזה.
  }
is-why-advantage-region = יתרון של האזור הזה כבר נוצל בסבב הזה.
is-why-advantage-blocked = { $name }: סמן עימות מונח על אחד השטחים של היתרון.
is-why-advantage-no-target = { $name }: אין ליתרון מטרה שאפשר לשלם עליה.
is-why-advantage-no-marker = { $name }: היתרון אינו יכול להניח סמן עימות על { $name2 }.
is-why-advantage-no-squadron = { $name }: אין שם שייטת יריבה שהיתרון יכול לשלוח הביתה.

# משרדים
is-why-ministry-other-side = { $name }: זה משרד של הצד השני.
is-why-ministry-not-up = { $name }: המשרד אינו גלוי.
is-why-ministry-up = { $name }: המשרד כבר גלוי.
is-why-ministry-not-chosen = { $name }: זה אינו אחד המשרדים שנבחרו.
is-why-ability-needs-tile = { $name }: ליכולת הזאת דרוש אריח השקעה; יש לקחת אחד תחילה.
is-why-ministry-adds = { $name }: המשרד מוסיף לפעולת { $type }, ולא נותרה כזאת בסבב הזה.
is-why-ministry-before = { $name }: זה בא לפני אירוע ולפני שנקודה כלשהי מוצאת.
is-why-ministry-not-now = { $name }: אי אפשר להשתמש בזה עכשיו.
is-why-ministry-needs-military = { $name }: דרושה פעולת צבא בסבב הזה.
is-why-ministry-era = { $name }: המשרד אינו של העידן הזה.
is-why-ministry-in-use = { $name }: המשרד כבר בשימוש, הוחזר זה עתה, או יצא מן המשחק.
is-why-ministry-no-exchange = { $name }: זה אינו משרד מוסתר של { $side } שאפשר להחליף.
is-why-jacobites-held = מרידות היעקוביטים כבר מוחזקות, או שיצאו מן המשחק.
is-why-pile-empty = הקופה ריקה.
is-why-no-card = אין בידי { $side } קלף.
is-why-no-demand = שום סחורה אינה מבוקשת.
is-why-tile-no-diplomatic = אין באריח ההשקעה פעולת דיפלומטיה.
is-why-huguenots-out = שני סמני ההוגנוטים כבר על המפה.
is-why-huguenots-no-territory = אין בידי { $side } טריטוריה ללא סמן בעולם החדש.
is-why-huguenots-already = { $name }: כבר יש שם סמן הוגנוטים.
is-why-not-french = { $name }: הטריטוריה אינה צרפתית.
is-why-rising-no-space = אי אפשר לשנות שום שטח של סקוטלנד או של אירלנד בנקודות שיש.

# השפעות של קלפים
is-why-card-region = { $name }: מחוץ לאזורים שהקלף נוקב בהם.
is-why-not-held = { $name }: לא בידי { $side }.
is-why-advantage-idle = { $name }: אין ליתרון על מה לפעול עכשיו, או שהגיע למגבלותיו.
is-why-not-exhausted = { $name }: היתרון לא מוצה.
is-why-exhausted-already = { $name }: היתרון כבר מוצה.
is-why-card-commodity = { $name }: הקלף אינו נוקב בסחורה הזאת.
is-why-demand-already = { $name }: הסחורה כבר מבוקשת.
is-why-not-in-demand = { $name }: הסחורה אינה מבוקשת בתור הזה.
is-why-nothing-on-board = אין על הלוח דבר שההשפעה הזאת חלה עליו.
is-why-card-space = { $name }: זה אינו אחד השטחים שהקלף נוקב בהם.
is-why-card-points = הקלף אינו נותן נקודות { $type }.
is-why-no-opposing-flag = { $name }: אין שם דגל יריב.
is-why-would-isolate = { $name }: בלעדיו יתנתק שוק אחר של אותו צד.
is-why-no-flag-of = { $name }: אין שם דגל של { $side }.
is-why-flag-already = { $name }: כבר יש שם דגל של { $side }.
is-why-no-intact-fort = { $name }: אין שם מבצר יריב שלם.
is-why-conflict-already = { $name }: כבר יש שם סמן עימות.
is-why-protected = { $name }: השטח מוגן.
is-why-not-next-theater = { $name }: זאת אינה זירה של המלחמה הבאה.
is-why-no-squadron-strength = { $name }: שייטות אינן נותנות שם עוצמה.
is-why-no-bonus-tile = { $name }: אין שם אריח בונוס של { $side }.
is-why-no-fort-of = { $name }: אין שם מבצר שלם של { $side }.
is-why-no-tile-of = { $name }: אין אריח כזה של { $side } בשום זירה של המלחמה הבאה.

# מלחמה
is-why-box-squadron-used = אין בידי { $side } שייטת בתיבת הצי שעוד לא כבשה שטח במלחמה הזאת.
is-why-no-fresh-squadron = אין בידי { $side } שייטת, בתיבת הצי או בזירה, שעוד לא כבשה שטח במלחמה הזאת.
is-why-no-squadron-box = אין בידי { $side } שייטת בתיבת הצי.
is-why-no-squadron-in = { $name }: אין שם שייטת של { $side }.
is-why-squadron-used = { $name }: השייטת שם כבר כבשה שטח במלחמה הזאת.
is-why-outside-theater = { $name }: מחוץ לזירה הזאת, { $name2 }.
is-why-outside-list = { $name }: הטריטוריה נמצאת מחוץ לזירה הזאת, { $name2 }, ואינה ברשימת הטריטוריות שלה.
is-why-no-strikes = אין עוד אריח שמכה במבצרים או בציים.
is-why-no-squadron-stands = { $name }: אין שם שייטת יריבה.
is-why-no-fort-stands = { $name }: אין שם מבצר יריב שלם.
is-why-no-unflags = אין עוד אריח שמסיר דגל.
is-why-has-conflict = { $name }: יש שם סמן עימות.
is-why-would-isolate-war = { $name }: בלעדיו יתנתק שוק אחר, ויש שווקים שאובדנם אינו מנתק אף שוק.
is-why-not-spain = { $name }: השטח אינו של ספרד.
is-why-not-this-result = { $name }: התוצאה הזאת אינה חלה על השטח.
is-why-no-flag = { $name }: אין שם דגל.
is-why-spoils-reach = { $name2 }: השלל של הזירה אינו מגיע לשם ({ $name }).
is-why-refused-before = { $name }: כבר סירבו לוותר על הטריטוריה במלחמה הזאת.
is-why-conquest-line = { $name }: לכיבוש דרוש שבידי { $side } יהיה אחד מאלה: { $spaces }.
is-why-conquest-price = { $number ->
    [one] { $name }: המחיר הוא נקודת כיבוש אחת
   *[other] { $name }: המחיר הוא { $number } נקודות כיבוש
  }; { $number2 ->
    [0] לא נותרה אף אחת.
    [one] נותרה אחת.
   *[other] נותרו { $number2 }.
  }
is-why-part = { "\u200F" }{ $name } { $amount }
is-rule-card = { $name }: { $text }
