# משפטי היומן
is-log-discard-unseen = { $side } בוחרת קלף להשלכה.
is-log-choose-unseen = { $side } בוחרת משרד.
is-log-swap-unseen = { $side } מחליטה על החלפת משרד.
is-log-third-unseen = { $side } מחליטה על משרד שלישי.
is-log-assign-unseen = { $side } משבצת אריח בסיס.
is-log-move-unseen = { $side } מעבירה אריח בונוס ישן.
is-log-keep-unseen = { $side } שומרת אחד משני אריחי בסיס.
is-log-effect-unseen = { $side } בוחרת.
is-log-pass = { $side } מוותרת על הסבב.
is-log-build-squadron = { $side } בונה שייטת.
is-log-buy-war-tile = { $side } קונה אריח בונוס.
is-log-draw-card = { $side } קונה קלף אירוע.
is-log-swap-tiles = { $side } מחליפה שני אריחי בסיס.
is-log-treaty-symbol = { $side } לוקחת נקודת אמנה עבור סמל השדרוג.
is-log-to-pool = { $side } מחזירה את האריח האחר למאגר.
is-log-out-of-game = { $side } מוציאה את האריח האחר מן המשחק.
is-log-score-it = { $side } מנקדת את הסחורה מיד.
is-log-no-flip = { $side } אינה הופכת סמן הוגנוטים.
is-log-keep-ministry = { $side } שומרת על משרדיה.
is-log-no-third = { $side } אינה לוקחת משרד שלישי.
is-log-third = { $side } לוקחת את מרידות היעקוביטים כמשרד שלישי.
is-log-set-aside = { $side } מניחה שייטת בצד.
is-log-lose = { $side } מאבדת שייטת.
is-log-first = היוזמה בידי { $side }: { $side2 } פותחת.
is-log-take = { $side } לוקחת את ההשקעה { $tile }.
is-log-points = { $side } לוקחת נקודות { $type }.
is-log-play-bonus = { $side } משחקת { $name } עם הבונוס.
is-log-play = { $side } משחקת { $name }.
is-log-discard-later = { $side } תשליך { $name }.
is-log-discard = { $side } משליכה: { $names }.
is-log-choose = { $side } בוחרת { $name }.
is-log-give-back = { $side } מחזירה { $name }.
is-log-turns-up-nothing = { $side } אינה חושפת אריח.
is-log-turns-up = { $side } חושפת: { $names }.
is-log-reveal = { $side } חושפת { $name }.
is-log-treaty-points = { $number ->
    [one] { $side } משתמשת בנקודת אמנה אחת.
   *[other] { $side } משתמשת ב־{ $number } נקודות אמנה.
  }
is-log-use = { $side } משתמשת ב: { $name }.
is-log-use-advantage = { $side } משתמשת ב: { $name }.
is-log-upgrade = { $side } משדרגת את האריח שלה: { $name }.
is-log-build = { $side } בונה מבצר: { $name }.
is-log-repair = { $side } מתקנת מבצר: { $name }.
is-log-seize = { $side } תופסת מבצר: { $name }.
is-log-by-major = { $side } משלמת { $number } מן הפעולה הראשית.
is-log-by-minor = { $side } משלמת { $number } מן הפעולה המשנית.
is-log-exchange = { $side } ממירה נקודות צבא בנקודת { $type }.
is-log-place = { $side } מניחה אריח בונוס: { $name }.
is-log-move = { $side } מוציאה אריח בונוס מ: { $name }.
is-log-assign = { $side } משבצת { $strength }: { $name }.
is-log-keep = { $side } שומרת { $strength }: { $name }.
is-log-names = { $side } נוקבת: { $name }.
is-log-refresh = { $side } מרעננת { $name }.
is-log-exhaust = { $side } ממצה { $name }.
is-log-refuse = { $side } מסרבת לוותר על { $name }.
is-log-cede = { $side } מוותרת על { $name }.
is-log-conquer = { $side } כובשת: { $name }.
is-log-enough = { $number ->
    [one] { $side } משאירה נקודת כיבוש אחת.
   *[other] { $side } משאירה { $number } נקודות כיבוש.
  }
