# Strip, panels, plates, the board in words.
to-act = to act
initiative = initiative
debt = Debt
treaty-points = Treaty Points
cards = Event cards
turn-track = Turn track
round-of = round { $round } of { $rounds }
round = Action Round { $round } of { $rounds }
total-told = The Victory point total is { $total }; scoring now would make it { $after }. France wins at { $high }, Britain at { $low }.
mats = Action Round and Investment tiles
points-left = Points left in this round
points-of = { $count } { $type }
points-none = no { $type } action
major = Major
minor = Minor, one purchase
closed = event points
borrow = { $count ->
    [0] No points by Treaty Points or Debt.
    [one] 1 point more by Treaty Points or Debt.
   *[other] Up to { $count } points more by Treaty Points and Debt.
  }
event-played = Played: { $name }.
advantages-used = { $count ->
    [one] One Advantage used.
   *[other] { $count } Advantages used.
  }
only-unflag-political-europe = only to remove flags from Political spaces in Europe
only-unflag-markets = only to remove flags from Markets
only-unflag-one-market = only to remove the flag of one Market, all in one purchase
only-flag-market-next-to-british-market = only to flag a Market next to a British one
only-europe = only in Europe
only-north-america = only in North America
only-caribbean = only in the Caribbean
only-india = only in India
only-german-states-prussia-dutch-republic = only in the German States, Prussia and the Dutch Republic
only-spain-austria = only in Spain and Austria
only-non-prestige-political = only on Political spaces without Prestige
only-ireland-scotland = only in Ireland and Scotland
only-deploy-or-bonus-tile = only to deploy or to buy a Bonus War tile
investments = Investment tiles
investments-left = { $open } left of { $all }
investment-tile = Investment tile
investment-line = { $major } { $points } Major, { $minor } { $less } Minor{ $event ->
    [yes] , allows an event
   *[no] { "" }
  }{ $upgrade ->
    [yes] , with a Military Upgrade
   *[no] { "" }
  }.
investment-taken = { $tile } Taken by { $side }.
investment-rule = The Major action buys as much as its points allow; the Minor action makes one purchase and removes no opposing flag unless it is in conflict.
taken-by = Taken by { $side }
open-tile = Open
tray = Hand and ministries
card-needs = Needs a tile with a Major { $type } action and an event symbol.
card-any = Needs a tile with an event symbol.
bonus-met = Bonus, holds now: { $text }
bonus-not = Bonus, does not hold yet: { $text }
bonus-if-keyword = Bonus if you hold { $keyword }. { $state }
bonus-if-debt = Bonus if your Available Debt is higher by { $number } or more: now { $own } to { $other }. { $state }
bonus-if-tiles = Bonus if you have at least { $number } more of the Bonus War tiles than the opponent: now { $own } to { $other }. { $state }
bonus-if-advantage = Bonus if you hold the Advantage { $advantage }. { $state }
bonus-if-more = Bonus if you hold more of these than the opponent: { $spaces }; now { $own } to { $other }. { $state }
bonus-holds = It holds now.
bonus-fails = It does not hold now.
bonus-holds-by = It holds now, through { $ministries }.
bonus-turn-up = Not yet: turn up { $ministries } first.
bonus-by-keyword = { $keyword }
bonus-by-debt = Available Debt +{ $number }
bonus-by-tiles = War tiles +{ $number }
bonus-by-advantage = { $advantage }
bonus-by-more = more of { $number } spaces
plate-map = Map
bonus-on-by = Bonus holds: { $needs }
bonus-off-by = Bonus not yet: { $needs }
discarding = will be discarded
used = used
keywords = Keywords: { $words }
ability = { $used ->
    [0] { $when }: { $text }
   *[other] { $when } (used): { $text }
  }
when-once-per-turn = Once a turn
when-twice-per-turn = Twice a turn
when-once-per-round = Once a round
when-each-round = Each round
when-always = Always
when-scoring = Scoring
when-end-of-turn = End of turn
when-on-reveal = When turned up
place-unused = not in use
place-face-down = face down
place-face-up = face up
place-out-of-game = out of the game
place-given-back = given back
foe-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
foe-down = { $count ->
    [0] no ministry face down
    [one] 1 ministry face down
   *[other] { $count } ministries face down
  }
