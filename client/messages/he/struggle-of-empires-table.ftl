war = מלחמה
war-number = מלחמה { $war }
phase-set-up = הכנה
phase-neutral-markers = א. סמנים
phase-alliances = ב. בריתות
phase-player-actions = ג. פעולות
phase-income = ד. הכנסות
phase-victory-points = ה. נקודות
phase-end-of-war = סוף המלחמה
phase-game-over = הסוף
round-of = סיבוב { $round } מתוך { $rounds }
bag-holds = { $count } סמנים בשק
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
unrest-draws = { $count } פעמים
unrest-gains = כמה פעמים התקבלה תסיסה; ערכה נסתר
tiles = אריחים
supply = כלים שנותרו לבנייה
supply-of = { $unit ->
    [army] צבאות במלאי: { $count }
    [navy] ציים במלאי: { $count }
   *[fort] מבצרים במלאי: { $count }
  }
bond-ally = בת ברית
bond-enemy = אויבת
power-nobody = איש אינו משחק את המעצמה הזאת; יחידותיה נלחמות למען מי שרשאי להפעילן.
power-gold = { $count } זהב
power-population = { $count } אוכלוסייה
power-points = { $count } נקודות ניצחון, ועוד { $preview } אילו נספרה המלחמה עכשיו
power-unrest = { $count } תסיסה, { $gains } פעמים
power-unrest-hidden = תסיסה { $gains } פעמים, ערכה אינו ידוע
power-income = הכנסה { $income }, אחזקה { $maintenance }, מיסוי { $taxation }
power-side = { $side }, משבצת { $box }
power-home = בבית: { $things }
power-tiles = אריחים: { $tiles }

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
piece-of = { $power }: { $pieces }
region-values = שווה { $values }
region-holds = { $points ->
    [0] { $power }: { $things }
   *[other] { $power }: { $things }; תקבל { $points } נקודות
  }
region-blockade = { $power } מטילה מצור על המושבה הזאת.
marker-attack = סמן ניטרלי בעוצמה { $strength }
    .about = נצחו אותו בהתקפה כדי להניח כאן סמן שליטה.
marker-colonize = סמן התיישבות
    .about = אפשר ליישב תמורת 1 אוכלוסייה, בלי קרב.
marker-commerce = סמן מסחר
    .about = אפשר לקחת עם צי באפריקה, בלי קרב.
marker-with-gold = { $marker }, מביא { $gold } זהב
marker-with-points = { $marker }, מביא { $points } נקודות ניצחון
token-holds = { $token }: סמן שליטה של { $power } מוחזק
alliance-held = { $reach ->
    [both] ברית מקומית { $alliance }, בידי { $power }: ‎+1 ביבשה או בים
    [sea] ברית מקומית { $alliance }, בידי { $power }: ‎+1 בים
   *[land] ברית מקומית { $alliance }, בידי { $power }: ‎+1 ביבשה
  }
alliance-free = { $reach ->
    [both] ברית מקומית { $alliance }, פנויה תמורת { $gold } זהב: ‎+1 ביבשה או בים
    [sea] ברית מקומית { $alliance }, פנויה תמורת { $gold } זהב: ‎+1 בים
   *[land] ברית מקומית { $alliance }, פנויה תמורת { $gold } זהב: ‎+1 ביבשה
  }
tile-price = מחיר: { $price }
tile-left = נותרו { $left } מתוך { $copies }
tile-used = בשימוש
price-gold = { $count } זהב
price-population = { $count } אוכלוסייה
price-unrest = { $count } תסיסה
price-nothing = חינם

verb-build = בנייה
verb-move = תנועה
verb-attack = התקפה
verb-pass = ויתור
verb-colonize = התיישבות
verb-commerce = מסחר
verb-ally = ברית
verb-claim = אריח
verb-incite = חשאי
verb-bid = הצעה
verb-navies = ציים
verb-armies = צבאות
hint-build = מה לבנות? יחידות חדשות עומדות בבית ורשאיות לנוע פעם אחת.
hint-move = בחרו יחידה או אזור שזוהרים.
hint-attack = { $count ->
    [one] בחרו את מי לתקוף. יש מטרה אחת.
   *[other] בחרו את מי לתקוף. יש { $count } מטרות.
  }
