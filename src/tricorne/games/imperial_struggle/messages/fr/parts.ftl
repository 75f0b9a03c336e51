# Parties de phrases : tuiles, tirages, gains, étapes d’un prix.
basic-tile = Base { $strength-signed }
tile-strength = { $tile } { $strength-signed }
investment = { $major } { $points } / { $minor } { $less }
investment-full = { $major } { $points }, { $minor } { $less } (mineure){ $event ->
    [0] { "" }
   *[1] , événement
  }{ $upgrade ->
    [0] { "" }
   *[1] , amélioration
  }
award-item = { $treaty ->
    [0] { $region } ({ $vp } PV)
    [one] { $region } ({ $vp } PV et { $treaty } point de traité)
   *[other] { $region } ({ $vp } PV et { $treaty } points de traité)
  }
drawn = { $side } { $piece }
drawn-card = { $side } une carte
drawn-tile = { $side } une tuile
drawn-times = { $drawn } × { $count }
part-vp = { $count } PV
part-treaty = { $count ->
    [one] { $count } point de traité
   *[other] { $count } points de traité
  }
part-treaty-to = { $count ->
    [one] { $count } point de traité pour { $side-the }
   *[other] { $count } points de traité pour { $side-the }
  }
part-treaty-loser = { $count ->
    [one] { $count } point de traité au perdant
   *[other] { $count } points de traité au perdant
  }
part-debt = { $count ->
    [-1] 1 point de dette de moins
    [one] { $count } point de dette
   *[other] { $count } points de dette
  }
part-conquest = { $count ->
    [one] { $count } point de conquête
   *[other] { $count } points de conquête
  }
part-unflag = un drapeau à retirer
part-squadrons = { $count ->
    [one] { $count } escadre perdue
   *[other] { $count } escadres perdues
  }
step-printed = imprimé { $amount }
step-conflict = conflit { $amount-signed }
step-isolated = isolé { $amount-signed }
step-protected = protégé { $amount-signed }
step-region = autre région { $amount-signed }
step-minimum = au moins 1 : { $amount-signed }
step-by = { $what } { $amount-signed }
huguenots = Huguenots
points-major = { $type } { $number }
points-minor = { $type } { $number } (mineure)
