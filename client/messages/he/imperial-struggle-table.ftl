# Imperial Struggle: הפס העליון, הלוחות, הלוח במילים
is-to-act = בתור
is-initiative = יוזמה
is-debt = חוב
is-treaty-points = נקודות אמנה
is-cards = קלפי אירוע
is-turn-track = מסלול התורות
is-round-of = סבב { $round } מתוך { $rounds }
is-round = סבב פעולה { $round } מתוך { $rounds }
is-total-told = סך נקודות הניצחון הוא { $total }; ניקוד עכשיו היה מביא אותו אל { $after }. צרפת מנצחת ב־{ $high }, בריטניה ב־{ $low }.
is-mats = סבב הפעולה וההשקעות
is-points-left = נקודות שנותרו בסבב
is-points-of = { "\u200F" }{ $count } { $type }
is-points-none = אין פעולת { $type }
is-major = ראשית
is-minor = משנית, קנייה אחת
is-closed = נקודות אירוע
is-borrow = { $count ->
    [0] אין נקודות נוספות מאמנה או מחוב.
    [one] עוד נקודה אחת מאמנה או מחוב.
   *[other] עד { $count } נקודות נוספות מאמנה ומחוב.
  }
is-event-played = שוחק: { $name }.
is-advantages-used = { $count ->
    [one] יתרון אחד נוצל.
   *[other] { $count } יתרונות נוצלו.
  }
is-only-unflag-political-europe = רק להסרת דגלים משטחים מדיניים באירופה
is-only-unflag-markets = רק להסרת דגלים משווקים
is-only-flag-market-next-to-british-market = רק להנחת דגל על שוק הסמוך לשוק בריטי
is-only-europe = רק באירופה
is-only-north-america = רק בצפון אמריקה
is-only-caribbean = רק בקריביים
is-only-india = רק בהודו
is-only-german-states-prussia-dutch-republic = רק במדינות הגרמניות, בפרוסיה ובהולנד
is-only-spain-austria = רק בספרד ובאוסטריה
is-only-non-prestige-political = רק בשטחים מדיניים ללא יוקרה
is-only-ireland-scotland = רק באירלנד ובסקוטלנד
is-only-deploy-or-bonus-tile = רק לפריסה או לקניית אריח בונוס
is-investments = השקעות
is-investments-left = נותרו { $open } מתוך { $all }
is-investment-tile = השקעה
is-investment-line = ראשית { $major } { $points }, משנית { $minor } { $less }{ $event ->
    [yes] , מתירה אירוע
   *[no] { "" }
  }{ $upgrade ->
    [yes] , עם שדרוג צבאי
   *[no] { "" }
  }.
is-investment-taken = { $tile } נלקחה בידי { $side }.
is-investment-rule = הפעולה הראשית קונה ככל שנקודותיה מתירות; המשנית קונה פעם אחת ואינה מסירה דגל יריב אלא בעימות.
is-taken-by = נלקחה בידי { $side }
is-open-tile = פנויה
is-tray = יד ומשרדים
is-card-needs = דורש השקעה עם פעולה ראשית של { $type } וסמל אירוע.
is-card-any = דורש השקעה עם סמל אירוע.
is-bonus-on = הבונוס חל
is-bonus-off = הבונוס עוד לא
is-bonus-met = בונוס, חל עכשיו: { $text }
is-bonus-not = בונוס, עוד לא חל: { $text }
is-discarding = יושלך
is-used = נוצל
is-keywords = מילות מפתח: { $words }
is-ability = { $used ->
    [0] { "\u200F" }{ $when }: { $text }
   *[other] { $when } (נוצל): { $text }
  }
is-when-once-per-turn = פעם בתור
is-when-twice-per-turn = פעמיים בתור
is-when-once-per-round = פעם בסבב
is-when-each-round = בכל סבב
is-when-always = תמיד
is-when-scoring = בניקוד
is-when-end-of-turn = בסוף התור
is-when-on-reveal = בעת החשיפה
is-place-unused = לא בשימוש
is-place-face-down = מוסתר
is-place-face-up = גלוי
is-place-out-of-game = מחוץ למשחק
is-place-given-back = הוחזר
is-foe-cards = { $cards ->
    [one] קלף אחד ביד
   *[other] { $cards } קלפים ביד
  }
is-foe-down = { $count ->
    [0] אין משרד מוסתר
    [one] משרד מוסתר אחד
   *[other] { $count } משרדים מוסתרים
  }
