# הפס, הלוחות, והלוח במילים.
to-act = פועלת
initiative = יוזמה
debt = חוב
treaty-points = נקודות אמנה
cards = קלפי אירוע
turn-track = מסלול התורות
round-of = סבב { $round } מתוך { $rounds }
round = סבב פעולה { $round } מתוך { $rounds }
total-told = סך נקודות הניצחון הוא { $total }; ניקוד עכשיו היה מביא אותו אל { $after }. צרפת מנצחת ב־{ $high }, בריטניה ב־{ $low }.
mats = סבב הפעולה וההשקעות
points-left = נקודות שנותרו בסבב
points-of = ‏{ $count } נק׳ { $type }
points-none = אין פעולת { $type }
major = ראשית
minor = משנית, קנייה אחת
closed = נקודות אירוע
borrow = { $count ->
    [0] אין נקודות נוספות מאמנה או מחוב.
    [one] עוד נקודה אחת מאמנה או מחוב.
   *[other] עד { $count } נקודות נוספות מאמנה ומחוב.
  }
event-played = שוחק: { $name }.
advantages-used = { $count ->
    [one] יתרון אחד נוצל.
   *[other] { $count } יתרונות נוצלו.
  }
only-unflag-political-europe = רק להסרת דגלים משטחים מדיניים באירופה
only-unflag-markets = רק להסרת דגלים משווקים
only-unflag-one-market = רק להסרת הדגל משוק אחד, הכול בקנייה אחת
only-flag-market-next-to-british-market = רק להנחת דגל על שוק הסמוך לשוק בריטי
only-europe = רק באירופה
only-north-america = רק בצפון אמריקה
only-caribbean = רק בקריביים
only-india = רק בהודו
only-german-states-prussia-dutch-republic = רק במדינות הגרמניות, בפרוסיה וברפובליקה ההולנדית
only-spain-austria = רק בספרד ובאוסטריה
only-non-prestige-political = רק בשטחים מדיניים ללא יוקרה
only-ireland-scotland = רק באירלנד ובסקוטלנד
only-deploy-or-bonus-tile = רק לפריסה או לקניית אריח בונוס
investments = השקעות
investments-left = נותרו { $open } מתוך { $all }
investment-tile = השקעה
investment-line = ראשית { $major } { $points }, משנית { $minor } { $less }{ $event ->
    [yes] , מתירה אירוע
   *[no] ‏
  }{ $upgrade ->
    [yes] , עם שדרוג צבאי
   *[no] ‏
  }.
investment-taken = { $tile } נלקחה בידי { $side }.
investment-rule = הפעולה הראשית קונה ככל שנקודותיה מתירות; המשנית קונה פעם אחת ואינה מסירה דגל יריב אלא בעימות.
taken-by = נלקחה בידי { $side }
open-tile = פנויה
tray = יד ומשרדים
card-needs = דורש השקעה עם פעולה ראשית של { $type } וסמל אירוע.
card-any = דורש השקעה עם סמל אירוע.
bonus-met = בונוס, חל עכשיו: { $text }
bonus-not = בונוס, עוד לא חל: { $text }
bonus-if-keyword = בונוס אם יש לכם { $keyword }. { $state }
bonus-if-debt = בונוס אם החוב הפנוי שלכם גדול ב-{ $number } או יותר: כעת { $own } מול { $other }. { $state }
bonus-if-tiles = בונוס אם יש לכם לפחות { $number } יותר באריחי בונוס מליריב: כעת { $own } מול { $other }. { $state }
bonus-if-advantage = בונוס אם היתרון { $advantage } בידיכם. { $state }
bonus-if-more = בונוס אם אתם מחזיקים ביותר מהם מן היריב: { $spaces }; כעת { $own } מול { $other }. { $state }
bonus-holds = הוא חל עכשיו.
bonus-fails = הוא אינו חל עכשיו.
bonus-holds-by = הוא חל עכשיו, בזכות { $ministries }.
bonus-turn-up = עוד לא: יש לחשוף תחילה את { $ministries }.
bonus-by-keyword = מילת המפתח { $keyword }
bonus-by-debt = חוב פנוי +{ $number }
bonus-by-tiles = אריחי בונוס +{ $number }
bonus-by-advantage = היתרון { $advantage }
bonus-by-more = יותר מ-{ $number } שטחים
plate-map = מפה
bonus-on-by = הבונוס חל: { $needs }
bonus-off-by = הבונוס עוד לא חל: { $needs }
discarding = יושלך
used = נוצל
keywords = מילות מפתח: { $words }
ability = { $used ->
    [0] ‏{ $when }: { $text }
   *[other] { $when } (נוצל): { $text }
  }
