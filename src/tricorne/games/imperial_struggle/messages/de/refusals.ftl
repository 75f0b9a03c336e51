# Warum etwas nicht geht.
why-choose-first = Wähle erst, was in dieser Runde zu tun ist.
why-choose-region = Wähle erst die Region: { $region }.
why-end-instead = Ein Teil der Investition ist schon genutzt: Beende stattdessen die Runde.
why-pass-instead = Von der Investition ist nichts genutzt: Passe stattdessen, das senkt die Schulden.
why-pass-in-full = An diesem Tisch senkt ein Passen die Schulden um { $number } oder auf null.
why-pass-no-debt = { $side } hat { $number } Schulden: Das einfache Passen senkt sie um nicht mehr.
why-tile-taken = In dieser Runde ist schon eine Investition genommen.
why-tile-not-open = Diese Investition liegt nicht offen.
why-take-first = { $side } muss erst eine Investition nehmen.
why-effect-compulsory = An diesem Tisch muss ausgeführt werden, was ein Ziel hat.
why-advantage-needs-tile = Für diesen Vorteil braucht es Aktionspunkte, nimm erst eine Investition: { $advantage }.
why-no-upgrade = Die Investition hat keine militärische Aufwertung dafür, oder sie ist schon genutzt.
why-upgrade-no-tile = { $side } hat kein Grundplättchen am Schauplatz { $theater }.
why-territory = { $space } ist ein Territorium: Es wechselt nur im Krieg den Besitzer, nie im Frieden.
why-other-kind = { $number ->
    [0] { $space } ist ein politisches Feld: Es wird mit Diplomatiepunkten umgeflaggt.
    [1] { $space } ist ein Markt: Er wird mit Wirtschaftspunkten umgeflaggt.
    [3] { $space } ist ein Seefeld: Nur ein Geschwader hält es.
   *[other] { $space } ist ein Fort: Es wird mit Militärpunkten gebaut, repariert oder eingenommen.
  }
why-no-action = { $type-id ->
    [economic] In dieser Runde ist keine Wirtschaftsaktion mehr übrig.
    [diplomatic] In dieser Runde ist keine Diplomatieaktion mehr übrig.
   *[military] In dieser Runde ist keine Militäraktion mehr übrig.
  }
why-no-market = Kein Markt { $region-in } ist zu erreichen und zu bezahlen.
why-no-political = Kein politisches Feld { $region-in } ist zu erreichen und zu bezahlen.
why-no-next-war = Es kommt kein Krieg mehr.
why-tiles-bought = { $number ->
    [one] In dieser Runde ist schon ein Bonusplättchen gekauft.
   *[other] In dieser Runde sind schon { $number } Bonusplättchen gekauft.
  }
why-theaters-full = An jedem Schauplatz liegen schon zwei Bonusplättchen.
why-exchange-last = Punkte werden nur in der letzten Friedenszeit getauscht.
why-nothing-payable = Nichts dieser Art ist zu bezahlen.
why-event-played = In dieser Runde ist schon ein Ereignis gespielt.
why-event-first = Ein Ereignis kommt vor allem anderen der Investition.
why-event-symbol = Die Investition hat kein Ereigniszeichen.
why-event-type = { $type-id ->
    [economic] Diese Karte ({ $card }) braucht eine Investition mit Hauptaktion Wirtschaft.
    [diplomatic] Diese Karte ({ $card }) braucht eine Investition mit Hauptaktion Diplomatie.
   *[military] Diese Karte ({ $card }) braucht eine Investition mit Hauptaktion Militär.
  }
