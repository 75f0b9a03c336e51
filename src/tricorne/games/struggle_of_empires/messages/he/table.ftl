# מה שנראה על השולחן
war = מלחמה
war-number = מלחמה { roman }
phase-set-up = הכנה
phase-neutral-markers = א. סמנים
phase-alliances = ב. בריתות
phase-player-actions = ג. פעולות
phase-income = ד. הכנסות
phase-victory-points = ה. נקודות
phase-end-of-war = סוף המלחמה
phase-game-over = הסוף
round-of = סיבוב { $round } מתוך { $rounds }
bag-holds = סמנים בשק: { $count }
alliances-order = הבריתות הגדולות לפי סדר התורות
powers = מעצמות
power = מעצמה
no-player = ללא שחקן
box-open = פנוי
victory-points = נקודות ניצחון
distant-sea = ים רחוק: מי שחוצה מטיל קובייה
home-of = ביתה של { $power }
home-box = המעצמה הזאת אינה במשחק.
home-empty = אין כאן יחידות.
blockade = מצור ימי

mats = המעצמות
gold = זהב
population = אוכלוסייה
unrest = תסיסה
unrest-own = התסיסה שלך; האחרים רואים רק כמה פעמים קיבלת
unrest-draws = { $count ->
    [0] אף פעם
    [one] פעם אחת
    [two] פעמיים
   *[other] { $count } פעמים
  }
unrest-gains = כמה פעמים התקבלה תסיסה; ערכה נסתר
tiles = אריחים
supply = כלים שנותרו לבנייה
supply-of = { $unit-many } במלאי: { $count }
bond-ally = בת ברית
bond-enemy = אויבת
power-nobody = איש אינו משחק את המעצמה הזאת; יחידותיה נלחמות למען מי שרשאי להפעילן.
power-gold = { $count } זהב
power-population = { $count } אוכלוסייה
power-points = { $count ->
    [one] נקודת ניצחון אחת, ועוד { $preview } אילו נספרה המלחמה עכשיו
    [two] שתי נקודות ניצחון, ועוד { $preview } אילו נספרה המלחמה עכשיו
   *[other] { $count } נקודות ניצחון, ועוד { $preview } אילו נספרה המלחמה עכשיו
  }
power-unrest = { $gains ->
    [0] { $count } תסיסה, אף פעם
    [one] { $count } תסיסה, פעם אחת
    [two] { $count } תסיסה, פעמיים
   *[other] { $count } תסיסה, { $gains } פעמים
  }
power-unrest-hidden = { $gains ->
    [0] בלי תסיסה
    [one] תסיסה פעם אחת, ערכה אינו ידוע
    [two] תסיסה פעמיים, ערכה אינו ידוע
   *[other] תסיסה { $gains } פעמים, ערכה אינו ידוע
  }
power-income = הכנסה { $income }, אחזקה { $maintenance }, מיסוי { $taxation }
power-side = { $side }, משבצת { $box }
power-home = בבית: { $things-plain }
power-tiles = אריחים: { $tiles-plain }

count-army = { $count ->
    [one] צבא אחד
    [two] שני צבאות
   *[other] { $count } צבאות
  }
count-navy = { $count ->
    [one] צי אחד
    [two] שני ציים
   *[other] { $count } ציים
  }
count-fort = { $count ->
    [one] מבצר אחד
    [two] שני מבצרים
   *[other] { $count } מבצרים
  }
count-control = { $count ->
    [one] סמן שליטה אחד
    [two] שני סמני שליטה
   *[other] { $count } סמני שליטה
  }
piece-of = ‏{ $power }: { $pieces }
region-values = שווה { $values-plain }
region-holds = { $points ->
    [0] ‏{ $power }: { $things-plain }
    [one] { $power }: { $things-plain }; תקבל נקודה אחת
    [two] { $power }: { $things-plain }; תקבל שתי נקודות
   *[other] { $power }: { $things-plain }; תקבל { $points } נקודות
  }
region-blockade = { $power } מטילה מצור על המושבה הזאת.
token-holds = { $token }: סמן שליטה של { $power } מוחזק
alliance-held = ברית מקומית { $alliance }, בידי { $power }: { $reach }
alliance-free = ברית מקומית { $alliance }, פנויה תמורת { $gold } זהב: { $reach }
reach-both = ‎+1 ביבשה או בים
reach-sea = ‎+1 בים
reach-land = ‎+1 ביבשה

verb-build = בנייה
verb-move = תנועה
verb-attack = התקפה
verb-pass = ויתור
verb-colonize = התיישבות
verb-commerce = מסחר
verb-ally = ברית
verb-claim = אריח
verb-incite = חתרנות
verb-bid = סכום
verb-navies = ציים
verb-armies = צבאות
hint-build = מה לבנות? יחידות חדשות עומדות בבית ורשאיות לנוע פעם אחת.
hint-move = יש לבחור יחידה או אזור שזוהרים.
hint-attack = { $count ->
    [one] יש לבחור את מי לתקוף. יש מטרה אחת.
    [two] יש לבחור את מי לתקוף. יש שתי מטרות.
   *[other] יש לבחור את מי לתקוף. יש { $count } מטרות.
  }
hint-claim = יש לבחור אריח כאן או בדף האריחים.
hint-ally = יש לבחור ברית מקומית.
hint-incite = יש לבחור היכן ונגד מי.