when-once-per-turn = פעם בתור
when-twice-per-turn = פעמיים בתור
when-once-per-round = פעם בסבב
when-each-round = בכל סבב
when-always = תמיד
when-scoring = בניקוד
when-end-of-turn = בסוף התור
when-on-reveal = בעת החשיפה
place-unused = לא בשימוש
place-face-down = מוסתר
place-face-up = גלוי
place-out-of-game = מחוץ למשחק
place-given-back = הוחזר
foe-cards = { $cards ->
    [one] קלף אחד ביד
   *[other] { $cards } קלפים ביד
  }
foe-down = { $count ->
    [0] אין משרד מוסתר
    [one] משרד מוסתר אחד
   *[other] { $count } משרדים מוסתרים
  }
cabinet = משרדים
awards = פרסים
award-worth = { $vp } נ״נ{ $treaty ->
    [0] ‏
   *[other]  + { $treaty } אמנה
  }{ $lead ->
    [1] ‏
   *[other] , הפרש { $lead }
  }
award-none = אין אריח
demand = ביקוש עולמי
demand-worth = { $vp } נ״נ{ $treaty ->
    [0] ‏
   *[other]  + { $treaty } אמנה
  }{ $debt ->
    [0] ‏
    [1] , חוב ‎+1
   *[other] , חוב ‎−1
  }
demand-counts = בריטניה { $britain }, צרפת { $france }
demand-reward = שווה { $vp } נ״נ, נקודות אמנה: { $treaty }, חוב { $debt }.
demand-now = מבוקש בתור הזה.
demand-not = לא מבוקש בתור הזה.
demand-idle = לא מבוקשים:
score-now = אילו נוקד עכשיו
score-final = הניקוד הסופי עכשיו
score-final-turn = עם הניקוד של התור הזה תחילה: { $after }
score-total = ⁦{ $before } → { $after }⁩
score-award = פרס { $region }
score-prestige = יוקרה
score-available-debt = חוב פנוי
score-over-limit = חוב מעבר לתקרה
advantages = יתרונות
advantage-needs = שייך למי שמחזיק: { $spaces }.
advantage-nobody = אינו שייך לאיש.
advantage-ready = שייך ל: { $side }, מוכן.
advantage-exhausted = שייך ל: { $side }; מוצה עד התור הבא.
advantage-new = שייך ל: { $side } רק מאז תחילת הסבב.
advantage-blocked = שייך ל: { $side }; סמן עימות חוסם אותו.
deck = בקופה { $pile }, הושלכו { $discards }, שוחקו { $played }.
open-war = פתיחת לוח המלחמה
tiles-told = { $side }: אריחי בסיס { $basic }, אריחי בונוס { $bonus }
basic = אריח בסיס
bonus-tile = אריח בונוס
effect-none = ללא השפעה
effect-debt = היריב לוקח חוב אחד
effect-fort-or-fleet = פוגע במבצר או שולח שייטת הביתה
effect-unflag = מסיר דגל יריב
no-tile = אין אריח
no-items = שום דבר על המפה אינו נספר כאן
item-alliance = ברית
item-squadron = שייטת
item-fort = מבצר
item-conflict = עימות בשטח יריב
item-keyword = משרד
item-byng = הצי של בינג
item-atlantic-dominance = שליטה באטלנטי
spoils-of = שלל: { $name }
tie-nothing = תיקו אינו נותן דבר
lead = הפרש
winner = המנצח
loser = המפסיד
margin = ⁦{ $least }–{ $most }⁩
margin-more = { $least } ומעלה
may-be-taken = כאן אפשר לכבוש: { $places }.
won-by = { $side } בהפרש { $margin }
tie = תיקו
conquest-left = { $count ->
    [one] נותרה נקודת כיבוש אחת להוציא על המפה.
   *[other] נותרו { $count } נקודות כיבוש להוציא על המפה.
  }
