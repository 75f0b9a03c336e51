# What is asked.
prompt-discard = { $side } discards down to { $number } Event cards.
prompt-choose-ministry = { $number ->
    [one] { $side } chooses a ministry.
   *[other] { $side } chooses a ministry ({ $number } to choose).
  }
prompt-swap-ministry = { $side } may exchange a face-down ministry.
prompt-third-ministry = { $side } may hold Jacobite Uprisings as a third ministry.
prompt-first-player = { $side } holds the Initiative and names the side that goes first.
prompt-layout = { $side } assigns a Basic War tile to { $theater }.
prompt-take = { $side } takes an Investment tile.
prompt-menu = { $number ->
    [0] { $side } may act, with nothing more by Treaty Points and Debt.
    [one] { $side } may act, with one point more by Treaty Points and Debt.
   *[other] { $side } may act, with up to { $number } points more by Treaty Points and Debt.
  }
prompt-shift-with = { $type-id ->
    [economic] { $side } shifts a Market { $region-in } with { $advantage }: which?
   *[diplomatic] { $side } shifts a Political space { $region-in } with { $advantage }: which?
  }
prompt-shift-market = { $side } shifts a Market { $region-in }: which?
prompt-shift-space = { $side } shifts a Political space { $region-in }: which?
prompt-jacobite-shift = { $side } shifts a space of Scotland or Ireland with Military points: which?
prompt-huguenots = { $side } may flip a Huguenots marker to shift { $space } for less.
prompt-forts = { $side } builds, repairs or seizes a Fort: which?
prompt-deploy-to = { $side } deploys a Squadron: to which Naval space?
prompt-deploy-from = { $side } deploys a Squadron to { $space }: from where?
prompt-clear-markers = { $side } removes a Conflict marker: which?
prompt-pay-by = { $side } pays { $price } with the Major or the Minor { $type } action.
prompt-pay-extra = { $side } lacks { $missing } of { $price } points: Treaty Points or Debt.
prompt-place-tile = { $side } puts a Bonus War tile into a theater of the next war.
prompt-move-tile = { $side } has two tiles in { $theater }: which of them moves?
prompt-move-to = { $side } moves a Bonus War tile: where to?
prompt-upgrade-keep = { $side } keeps one of two Basic War tiles in { $theater }.
prompt-upgrade-fate = { $side } puts the other tile back into the pool or takes it out of the game.
prompt-swap-first = { $side } swaps two Basic War tiles: the first theater?
prompt-swap-second = { $side } swaps the tile in { $theater } with that of another theater.
prompt-spanish-shift = A Spanish Territory was taken: { $side } may shift a space of Spain.
prompt-tile-effect-both = { $theater }: with a War tile { $side } may damage a Fort or send a Squadron home or take a flag off.
prompt-tile-effect-strike = { $theater }: with a War tile { $side } may damage a Fort or send a Squadron home.
prompt-tile-effect-unflag = { $theater }: with a War tile { $side } may take a flag off.
prompt-lose-squadrons-out = { $number ->
    [one] { $theater }: { $side } loses 1 Squadron, out of the game; which is next?
   *[other] { $theater }: { $side } loses { $number } Squadrons, out of the game; which is next?
  }
prompt-lose-squadrons = { $number ->
    [one] { $theater }: { $side } loses 1 Squadron, back to the unbuilt ones; which is next?
   *[other] { $theater }: { $side } loses { $number } Squadrons, back to the unbuilt ones; which is next?
  }
prompt-spoils-unflag = { $theater }: { $side } may take an opposing flag off.
prompt-usa-territory = { $side } may put a USA flag on a Territory.
prompt-canada = { $side } may put a USA flag on Quebec & Montreal.
prompt-usa-fort = { $side } may take the flag off a Fort of the Northern Colonies.
prompt-conquer = { $number ->
    [one] { $side } has 1 Conquest Point in { $theater }: what is taken?
   *[other] { $side } has { $number } Conquest Points in { $theater }: what is taken?
  }
prompt-conquer-from = { $side } takes { $space }: with which Squadron?
prompt-refuse = { $side } gives up { $space } or refuses for { $vp } VP.
prompt-card-mark = { $number ->
    [one] { $source }: { $side } puts a Conflict marker down: on which space?
   *[other] { $source }: { $side } puts a Conflict marker down ({ $number } to place): on which space?
  }
prompt-card-home = { $source }: { $side } sends an opposing Squadron to the Navy Box: which?
prompt-card-use-advantage = { $source }: { $side } may use an Advantage without exhausting it: which?
prompt-card-refresh = { $source }: { $side } may refresh an Advantage ({ $number } at most): which?
prompt-card-exhaust = { $source }: { $side } may exhaust an Advantage ({ $number } at most): which?
prompt-card-demand = { $source }: { $side } may add a commodity to the Global Demand: which?
prompt-card-demand-swap = { $source }: { $side } puts { $commodity } in the place of a commodity in demand: which?
prompt-card-either = { $source }: { $side } chooses one of the two effects.
prompt-card-unflag = { $source }: { $side } takes an opposing flag off: from which space?
prompt-card-give-up = { $source }: { $side } takes an own flag off: from which space?
prompt-card-shift = { $source }: { $side } shifts a space for free: which?
prompt-card-control = { $source }: { $side } takes control of a Local Alliance: which?
prompt-card-damage = { $source }: { $side } damages an opposing Fort: which?
prompt-card-aside = { $own ->
    [1] { $source }: { $side } sets an own Squadron aside: which?
   *[0] { $source }: { $side } sets an opposing Squadron aside: which?
  }
prompt-card-lose = { $source }: { $side } takes an opposing Squadron out of the game: which?
prompt-card-pay = { $source }: { $side } pays for the Squadron: { $debt } Debt or { $treaty } Treaty Point?
prompt-card-points = { $source }: { $side } gains { $number } points: of which type?
prompt-card-score-for = { $source }: { $side } may have { $commodity } scored now; { $side2 } would gain { $vp } VP.
prompt-card-score-nobody = { $source }: { $side } may have { $commodity } scored now; nobody leads in it, so nobody would gain.
prompt-card-byng = { $source }: { $side } puts the Byng marker into a theater: which?
prompt-card-theater = { $source }: { $side } names a theater in which the opponent loses a Bonus War tile at random.
prompt-card-overrun = { $source }: { $side } must damage a Fort, send a Squadron home or give a Bonus War tile back.
prompt-card-discard = { $source }: { $side } discards a card: which?
prompt-card-mark-demand = { $source }: { $side } marks a commodity in demand: which?
prompt-card-settle = { $source }: { $side } puts a Huguenots marker on a Territory: which?
prompt-card-choose = { $source }: { $side } chooses.

# The chance that is awaited
chance-award = An Award tile is drawn for { $region }.
chance-demand = A commodity is drawn for the Global Demand.
chance-investment = An Investment tile is turned up.
chance-card = { $side } draws an Event card.
chance-basic-tile = { $side } draws a Basic War tile.
chance-bonus-tile = { $side } draws a Bonus War tile.
chance-lost-tile = A Bonus War tile of { $side } goes back to the pool by lot.