why-event-and-bonus = { $why } { $bonus }
why-not-in-hand = Diese Karte ist nicht auf der Hand: { $card }.
why-not-market-there = Gewählt ist ein Markt { $region-in }; das ist keiner: { $space }.
why-not-political-there = Gewählt ist ein politisches Feld { $region-in }; das ist keines: { $space }.
why-not-in-play = Dieses Feld ist noch nicht im Spiel: { $space }.
why-holds-already = Dieses Feld gehört schon { $side }: { $space }.
why-usa-for-good = Hier steht eine USA-Flagge, und die bleibt für immer: { $space }.
why-usa-already = Hier steht schon eine USA-Flagge: { $space }.
why-usa-flag = Hier steht eine USA-Flagge: { $space }.
why-advantage-not-for = Der Vorteil { $advantage } hilft hier nicht beim Umflaggen: { $space }.
why-not-connected = Dieses Feld ist mit keinem Feld von { $side } verbunden, von dem aus umgeflaggt werden kann: { $space }.
why-shift-not-remove = { $type-id ->
    [economic] Dieses Feld ({ $space }) kostet { $price } Wirtschaft, aber keine Wirtschaftsaktion dieser Runde darf diese Flagge entfernen.
    [diplomatic] Dieses Feld ({ $space }) kostet { $price } Diplomatie, aber keine Diplomatieaktion dieser Runde darf diese Flagge entfernen.
   *[military] Dieses Feld ({ $space }) kostet { $price } Militär, aber keine Militäraktion dieser Runde darf diese Flagge entfernen.
  }
why-shift-not-place = { $type-id ->
    [economic] Dieses Feld ({ $space }) kostet { $price } Wirtschaft, aber keine Wirtschaftsaktion dieser Runde darf das.
    [diplomatic] Dieses Feld ({ $space }) kostet { $price } Diplomatie, aber keine Diplomatieaktion dieser Runde darf das.
   *[military] Dieses Feld ({ $space }) kostet { $price } Militär, aber keine Militäraktion dieser Runde darf das.
  }
why-shift-price = Dieses Feld ({ $space }) kostet { $price } { $type } ({ $sum-plain }); { $side } kommt auf { $total }: { $points } und { $money } aus Vertragspunkten und Schulden.
why-rising-elsewhere = Das ist kein Feld Schottlands oder Irlands: { $space }.
why-rising-price = Dieses Feld ({ $space }) kostet { $price } Militär ({ $sum-plain }), und so viel ist nicht da.
why-fort-empty = { $space }: Hier steht noch kein Fort; es kann nur gebaut werden.
why-fort-intact = { $space }: Dieses Fort ist unbeschädigt und gehört { $side }.
why-fort-damaged = { $space }: Dieses Fort ist beschädigt und gehört { $side }; { $side } kann es reparieren, die andere Seite es einnehmen.
why-fort-unsupported = { $side } hält seit Beginn der Runde keinen verbundenen Markt, kein Geschwader und kein Territorium; so kann { $space } nicht gebaut werden.
why-fort-no-storm = { $side } hält weder Markt noch Geschwader, das damit verbunden ist: { $space }.
why-deploy-price = Ein Geschwader dorthin zu entsenden ({ $space }) kostet { $price } Militär, mehr als { $side } hat.
why-displace-price = Das Geschwader zu verdrängen ({ $space }) kostet { $price } Militär von der Karte aus und { $price2 } aus der Flottenbox; eine Nebenaktion kann das nicht.
why-clear-price = Den Konfliktmarker zu entfernen ({ $space }) kostet { $price } Militär, mehr als { $side } hat.
why-squadron-price = Das Geschwader kostet { $price } Militär, mehr als { $side } aufbringen kann.
why-rising-cost = Der Aufstand kostet { $price } Militär, mehr als aufzubringen ist.
why-fort-price-seize = { $space } kostet { $price } Militär, mehr als { $side } hat; eine Nebenaktion kann kein Fort einnehmen.
why-fort-price = { $space } kostet { $price } Militär, mehr als { $side } hat.
why-squadron-there = { $side } hat dort schon ein Geschwader: { $space }.
why-no-deployable = { $side } hat kein Geschwader, das in dieser Runde noch entsandt werden kann.
why-no-squadron-left = { $side } hat kein Geschwader mehr zu bauen.
why-squadron-needs-military = Ein Geschwader zu bauen braucht eine Militäraktion, und diese Runde hat keine mehr.
why-no-conflict = Hier liegt kein Konfliktmarker: { $space }.
why-other-war = Dieser Schauplatz gehört zu einem anderen Krieg als dem nächsten.
why-no-room = An diesem Schauplatz ist kein Platz.
why-advantage-holder = Dieser Vorteil gehört der Seite, die das alles hält: { $spaces } ({ $advantage }).
why-ability-used = Diese Fähigkeit ist in dieser Friedenszeit schon genutzt: { $ministry }.
why-advantage-used = Dieser Vorteil ist in dieser Friedenszeit schon genutzt: { $advantage }.
why-advantage-new = Dieser Vorteil wurde erst in dieser Runde gewonnen: { $advantage }.
why-advantages-round = In dieser Runde sind schon { $number } Vorteile genutzt.
why-advantage-region = In dieser Runde ist schon ein Vorteil dieser Region genutzt.
why-advantage-blocked = Auf einem Feld dieses Vorteils liegt ein Konfliktmarker: { $advantage }.
why-advantage-no-target = Dieser Vorteil findet kein Ziel, das zu bezahlen wäre: { $advantage }.
why-advantage-no-marker = Hier kann dieser Vorteil ({ $advantage }) keinen Konfliktmarker setzen: { $space }.
why-advantage-no-squadron = Dort ist kein gegnerisches Geschwader, das dieser Vorteil heimschicken könnte: { $advantage }.
why-ministry-other-side = Das ist ein Ministerium der anderen Seite: { $ministry }.
why-ministry-not-up = Dieses Ministerium liegt nicht offen: { $ministry }.
why-ministry-up = Dieses Ministerium liegt schon offen: { $ministry }.
why-ministry-not-chosen = Das ist keines der gewählten Ministerien: { $ministry }.
why-ability-needs-tile = Diese Fähigkeit braucht eine Investition, nimm erst eine: { $ministry }.
why-ministry-adds = { $type-id ->
    [economic] Dieses Ministerium ({ $ministry }) verstärkt eine Wirtschaftsaktion, und diese Runde hat keine mehr.
    [diplomatic] Dieses Ministerium ({ $ministry }) verstärkt eine Diplomatieaktion, und diese Runde hat keine mehr.
   *[military] Dieses Ministerium ({ $ministry }) verstärkt eine Militäraktion, und diese Runde hat keine mehr.
  }
