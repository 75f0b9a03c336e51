# The log: what happened.

# Deeds
log-draft-keep = { $power } keeps a marker face down.
log-draft-keep-own = { $power } keeps a marker face down: { $region } ({ $marker }).
log-redraw = { $power } draws as many markers again.
log-content = { $power } is content with its markers.
log-put-back = { $power } puts a marker back into the bag: { $region } ({ $marker }).
log-place = { $power } places { $unit-a } { $region-in }.
log-pass-bid = { $power } passes in the auction.
log-pass = { $power } passes an action.
log-build = { $power } builds { $unit-a }.
log-rebuild = { $power } destroys { $unit-a } { $region-in } and builds it anew.
log-militia = { $power } calls up Militia.
log-move = { $power } moves { $unit-a } { $region-from } { $region2-to }.
log-send = { $power } sends { $unit-a } { $region-from } { $region2-to }.
log-move-home = { $power } moves { $unit-a } home { $region-from }.
log-send-home = { $power } sends { $unit-a } home { $region-from }.
log-sink = { $power } lets the { $unit } sink.
log-remain = The { $unit } of { $power } remains where it was{ payment }.
log-reach = The { $unit } of { $power } reaches { $region-the } all the same{ payment }.
log-attack-power = { $power } attacks { $power2 } { $region-in }{ payment }.
log-attack-marker = { $power } attacks the neutral marker of strength { $strength } { $region-in }{ payment }.
log-attack-token = { $power } attacks { $token-the } { $region-in }{ payment }.
payment = { $paid ->
    [0] { "" }
   *[other] { $taxations ->
        [0] { " (" }pays { $paid })
        [one] { " (" }pays { $paid } after 1 taxation)
       *[other] { " (" }pays { $paid } after { $taxations } taxations)
    }
  }
log-surprise = { $power } plays Surprise Attack.
log-commit-navies = { $navies ->
    [0] { $power } commits no navies.
    [one] { $power } commits 1 navy.
   *[other] { $power } commits { $navies } navies.
  }
log-commit-armies = { $armies ->
    [0] { $power } commits no armies.
    [one] { $power } commits 1 army.
   *[other] { $power } commits { $armies } armies.
  }
log-accept-help = { $power } accepts the help.
log-refuse-help = { $power } refuses the help.
log-fight = { $power } fights at sea.
log-decline = { $power } declines to fight at sea.
log-spend = { $power } uses { $alliance } at sea.
log-surrender = { $power } surrenders.
log-defend = { $power } stands and fights.
log-support = { $power } plays Blockade: naval support counts double.
log-reserves = { $power } calls in Reserves: the dice are rolled again.
log-withdraw = { $power } plays Fighting Withdrawal.
log-lose-ally = { $power } lets { $power2 } take the loss { $region-in }.
log-use = { $power } uses { $tile }.
log-blockade = { $power } blockades { $region-the }.
log-raise-army = { $power } raises an army { $region-in }.
log-raise-unit = { $power } raises { $unit-a } { $region-in }.
log-collect = { $power } collects { $region-in }.
log-colonize = { $power } colonizes { $region-in }.
log-commerce = { $power } trades on the Gold Coast.
log-ally = { $power } forms the local alliance { $alliance }{ payment }.
log-claim = { $power } claims { $tile }{ payment }.
log-incite = { $power } incites { $token-low } against { $power2 } { $region-in }.
log-end-turn = { $power } ends the turn.

# Chance
log-letter = { $power } takes the lettered set { $letter }.
log-draw = { $power } draws a marker: { $region }.
log-deal = { $power } is dealt a marker: { $region }.
log-trade-control = { $power } trades an army { $region-in } for a control marker.
log-navy-die = A die for { $power } { $region-in } shows { $die }: it is a navy.
log-army-die = A die for { $power } { $region-in } shows { $die }: it stays an army.
log-marker = A neutral marker appears { $region-in }: { $marker }.
log-sea-die = The sea die shows { $face }.
log-white-die = The white die shows { $die }.
log-red-die = The red die shows { $die }.
log-dice-sea = Naval combat { $region-in }: { $side-the } { $total } (dice { $dice }), { $side2-the } { $total2 } (dice { $dice2 }).
log-dice-land = Land combat { $region-in }: { $side-the } { $total } (dice { $dice }), { $side2-the } { $total2 } (dice { $dice2 }).

