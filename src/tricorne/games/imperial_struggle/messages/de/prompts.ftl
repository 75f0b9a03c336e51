# Was gefragt wird.
prompt-discard = { $side } legt ab, bis { $number } Ereigniskarten bleiben.
prompt-choose-ministry = { $number ->
    [one] { $side } wählt ein Ministerium.
   *[other] { $side } wählt { $number } Ministerien.
  }
prompt-swap-ministry = { $side } darf ein verdecktes Ministerium tauschen.
prompt-third-ministry = { $side } darf die Jakobitenaufstände als drittes Ministerium halten.
prompt-first-player = { $side } hat die Initiative und sagt, wer beginnt.
prompt-layout = { $side } teilt ein Grundplättchen zu: { $theater }.
prompt-take = { $side } nimmt eine Investition.
prompt-menu = { $number ->
    [0] { $side } ist am Zug.
    [one] { $side } ist am Zug; 1 weiterer Punkt durch Vertragspunkte oder Schulden.
   *[other] { $side } ist am Zug; bis zu { $number } weitere Punkte durch Vertragspunkte und Schulden.
  }
prompt-shift-with = { $type-id ->
    [economic] { $side } flaggt mit { $advantage } einen Markt { $region-in } um: welchen?
   *[diplomatic] { $side } flaggt mit { $advantage } ein politisches Feld { $region-in } um: welches?
  }
prompt-shift-market = { $side } flaggt einen Markt { $region-in } um: welchen?
prompt-shift-space = { $side } flaggt ein politisches Feld { $region-in } um: welches?
prompt-jacobite-shift = { $side } flaggt mit Militärpunkten ein Feld in Schottland oder Irland um: welches?
prompt-huguenots = { $side } darf einen Hugenottenmarker umdrehen, um { $space } billiger umzuflaggen.
prompt-forts = { $side } baut oder repariert ein Fort oder nimmt eines ein: welches?
prompt-deploy-to = { $side } entsendet ein Geschwader: in welches Seefeld?
prompt-deploy-from = { $side } entsendet ein Geschwader ({ $space }): von wo?
prompt-clear-markers = { $side } entfernt einen Konfliktmarker: welchen?
prompt-pay-by = { $side } zahlt { $price } mit der Haupt- oder der Nebenaktion ({ $type }).
prompt-pay-extra = { $side } fehlen { $missing } von { $price } Punkten: Vertragspunkte oder Schulden.
prompt-place-tile = { $side } legt ein Bonusplättchen auf einen Schauplatz des nächsten Krieges.
prompt-move-tile = { $side } hat dort zwei Plättchen ({ $theater }): welches wird verlegt?
prompt-move-to = { $side } verlegt ein Bonusplättchen: wohin?
prompt-upgrade-keep = { $side } behält eines von zwei Grundplättchen: { $theater }.
prompt-upgrade-fate = { $side } legt das andere Plättchen zurück oder nimmt es aus dem Spiel.
prompt-swap-first = { $side } tauscht zwei Grundplättchen: der erste Schauplatz?
prompt-swap-second = { $side } tauscht das Plättchen von { $theater } mit dem eines anderen Schauplatzes.
prompt-spanish-shift = Ein spanisches Territorium wurde genommen: { $side } darf ein Feld Spaniens umflaggen.
prompt-tile-effect-both = { $theater }: Ein Kriegsplättchen wirkt, { $side } darf ein Fort beschädigen, ein Geschwader heimschicken oder eine Flagge wegnehmen.
prompt-tile-effect-strike = { $theater }: Ein Kriegsplättchen wirkt, { $side } darf ein Fort beschädigen oder ein Geschwader heimschicken.
prompt-tile-effect-unflag = { $theater }: Ein Kriegsplättchen wirkt, { $side } darf eine Flagge wegnehmen.
prompt-lose-squadrons-out = { $theater }: { $side } verliert { $number } Geschwader für immer; welches als nächstes?
prompt-lose-squadrons = { $theater }: { $side } legt { $number } Geschwader in den Vorrat zurück, wo sie neu gebaut werden können; welches als nächstes?
prompt-spoils-unflag = { $theater }: { $side } darf eine gegnerische Flagge wegnehmen.
prompt-usa-territory = { $side } darf eine USA-Flagge auf ein Territorium setzen.
prompt-canada = { $side } darf eine USA-Flagge auf Quebec und Montreal setzen.
prompt-usa-fort = { $side } darf die Flagge von einem Fort der nördlichen Kolonien nehmen.
prompt-conquer = { $number ->
    [one] { $side } hat 1 Eroberungspunkt ({ $theater }): was wird erobert?
   *[other] { $side } hat { $number } Eroberungspunkte ({ $theater }): was wird erobert?
  }
