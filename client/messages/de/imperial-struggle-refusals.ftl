# Imperial Struggle: warum etwas nicht geht
is-why-part = { $name } { $amount }
is-rule-card = { $name }: { $text }
is-why-no-answer = Das ist keine Antwort auf die Frage: { $prompt }
is-why-choose-first = Wähle erst, was in dieser Runde zu tun ist.
is-why-choose-region = Wähle erst die Region: { $region }.
is-why-end-instead = Ein Teil der Investition oder ein Vorteil ist schon genutzt: Beende stattdessen die Runde.
is-why-pass-instead = Von der Investition ist nichts genutzt: Passe stattdessen, das senkt die Schulden.
is-why-tile-taken = In dieser Runde ist schon eine Investition genommen.
is-why-tile-not-open = Diese Investition liegt nicht offen.
is-why-take-first = { $side } muss erst eine Investition nehmen.
is-why-no-upgrade = Die Investition hat keine militärische Aufwertung dafür, oder sie ist schon genutzt.
is-why-no-action = { $typeId ->
    [economic] In dieser Runde ist keine Wirtschaftsaktion mehr übrig.
    [diplomatic] In dieser Runde ist keine Diplomatieaktion mehr übrig.
   *[military] In dieser Runde ist keine Militäraktion mehr übrig.
  }
is-why-no-market = Kein Markt { $inRegion } ist zu erreichen und zu bezahlen.
is-why-no-political = Kein politisches Feld { $inRegion } ist zu erreichen und zu bezahlen.
is-why-no-next-war = Es kommt kein Krieg mehr.
is-why-tiles-bought = In dieser Runde sind schon { $number } Bonusplättchen gekauft.
is-why-theaters-full = An jedem Schauplatz liegen schon zwei Bonusplättchen.
is-why-exchange-last = Punkte werden nur im letzten Zug getauscht.
is-why-nothing-payable = Nichts dieser Art ist zu bezahlen.
is-why-event-played = In dieser Runde ist schon ein Ereignis gespielt.
is-why-event-first = Ein Ereignis kommt vor allem anderen der Investition.
is-why-event-symbol = Die Investition hat kein Ereigniszeichen.
is-why-event-type = { $typeId ->
    [economic] Diese Karte ({ $name }) braucht eine Investition mit Hauptaktion Wirtschaft.
    [diplomatic] Diese Karte ({ $name }) braucht eine Investition mit Hauptaktion Diplomatie.
   *[military] Diese Karte ({ $name }) braucht eine Investition mit Hauptaktion Militär.
  }
is-why-not-in-hand = Diese Karte ist nicht auf der Hand: { $name }.
is-why-not-market-there = Gewählt ist ein Markt { $inRegion }; das ist keiner: { $name }.
is-why-not-political-there = Gewählt ist ein politisches Feld { $inRegion }; das ist keines: { $name }.
is-why-not-in-play = Dieses Feld ist noch nicht im Spiel: { $name }.
is-why-holds-already = Dieses Feld gehört schon { $side }: { $name }.
is-why-usa-for-good = Hier steht eine USA-Flagge, und die bleibt für immer: { $name }.
is-why-usa-already = Hier steht schon eine USA-Flagge: { $name }.
is-why-usa-flag = Hier steht eine USA-Flagge: { $name }.
is-why-advantage-not-for = Der Vorteil { $name } hilft hier nicht beim Verschieben: { $name2 }.
is-why-not-connected = Dieses Feld ist mit keinem Feld von { $side } verbunden, von dem aus verschoben werden kann: { $name }.
is-why-shift-not-remove = { $typeId ->
    [economic] Dieses Feld ({ $name }) kostet { $number } Wirtschaft, aber keine Wirtschaftsaktion dieser Runde darf diese Flagge entfernen.
    [diplomatic] Dieses Feld ({ $name }) kostet { $number } Diplomatie, aber keine Diplomatieaktion dieser Runde darf diese Flagge entfernen.
   *[military] Dieses Feld ({ $name }) kostet { $number } Militär, aber keine Militäraktion dieser Runde darf diese Flagge entfernen.
  }
