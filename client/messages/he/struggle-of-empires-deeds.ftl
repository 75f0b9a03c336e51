act-build = { $unit ->
    [army] לבנות צבא תמורת 1 אוכלוסייה
    [navy] לבנות צי תמורת 1 אוכלוסייה
   *[fort] לבנות מבצר תמורת 1 אוכלוסייה
  }
act-rebuild = { $unit ->
    [army] לפרק צבא { $inRegion } ולבנותו מחדש
    [navy] לפרק צי { $inRegion } ולבנותו מחדש
   *[fort] לפרק מבצר { $inRegion } ולבנותו מחדש
  }
act-move = { $unit ->
    [army] להזיז צבא { $fromRegion }
    [navy] להזיז צי { $fromRegion }
   *[fort] להזיז מבצר { $fromRegion }
  }
act-place = { $unit ->
    [army] להציב צבא { $inRegion }
    [navy] להציב צי { $inRegion }
   *[fort] להציב מבצר { $inRegion }
  }
act-attack-power = לתקוף את { $power } { $inRegion }
act-attack-marker = לתקוף את הסמן הניטרלי בעוצמה { $strength } { $inRegion }
act-attack-token = לתקוף { $inRegion }: { $token }
act-pass = לוותר על הפעולה
act-ally = לכרות ברית מקומית: { $alliance }
act-claim = לקחת אריח: { $tile }
act-use = להפעיל אריח: { $tile }
act-end-turn = לסיים את התור
act-to = { $toRegion }
act-stay = להשאיר את היחידה החדשה במקומה
act-done = לא להזיז עוד יחידות
act-pass-bid = לוותר במכירה הפומבית
act-raise = להעלות את ההצעה
act-red = להציע את { $power } לברית האדומה
act-blue = להציע את { $power } לברית הכחולה
act-keep-proposal = להשאיר את ההצעה כמות שהיא
act-colonize = להתיישב { $inRegion } תמורת 1 אוכלוסייה
act-commerce = סחר חוף הזהב { $inRegion }
act-incite = { $token } נגד { $power } { $inRegion }
act-in = { $inRegion }
act-call-militia = לבנות עוד צבא תמורת 1 אוכלוסייה
act-no-militia = לא לבנות עוד צבא
act-return-unrest = להחזיר נקודת תסיסה אחת
act-keep-unrest = לא להחזיר תסיסה
act-lost = להניח ליחידה לטבוע
act-remain = שהיחידה תישאר במקומה
act-arrive = להביא את היחידה ליעדה
act-surprise = לשחק התקפת פתע
act-no-surprise = לתקוף בלי הפתעה
act-navies = { $number ->
    [0] לא לשלוח ציים
    [one] לשלוח צי אחד
    [two] לשלוח שני ציים
   *[other] לשלוח { $number } ציים
  }
act-armies = { $number ->
    [0] לא לשלוח צבאות
    [one] לשלוח צבא אחד
    [two] לשלוח שני צבאות
   *[other] לשלוח { $number } צבאות
  }
act-accept-help = לקבל את העזרה
act-refuse-help = לדחות את העזרה
act-fight = להילחם בים
act-decline = לא להילחם בים
act-spend = להפעיל בים את הברית: { $alliance }
act-no-more = לא להפעיל עוד בריתות בים
act-surrender = למסור את סמן השליטה
act-defend = לעמוד ולהילחם
act-blockade = להפעיל מצור ימי: הסיוע הימי כפול
act-no-blockade = לשמור את המצור
act-reserves = להזעיק עתודות: להטיל שוב
act-no-reserves = להשאיר את הקוביות
act-withdraw = לשחק נסיגה תוך קרב
act-no-withdrawal = לשאת באבדות
act-lose = { $unit ->
    [army] לאבד צבא
    [navy] לאבד צי
   *[fort] לאבד מבצר
  }
