# חלקי משפטים: אריחים, שליפות, תגמולים, שלבי מחיר.
basic-tile = אריח בסיס { $strength-signed }
tile-strength = ‏{ $tile } { $strength-signed }
investment = ‏{ $major } { $points } / { $minor } { $less }
investment-full = ‏{ $major } { $points }, { $minor } { $less } (משנית){ $event ->
    [0] ‏
   *[1] , אירוע
  }{ $upgrade ->
    [0] ‏
   *[1] , שדרוג
  }
award-item = { $treaty ->
    [0] { $region } ({ $vp } נ״נ)
    [one] { $region } ({ $vp } נ״נ ונקודת אמנה אחת)
   *[other] { $region } ({ $vp } נ״נ ונקודות אמנה: { $treaty })
  }
drawn = ‏{ $side } { $piece }
drawn-card = { $side }: קלף אחד
drawn-tile = { $side }: אריח אחד
drawn-times = ‏{ $drawn } × { $count }
part-vp = { $count } נ״נ
part-treaty = { $count ->
    [one] נקודת אמנה אחת
   *[other] { $count } נקודות אמנה
  }
part-treaty-to = { $count ->
    [one] נקודת אמנה אחת עבור { $side }
   *[other] { $count } נקודות אמנה עבור { $side }
  }
part-treaty-loser = { $count ->
    [one] נקודת אמנה אחת למפסיד
   *[other] { $count } נקודות אמנה למפסיד
  }
part-debt = { $count ->
    [-1] חוב אחד פחות
    [one] חוב אחד
   *[other] { $count } חובות
  }
part-conquest = { $count ->
    [one] נקודת כיבוש אחת
   *[other] { $count } נקודות כיבוש
  }
part-unflag = דגל אחד להסרה
part-squadrons = { $count ->
    [one] שייטת אחת אבדה
    [two] שתי שייטות אבדו
   *[other] { $count } שייטות אבדו
  }
step-printed = מודפס { $amount }
step-conflict = עימות { $amount-signed }
step-isolated = מנותק { $amount-signed }
step-protected = מוגן { $amount-signed }
step-region = אזור נוסף { $amount-signed }
step-minimum = לפחות 1: { $amount-signed }
step-by = ‏{ $what } { $amount-signed }
huguenots = הוגנוטים
points-major = ‏{ $type } { $number }
points-minor = { $type } { $number } (משנית)
