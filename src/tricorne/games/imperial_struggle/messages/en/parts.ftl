# Parts of sentences: tiles, draws, rewards, steps of a price.
basic-tile = Basic { $strength-signed }
tile-strength = { $tile } { $strength-signed }
investment = { $major } { $points } / { $minor } { $less }
investment-full = { $major } { $points }, { $minor } { $less } minor{ $event ->
    [0] { "" }
   *[1] , event
  }{ $upgrade ->
    [0] { "" }
   *[1] , upgrade
  }
award-item = { $region } ({ $vp } VP{ $treaty ->
    [0] )
   *[other] {" "}and { $treaty } Treaty Point)
  }
drawn = { $side } { $piece }
drawn-card = { $side } one
drawn-tile = { $side } one
drawn-times = { $drawn } × { $count }
part-vp = { $count } VP
part-treaty = { $count ->
    [one] { $count } Treaty Point
   *[other] { $count } Treaty Points
  }
part-treaty-to = { $count ->
    [one] { $count } Treaty Point to { $side }
   *[other] { $count } Treaty Points to { $side }
  }
part-treaty-loser = { $count ->
    [one] { $count } Treaty Point to the loser
   *[other] { $count } Treaty Points to the loser
  }
part-debt = { $count ->
    [-1] 1 Debt less
   *[other] { $count } Debt
  }
part-conquest = { $count ->
    [one] { $count } Conquest Point
   *[other] { $count } Conquest Points
  }
part-unflag = a flag to take off
part-squadrons = { $count } Squadrons lost
step-printed = printed { $amount }
step-conflict = Conflict marker { $amount-signed }
step-isolated = Isolated { $amount-signed }
step-protected = Protected { $amount-signed }
step-region = a further Region { $amount-signed }
step-minimum = at least 1: { $amount-signed }
step-by = { $what } { $amount-signed }
huguenots = Huguenots
points-major = { $type } { $number }
points-minor = { $type } { $number } minor