cabinet = Ministries
awards = Awards
award-worth = { $vp } VP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } TRP
  }{ $lead ->
    [1] { "" }
   *[other] , lead { $lead }
  }
award-none = no tile
demand = Global Demand
demand-worth = { $vp } VP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } TRP
  }{ $debt ->
    [0] { "" }
    [1] , +1 Debt
   *[other] , −1 Debt
  }
demand-counts = Britain { $britain }, France { $france }
demand-reward = Worth { $vp } VP, { $treaty } Treaty Points, Debt { $debt }.
demand-now = In demand this turn.
demand-not = Not in demand this turn.
demand-idle = Not in demand:
score-now = If scored now
score-final = Final Scoring now
score-final-turn = With this turn’s scoring first: { $after }
score-total = { $before } → { $after }
score-award = Award of { $region }
score-prestige = Prestige
score-available-debt = Available Debt
score-over-limit = Debt over the limit
advantages = Advantages
advantage-needs = Held by whoever holds: { $spaces }.
advantage-nobody = Nobody holds it.
advantage-ready = { $side } holds it, ready.
advantage-exhausted = { $side } holds it; exhausted until the next turn.
advantage-new = { $side } has held it only since this round began.
advantage-blocked = { $side } holds it; a Conflict marker blocks it.
deck = { $pile } cards in the draw pile, { $discards } discarded, { $played } played.
open-war = Open the war display
tiles-told = { $side }: { $basic } Basic and { $bonus ->
    [one] 1 Bonus War tile
   *[other] { $bonus } Bonus War tiles
  }
basic = Basic tile
bonus-tile = Bonus tile
effect-none = no effect
effect-debt = the opponent takes 1 Debt
effect-fort-or-fleet = damages a Fort or sends a Squadron home
effect-unflag = takes an opposing flag off
no-tile = no tile
no-items = nothing on the map counts here
item-alliance = Alliance
item-squadron = Squadron
item-fort = Fort
item-conflict = Conflict on an opposing space
item-keyword = Ministry
item-byng = Byng’s fleet
item-atlantic-dominance = Atlantic Dominance
spoils-of = Spoils of { $name }
tie-nothing = a tie gives nothing
lead = Lead
winner = Winner
loser = Loser
margin = { $least }–{ $most }
margin-more = { $least } or more
may-be-taken = Can be taken here: { $places }.
won-by = { $side } by { $margin }
tie = a tie
conquest-left = { $count ->
    [one] 1 Conquest Point left to spend on the map.
   *[other] { $count } Conquest Points left to spend on the map.
  }