is-why-shift-not-place = { $typeId ->
    [economic] Dieses Feld ({ $name }) kostet { $number } Wirtschaft, aber keine Wirtschaftsaktion dieser Runde darf das.
    [diplomatic] Dieses Feld ({ $name }) kostet { $number } Diplomatie, aber keine Diplomatieaktion dieser Runde darf das.
   *[military] Dieses Feld ({ $name }) kostet { $number } Militär, aber keine Militäraktion dieser Runde darf das.
  }
is-why-shift-price = Dieses Feld ({ $name }) kostet { $number } { $type } ({ $sum }); { $side } kommt auf { $number2 }: { $number3 } und { $number4 } aus Vertragspunkten und Schulden.
is-why-rising-elsewhere = Das ist kein Feld Schottlands oder Irlands: { $name }.
is-why-rising-price = Dieses Feld ({ $name }) kostet { $number } Militär ({ $sum }), und so viel ist nicht da.
is-why-fort-empty = { $name }: Hier steht noch keine Festung; sie kann nur gebaut werden.
is-why-fort-intact = { $name }: Diese Festung ist unbeschädigt und gehört { $side }.
is-why-fort-damaged = { $name }: Diese Festung ist beschädigt und gehört { $side }; { $side2 } kann sie reparieren, die andere Seite sie nehmen.
is-why-fort-unsupported = { $side } hält seit Beginn der Runde keinen verbundenen Markt, kein Geschwader und kein Territorium; so kann { $name } nicht gebaut werden.
is-why-fort-no-storm = { $side } hält weder Markt noch Geschwader, das damit verbunden ist: { $name }.
is-why-deploy-price = Ein Geschwader dorthin zu entsenden ({ $name }) kostet { $number } Militär, mehr als { $side } hat.
is-why-displace-price = Das Geschwader zu verdrängen ({ $name }) kostet { $number } Militär von der Karte aus und { $number2 } aus dem Flottenkasten; eine Nebenaktion kann das nicht.
is-why-clear-price = Den Konfliktmarker zu entfernen ({ $name }) kostet { $number } Militär, mehr als { $side } hat.
is-why-squadron-price = Das Geschwader kostet { $number } Militär, mehr als { $side } aufbringen kann.
is-why-rising-cost = Der Aufstand kostet { $number } Militär, mehr als aufzubringen ist.
is-why-fort-price-seize = { $name } kostet { $number } Militär, mehr als { $side } hat; eine Nebenaktion kann keine Festung nehmen.
is-why-fort-price = { $name } kostet { $number } Militär, mehr als { $side } hat.
is-why-squadron-there = { $side } hat dort schon ein Geschwader: { $name }.
is-why-no-deployable = { $side } hat kein Geschwader, das in dieser Runde noch entsandt werden kann.
is-why-no-squadron-left = { $side } hat kein Geschwader mehr zu bauen.
is-why-squadron-needs-military = Ein Geschwader zu bauen braucht eine Militäraktion, und diese Runde hat keine mehr.
is-why-no-conflict = Hier liegt kein Konfliktmarker: { $name }.
is-why-other-war = Dieser Schauplatz gehört zu einem anderen Krieg als dem nächsten.
is-why-no-room = An diesem Schauplatz ist kein Platz.
is-why-advantage-holder = Dieser Vorteil gehört der Seite, die das alles hält: { $spaces } ({ $name }).
is-why-ability-used = Diese Fähigkeit ist in diesem Zug schon genutzt: { $name }.
is-why-advantage-used = Dieser Vorteil ist in diesem Zug schon genutzt: { $name }.
is-why-advantage-new = Dieser Vorteil wurde erst in dieser Runde gewonnen: { $name }.
is-why-advantages-round = In dieser Runde sind schon { $number } Vorteile genutzt.
is-why-advantage-region = In dieser Runde ist schon ein Vorteil dieser Region genutzt.
is-why-advantage-blocked = Auf einem Feld dieses Vorteils liegt ein Konfliktmarker: { $name }.
is-why-advantage-no-target = Dieser Vorteil findet kein Ziel, das zu bezahlen wäre: { $name }.
is-why-advantage-no-marker = Hier kann dieser Vorteil ({ $name }) keinen Konfliktmarker setzen: { $name2 }.
is-why-advantage-no-squadron = Dort ist kein gegnerisches Geschwader, das dieser Vorteil heimschicken könnte: { $name }.
is-why-ministry-other-side = Das ist ein Ministerium der anderen Seite: { $name }.
is-why-ministry-not-up = Dieses Ministerium liegt nicht offen: { $name }.
is-why-ministry-up = Dieses Ministerium liegt schon offen: { $name }.
is-why-ministry-not-chosen = Das ist keines der gewählten Ministerien: { $name }.
is-why-ability-needs-tile = Diese Fähigkeit braucht eine Investition, nimm erst eine: { $name }.
is-why-ministry-adds = { $typeId ->
    [economic] Dieses Ministerium ({ $name }) verstärkt eine Wirtschaftsaktion, und diese Runde hat keine mehr.
    [diplomatic] Dieses Ministerium ({ $name }) verstärkt eine Diplomatieaktion, und diese Runde hat keine mehr.
   *[military] Dieses Ministerium ({ $name }) verstärkt eine Militäraktion, und diese Runde hat keine mehr.
  }