why-ministry-before = Das wird vor dem Ereignis entschieden, und bevor ein Punkt ausgegeben ist: { $ministry }.
why-ministry-not-now = Dieses Ministerium ist jetzt nicht zu nutzen: { $ministry }.
why-ministry-needs-military = Dieses Ministerium braucht in dieser Runde eine Militäraktion: { $ministry }.
why-ministry-era = Dieses Ministerium gehört nicht in diese Ära: { $ministry }.
why-ministry-in-use = Dieses Ministerium ist im Einsatz, eben zurückgegeben oder aus dem Spiel: { $ministry }.
why-ministry-no-exchange = Das ist kein verdecktes Ministerium von { $side }, das getauscht werden könnte: { $ministry }.
why-jacobites-held = Die Jakobitenaufstände sind schon im Einsatz oder aus dem Spiel.
why-pile-empty = Der Kartenstapel ist leer.
why-no-card = { $side } hat keine Karte auf der Hand.
why-no-demand = Keine Ware ist gefragt.
why-tile-no-diplomatic = Die Investition hat keine Diplomatieaktion.
why-huguenots-out = Beide Hugenottenmarker liegen auf der Karte.
why-huguenots-no-territory = { $side } hat in der Neuen Welt kein Territorium ohne Marker.
why-huguenots-already = Hier liegt schon ein Hugenottenmarker: { $space }.
why-not-french = Dieses Territorium ist nicht französisch: { $space }.
why-rising-no-space = Mit den vorhandenen Punkten ist kein Feld Schottlands oder Irlands umzuflaggen.
why-card-region = Das liegt in keiner Region, die auf der Karte steht: { $advantage }.
why-not-held = Das gehört { $side } nicht: { $advantage }.
why-advantage-idle = Dieser Vorteil findet jetzt nichts zu tun, oder die Grenzen der Runde sind erreicht: { $advantage }.
why-not-exhausted = Dieser Vorteil ist nicht erschöpft: { $advantage }.
why-exhausted-already = Dieser Vorteil ist schon erschöpft: { $advantage }.
why-card-commodity = Diese Ware steht nicht auf der Karte: { $commodity }.
why-demand-already = Schon gefragt: { $commodity }.
why-not-in-demand = In dieser Friedenszeit nicht gefragt: { $commodity }.
why-nothing-on-board = Auf dem Brett ist nichts für diese Wirkung.
why-card-space = Dieses Feld steht nicht auf der Karte: { $space }.
why-card-points = { $type-id ->
    [economic] Die Karte gibt keine Wirtschaftspunkte.
    [diplomatic] Die Karte gibt keine Diplomatiepunkte.
   *[military] Die Karte gibt keine Militärpunkte.
  }
