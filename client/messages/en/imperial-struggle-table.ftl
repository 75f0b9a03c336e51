# Imperial Struggle: strip, panels, plates, the board in words.
is-to-act = to act
is-initiative = initiative
is-debt = Debt
is-treaty-points = Treaty Points
is-cards = Event cards
is-turn-track = Turn track
is-round-of = round { $round } of { $rounds }
is-round = Action Round { $round } of { $rounds }
is-total-told = The Victory point total is { $total }; scoring now would make it { $after }. France wins at { $high }, Britain at { $low }.
is-mats = Action Round and Investment tiles
is-points-left = Points left in this round
is-points-of = { $count } { $type }
is-points-none = no { $type } action
is-major = Major
is-minor = Minor, one purchase
is-closed = event points
is-borrow = { $count ->
    [0] No points by Treaty Points or Debt.
    [one] 1 point more by Treaty Points or Debt.
   *[other] Up to { $count } points more by Treaty Points and Debt.
  }
is-event-played = Played: { $name }.
is-advantages-used = { $count ->
    [one] One Advantage used.
   *[other] { $count } Advantages used.
  }
is-only-unflag-political-europe = only to remove flags from Political spaces in Europe
is-only-unflag-markets = only to remove flags from Markets
is-only-flag-market-next-to-british-market = only to flag a Market next to a British one
is-only-europe = only in Europe
is-only-north-america = only in North America
is-only-caribbean = only in the Caribbean
is-only-india = only in India
is-only-german-states-prussia-dutch-republic = only in the German States, Prussia and the Dutch Republic
is-only-spain-austria = only in Spain and Austria
is-only-non-prestige-political = only on Political spaces without Prestige
is-only-ireland-scotland = only in Ireland and Scotland
is-only-deploy-or-bonus-tile = only to deploy or to buy a Bonus War tile
is-investments = Investment tiles
is-investments-left = { $open } left of { $all }
is-investment-tile = Investment tile
is-investment-line = { $major } { $points } Major, { $minor } { $less } Minor{ $event ->
    [yes] , allows an event
   *[no] { "" }
  }{ $upgrade ->
    [yes] , with a Military Upgrade
   *[no] { "" }
  }.
is-investment-taken = { $tile } Taken by { $side }.
is-investment-rule = The Major action buys as much as its points allow; the Minor action makes one purchase and removes no opposing flag unless it is in conflict.
is-taken-by = Taken by { $side }
is-open-tile = Open
is-tray = Hand and ministries
is-card-needs = Needs a tile with a Major { $type } action and an event symbol.
is-card-any = Needs a tile with an event symbol.
is-bonus-on = Bonus holds
is-bonus-off = Bonus not yet
is-bonus-met = Bonus, holds now: { $text }
is-bonus-not = Bonus, does not hold yet: { $text }
is-discarding = will be discarded
is-used = used
is-keywords = Keywords: { $words }
is-ability = { $used ->
    [0] { $when }: { $text }
   *[other] { $when } (used): { $text }
  }
is-when-once-per-turn = Once a turn
is-when-twice-per-turn = Twice a turn
is-when-once-per-round = Once a round
is-when-each-round = Each round
is-when-always = Always
is-when-scoring = Scoring
is-when-end-of-turn = End of turn
is-when-on-reveal = When turned up
is-place-unused = not in use
is-place-face-down = face down
is-place-face-up = face up
is-place-out-of-game = out of the game
is-place-given-back = given back
is-foe-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
is-foe-down = { $count ->
    [0] no ministry face down
    [one] 1 ministry face down
   *[other] { $count } ministries face down
  }
is-cabinet = Ministries
is-awards = Awards
is-award-worth = { $vp } VP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } TrP
  }{ $lead ->
    [1] { "" }
   *[other] , lead { $lead }
  }
is-award-none = no tile
is-demand = Global Demand
is-demand-worth = { $vp } VP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } TrP
  }{ $debt ->
    [0] { "" }
    [1] , +1 Debt
   *[other] , −1 Debt
  }
is-demand-counts = Britain { $britain }, France { $france }
is-demand-reward = Worth { $vp } VP, { $treaty } Treaty Points, Debt { $debt }.
is-demand-now = In demand this turn.
is-demand-not = Not in demand this turn.
is-demand-idle = Not in demand:
is-score-now = If scored now
is-score-final = Final Scoring now
is-score-total = { $before } → { $after }
is-score-award = Award of { $region }
is-score-prestige = Prestige
is-score-available-debt = Available Debt
is-advantages = Advantages
is-advantage-needs = Held by whoever holds: { $spaces }.
is-advantage-nobody = Nobody holds it.
is-advantage-ready = { $side } holds it, ready.
is-advantage-exhausted = { $side } holds it; exhausted until the next turn.
is-advantage-new = { $side } has held it only since this round began.
is-advantage-blocked = { $side } holds it; a Conflict marker blocks it.
is-deck = { $pile } cards in the draw pile, { $discards } discarded, { $played } played.
is-open-war = Open the war display
is-tiles-told = { $side }: { $basic } Basic and { $bonus } Bonus War tiles
is-basic = Basic tile
is-bonus-tile = Bonus tile
is-effect-none = no effect
is-effect-debt = the opponent takes 1 Debt
is-effect-fort-or-fleet = damages a Fort or sends a Squadron home
is-effect-unflag = takes an opposing flag off
is-no-tile = no tile
is-no-items = nothing on the map counts here
is-item-alliance = Alliance
is-item-squadron = Squadron
is-item-fort = Fort
is-item-conflict = Conflict on an opposing space
is-item-keyword = Ministry
is-item-byng = Byng’s fleet
is-item-atlantic-dominance = Atlantic Dominance
is-spoils-of = Spoils of { $name }
is-tie-nothing = a tie gives nothing
is-lead = Lead
is-winner = Winner
is-loser = Loser
is-margin = { $least }–{ $most }
is-margin-more = { $least } or more
is-may-be-taken = Can be taken here: { $places }.
is-won-by = { $side } by { $margin }
is-tie = a tie
is-conquest-left = { $count ->
    [one] 1 Conquest Point left to spend on the map.
   *[other] { $count } Conquest Points left to spend on the map.
  }
