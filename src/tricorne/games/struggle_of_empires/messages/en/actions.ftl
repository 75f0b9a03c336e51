# What an action is called: on buttons, in lists, in the terminal.
act-build = Build { $unit-a } for 1 population
act-rebuild = Destroy { $unit-a } { $region-in } and build it anew
act-move = Move { $unit-a } { $region-from }
act-place = Place { $unit-a } { $region-in }
act-attack-power = Attack { $power } { $region-in }
act-attack-marker = Attack the neutral marker of strength { $strength } { $region-in }
act-attack-token = Attack { $token-the }
act-pass = Pass this action
act-ally = Form the local alliance { $alliance }
act-claim = Claim { $tile }
act-use = Use { $tile }
act-end-turn = End the turn
act-to = { $region-id ->
    [home] To the home country
   *[other] To { $region-the }
  }
act-stay = Leave the new unit where it is
act-done = Move no more units
act-pass-bid = Pass in the auction
act-raise = Raise the bid
act-red = Propose { $power } for the red alliance
act-blue = Propose { $power } for the blue alliance
act-keep-proposal = Leave the proposal as it is
act-colonize = Colonize { $region-in } for 1 population
act-commerce = Gold Coast Commerce { $region-in }
act-incite = Incite { $token-low } against { $power } { $region-in }
act-in = In { $region-the }
act-call-militia = Build one more army for 1 population
act-no-militia = Build nothing more
act-return-unrest = Give back 1 point of unrest
act-keep-unrest = Give back no unrest
act-lost = Let the unit sink
act-remain = Let the unit stay where it was
act-arrive = Bring the unit to its destination
act-surprise = Play Surprise Attack
act-no-surprise = Attack without surprise
act-navies = { $number ->
    [0] Commit no navies
    [one] Commit 1 navy
   *[other] Commit { $number } navies
  }
act-armies = { $number ->
    [0] Commit no armies
    [one] Commit 1 army
   *[other] Commit { $number } armies
  }
act-accept-help = Accept the help
act-refuse-help = Refuse the help
act-fight = Fight at sea
act-decline = Decline to fight at sea
act-spend = Use the { $alliance } alliance at sea
act-no-more = Use no further alliance at sea
act-surrender = Surrender the control marker
act-defend = Stand and fight
act-blockade = Use Blockade: naval support counts double
act-no-blockade = Keep Blockade
act-reserves = Call in Reserves: roll again
act-no-reserves = Let the dice stand
act-withdraw = Play Fighting Withdrawal
act-no-withdrawal = Take the losses
act-lose = Lose { $unit-a }
act-lose-ally = { $power } loses a unit
act-bid = Bid { $number } gold
act-bid-proposal = Bid { $number } gold: { $red } to red, { $blue } to blue
act-bid-red = Bid { $number } gold: { $red } to red
act-bid-blue = Bid { $number } gold: { $blue } to blue
act-higher = Look at higher bids
act-put-back = Put the { $region } marker back into the bag ({ $marker })
act-redraw = Draw as many markers again
act-content = Keep these markers
act-keep = Keep the { $region } marker, pass on the rest ({ $marker })

# Neutral markers
marker-attack = Neutral marker of strength { $strength }
    .about = Beat it in an attack to put your control marker here.
marker-colonize = Colonize marker
    .about = Can be settled for 1 population, without a fight.
marker-commerce = Commerce marker
    .about = Can be taken by Gold Coast Commerce with a navy in Africa, without a fight.
marker-with-gold = { $marker }, brings { $gold } gold
marker-with-points = { $marker }, brings { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }
