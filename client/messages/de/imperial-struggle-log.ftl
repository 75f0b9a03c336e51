# Sätze des Berichts
is-log-discard-unseen = { $side } wählt eine Karte zum Ablegen.
is-log-choose-unseen = { $side } wählt ein Ministerium.
is-log-swap-unseen = { $side } entscheidet über den Tausch eines Ministeriums.
is-log-third-unseen = { $side } entscheidet über ein drittes Ministerium.
is-log-assign-unseen = { $side } teilt ein Grundplättchen zu.
is-log-move-unseen = { $side } verlegt ein älteres Bonusplättchen.
is-log-keep-unseen = { $side } behält eines von zwei Grundplättchen.
is-log-effect-unseen = { $side } trifft seine Wahl.
is-log-pass = { $side } passt.
is-log-build-squadron = { $side } baut ein Geschwader.
is-log-buy-war-tile = { $side } kauft ein Bonus-Kriegsplättchen.
is-log-draw-card = { $side } kauft eine Ereigniskarte.
is-log-swap-tiles = { $side } tauscht zwei Grundplättchen.
is-log-treaty-symbol = { $side } nimmt einen Vertragspunkt für das Aufwertungszeichen.
is-log-to-pool = { $side } legt das andere Plättchen in den Vorrat zurück.
is-log-out-of-game = { $side } nimmt das andere Plättchen aus dem Spiel.
is-log-score-it = { $side } wertet die Ware sofort.
is-log-no-flip = { $side } dreht keinen Hugenottenmarker um.
is-log-keep-ministry = { $side } behält seine Ministerien.
is-log-no-third = { $side } nimmt kein drittes Ministerium.
is-log-third = { $side } nimmt die Jakobitenaufstände als drittes Ministerium.
is-log-set-aside = { $side } legt ein Geschwader beiseite.
is-log-lose = { $side } verliert ein Geschwader.
is-log-first = { $side } hat die Initiative: { $side2 } beginnt.
is-log-take = { $side } nimmt die Investition { $tile }.
is-log-points = { $side } nimmt Punkte für { $type }.
is-log-play-bonus = { $side } spielt { $name } mit Bonus.
is-log-play = { $side } spielt { $name }.
is-log-discard-later = { $side } wird { $name } ablegen.
is-log-discard = { $side } legt ab: { $names }.
is-log-choose = { $side } wählt { $name }.
is-log-give-back = { $side } gibt { $name } zurück.
is-log-turns-up-nothing = { $side } deckt kein Plättchen auf.
is-log-turns-up = { $side } deckt auf: { $names }.
is-log-reveal = { $side } deckt { $name } auf.
is-log-treaty-points = { $number ->
    [one] { $side } verwendet 1 Vertragspunkt.
   *[other] { $side } verwendet { $number } Vertragspunkte.
  }
is-log-use = { $side } nutzt { $name }.
is-log-use-advantage = { $side } nutzt { $name }.
is-log-upgrade = { $side } wertet sein Plättchen auf: { $name }.
is-log-build = { $side } baut die Festung { $name }.
is-log-repair = { $side } repariert die Festung { $name }.
is-log-seize = { $side } nimmt die Festung { $name }.
is-log-by-major = { $side } zahlt { $number } mit der Hauptaktion.
is-log-by-minor = { $side } zahlt { $number } mit der Nebenaktion.
is-log-exchange = { $side } tauscht Militärpunkte gegen einen Punkt { $type }.
is-log-place = { $side } legt ein Bonusplättchen auf { $name }.
is-log-move = { $side } nimmt ein Bonusplättchen von { $name } weg.
is-log-assign = { $side } teilt { $strength } zu: { $name }.
is-log-keep = { $side } behält { $strength }: { $name }.
is-log-names = { $side } nennt { $name }.
is-log-refresh = { $side } frischt { $name } auf.
is-log-exhaust = { $side } erschöpft { $name }.
is-log-refuse = { $side } weigert sich, { $name } abzutreten.
is-log-cede = { $side } tritt { $name } ab.
is-log-conquer = { $side } erobert { $name }.
is-log-enough = { $number ->
    [one] { $side } lässt 1 Eroberungspunkt verfallen.
   *[other] { $side } lässt { $number } Eroberungspunkte verfallen.
  }
