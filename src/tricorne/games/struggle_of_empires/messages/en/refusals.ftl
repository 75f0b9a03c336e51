# Why something is not allowed now

# The turn
why-turn = it is { $power }'s turn: choose an action
why-actions-left = { $actions ->
    [one] { $power } has 1 action left: take it or pass
   *[other] { $power } has { $actions } actions left: take them or pass
  }
why-both-taken = both actions of this turn are taken; only free actions are left
why-special-taken = the Special action of this turn is taken
why-settle-once = colonizing or Gold Coast Commerce is open once per turn
why-claim-once = one tile, alliance or token can be claimed per turn
why-not-asked = { $power } is not asked now

# Another answer is awaited
why-first-relief = say first whether unrest is given back
why-first-navies = say first how many navies are committed
why-first-armies = say first how many armies are committed
why-first-help = say first whether the help is accepted
why-first-surprise = say first whether the attack is a surprise
why-first-sea = say first whether to fight at sea
why-first-alliances-at-sea = say first which local alliances are used at sea
why-first-surrender = say first whether to surrender
why-first-blockade-support = say first whether Blockade is used
why-first-militia = say first whether Militia builds one more unit
why-first-reserves = say first whether Reserves are used
why-first-withdrawal = say first whether Fighting Withdrawal is played
why-first-unit-at-sea = say what becomes of the unit at sea first
why-first-loss = say first which unit is lost
why-first-loss-ally = say first which ally loses a unit
why-first-move = finish the Move action first: name a unit or say done
why-first-destination = say where the unit goes first
why-first-diplomatic-service = choose the alliance for Diplomatic Service first
why-first-natives = say first where the natives are raised
why-natives-unit = Trained Native Militia raises an army, no { $unit }
why-natives-home = Trained Native Militia is raised in a colony, not at home
why-first-blockade = say first which colony is blockaded
why-first-war-office = choose the target for War Office first
why-first-trade = say first in which region the trade is counted

# Setting up
why-draft-now = { $power } keeps a marker of the draft now
why-draft-not-there = this marker is not in the hand before { $power }: { $region } ({ $marker })
why-duplicates-now = { $power } looks at duplicate starting markers now
why-not-in-hand = { $power } does not have this marker in hand: { $region } ({ $marker })
why-only-marker = this is { $power }'s only marker of { $region-the } ({ $marker })
why-must-put-back = { $power } must put back duplicates until { $number } regions differ
why-must-draw-again = { $number ->
    [one] { $power } put back 1 and must draw another first
   *[other] { $power } put back { $number } and must draw as many again first
  }
why-none-put-back = { $power } has put back no marker yet
why-place-now = { $power } places a starting unit now
why-place-not-home = starting units go to victory point regions, not home
why-no-ship-icon = there is no ship icon { $region-in }
why-all-placed = { $number ->
    [one] { $power } has 1 { $unit } and placed it
   *[other] { $power } has { $number } { $unit-many } and placed them all
  }

# The auction
why-auction-now = an auction is under way and { $power } is asked to bid or to pass in it
why-not-in-game = { $power } is not in this game
why-in-red = { $power } is in the red alliance already
why-in-blue = { $power } is in the blue alliance already
why-players-first = { $power } has no player, and { $number } players are still without an alliance
why-highest-bid = the bid stands at { $bid }, the highest that is possible
why-bid-too-low = a raise must be higher than the standing bid: { $bid } is not above { $standing }
why-raise-first = a raise is announced first, then its amount is named
why-bid-passed-over = bids below { $bid } have been passed over
why-bid-later = bids above { $bid } come after asking for higher ones
why-bid-limit = no bid above { $bid } is possible
why-must-open = { $power } opens this auction and must bid, if only 0
why-must-raise = { $power } has announced a raise and must name it
why-no-proposal = the opener makes the first proposal; there is none to keep
why-red-then-blue = { $number } powers are without an alliance: a proposal names one for red, then one for blue
why-red-alone = { $number } powers are without an alliance: only the last of all is proposed alone
why-two-powers = { $power } is proposed for red; a proposal names two different powers
why-last-player = the last player without an alliance must be proposed, not { $red } and { $blue }
why-bid-negative = a bid is 0 or more gold, not { $words }
why-bid-whole = bids are in whole gold, not { $words }