is-why-ministry-before = Das wird vor dem Ereignis entschieden, und bevor ein Punkt ausgegeben ist: { $name }.
is-why-ministry-not-now = Dieses Ministerium ist jetzt nicht zu nutzen: { $name }.
is-why-ministry-needs-military = Dieses Ministerium braucht in dieser Runde eine Militäraktion: { $name }.
is-why-ministry-era = Dieses Ministerium gehört nicht in diese Zeit: { $name }.
is-why-ministry-in-use = Dieses Ministerium ist im Einsatz, eben zurückgegeben oder aus dem Spiel: { $name }.
is-why-ministry-no-exchange = Das ist kein verdecktes Ministerium von { $side }, das getauscht werden könnte: { $name }.
is-why-jacobites-held = Die Jakobitenaufstände sind schon im Einsatz oder aus dem Spiel.
is-why-pile-empty = Der Kartenstapel ist leer.
is-why-no-card = { $side } hat keine Karte auf der Hand.
is-why-no-demand = Keine Ware ist gefragt.
is-why-tile-no-diplomatic = Die Investition hat keine Diplomatieaktion.
is-why-huguenots-out = Beide Hugenottenmarker liegen auf der Karte.
is-why-huguenots-no-territory = { $side } hat in der Neuen Welt kein Territorium ohne Marker.
is-why-huguenots-already = Hier liegt schon ein Hugenottenmarker: { $name }.
is-why-not-french = Dieses Territorium ist nicht französisch: { $name }.
is-why-rising-no-space = Mit den vorhandenen Punkten ist kein Feld Schottlands oder Irlands zu verschieben.
is-why-card-region = Das liegt in keiner Region, die auf der Karte steht: { $name }.
is-why-not-held = Das gehört { $side } nicht: { $name }.
is-why-advantage-idle = Dieser Vorteil findet jetzt nichts zu tun, oder die Grenzen der Runde sind erreicht: { $name }.
is-why-not-exhausted = Dieser Vorteil ist nicht erschöpft: { $name }.
is-why-exhausted-already = Dieser Vorteil ist schon erschöpft: { $name }.
is-why-card-commodity = Diese Ware steht nicht auf der Karte: { $name }.
is-why-demand-already = Schon gefragt: { $name }.
is-why-not-in-demand = In diesem Zug nicht gefragt: { $name }.
is-why-nothing-on-board = Auf dem Brett ist nichts für diese Wirkung.
is-why-card-space = Dieses Feld steht nicht auf der Karte: { $name }.
is-why-card-points = { $typeId ->
    [economic] Die Karte gibt keine Wirtschaftspunkte.
    [diplomatic] Die Karte gibt keine Diplomatiepunkte.
   *[military] Die Karte gibt keine Militärpunkte.
  }
