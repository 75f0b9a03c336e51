# What can be done.
act-assign = Assign the tile { $tile } to this theater
act-discard = Discard { $card }
act-choose = Choose { $ministry }
act-swap = Exchange { $ministry } for another ministry
act-keep-ministry = Keep this ministry
act-third = Hold Jacobite Uprisings as a third ministry
act-no-third = Hold no third ministry
act-first = { $side } takes the first round
act-take = Take the tile with { $tile }
act-pass = Pass and lower the Debt
act-pass-lowering = { $number ->
    [0] Pass and leave the Debt as it is
   *[other] Pass and lower the Debt by { $number } only
  }
act-play = Play { $card }
act-trade = Shift a Market { $region-in }
act-diplomacy = Shift a space { $region-in }
act-forts = Build, repair or seize a Fort
act-fleet = Deploy a Squadron
act-clear-markers = Remove a Conflict marker
act-build-squadron = Build a Squadron
act-buy-war-tile = Buy a Bonus War tile
act-draw-card = Draw an Event card
act-exchange = Exchange Military points for one { $type } point
act-upgrade = Military Upgrade in { $theater }
act-swap-tiles = Swap two Basic War tiles between theaters
act-treaty-symbol = Take a Treaty Point for the upgrade symbol
act-use-advantage = Use { $advantage }
act-use = { $ministry }: { $ability }
act-reveal = Turn up { $ministry }
act-end-round = End the round
act-shift = Shift { $space }
act-flip = Flip the Huguenots marker in { $space }
act-no-flip = Flip no Huguenots marker
act-build = Build a Fort in { $space }
act-repair = Repair the Fort in { $space }
act-seize = Seize the Fort in { $space }
act-deploy-to = Deploy a Squadron to { $space }
act-from = From { $space }
act-from-navy-box = From the Navy Box
act-clear = Remove the Conflict marker from { $space }
act-by-major = Pay with the Major action
act-by-minor = Pay with the Minor action
act-treaty-points = { $number ->
    [one] Use 1 Treaty Point, the rest is Debt
   *[other] Use { $number } Treaty Points, the rest is Debt
  }
act-place = Put the tile into { $theater }
act-move = Move the tile { $tile }
act-keep = Keep the tile { $tile }
act-keep-old = Leave the tile that lies there: { $tile }
act-keep-new = Put the new tile there: { $tile }
act-to-pool = Put the other tile back into the pool
act-out-of-game = Take the other tile out of the game
act-theater = Name { $theater }
act-mark = Put a Conflict marker on { $space }
act-send-home = Send the Squadron in { $space } to the Navy Box
act-unflag = Take the flag off { $space }
act-give-up = Give up { $space }
act-control = Take control of { $space }
act-damage = Damage the Fort in { $space }
act-set-aside = Set the Squadron in { $space } aside
act-set-aside-navy-box = Set a Squadron of the Navy Box aside
act-lose = Lose the Squadron in { $space }
act-lose-navy-box = Lose a Squadron of the Navy Box
act-points = Gain { $type } points
act-demand = Choose { $commodity }
act-refresh = Refresh { $advantage }
act-exhaust = Exhaust { $advantage }
act-either = { $number ->
    [1] The first effect
   *[2] The second effect
  }
act-give-back = Put { $tile } back into the pool
act-score-it = Score the commodity now
act-take-debt = Take 1 Debt
act-pay-treaty-point = Give up 1 Treaty Point
act-settle = Put a Huguenots marker on { $space }
act-conquer = Take { $space } with Conquest Points
act-refuse = Refuse to give up the Territory
act-cede = Give up the Territory
act-usa = Put a USA flag on { $space }
act-usa-fort = Take the flag off { $space }
act-enough = No more
act-shift-on = Flag { $space } for { $price } { $type }
act-shift-off = Take the flag off { $space } for { $price } { $type }