# Building and moving
why-build-population = a build costs 1 population; { $power } has { $population }
why-supply-empty = no { $unit } is in the supply: all { $number } are on the map
why-none-to-destroy = { $power } has no { $unit } { $region-in } to destroy
why-rebuild-same = { $unit-a } destroyed is built anew as { $unit-a }, not as { $unit2-a }
why-navy-no-icon = there is no ship icon { $region-in }, so no navy may be there
why-beside-navy = the { $unit } may enter { $region-the } only beside a navy of { $power }; it has 0 there
why-blockaded = { $power } blockades { $region-the } with { $navies ->
    [one] 1 navy
   *[other] { $navies } navies
  }; { $power2 } has only { $navies2 }
why-no-way = { $power } has no control marker in or next to { $region-the }, no navy serving it, no border with it
why-fort-fixed = the fort { $region-in } is fixed: forts move only from the home country
why-all-moved = every { $unit } { $region-in } has moved in this action
why-nowhere = the { $unit } at home has nowhere to go
why-must-go = a unit named for a move must go somewhere else
why-already-there = the { $unit } is already { $region-in }
why-foreign-home = no unit of { $power } may be in the home country of { $power2 }
why-sea-stay = the die says Stay: the unit cannot sink

# Attacks
why-attack-itself = { $power } cannot attack itself
why-same-alliance = { $power } is in the same Grand Alliance as { $power2 }
why-no-control = { $power } has no control marker { $region-in }
why-no-presence = { $power } has neither a control marker nor a unit { $region-in }
why-no-force = { $power } has neither an army { $region-in } nor a navy serving it
why-no-sea-target = { $power } has no army { $region-in }, and no navy can meet it at sea there
why-settled = this marker has no strength: it is settled, not attacked ({ $region }, { $marker })
why-not-on-map = this marker does not lie on the map: { $region } ({ $marker })
why-no-unit = { $power } has no { $unit } { $region-in }
why-few-navies = { $navies ->
    [0] { $power } has no navies there
    [one] { $power } has only 1 navy there
   *[other] { $power } has only { $navies } navies there
  }
why-few-armies = { $armies ->
    [0] { $power } has no armies there
    [one] { $power } has only 1 army there
   *[other] { $power } has only { $armies } armies there
  }
why-unit-not-there = no { $unit } took part in this combat
why-none-committed = { $power } has no committed unit left in this combat

# Settling
why-not-colonize = this is not a Colonize marker: { $region } ({ $marker })
why-not-commerce = this is not a Gold Coast Commerce marker: { $region } ({ $marker })
why-colonize-population = colonizing costs 1 population; { $power } has { $population }
why-commerce-navy = { $power } has no navy of its own in Africa
why-control-limit = all { $number } control markers are on the map

# Tokens
why-token-holds = the { $token-low } token holds a marker { $region-in }
why-token-used = { $power } has just used the { $token-low } token
why-token-barred = { $power } failed with the { $token-low } token and may not choose it before the end of this turn
why-token-reach = the { $token-low } token cannot strike { $region-in }
why-token-supply = the { $token-low } token lies in the supply
why-own-marker = { $power } cannot strike its own marker

# Local alliances
why-alliance-held = { $power } holds { $alliance }
why-alliance-limit = { $power } has all { $number } of its alliance markers out
why-alliance-none-free = every local alliance has a holder
why-alliance-not-held = { $power } does not hold { $alliance }
why-alliance-elsewhere = { $alliance } does not apply { $region-in }
why-alliance-no-navy = { $alliance } has no naval symbol or no own navy to support
why-alliance-used = { $alliance } is already used in this combat

# Tiles
why-colony-presence = { $power } has neither a control marker nor a unit in any colony
why-colony-navy = { $power } has no navy in any colony
why-no-colony = this is no colony: { $region }
why-supply-none = { $power } has no { $unit } in the supply
why-nothing-to-attack = there is nothing that { $power } could attack
why-tile-dice = { $tile } is used with the white and red dice only
why-tile-not-in-game = { $tile } is not in this game
why-tile-none-left = no { $tile } is left on the display
why-tile-population = { $tile } costs { $number } population; { $power } has { $population }
why-tile-trade-limit = { $power } already has { $number } trade tiles
why-tile-used-turn = { $power } used { $tile } in this turn
why-tile-used-war = { $tile } has been used in this war
why-tile-region = { $tile } does not name { $region-the }
why-tile-no-free-action = { $tile } has no free action on the own turn
why-tile-not-owned = { $power } has no { $tile }
why-trade-nothing = { $tile } would bring nothing now