is-why-no-opposing-flag = Hier steht keine gegnerische Flagge: { $name }.
is-why-would-isolate = Ohne { $name } wäre ein anderer Markt dieser Seite abgeschnitten.
is-why-no-flag-of = Hier steht keine Flagge von { $side }: { $name }.
is-why-flag-already = Hier steht schon eine Flagge von { $side }: { $name }.
is-why-no-intact-fort = Hier steht keine unbeschädigte gegnerische Festung: { $name }.
is-why-conflict-already = Hier liegt schon ein Konfliktmarker: { $name }.
is-why-protected = Dieses Feld ist geschützt: { $name }.
is-why-not-next-theater = Das ist kein Schauplatz des nächsten Krieges: { $name }.
is-why-no-squadron-strength = An diesem Schauplatz geben Geschwader keine Stärke: { $name }.
is-why-no-bonus-tile = { $side } hat dort kein Bonusplättchen: { $name }.
is-why-no-fort-of = { $side } hat dort keine unbeschädigte Festung: { $name }.
is-why-no-tile-of = { $side } hat dieses Plättchen an keinem Schauplatz des nächsten Krieges: { $name }.
is-why-box-squadron-used = { $side } hat im Flottenkasten kein Geschwader, das in diesem Krieg noch kein Feld genommen hat.
is-why-no-fresh-squadron = { $side } hat weder im Flottenkasten noch am Schauplatz ein Geschwader, das in diesem Krieg noch kein Feld genommen hat.
is-why-no-squadron-box = { $side } hat kein Geschwader im Flottenkasten.
is-why-no-squadron-in = { $side } hat dort kein Geschwader: { $name }.
is-why-squadron-used = Dieses Geschwader hat in diesem Krieg schon ein Feld genommen: { $name }.
is-why-outside-theater = Dieses Feld ({ $name }) liegt außerhalb des Schauplatzes { $name2 }.
is-why-outside-list = Dieses Feld ({ $name }) liegt außerhalb des Schauplatzes { $name2 } und steht nicht auf dessen Liste von Territorien.
is-why-no-strikes = Kein Plättchen trifft mehr Festungen oder Flotten.
is-why-no-squadron-stands = Hier liegt kein gegnerisches Geschwader: { $name }.
is-why-no-fort-stands = Hier steht keine unbeschädigte gegnerische Festung: { $name }.
is-why-no-unflags = Kein Plättchen nimmt mehr eine Flagge weg.
is-why-has-conflict = Hier liegt ein Konfliktmarker: { $name }.
is-why-would-isolate-war = Ohne { $name } wäre ein anderer Markt abgeschnitten, und es gibt Märkte, deren Verlust keinen abschneidet.
is-why-not-spain = Das ist kein Feld Spaniens: { $name }.
is-why-not-this-result = Für dieses Feld gilt das Ergebnis nicht: { $name }.
is-why-no-flag = Hier steht keine Flagge: { $name }.
is-why-spoils-reach = Die Beute des Schauplatzes { $name } reicht nicht bis hierher: { $name2 }.
is-why-refused-before = Dieses Territorium wurde in diesem Krieg schon verweigert: { $name }.
is-why-conquest-line = Um { $name } zu erobern, muss { $side } eines davon halten: { $spaces }.
is-why-conquest-price = Dieses Feld ({ $name }) kostet { $number } Eroberungspunkte; übrig sind { $number2 }.
