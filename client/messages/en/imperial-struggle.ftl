# Imperial Struggle: names of kinds. Names of spaces, cards and tiles come from the engine.
is-side-britain = Britain
is-side-france = France
is-type-economic = Economic
    .about = Economic points shift Markets.
is-type-diplomatic = Diplomatic
    .about = Diplomatic points shift Political spaces and draw Event cards.
is-type-military = Military
    .about = Military points build and repair Forts, build and deploy Squadrons, remove Conflict markers and buy Bonus War tiles.
is-region-europe = Europe
    .in = in Europe
is-region-north-america = North America
    .in = in North America
is-region-caribbean = Caribbean
    .in = in the Caribbean
is-region-india = India
    .in = in India
is-commodity-furs = Furs
is-commodity-spice = Spice
is-commodity-fish = Fish
is-commodity-tobacco = Tobacco
is-commodity-sugar = Sugar
is-commodity-cotton = Cotton
is-keyword-finance = Finance
is-keyword-mercantilism = Mercantilism
is-keyword-governance = Governance
is-keyword-style = Style
is-keyword-scholarship = Scholarship
is-era-succession = Succession Era
is-era-empire = Empire Era
is-era-revolution = Revolution Era
is-turn-peace-1 = Peace, 1697–1701
    .short = I
is-turn-wss = War of the Spanish Succession
    .short = WSS
is-turn-peace-2 = Peace, 1714–1722
    .short = II
is-turn-peace-3 = Peace, 1722–1739
    .short = III
is-turn-was = War of the Austrian Succession
    .short = WAS
is-turn-peace-4 = Peace, 1749–1753
    .short = IV
is-turn-7yw = Seven Years’ War
    .short = 7YW
is-turn-peace-5 = Peace, 1764–1774
    .short = V
is-turn-awi = American War of Independence
    .short = AWI
is-turn-peace-6 = Peace, 1784–1789
    .short = VI
is-phase-set-up = setting up
is-phase-deck = new Event cards
is-phase-debt-limits = Debt Limits rise
is-phase-awards = Awards are drawn
is-phase-demand = Global Demand is drawn
is-phase-reset = everything is made ready
is-phase-investments = Investment tiles are drawn
is-phase-deal = cards are dealt
is-phase-discards = discarding
is-phase-discards-shown = discarding
is-phase-ministries = choosing ministries
is-phase-initiative = who goes first
is-phase-rounds = Action Rounds
is-phase-treaty-points = Treaty Points are cut
is-phase-remaining-powers = end of the turn
is-phase-scoring = scoring
is-phase-end = end of the turn
is-phase-war = war
is-phase-over = the game is over
is-comma = , { "" }
is-dot = { " " }· { "" }
is-basic-tile = Basic { $strength }
is-tile-strength = { $name } { $strength }
is-navy-box = Navy Box
is-investment = { $major } { $points }, { $minor } { $less }
is-mark-war-of-the-spanish-succession = WSS
is-mark-war-of-the-austrian-succession = WAS
is-mark-seven-years-war = 7YW
is-mark-american-war-of-independence = AWI
is-part-vp = { $count } VP
is-part-treaty = { $count ->
    [one] { $count } Treaty Point
   *[other] { $count } Treaty Points
  }
is-part-treaty-to = { $count ->
    [one] { $count } Treaty Point to { $side }
   *[other] { $count } Treaty Points to { $side }
  }
is-part-treaty-loser = { $count ->
    [one] { $count } Treaty Point to the loser
   *[other] { $count } Treaty Points to the loser
  }
is-part-debt = { $count ->
    [-1] 1 Debt less
   *[other] { $count } Debt
  }
is-part-conquest = { $count ->
    [one] { $count } Conquest Point
   *[other] { $count } Conquest Points
  }
is-part-unflag = a flag to take off
is-part-squadrons = { $count } Squadrons lost
is-special-jacobite-victory = a Jacobite Victory marker if France wins
is-special-jacobite-ministry = France may hold Jacobite Uprisings as a third ministry
is-special-jacobite-defeat = Jacobite Uprisings leaves the game
is-special-atlantic-dominance = +2 in the French & Indian War
is-special-loser-unbuilds-squadrons = the loser takes { $count } Squadrons back to the unbuilt ones
is-special-loser-removes-squadrons = the loser loses { $count } Squadrons for good
is-special-usa = France may put USA flags on Territories
is-special-canada = France may put a USA flag on Quebec & Montreal
is-award-item = { $name } ({ $vp } VP{ $treaty ->
    [0] )
   *[other] {" "}and { $treaty } Treaty Point)
  }
is-drawn = { $side } { $name }
is-drawn-one = { $side } one
is-drawn-some = { $what } ({ $count } times)
is-log-cards-drawn = Cards drawn: { $names }.
is-log-tiles-drawn = War tiles drawn: { $names }.
is-log-tiles-back = Back to the pool: { $names }.
is-log-investments = Investment tiles: { $names }.
is-log-awards = Awards: { $names }.
is-log-take = { $side } takes the tile { $tile }.
is-act-shift-on = Flag { $name } for { $price } { $type }
is-act-shift-off = Take the flag off { $name } for { $price } { $type }
is-act-shift-free = Shift { $name }
