# Why something is refused.
why-choose-first = choose first what to do in this round
why-choose-region = choose the Region first: { $region }
why-end-instead = a part of the tile has been used: end the round instead
why-pass-instead = nothing of the tile has been used: pass, which lowers the Debt
why-pass-in-full = at this table a pass lowers the Debt by { $number }, or by all of it
why-pass-no-debt = { $side } has { $number } Debt: a plain pass lowers it by no more
why-tile-taken = an Investment tile has been taken in this round
why-tile-not-open = that Investment tile does not lie open
why-take-first = { $side } must take an Investment tile first
why-effect-compulsory = at this table what has a target must be carried out
why-advantage-needs-tile = { $advantage } needs Action Points: take an Investment tile first
why-no-upgrade = the tile has no Military Upgrade to use for that, or it has been used
why-upgrade-no-tile = { $side } has no Basic War tile in { $theater }
why-territory = { $space } is a Territory: it changes hands in a war alone, never in a Peace turn
why-other-kind = { $number ->
    [0] { $space } is a Political space: it is shifted with Diplomatic points
    [1] { $space } is a Market: it is shifted with Economic points
    [3] { $space } is a Naval space: only a Squadron holds it
   *[other] { $space } is a Fort: it is built, repaired or seized with Military points
  }
why-no-action = there is no { $type } action left in this round
why-no-market = no Market { $region-in } can be reached and paid for
why-no-political = no Political space { $region-in } can be reached and paid for
why-no-next-war = there is no next war
why-tiles-bought = { $number ->
    [one] a Bonus War tile has been bought in this round
   *[other] { $number } Bonus War tiles have been bought in this round
  }
why-theaters-full = there are two tiles in every theater
why-exchange-last = points are exchanged on the last turn only
why-nothing-payable = there is nothing of that kind that could be paid for
why-event-played = an event has been played in this round
why-event-first = an event comes before everything else of the tile
why-event-symbol = the Investment tile shows no Event symbol
why-event-type = { $card } needs a tile with a Major { $type } action
why-event-and-bonus = { $why }. { $bonus }
why-not-in-hand = { $card } is not in hand
why-not-market-there = { $space } is not a Market { $region-in }, which was chosen
why-not-political-there = { $space } is not a Political space { $region-in }, which was chosen
why-not-in-play = { $space } is not in play yet
why-holds-already = { $side } holds { $space } already
why-usa-for-good = { $space } has a USA flag, which is there for good
why-usa-already = { $space } has a USA flag already
why-usa-flag = { $space } has a USA flag
why-advantage-not-for = { $advantage } does not serve to shift { $space }
why-not-connected = { $space } is not connected to a space of { $side } that carries a shift
why-shift-not-remove = { $price ->
    [one] { $space } costs 1 { $type } point, but no { $type } action of this round may remove that flag
   *[other] { $space } costs { $price } { $type } points, but no { $type } action of this round may remove that flag
  }
why-shift-not-place = { $price ->
    [one] { $space } costs 1 { $type } point, but no { $type } action of this round may do that
   *[other] { $space } costs { $price } { $type } points, but no { $type } action of this round may do that
  }
why-shift-price = { $price ->
    [one] { $space } costs 1 { $type } point ({ $sum-plain }); { $side } can bring together { $total }: { $points } and { $money } from Treaty Points and Debt
   *[other] { $space } costs { $price } { $type } points ({ $sum-plain }); { $side } can bring together { $total }: { $points } and { $money } from Treaty Points and Debt
  }
why-rising-elsewhere = { $space } is no space of Scotland or Ireland
why-rising-price = { $space } costs { $price } Military points ({ $sum-plain }), which are not there
why-fort-empty = { $space } is empty: it can only be built
why-fort-intact = { $space } is an intact Fort of { $side }
why-fort-damaged = { $space } is a damaged Fort of { $side }: { $side } can repair it, the other side seize it
why-fort-unsupported = { $side } holds no connected Market, Squadron or Territory since the start of the round, so that { $space } cannot be built
why-fort-no-storm = { $side } holds no Market or Squadron connected to { $space }
why-deploy-price = { $price ->
    [one] deploying to { $space } costs 1 Military point, more than { $side } has
   *[other] deploying to { $space } costs { $price } Military points, more than { $side } has
  }
why-displace-price = displacing the Squadron in { $space } costs { $price } Military points from the map, { $price2 } from the Navy Box; a Minor action cannot
why-clear-price = { $price ->
    [one] removing the marker from { $space } costs 1 Military point, more than { $side } has
   *[other] removing the marker from { $space } costs { $price } Military points, more than { $side } has
  }
why-squadron-price = { $price ->
    [one] the Squadron costs 1 Military point, more than { $side } can bring together
   *[other] the Squadron costs { $price } Military points, more than { $side } can bring together
  }
why-rising-cost = { $price ->
    [one] the rising costs 1 Military point, more than can be brought together
   *[other] the rising costs { $price } Military points, more than can be brought together
  }
why-fort-price-seize = { $price ->
    [one] { $space } costs 1 Military point, more than { $side } has; a Minor action cannot seize a Fort
   *[other] { $space } costs { $price } Military points, more than { $side } has; a Minor action cannot seize a Fort
  }
why-fort-price = { $price ->
    [one] { $space } costs 1 Military point, more than { $side } has
   *[other] { $space } costs { $price } Military points, more than { $side } has
  }
