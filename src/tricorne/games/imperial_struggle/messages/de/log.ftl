# Das Protokoll.
log-discard-unseen = { $side } wählt eine Karte zum Ablegen.
log-choose-unseen = { $side } wählt ein Ministerium.
log-swap-unseen = { $side } entscheidet über den Tausch eines Ministeriums.
log-third-unseen = { $side } entscheidet über ein drittes Ministerium.
log-assign-unseen = { $side } teilt ein Grundplättchen zu.
log-move-unseen = { $side } verlegt ein älteres Bonusplättchen.
log-keep-unseen = { $side } behält eines von zwei Grundplättchen.
log-effect-unseen = { $side } trifft seine Wahl.
log-pass = { $side } passt.
log-leave-effect = { $side } verzichtet auf das Erlaubte.
log-pass-lowering = { $number ->
    [0] { $side } passt und lässt die Schulden stehen.
   *[other] { $side } passt und senkt die Schulden nur um { $number }.
  }
log-build-squadron = { $side } baut ein Geschwader.
log-buy-war-tile = { $side } kauft ein Bonusplättchen.
log-draw-card = { $side } kauft eine Ereigniskarte.
log-swap-tiles = { $side } tauscht zwei Grundplättchen.
log-treaty-symbol = { $side } nimmt einen Vertragspunkt für das Aufwertungszeichen.
log-to-pool = { $side } legt das andere Plättchen in den Vorrat zurück.
log-out-of-game = { $side } nimmt das andere Plättchen aus dem Spiel.
log-score-it = { $side } wertet die Ware sofort.
log-no-flip = { $side } dreht keinen Hugenottenmarker um.
log-keep-ministry = { $side } behält seine Ministerien.
log-no-third = { $side } nimmt kein drittes Ministerium.
log-third = { $side } nimmt die Jakobitenaufstände als drittes Ministerium.
log-set-aside = { $side } legt ein Geschwader beiseite.
log-lose = { $side } verliert ein Geschwader.
log-first = { $side } hat die Initiative: { $side2 } beginnt.
log-take = { $side } nimmt die Investition { $tile }.
log-points = { $type-id ->
    [economic] { $side } nimmt Wirtschaftspunkte.
    [diplomatic] { $side } nimmt Diplomatiepunkte.
   *[military] { $side } nimmt Militärpunkte.
  }
log-play-bonus = { $side } spielt { $card } mit Bonus.
log-play = { $side } spielt { $card }.
log-discard-later = { $side } wird { $card } ablegen.
log-discard = { $side } legt ab: { $cards-plain }.
log-choose = { $side } wählt { $ministry }.
log-give-back = { $side } gibt zurück: { $ministry }.
log-give-back-tile = { $side } gibt zurück: { $tile }.
log-turns-up-nothing = { $side } deckt kein Plättchen auf.
log-turns-up = { $side } deckt auf: { $tiles-plain }.
log-reveal = { $side } deckt { $ministry } auf.
log-treaty-points = { $number ->
    [one] { $side } nutzt 1 Vertragspunkt.
   *[other] { $side } nutzt { $number } Vertragspunkte.
  }
log-use = { $side } nutzt { $ministry }: { $ability }
log-use-advantage = { $side } nutzt { $advantage }.
log-upgrade = { $side } wertet sein Plättchen auf: { $theater }.
log-build = { $side } baut das Fort { $space }.
log-repair = { $side } repariert das Fort { $space }.
log-seize = { $side } nimmt das Fort { $space } ein.
log-by-major = { $side } zahlt { $price } mit der Hauptaktion.
log-by-minor = { $side } zahlt { $price } mit der Nebenaktion.
log-exchange = { $type-id ->
    [economic] { $side } tauscht Militärpunkte gegen einen Wirtschaftspunkt.
   *[diplomatic] { $side } tauscht Militärpunkte gegen einen Diplomatiepunkt.
  }
log-place = { $side } legt ein Bonusplättchen auf { $theater }.
log-move = { $side } nimmt ein Bonusplättchen von { $theater } weg.
log-assign = { $side } teilt { $tile } zu: { $theater }.
log-keep = { $side } behält { $tile }: { $theater }.
log-names = { $side } nennt { $what }.
log-refresh = { $side } frischt { $advantage } auf.
log-exhaust = { $side } erschöpft { $advantage }.
log-refuse = { $side } weigert sich, { $space } abzutreten.
log-cede = { $side } tritt { $space } ab.
log-conquer = { $side } erobert { $space }.
log-enough = { $number ->
    [one] { $side } lässt 1 Eroberungspunkt verfallen.
   *[other] { $side } lässt { $number } Eroberungspunkte verfallen.
  }
