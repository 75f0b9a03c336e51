# Imperial Struggle: Namen der Arten
is-side-britain = Großbritannien
is-side-france = Frankreich
is-type-economic = Wirtschaft
    .about = Wirtschaftspunkte verschieben Märkte.
is-type-diplomatic = Diplomatie
    .about = Diplomatiepunkte verschieben politische Felder und ziehen Ereigniskarten.
is-type-military = Militär
    .about = Militärpunkte bauen und reparieren Festungen, bauen und entsenden Geschwader, entfernen Konfliktmarker und kaufen Bonus-Kriegsplättchen.
is-region-europe = Europa
    .in = in Europa
is-region-north-america = Nordamerika
    .in = in Nordamerika
is-region-caribbean = Karibik
    .in = in der Karibik
is-region-india = Indien
    .in = in Indien
is-commodity-furs = Pelze
is-commodity-spice = Gewürze
is-commodity-fish = Fisch
is-commodity-tobacco = Tabak
is-commodity-sugar = Zucker
is-commodity-cotton = Baumwolle
is-keyword-finance = Finanzen
is-keyword-mercantilism = Merkantilismus
is-keyword-governance = Regierung
is-keyword-style = Stil
is-keyword-scholarship = Gelehrsamkeit
is-era-succession = Zeit der Erbfolgen
is-era-empire = Zeit der Reiche
is-era-revolution = Zeit der Revolution
is-turn-peace-1 = Frieden, 1697–1701
    .short = I
is-turn-wss = Spanischer Erbfolgekrieg
    .short = SEK
is-turn-peace-2 = Frieden, 1714–1722
    .short = II
is-turn-peace-3 = Frieden, 1722–1739
    .short = III
is-turn-was = Österreichischer Erbfolgekrieg
    .short = ÖEK
is-turn-peace-4 = Frieden, 1749–1753
    .short = IV
is-turn-7yw = Siebenjähriger Krieg
    .short = 7JK
is-turn-peace-5 = Frieden, 1764–1774
    .short = V
is-turn-awi = Amerikanischer Unabhängigkeitskrieg
    .short = AUK
is-turn-peace-6 = Frieden, 1784–1789
    .short = VI
is-phase-set-up = Aufbau
is-phase-deck = neue Ereigniskarten
is-phase-debt-limits = Schuldengrenzen steigen
is-phase-awards = Auszeichnungen werden gezogen
is-phase-demand = Weltnachfrage wird gezogen
is-phase-reset = alles wird bereit gemacht
is-phase-investments = Investitionen werden gezogen
is-phase-deal = Karten werden verteilt
is-phase-discards = Ablegen
is-phase-discards-shown = Ablegen
is-phase-ministries = Wahl der Ministerien
is-phase-initiative = wer beginnt
is-phase-rounds = Aktionsrunden
is-phase-treaty-points = Vertragspunkte verfallen
is-phase-remaining-powers = Ende der Runde
is-phase-scoring = Wertung
is-phase-end = Ende der Runde
is-phase-war = Krieg
is-phase-over = das Spiel ist aus
is-comma = , { "" }
is-dot = { " " }· { "" }
is-basic-tile = Grundplättchen { $strength }
is-tile-strength = { $name } { $strength }
is-navy-box = Flottenkasten
is-investment = { $major } { $points }, { $minor } { $less }
is-mark-war-of-the-spanish-succession = SEK
is-mark-war-of-the-austrian-succession = ÖEK
is-mark-seven-years-war = 7JK
is-mark-american-war-of-independence = AUK
is-part-vp = { $count } SP
is-part-treaty = { $count ->
    [one] { $count } Vertragspunkt
   *[other] { $count } Vertragspunkte
  }
is-part-treaty-to = { $count ->
    [one] { $count } Vertragspunkt an { $side }
   *[other] { $count } Vertragspunkte an { $side }
  }
is-part-treaty-loser = { $count ->
    [one] { $count } Vertragspunkt an den Verlierer
   *[other] { $count } Vertragspunkte an den Verlierer
  }
is-part-debt = { $count ->
    [-1] 1 Schuld weniger
    [one] 1 Schuld
   *[other] { $count } Schulden
  }
is-part-conquest = { $count ->
    [one] { $count } Eroberungspunkt
   *[other] { $count } Eroberungspunkte
  }
is-part-unflag = eine Flagge entfernen
is-part-squadrons = { $count } Geschwader verloren
is-special-jacobite-victory = ein Jakobiten-Siegmarker, wenn Frankreich gewinnt
is-special-jacobite-ministry = Frankreich darf die Jakobitenaufstände als drittes Ministerium halten
is-special-jacobite-defeat = die Jakobitenaufstände scheiden aus
is-special-atlantic-dominance = +2 im Krieg gegen Franzosen und Indianer
is-special-loser-unbuilds-squadrons = der Verlierer legt { $count } Geschwader zu den ungebauten
is-special-loser-removes-squadrons = der Verlierer verliert { $count } Geschwader für immer
is-special-usa = Frankreich darf USA-Flaggen auf Territorien setzen
is-special-canada = Frankreich darf eine USA-Flagge auf Quebec und Montreal setzen
is-award-item = { $treaty ->
    [0] { $name } ({ $vp } SP)
   *[other] { $name } ({ $vp } SP und { $treaty } Vertragspunkt)
  }
is-drawn = { $side } { $name }
is-drawn-one = { $side } eins
is-drawn-some = { $what } ({ $count }-mal)
is-act-shift-on = { $name } beflaggen für { $price } { $type }
is-act-shift-off = Flagge von { $name } nehmen für { $price } { $type }
is-act-shift-free = { $name } verschieben
