side-neutral = הסמן הניטרלי
side-token = המורדים
log-draft-keep = { $power } שומרת סמן הפוך.
log-redraw = { $power } שולפת שוב אותו מספר סמנים.
log-content = { $power } מרוצה מהסמנים.
log-pass-bid = { $power } מוותרת במכירה הפומבית.
log-pass = { $power } מוותרת על פעולה.
log-militia = { $power } מזעיקה מיליציה.
log-surprise = { $power } משחקת התקפת פתע.
log-accept-help = { $power } מקבלת את העזרה.
log-refuse-help = { $power } דוחה את העזרה.
log-fight = { $power } נלחמת בים.
log-decline = { $power } מסרבת לקרב ימי.
log-surrender = { $power } נכנעת.
log-defend = { $power } עומדת ונלחמת.
log-support = { $power } משחקת מצור ימי: הסיוע הימי כפול.
log-reserves = { $power } מזעיקה עתודות: הקוביות מוטלות שוב.
log-withdraw = { $power } משחקת נסיגה תוך קרב.
log-build = { $unit ->
    [army] { $power } בונה צבא.
    [navy] { $power } בונה צי.
   *[fort] { $power } בונה מבצר.
  }
log-rebuild = { $unit ->
    [army] { $power } מפרקת צבא { $inRegion } ובונה אותו מחדש.
    [navy] { $power } מפרקת צי { $inRegion } ובונה אותו מחדש.
   *[fort] { $power } מפרקת מבצר { $inRegion } ובונה אותו מחדש.
  }
log-attack-token = { $power } תוקפת { $inRegion }: { $token } (משלמת { $paid }).
log-attack-marker = { $power } תוקפת { $inRegion } את הסמן הניטרלי בעוצמה { $number } (משלמת { $paid }).
log-attack-power = { $taxations ->
    [0] { $power } תוקפת את { $power2 } { $inRegion } (משלמת { $paid }).
   *[other] { $power } תוקפת את { $power2 } { $inRegion } (משלמת { $paid }, מיסויים: { $taxations }).
  }
log-use = { $power } מפעילה אריח: { $tile }.
log-end-turn = { $power } מסיימת את התור.
log-colonize = { $power } מתיישבת { $inRegion }.
log-commerce = { $power } סוחרת בחוף הזהב.
log-ally = { $power } כורתת ברית מקומית: { $alliance }.
log-claim = { $power } לוקחת אריח: { $tile } (משלמת { $paid }).
log-incite = { $power } מסיתה { $inRegion }: { $token } נגד { $power2 }.
log-home = { $unit ->
    [army] { $power } מחזירה הביתה צבא { $fromRegion }.
    [navy] { $power } מחזירה הביתה צי { $fromRegion }.
   *[fort] { $power } מחזירה הביתה מבצר { $fromRegion }.
  }
log-move = { $unit ->
    [army] { $power } מזיזה צבא { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } מזיזה צי { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } מזיזה מבצר { $fromRegion1 } { $toRegion2 }.
  }
log-send = { $unit ->
    [army] { $power } שולחת צבא { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } שולחת צי { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } שולחת מבצר { $fromRegion1 } { $toRegion2 }.
  }
log-sink = { $power } מניחה ליחידה לטבוע.
log-remain = היחידה של { $power } נשארת במקומה (תשלום { $paid }).
log-reach = היחידה של { $power } מגיעה בכל זאת (תשלום { $paid }).
log-blockade = { $power } מטילה מצור: { $region }.
log-raise-army = { $power } מגייסת צבא { $inRegion }.
log-collect = { $power } גובה { $inRegion }.
log-put-back = { $power } מחזירה לשק את { $words }.
log-place = { $unit ->
    [army] { $power } מציבה צבא { $inRegion }.
    [navy] { $power } מציבה צי { $inRegion }.
   *[fort] { $power } מציבה מבצר { $inRegion }.
  }
log-commit-no-armies = { $power } לא שולחת צבאות.
log-commit-no-navies = { $power } לא שולחת ציים.
log-commit-armies = { $number ->
    [one] { $power } שולחת צבא אחד.
   *[other] { $power } שולחת { $number } צבאות.
  }
log-commit-navies = { $number ->
    [one] { $power } שולחת צי אחד.
   *[other] { $power } שולחת { $number } ציים.
  }
