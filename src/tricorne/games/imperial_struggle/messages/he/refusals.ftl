# למה משהו נדחה.
why-choose-first = תחילה יש לבחור מה לעשות בסבב הזה.
why-choose-region = תחילה יש לבחור את האזור: { $region }.
why-end-instead = חלק מן האריח כבר נוצל: יש לסיים את הסבב במקום זאת.
why-pass-instead = שום דבר מן האריח לא נוצל: יש לוותר, והוויתור מוריד את החוב.
why-pass-in-full = בשולחן הזה ויתור מוריד את החוב ב-{ $number }, או את כולו.
why-pass-no-debt = החוב של { $side } הוא { $number }: ויתור רגיל אינו מוריד יותר מזה.
why-tile-taken = אריח השקעה כבר נלקח בסבב הזה.
why-tile-not-open = אריח ההשקעה הזה אינו פנוי.
why-take-first = { $side } חייבת לקחת תחילה אריח השקעה.
why-effect-compulsory = בשולחן הזה חייבים לבצע כל מה שיש לו מטרה.
why-advantage-needs-tile = { $advantage }: ליתרון הזה דרושות נקודות פעולה, יש לקחת תחילה אריח השקעה.
why-no-upgrade = אין באריח שדרוג צבאי שאפשר להשתמש בו לשם כך, או שהוא כבר נוצל.
why-upgrade-no-tile = ל{ $side } אין אריח בסיס בזירה { $theater }.
why-territory = { $space } היא טריטוריה: היא מחליפה ידיים במלחמה בלבד, לעולם לא בתור שלום.
why-other-kind = { $number ->
    [0] { $space } הוא שטח מדיני: משנים אותו בנקודות דיפלומטיות.
    [1] { $space } הוא שוק: משנים אותו בנקודות כלכליות.
    [3] { $space } הוא שטח ימי: רק שייטת מחזיקה בו.
   *[other] { $space } הוא מבצר: בונים, מתקנים או תופסים אותו בנקודות צבאיות.
  }
why-no-action = לא נותרה בסבב הזה פעולת { $type }.
why-no-market = אין { $region-in } שוק שאפשר להגיע אליו ולשלם עליו.
why-no-political = אין { $region-in } שטח מדיני שאפשר להגיע אליו ולשלם עליו.
why-no-next-war = אין עוד מלחמה.
why-tiles-bought = { $number ->
    [one] אריח בונוס אחד כבר נקנה בסבב הזה.
    [two] שני אריחי בונוס כבר נקנו בסבב הזה.
   *[other] { $number } אריחי בונוס כבר נקנו בסבב הזה.
  }
why-theaters-full = בכל זירה כבר יש שני אריחים.
why-exchange-last = נקודות ממירים רק בתור האחרון.
why-nothing-payable = אין דבר כזה שאפשר לשלם עליו.
why-event-played = אירוע כבר שוחק בסבב הזה.
why-event-first = אירוע בא לפני כל השאר שבאריח.
why-event-symbol = אין על אריח ההשקעה סמל אירוע.
why-event-type = { $card }: דרוש אריח שהפעולה הראשית שלו היא פעולת { $type }.
why-event-and-bonus = הסיבה: { $why } { $bonus }
why-not-in-hand = { $card }: הקלף אינו ביד.
why-not-market-there = { $space }: זה אינו שוק { $region-in }, האזור שנבחר.
why-not-political-there = { $space }: זה אינו שטח מדיני { $region-in }, האזור שנבחר.
why-not-in-play = { $space }: השטח עדיין אינו במשחק.
why-holds-already = { $space }: כבר בידי { $side }.
why-usa-for-good = { $space }: יש שם דגל ארצות הברית, והוא שם לתמיד.
why-usa-already = { $space }: כבר יש שם דגל ארצות הברית.
why-usa-flag = { $space }: יש שם דגל ארצות הברית.
why-advantage-not-for = { $advantage }: אי אפשר לשנות בעזרת היתרון הזה את { $space }.
why-not-connected = { $space }: אין חיבור לשטח של { $side } שממנו אפשר לשנות.
why-shift-not-remove = { $price ->
    [one] { $space }: המחיר הוא נקודת { $type } אחת
   *[other] { $space }: המחיר הוא { $price } נקודות { $type }
  }, אך שום פעולת { $type } בסבב הזה אינה רשאית להסיר את הדגל הזה.
