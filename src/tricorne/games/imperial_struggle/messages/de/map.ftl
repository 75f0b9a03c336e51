# Was über die Dinge auf der Karte gesagt wird.
map-theatres = Schauplätze
map-kind-political = Politisches Feld
map-kind-market = Markt
map-kind-market-of = Markt: { $commodity }
map-kind-territory = Territorium
map-kind-naval = Seefeld
map-kind-fort = Fort
map-kind-advantage = Vorteil
map-closed = Noch nicht im Spiel
map-unflagged = Keine Flagge
map-no-squadron = Kein Geschwader
map-no-fort = Noch kein Fort gebaut
map-flag-of = Flagge: { $side }
map-squadron-of = Geschwader: { $side }
map-fort-of = Fort: { $side }
map-fort-damaged-of = Beschädigtes Fort: { $side }
map-conflict = Konfliktmarker
map-price = { $type ->
    [economic] { $price } Wirtschaft
    [diplomatic] { $price } Diplomatie
   *[military] { $price } Militär
}
map-cost = { $type ->
    [economic] Aufgedruckter Preis: { $cost } Wirtschaft
    [diplomatic] Aufgedruckter Preis: { $cost } Diplomatie
    [military] Aufgedruckter Preis: { $cost } Militär
   *[conquest] Aufgedruckter Preis: { $cost } Eroberungspunkte
}
map-price-shift = { $removes ->
    [yes] Die Flagge zu entfernen kostet { $price } { $type ->
        [economic] Wirtschaft
        [diplomatic] Diplomatie
       *[military] Militär
    }
   *[no] Eine Flagge kostet { $price } { $type ->
        [economic] Wirtschaft
        [diplomatic] Diplomatie
       *[military] Militär
    }
}
map-price-build = Das Fort zu bauen kostet { $price } Militär
map-price-repair = Das Fort zu reparieren kostet { $price } Militär
map-price-seize = Das Fort einzunehmen kostet { $price } Militär
map-price-deploy = Ein Geschwader hier kostet mindestens { $price } Militär
map-price-clear = Den Konfliktmarker zu entfernen kostet { $price } Militär
map-price-sum = { $price } ({ $sum })
map-price-short = { $long ->
    [no] { $price }; davon { $short } als Schulden oder Vertragspunkte
   *[yes] { $price } ({ $sum }); davon { $short } als Schulden oder Vertragspunkte
}
map-conflict-about = Konfliktmarker: Die Flagge zählt nicht, und umzuflaggen kostet 1
map-conflict-dear = Konfliktmarker, teuer zu entfernen: Die Flagge zählt nicht, und umzuflaggen kostet 1
map-isolated = Abgeschnitten von allen eigenen Territorien und Geschwadern: Die Flagge zu entfernen kostet 1
map-protected = Geschützt durch ein Fort oder ein Geschwader daneben: Die Flagge zu entfernen kostet 1 mehr
map-taken = In dieser Runde genommen: Von hier aus ist der nächste Markt erst in der nächsten Runde erreichbar
map-moved = In dieser Friedenszeit schon gesegelt
map-huguenots-fresh = Hugenotten: Frankreich darf sie umdrehen, um einen Markt dieser Region billiger zu bekommen
map-huguenots-flipped = Hugenotten, umgedreht
map-refused = Der Besitzer hat in diesem Krieg abgelehnt, es abzutreten
map-prestige = Prestige: zählt für die Prestigepunkte in Europa
map-wars = Gibt Stärke in: { $wars }
map-in-demand = { $commodity }: in dieser Friedenszeit gefragt
map-not-in-demand = { $commodity }: in dieser Friedenszeit nicht gefragt
map-connections = Verbunden mit: { $names }
map-conquest-lines = Eroberungslinien nach: { $names }
map-feeds = Nötig für: { $names }
map-advantage-of = Gehört: { $side }
map-advantage-free = Gehört niemandem
map-advantage-used = erschöpft bis zum Ende der Friedenszeit
map-advantage-new = neu: ab der nächsten Runde zu nutzen
map-advantage-blocked = gesperrt durch einen Konfliktmarker
map-advantage-needs = Wer alle diese hält, hat ihn: { $names }
map-counts = Felder, die zählen: Großbritannien { $britain }, Frankreich { $france }
map-counts-markets = Märkte, die zählen: Großbritannien { $britain }, Frankreich { $france }
map-award = Auszeichnung: { $vp } SP{ $treaty ->
    [0] {""}
    [one] {" "}und ein Vertragspunkt
   *[other] {" "}und { $treaty } Vertragspunkte
} bei einem Vorsprung von mindestens { $lead }
map-award-none = Hier liegt jetzt keine Auszeichnung
map-award-to = So wie es steht, geht sie an: { $side }
map-award-open = So wie es steht, bekommt sie niemand
map-prestige-counts = Prestigefelder: Großbritannien { $britain }, Frankreich { $france }; wer mehr hat, erhält { $vp } SP
map-prestige-to = Das Prestige ginge an: { $side }
map-plate-award = { $vp } SP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } VtP
}{ $lead ->
    [1] {""}
   *[other] {" "}· ab +{ $lead }
}
map-demand = Weltnachfrage
map-demand-worth = In dieser Ära wert: { $vp } SP, { $treaty } Vertragspunkte, { $debt } Schulden
map-demand-now = In dieser Friedenszeit gefragt
map-demand-not = In dieser Friedenszeit nicht gefragt
map-demand-leads = Vorn liegt: { $side }
map-plate-demand = { $vp } SP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } VtP
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } S
}
map-navy = Flotte: { $side }
map-navy-more = { $count } zu bauen
map-navy-box = { $count ->
    [0] Kein Geschwader in der Flottenbox
    [one] Ein Geschwader in der Flottenbox
   *[other] { $count } Geschwader in der Flottenbox
}
map-navy-map = { $count ->
    [one] Eines auf der Karte
   *[other] { $count } auf der Karte
}
map-navy-unbuilt = { $count ->
    [one] Eines kann noch gebaut werden
   *[other] { $count } können noch gebaut werden
}
map-navy-aside = { $count ->
    [one] Eines liegt beiseite
   *[other] { $count } liegen beiseite
}
map-navy-gone = { $count ->
    [one] Eines ist aus dem Spiel
   *[other] { $count } sind aus dem Spiel
}
