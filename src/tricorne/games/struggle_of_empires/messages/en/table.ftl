# What the table shows
war = War
war-number = War { roman }
phase-set-up = Setting up
phase-neutral-markers = I. Markers
phase-alliances = II. Alliances
phase-player-actions = III. Actions
phase-income = IV. Income
phase-victory-points = V. Points
phase-end-of-war = End of war
phase-game-over = The end
round-of = Round { $round } of { $rounds }
bag-holds = { $count ->
    [one] 1 marker in the bag
   *[other] { $count } markers in the bag
  }
alliances-order = Grand Alliances in turn order
powers = Powers
power = Power
no-player = no player
box-open = open
victory-points = Victory points
distant-sea = Distant sea: whoever crosses rolls the sea die
home-of = Home of { $power }
home-box = This power is not in the game.
home-empty = No units here.
blockade = Blockade

mats = The powers
gold = Gold
population = Population
unrest = Unrest
unrest-own = Your unrest; others see only how often you gained some
unrest-draws = { $count ->
    [one] one gain
   *[other] { $count } gains
  }
unrest-gains = Gains of unrest; what they are worth is hidden
tiles = Tiles
supply = Pieces left to build
supply-of = { $unit-many } left: { $count }
bond-ally = ally
bond-enemy = enemy
power-nobody = Nobody plays this power; its units fight for whoever may use them.
power-gold = { $count } gold
power-population = { $count } population
power-points = { $count ->
    [one] 1 victory point, and { $preview } more if the war were scored now
   *[other] { $count } victory points, and { $preview } more if the war were scored now
  }
power-unrest = { $gains ->
    [one] { $count } unrest from 1 gain
   *[other] { $count } unrest from { $gains } gains
  }
power-unrest-hidden = { $gains ->
    [one] 1 gain of unrest, worth unknown
   *[other] { $gains } gains of unrest, worth unknown
  }
power-income = Income { $income }, upkeep { $maintenance }, taxation { $taxation }
power-side = { $side }, box { $box }
power-home = At home: { $things-plain }
power-tiles = Tiles: { $tiles-plain }

count-army = { $count ->
    [one] 1 army
   *[other] { $count } armies
  }
count-navy = { $count ->
    [one] 1 navy
   *[other] { $count } navies
  }
count-fort = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  }
count-control = { $count ->
    [one] 1 control marker
   *[other] { $count } control markers
  }
piece-of = { $power }: { $pieces }
region-values = Worth { $values-plain }
region-holds = { $points ->
    [0] { $power }: { $things-plain }
    [one] { $power }: { $things-plain }; would score 1 point
   *[other] { $power }: { $things-plain }; would score { $points } points
  }
region-blockade = { $power } blockades this colony.
token-holds = { $token }: holds a control marker of { $power }
alliance-held = Local alliance { $alliance }, held by { $power }: { $reach }
alliance-free = Local alliance { $alliance }, free for { $gold } gold: { $reach }
reach-both = +1 on land or at sea
reach-sea = +1 at sea
reach-land = +1 on land

verb-build = Build
verb-move = Move
verb-attack = Attack
verb-pass = Pass
verb-colonize = Colonize
verb-commerce = Commerce
verb-ally = Alliance
verb-claim = Tile
verb-incite = Covert
verb-bid = Bid
verb-navies = Navies
verb-armies = Armies
hint-build = What do you build? New units stand at home and may move once.
hint-move = Click a unit or a region that glows.
hint-attack = Click whom you attack. { $count ->
    [one] There is one target.
   *[other] There are { $count } targets.
  }
hint-claim = Choose a tile here or under Tiles.
hint-ally = Choose a local alliance.
hint-incite = Choose where, and against whom.