why-shift-not-place = { $price ->
    [one] { $space }: המחיר הוא נקודת { $type } אחת
   *[other] { $space }: המחיר הוא { $price } נקודות { $type }
  }, אך שום פעולת { $type } בסבב הזה אינה רשאית לעשות זאת.
why-shift-price = { $price ->
    [one] { $space }: המחיר הוא נקודת { $type } אחת
   *[other] { $space }: המחיר הוא { $price } נקודות { $type }
  } ({ $sum-plain }); { $side } יכולה לגייס בסך הכול { $total }: { $points }, ועוד { $money } מנקודות אמנה ומחוב.
why-rising-elsewhere = { $space }: השטח אינו של סקוטלנד או של אירלנד.
why-rising-price = { $price ->
    [one] { $space }: המחיר הוא נקודת צבא אחת ({ $sum-plain }), ואין נקודה כזאת.
   *[other] { $space }: המחיר הוא { $price } נקודות צבא ({ $sum-plain }), ואין די נקודות.
  }
why-fort-empty = { $space }: השטח ריק, ואפשר רק לבנות בו.
why-fort-intact = { $space }: זה מבצר שלם של { $side }.
why-fort-damaged = { $space }: זה מבצר פגוע של { $side }; { $side } יכולה לתקן אותו, והצד השני יכול לתפוס אותו.
why-fort-unsupported = { $space }: אי אפשר לבנות שם, כי אין בידי { $side } מתחילת הסבב שוק, שייטת או טריטוריה מחוברים.
why-fort-no-storm = { $space }: אין בידי { $side } שוק או שייטת מחוברים.
why-deploy-price = { $price ->
    [one] { $space }: פריסה לשם עולה נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $space }: פריסה לשם עולה { $price } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
why-displace-price = { $space }: דחיקת השייטת משם עולה { $price } נקודות צבא מן המפה, { $price2 } מתיבת הצי; פעולה משנית אינה יכולה לעשות זאת.
why-clear-price = { $price ->
    [one] { $space }: הסרת הסמן עולה נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $space }: הסרת הסמן עולה { $price } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
why-squadron-price = { $price ->
    [one] השייטת עולה נקודת צבא אחת, יותר ממה ש{ $side } יכולה לגייס.
   *[other] השייטת עולה { $price } נקודות צבא, יותר ממה ש{ $side } יכולה לגייס.
  }
why-rising-cost = { $price ->
    [one] המרידה עולה נקודת צבא אחת, יותר ממה שאפשר לגייס.
   *[other] המרידה עולה { $price } נקודות צבא, יותר ממה שאפשר לגייס.
  }
why-fort-price-seize = { $price ->
    [one] { $space }: המחיר הוא נקודת צבא אחת, יותר ממה שיש בידי { $side }; פעולה משנית אינה יכולה לתפוס מבצר.
   *[other] { $space }: המחיר הוא { $price } נקודות צבא, יותר ממה שיש בידי { $side }; פעולה משנית אינה יכולה לתפוס מבצר.
  }
why-fort-price = { $price ->
    [one] { $space }: המחיר הוא נקודת צבא אחת, יותר ממה שיש בידי { $side }.
   *[other] { $space }: המחיר הוא { $price } נקודות צבא, יותר ממה שיש בידי { $side }.
  }
