# Aktionen auf Knöpfen
is-act-assign = { $name } diesem Schauplatz zuteilen
is-act-discard = { $name } ablegen
is-act-choose = { $name } wählen
is-act-swap = { $name } gegen ein anderes Ministerium tauschen
is-act-keep-ministry = Dieses Ministerium behalten
is-act-third = Die Jakobitenaufstände als drittes Ministerium halten
is-act-no-third = Kein drittes Ministerium halten
is-act-first = { $side } nimmt die erste Runde
is-act-take = Nehmen: { $tile }
is-act-pass = Passen und Schulden senken
is-act-play = { $name } spielen
is-act-trade = Einen Markt { $inRegion } verschieben
is-act-diplomacy = Ein politisches Feld { $inRegion } verschieben
is-act-forts = Eine Festung bauen, reparieren oder nehmen
is-act-fleet = Ein Geschwader entsenden
is-act-clear-markers = Einen Konfliktmarker entfernen
is-act-build-squadron = Ein Geschwader bauen
is-act-buy-war-tile = Ein Bonus-Kriegsplättchen kaufen
is-act-draw-card = Eine Ereigniskarte ziehen
is-act-exchange = Militärpunkte gegen einen Punkt { $type } tauschen
is-act-upgrade = Militärische Aufwertung: { $name }
is-act-swap-tiles = Zwei Grundplättchen zwischen Schauplätzen tauschen
is-act-treaty-symbol = Einen Vertragspunkt für das Aufwertungszeichen nehmen
is-act-use-advantage = { $name } nutzen
is-act-use = { $name } nutzen ({ $part }. Fähigkeit)
is-act-reveal = { $name } aufdecken
is-act-end-round = Die Runde beenden
is-act-shift = { $name } verschieben
is-act-flip = Den Hugenottenmarker umdrehen: { $name }
is-act-no-flip = Keinen Hugenottenmarker umdrehen
is-act-build = Eine Festung bauen: { $name }
is-act-repair = Die Festung reparieren: { $name }
is-act-seize = Die Festung nehmen: { $name }
is-act-deploy-to = Ein Geschwader entsenden: { $name }
is-act-from = Von: { $name }
is-act-clear = Den Konfliktmarker entfernen: { $name }
is-act-by-major = Mit der Hauptaktion zahlen
is-act-by-minor = Mit der Nebenaktion zahlen
is-act-treaty-points = { $number ->
    [0] Kein Vertragspunkt, alles als Schulden
    [one] 1 Vertragspunkt, der Rest als Schulden
   *[other] { $number } Vertragspunkte, der Rest als Schulden
  }
is-act-place = Das Plättchen einsetzen: { $name }
is-act-move = Das Plättchen { $name } verlegen
is-act-keep = Das Plättchen { $name } behalten
is-act-to-pool = Das andere Plättchen in den Vorrat zurücklegen
is-act-out-of-game = Das andere Plättchen aus dem Spiel nehmen
is-act-theater = { $name } nennen
is-act-mark = Einen Konfliktmarker setzen: { $name }
is-act-send-home = Das Geschwader heimschicken: { $name }
is-act-unflag = Die Flagge wegnehmen: { $name }
is-act-give-up = { $name } aufgeben
is-act-control = { $name } übernehmen
is-act-damage = Die Festung beschädigen: { $name }
is-act-set-aside = Ein Geschwader beiseitelegen: { $name }
is-act-lose = Ein Geschwader verlieren: { $name }
is-act-points = Punkte für { $type } nehmen
is-act-demand = { $name } wählen
is-act-refresh = { $name } auffrischen
is-act-exhaust = { $name } erschöpfen
is-act-either = { $number ->
    [1] Die erste Wirkung
   *[2] Die zweite Wirkung
  }
