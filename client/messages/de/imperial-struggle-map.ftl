# Imperial Struggle: die Karte und was über die Dinge darauf gesagt wird.
is-map-theatres = Schauplätze
is-map-flag-spain = Spanien
is-map-flag-usa = Vereinigte Staaten
is-map-war-wss = Spanischer Erbfolgekrieg
is-map-war-was = Österreichischer Erbfolgekrieg
is-map-war-7yw = Siebenjähriger Krieg
is-map-war-awi = Amerikanischer Unabhängigkeitskrieg
is-map-country-usa = USA
is-map-country-ireland = Irland
is-map-country-scotland = Schottland
is-map-country-dutch-republic = Niederlande
is-map-country-german-states = Deutsche Staaten
is-map-country-prussia = Preußen
is-map-country-austria = Österreich
is-map-country-spain = Spanien

is-map-kind-political = Politisches Feld
is-map-kind-market = Markt
is-map-kind-market-of = Markt: { $commodity }
is-map-kind-territory = Territorium
is-map-kind-naval = Seefeld
is-map-kind-fort = Festung
is-map-kind-advantage = Vorteil
is-map-closed = Noch nicht im Spiel
is-map-unflagged = Keine Flagge
is-map-no-squadron = Kein Geschwader
is-map-no-fort = Noch keine Festung gebaut
is-map-flag-of = Flagge: { $side }
is-map-squadron-of = Geschwader: { $side }
is-map-fort-of = Festung: { $side }
is-map-fort-damaged-of = Beschädigte Festung: { $side }
is-map-conflict = Konfliktmarker
is-map-price = { $type ->
    [economic] { $price } Wirtschaft
    [diplomatic] { $price } Diplomatie
   *[military] { $price } Militär
}
is-map-cost = { $type ->
    [economic] Aufgedruckte Kosten: { $cost } Wirtschaft
    [diplomatic] Aufgedruckte Kosten: { $cost } Diplomatie
    [military] Aufgedruckte Kosten: { $cost } Militär
   *[conquest] Aufgedruckte Kosten: { $cost } Eroberungspunkte
}
is-map-price-shift = { $removes ->
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
is-map-price-build = Die Festung zu bauen kostet { $price } Militär
is-map-price-repair = Die Festung zu reparieren kostet { $price } Militär
is-map-price-seize = Die Festung zu nehmen kostet { $price } Militär
is-map-price-deploy = Ein Geschwader hier kostet mindestens { $price } Militär
is-map-price-clear = Den Konfliktmarker zu entfernen kostet { $price } Militär
is-map-price-sum = { $price } ({ $sum })
is-map-price-short = { $long ->
    [no] { $price }; davon { $short } als Schulden oder Vertragspunkte
   *[yes] { $price } ({ $sum }); davon { $short } als Schulden oder Vertragspunkte
}
is-map-sum = { $key ->
    [printed] aufgedruckt { $amount }
    [conflict] Konflikt { $amount }
    [isolated] abgeschnitten { $amount }
    [for-1] fester Preis { $amount }
    [reduction] Nachlass { $amount }
    [protected] geschützt { $amount }
    [region] weitere Region { $amount }
   *[minimum] mindestens 1: { $amount }
}
is-map-conflict-about = Konfliktmarker: Die Flagge zählt nicht, und sie zu wechseln kostet 1
is-map-conflict-dear = Konfliktmarker, teuer zu entfernen: Die Flagge zählt nicht, und sie zu wechseln kostet 1
is-map-isolated = Abgeschnitten von allen eigenen Territorien und Geschwadern: Die Flagge zu entfernen kostet 1
is-map-protected = Geschützt durch eine Festung oder ein Geschwader daneben: Die Flagge zu entfernen kostet 1 mehr
is-map-held = Gehalten, seit die Runde begann: Von hier aus ist der nächste Markt erreichbar
is-map-moved = In diesem Zug schon gesegelt
is-map-huguenots-fresh = Hugenotten: Frankreich darf sie umdrehen, um einen Markt dieser Region billiger zu bekommen
is-map-huguenots-flipped = Hugenotten, umgedreht
is-map-refused = Der Besitzer hat in diesem Krieg abgelehnt, es abzutreten
is-map-prestige = Prestige: zählt für die Prestigepunkte in Europa
is-map-wars = Gibt Stärke in: { $wars }
is-map-in-demand = { $commodity }: in diesem Zug gefragt
is-map-not-in-demand = { $commodity }: in diesem Zug nicht gefragt
is-map-connections = Verbunden mit: { $names }
is-map-conquest-lines = Eroberungslinien nach: { $names }
is-map-feeds = Nötig für: { $names }
is-map-advantage-of = Gehört: { $side }
is-map-advantage-free = Gehört niemandem
is-map-advantage-used = erschöpft bis zum Ende des Zuges
is-map-advantage-new = neu: ab der nächsten Runde zu nutzen
is-map-advantage-blocked = gesperrt durch einen Konfliktmarker
is-map-advantage-needs = Wer alle diese hält, hat ihn: { $names }
is-map-counts = Felder, die zählen: Großbritannien { $britain }, Frankreich { $france }
is-map-counts-markets = Märkte, die zählen: Großbritannien { $britain }, Frankreich { $france }
is-map-award = Auszeichnung: { $vp } SP{ $treaty ->
    [0] {""}
    [one] {" "}und ein Vertragspunkt
   *[other] {" "}und { $treaty } Vertragspunkte
} bei einem Vorsprung von mindestens { $lead }
is-map-award-none = Hier liegt jetzt keine Auszeichnung
is-map-award-to = So wie es steht, geht sie an: { $side }
is-map-award-open = So wie es steht, bekommt sie niemand
is-map-prestige-counts = Prestigefelder: Großbritannien { $britain }, Frankreich { $france }; die meisten geben { $vp } SP
is-map-prestige-to = Das Prestige ginge an: { $side }
is-map-plate-award = { $vp } SP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } VtP
}{ $lead ->
    [1] {""}
   *[other] {" "}· ab +{ $lead }
}
is-map-demand = Weltnachfrage
is-map-demand-worth = In dieser Ära wert: { $vp } SP, { $treaty } Vertragspunkte, { $debt } Schulden
is-map-demand-now = In diesem Zug gefragt
is-map-demand-not = In diesem Zug nicht gefragt
is-map-demand-leads = Vorn liegt: { $side }
is-map-plate-demand = { $vp } SP{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } VtP
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } S
}
is-map-navy = Flotte: { $side }
is-map-navy-more = { $count } zu bauen
is-map-navy-box = { $count ->
    [0] Kein Geschwader im Flottenkasten
    [one] Ein Geschwader im Flottenkasten
   *[other] { $count } Geschwader im Flottenkasten
}
is-map-navy-map = { $count ->
    [one] Eines auf der Karte
   *[other] { $count } auf der Karte
}
is-map-navy-unbuilt = { $count ->
    [one] Eines kann noch gebaut werden
   *[other] { $count } können noch gebaut werden
}
is-map-navy-aside = { $count ->
    [one] Eines liegt beiseite
   *[other] { $count } liegen beiseite
}
is-map-navy-gone = { $count ->
    [one] Eines ist aus dem Spiel
   *[other] { $count } sind aus dem Spiel
}

