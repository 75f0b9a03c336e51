# היומן

# מעשים
log-draft-keep = { $power } שומרת סמן הפוך.
log-draft-keep-own = { $power } שומרת סמן הפוך: { $region } ({ $marker }).
log-redraw = { $power } שולפת שוב אותו מספר סמנים.
log-content = { $power } מרוצה מהסמנים.
log-put-back = { $power } מחזירה סמן לשק: { $region } ({ $marker }).
log-place = { $power } מציבה { $unit } { $region-in }.
log-pass-bid = { $power } מוותרת במכרז.
log-pass = { $power } מוותרת על פעולה.
log-build = { $power } בונה { $unit }.
log-rebuild = { $power } מפרקת { $unit } { $region-in } ובונה אותו מחדש.
log-militia = { $power } מזעיקה מיליציה.
log-move = { $power } מזיזה { $unit } { $region-from } { $region2-to }.
log-send = { $power } שולחת { $unit } { $region-from } { $region2-to }.
log-move-home = { $power } מחזירה הביתה { $unit } { $region-from }.
log-send-home = { $power } מביאה הביתה { $unit } { $region-from }.
log-sink = { $power } מניחה לטבוע: { $unit }.
log-remain = { $unit-The } של { $power } נשאר במקומו{ payment }.
log-reach = { $unit-The } של { $power } מגיע בכל זאת { $region-to }{ payment }.
log-attack-power = { $power } תוקפת את { $power2 } { $region-in }{ payment }.
log-attack-marker = { $power } תוקפת { $region-in } את הסמן הניטרלי בעוצמה { $strength }{ payment }.
log-attack-token = { $power } תוקפת { $region-in }: { $token }{ payment }.
payment = { $paid ->
    [0] ‏
   *[other] { $taxations ->
        [0] ‏ (תשלום { $paid })
       *[other] ‏ (תשלום { $paid }, מיסויים: { $taxations })
    }
  }
log-surprise = { $power } מפעילה התקפת פתע.
log-commit-navies = { $navies ->
    [0] { $power } לא שולחת ציים.
    [one] { $power } שולחת צי אחד.
    [two] { $power } שולחת שני ציים.
   *[other] { $power } שולחת { $navies } ציים.
  }
log-commit-armies = { $armies ->
    [0] { $power } לא שולחת צבאות.
    [one] { $power } שולחת צבא אחד.
    [two] { $power } שולחת שני צבאות.
   *[other] { $power } שולחת { $armies } צבאות.
  }
log-accept-help = { $power } מקבלת את העזרה.
log-refuse-help = { $power } דוחה את העזרה.
log-fight = { $power } נלחמת בים.
log-decline = { $power } מסרבת לקרב ימי.
log-spend = { $power } מפעילה בים את הברית: { $alliance }.
log-surrender = { $power } מוסרת את סמן השליטה בלי קרב.
log-defend = { $power } עומדת ונלחמת.
log-support = { $power } מפעילה מצור ימי: הסיוע הימי כפול.
log-reserves = { $power } מזעיקה עתודות: הקוביות מוטלות שוב.
log-withdraw = { $power } מפעילה נסיגה תוך קרב.
log-lose-ally = { $power } מטילה את האבדה { $region-in } על { $power2 }.
log-use = { $power } מפעילה אריח: { $tile }.
log-blockade = { $power } מטילה מצור: { $region }.
log-raise-army = { $power } מגייסת צבא { $region-in }.
log-raise-unit = { $power } מגייסת { $unit } { $region-in }.
log-collect = { $power } גובה זהב { $region-in }.
log-colonize = { $power } מתיישבת { $region-in }.
log-commerce = { $power } סוחרת בחוף הזהב.
log-ally = { $power } כורתת ברית מקומית: { $alliance }{ payment }.
log-claim = { $power } לוקחת אריח: { $tile }{ payment }.
log-incite = { $power } מסיתה { $region-in }: { $token } נגד { $power2 }.
log-end-turn = { $power } מסיימת את התור.

# מזל
log-letter = { $power } לוקחת את הסדרה { $letter }.
log-draw = { $power } שולפת סמן: { $region }.
log-deal = { $power } מקבלת סמן: { $region }.
log-trade-control = { $power } ממירה צבא { $region-in } בסמן שליטה.
log-navy-die = הקובייה של { $power } { $region-in } מראה { $die }: צי.
log-army-die = הקובייה של { $power } { $region-in } מראה { $die }: נשאר צבא.
log-marker = סמן ניטרלי מופיע { $region-in }: { $marker }.
log-sea-die = קוביית הים מראה { $face }.
log-white-die = הקובייה הלבנה מראה { $die }.
log-red-die = הקובייה האדומה מראה { $die }.
log-dice-sea = קרב ימי { $region-in }: { $side } { $total } (קוביות { $dice }), { $side2 } { $total2 } (קוביות { $dice2 }).
log-dice-land = קרב יבשה { $region-in }: { $side } { $total } (קוביות { $dice }), { $side2 } { $total2 } (קוביות { $dice2 }).

