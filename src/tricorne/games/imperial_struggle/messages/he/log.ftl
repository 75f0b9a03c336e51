# היומן.
log-discard-unseen = { $side } בוחרת קלף להשלכה.
log-choose-unseen = { $side } בוחרת משרד.
log-swap-unseen = { $side } מחליטה על החלפת משרד.
log-third-unseen = { $side } מחליטה על משרד שלישי.
log-assign-unseen = { $side } משבצת אריח בסיס.
log-move-unseen = { $side } מעבירה אריח בונוס ישן.
log-keep-unseen = { $side } שומרת אחד משני אריחי בסיס.
log-effect-unseen = { $side } בוחרת.
log-pass = { $side } מוותרת על הסבב.
log-leave-effect = { $side } אינה מנצלת את מה שמותר לה.
log-pass-lowering = { $number ->
    [0] { $side } מוותרת על הסבב ומשאירה את החוב כמות שהוא.
   *[other] { $side } מוותרת על הסבב ומורידה את החוב ב-{ $number } בלבד.
  }
log-build-squadron = { $side } בונה שייטת.
log-buy-war-tile = { $side } קונה אריח בונוס.
log-draw-card = { $side } קונה קלף אירוע.
log-swap-tiles = { $side } מחליפה שני אריחי בסיס.
log-treaty-symbol = { $side } לוקחת נקודת אמנה עבור סמל השדרוג.
log-to-pool = { $side } מחזירה את האריח האחר למאגר.
log-out-of-game = { $side } מוציאה את האריח האחר מן המשחק.
log-score-it = { $side } מנקדת את הסחורה מיד.
log-no-flip = { $side } אינה הופכת סמן הוגנוטים.
log-keep-ministry = { $side } שומרת על משרדיה.
log-no-third = { $side } אינה לוקחת משרד שלישי.
log-third = { $side } לוקחת את מרידות היעקוביטים כמשרד שלישי.
log-set-aside = { $side } מניחה שייטת בצד.
log-lose = { $side } מאבדת שייטת.
log-first = היוזמה בידי { $side }: { $side2 } פותחת.
log-take = { $side } לוקחת את ההשקעה { $tile }.
log-points = { $side } לוקחת נקודות { $type }.
log-play-bonus = { $side } משחקת את הקלף, עם הבונוס: { $card }.
log-play = { $side } משחקת את הקלף: { $card }.
log-discard-later = { $side } תשליך: { $card }.
log-discard = { $side } משליכה: { $cards-plain }.
log-choose = { $side } בוחרת: { $ministry }.
log-give-back = { $side } מחזירה: { $ministry }.
log-give-back-tile = { $side } מחזירה: { $tile }.
log-turns-up-nothing = { $side } אינה חושפת אריח.
log-turns-up = { $side } חושפת: { $tiles-plain }.
log-reveal = { $side } חושפת: { $ministry }.
log-treaty-points = { $number ->
    [one] { $side } משתמשת בנקודת אמנה אחת.
   *[other] { $side } משתמשת ב־{ $number } נקודות אמנה.
  }
log-use = { $side } משתמשת ב: { $ministry }. { $ability }
log-use-advantage = { $side } משתמשת ב: { $advantage }.
log-upgrade = { $side } משדרגת את האריח שלה: { $theater }.
log-build = { $side } בונה מבצר: { $space }.
log-repair = { $side } מתקנת מבצר: { $space }.
log-seize = { $side } תופסת מבצר: { $space }.
log-by-major = { $side } משלמת { $price } מן הפעולה הראשית.
log-by-minor = { $side } משלמת { $price } מן הפעולה המשנית.
log-exchange = { $side } ממירה נקודות צבא בנקודת { $type }.
log-place = { $side } מניחה אריח בונוס: { $theater }.
log-move = { $side } מוציאה אריח בונוס מ: { $theater }.
log-assign = { $side } משבצת { $tile }: { $theater }.
log-keep = { $side } שומרת { $tile }: { $theater }.
log-names = { $side } בוחרת: { $what }.
log-refresh = { $side } מרעננת: { $advantage }.
log-exhaust = { $side } ממצה: { $advantage }.
log-refuse = { $side } מסרבת למסור: { $space }.
log-cede = { $side } מוסרת טריטוריה: { $space }.
log-conquer = { $side } כובשת: { $space }.
log-enough = { $number ->
    [one] { $side } משאירה נקודת כיבוש אחת.
   *[other] { $side } משאירה { $number } נקודות כיבוש.
  }