# Namen auf der Karte, die sonst zu lang wären; ein Strich bricht die Zeile.
is-map-label-algonquin-raids = Algonkin-|Raubzüge
is-map-label-atlantic-passage = Atlantik-|passage
is-map-label-baltic-trade = Ostsee-|handel
is-map-label-naval-bastion = See-|bastion
is-map-label-letters-of-marque = Kaper-|briefe
is-map-label-slaving-contracts = Sklaven-|handel
is-map-label-power-struggle = Macht-|kampf
is-map-label-separatist-wars = Sezessions-|kriege
is-map-label-cuba-passage = Kuba-|passage
is-map-label-antilles-channel = Antillen-|kanal
is-map-label-cayman-passage = Kaiman-|passage
is-map-label-malabar-coast = Malabar-|küste
is-map-label-malacca-route = Malakka-|Route
is-map-label-west-bengal = West-|bengalen
is-map-label-bahamas-run = Bahama-|Fahrt
is-map-label-hudson-valley = Hudson-|Tal
is-map-label-pirate-havens = Piraten-|nester
is-map-label-cabot-strait = Cabot-|straße
is-map-label-massachusetts-bay = Massachusetts-|Bucht
is-map-label-champlain-valley = Champlain-|Tal
is-map-label-georges-bank = Georges-|bank
is-map-label-gulf-of-st-lawrence = Sankt-Lorenz-|Golf
is-map-label-northeast-channel = Nordost-|kanal
is-map-label-iroquois-raids = Irokesen-|Raubzüge
is-map-label-patriot-agitation = Patrioten-|Agitation
