# מה נשאל
prompt-turn = { $actions ->
    [one] { $power }: נותרה פעולה אחת.
    [two] { $power }: נותרו שתי פעולות.
   *[other] { $power }: נותרו { $actions } פעולות.
  }
prompt-turn-special = { $actions ->
    [one] { $power }: נותרה פעולה אחת, רגילה או מיוחדת.
    [two] { $power }: נותרו שתי פעולות, ולכל היותר אחת מהן מיוחדת.
   *[other] { $power }: נותרו { $actions } פעולות, ולכל היותר אחת מהן מיוחדת.
  }
prompt-turn-no-special = { $actions ->
    [one] { $power }: נותרה פעולה רגילה אחת.
    [two] { $power }: נותרו שתי פעולות רגילות.
   *[other] { $power }: נותרו { $actions } פעולות רגילות.
  }
prompt-free-actions = { $power } רשאית לבצע פעולות חופשיות או לסיים את התור.
prompt-destination = { $unit-id ->
    [army] לאן יוצא הצבא של { $power } { $region-from }?
    [navy] לאן מפליג הצי של { $power } { $region-from }?
   *[fort] לאן עובר המבצר של { $power } { $region-from }?
  }
prompt-free-move = { $power } רשאית להזיז מיד את { $unit-The } החדש ({ $region }).
prompt-next-move = { $left ->
    [one] { $power } רשאית להזיז עוד יחידה אחת.
    [two] { $power } רשאית להזיז עוד שתי יחידות.
   *[other] { $power } רשאית להזיז עוד { $left } יחידות.
  }
prompt-place-unit = { $power } מציבה יחידת פתיחה ({ $number } מתוך { $total }).
prompt-pass-or-raise = { $standing }. { $power } מוותרת או מעלה.
standing = { $bidder } מציעה { $bid }: { $red } לאדום, { $blue } לכחול
standing-red = { $bidder } מציעה { $bid }: { $red } לאדום
standing-blue = { $bidder } מציעה { $bid }: { $blue } לכחול
prompt-bid-first = { $power } פותחת את המכרז: כמה זהב היא מציעה?
prompt-bid-more = { $standing }. כמה יותר מציעה { $power }?
prompt-bid-taxes = { $question } מספר המיסויים כדי לזכות ב־{ $bid }: { $taxations }.
prompt-propose-red = { $power } מציעה { $bid }: איזו מעצמה מצטרפת לאדום?
prompt-propose-blue = { $power } מציעה { $bid }, { $red } לאדום: איזו מעצמה מצטרפת לכחול?
prompt-propose-side = { $power } מציעה { $bid }: המעצמה האחרונה מצטרפת לאדום או לכחול?
prompt-commit-navies-attack = כמה ציים שולחת { $power } להתקפה של { $leader } { $region-in }?
prompt-commit-navies-defence = כמה ציים שולחת { $power } להגנה של { $leader } { $region-in }?
prompt-commit-armies-attack = כמה צבאות שולחת { $power } להתקפה של { $leader } { $region-in }?
prompt-commit-armies-defence = כמה צבאות שולחת { $power } להגנה של { $leader } { $region-in }?
prompt-accept-help = האם { $power } מקבלת את העזרה של { $ally } ({ $forces })?
prompt-surprise-attack = האם { $power } מפעילה התקפת פתע, כך שאף שחקן אחר לא יעזור למגן ({ $enemy })?
prompt-fight-at-sea = האם { $power } נלחמת בים { $region-in }? מי שמסרב מותיר את הסיוע הימי לצד השני.
prompt-alliances-at-sea = אילו בריתות מקומיות מפעילה { $power } בים? בקרב היבשה הן כבר לא יעמדו לרשותה.
prompt-surrender = האם { $power } מוסרת בלי קרב את סמן השליטה { $region-in }?
prompt-blockade-support = האם { $power } מחזירה את המצור כדי שהסיוע הימי ייחשב { $worth }?
prompt-reserves = { $score } האם { $power } מזעיקה עתודות כדי להטיל שוב?
prompt-fighting-withdrawal = { $score } האם { $power } מפעילה נסיגה תוך קרב כדי לא לאבד יחידות?
score-sea = בים לתוקפים { $strength } ועוד { $more } (קוביות { $dice-plain }), למגנים { $strength2 } ועוד { $more2 } (קוביות { $dice2-plain }).
score-land = ביבשה לתוקפים { $strength } ועוד { $more } (קוביות { $dice-plain }), למגנים { $strength2 } ועוד { $more2 } (קוביות { $dice2-plain }).
prompt-lose-own-unit = איזו יחידה מאבדת { $power }?
prompt-lose-ally-unit = איזו בת ברית מאבדת יחידה? { $power } בוחרת.
prompt-militia = { $power } רשאית לבנות עוד צבא במיליציה תמורת 1 אוכלוסייה.
prompt-militia-any = { $power } רשאית לבנות במיליציה עוד צבא, צי או מבצר תמורת 1 אוכלוסייה.
prompt-relief = { $points ->
    [one] { $power } ויתרה ורשאית להחזיר נקודת תסיסה אחת.
    [two] { $power } ויתרה ורשאית להחזיר שתי נקודות תסיסה.
   *[other] { $power } ויתרה ורשאית להחזיר { $points } נקודות תסיסה.
  }