why-squadron-there = { $space }: כבר עומדת שם שייטת של { $side }.
why-no-deployable = אין בידי { $side } שייטת שעוד אפשר לפרוס בסבב הזה.
why-no-squadron-left = לא נותרה בידי { $side } שייטת לבנות.
why-squadron-needs-military = לבניית שייטת דרושה פעולת צבא, ולא נותרה כזאת בסבב הזה.
why-no-conflict = { $space }: אין שם סמן עימות.
why-other-war = הזירה הזאת שייכת למלחמה אחרת ולא למלחמה הבאה.
why-no-room = אין מקום בזירה הזאת.
why-advantage-holder = { $advantage }: היתרון שייך לצד שמחזיק בכל אלה: { $spaces }.
why-ability-used = { $ministry }: היכולת הזאת כבר נוצלה בתור הזה.
why-advantage-used = { $advantage }: היתרון כבר נוצל בתור הזה.
why-advantage-new = { $advantage }: היתרון נלקח בסבב הזה.
why-advantages-round = { $number ->
    [one] יתרון אחד כבר נוצל בסבב הזה.
    [two] שני יתרונות כבר נוצלו בסבב הזה.
   *[other] { $number } יתרונות כבר נוצלו בסבב הזה.
  }
why-advantage-region = יתרון של האזור הזה כבר נוצל בסבב הזה.
why-advantage-blocked = { $advantage }: סמן עימות מונח על אחד השטחים של היתרון.
why-advantage-no-target = { $advantage }: אין ליתרון מטרה שאפשר לשלם עליה.
why-advantage-no-marker = { $advantage }: היתרון אינו יכול להניח סמן עימות על { $space }.
why-advantage-no-squadron = { $advantage }: אין שם שייטת יריבה שהיתרון יכול לשלוח הביתה.
why-ministry-other-side = { $ministry }: זה משרד של הצד השני.
why-ministry-not-up = { $ministry }: המשרד אינו גלוי.
why-ministry-up = { $ministry }: המשרד כבר גלוי.
why-ministry-not-chosen = { $ministry }: זה אינו אחד המשרדים שנבחרו.
why-ability-needs-tile = { $ministry }: ליכולת הזאת דרוש אריח השקעה; יש לקחת אחד תחילה.
why-ministry-adds = { $ministry }: המשרד מוסיף לפעולת { $type }, ולא נותרה כזאת בסבב הזה.
why-ministry-before = { $ministry }: זה בא לפני אירוע ולפני שנקודה כלשהי מוצאת.
why-ministry-not-now = { $ministry }: אי אפשר להשתמש בזה עכשיו.
why-ministry-needs-military = { $ministry }: דרושה פעולת צבא בסבב הזה.
why-ministry-era = { $ministry }: המשרד אינו של העידן הזה.
why-ministry-in-use = { $ministry }: המשרד כבר בשימוש, הוחזר זה עתה, או יצא מן המשחק.
why-ministry-no-exchange = { $ministry }: זה אינו משרד מוסתר של { $side } שאפשר להחליף.
why-jacobites-held = מרידות היעקוביטים כבר מוחזקות, או שיצאו מן המשחק.
why-pile-empty = הקופה ריקה.
why-no-card = אין בידי { $side } קלף.
why-no-demand = שום סחורה אינה מבוקשת.
why-tile-no-diplomatic = אין באריח ההשקעה פעולת דיפלומטיה.
why-huguenots-out = שני סמני ההוגנוטים כבר על המפה.
why-huguenots-no-territory = אין בידי { $side } טריטוריה ללא סמן בעולם החדש.
why-huguenots-already = { $space }: כבר יש שם סמן הוגנוטים.
why-not-french = { $space }: הטריטוריה אינה צרפתית.
why-rising-no-space = אי אפשר לשנות שום שטח של סקוטלנד או של אירלנד בנקודות שיש.
why-card-region = { $advantage }: מחוץ לאזורים שהקלף נוקב בהם.
why-not-held = { $advantage }: לא בידי { $side }.
why-advantage-idle = { $advantage }: אין ליתרון על מה לפעול עכשיו, או שהגיע למגבלותיו.
why-not-exhausted = { $advantage }: היתרון לא מוצה.
why-exhausted-already = { $advantage }: היתרון כבר מוצה.
why-card-commodity = { $commodity }: הקלף אינו נוקב בסחורה הזאת.
why-demand-already = { $commodity }: הסחורה כבר מבוקשת.
why-not-in-demand = { $commodity }: הסחורה אינה מבוקשת בתור הזה.
why-nothing-on-board = אין על הלוח דבר שההשפעה הזאת חלה עליו.
why-card-space = { $space }: זה אינו אחד השטחים שהקלף נוקב בהם.
why-card-points = הקלף אינו נותן נקודות { $type }.
why-no-opposing-flag = { $space }: אין שם דגל יריב.
why-would-isolate = { $space }: בלעדיו יתנתק שוק אחר של אותו צד.
why-no-flag-of = { $space }: אין שם דגל של { $side }.
why-flag-already = { $space }: כבר יש שם דגל של { $side }.
why-no-intact-fort = { $space }: אין שם מבצר יריב שלם.
why-conflict-already = { $space }: כבר יש שם סמן עימות.
why-protected = { $space }: השטח מוגן.
why-not-next-theater = { $theater }: זאת אינה זירה של המלחמה הבאה.
why-no-squadron-strength = { $theater }: שייטות אינן נותנות שם עוצמה.
why-no-bonus-tile = { $theater }: אין שם אריח בונוס של { $side }.
why-no-fort-of = { $space }: אין שם מבצר שלם של { $side }.
why-no-tile-of = { $tile }: אין אריח כזה של { $side } בשום זירה של המלחמה הבאה.
why-box-squadron-used = אין בידי { $side } שייטת בתיבת הצי שעוד לא כבשה שטח במלחמה הזאת.
why-no-fresh-squadron = אין בידי { $side } שייטת, בתיבת הצי או בזירה, שעוד לא כבשה שטח במלחמה הזאת.
why-no-squadron-box = אין בידי { $side } שייטת בתיבת הצי.
why-no-squadron-in = { $space }: אין שם שייטת של { $side }.
why-no-squadron-region = ל{ $side } אין שייטת { $region-in }.
why-squadron-used = { $space }: השייטת שם כבר כבשה שטח במלחמה הזאת.
why-outside-theater = { $space }: מחוץ לזירה הזאת, { $theater }.
why-outside-list = { $space }: הטריטוריה נמצאת מחוץ לזירה הזאת, { $theater }, ואינה ברשימת הטריטוריות שלה.
why-no-strikes = אין עוד אריח שמכה במבצרים או בציים.
why-no-squadron-stands = { $space }: אין שם שייטת יריבה.
why-no-fort-stands = { $space }: אין שם מבצר יריב שלם.
why-no-unflags = אין עוד אריח שמסיר דגל.
why-has-conflict = { $space }: יש שם סמן עימות.
why-would-isolate-war = { $space }: בלעדיו יתנתק שוק אחר, ויש שווקים שאובדנם אינו מנתק אף שוק.
why-not-spain = { $space }: השטח אינו של ספרד.
why-not-this-result = { $space }: התוצאה הזאת אינה חלה על השטח.
why-no-flag = { $space }: אין שם דגל.
why-spoils-reach = { $space }: השלל של הזירה אינו מגיע לשם ({ $theater }).
why-refused-before = { $space }: כבר סירבו למסור את הטריטוריה במלחמה הזאת.
why-conquest-line = { $space }: לכיבוש דרוש שבידי { $side } יהיה אחד מאלה: { $spaces-plain }.
why-conquest-price = { $price ->
    [one] { $space }: המחיר הוא נקודת כיבוש אחת
   *[other] { $space }: המחיר הוא { $price } נקודות כיבוש
  }; { $left ->
    [0] לא נותרה אף אחת.
    [one] נותרה אחת.
   *[other] נותרו { $left }.
  }
