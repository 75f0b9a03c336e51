# Imperial Struggle: Leiste, Tafeln, das Brett in Worten
is-to-act = am Zug
is-initiative = Initiative
is-debt = Schulden
is-treaty-points = Vertragspunkte
is-cards = Ereigniskarten
is-turn-track = Zeitleiste
is-round-of = Runde { $round } von { $rounds }
is-round = Aktionsrunde { $round } von { $rounds }
is-total-told = Der Stand der Siegpunkte ist { $total }; eine Wertung jetzt ergäbe { $after }. Frankreich gewinnt bei { $high }, Großbritannien bei { $low }.
is-mats = Aktionsrunde und Investitionen
is-points-left = Übrige Punkte in dieser Runde
is-points-of = { $count } { $type }
is-points-none = keine Aktion für { $type }
is-major = Hauptaktion
is-minor = Nebenaktion, ein Kauf
is-closed = Ereignispunkte
is-borrow = { $count ->
    [0] Keine Punkte durch Vertragspunkte oder Schulden.
    [one] 1 Punkt mehr durch Vertragspunkte oder Schulden.
   *[other] Bis zu { $count } Punkte mehr durch Vertragspunkte und Schulden.
  }
is-event-played = Gespielt: { $name }.
is-advantages-used = { $count ->
    [one] Ein Vorteil genutzt.
   *[other] { $count } Vorteile genutzt.
  }
is-only-unflag-political-europe = nur um Flaggen von politischen Feldern in Europa zu nehmen
is-only-unflag-markets = nur um Flaggen von Märkten zu nehmen
is-only-flag-market-next-to-british-market = nur um einen Markt neben einem britischen zu beflaggen
is-only-europe = nur in Europa
is-only-north-america = nur in Nordamerika
is-only-caribbean = nur in der Karibik
is-only-india = nur in Indien
is-only-german-states-prussia-dutch-republic = nur in den deutschen Staaten, Preußen und den Niederlanden
is-only-spain-austria = nur in Spanien und Österreich
is-only-non-prestige-political = nur auf politischen Feldern ohne Prestige
is-only-ireland-scotland = nur in Irland und Schottland
is-only-deploy-or-bonus-tile = nur zum Entsenden oder für ein Bonus-Kriegsplättchen
is-investments = Investitionen
is-investments-left = { $open } von { $all } übrig
is-investment-tile = Investition
is-investment-line = Hauptaktion { $major } { $points }, Nebenaktion { $minor } { $less }{ $event ->
    [yes] , erlaubt ein Ereignis
   *[no] { "" }
  }{ $upgrade ->
    [yes] , mit militärischer Aufwertung
   *[no] { "" }
  }.
is-investment-taken = { $tile } Genommen von { $side }.
is-investment-rule = Die Hauptaktion kauft, soviel ihre Punkte erlauben; die Nebenaktion macht einen Kauf und entfernt keine gegnerische Flagge, außer in einem Konflikt.
is-taken-by = Genommen von { $side }
is-open-tile = Offen
is-tray = Hand und Ministerien
is-card-needs = Braucht eine Investition mit Hauptaktion { $type } und Ereigniszeichen.
is-card-any = Braucht eine Investition mit Ereigniszeichen.
is-bonus-on = Bonus gilt
is-bonus-off = Bonus noch nicht
is-bonus-met = Bonus, gilt jetzt: { $text }
is-bonus-not = Bonus, gilt noch nicht: { $text }
is-discarding = wird abgelegt
is-used = benutzt
is-keywords = Schlagworte: { $words }
is-ability = { $used ->
    [0] { $when }: { $text }
   *[other] { $when } (benutzt): { $text }
  }
is-when-once-per-turn = Einmal im Zug
is-when-twice-per-turn = Zweimal im Zug
is-when-once-per-round = Einmal in der Runde
is-when-each-round = In jeder Runde
is-when-always = Immer
is-when-scoring = Wertung
is-when-end-of-turn = Ende des Zuges
is-when-on-reveal = Beim Aufdecken
is-place-unused = nicht im Einsatz
is-place-face-down = verdeckt
is-place-face-up = offen
is-place-out-of-game = aus dem Spiel
is-place-given-back = zurückgegeben
is-foe-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
is-foe-down = { $count ->
    [0] kein Ministerium verdeckt
    [one] 1 Ministerium verdeckt
   *[other] { $count } Ministerien verdeckt
  }