why-no-opposing-flag = Hier steht keine gegnerische Flagge: { $space }.
why-would-isolate = Ohne { $space } wäre ein anderer Markt dieser Seite abgeschnitten.
why-no-flag-of = Hier steht keine Flagge von { $side }: { $space }.
why-flag-already = Hier steht schon eine Flagge von { $side }: { $space }.
why-no-intact-fort = Hier steht kein unbeschädigtes gegnerisches Fort: { $space }.
why-conflict-already = Hier liegt schon ein Konfliktmarker: { $space }.
why-protected = Dieses Feld ist geschützt: { $space }.
why-not-next-theater = Das ist kein Schauplatz des nächsten Krieges: { $theater }.
why-no-squadron-strength = An diesem Schauplatz geben Geschwader keine Stärke: { $theater }.
why-no-bonus-tile = { $side } hat dort kein Bonusplättchen: { $theater }.
why-no-fort-of = { $side } hat dort kein unbeschädigtes Fort: { $space }.
why-no-tile-of = { $side } hat dieses Plättchen an keinem Schauplatz des nächsten Krieges: { $tile }.
why-box-squadron-used = { $side } hat in der Flottenbox kein Geschwader, das in diesem Krieg noch kein Feld genommen hat.
why-no-fresh-squadron = { $side } hat weder in der Flottenbox noch am Schauplatz ein Geschwader, das in diesem Krieg noch kein Feld genommen hat.
why-no-squadron-box = { $side } hat kein Geschwader in der Flottenbox.
why-no-squadron-in = { $side } hat dort kein Geschwader: { $space }.
why-no-squadron-region = { $side } hat kein Geschwader { $region-in }.
why-squadron-used = Dieses Geschwader hat in diesem Krieg schon ein Feld genommen: { $space }.
why-outside-theater = Dieses Feld ({ $space }) liegt außerhalb des Schauplatzes { $theater }.
why-outside-list = Dieses Feld ({ $space }) liegt außerhalb des Schauplatzes { $theater } und steht nicht auf dessen Liste von Territorien.
why-no-strikes = Kein Plättchen trifft mehr Forts oder Flotten.
why-no-squadron-stands = Hier liegt kein gegnerisches Geschwader: { $space }.
why-no-fort-stands = Hier steht kein unbeschädigtes gegnerisches Fort: { $space }.
why-no-unflags = Kein Plättchen nimmt mehr eine Flagge weg.
why-has-conflict = Hier liegt ein Konfliktmarker: { $space }.
why-would-isolate-war = Ohne { $space } wäre ein anderer Markt abgeschnitten, und es gibt Märkte, deren Verlust keinen abschneidet.
why-not-spain = Das ist kein Feld Spaniens: { $space }.
why-not-this-result = Für dieses Feld gilt das Ergebnis nicht: { $space }.
why-no-flag = Hier steht keine Flagge: { $space }.
why-spoils-reach = Die Beute des Schauplatzes { $theater } reicht nicht bis hierher: { $space }.
why-refused-before = Dieses Territorium wurde in diesem Krieg schon verweigert: { $space }.
why-conquest-line = Um { $space } zu erobern, muss { $side } eines davon halten: { $spaces-plain }.
why-conquest-price = Dieses Feld ({ $space }) kostet { $price } Eroberungspunkte; übrig sind { $left }.
