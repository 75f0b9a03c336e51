table-pace = קצב
table-pace-none = בלי שעון
table-pace-none-words = אין למהר.
table-pace-live = חי
table-pace-live-words = לכל אחד שעון, ותוספת קטנה על כל החלטה.
table-pace-days = לפי ימים
table-pace-days-words = ימים לכל תור; נשלחת הודעה כשהתור מגיע.
table-pace-minutes = דקות לכל אחד
table-pace-step = תוספת שניות לכל החלטה
table-pace-turn = ימים לכל תור
table-pace-bank = ימים במאגר הזמן
table-pace-out = כשהזמן תם
table-pace-out-stand-in = בוט משחק עד השיבה
table-pace-out-reminder = נשלחת תזכורת, והשולחן מחכה
table-pace-out-forfeit = המקום אבוד
table-pace-said-live = חי, { $minutes } דק׳ + { $seconds } שנ׳
table-pace-said-days = { $days ->
    [one] יום אחד לתור
    [two] יומיים לתור
   *[other] { $days } ימים לתור
  }
table-pace-said-bank = { $days ->
    [one] יום אחד במאגר
    [two] יומיים במאגר
   *[other] { $days } ימים במאגר
  }
table-pace-when-out = כשהזמן תם, { $what }.
time-days = { $days } י׳ { $hours } שע׳
time-hours = { $hours } שע׳ { $minutes } דק׳
time-minutes = { $minutes } דק׳
clock-of = הזמן של { $power }
clock-yours = הזמן שלך
clock-low = מעט זמן
clock-out = הזמן תם
clock-holiday = חופשה עד { $time }
clock-warning = נשאר לך { $time }.
clock-warning-out = הזמן שלך תם.
clock-then-stand-in = כשייגמר, בוט ישחק במקומך עד שובך.
clock-then-reminder = כשייגמר, השולחן ימשיך לחכות לך.
clock-then-forfeit = כשייגמר, המקום שלך אבוד.
lobby-pace = קצב
lobby-pace-any = כל קצב
series = סדרה
series-one = משחק אחד
series-count = { $count ->
    [one] משחק אחד
    [two] שני משחקים, המקומות מתחלפים
   *[other] { $count } משחקים, המקומות מתחלפים
  }
series-first-to = { $count ->
    [one] עד ניצחון אחד
    [two] עד שני ניצחונות, המקומות מתחלפים
   *[other] עד { $count } ניצחונות, המקומות מתחלפים
  }
series-now = משחק { $number } מתוך { $games }
series-now-first = משחק { $number }, { $count ->
    [one] ניצחון אחד מכריע
    [two] שני ניצחונות מכריעים
   *[other] { $count } ניצחונות מכריעים
  }
series-wins = ניצחונות: { $scores }
series-won = { $power } מנצחת בסדרה.
series-shared = הסדרה משותפת: { $powers }.
series-nobody = אין מנצחים בסדרה הזאת.
series-opens = המשחק הבא נפתח מעצמו.
series-next = אל המשחק הבא
ended-time = הזמן של { $power } תם. { $winner } מנצחת.
ended-time-all = תם הזמן של מי ששיחק אחרון.
holidays-title = חופשה
holidays-words = { $count ->
    [one] בחופשה השעונים שלך עומדים בשולחנות שמשחקים בהם לפי ימים. יש לך יום אחד בשנה.
    [two] בחופשה השעונים שלך עומדים בשולחנות שמשחקים בהם לפי ימים. יש לך יומיים בשנה.
   *[other] בחופשה השעונים שלך עומדים בשולחנות שמשחקים בהם לפי ימים. יש לך { $count } ימים בשנה.
  }
holidays-left = { $count ->
    [one] נשאר יום אחד השנה.
    [two] נשארו יומיים השנה.
   *[other] נשארו { $count } ימים השנה.
  }
holidays-first = היום הראשון
holidays-last = היום האחרון
holidays-take = לקחת את הימים האלה
holidays-span = { $first } עד { $last }
holidays-remove = להחזיר את { $first } עד { $last }
holidays-remove-short = להחזיר
why-pace = הקצב הזה אינו אפשרי: במשחק חי 1 עד 720 דקות לכל אחד ולכל היותר 3600 שניות לכל החלטה, לפי ימים לכל היותר 30 ימים לתור ו־60 במאגר.
why-series = בסדרה 1 עד { $number } משחקים, ולא נדרשים יותר ניצחונות ממשחקים.
why-series-opens = המשחק הבא בסדרה נפתח מעצמו.
why-holiday-days = יש לציין את היום הראשון והאחרון, לא לפני היום ובתוך שנה.
why-holiday-overlaps = חלק מהימים האלה כבר נלקחו.
why-holiday-many = יש { $number } ימי חופשה בשנה.
why-no-holiday = אין לך חופשה בימים האלה.