is-act-give-back = { $name } in den Vorrat zurücklegen
is-act-score-it = Die Ware jetzt werten
is-act-take-debt = 1 Schuld nehmen
is-act-pay-treaty-point = 1 Vertragspunkt abgeben
is-act-settle = Einen Hugenottenmarker setzen: { $name }
is-act-conquer = { $name } erobern
is-act-refuse = Das Territorium nicht abtreten
is-act-cede = Das Territorium abtreten
is-act-usa = Eine USA-Flagge setzen: { $name }
is-act-usa-fort = Die Flagge wegnehmen: { $name }
is-act-enough = Nichts mehr

# Fragen
is-prompt-menu = { $side } handelt, mit { $money ->
    [0] keinem Punkt
    [one] einem Punkt
   *[other] bis zu { $money } Punkten
  } mehr durch Vertragspunkte und Schulden.
is-prompt-secret = { $side } trifft eine geheime Wahl.
is-prompt-discard = { $side } legt bis auf { $number } Ereigniskarten ab.
is-prompt-choose-ministry = { $left ->
    [one] { $side } wählt ein Ministerium.
   *[other] { $side } wählt { $left } Ministerien.
  }
is-prompt-swap-ministry = { $side } darf ein verdecktes Ministerium tauschen.
is-prompt-third-ministry = { $side } darf die Jakobitenaufstände als drittes Ministerium halten.
is-prompt-first-player = { $side } hat die Initiative und sagt, wer beginnt.
is-prompt-layout = { $side } teilt ein Grundplättchen zu: { $name }.
is-prompt-take = { $side } nimmt eine Investition.
is-prompt-shift-with = { $side } verschiebt mit { $name2 } ein Feld { $inRegion }: welches?
is-prompt-shift-market = { $side } verschiebt einen Markt { $inRegion }: welchen?
is-prompt-shift-space = { $side } verschiebt ein politisches Feld { $inRegion }: welches?
is-prompt-jacobite-shift = { $side } verschiebt mit Militärpunkten ein Feld in Schottland oder Irland: welches?
is-prompt-huguenots = { $side } darf einen Hugenottenmarker umdrehen, um { $name } billiger zu verschieben.
is-prompt-forts = { $side } baut, repariert oder nimmt eine Festung: welche?
is-prompt-deploy-to = { $side } entsendet ein Geschwader: in welches Seefeld?
is-prompt-deploy-from = { $side } entsendet ein Geschwader ({ $name }): von wo?
is-prompt-clear-markers = { $side } entfernt einen Konfliktmarker: welchen?
is-prompt-pay-by = { $side } zahlt { $number } mit der Haupt- oder der Nebenaktion ({ $type }).
is-prompt-pay-extra = { $side } fehlen { $number1 } von { $number2 } Punkten: Vertragspunkte oder Schulden.
is-prompt-place-tile = { $side } legt ein Bonusplättchen auf einen Schauplatz des nächsten Krieges.
is-prompt-move-tile = { $side } hat dort zwei Plättchen ({ $name }): welches wird verlegt?
is-prompt-move-to = { $side } verlegt ein Bonusplättchen: wohin?
is-prompt-upgrade-keep = { $side } behält eines von zwei Grundplättchen: { $name }.
is-prompt-upgrade-fate = { $side } legt das andere Plättchen zurück oder nimmt es aus dem Spiel.
is-prompt-swap-first = { $side } tauscht zwei Grundplättchen: der erste Schauplatz?
is-prompt-swap-second = { $side } tauscht das Plättchen von { $name } mit dem eines anderen Schauplatzes.
is-prompt-spanish-shift = Ein spanisches Territorium wurde genommen: { $side } darf ein Feld Spaniens verschieben.
is-prompt-tile-effect-both = { $name }: Ein Kriegsplättchen wirkt, { $side } beschädigt eine Festung, schickt ein Geschwader heim oder nimmt eine Flagge weg.
is-prompt-tile-effect-strike = { $name }: Ein Kriegsplättchen wirkt, { $side } beschädigt eine Festung oder schickt ein Geschwader heim.
is-prompt-tile-effect-unflag = { $name }: Ein Kriegsplättchen wirkt, { $side } nimmt eine Flagge weg.
is-prompt-lose-squadrons-out = { $name }: { $side } verliert { $number } Geschwader für immer; welches als nächstes?
is-prompt-lose-squadrons = { $name }: { $side } legt { $number } Geschwader zu den ungebauten; welches als nächstes?
is-prompt-spoils-unflag = { $name }: { $side } nimmt eine gegnerische Flagge weg.
is-prompt-usa-territory = { $side } darf eine USA-Flagge auf ein Territorium setzen.
is-prompt-canada = { $side } darf eine USA-Flagge auf Quebec und Montreal setzen.
is-prompt-usa-fort = { $side } darf die Flagge von einer Festung der nördlichen Kolonien nehmen.
is-prompt-conquer = { $number ->
    [one] { $side } hat 1 Eroberungspunkt ({ $name }): was wird erobert?
   *[other] { $side } hat { $number } Eroberungspunkte ({ $name }): was wird erobert?
  }