# What came of it
log-shows = { $power } shows { $regions }.
log-bid = { $power } bids { $bid }: { $red } red, { $blue } blue.
log-bid-red = { $power } bids { $bid }: { $red } red.
log-bid-blue = { $power } bids { $bid }: { $blue } blue.
log-join-red = { $power } joins the red alliance.
log-join-blue = { $power } joins the blue alliance.
log-auction = { $power } wins the auction{ payment }.
log-tie-sea = The combat at sea is a tie.
log-tie-land = The combat on land is a tie.
log-win-sea = { $side-id ->
    [pirates] The pirates win at sea.
   *[other] { $side-start } wins at sea.
  }
log-win-land = { $side-id ->
    [pirates] The pirates win on land.
   *[other] { $side-start } wins on land.
  }
log-naval-support = { $side-id ->
    [pirates] The pirates have naval support.
   *[other] { $side-start } has naval support.
  }
log-loss = { $power } loses { $unit-a } { $region-in }.
log-control-gained = { $power } gains a control marker { $region-in }.
log-control-lost = { $power } loses a control marker { $region-in }.
log-token-returns = The { $token-low } token returns to the supply.
log-token-holds = The { $token-low } token holds a marker of { $power } { $region-in }.
log-blockade-lifted = The blockade { $region-in } is lifted.
log-gold = { $power } takes { $gold } gold.
log-points = { $points ->
    [one] { $power } gains 1 victory point.
   *[other] { $power } gains { $points } victory points.
  }
log-unrest-back = { $power } gives unrest back.
log-unrest = { $times ->
    [one] { $power } gains unrest.
   *[other] { $power } gains unrest { $times } times.
  }
log-unrest-worth = { $times ->
    [one] { $power } gains unrest (worth { $worth-plain }).
   *[other] { $power } gains unrest { $times } times (worth { $worth-plain }).
  }

# The passage of time
roman = { $war ->
    [1] I
    [2] II
    [3] III
   *[other] { $war }
  }
log-war = War { roman } begins.
log-round = Round { $round } begins.
log-income = { $taxations ->
    [0] { $power } earns { $income } and pays { $upkeep } for its units.
    [one] { $power } earns { $income } and pays { $upkeep } for its units (1 taxation).
   *[other] { $power } earns { $income } and pays { $upkeep } for its units ({ $taxations } taxations).
  }
log-scored = War { roman } is scored.
log-region-scored = { $region }: { $shares-plain }.
scored-share = { $power } { $points }
log-scores = { $power } scores { $points } and has { $total }.
log-undo = Everything after { $number } is taken back.
log-undo-act = { $more ->
    [0] Taken back: { $action } ({ $power }).
   *[other] Taken back: { $action } ({ $power }), and what followed.
  }
log-over = The game is over and unrest is counted.
log-revolution = { $power } has { $unrest } unrest: revolution.
log-ends-less = { $penalty ->
    [one] { $power } has { $unrest } unrest, loses 1 point and ends with { $points }.
   *[other] { $power } has { $unrest } unrest, loses { $penalty } points and ends with { $points }.
  }
log-ends = { $points ->
    [one] { $power } has { $unrest } unrest and ends with 1 point.
   *[other] { $power } has { $unrest } unrest and ends with { $points } points.
  }
log-wins = { $powers-count ->
    [one] { $powers } wins.
   *[other] { $powers } win.
  }
log-nobody = Nobody wins.

# Gold and words between players
log-say = { $power }: { $words }
log-thank = { $power } thanks { $power2 } for { $gold } gold.
log-heard = { $count ->
    [one] { $power } has heard the promise of { $power2 } and will remember it.
   *[other] { $power } has heard { $power2 }: { $count } promises by now, and it remembers each.
  }
log-promise = { $power } promises { $power2 }: { $words }
log-promise-by = { $power } promises { $power2 }: { $words }, { $by }
log-promise-for = { $power } promises { $power2 }: { $words }, { $by }, in return for: { $words2 }
log-pay = { $taxations ->
    [0] { $power } pays { $power2 } { $gold } gold.
    [one] { $power } pays { $power2 } { $gold } gold after 1 taxation.
   *[other] { $power } pays { $power2 } { $gold } gold after { $taxations } taxations.
  }
log-offer = { $power } offers { $power2 } { $gold } gold for { forces } (offer { $offer }).
log-counter = { $power } would rather have { $gold } gold for { forces } (offer { $offer }).
log-accept = { $power } accepts offer { $offer }, { $gold } gold for { forces }. { $payment }
log-refuse = { $power } refuses offer { $offer }.
log-withdraw-offer = { $power } withdraws offer { $offer }.
