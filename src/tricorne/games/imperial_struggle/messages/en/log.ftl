# The log.
log-discard-unseen = { $side } chooses a card to discard.
log-choose-unseen = { $side } chooses a ministry.
log-swap-unseen = { $side } decides about exchanging a ministry.
log-third-unseen = { $side } decides about a third ministry.
log-assign-unseen = { $side } assigns a Basic War tile.
log-move-unseen = { $side } moves an older Bonus War tile.
log-keep-unseen = { $side } keeps one of two Basic War tiles.
log-effect-unseen = { $side } makes its choice.
log-pass = { $side } passes.
log-leave-effect = { $side } does not use what it may.
log-pass-lowering = { $number ->
    [0] { $side } passes and keeps its Debt.
   *[other] { $side } passes and lowers its Debt by { $number } only.
  }
log-build-squadron = { $side } builds a Squadron.
log-buy-war-tile = { $side } buys a Bonus War tile.
log-draw-card = { $side } buys an Event card.
log-swap-tiles = { $side } swaps two Basic War tiles.
log-treaty-symbol = { $side } takes a Treaty Point for the upgrade symbol.
log-to-pool = { $side } puts the other tile back into the pool.
log-out-of-game = { $side } takes the other tile out of the game.
log-score-it = { $side } scores the commodity at once.
log-no-flip = { $side } flips no Huguenots marker.
log-keep-ministry = { $side } keeps its ministries.
log-no-third = { $side } takes no third ministry.
log-third = { $side } takes Jacobite Uprisings as a third ministry.
log-set-aside = { $side } sets a Squadron aside.
log-lose = { $side } loses a Squadron.
log-first = { $side } holds the Initiative: { $side2 } goes first.
log-take = { $side } takes the tile { $tile }.
log-points = { $side } takes { $type } points.
log-play-bonus = { $side } plays { $card } with its bonus.
log-play = { $side } plays { $card }.
log-discard-later = { $side } will discard { $card }.
log-discard = { $side } discards { $cards-plain }.
log-choose = { $side } chooses { $ministry }.
log-give-back = { $side } gives { $ministry } back.
log-give-back-tile = { $side } gives { $tile } back.
log-turns-up-nothing = { $side } turns up no tile.
log-turns-up = { $side } turns up { $tiles-plain }.
log-reveal = { $side } turns up { $ministry }.
log-treaty-points = { $number ->
    [one] { $side } uses 1 Treaty Point.
   *[other] { $side } uses { $number } Treaty Points.
  }
log-use = { $side } uses { $ministry }: { $ability }
log-use-advantage = { $side } uses { $advantage }.
log-upgrade = { $side } upgrades its tile in { $theater }.
log-build = { $side } builds the Fort in { $space }.
log-repair = { $side } repairs the Fort in { $space }.
log-seize = { $side } seizes the Fort in { $space }.
log-by-major = { $side } pays { $price } with the Major action.
log-by-minor = { $side } pays { $price } with the Minor action.
log-exchange = { $side } exchanges Military points for a { $type } point.
log-place = { $side } puts a Bonus War tile into { $theater }.
log-move = { $side } moves a Bonus War tile out of { $theater }.
log-assign = { $side } assigns { $tile } to { $theater }.
log-keep = { $side } keeps { $tile } in { $theater }.
log-names = { $side } names { $what }.
log-refresh = { $side } refreshes { $advantage }.
log-exhaust = { $side } exhausts { $advantage }.
log-refuse = { $side } refuses to give up { $space }.
log-cede = { $side } gives up { $space }.
log-conquer = { $side } conquers { $space }.
log-enough = { $number ->
    [one] { $side } leaves 1 Conquest Point.
   *[other] { $side } leaves { $number } Conquest Points.
  }
log-awards = Awards: { $drawn-plain }.
log-demand = In demand: { $drawn-plain }.
log-investments = Investment tiles: { $drawn-plain }.
log-cards-drawn = Cards drawn: { $drawn-plain }.
log-tiles-drawn = War tiles drawn: { $drawn-plain }.
log-tiles-back = Back to the pool: { $drawn-plain }.
log-peace = Peace turn { $number } begins.
log-war = { $war-the } breaks out.
log-round = Round { $number }: { $side }.
log-scoring-award = Scoring, Award of { $region }: { $side } { $parts-plain }.
log-scoring = Scoring, { $what }: { $side } { $parts-plain }.
log-final-scoring = Final Scoring, { $what }: { $side } { $parts-plain }.
log-scoring-nobody = Scoring, { $what }: nobody leads by { $lead } (France { $france }, Britain { $britain }).
log-tile-gone = The tile { $tile } leaves the game.
log-card-gone = { $card } leaves the game.
log-byng = The Byng marker goes to { $theater }.
log-flag-off = The { $flag-adjective } flag leaves { $space }{ $price ->
    [0] .
   *[other] {" "}for { $price }.
  }
log-squadron-off = The { $flag-adjective } Squadron leaves { $space }{ $price ->
    [0] .
   *[other] {" "}for { $price }.
  }
log-flag-instead = { $space } gets a { $flag-adjective } flag instead of the { $flag2-adjective } one.
log-squadron-instead = { $space } gets a { $flag-adjective } Squadron instead of the { $flag2-adjective } one.
log-flag-on = { $space } gets a { $flag-adjective } flag{ $price ->
    [0] .
   *[other] {" "}for { $price }.
  }
log-squadron-on = { $space } gets a { $flag-adjective } Squadron{ $price ->
    [0] .
   *[other] {" "}for { $price }.
  }
log-conflict-on = { $space } gets a Conflict marker.
log-conflict-strong = { $space } gets a +1 Conflict marker.
log-conflict-off = { $space } loses its Conflict marker.
log-damaged = The Fort in { $space } is damaged.
log-repaired = The Fort in { $space } is repaired.
log-advantage-free = Nobody holds { $advantage } now.
log-advantage-held = { $side } holds { $advantage } now.
log-debt = { $side } has Debt { $debt } of { $limit }.
log-treaty = { $number ->
    [one] { $side } has 1 Treaty Point.
   *[other] { $side } has { $number } Treaty Points.
  }
log-navy-box = { $side } has { $number } in the Navy Box: a new Squadron joins it.
log-squadron-lost = { $side } loses a Squadron, for good.
log-squadron-away = { $side } loses a Squadron, for now.
log-total = The Victory point total goes from { $before } to { $after }.
log-theater = Theater: { $theater }.
log-counted-tie = { $theater }: France { $france }, Britain { $britain }. A tie.
log-counted-bare = { $theater }: France { $france }, Britain { $britain }. { $side } wins without a reward.
log-counted = { $theater }: France { $france }, Britain { $britain }. { $side } wins: { $parts-plain }.
log-wins-peace-sweep = { $side } wins: it won every Award and every demand.
log-wins-war-sweep = { $side } wins: it swept the war.
log-wins-total = { $side } wins: by the Victory point total.
log-wins-final = { $side } wins: by the Victory points after Final Scoring.
log-wins-debt = { $side } wins: by Available Debt after a tie.
log-wins-tie = { $side } wins: because a full tie goes to Britain.
log-undo = Everything after { $number } is taken back.
log-undo-act = { $more ->
    [0] Taken back: { $action } ({ $side }).
   *[other] Taken back: { $action } ({ $side }), and what followed.
  }