is-prompt-conquer-from = { $side } erobert { $name }: mit welchem Geschwader?
is-prompt-refuse = { $side } tritt { $name } ab oder weigert sich für { $number } SP.
is-prompt-card-mark = { $name }: { $side } setzt einen Konfliktmarker: auf welches Feld?
is-prompt-card-home = { $name }: { $side } schickt ein gegnerisches Geschwader heim: welches?
is-prompt-card-use-advantage = { $name }: { $side } darf einen Vorteil nutzen, ohne ihn zu erschöpfen: welchen?
is-prompt-card-refresh = { $name }: { $side } darf einen Vorteil auffrischen (höchstens { $left }): welchen?
is-prompt-card-exhaust = { $name }: { $side } darf einen Vorteil erschöpfen (höchstens { $left }): welchen?
is-prompt-card-demand = { $name }: { $side } darf eine Ware zur Weltnachfrage hinzufügen: welche?
is-prompt-card-demand-swap = { $name }: { $name2 } ersetzt eine gefragte Ware, { $side } wählt: welche?
is-prompt-card-either = { $name }: { $side } wählt eine der beiden Wirkungen.
is-prompt-card-unflag = { $name }: { $side } nimmt eine gegnerische Flagge weg: von welchem Feld?
is-prompt-card-give-up = { $name }: { $side } nimmt eine eigene Flagge weg: von welchem Feld?
is-prompt-card-shift = { $name }: { $side } verschiebt ein Feld umsonst: welches?
is-prompt-card-control = { $name }: { $side } übernimmt ein örtliches Bündnis: welches?
is-prompt-card-damage = { $name }: { $side } beschädigt eine gegnerische Festung: welche?
is-prompt-card-aside = { $name }: { $side } legt ein Geschwader beiseite: welches?
is-prompt-card-lose = { $name }: { $side } nimmt ein gegnerisches Geschwader aus dem Spiel: welches?
is-prompt-card-pay = { $name }: { $side } zahlt für das Geschwader { $number1 } Schuld oder { $number2 } Vertragspunkt?
is-prompt-card-points = { $name }: { $side } erhält { $number } Punkte: von welcher Art?
is-prompt-card-score = { $name }: { $side } darf { $name2 } jetzt werten lassen.
is-prompt-card-byng = { $name }: { $side } setzt den Byng-Marker auf einen Schauplatz: welchen?
is-prompt-card-theater = { $name }: { $side } nennt einen Schauplatz, an dem der Gegner ein zufälliges Bonusplättchen verliert.
is-prompt-card-overrun = { $name }: { $side } muss eine Festung beschädigen, ein Geschwader heimschicken oder ein Bonusplättchen zurückgeben.
is-prompt-card-discard = { $name }: { $side } legt eine Karte ab: welche?
is-prompt-card-mark-demand = { $name }: { $side } markiert eine gefragte Ware: welche?
is-prompt-card-settle = { $name }: { $side } setzt einen Hugenottenmarker auf ein Territorium: welches?
is-prompt-card-choose = { $name }: { $side } wählt.
is-prompt-waiting = Ein Ausgang wird erwartet.
is-prompt-over = Das Spiel ist aus.