hint-claim = בחרו אריח כאן או בדף האריחים.
hint-ally = בחרו ברית מקומית.
hint-incite = בחרו היכן ונגד מי.

title-decision = ההחלטה שלך
title-turn = תורך
title-free-actions = פעולות חופשיות
title-destination = לאן?
title-free-move = היחידה החדשה
title-next-move = תנועה נוספת
title-place-unit = להציב יחידת פתיחה
title-pass-or-raise = להעלות או לוותר
title-bid = ההצעה שלך
title-propose-red = מי מצטרפת לאדום?
title-propose-blue = מי מצטרפת לכחול?
title-propose-side = אדום או כחול?
title-commit-navies = עזרה בים?
title-commit-armies = עזרה ביבשה?
title-accept-help = בת ברית מציעה עזרה
title-surprise-attack = התקפת פתע?
title-fight-at-sea = להילחם בים?
title-alliances-at-sea = בריתות מקומיות בים
title-surrender = להיכנע?
title-blockade-support = מצור ימי?
title-reserves = עתודות?
title-fighting-withdrawal = נסיגה תוך קרב?
title-lose-own-unit = לבחור אבדה
title-lose-ally-unit = האבדה של מי?
title-militia = מיליציה?
title-relief = הקלה
title-sea-stay = קוביית הים אומרת: הישארו
title-sea-sink = קוביית הים אומרת: טבעו
title-put-back-duplicates = פעמיים אותו אזור
title-may-put-back = פעמיים אותו אזור
title-draft-pick = לשמור סמן אחד
title-diplomatic-service = שירות דיפלומטי
title-native-militia = מיליציה מקומית
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
auction-title = הבריתות הגדולות של מלחמה { $war }
auction-opened = נפתח בידי { $power }
auction-nobody = עוד לא נקבה מעצמה
auction-standing = ההצעה הגבוהה
auction-new-bid = הצעה חדשה
auction-versus = זו מול זו במלחמה הזאת
auction-bidders = המציעים לפי הסדר
auction-your-bid = תורך לדבר
auction-thinks = חושבת
auction-bids = מציעה { $bid }
auction-passes = מוותרת
auction-waits = ממתינה
auction-how-much = מי שזוכה משלם ומחליט מי עומד עם מי. מה שמעבר לזהב שלך ישולם במיסוי, והוא מביא תסיסה.
auction-amount = סכום
auction-bid = להציע { $gold } זהב
auction-higher = הצעות גבוהות יותר
auction-pass = לוותר
auction-raise = להעלות
auction-keep = להשאיר את ההצעה כמות שהיא
auction-for-red = לאדום
auction-for-blue = לכחול
auction-raise-or-pass = הציעו יותר ונקבו מעצמה לכל צד, או ותרו.
hand-title = אזורי הפתיחה שלך
hand-kept = נשמרו

battle-title = { $attacker } תוקפת { $inRegion }: { $target }
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
   *[other] { $count } מבצרים
  }
item-ally-army = צבאות של { $whose }: { $count }
item-ally-navy = ציים של { $whose }: { $count }
item-np-army = צבאות של { $whose }, ללא שחקן: { $count }
item-np-navy = ציים של { $whose }, ללא שחקן: { $count }
item-np-marker = שליטה של { $whose }
item-marker-strength = הסמן הניטרלי
item-token-strength = המורדים
item-naval-support = סיוע ימי
item-army-training = אימון הצבא
item-naval-training = אימון הצי
item-local-alliance = ברית מקומית: { $whose }