is-cabinet = משרדים
is-awards = פרסים
is-award-worth = { $vp } נ״נ{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } אמנה
  }{ $lead ->
    [1] { "" }
   *[other] , יתרון { $lead }
  }
is-award-none = אין אריח
is-demand = ביקוש עולמי
is-demand-worth = { $vp } נ״נ{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } אמנה
  }{ $debt ->
    [0] { "" }
    [1] , חוב +1
   *[other] , חוב −1
  }
is-demand-counts = בריטניה { $britain }, צרפת { $france }
is-demand-reward = שווה { $vp } נ״נ, { $treaty } נקודות אמנה, חוב { $debt }.
is-demand-now = מבוקש בתור הזה.
is-demand-not = לא מבוקש בתור הזה.
is-demand-idle = לא מבוקשים:
is-score-now = אילו נוקד עכשיו
is-score-final = הניקוד הסופי עכשיו
is-score-total = { "\u2066" }{ $before } → { $after }{ "\u2069" }
is-score-award = פרס { $region }
is-score-prestige = יוקרה
is-score-available-debt = חוב פנוי
is-advantages = יתרונות
is-advantage-needs = שייך למי שמחזיק: { $spaces }.
is-advantage-nobody = אינו שייך לאיש.
is-advantage-ready = שייך ל: { $side }, מוכן.
is-advantage-exhausted = שייך ל: { $side }; מוצה עד התור הבא.
is-advantage-new = שייך ל: { $side } רק מאז תחילת הסבב.
is-advantage-blocked = שייך ל: { $side }; סמן עימות חוסם אותו.
is-deck = { $pile } קלפים בקופה, { $discards } הושלכו, { $played } שוחקו.
is-open-war = פתיחת לוח המלחמה
is-tiles-told = { $side }: { $basic } אריחי בסיס ו־{ $bonus } אריחי בונוס
is-basic = אריח בסיס
is-bonus-tile = אריח בונוס
is-effect-none = ללא השפעה
is-effect-debt = היריב לוקח חוב אחד
is-effect-fort-or-fleet = פוגע במבצר או שולח שייטת הביתה
is-effect-unflag = מסיר דגל יריב
is-no-tile = אין אריח
is-no-items = דבר על המפה אינו נחשב כאן
is-item-alliance = ברית
is-item-squadron = שייטת
is-item-fort = מבצר
is-item-conflict = עימות בשטח יריב
is-item-keyword = משרד
is-item-byng = הצי של בינג
is-item-atlantic-dominance = שליטה באטלנטי
is-spoils-of = שלל: { $name }
is-tie-nothing = תיקו אינו נותן דבר
is-lead = יתרון
is-winner = המנצח
is-loser = המפסיד
is-margin = { "\u2066" }{ $least }–{ $most }{ "\u2069" }
is-margin-more = { $least } ומעלה
is-may-be-taken = כאן אפשר לכבוש: { $places }.
is-won-by = { $side } ביתרון { $margin }
is-tie = תיקו
is-conquest-left = { $count ->
    [one] נותרה נקודת כיבוש אחת להוציא על המפה.
   *[other] נותרו { $count } נקודות כיבוש להוציא על המפה.
  }
is-to-place = ביד שלך: { $tiles }.
is-tile-to-place = { $bonus ->
    [yes] { $name } (עוצמה { $strength }, { $effect })
   *[no] { "\u200F" }{ $name } ({ $effect })
  }
is-war-news = מן המלחמה
is-theater-strength = העוצמה הידועה: בריטניה { $britain }, צרפת { $france }.
is-spoils-line = יתרון { $margin }: { $parts }.
is-nothing = דבר
is-nobody = אף אחד
is-price-of = המחיר: { $name }
is-removes = הסרת דגל
is-places = הנחת דגל
is-price-printed = המחיר המודפס
is-price-conflict = בעימות: הבסיס נעשה 1
is-price-isolated = מנותק: הבסיס נעשה 1
is-price-protected = מוגן
is-price-region = אזור נוסף בסבב הזה
is-price-minimum = לפחות 1
is-price-total = מחיר
is-price-short = לפעולה יש { $have } מזה; { $short } מאמנה או מחוב.
is-would-demand = { $commodity } יעמוד כך: בריטניה { $britain }, צרפת { $france } (מוביל: { $leader }).
is-would-award = { $region } תעמוד כך: בריטניה { $britain }, צרפת { $france } (הפרס: { $leader }).
is-side-debt = חוב { $debt } מתוך { $limit }; פנוי { $left }.
is-side-treaty = { $count ->
    [one] נקודת אמנה אחת.
   *[other] { $count } נקודות אמנה.
  }