# מה יצא מזה
log-shows = { $power } מראה { $regions }.
log-bid = { $power } מציעה { $bid }: { $red } לאדום, { $blue } לכחול.
log-bid-red = { $power } מציעה { $bid }: { $red } לאדום.
log-bid-blue = { $power } מציעה { $bid }: { $blue } לכחול.
log-join-red = { $power } מצטרפת לברית האדומה.
log-join-blue = { $power } מצטרפת לברית הכחולה.
log-auction = { $power } זוכה במכרז{ payment }.
log-tie-sea = הקרב הימי מסתיים בתיקו.
log-tie-land = קרב היבשה מסתיים בתיקו.
log-win-sea = ניצחון בים: { $side }.
log-win-land = ניצחון ביבשה: { $side }.
log-naval-support = סיוע ימי: { $side }.
log-loss = { $power } מאבדת { $unit } { $region-in }.
log-control-gained = { $power } זוכה בסמן שליטה { $region-in }.
log-control-lost = { $power } מאבדת סמן שליטה { $region-in }.
log-token-returns = חוזר למלאי: { $token }.
log-token-holds = { $token } { $region-in }: סמן של { $power } מוחזק.
log-blockade-lifted = המצור { $region-in } הוסר.
log-gold = { $power } לוקחת { $gold } זהב.
log-points = { $points ->
    [one] { $power } זוכה בנקודת ניצחון אחת.
    [two] { $power } זוכה בשתי נקודות ניצחון.
   *[other] { $power } זוכה ב־{ $points } נקודות ניצחון.
  }
log-unrest-back = { $power } מחזירה תסיסה.
log-unrest = { $times ->
    [one] { $power } מקבלת תסיסה.
    [two] { $power } מקבלת תסיסה פעמיים.
   *[other] { $power } מקבלת תסיסה { $times } פעמים.
  }
log-unrest-worth = { $times ->
    [one] { $power } מקבלת תסיסה (ערכה { $worth-plain }).
    [two] { $power } מקבלת תסיסה פעמיים (ערכה { $worth-plain }).
   *[other] { $power } מקבלת תסיסה { $times } פעמים (ערכה { $worth-plain }).
  }

# מהלך הזמן
roman = { $war ->
    [1] I
    [2] II
    [3] III
   *[other] { $war }
  }
log-war = מלחמה { roman } מתחילה.
log-round = סיבוב { $round } מתחיל.
log-income = { $taxations ->
    [0] { $power } מרוויחה { $income } ומשלמת { $upkeep } על יחידותיה.
   *[other] { $power } מרוויחה { $income } ומשלמת { $upkeep } על יחידותיה (מיסויים: { $taxations }).
  }
log-scored = מלחמה { roman } מנוקדת.
log-region-scored = { $region }: { $shares-plain }.
scored-share = { $power } { $points }
log-scores = { $power } מקבלת { $points } ויש לה { $total }.
log-undo = כל מה שאחרי { $number } בוטל.
log-undo-act = { $more ->
    [0] בוטל: { $action } ({ $power }).
   *[other] בוטל: { $action } ({ $power }), וכל מה שבא אחריו.
  }
log-over = המשחק הסתיים והתסיסה נספרת.
log-revolution = { $power } עם { $unrest } תסיסה: מהפכה.
log-ends-less = { $penalty ->
    [one] { $power } עם { $unrest } תסיסה, מאבדת נקודה אחת ומסיימת עם { $points }.
    [two] { $power } עם { $unrest } תסיסה, מאבדת שתי נקודות ומסיימת עם { $points }.
   *[other] { $power } עם { $unrest } תסיסה, מאבדת { $penalty } נקודות ומסיימת עם { $points }.
  }
log-ends = { $points ->
    [one] { $power } עם { $unrest } תסיסה מסיימת עם נקודה אחת.
    [two] { $power } עם { $unrest } תסיסה מסיימת עם שתי נקודות.
   *[other] { $power } עם { $unrest } תסיסה מסיימת עם { $points } נקודות.
  }
log-wins = { $powers-count ->
    [one] { $powers } מנצחת.
   *[other] { $powers } מנצחות.
  }
log-nobody = אין מנצחים.

# זהב ומילים בין שחקנים
log-say = ‏{ $power }: { $words }
log-thank = { $power } מודה ל{ $power2 } על { $gold } זהב.
log-heard = { $count ->
    [one] { $power } שמעה את ההבטחה ותזכור אותה ({ $power2 }).
   *[other] { $power } שמעה: עד כה { $count } הבטחות, ואף אחת לא נשכחה ({ $power2 }).
  }
log-promise = { $power } מבטיחה ({ $power2 }): { $words }
log-promise-by = { $power } מבטיחה ({ $power2 }): { $words }, { $by }
log-promise-for = { $power } מבטיחה ({ $power2 }): { $words }, { $by }, תמורת: { $words2 }
log-pay = { $taxations ->
    [0] { $power2 } מקבלת { $gold } זהב מ{ $power }.
    [one] { $power2 } מקבלת { $gold } זהב מ{ $power } אחרי מיסוי אחד.
    [two] { $power2 } מקבלת { $gold } זהב מ{ $power } אחרי שני מיסויים.
   *[other] { $power2 } מקבלת { $gold } זהב מ{ $power } אחרי { $taxations } מיסויים.
  }
log-offer = הצעה { $offer } של { $power }: { $power2 } תקבל { $gold } זהב תמורת { forces }.
log-counter = { $power } מעדיפה { $gold } זהב תמורת { forces } (הצעה { $offer }).
log-accept = { $power } מקבלת את הצעה { $offer }, { $gold } זהב תמורת { forces }. { $payment }
log-refuse = { $power } דוחה את הצעה { $offer }.
log-withdraw-offer = { $power } חוזרת בה מהצעה { $offer }.