log-awards = פרסים: { $drawn-plain }.
log-demand = בביקוש: { $drawn-plain }.
log-investments = השקעות: { $drawn-plain }.
log-cards-drawn = קלפים שנשלפו: { $drawn-plain }.
log-tiles-drawn = אריחי מלחמה שנשלפו: { $drawn-plain }.
log-tiles-back = חזרה למאגר: { $drawn-plain }.
log-peace = תור השלום { $number } מתחיל.
log-war = { $war }: המלחמה פורצת.
log-round = סבב { $number }: { $side }.
log-scoring-award = ניקוד, פרס { $region }: { $side } { $parts-plain }.
log-scoring = ניקוד, { $what }: { $side } { $parts-plain }.
log-final-scoring = ניקוד סופי, { $what }: { $side } { $parts-plain }.
log-scoring-nobody = ניקוד, { $what }: לאיש אין הפרש של { $lead } (צרפת { $france }, בריטניה { $britain }).
log-tile-gone = { $tile } יוצא מן המשחק.
log-card-gone = { $card }: הקלף יוצא מן המשחק.
log-byng = סמן בינג עובר אל: { $theater }.
log-flag-off = { $flag-id ->
    [france] הדגל הצרפתי
    [britain] הדגל הבריטי
    [spain] הדגל הספרדי
   *[usa] הדגל האמריקני
  } הוסר: { $space }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
log-squadron-off = { $flag-id ->
    [france] השייטת הצרפתית
   *[britain] השייטת הבריטית
  } יוצאת מ: { $space }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
log-flag-instead = { $space }: דגל { $flag-id ->
    [france] צרפתי
    [britain] בריטי
    [spain] ספרדי
   *[usa] אמריקני
  } במקום דגל { $flag2-id ->
    [france] צרפתי.
    [britain] בריטי.
    [spain] ספרדי.
   *[usa] אמריקני.
  }
log-squadron-instead = { $space }: שייטת { $flag-id ->
    [france] צרפתית
   *[britain] בריטית
  } במקום השייטת { $flag2-id ->
    [france] הצרפתית.
   *[britain] הבריטית.
  }
log-flag-on = { $space }: דגל { $flag-id ->
    [france] צרפתי
    [britain] בריטי
    [spain] ספרדי
   *[usa] אמריקני
  }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
log-squadron-on = { $space }: שייטת { $flag-id ->
    [france] צרפתית
   *[britain] בריטית
  }{ $price ->
    [0] .
   *[other] , מחיר { $price }.
  }
log-conflict-on = { $space }: סמן עימות חדש.
log-conflict-strong = { $space }: סמן עימות ‎+1 חדש.
log-conflict-off = { $space }: סמן העימות הוסר.
log-damaged = המבצר נפגע: { $space }.
log-repaired = המבצר תוקן: { $space }.
log-advantage-free = היתרון { $advantage } אינו שייך עוד לאיש.
log-advantage-held = { $side } מחזיקה עכשיו: { $advantage }.
log-debt = { $side }: חוב { $debt } מתוך { $limit }.
log-treaty = { $number ->
    [one] { $side }: נקודת אמנה אחת.
   *[other] { $side }: { $number } נקודות אמנה.
  }
log-navy-box = { $side }: { $number } בתיבת הצי, שייטת חדשה מצטרפת.
log-squadron-lost = { $side } מאבדת שייטת לתמיד.
log-squadron-away = { $side } מאבדת שייטת לעת עתה.
log-total = סך נקודות הניצחון עובר מ־{ $before } ל־{ $after }.
log-theater = זירה: { $theater }.
log-counted-tie = { $theater }: צרפת { $france }, בריטניה { $britain }. תיקו.
log-counted-bare = { $theater }: צרפת { $france }, בריטניה { $britain }. { $side } מנצחת ללא תגמול.
log-counted = { $theater }: צרפת { $france }, בריטניה { $britain }. { $side } מנצחת: { $parts-plain }.
log-wins-peace-sweep = { $side } מנצחת: כל הפרסים וכל הביקוש בידיה.
log-wins-war-sweep = { $side } מנצחת: כל המלחמה בידיה.
log-wins-total = { $side } מנצחת בזכות סך נקודות הניצחון.
log-wins-final = { $side } מנצחת בזכות נקודות הניצחון אחרי הניקוד הסופי.
log-wins-debt = { $side } מנצחת אחרי תיקו, בזכות החוב הפנוי.
log-wins-tie = { $side } מנצחת, כי תיקו מלא שייך לבריטניה.
log-undo = כל מה שאחרי { $number } בוטל.
log-undo-act = { $more ->
    [0] בוטל: { $action } ({ $side }).
   *[other] בוטל: { $action } ({ $side }), וכל מה שבא אחריו.
  }