title-decision = Your decision
title-turn = Your turn
title-free-actions = Free actions
title-destination = Where to?
title-free-move = The new unit
title-next-move = Another move
title-place-unit = Place a starting unit
title-pass-or-raise = Raise or pass
title-bid = Your bid
title-propose-red = Who joins red?
title-propose-blue = Who joins blue?
title-propose-side = Red or blue?
title-commit-navies = Help at sea?
title-commit-armies = Help on land?
title-accept-help = An ally offers help
title-surprise-attack = Surprise Attack?
title-fight-at-sea = Fight at sea?
title-alliances-at-sea = Local alliances at sea
title-surrender = Surrender?
title-blockade-support = Blockade?
title-reserves = Reserves?
title-fighting-withdrawal = Fighting Withdrawal?
title-lose-own-unit = Choose a loss
title-lose-ally-unit = Whose loss?
title-militia = Militia?
title-relief = Relief
title-sea-stay = The sea die says: Stay
title-sea-sink = The sea die says: Sink
title-put-back-duplicates = Twice the same region
title-may-put-back = Twice the same region
title-draft-pick = Keep one marker
title-diplomatic-service = Diplomatic Service
title-native-militia = Native Militia
title-blockade = Where is the blockade?
title-war-office = War Office
title-trade-region = Where do you trade?
title-over = The game is over
title-chance = Chance

odds = The odds
odds-plain = without allies
odds-naval = Sea
odds-land = Land
odds-told = Win { $win }, tie { $tie }, loss { $loss } per cent
odds-capture = the marker changes hands
odds-losses = units lost: { $power }

plate-fold = Lay this aside and look at the map
plate-map = Map
auction-title = The Grand Alliances of War { roman }
auction-opened = Opened by { $power }
auction-nobody = nobody named yet
auction-standing = Standing bid
auction-new-bid = New bid
auction-versus = against each other for this war
auction-bidders = Bidders clockwise
auction-your-bid = your word
auction-thinks = thinks
auction-bids = bids { $bid }
auction-bid-before = bid { $bid } before
auction-has = { $power } has { $gold } gold.
auction-you-have = You have { $gold } gold.
auction-passes = passes
auction-waits = waits
auction-how-much = The winner pays, and decides who stands with whom. A bid above your gold is paid by taxation, which costs unrest.
auction-if-won = If it wins: { $price }
auction-amount = Amount
auction-bid = Bid { $gold } gold
auction-pass = Pass
auction-range = From { $least } to { $most } gold.
auction-for-red = For red
auction-for-blue = For blue
hand-title = Your starting regions
hand-kept = Kept

battle-title = Attack { $region-in }: { $attacker } against { $target }
battle-declared = Declared
battle-allies = Allies
battle-sea = Sea
battle-land = Land
battle-outcome = Outcome
battle-asked = { $power } decides
combat-sea = Naval combat
combat-land = Land combat
combat-won-attackers = The attackers win
combat-won-defenders = The defenders win
combat-tie = A tie
combat-support-attackers = naval support for the attackers
combat-support-defenders = naval support for the defenders
die-shows = The die shows { $face }
dice-difference = difference
item-own-army = { $count ->
    [one] 1 army
   *[other] { $count } armies
  }
item-own-navy = { $count ->
    [one] 1 navy
   *[other] { $count } navies
  }
item-own-fort = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  }
item-ally-army = Armies of { $whose }: { $count }
item-ally-navy = Navies of { $whose }: { $count }
item-np-army = Armies of { $whose }, no player: { $count }
item-np-navy = Navies of { $whose }, no player: { $count }
item-np-marker = Control of { $whose }
item-marker-strength = The neutral marker
item-token-strength = The token
item-naval-support = Naval support
item-army-training = Army Training
item-naval-training = Naval Training
item-local-alliance = Local alliance { $whose }

nothing-colonize = No Colonize marker lies on the map.
nothing-commerce = No Commerce marker lies on the map.

end-most-points = { $power } wins with { $points } points.
end-less-unrest = { $power } wins with { $points } points: no more than { $powers }, but with less unrest.
end-shared = { $powers } share the victory with { $points } points each.
end-nobody = Nobody wins: every power has fallen into revolution.
end-revolution = Last, because of revolution: { $powers }.
cost-free = free
cost-gold-only = { $gold } gold
cost-population-only = { $population } population
token-note = { $token }: { $effect } { $cost } { $state }
token-free = It lies in the supply.
token-costs = It costs nothing but the action.
token-lies = It lies { $region-in } and holds a marker there.
token-banned = You may not use it in this turn: it failed you lately.