title-decision = ההחלטה שלך
title-turn = תורך
title-free-actions = פעולות חופשיות
title-destination = לאן?
title-free-move = היחידה החדשה
title-next-move = תנועה נוספת
title-place-unit = להציב יחידת פתיחה
title-pass-or-raise = להעלות או לוותר
title-bid = הסכום שלך
title-propose-red = מי מצטרפת לאדום?
title-propose-blue = מי מצטרפת לכחול?
title-propose-side = אדום או כחול?
title-commit-navies = עזרה בים?
title-commit-armies = עזרה ביבשה?
title-accept-help = בת ברית מציעה עזרה
title-surprise-attack = התקפת פתע?
title-fight-at-sea = להילחם בים?
title-alliances-at-sea = בריתות מקומיות בים
title-surrender = למסור את הסמן?
title-blockade-support = מצור ימי?
title-reserves = עתודות?
title-fighting-withdrawal = נסיגה תוך קרב?
title-lose-own-unit = לבחור אבדה
title-lose-ally-unit = האבדה של מי?
title-militia = מיליציה?
title-relief = הקלה
title-sea-stay = קוביית הים: הישארות
title-sea-sink = קוביית הים: טביעה
title-put-back-duplicates = פעמיים אותו אזור
title-may-put-back = פעמיים אותו אזור
title-draft-pick = לשמור סמן אחד
title-diplomatic-service = שירות דיפלומטי
title-native-militia = מיליציית ילידים
title-blockade = היכן המצור?
title-war-office = משרד המלחמה
title-trade-region = היכן סוחרים?
title-over = המשחק הסתיים
title-chance = מזל

odds = הסיכויים
odds-plain = בלי בעלי ברית
odds-naval = ים
odds-land = יבשה
odds-told = ניצחון { $win }, תיקו { $tie }, הפסד { $loss } אחוזים
odds-capture = הסמן עובר ידיים
odds-losses = יחידות שאבדו: { $power }

plate-fold = להניח בצד ולראות את המפה
plate-map = מפה
auction-title = הבריתות הגדולות של מלחמה { roman }
auction-opened = נפתח בידי { $power }
auction-nobody = עוד לא נבחרה מעצמה
auction-standing = הסכום העומד
auction-new-bid = סכום חדש
auction-versus = זו מול זו במלחמה הזאת
auction-bidders = המציעים לפי הסדר
auction-your-bid = תורך להציע
auction-thinks = חושבת
auction-bids = מציעה { $bid }
auction-bid-before = הציעה קודם { $bid }
auction-has = { $power }: { $gold } זהב.
auction-you-have = יש לך { $gold } זהב.
auction-passes = מוותרת
auction-waits = ממתינה
auction-how-much = מי שזוכה משלם ומחליט מי עומד עם מי. מה שמעבר לזהב שלך ישולם במיסוי, והוא מביא תסיסה.
auction-if-won = אם היא תזכה: { $price }
auction-amount = סכום
auction-bid = להציע { $gold } זהב
auction-pass = לוותר
auction-range = מ־{ $least } עד { $most } זהב.
auction-for-red = לאדום
auction-for-blue = לכחול
hand-title = אזורי הפתיחה שלך
hand-kept = נשמרו

battle-title = התקפה { $region-in }: { $attacker } נגד { $target }
battle-declared = הוכרז
battle-allies = בעלי ברית
battle-sea = ים
battle-land = יבשה
battle-outcome = תוצאה
battle-asked = { $power } מחליטה
combat-sea = קרב ימי
combat-land = קרב יבשה
combat-won-attackers = התוקפים ניצחו
combat-won-defenders = המגנים ניצחו
combat-tie = תיקו
combat-support-attackers = סיוע ימי לתוקפים
combat-support-defenders = סיוע ימי למגנים
die-shows = הקובייה מראה { $face }
dice-difference = הפרש
item-own-army = { $count ->
    [one] צבא אחד
    [two] שני צבאות
   *[other] { $count } צבאות
  }
item-own-navy = { $count ->
    [one] צי אחד
    [two] שני ציים
   *[other] { $count } ציים
  }
item-own-fort = { $count ->
    [one] מבצר אחד
    [two] שני מבצרים
   *[other] { $count } מבצרים
  }
item-ally-army = צבאות של { $whose }: { $count }
item-ally-navy = ציים של { $whose }: { $count }
item-np-army = צבאות של { $whose }, ללא שחקן: { $count }
item-np-navy = ציים של { $whose }, ללא שחקן: { $count }
item-np-marker = שליטה של { $whose }
item-marker-strength = הסמן הניטרלי
item-token-strength = האסימון
item-naval-support = סיוע ימי
item-army-training = אימון צבאי
item-naval-training = אימון ימי
item-local-alliance = ברית מקומית: { $whose }

nothing-colonize = אין סמן התיישבות על המפה.
nothing-commerce = אין סמן מסחר על המפה.

end-most-points = { $power } מנצחת עם { $points } נקודות.
end-less-unrest = { $power } מנצחת עם { $points } נקודות: לא יותר מאשר { $powers }, אבל עם פחות תסיסה.
end-shared = { $powers } חולקות את הניצחון, עם { $points } נקודות לכל אחת.
end-nobody = אין מנצחת: כל המעצמות נפלו למהפכה.
end-revolution = במקום האחרון בגלל מהפכה: { $powers }.
cost-free = חינם
cost-gold-only = { $gold } זהב
cost-population-only = { $population } אוכלוסייה
token-note = { $token }: { $effect } { $cost } { $state }
token-free = הוא פנוי.
token-costs = הוא אינו עולה דבר מלבד הפעולה.
token-lies = הוא מונח { $region-in } ומחזיק שם סמן.
token-banned = לא בתור הזה: הוא נכשל אצלך לאחרונה.