why-squadron-there = { $side } has a Squadron in { $space } already
why-no-deployable = { $side } has no Squadron that could still deploy in this round
why-no-squadron-left = { $side } has no Squadron left to build
why-squadron-needs-military = building a Squadron needs a Military action, and this round has none left
why-no-conflict = there is no Conflict marker on { $space }
why-other-war = that theater belongs to another war than the next one
why-no-room = there is no room in that theater
why-advantage-holder = { $advantage } belongs to the side that holds { $spaces }
why-ability-used = this ability of { $ministry } has been used in this turn
why-advantage-used = { $advantage } has been used in this turn
why-advantage-new = { $advantage } was taken in this round
why-advantages-round = { $number } Advantages have been used in this round
why-advantage-region = an Advantage of that Region has been used in this round
why-advantage-blocked = a Conflict marker lies on a space of { $advantage }
why-advantage-no-target = { $advantage } finds no target that could be paid for
why-advantage-no-marker = { $advantage } cannot put a Conflict marker on { $space }
why-advantage-no-squadron = { $advantage } finds no opposing Squadron there that it could send home
why-ministry-other-side = { $ministry } is a ministry of the other side
why-ministry-not-up = { $ministry } is not face up
why-ministry-up = { $ministry } is face up already
why-ministry-not-chosen = { $ministry } is not one of the chosen ministries
why-ability-needs-tile = this ability of { $ministry } needs an Investment tile: take one first
why-ministry-adds = { $ministry } adds to a { $type } action, and this round has none left
why-ministry-before = { $ministry } must be used before an event and before any point is spent
why-ministry-not-now = { $ministry } cannot be used now
why-ministry-needs-military = { $ministry } needs a Military action in this round
why-ministry-era = { $ministry } is not for this era
why-ministry-in-use = { $ministry } is in use, was just given back, or is out of the game
why-ministry-no-exchange = { $ministry } is no face-down ministry of { $side } that could be exchanged
why-jacobites-held = Jacobite Uprisings is held already, or out of the game
why-pile-empty = the draw pile is empty
why-no-card = { $side } has no card in hand
why-no-demand = no commodity is in demand
why-tile-no-diplomatic = the Investment tile has no Diplomatic action
why-huguenots-out = both Huguenots markers are on the map
why-huguenots-no-territory = { $side } has no Territory in the New World without a marker
why-huguenots-already = { $space } has a Huguenots marker already
why-not-french = { $space } is not French
why-rising-no-space = no space of Scotland or Ireland can be shifted with the points there are
why-card-region = { $advantage } does not lie in a Region the card names
why-not-held = { $side } does not hold { $advantage }
why-advantage-idle = { $advantage } has nothing to work on now, or its limits are reached
why-not-exhausted = { $advantage } is not exhausted
why-exhausted-already = { $advantage } is exhausted already
why-card-commodity = { $commodity } is not named by the card
why-demand-already = { $commodity } is in demand already
why-not-in-demand = { $commodity } is not in demand this turn
why-nothing-on-board = there is nothing on the board for this effect
why-card-space = { $space } is not among the spaces the card names
why-card-points = the card gives no { $type } points
why-no-opposing-flag = { $space } has no opposing flag
why-would-isolate = without { $space } another Market of that side would become Isolated
why-no-flag-of = { $space } has no flag of { $side }
why-flag-already = { $space } has a flag of { $side } already
why-no-intact-fort = there is no intact opposing Fort in { $space }
why-conflict-already = { $space } has a Conflict marker already
why-protected = { $space } is Protected
why-not-next-theater = { $theater } is no theater of the next war
why-no-squadron-strength = Squadrons give no strength in { $theater }
why-no-bonus-tile = { $side } has no Bonus War tile in { $theater }
why-no-fort-of = { $side } has no intact Fort in { $space }
why-no-tile-of = { $side } has no tile { $tile } in a theater of the next war
why-box-squadron-used = { $side } has no Squadron in the Navy Box that has not taken a space in this war
why-no-fresh-squadron = { $side } has no Squadron that has not taken a space in this war in the Navy Box or the theater
why-no-squadron-box = { $side } has no Squadron in the Navy Box
why-no-squadron-in = { $side } has no Squadron in { $space }
why-no-squadron-region = { $side } has no Squadron { $region-in }
why-squadron-used = the Squadron in { $space } has taken a space in this war
why-outside-theater = { $space } lies outside the theater { $theater }
why-outside-list = { $space } lies outside { $theater } and is not on its list of Territories
why-no-strikes = no tile strikes at Forts or fleets any more
why-no-squadron-stands = no opposing Squadron stands in { $space }
why-no-fort-stands = no intact opposing Fort stands in { $space }
why-no-unflags = no tile takes a flag off any more
why-has-conflict = { $space } has a Conflict marker
why-would-isolate-war = without { $space } another Market would be Isolated, and there are Markets whose loss Isolates none
why-not-spain = { $space } is no space of Spain
why-not-this-result = { $space } is not open to this result
why-no-flag = no flag stands in { $space }
why-spoils-reach = the spoils of { $theater } do not reach { $space }
why-refused-before = { $space } was refused in this war
why-conquest-line = to take { $space } { $side } must hold one of these: { $spaces-plain }
why-conquest-price = { $space } costs { $price } Conquest Points; { $left } are left