is-log-awards = פרסים: { $names }.
is-log-demand = מבוקשים: { $names }.
is-log-investments = השקעות: { $names }.
is-log-cards-drawn = קלפים שנשלפו: { $names }.
is-log-tiles-drawn = אריחי מלחמה שנשלפו: { $names }.
is-log-tiles-back = חזרה למאגר: { $names }.
is-log-peace = תור השלום { $number } מתחיל.
is-log-war = { $name }: המלחמה פורצת.
is-log-round = סבב { $number }: { $side }.
is-log-scoring-award = ניקוד, פרס { $name }: { $side } { $parts }.
is-log-scoring = ניקוד, { $name }: { $side } { $parts }.
is-log-final-scoring = ניקוד סופי, { $name }: { $side } { $parts }.
is-log-tile-gone = האריח { $strength } יוצא מן המשחק.
is-log-card-gone = { $name }: הקלף יוצא מן המשחק.
is-log-byng = סמן בינג עובר אל: { $name }.
is-log-flag-off = { $flag ->
    [french] הדגל הצרפתי
    [british] הדגל הבריטי
    [spanish] הדגל הספרדי
   *[american] הדגל האמריקני
  } עוזב: { $name }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
is-log-squadron-off = { $flag ->
    [french] השייטת הצרפתית
   *[british] השייטת הבריטית
  } עוזבת: { $name }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
is-log-flag-instead = { $name }: דגל { $flag ->
    [french] צרפתי
    [british] בריטי
    [spanish] ספרדי
   *[american] אמריקני
  } במקום דגל { $flag2 ->
    [french] צרפתי.
    [british] בריטי.
    [spanish] ספרדי.
   *[american] אמריקני.
  }
is-log-squadron-instead = { $name }: { $flag ->
    [french] שייטת צרפתית במקום הבריטית.
   *[british] שייטת בריטית במקום הצרפתית.
  }
is-log-flag-on = { $name }: דגל { $flag ->
    [french] צרפתי
    [british] בריטי
    [spanish] ספרדי
   *[american] אמריקני
  }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
is-log-squadron-on = { $name }: שייטת { $flag ->
    [french] צרפתית
   *[british] בריטית
  }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
is-log-conflict-on = { $name }: סמן עימות חדש.
is-log-conflict-strong = { $name }: סמן עימות +1 חדש.
is-log-conflict-off = { $name }: סמן העימות הוסר.
is-log-damaged = המבצר נפגע: { $name }.
is-log-repaired = המבצר תוקן: { $name }.
is-log-advantage-free = { $name } אינו שייך עוד לאיש.
is-log-advantage-held = { $side } מחזיקה עכשיו: { $name }.
is-log-debt = { $side }: חוב { $number1 } מתוך { $number2 }.
is-log-treaty = { $number ->
    [one] { $side }: נקודת אמנה אחת.
   *[other] { $side }: { $number } נקודות אמנה.
  }
is-log-navy-box = { $side }: { $number } בתיבת הצי, שייטת חדשה מצטרפת.
is-log-squadron-lost = { $side } מאבדת שייטת לתמיד.
is-log-squadron-away = { $side } מאבדת שייטת לעת עתה.
is-log-total = סך נקודות הניצחון עובר מ־{ $number1 } ל־{ $number2 }.
is-log-theater = זירה: { $name }.
is-log-counted-tie = { $name }: צרפת { $number1 }, בריטניה { $number2 }. תיקו.
is-log-counted-bare = { $name }: צרפת { $number1 }, בריטניה { $number2 }. { $side } מנצחת ללא פרס.
is-log-counted = { $name }: צרפת { $number1 }, בריטניה { $number2 }. { $side } מנצחת: { $parts }.
is-log-wins-peace-sweep = { $side } מנצחת: כל הפרסים וכל הביקוש בידיה.
is-log-wins-war-sweep = { $side } מנצחת: כל המלחמה בידיה.
is-log-wins-total = { $side } מנצחת בזכות סך נקודות הניצחון.
is-log-wins-final = { $side } מנצחת בזכות נקודות הניצחון אחרי הניקוד הסופי.
is-log-wins-debt = { $side } מנצחת אחרי תיקו, בזכות החוב הפנוי.
is-log-wins-tie = { $side } מנצחת, כי תיקו מלא שייך לבריטניה.
is-log-undo = כל מה שאחרי { $number } בוטל.