to-place = ביד שלך: { $tiles }.
tile-to-place = { $bonus ->
    [yes] { $name } (עוצמה { $strength }, { $effect })
   *[no] ‏{ $name } ({ $effect })
  }
theater-strength = העוצמה הידועה: בריטניה { $britain }, צרפת { $france }.
spoils-line = הפרש { $margin }: { $parts }.
nothing = כלום
nobody = אף אחד
price-of = המחיר: { $name }
removes = הסרת דגל
places = הנחת דגל
price-printed = המחיר המודפס
price-conflict = בעימות: הבסיס נעשה 1
price-isolated = מנותק: הבסיס נעשה 1
price-protected = מוגן
price-region = אזור נוסף בסבב הזה
price-minimum = לפחות 1
price-total = מחיר
price-short = לפעולה יש { $have } מזה; { $short } מאמנה או מחוב.
would-demand = אחרי השינוי, { $commodity }: בריטניה { $britain }, צרפת { $france } (בראש: { $leader }).
would-award = אחרי השינוי, { $region }: בריטניה { $britain }, צרפת { $france } ({ $lead ->
    [1] הפרס
   *[other] הפרס, ביתרון של { $lead }
  }: { $leader }).
side-debt = חוב { $debt } מתוך { $limit }; פנוי { $left }.
side-treaty = { $count ->
    [one] נקודת אמנה אחת.
   *[other] { $count } נקודות אמנה.
  }