act-lose-ally = האבדה של { $power }
act-bid = להציע { $number } זהב
act-higher = להציג הצעות גבוהות יותר
act-put-back = להחזיר לשק את הסמן: { $region }
act-redraw = לשלוף שוב אותו מספר סמנים
act-content = לשמור את הסמנים האלה
act-keep = לשמור את הסמן: { $region }

prompt-turn = { $special ->
    [yes] { $power }: נותרו { $count } פעולות, ולכל היותר אחת מהן מיוחדת.
   *[no] { $power }: נותרו { $count } פעולות, ואף אחת מהן לא מיוחדת.
  }
prompt-free-actions = { $power } רשאית לבצע פעולות חופשיות או לסיים את התור.
prompt-destination = { $unit ->
    [army] לאן יוצא הצבא { $fromRegion }?
    [navy] לאן מפליג הצי { $fromRegion }?
   *[fort] לאן עובר המבצר { $fromRegion }?
  }
prompt-free-move = { $power } רשאית להזיז מיד את היחידה החדשה.
prompt-next-move = { $power } רשאית להזיז עוד יחידות: { $number1 }.
prompt-place-unit = { $power } מציבה יחידת פתיחה ({ $number1 } מתוך { $number2 }).
prompt-pass-or-raise = { $bidder } מציעה { $bid }. { $power } מוותרת או מעלה.
prompt-bid = כמה זהב מציעה { $power }?
prompt-propose-red = { $power } מציעה { $bid }: איזו מעצמה מצטרפת לאדום?
prompt-propose-blue = { $power } מציעה { $bid }: איזו מעצמה מצטרפת לכחול?
prompt-propose-side = המעצמה האחרונה מצטרפת לאדום או לכחול?
prompt-commit-navies = כמה ציים שולחת { $power } לקרב { $inRegion }?
prompt-commit-armies = כמה צבאות שולחת { $power } לקרב { $inRegion }?
prompt-accept-help = האם { $power } מקבלת את העזרה?
prompt-surprise-attack = האם { $power } משחקת התקפת פתע, כך שאיש לא יעזור למגן?
prompt-fight-at-sea = האם { $power } נלחמת בים? מי שמסרב מותיר את הסיוע הימי לצד השני.
prompt-alliances-at-sea = אילו בריתות מקומיות מפעילה { $power } בים? לקרב היבשה הן כבר לא יעמדו.
prompt-surrender = האם { $power } מוסרת בלי קרב את סמן השליטה { $inRegion }?
prompt-blockade-support = האם { $power } מחזירה את המצור כדי שהסיוע הימי ייחשב יותר?
prompt-reserves = האם { $power } מזעיקה עתודות כדי להטיל שוב?
prompt-fighting-withdrawal = האם { $power } משחקת נסיגה תוך קרב כדי לא לאבד יחידות?
prompt-lose-own-unit = איזו יחידה מאבדת { $power }?
prompt-lose-ally-unit = איזו בת ברית מאבדת יחידה? { $power } בוחרת.
prompt-militia = { $power } רשאית לבנות עוד צבא תמורת 1 אוכלוסייה.
prompt-relief = { $power } ויתרה ורשאית להחזיר תסיסה.
prompt-sea-stay = היחידה של { $power } נשארת, או מגיעה תמורת זהב.
prompt-sea-sink = היחידה של { $power } טובעת, נשארת תמורת זהב, או מגיעה תמורת עוד זהב.
prompt-put-back-duplicates = { $power } חייבת להחזיר סמן שחוזר על אזור.
prompt-may-put-back = { $power } רשאית להחזיר סמן שחוזר על אזור.
prompt-draft-pick = { $power } שומרת סמן אחד ומעבירה את השאר.
prompt-diplomatic-service = איזו ברית מקומית כורתת { $power }?
prompt-native-militia = באיזו מושבה מגייסת { $power } צבא?
prompt-blockade = על איזו מושבה מטילה { $power } מצור?
prompt-war-office = את מי תוקפת { $power } דרך משרד המלחמה?
prompt-trade-region = באיזה אזור גובה { $power }?
prompt-over = המשחק הסתיים.