prompt-conquer-from = { $side } erobert { $space }: mit welchem Geschwader?
prompt-refuse = { $side } tritt { $space } ab oder weigert sich für { $vp } SP.
prompt-card-mark = { $number ->
    [one] { $source }: { $side } setzt einen Konfliktmarker: auf welches Feld?
   *[other] { $source }: { $side } setzt einen Konfliktmarker (noch { $number }): auf welches Feld?
  }
prompt-card-home = { $source }: { $side } schickt ein gegnerisches Geschwader heim: welches?
prompt-card-use-advantage = { $source }: { $side } darf einen Vorteil nutzen, ohne ihn zu erschöpfen: welchen?
prompt-card-refresh = { $source }: { $side } darf einen Vorteil auffrischen (höchstens { $number }): welchen?
prompt-card-exhaust = { $source }: { $side } darf einen Vorteil erschöpfen (höchstens { $number }): welchen?
prompt-card-demand = { $source }: { $side } darf eine Ware zur Weltnachfrage hinzufügen: welche?
prompt-card-demand-swap = { $source }: { $commodity } ersetzt eine gefragte Ware, { $side } wählt: welche?
prompt-card-either = { $source }: { $side } wählt eine der beiden Wirkungen.
prompt-card-unflag = { $source }: { $side } nimmt eine gegnerische Flagge weg: von welchem Feld?
prompt-card-give-up = { $source }: { $side } nimmt eine eigene Flagge weg: von welchem Feld?
prompt-card-shift = { $source }: { $side } flaggt ein Feld umsonst um: welches?
prompt-card-control = { $source }: { $side } übernimmt ein örtliches Bündnis: welches?
prompt-card-damage = { $source }: { $side } beschädigt ein gegnerisches Fort: welches?
prompt-card-aside = { $own ->
    [1] { $source }: { $side } legt ein eigenes Geschwader beiseite: welches?
   *[0] { $source }: { $side } legt ein gegnerisches Geschwader beiseite: welches?
  }
prompt-card-lose = { $source }: { $side } nimmt ein gegnerisches Geschwader aus dem Spiel: welches?
prompt-card-pay = { $source }: { $side } zahlt für das Geschwader { $debt } Schuldenpunkt oder { $treaty } Vertragspunkt?
prompt-card-points = { $source }: { $side } erhält { $number } Punkte: von welcher Art?
prompt-card-score-for = { $source }: { $side } darf { $commodity } jetzt werten lassen; { $side2 } erhielte { $vp } SP.
prompt-card-score-nobody = { $source }: { $side } darf { $commodity } jetzt werten lassen; niemand führt darin, also erhielte niemand etwas.
prompt-card-byng = { $source }: { $side } setzt den Byng-Marker auf einen Schauplatz: welchen?
prompt-card-theater = { $source }: { $side } nennt einen Schauplatz, an dem der Gegner ein zufälliges Bonusplättchen verliert.
prompt-card-overrun = { $source }: { $side } muss ein Fort beschädigen, ein Geschwader heimschicken oder ein Bonusplättchen zurückgeben.
prompt-card-discard = { $source }: { $side } legt eine Karte ab: welche?
prompt-card-mark-demand = { $source }: { $side } markiert eine gefragte Ware: welche?
prompt-card-settle = { $source }: { $side } setzt einen Hugenottenmarker auf ein Territorium: welches?
prompt-card-choose = { $source }: { $side } wählt.

# Der Zufall, auf den gewartet wird
chance-award = Eine Auszeichnung wird gezogen: { $region }.
chance-demand = Eine Ware für die Weltnachfrage wird gezogen.
chance-investment = Eine Investition wird aufgedeckt.
chance-card = { $side } zieht eine Ereigniskarte.
chance-basic-tile = { $side } zieht ein Grundplättchen.
chance-bonus-tile = { $side } zieht ein Bonusplättchen.
chance-lost-tile = Ein Bonusplättchen geht durch das Los in den Vorrat zurück: { $side }.