log-spend = { $power } מפעילה בים את הברית: { $alliance }.
log-lose-ally = { $power } מטילה את האבדה { $inRegion } על { $power2 }.
log-letter = { $power } לוקחת את הסדרה { $words }.
log-draw = { $power } שולפת סמן: { $region }.
log-trade-control = { $power } ממירה צבא { $inRegion } בסמן שליטה.
log-navy-die = הקובייה של { $power } { $inRegion } מראה { $number }: צי.
log-army-die = הקובייה של { $power } { $inRegion } מראה { $number }: צבא.
log-marker = סמן ניטרלי מופיע { $inRegion }.
log-sea-die = { $words ->
    [sink] קוביית הים מראה: טבעו.
    [stay] קוביית הים מראה: הישארו.
   *[success] קוביית הים מראה: הגעתם.
  }
log-white-die = הקובייה הלבנה מראה { $number }.
log-red-die = הקובייה האדומה מראה { $number }.
log-dice-sea = קרב ימי { $inRegion }: { $side1 } { $number1 } (קוביות { $number2 } ו־{ $number3 }), { $side2 } { $number4 } (קוביות { $number5 } ו־{ $number6 }).
log-dice-land = קרב יבשה { $inRegion }: { $side1 } { $number1 } (קוביות { $number2 } ו־{ $number3 }), { $side2 } { $number4 } (קוביות { $number5 } ו־{ $number6 }).
log-shows = { $power } מראה { $words }.
log-bid = { $power } מציעה { $number }: { $power2 } לאדום, { $power3 } לכחול.
log-bid-red = { $power } מציעה { $number }: { $power2 } לאדום.
log-bid-blue = { $power } מציעה { $number }: { $power2 } לכחול.
log-join-red = { $power } מצטרפת לברית האדומה.
log-join-blue = { $power } מצטרפת לברית הכחולה.
log-auction = { $power } זוכה במכירה הפומבית (משלמת { $paid }).
log-tie-sea = הקרב הימי מסתיים בתיקו.
log-tie-land = קרב היבשה מסתיים בתיקו.
log-win-sea = ניצחון בים: { $side }.
log-win-land = ניצחון ביבשה: { $side }.
log-naval-support = סיוע ימי: { $side }.
log-loss = { $unit ->
    [army] { $power } מאבדת צבא { $inRegion }.
    [navy] { $power } מאבדת צי { $inRegion }.
   *[fort] { $power } מאבדת מבצר { $inRegion }.
  }
log-control-gained = { $power } זוכה בסמן שליטה { $inRegion }.
log-control-lost = { $power } מאבדת סמן שליטה { $inRegion }.
log-token-returns = חוזר למלאי: { $token }.
log-token-holds = { $token } { $inRegion }: סמן של { $power } מוחזק.
log-blockade-lifted = המצור { $inRegion } הוסר.
log-gold = { $power } לוקחת { $number } זהב.
log-points = { $power } זוכה ב־{ $number } נקודות ניצחון.
log-income = { $power } מרוויחה { $number1 } ומשלמת { $number2 } על יחידותיה (מיסויים: { $taxations }).
log-scored = מלחמה { $words } נספרת.
log-scores = { $power } מקבלת { $number1 } ויש לה { $number2 }.
log-war = מלחמה { $words } מתחילה.
log-round = סיבוב { $number } מתחיל.
log-unrest-back = { $power } מחזירה תסיסה.
log-unrest = { $power } מקבלת תסיסה.
log-unrest-worth = { $power } מקבלת תסיסה (בערך { $words }).
log-unrest-times = { $power } מקבלת תסיסה { $number } פעמים.
log-unrest-times-worth = { $power } מקבלת תסיסה { $number } פעמים (בערך { $words }).
log-undo = כל מה שאחרי { $number } בוטל.
log-over = המשחק הסתיים והתסיסה נספרת.
log-revolution = { $power } עם { $number } תסיסה: מהפכה.
log-ends-less = { $power } עם { $number1 } תסיסה, מאבדת { $number2 } נקודות ומסיימת עם { $number3 }.
log-ends = { $power } עם { $number1 } תסיסה מסיימת עם { $number2 } נקודות.
log-wins = { $power } מנצחת.
log-nobody = אין מנצחים.
log-deal = { $power } מקבלת סמן: { $region }.
log-pay = { $power } משלמת אל { $power2 } { $number } זהב.
log-promise = { $power } מבטיחה ({ $power2 }): { $words }
log-offer = { $power } מציעה אל { $power2 } { $number1 } זהב תמורת { $number2 } ציים ו־{ $number3 } צבאות (הצעה { $number4 }).
log-counter = { $power } מעדיפה { $number1 } זהב תמורת { $number2 } ציים ו־{ $number3 } צבאות (הצעה { $number4 }).
log-refuse = { $power } דוחה את הצעה { $number }.
log-withdraw-offer = { $power } חוזרת בה מהצעה { $number }.