log-awards = Auszeichnungen: { $drawn-plain }.
log-demand = Gefragt: { $drawn-plain }.
log-investments = Investitionen: { $drawn-plain }.
log-cards-drawn = Karten gezogen: { $drawn-plain }.
log-tiles-drawn = Kriegsplättchen gezogen: { $drawn-plain }.
log-tiles-back = Zurück in den Vorrat: { $drawn-plain }.
log-peace = Die Friedenszeit { $number } beginnt.
log-war = { $war }: Der Krieg bricht aus.
log-round = Runde { $number }: { $side }.
log-scoring-award = Wertung, Auszeichnung { $region }: { $side } { $parts-plain }.
log-scoring = Wertung, { $what }: { $side } { $parts-plain }.
log-final-scoring = Schlusswertung, { $what }: { $side } { $parts-plain }.
log-scoring-nobody = Wertung, { $what }: niemand führt mit { $lead } (Frankreich { $france }, Großbritannien { $britain }).
log-tile-gone = { $tile } scheidet aus.
log-card-gone = Die Karte scheidet aus: { $card }.
log-byng = Der Byng-Marker geht nach: { $theater }.
log-flag-off = { $flag-id ->
    [france] Die französische Flagge
    [britain] Die britische Flagge
    [spain] Die spanische Flagge
   *[usa] Die amerikanische Flagge
  } verlässt { $space }{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
log-squadron-off = { $flag-id ->
    [france] Das französische Geschwader
   *[britain] Das britische Geschwader
  } verlässt { $space }{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
log-flag-instead = { $space } erhält { $flag-id ->
    [france] eine französische
    [britain] eine britische
    [spain] eine spanische
   *[usa] eine amerikanische
  } Flagge anstelle der { $flag2-id ->
    [france] französischen.
    [britain] britischen.
    [spain] spanischen.
   *[usa] amerikanischen.
  }
log-squadron-instead = { $space } erhält { $flag-id ->
    [france] ein französisches
   *[britain] ein britisches
  } Geschwader anstelle des { $flag2-id ->
    [france] französischen.
   *[britain] britischen.
  }
log-flag-on = { $space } erhält { $flag-id ->
    [france] eine französische
    [britain] eine britische
    [spain] eine spanische
   *[usa] eine amerikanische
  } Flagge{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
log-squadron-on = { $space } erhält { $flag-id ->
    [france] ein französisches
   *[britain] ein britisches
  } Geschwader{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
log-conflict-on = { $space } erhält einen Konfliktmarker.
log-conflict-strong = { $space } erhält einen +1-Konfliktmarker.
log-conflict-off = { $space } verliert seinen Konfliktmarker.
log-damaged = Das Fort { $space } ist beschädigt.
log-repaired = Das Fort { $space } ist repariert.
log-advantage-free = Niemand hält jetzt: { $advantage }.
log-advantage-held = { $side } hält jetzt: { $advantage }.
log-debt = { $side }: Schulden { $debt } (Grenze { $limit }).
log-treaty = { $number ->
    [one] { $side } hat 1 Vertragspunkt.
   *[other] { $side } hat { $number } Vertragspunkte.
  }
log-navy-box = { $side } hat { $number } in der Flottenbox: ein neues Geschwader kommt dazu.
log-squadron-lost = { $side } verliert ein Geschwader für immer.
log-squadron-away = { $side } verliert ein Geschwader für jetzt.
log-total = Der Stand der Siegpunkte geht von { $before } auf { $after }.
log-theater = Schauplatz: { $theater }.
log-counted-tie = { $theater }: Frankreich { $france }, Großbritannien { $britain }. Gleichstand.
log-counted-bare = { $theater }: Frankreich { $france }, Großbritannien { $britain }. { $side } gewinnt ohne Belohnung.
log-counted = { $theater }: Frankreich { $france }, Großbritannien { $britain }. { $side } gewinnt: { $parts-plain }.
log-wins-peace-sweep = { $side } gewinnt: alle Auszeichnungen und alle Nachfragen gingen an diese Seite.
log-wins-war-sweep = { $side } gewinnt: der ganze Krieg ging an diese Seite.
log-wins-total = { $side } gewinnt durch den Stand der Siegpunkte.
log-wins-final = { $side } gewinnt durch die Siegpunkte nach der Schlusswertung.
log-wins-debt = { $side } gewinnt nach einem Gleichstand durch freien Kredit.
log-wins-tie = { $side } gewinnt, weil ein voller Gleichstand an Großbritannien geht.
log-undo = Alles nach { $number } ist zurückgenommen.
log-undo-act = { $more ->
    [0] Zurückgenommen: { $action } ({ $side }).
   *[other] Zurückgenommen: { $action } ({ $side }), und was darauf folgte.
  }