is-cabinet = Ministerien
is-awards = Auszeichnungen
is-award-worth = { $vp } SP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } VP
  }{ $lead ->
    [1] { "" }
   *[other] , Vorsprung { $lead }
  }
is-award-none = kein Plättchen
is-demand = Weltnachfrage
is-demand-worth = { $vp } SP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } VP
  }{ $debt ->
    [0] { "" }
    [1] , +1 Schuld
   *[other] , −1 Schuld
  }
is-demand-counts = Großbritannien { $britain }, Frankreich { $france }
is-demand-reward = Wert: { $vp } SP, { $treaty } Vertragspunkte, Schulden { $debt }.
is-demand-now = In diesem Zug gefragt.
is-demand-not = In diesem Zug nicht gefragt.
is-demand-idle = Nicht gefragt:
is-score-now = Wertung jetzt
is-score-final = Schlusswertung jetzt
is-score-total = { $before } → { $after }
is-score-award = Auszeichnung { $region }
is-score-prestige = Prestige
is-score-available-debt = Verfügbare Schulden
is-advantages = Vorteile
is-advantage-needs = Gehört, wer das alles hält: { $spaces }.
is-advantage-nobody = Gehört niemandem.
is-advantage-ready = Gehört { $side }, bereit.
is-advantage-exhausted = Gehört { $side }; erschöpft bis zum nächsten Zug.
is-advantage-new = Gehört { $side } erst seit dieser Runde.
is-advantage-blocked = Gehört { $side }; ein Konfliktmarker sperrt ihn.
is-deck = { $pile } Karten im Stapel, { $discards } abgelegt, { $played } gespielt.
is-open-war = Kriegstafel öffnen
is-tiles-told = { $side }: { $basic } Grund- und { $bonus } Bonusplättchen
is-basic = Grundplättchen
is-bonus-tile = Bonusplättchen
is-effect-none = ohne Wirkung
is-effect-debt = der Gegner nimmt 1 Schuld
is-effect-fort-or-fleet = beschädigt eine Festung oder schickt ein Geschwader heim
is-effect-unflag = nimmt eine gegnerische Flagge weg
is-no-tile = kein Plättchen
is-no-items = nichts auf der Karte zählt hier
is-item-alliance = Bündnis
is-item-squadron = Geschwader
is-item-fort = Festung
is-item-conflict = Konflikt auf gegnerischem Feld
is-item-keyword = Ministerium
is-item-byng = Byngs Flotte
is-item-atlantic-dominance = Herrschaft über den Atlantik
is-spoils-of = Beute: { $name }
is-tie-nothing = ein Gleichstand gibt nichts
is-lead = Vorsprung
is-winner = Sieger
is-loser = Verlierer
is-margin = { $least }–{ $most }
is-margin-more = { $least } oder mehr
is-may-be-taken = Hier kann erobert werden: { $places }.
is-won-by = { $side } mit { $margin } Vorsprung
is-tie = Gleichstand
is-conquest-left = { $count ->
    [one] Noch 1 Eroberungspunkt auf der Karte auszugeben.
   *[other] Noch { $count } Eroberungspunkte auf der Karte auszugeben.
  }
is-to-place = In deiner Hand: { $tiles }.
is-tile-to-place = { $bonus ->
    [yes] { $name } (Stärke { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
is-war-news = Aus dem Krieg
is-theater-strength = Stärke, soweit bekannt: Großbritannien { $britain }, Frankreich { $france }.
is-spoils-line = Vorsprung { $margin }: { $parts }.
is-nothing = nichts
is-nobody = niemand
is-price-of = Preis: { $name }
is-removes = Flagge wegnehmen
is-places = Flagge setzen
is-price-printed = Gedruckter Preis
is-price-conflict = Im Konflikt: Grundpreis 1
is-price-isolated = Abgeschnitten: Grundpreis 1
is-price-protected = Geschützt
is-price-region = Weitere Region in dieser Runde
is-price-minimum = Mindestens 1
is-price-total = Preis
is-price-short = Die Aktion hat { $have } davon; { $short } durch Vertragspunkte oder Schulden.
is-would-demand = { $commodity } stünde dann: Großbritannien { $britain }, Frankreich { $france } (vorn: { $leader }).
is-would-award = { $region } stünde dann: Großbritannien { $britain }, Frankreich { $france } (Auszeichnung: { $leader }).
is-side-debt = Schulden { $debt } von { $limit }; { $left } verfügbar.
is-side-treaty = { $count ->
    [one] 1 Vertragspunkt.
   *[other] { $count } Vertragspunkte.
  }
is-side-squadrons = Geschwader: { $map } auf der Karte, { $box } im Flottenkasten, { $unbuilt } ungebaut, { $aside } beiseitegelegt, { $gone } verloren.
is-side-cards = { $cards } Ereigniskarten, { $down } verdeckte Ministerien, { $bonus } Bonusplättchen.
is-side-jacobites = { $count } Jakobiten-Siegmarker.
is-side-townshend = Townshend-Gesetze: { $commodity }.
is-text-state = Der Stand
is-text-initiative = { $side } hat die Initiative.
is-text-score = { $what }: { $side } { $vp } SP, { $treaty } Vertragspunkte, Schulden { $debt }.
is-nothing-play = Du hast keine Karte auf der Hand.
is-nothing-advantage = Du hast keinen Vorteil.
is-nothing-war = Es kommt kein Krieg mehr.
is-tab-tiles = Stand
is-page-tiles = Stand
is-page-powers = Karten
is-verb-trade = Handel
is-verb-diplomacy = Diplomatie
is-verb-forts = Festungen
is-verb-fleet = Entsenden
is-verb-build-squadron = Neues Geschwader
is-verb-clear-markers = Konflikt beilegen
is-verb-buy-war-tile = Kriegs-plättchen
is-verb-draw-card = Karte ziehen
is-verb-play = Ereignis spielen
is-verb-use-advantage = Vorteil
is-verb-ministry = Ministerium
is-verb-upgrade = Aufwertung
is-verb-treaty-points = Vertragspunkte
is-hint-trade = Wähle eine Region oder einen leuchtenden Markt.
is-hint-diplomacy = Wähle eine Region oder ein leuchtendes politisches Feld.
is-hint-play = Wähle eine Karte deiner Hand.
is-hint-use-advantage = Wähle einen Vorteil.
is-hint-ministry = Decke ein Ministerium auf oder nutze eines.
is-title-decision = Eine Entscheidung
is-title-menu = Deine Aktionsrunde
is-title-take = Nimm eine Investition
is-title-shift = Welches Feld?
is-title-choose-ministry = Wähle deine Ministerien
is-title-swap-ministry = Ein Ministerium tauschen?
is-title-discard = Ablegen
is-title-first-player = Wer beginnt?
is-title-pay-by = Haupt- oder Nebenaktion?
is-title-pay-extra = Vertragspunkte oder Schulden?
is-title-conquer = Eroberungspunkte ausgeben
is-title-tile-effect = Ein Kriegsplättchen wirkt
is-title-refuse = Das Territorium abtreten?
is-title-place-tile = Das Bonusplättchen einsetzen
is-title-upgrade-keep = Militärische Aufwertung
is-title-over = Das Spiel ist aus
is-figure-victory-points = Vorsprung in SP
is-figure-flags = Zählende Felder
is-figure-squadrons = Geschwader auf der Karte
is-figure-advantages = Vorteile
is-figure-debt = Schulden
is-figure-treaty-points = Vertragspunkte
is-source-prestige = Prestige
is-source-awards = Auszeichnungen
is-source-demand = Nachfrage
is-source-ministries = Ministerien
is-source-final-scoring = Schlusswertung
is-source-wars = Kriege
is-source-play = Karten und Spiel
is-end-peace-sweep = { $power } gewinnt sofort: Jede Auszeichnung und jede Nachfrage eines Friedenszugs fielen an diese Seite.
is-end-war-sweep = { $power } gewinnt sofort: In einem Krieg fiel jeder Schauplatz an diese Seite.
is-end-victory-points = { $power } gewinnt sofort: Die Siegpunkte haben das eigene Ende der Leiste erreicht.
is-end-final-score = { $power } gewinnt nach Siegpunkten in der Schlusswertung.
is-end-available-debt = { $power } gewinnt: gleich viele Siegpunkte, aber mehr verfügbare Schulden.
is-end-tie-goes-to-britain = { $power } gewinnt: Siegpunkte und verfügbare Schulden sind gleich, und ein solcher Gleichstand geht an Großbritannien.
is-luck-war-tiles = Stärke gezogener Kriegsplättchen
is-luck-note = In diesem Spiel wird nicht gewürfelt. Von dem, was gezogen wird, haben nur Kriegsplättchen eine vergleichbare Zahl; Ereigniskarten und Investitionsplättchen zählen nicht mit.
