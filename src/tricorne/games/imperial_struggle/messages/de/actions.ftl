# Was getan werden kann.
act-assign = { $tile } diesem Schauplatz zuteilen
act-discard = { $card } ablegen
act-choose = { $ministry } wählen
act-swap = { $ministry } gegen ein anderes Ministerium tauschen
act-keep-ministry = Dieses Ministerium behalten
act-third = Die Jakobitenaufstände als drittes Ministerium halten
act-no-third = Kein drittes Ministerium halten
act-first = { $side } beginnt
act-take = Nehmen: { $tile }
act-pass = Passen und Schulden senken
act-pass-lowering = { $number ->
    [0] Passen, die Schulden bleiben
   *[other] Passen und Schulden nur um { $number } senken
  }
act-play = { $card } spielen
act-trade = Einen Markt { $region-in } umflaggen
act-diplomacy = Ein politisches Feld { $region-in } umflaggen
act-forts = Ein Fort bauen, reparieren oder einnehmen
act-fleet = Ein Geschwader entsenden
act-clear-markers = Einen Konfliktmarker entfernen
act-build-squadron = Ein Geschwader bauen
act-buy-war-tile = Ein Bonusplättchen kaufen
act-draw-card = Eine Ereigniskarte ziehen
act-exchange = { $type-id ->
    [economic] Militärpunkte gegen einen Wirtschaftspunkt tauschen
   *[diplomatic] Militärpunkte gegen einen Diplomatiepunkt tauschen
  }
act-upgrade = Militärische Aufwertung: { $theater }
act-swap-tiles = Zwei Grundplättchen zwischen Schauplätzen tauschen
act-treaty-symbol = Einen Vertragspunkt für das Aufwertungszeichen nehmen
act-use-advantage = { $advantage } nutzen
act-use = { $ministry }: { $ability }
act-reveal = { $ministry } aufdecken
act-end-round = Die Runde beenden
act-shift = { $space } umflaggen
act-flip = Den Hugenottenmarker umdrehen: { $space }
act-no-flip = Keinen Hugenottenmarker umdrehen
act-build = Ein Fort bauen: { $space }
act-repair = Das Fort reparieren: { $space }
act-seize = Das Fort einnehmen: { $space }
act-deploy-to = Ein Geschwader entsenden: { $space }
act-from = Von: { $space }
act-from-navy-box = Aus der Flottenbox
act-clear = Den Konfliktmarker entfernen: { $space }
act-by-major = Mit der Hauptaktion zahlen
act-by-minor = Mit der Nebenaktion zahlen
act-treaty-points = { $number ->
    [0] Kein Vertragspunkt, alles als Schulden
    [one] 1 Vertragspunkt, der Rest als Schulden
   *[other] { $number } Vertragspunkte, der Rest als Schulden
  }
act-place = Das Plättchen einsetzen: { $theater }
act-move = { $tile } verlegen
act-keep = { $tile } behalten
act-keep-old = Das liegende Plättchen lassen: { $tile }
act-keep-new = Das neue Plättchen hinlegen: { $tile }
act-to-pool = Das andere Plättchen in den Vorrat zurücklegen
act-out-of-game = Das andere Plättchen aus dem Spiel nehmen
act-theater = { $theater } nennen
act-mark = Einen Konfliktmarker setzen: { $space }
act-send-home = Das Geschwader heimschicken: { $space }
act-unflag = Die Flagge wegnehmen: { $space }
act-give-up = { $space } aufgeben
act-control = { $space } übernehmen
act-damage = Das Fort beschädigen: { $space }
act-set-aside = Ein Geschwader beiseitelegen: { $space }
act-set-aside-navy-box = Ein Geschwader der Flottenbox beiseitelegen
act-lose = Ein Geschwader verlieren: { $space }
act-lose-navy-box = Ein Geschwader der Flottenbox verlieren
act-points = { $type-id ->
    [economic] Wirtschaftspunkte nehmen
    [diplomatic] Diplomatiepunkte nehmen
   *[military] Militärpunkte nehmen
  }
act-demand = { $commodity } wählen
act-refresh = { $advantage } auffrischen
act-exhaust = { $advantage } erschöpfen
act-either = { $number ->
    [1] Die erste Wirkung
   *[2] Die zweite Wirkung
  }
act-give-back = { $tile } in den Vorrat zurücklegen
act-score-it = Die Ware jetzt werten
act-take-debt = 1 Schuldenpunkt nehmen
act-pay-treaty-point = 1 Vertragspunkt abgeben
act-settle = Einen Hugenottenmarker setzen: { $space }
act-conquer = { $space } erobern
act-refuse = Das Territorium nicht abtreten
act-cede = Das Territorium abtreten
act-usa = Eine USA-Flagge setzen: { $space }
act-usa-fort = Die Flagge wegnehmen: { $space }
act-enough = Fertig
act-shift-on = { $space } beflaggen für { $price } { $type }
act-shift-off = Flagge von { $space } nehmen für { $price } { $type }
