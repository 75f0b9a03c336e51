# What is said about things on the map.
map-theatres = Theatres
map-kind-political = Political space
map-kind-market = Market
map-kind-market-of = Market: { $commodity }
map-kind-territory = Territory
map-kind-naval = Naval space
map-kind-fort = Fort
map-kind-advantage = Advantage
map-closed = Not in play yet
map-unflagged = No flag
map-no-squadron = No Squadron
map-no-fort = No Fort built yet
map-flag-of = Flag of { $side }
map-squadron-of = Squadron of { $side }
map-fort-of = Fort of { $side }
map-fort-damaged-of = Damaged Fort of { $side }
map-conflict = Conflict marker
map-price = { $type ->
    [economic] { $price } Economic
    [diplomatic] { $price } Diplomatic
   *[military] { $price } Military
}
map-cost = { $type ->
    [economic] Printed cost: { $cost } Economic
    [diplomatic] Printed cost: { $cost } Diplomatic
    [military] Printed cost: { $cost } Military
   *[conquest] Printed cost: { $cost } Conquest Points
}
map-price-shift = { $removes ->
    [yes] Removing the flag costs you { $price } { $type ->
        [economic] Economic
        [diplomatic] Diplomatic
       *[military] Military
    }
   *[no] A flag costs you { $price } { $type ->
        [economic] Economic
        [diplomatic] Diplomatic
       *[military] Military
    }
}
map-price-build = Building the Fort costs you { $price } Military
map-price-repair = Repairing the Fort costs you { $price } Military
map-price-seize = Seizing the Fort costs you { $price } Military
map-price-deploy = A Squadron here costs you { $price } Military or more
map-price-clear = Removing the Conflict marker costs you { $price } Military
map-price-sum = { $price } ({ $sum })
map-price-short = { $long ->
    [no] { $price }; { $short } of it in Debt or Treaty Points
   *[yes] { $price } ({ $sum }); { $short } of it in Debt or Treaty Points
}
map-conflict-about = Conflict marker: the flag counts for nothing, and shifting it costs 1
map-conflict-dear = Conflict marker, dear to remove: the flag counts for nothing, and shifting it costs 1
map-isolated = Isolated: cut off from every Territory and Squadron of its side, so that removing it costs 1
map-protected = Protected by a Fort or Squadron beside it: removing the flag costs 1 more
map-taken = Taken in this round: Markets beyond it can be reached from here only in the next round
map-moved = Has sailed in this turn
map-huguenots-fresh = Huguenots: France may flip them to lower the price of a Market in this Region
map-huguenots-flipped = Huguenots, flipped
map-refused = Its holder has refused to give it up in this war
map-prestige = Prestige: counts for the points of Prestige in Europe
map-wars = Gives strength in: { $wars }
map-in-demand = { $commodity } is in demand this turn
map-not-in-demand = { $commodity } is not in demand this turn
map-connections = Connected to: { $names }
map-conquest-lines = Conquest lines to: { $names }
map-feeds = Needed for: { $names }
map-advantage-of = Held by { $side }
map-advantage-free = Held by nobody
map-advantage-used = exhausted until the turn ends
map-advantage-new = new: can be used from the next round on
map-advantage-blocked = blocked by a Conflict marker
map-advantage-needs = Whoever holds all of these has it: { $names }
map-counts = Spaces that count: Britain { $britain }, France { $france }
map-counts-markets = Markets that count: Britain { $britain }, France { $france }
map-award = Award: { $vp } VP{ $treaty ->
    [0] {""}
    [one] {" "}and a Treaty Point
   *[other] {" "}and { $treaty } Treaty Points
}, with a lead of { $lead } or more
map-award-none = No Award lies here now
map-award-to = As things stand it goes to { $side }
map-award-open = As things stand nobody gets it
map-prestige-counts = Prestige spaces: Britain { $britain }, France { $france }; more of them give { $vp } VP
map-prestige-to = Prestige would go to { $side }
map-plate-award = { $vp } VP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } TRP
}{ $lead ->
    [1] {""}
   *[other] {" "}· lead { $lead }
}
map-demand = Global demand
map-demand-worth = Worth in this era: { $vp } VP, { $treaty } Treaty Points, { $debt } Debt
map-demand-now = In demand this turn
map-demand-not = Not in demand this turn
map-demand-leads = { $side } leads
map-plate-demand = { $vp } VP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } TRP
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } D
}
map-navy = Navy of { $side }
map-navy-more = { $count } to build
map-navy-box = { $count ->
    [0] No Squadron in the Navy Box
    [one] One Squadron in the Navy Box
   *[other] { $count } Squadrons in the Navy Box
}
map-navy-map = { $count ->
    [one] One on the map
   *[other] { $count } on the map
}
map-navy-unbuilt = { $count ->
    [one] One can still be built
   *[other] { $count } can still be built
}
map-navy-aside = { $count ->
    [one] One is set aside
   *[other] { $count } are set aside
}
map-navy-gone = { $count ->
    [one] One is out of the game
   *[other] { $count } are out of the game
}