to-place = In your hand: { $tiles }.
tile-to-place = { $bonus ->
    [yes] { $name } (strength { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
theater-strength = Strength as far as it is known: Britain { $britain }, France { $france }.
spoils-line = Lead { $margin }: { $parts }.
nothing = nothing
nobody = nobody
price-of = Price of { $name }
removes = take the flag off
places = put a flag on
price-printed = Printed cost
price-conflict = In conflict: base becomes 1
price-isolated = Isolated: base becomes 1
price-protected = Protected
price-region = A further Region this round
price-minimum = At least 1
price-total = Price
price-short = The action has { $have } of it; { $short } by Treaty Points or Debt.
would-demand = { $commodity } would stand Britain { $britain }, France { $france } (ahead: { $leader }).
would-award = { $region } would stand Britain { $britain }, France { $france } ({ $lead ->
    [1] Award
   *[other] Award with a lead of { $lead }
  }: { $leader }).
side-debt = Debt { $debt } of { $limit }; { $left } available.
side-treaty = { $count ->
    [one] 1 Treaty Point.
   *[other] { $count } Treaty Points.
  }
side-squadrons = Squadrons: { $map } on the map, { $box } in the Navy Box, { $unbuilt } unbuilt, { $aside } set aside, { $gone } gone.
side-cards = { $cards ->
    [one] 1 Event card
   *[other] { $cards } Event cards
  }, { $down ->
    [one] 1 ministry
   *[other] { $down } ministries
  } face down, { $bonus ->
    [one] 1 Bonus War tile
   *[other] { $bonus } Bonus War tiles
  }.
side-jacobites = { $count } Jacobite Victory markers.
side-townshend = Townshend Acts: { $commodity }.
text-state = The state of play
text-initiative = { $side } holds the initiative.
text-score = { $what }: { $side } { $vp } VP, { $treaty } Treaty Points, Debt { $debt }.
nothing-play = There is no card in your hand.
nothing-advantage = You hold no Advantage.
nothing-war = There is no further war.
tab-tiles = Standing
page-tiles = Standing
page-powers = Cards
verb-trade = Trade
verb-diplomacy = Diplomacy
verb-forts = Forts
verb-fleet = Deploy
verb-build-squadron = New Squadron
verb-clear-markers = Calm a conflict
verb-buy-war-tile = War tile
verb-draw-card = Draw a card
verb-play = Play an event
verb-use-advantage = Advantage
verb-ministry = Ministry
verb-upgrade = Upgrade
verb-treaty-points = Treaty Points
hint-trade = Choose a Region, or point at a Market that glows.
hint-diplomacy = Choose a Region, or point at a Political space that glows.
hint-play = Choose a card of your hand.
hint-use-advantage = Choose an Advantage.
hint-ministry = Turn a ministry up, or use one.
title-decision = A decision
title-menu = Your Action Round
title-take = Take an Investment tile
title-shift = Which space?
title-choose-ministry = Choose your ministries
title-swap-ministry = Exchange a ministry?
title-discard = Discard
title-first-player = Who goes first?
title-pay-by = Major or Minor?
title-pay-extra = Treaty Points or Debt?
title-conquer = Spend Conquest Points
title-tile-effect = A War tile strikes
title-refuse = Give up the Territory?
title-place-tile = Place the Bonus War tile
title-upgrade-keep = Military Upgrade
title-over = The game is over
figure-victory-points = Lead in VP
figure-flags = Spaces that count
figure-squadrons = Squadrons on the map
figure-advantages = Advantages
figure-debt = Debt
figure-treaty-points = Treaty Points
source-prestige = Prestige
source-awards = Awards
source-demand = Demand
source-ministries = Ministries
source-final-scoring = Final Scoring
source-wars = Wars
source-play = Cards and play
end-peace-sweep = { $power } wins at once: it took every Award and every demand of a peace turn.
end-war-sweep = { $power } wins at once: it swept every theater of a war.
end-victory-points = { $power } wins at once: the Victory point total has come to its end of the track.
end-final-score = { $power } wins by Victory points after Final Scoring.
end-available-debt = { $power } wins: level on Victory points, but with more Available Debt.
end-tie-goes-to-britain = { $power } wins: level on Victory points and on Available Debt, and such a tie is Britain’s.
luck-war-tiles = Strength of War tiles drawn
luck-tiles = War tiles
luck-awards = Award tiles
luck-demand = Global Demand
luck-investments = Investment tiles
luck-cards = Event cards
luck-note = No dice are rolled in this game. Of the draws only War tiles have a number to compare; what Event cards and Investment tiles did to the chance to win is told in the report.
special-jacobite-victory = a Jacobite Victory marker if France wins
special-jacobite-ministry = France may hold Jacobite Uprisings as a third ministry
special-jacobite-defeat = Jacobite Uprisings leaves the game
special-atlantic-dominance = +2 in the French & Indian War
special-loser-unbuilds-squadrons = the loser takes { $count } Squadrons back to the unbuilt ones
special-loser-removes-squadrons = the loser loses { $count } Squadrons for good
special-usa = France may put USA flags on Territories
special-canada = France may put a USA flag on Quebec & Montreal
cost-points = { $price } { $type }, { $left } left
cost-points-only = { $price } { $type }
cost-debt = Takes { $debt } Debt, { $left } more possible
cost-treaty = Takes { $points ->
    [one] 1 Treaty Point
   *[other] { $points } Treaty Points
  }, { $left } left
cost-from = from
end-lead = Lead
end-track = The track began at { $level }. { $power } gained { $first }, { $power2 } { $second }: it stands at { $track }.