is-to-place = In your hand: { $tiles }.
is-tile-to-place = { $bonus ->
    [yes] { $name } (strength { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
is-war-news = From the war
is-theater-strength = Strength as far as it is known: Britain { $britain }, France { $france }.
is-spoils-line = Lead { $margin }: { $parts }.
is-nothing = nothing
is-nobody = nobody
is-price-of = Price of { $name }
is-removes = take the flag off
is-places = put a flag on
is-price-printed = Printed cost
is-price-conflict = In conflict: base becomes 1
is-price-isolated = Isolated: base becomes 1
is-price-protected = Protected
is-price-region = A further Region this round
is-price-minimum = At least 1
is-price-total = Price
is-price-short = The action has { $have } of it; { $short } by Treaty Points or Debt.
is-would-demand = { $commodity } would stand Britain { $britain }, France { $france } (ahead: { $leader }).
is-would-award = { $region } would stand Britain { $britain }, France { $france } (Award: { $leader }).
is-side-debt = Debt { $debt } of { $limit }; { $left } available.
is-side-treaty = { $count ->
    [one] 1 Treaty Point.
   *[other] { $count } Treaty Points.
  }
is-side-squadrons = Squadrons: { $map } on the map, { $box } in the Navy Box, { $unbuilt } unbuilt, { $aside } set aside, { $gone } gone.
is-side-cards = { $cards } Event cards, { $down } ministries face down, { $bonus } Bonus War tiles.
is-side-jacobites = { $count } Jacobite Victory markers.
is-side-townshend = Townshend Acts: { $commodity }.
is-text-state = The state of play
is-text-initiative = { $side } holds the initiative.
is-text-score = { $what }: { $side } { $vp } VP, { $treaty } Treaty Points, Debt { $debt }.
is-nothing-play = There is no card in your hand.
is-nothing-advantage = You hold no Advantage.
is-nothing-war = There is no further war.
is-tab-tiles = Standing
is-page-tiles = Standing
is-page-powers = Cards
is-verb-trade = Trade
is-verb-diplomacy = Diplomacy
is-verb-forts = Forts
is-verb-fleet = Deploy
is-verb-build-squadron = New Squadron
is-verb-clear-markers = Calm a conflict
is-verb-buy-war-tile = War tile
is-verb-draw-card = Draw a card
is-verb-play = Play an event
is-verb-use-advantage = Advantage
is-verb-ministry = Ministry
is-verb-upgrade = Upgrade
is-verb-treaty-points = Treaty Points
is-hint-trade = Choose a Region, or point at a Market that glows.
is-hint-diplomacy = Choose a Region, or point at a Political space that glows.
is-hint-play = Choose a card of your hand.
is-hint-use-advantage = Choose an Advantage.
is-hint-ministry = Turn a ministry up, or use one.
is-prompt-menu = { $side } may act, with { $money ->
    [0] nothing
    [one] one point
   *[other] up to { $money } points
  } more by Treaty Points and Debt.
is-title-decision = A decision
is-title-menu = Your Action Round
is-title-take = Take an Investment tile
is-title-shift = Which space?
is-title-choose-ministry = Choose your ministries
is-title-swap-ministry = Exchange a ministry?
is-title-discard = Discard
is-title-first-player = Who goes first?
is-title-pay-by = Major or Minor?
is-title-pay-extra = Treaty Points or Debt?
is-title-conquer = Spend Conquest Points
is-title-tile-effect = A War tile strikes
is-title-refuse = Give up the Territory?
is-title-place-tile = Place the Bonus War tile
is-title-upgrade-keep = Military Upgrade
is-title-over = The game is over
is-figure-victory-points = Lead in VP
is-figure-flags = Spaces that count
is-figure-squadrons = Squadrons on the map
is-figure-advantages = Advantages
is-figure-debt = Debt
is-figure-treaty-points = Treaty Points
is-source-prestige = Prestige
is-source-awards = Awards
is-source-demand = Demand
is-source-ministries = Ministries
is-source-final-scoring = Final Scoring
is-source-wars = Wars
is-source-play = Cards and play
is-end-peace-sweep = { $power } wins at once: it took every Award and every demand of a peace turn.
is-end-war-sweep = { $power } wins at once: it swept every theater of a war.
is-end-victory-points = { $power } wins at once: the Victory point total has come to its end of the track.
is-end-final-score = { $power } wins by Victory points after Final Scoring.
is-end-available-debt = { $power } wins: level on Victory points, but with more Available Debt.
is-end-tie-goes-to-britain = { $power } wins: level on Victory points and on Available Debt, and such a tie is Britain’s.
is-luck-war-tiles = Strength of War tiles drawn
is-luck-note = No dice are rolled in this game. Of the draws only War tiles have a number to compare; Event cards and Investment tiles are not counted.