deal-terms = { $payer } משלמת אל { $helper } { $gold } זהב תמורת { $navies ->
    [0] { $armies ->
        [one] צבא אחד
       *[other] { $armies } צבאות
    }
    [one] { $armies ->
        [0] צי אחד
        [one] צי אחד וצבא אחד
       *[other] צי אחד ו־{ $armies } צבאות
    }
   *[other] { $armies ->
        [0] { $navies } ציים
        [one] { $navies } ציים וצבא אחד
       *[other] { $navies } ציים ו־{ $armies } צבאות
    }
} בהתקפה הזאת
deal-accept = לקבל
deal-refuse = לסרב
deal-withdraw = לחזור בי
deal-counter = מוטב תמורת
deal-counter-send = הצעה נגדית
deal-now = { $power } מתבקשת לעזור: להציע הצעה?
deal-now-send = להציע
deal-make = להציע עסקה
deal-kind = מה
deal-pay = לתת זהב עכשיו
deal-offer = זהב תמורת עזרה בהתקפה הזאת
deal-promise = הבטחה בפומבי
deal-to = אל
deal-words = המילים שלך
deal-gold = זהב
deal-navies = ציים
deal-armies = צבאות
deal-send = לבצע
deal-fine = הזהב משולם מיד. עזרה ששולמה מחייבת.
deal-promise-fine = הבטחה אינה מחייבת איש; כולם יכולים לקרוא אותה.

figure-victory-points = נקודות ניצחון
figure-control = שליטה
figure-unrest = תסיסה
figure-gold = זהב
figure-population = אוכלוסייה
figure-units = יחידות
source-war-1 = מלחמה I
source-war-2 = מלחמה II
source-war-3 = מלחמה III
source-markers-and-tiles = סמנים ואריחים
source-unrest = תסיסה

nothing-colonize = אין סמן התיישבות על המפה.
nothing-commerce = אין סמן מסחר על המפה.
luck-battle-dice = קוביות קרב
luck-voyages = הפלגות שצלחו
luck-unrest = תסיסה שנשלפה

# הוראות קבע
order-title = להשאיר הוראה
order-note = הבית יענה במקומך עד שהמכירה הזאת תוכרע. איש מלבדך אינו יודע על כך; אפשר למשוך את ההוראה בכל עת.
order-limit = גבול
order-bid-up-to = להציע עד { $gold } על ההצעה הזאת
order-always = ולהחזיר אותה אם מישהו משנה אותה
order-pass-while = לוותר כל עוד ההצעה הזאת עומדת
order-pass-named = לוותר, אלא אם נוקבים בשמי
order-pass-all = לוותר עד שיוכרע
order-left = ההוראה שלך:
order-withdraw = למשוך את ההוראה
order-ended-over = המכירה הוכרעה; ההוראה שלך הסתיימה.
order-ended-unforeseen = קרה דבר שההוראה שלך לא צפתה. ההחלטה בידיך.
order-ended-left = ההוראה שלך הסתיימה כשעזבת.
order-words-pass = לוותר עד שהמכירה הזאת תוכרע.
order-words-named = לוותר במכירה הזאת, אלא אם נוקבים במעצמה שלך.
order-words-while = { $side ->
    [red] לוותר כל עוד { $red } מוצעת לאדום.
    [blue] לוותר כל עוד { $blue } מוצעת לכחול.
   *[both] לוותר כל עוד { $red } מוצעת לאדום ו{ $blue } לכחול.
}
order-words-bid = { $side ->
    [red] להציע עד { $gold } כל עוד { $red } מוצעת לאדום, ואז לוותר.
    [blue] להציע עד { $gold } כל עוד { $blue } מוצעת לכחול, ואז לוותר.
   *[both] להציע עד { $gold } כל עוד { $red } מוצעת לאדום ו{ $blue } לכחול, ואז לוותר.
}
order-words-always = { $side ->
    [red] להציע עד { $gold } עבור { $red } באדום, לא משנה מה עוד יוצע.
    [blue] להציע עד { $gold } עבור { $blue } בכחול, לא משנה מה עוד יוצע.
   *[both] להציע עד { $gold } עבור { $red } באדום ו{ $blue } בכחול, לא משנה מה עוד יוצע.
}
act-which-marker = { $deed } ({ $marker })
end-most-points = { $power } מנצחת עם { $points } נקודות.
end-less-unrest = { $power } מנצחת עם { $points } נקודות: לא יותר מאשר { $powers }, אבל עם פחות תסיסה.
end-shared = { $powers } חולקות את הניצחון, עם { $points } נקודות לכל אחת.
end-nobody = אין מנצחת: כל המעצמות נפלו למהפכה.
end-revolution = במקום האחרון בגלל מהפכה: { $powers }.
