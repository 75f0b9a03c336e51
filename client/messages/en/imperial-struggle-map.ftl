# Imperial Struggle: the map and what is said about things on it.
is-map-theatres = Theatres
is-map-flag-spain = Spain
is-map-flag-usa = United States
is-map-war-wss = Spanish Succession
is-map-war-was = Austrian Succession
is-map-war-7yw = Seven Years’ War
is-map-war-awi = American Independence
# A stroke breaks the line.
is-map-country-usa = United States
is-map-country-ireland = Ireland
is-map-country-scotland = Scotland
is-map-country-dutch-republic = Dutch Republic
is-map-country-german-states = German States
is-map-country-prussia = Prussia
is-map-country-austria = Austria
is-map-country-spain = Spain

is-map-kind-political = Political space
is-map-kind-market = Market
is-map-kind-market-of = Market: { $commodity }
is-map-kind-territory = Territory
is-map-kind-naval = Naval space
is-map-kind-fort = Fort
is-map-kind-advantage = Advantage
is-map-closed = Not in play yet
is-map-unflagged = No flag
is-map-no-squadron = No Squadron
is-map-no-fort = No Fort built yet
is-map-flag-of = Flag of { $side }
is-map-squadron-of = Squadron of { $side }
is-map-fort-of = Fort of { $side }
is-map-fort-damaged-of = Damaged Fort of { $side }
is-map-conflict = Conflict marker
is-map-price = { $type ->
    [economic] { $price } Economic
    [diplomatic] { $price } Diplomatic
   *[military] { $price } Military
}
is-map-cost = { $type ->
    [economic] Printed cost: { $cost } Economic
    [diplomatic] Printed cost: { $cost } Diplomatic
    [military] Printed cost: { $cost } Military
   *[conquest] Printed cost: { $cost } Conquest Points
}
is-map-price-shift = { $removes ->
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
is-map-price-build = Building the Fort costs you { $price } Military
is-map-price-repair = Repairing the Fort costs you { $price } Military
is-map-price-seize = Seizing the Fort costs you { $price } Military
is-map-price-deploy = A Squadron here costs you { $price } Military or more
is-map-price-clear = Removing the Conflict marker costs you { $price } Military
is-map-price-sum = { $price } ({ $sum })
is-map-price-short = { $long ->
    [no] { $price }; { $short } of it in Debt or Treaty Points
   *[yes] { $price } ({ $sum }); { $short } of it in Debt or Treaty Points
}
is-map-sum = { $key ->
    [printed] printed { $amount }
    [conflict] Conflict { $amount }
    [isolated] Isolated { $amount }
    [for-1] set price { $amount }
    [reduction] reduction { $amount }
    [protected] Protected { $amount }
    [region] further Region { $amount }
   *[minimum] at least 1: { $amount }
}
is-map-conflict-about = Conflict marker: the flag counts for nothing, and shifting it costs 1
is-map-conflict-dear = Conflict marker, dear to remove: the flag counts for nothing, and shifting it costs 1
is-map-isolated = Isolated: cut off from every Territory and Squadron of its side, so that removing it costs 1
is-map-protected = Protected by a Fort or Squadron beside it: removing the flag costs 1 more
is-map-held = Held since the round began: from here the next Market can be reached
is-map-moved = Has sailed in this turn
is-map-huguenots-fresh = Huguenots: France may flip them to lower the price of a Market in this Region
is-map-huguenots-flipped = Huguenots, flipped
is-map-refused = Its holder has refused to give it up in this war
is-map-prestige = Prestige: counts for the points of Prestige in Europe
is-map-wars = Gives strength in: { $wars }
is-map-in-demand = { $commodity } is in demand this turn
is-map-not-in-demand = { $commodity } is not in demand this turn
is-map-connections = Connected to: { $names }
is-map-conquest-lines = Conquest lines to: { $names }
is-map-feeds = Needed for: { $names }
is-map-advantage-of = Held by { $side }
is-map-advantage-free = Held by nobody
is-map-advantage-used = exhausted until the turn ends
is-map-advantage-new = new: can be used from the next round on
is-map-advantage-blocked = blocked by a Conflict marker
is-map-advantage-needs = Whoever holds all of these has it: { $names }
is-map-counts = Spaces that count: Britain { $britain }, France { $france }
is-map-counts-markets = Markets that count: Britain { $britain }, France { $france }
is-map-award = Award: { $vp } VP{ $treaty ->
    [0] {""}
    [one] {" "}and a Treaty Point
   *[other] {" "}and { $treaty } Treaty Points
}, with a lead of { $lead } or more
is-map-award-none = No Award lies here now
is-map-award-to = As things stand it goes to { $side }
is-map-award-open = As things stand nobody gets it
is-map-prestige-counts = Prestige spaces: Britain { $britain }, France { $france }; more of them give { $vp } VP
is-map-prestige-to = Prestige would go to { $side }
is-map-plate-award = { $vp } VP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } TRP
}{ $lead ->
    [1] {""}
   *[other] {" "}· lead { $lead }
}
is-map-demand = Global demand
is-map-demand-worth = Worth in this era: { $vp } VP, { $treaty } Treaty Points, { $debt } Debt
is-map-demand-now = In demand this turn
is-map-demand-not = Not in demand this turn
is-map-demand-leads = { $side } leads
is-map-plate-demand = { $vp } VP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } TRP
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } D
}
is-map-navy = Navy of { $side }
is-map-navy-more = { $count } to build
is-map-navy-box = { $count ->
    [0] No Squadron in the Navy Box
    [one] One Squadron in the Navy Box
   *[other] { $count } Squadrons in the Navy Box
}
is-map-navy-map = { $count ->
    [one] One on the map
   *[other] { $count } on the map
}
is-map-navy-unbuilt = { $count ->
    [one] One can still be built
   *[other] { $count } can still be built
}
is-map-navy-aside = { $count ->
    [one] One is set aside
   *[other] { $count } are set aside
}
is-map-navy-gone = { $count ->
    [one] One is out of the game
   *[other] { $count } are out of the game
}