side-squadrons = שייטות: { $map } על המפה, { $box } בתיבת הצי, { $unbuilt } לא נבנו, { $aside } בצד, { $gone } אבדו.
side-cards = קלפי אירוע: { $cards }; משרדים מוסתרים: { $down }; אריחי בונוס: { $bonus }.
side-jacobites = סמני ניצחון יעקוביטיים: { $count }.
side-townshend = חוקי טאונסנד: { $commodity }.
text-state = מצב המשחק
text-initiative = היוזמה בידי { $side }.
text-score = { $what }: { $side } { $vp } נ״נ, נקודות אמנה: { $treaty }, חוב { $debt }.
nothing-play = אין קלף ביד שלך.
nothing-advantage = אין לך יתרון.
nothing-war = לא תהיה עוד מלחמה.
tab-tiles = מצב
page-tiles = מצב
page-powers = קלפים
verb-trade = מסחר
verb-diplomacy = דיפלומטיה
verb-forts = מבצרים
verb-fleet = פריסה
verb-build-squadron = שייטת חדשה
verb-clear-markers = יישוב עימות
verb-buy-war-tile = אריח מלחמה
verb-draw-card = שליפת קלף
verb-play = אירוע
verb-use-advantage = יתרון
verb-ministry = משרד
verb-upgrade = שדרוג
verb-treaty-points = נקודות אמנה
hint-trade = לבחור אזור, או שוק זוהר.
hint-diplomacy = לבחור אזור, או שטח מדיני זוהר.
hint-play = לבחור קלף מהיד.
hint-use-advantage = לבחור יתרון.
hint-ministry = לחשוף משרד או להשתמש באחד.
title-decision = החלטה
title-menu = סבב הפעולה שלך
title-take = לקיחת השקעה
title-shift = איזה שטח?
title-choose-ministry = בחירת המשרדים
title-swap-ministry = להחליף משרד?
title-discard = השלכה
title-first-player = מי פותח?
title-pay-by = ראשית או משנית?
title-pay-extra = אמנה או חוב?
title-conquer = הוצאת נקודות כיבוש
title-tile-effect = אריח מלחמה פועל
title-refuse = למסור את הטריטוריה?
title-place-tile = הנחת אריח הבונוס
title-upgrade-keep = שדרוג צבאי
title-over = המשחק נגמר
figure-victory-points = הפרש בנ״נ
figure-flags = שטחים שנספרים
figure-squadrons = שייטות על המפה
figure-advantages = יתרונות
figure-debt = חוב
figure-treaty-points = נקודות אמנה
source-prestige = יוקרה
source-awards = פרסים
source-demand = ביקוש
source-ministries = משרדים
source-final-scoring = ניקוד סופי
source-wars = מלחמות
source-play = קלפים ומשחק
end-peace-sweep = { $power } מנצחת מיד: היא זכתה בכל הפרסים ובכל הביקושים של תור שלום.
end-war-sweep = { $power } מנצחת מיד: היא זכתה בכל הזירות של מלחמה.
end-victory-points = { $power } מנצחת מיד: נקודות הניצחון הגיעו לקצה שלה במסלול.
end-final-score = { $power } מנצחת בנקודות הניצחון אחרי הניקוד הסופי.
end-available-debt = { $power } מנצחת: שוויון בנקודות הניצחון, אבל עם יותר חוב פנוי.
end-tie-goes-to-britain = { $power } מנצחת: שוויון בנקודות הניצחון ובחוב הפנוי, ושוויון כזה שייך לבריטניה.
luck-war-tiles = עוצמת אריחי המלחמה שנשלפו
luck-tiles = אריחי מלחמה
luck-awards = פרסים
luck-demand = ביקוש עולמי
luck-investments = אריחי השקעה
luck-cards = קלפי אירוע
luck-note = במשחק הזה לא מטילים קוביות. מכל מה שנשלף רק לאריחי המלחמה יש מספר להשוואה; מה ששינו קלפי האירוע ואריחי ההשקעה בסיכוי לנצח נאמר בדוח.
special-jacobite-victory = סמן ניצחון יעקוביטי אם צרפת מנצחת
special-jacobite-ministry = צרפת רשאית להחזיק במרידות היעקוביטים כמשרד שלישי
special-jacobite-defeat = מרידות היעקוביטים יוצאות מן המשחק
special-atlantic-dominance = ‎+2 במלחמת הצרפתים והאינדיאנים
special-loser-unbuilds-squadrons = { $count ->
    [one] המפסיד מחזיר שייטת אחת לשייטות שלא נבנו
    [two] המפסיד מחזיר שתי שייטות לשייטות שלא נבנו
   *[other] המפסיד מחזיר { $count } שייטות לשייטות שלא נבנו
  }
special-loser-removes-squadrons = { $count ->
    [one] המפסיד מאבד שייטת אחת לתמיד
    [two] המפסיד מאבד שתי שייטות לתמיד
   *[other] המפסיד מאבד { $count } שייטות לתמיד
  }
special-usa = צרפת רשאית להניח דגלי ארצות הברית על טריטוריות
special-canada = צרפת רשאית להניח דגל ארצות הברית על קוויבק ומונטריאול
cost-points = { $price } { $type }, נשארים { $left }
cost-points-only = ‏{ $price } { $type }
cost-debt = חוב { $debt }, אפשר עוד { $left }
cost-treaty = { $points ->
    [one] נקודת אמנה אחת
   *[other] { $points } נקודות אמנה
  }, נשארות { $left }
cost-from = החל מ־
end-lead = יתרון
end-track = המסלול התחיל ב־{ $level }. { $power }: { $first }, { $power2 }: { $second }; כעת הוא עומד על { $track }.