prompt-sea-stay = הישארות: { $unit-The } של { $power } נשאר, או מגיע { $region-to } תמורת { $arrive } זהב.
prompt-sea-sink = טביעה: { $unit-The } של { $power } אובד, נשאר תמורת { $remain } זהב, או מגיע { $region-to } תמורת { $arrive } זהב.
prompt-put-back-duplicates = { $power } חייבת להחזיר סמן שחוזר על אזור.
prompt-may-put-back = { $power } רשאית להחזיר סמן שחוזר על אזור.
prompt-may-put-back-more = { $power } רשאית להחזיר עוד סמן שחוזר על אזור, או לשלוף שוב.
prompt-draft-pick = { $power } שומרת סמן אחד ומעבירה את השאר.
prompt-diplomatic-service = איזו ברית מקומית כורתת { $power } בשירות הדיפלומטי?
prompt-native-militia = היכן מגייסת { $power } את מיליציית הילידים?
prompt-blockade = על איזו מושבה מטילה { $power } מצור?
prompt-war-office = את מי תוקפת { $power } דרך משרד המלחמה?
prompt-trade-region = מאיזה אזור { $power } גובה זהב ({ $tile })?

forces = { $navies ->
    [0] { $armies ->
        [one] צבא אחד
        [two] שני צבאות
       *[other] { $armies } צבאות
    }
    [one] { $armies ->
        [0] צי אחד
        [one] צי אחד וצבא אחד
        [two] צי אחד ושני צבאות
       *[other] צי אחד ו־{ $armies } צבאות
    }
    [two] { $armies ->
        [0] שני ציים
        [one] שני ציים וצבא אחד
        [two] שני ציים ושני צבאות
       *[other] שני ציים ו־{ $armies } צבאות
    }
   *[other] { $armies ->
        [0] { $navies } ציים
        [one] { $navies } ציים וצבא אחד
        [two] { $navies } ציים ושני צבאות
       *[other] { $navies } ציים ו־{ $armies } צבאות
    }
  }

# המקרה שמחכים לו
chance-map-marker = נשלף הסמן הבא למפה.
chance-sea = מטילים קובייה בים: { $power }, { $unit }, יעד: { $region }.
chance-unrest = נשלפת תסיסה: { $power }.
chance-letter = מוגרלת סדרת סמנים: { $power }.
chance-hand-marker = נשלף סמן: { $power }.
chance-nonplayer-control = מוגרל סמן שליטה באחד האזורים: { $power }.
chance-nonplayer-navy = קובייה קובעת אם צבא הוא צי: { $power }.
chance-attack-die = התקפה ({ $power }): קובייה { $number } מתוך 2 של התוקפים.
chance-defence-die = התקפה ({ $power }): קובייה { $number } מתוך 2 של המגינים.