is-side-squadrons = שייטות: { $map } על המפה, { $box } בתיבת הצי, { $unbuilt } לא נבנו, { $aside } בצד, { $gone } אבדו.
is-side-cards = { $cards } קלפי אירוע, { $down } משרדים מוסתרים, { $bonus } אריחי בונוס.
is-side-jacobites = { $count } סמני ניצחון יעקוביטיים.
is-side-townshend = חוקי טאונסנד: { $commodity }.
is-text-state = מצב המשחק
is-text-initiative = היוזמה בידי { $side }.
is-text-score = { $what }: { $side } { $vp } נ״נ, { $treaty } נקודות אמנה, חוב { $debt }.
is-nothing-play = אין קלף ביד שלך.
is-nothing-advantage = אין לך יתרון.
is-nothing-war = לא תהיה עוד מלחמה.
is-tab-tiles = מצב
is-page-tiles = מצב
is-page-powers = קלפים
is-verb-trade = מסחר
is-verb-diplomacy = דיפלומטיה
is-verb-forts = מבצרים
is-verb-fleet = פריסה
is-verb-build-squadron = שייטת חדשה
is-verb-clear-markers = יישוב עימות
is-verb-buy-war-tile = אריח מלחמה
is-verb-draw-card = שליפת קלף
is-verb-play = אירוע
is-verb-use-advantage = יתרון
is-verb-ministry = משרד
is-verb-upgrade = שדרוג
is-verb-treaty-points = נקודות אמנה
is-hint-trade = בחרו אזור, או שוק זוהר.
is-hint-diplomacy = בחרו אזור, או שטח מדיני זוהר.
is-hint-play = בחרו קלף מהיד.
is-hint-use-advantage = בחרו יתרון.
is-hint-ministry = חשפו משרד או השתמשו באחד.
is-title-decision = החלטה
is-title-menu = סבב הפעולה שלך
is-title-take = לקיחת השקעה
is-title-shift = איזה שטח?
is-title-choose-ministry = בחירת המשרדים
is-title-swap-ministry = להחליף משרד?
is-title-discard = השלכה
is-title-first-player = מי פותח?
is-title-pay-by = ראשית או משנית?
is-title-pay-extra = אמנה או חוב?
is-title-conquer = הוצאת נקודות כיבוש
is-title-tile-effect = אריח מלחמה פועל
is-title-refuse = לוותר על הטריטוריה?
is-title-place-tile = הנחת אריח הבונוס
is-title-upgrade-keep = שדרוג צבאי
is-title-over = המשחק נגמר
is-figure-victory-points = יתרון בנ״נ
is-figure-flags = שטחים שנחשבים
is-figure-squadrons = שייטות על המפה
is-figure-advantages = יתרונות
is-figure-debt = חוב
is-figure-treaty-points = נקודות אמנה
is-source-prestige = יוקרה
is-source-awards = פרסים
is-source-demand = ביקוש
is-source-ministries = משרדים
is-source-final-scoring = ניקוד סופי
is-source-wars = מלחמות
is-source-play = קלפים ומשחק
is-end-peace-sweep = { $power } מנצחת מיד: היא זכתה בכל הפרסים ובכל הביקושים של תור שלום.
is-end-war-sweep = { $power } מנצחת מיד: היא זכתה בכל הזירות של מלחמה.
is-end-victory-points = { $power } מנצחת מיד: נקודות הניצחון הגיעו לקצה שלה במסלול.
is-end-final-score = { $power } מנצחת בנקודות הניצחון אחרי הניקוד הסופי.
is-end-available-debt = { $power } מנצחת: שוויון בנקודות הניצחון, אבל עם יותר חוב פנוי.
is-end-tie-goes-to-britain = { $power } מנצחת: שוויון בנקודות הניצחון ובחוב הפנוי, ושוויון כזה שייך לבריטניה.
is-luck-war-tiles = עוצמת אריחי המלחמה שנשלפו
is-luck-note = במשחק הזה לא מטילים קוביות. מכל מה שנשלף רק לאריחי המלחמה יש מספר להשוואה; קלפי האירוע ואריחי ההשקעה אינם נספרים.