is-log-awards = Auszeichnungen: { $names }.
is-log-demand = Gefragt: { $names }.
is-log-investments = Investitionen: { $names }.
is-log-cards-drawn = Karten gezogen: { $names }.
is-log-tiles-drawn = Kriegsplättchen gezogen: { $names }.
is-log-tiles-back = Zurück in den Vorrat: { $names }.
is-log-peace = Der Friedenszug { $number } beginnt.
is-log-war = { $name }: Der Krieg bricht aus.
is-log-round = Runde { $number }: { $side }.
is-log-scoring-award = Wertung, Auszeichnung { $name }: { $side } { $parts }.
is-log-scoring = Wertung, { $name }: { $side } { $parts }.
is-log-final-scoring = Schlusswertung, { $name }: { $side } { $parts }.
is-log-tile-gone = Das Plättchen { $strength } scheidet aus.
is-log-card-gone = { $name } scheidet aus.
is-log-byng = Der Byng-Marker geht nach: { $name }.
is-log-flag-off = { $flag ->
    [french] Die französische Flagge
    [british] Die britische Flagge
    [spanish] Die spanische Flagge
   *[american] Die amerikanische Flagge
  } verlässt { $name }{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
is-log-squadron-off = { $flag ->
    [french] Das französische Geschwader
   *[british] Das britische Geschwader
  } verlässt { $name }{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
is-log-flag-instead = { $name } erhält { $flag ->
    [french] eine französische
    [british] eine britische
    [spanish] eine spanische
   *[american] eine amerikanische
  } Flagge anstelle der { $flag2 ->
    [french] französischen.
    [british] britischen.
    [spanish] spanischen.
   *[american] amerikanischen.
  }
is-log-squadron-instead = { $name } erhält { $flag ->
    [french] ein französisches Geschwader anstelle des britischen.
   *[british] ein britisches Geschwader anstelle des französischen.
  }
is-log-flag-on = { $name } erhält { $flag ->
    [french] eine französische
    [british] eine britische
    [spanish] eine spanische
   *[american] eine amerikanische
  } Flagge{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
is-log-squadron-on = { $name } erhält { $flag ->
    [french] ein französisches
   *[british] ein britisches
  } Geschwader{ $price ->
    [0] .
   *[other] {" "}für { $price }.
  }
is-log-conflict-on = { $name } erhält einen Konfliktmarker.
is-log-conflict-strong = { $name } erhält einen +1-Konfliktmarker.
is-log-conflict-off = { $name } verliert seinen Konfliktmarker.
is-log-damaged = Die Festung { $name } ist beschädigt.
is-log-repaired = Die Festung { $name } ist repariert.
is-log-advantage-free = { $name } gehört jetzt niemandem.
is-log-advantage-held = { $name } gehört jetzt { $side }.
is-log-debt = { $side } hat { $number1 } von { $number2 } Schulden.
is-log-treaty = { $number ->
    [one] { $side } hat 1 Vertragspunkt.
   *[other] { $side } hat { $number } Vertragspunkte.
  }
is-log-navy-box = { $side } hat { $number } im Flottenkasten: ein neues Geschwader kommt dazu.
is-log-squadron-lost = { $side } verliert ein Geschwader für immer.
is-log-squadron-away = { $side } verliert ein Geschwader für jetzt.
is-log-total = Der Stand der Siegpunkte geht von { $number1 } auf { $number2 }.
is-log-theater = Schauplatz: { $name }.
is-log-counted-tie = { $name }: Frankreich { $number1 }, Großbritannien { $number2 }. Gleichstand.
is-log-counted-bare = { $name }: Frankreich { $number1 }, Großbritannien { $number2 }. { $side } gewinnt ohne Lohn.
is-log-counted = { $name }: Frankreich { $number1 }, Großbritannien { $number2 }. { $side } gewinnt: { $parts }.
is-log-wins-peace-sweep = { $side } gewinnt: alle Auszeichnungen und alle Nachfragen.
is-log-wins-war-sweep = { $side } gewinnt: der ganze Krieg.
is-log-wins-total = { $side } gewinnt durch den Stand der Siegpunkte.
is-log-wins-final = { $side } gewinnt durch die Siegpunkte nach der Schlusswertung.
is-log-wins-debt = { $side } gewinnt nach einem Gleichstand durch die verfügbaren Schulden.
is-log-wins-tie = { $side } gewinnt, weil ein voller Gleichstand an Großbritannien geht.
is-log-undo = Alles nach { $number } ist zurückgenommen.
