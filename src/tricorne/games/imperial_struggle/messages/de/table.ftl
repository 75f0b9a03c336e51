# Leiste, Tafeln, das Brett in Worten.
to-act = am Zug
initiative = Initiative
debt = Schulden
treaty-points = Vertragspunkte
cards = Ereigniskarten
turn-track = Zeitleiste
round-of = Runde { $round } von { $rounds }
round = Aktionsrunde { $round } von { $rounds }
total-told = Der Stand der Siegpunkte ist { $total }; eine Wertung jetzt ergäbe { $after }. Frankreich gewinnt bei { $high }, Großbritannien bei { $low }.
mats = Aktionsrunde und Investitionen
points-left = Übrige Punkte in dieser Runde
points-of = { $count } { $type }
points-none = { $type-id ->
    [economic] keine Wirtschaftsaktion
    [diplomatic] keine Diplomatieaktion
   *[military] keine Militäraktion
  }
major = Hauptaktion
minor = Nebenaktion, ein Kauf
closed = Ereignispunkte
borrow = { $count ->
    [0] Keine Punkte durch Vertragspunkte oder Schulden.
    [one] 1 Punkt mehr durch Vertragspunkte oder Schulden.
   *[other] Bis zu { $count } Punkte mehr durch Vertragspunkte und Schulden.
  }
event-played = Gespielt: { $name }.
advantages-used = { $count ->
    [one] Ein Vorteil genutzt.
   *[other] { $count } Vorteile genutzt.
  }
only-unflag-political-europe = nur um Flaggen von politischen Feldern in Europa zu nehmen
only-unflag-markets = nur um Flaggen von Märkten zu nehmen
only-unflag-one-market = nur um die Flagge eines Marktes zu nehmen, alles in einem Kauf
only-flag-market-next-to-british-market = nur um einen Markt neben einem britischen zu beflaggen
only-europe = nur in Europa
only-north-america = nur in Nordamerika
only-caribbean = nur in der Karibik
only-india = nur in Indien
only-german-states-prussia-dutch-republic = nur in den Deutschen Staaten, Preußen und den Niederlanden
only-spain-austria = nur in Spanien und Österreich
only-non-prestige-political = nur auf politischen Feldern ohne Prestige
only-ireland-scotland = nur in Irland und Schottland
only-deploy-or-bonus-tile = nur zum Entsenden oder für ein Bonusplättchen
investments = Investitionen
investments-left = { $open } von { $all } übrig
investment-tile = Investition
investment-line = Hauptaktion { $major } { $points }, Nebenaktion { $minor } { $less }{ $event ->
    [yes] , erlaubt ein Ereignis
   *[no] { "" }
  }{ $upgrade ->
    [yes] , mit militärischer Aufwertung
   *[no] { "" }
  }.
investment-taken = { $tile } Genommen von { $side }.
investment-rule = Die Hauptaktion kauft so viel, wie ihre Punkte erlauben; die Nebenaktion macht einen Kauf und entfernt keine gegnerische Flagge, außer auf einem Feld mit Konfliktmarker.
taken-by = Genommen von { $side }
open-tile = Offen
tray = Hand und Ministerien
card-needs = Braucht eine Investition mit Hauptaktion { $type } und Ereigniszeichen.
card-any = Braucht eine Investition mit Ereigniszeichen.
bonus-met = Bonus, gilt jetzt: { $text }
bonus-not = Bonus, gilt noch nicht: { $text }
bonus-if-keyword = Bonus, wenn du { $keyword } hast. { $state }
bonus-if-debt = Bonus, wenn dein freier Kredit um { $number } oder mehr größer ist: jetzt { $own } zu { $other }. { $state }
bonus-if-tiles = Bonus, wenn du mindestens { $number } mehr Bonusplättchen hast als der Gegner: jetzt { $own } zu { $other }. { $state }
bonus-if-advantage = Bonus, wenn du diesen Vorteil hast: { $advantage }. { $state }
bonus-if-more = Bonus, wenn du davon mehr hältst als der Gegner: { $spaces }; jetzt { $own } zu { $other }. { $state }
bonus-holds = Er gilt jetzt.
bonus-fails = Er gilt jetzt nicht.
bonus-holds-by = Er gilt jetzt, durch { $ministries }.
bonus-turn-up = Noch nicht: Decke erst { $ministries } auf.
bonus-by-keyword = { $keyword }
bonus-by-debt = Kredit +{ $number }
bonus-by-tiles = Bonusplättchen +{ $number }
bonus-by-advantage = { $advantage }
bonus-by-more = mehr von { $number } Feldern
plate-map = Karte
bonus-on-by = Bonus gilt: { $needs }
bonus-off-by = Bonus noch nicht: { $needs }
discarding = wird abgelegt
used = genutzt
keywords = Schlagworte: { $words }
ability = { $used ->
    [0] { $when }: { $text }
   *[other] { $when } (genutzt): { $text }
  }
when-once-per-turn = Einmal je Friedenszeit
when-twice-per-turn = Zweimal je Friedenszeit
when-once-per-round = Einmal in der Runde
when-each-round = In jeder Runde
when-always = Immer
when-scoring = Wertung
when-end-of-turn = Ende der Friedenszeit
when-on-reveal = Beim Aufdecken
place-unused = nicht im Einsatz
place-face-down = verdeckt
place-face-up = offen
place-out-of-game = aus dem Spiel
place-given-back = zurückgegeben
foe-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
foe-down = { $count ->
    [0] kein Ministerium verdeckt
    [one] 1 Ministerium verdeckt
   *[other] { $count } Ministerien verdeckt
  }
cabinet = Ministerien
awards = Auszeichnungen
award-worth = { $vp } SP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } VtP
  }{ $lead ->
    [1] { "" }
   *[other] , Vorsprung { $lead }
  }
award-none = kein Plättchen
demand = Weltnachfrage
demand-worth = { $vp } SP{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } VtP
  }{ $debt ->
    [0] { "" }
    [1] , +1 Schulden
   *[other] , −1 Schulden
  }
demand-counts = Großbritannien { $britain }, Frankreich { $france }
demand-reward = Wert: { $vp } SP, { $treaty } Vertragspunkte, Schulden { $debt }.
demand-now = In dieser Friedenszeit gefragt.
demand-not = In dieser Friedenszeit nicht gefragt.
demand-idle = Nicht gefragt:
score-now = Wertung jetzt
score-final = Schlusswertung jetzt
score-final-turn = Mit der Wertung dieser Friedenszeit davor: { $after }
score-total = { $before } → { $after }
score-award = Auszeichnung { $region }
score-prestige = Prestige
score-available-debt = Freier Kredit
score-over-limit = Schulden über der Grenze
advantages = Vorteile
advantage-needs = Gehört der Seite, die das alles hält: { $spaces }.
advantage-nobody = Gehört niemandem.
advantage-ready = Gehört { $side }, bereit.
advantage-exhausted = Gehört { $side }; erschöpft bis zur nächsten Friedenszeit.
advantage-new = Gehört { $side } erst seit dieser Runde.
advantage-blocked = Gehört { $side }; ein Konfliktmarker sperrt ihn.
deck = { $pile } Karten im Stapel, { $discards } abgelegt, { $played } gespielt.
open-war = Kriegstafel öffnen
tiles-told = { $side }: { $basic } Grund- und { $bonus } Bonusplättchen
basic = Grundplättchen
bonus-tile = Bonusplättchen
effect-none = ohne Wirkung
effect-debt = der Gegner nimmt 1 Schuldenpunkt
effect-fort-or-fleet = beschädigt ein Fort oder schickt ein Geschwader heim
effect-unflag = nimmt eine gegnerische Flagge weg
no-tile = kein Plättchen
no-items = nichts auf der Karte zählt hier
item-alliance = Bündnis
item-squadron = Geschwader
item-fort = Fort
item-conflict = Konflikt auf gegnerischem Feld
item-keyword = Ministerium
item-byng = Byngs Flotte
item-atlantic-dominance = Herrschaft über den Atlantik
spoils-of = Beute: { $name }
tie-nothing = ein Gleichstand gibt nichts
lead = Vorsprung
winner = Sieger
loser = Verlierer
margin = { $least }–{ $most }
margin-more = { $least } oder mehr
may-be-taken = Hier kann erobert werden: { $places }.
won-by = { $side } mit { $margin } Vorsprung
tie = Gleichstand
conquest-left = { $count ->
    [one] Noch 1 Eroberungspunkt auf der Karte auszugeben.
   *[other] Noch { $count } Eroberungspunkte auf der Karte auszugeben.
  }
to-place = In deiner Hand: { $tiles }.
tile-to-place = { $bonus ->
    [yes] { $name } (Stärke { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
theater-strength = Stärke, soweit bekannt: Großbritannien { $britain }, Frankreich { $france }.
spoils-line = Vorsprung { $margin }: { $parts }.
nothing = nichts
nobody = niemand
price-of = Preis: { $name }
removes = Flagge wegnehmen
places = Flagge setzen
price-printed = Aufgedruckter Preis
price-conflict = Im Konflikt: Grundpreis 1
price-isolated = Abgeschnitten: Grundpreis 1
price-protected = Geschützt
price-region = Weitere Region in dieser Runde
price-minimum = Mindestens 1
price-total = Preis
price-short = { $have } zahlt die Aktion, { $short } kommen aus Vertragspunkten oder Schulden.
would-demand = { $commodity } danach: Großbritannien { $britain }, Frankreich { $france } (vorn: { $leader }).
would-award = { $region } danach: Großbritannien { $britain }, Frankreich { $france } ({ $lead ->
    [1] Auszeichnung
   *[other] Auszeichnung ab { $lead } Vorsprung
  }: { $leader }).
side-debt = Schulden { $debt } von { $limit }; freier Kredit { $left }.
side-treaty = { $count ->
    [one] 1 Vertragspunkt.
   *[other] { $count } Vertragspunkte.
  }
side-squadrons = Geschwader: { $map } auf der Karte, { $box } in der Flottenbox, { $unbuilt } ungebaut, { $aside } beiseitegelegt, { $gone } verloren.
side-cards = { $cards ->
    [one] 1 Ereigniskarte
   *[other] { $cards } Ereigniskarten
  }, { $down ->
    [one] 1 verdecktes Ministerium
   *[other] { $down } verdeckte Ministerien
  }, { $bonus } Bonusplättchen.
side-jacobites = { $count } Jakobiten-Siegmarker.
side-townshend = Townshend-Gesetze: { $commodity }.
text-state = Der Stand
text-initiative = { $side } hat die Initiative.
text-score = { $what }: { $side } { $vp } SP, { $treaty } Vertragspunkte, Schulden { $debt }.
nothing-play = Du hast keine Karte auf der Hand.
nothing-advantage = Du hast keinen Vorteil.
nothing-war = Es kommt kein Krieg mehr.
tab-tiles = Stand
page-tiles = Stand
page-powers = Karten
verb-trade = Handel
verb-diplomacy = Diplomatie
verb-forts = Forts
verb-fleet = Entsenden
verb-build-squadron = Neues Geschwader
verb-clear-markers = Konflikt beilegen
verb-buy-war-tile = Bonus­plättchen
verb-draw-card = Karte ziehen
verb-play = Ereignis spielen
verb-use-advantage = Vorteil
verb-ministry = Ministerium
verb-upgrade = Aufwertung
verb-treaty-points = Vertragspunkte
hint-trade = Wähle eine Region oder einen leuchtenden Markt.
hint-diplomacy = Wähle eine Region oder ein leuchtendes politisches Feld.
hint-play = Wähle eine Karte deiner Hand.
hint-use-advantage = Wähle einen Vorteil.
hint-ministry = Decke ein Ministerium auf oder nutze eines.
title-decision = Eine Entscheidung
title-menu = Deine Aktionsrunde
title-take = Nimm eine Investition
title-shift = Welches Feld?
title-choose-ministry = Wähle deine Ministerien
title-swap-ministry = Ein Ministerium tauschen?
title-discard = Ablegen
title-first-player = Wer beginnt?
title-pay-by = Haupt- oder Nebenaktion?
title-pay-extra = Vertragspunkte oder Schulden?
title-conquer = Eroberungspunkte ausgeben
title-tile-effect = Ein Kriegsplättchen wirkt
title-refuse = Das Territorium abtreten?
title-place-tile = Das Bonusplättchen einsetzen
title-upgrade-keep = Militärische Aufwertung
title-over = Das Spiel ist aus
figure-victory-points = Vorsprung in SP
figure-flags = Zählende Felder
figure-squadrons = Geschwader auf der Karte
figure-advantages = Vorteile
figure-debt = Schulden
figure-treaty-points = Vertragspunkte
source-prestige = Prestige
source-awards = Auszeichnungen
source-demand = Nachfrage
source-ministries = Ministerien
source-final-scoring = Schlusswertung
source-wars = Kriege
source-play = Karten und Spiel
end-peace-sweep = { $power } gewinnt sofort: Alle Auszeichnungen und alle Nachfragen einer Friedenszeit gingen an diese Seite.
end-war-sweep = { $power } gewinnt sofort: In einem Krieg fiel jeder Schauplatz an diese Seite.
end-victory-points = { $power } gewinnt sofort: Die Siegpunkte haben das eigene Ende der Leiste erreicht.
end-final-score = { $power } gewinnt nach Siegpunkten in der Schlusswertung.
end-available-debt = { $power } gewinnt: gleich viele Siegpunkte, aber mehr freier Kredit.
end-tie-goes-to-britain = { $power } gewinnt: Siegpunkte und freier Kredit sind gleich, und ein solcher Gleichstand geht an Großbritannien.
luck-war-tiles = Stärke gezogener Plättchen
luck-tiles = Kriegsplättchen
luck-awards = Auszeichnungen
luck-demand = Weltnachfrage
luck-investments = Investitionsplättchen
luck-cards = Ereigniskarten
luck-note = In diesem Spiel wird nicht gewürfelt. Gezogen wird viel, doch nur Bonus- und Grundplättchen tragen eine Zahl; was Ereigniskarten und Investitionen an der Aussicht auf den Sieg änderten, sagt der Bericht.
special-jacobite-victory = ein Jakobiten-Siegmarker, wenn Frankreich gewinnt
special-jacobite-ministry = Frankreich darf die Jakobitenaufstände als drittes Ministerium halten
special-jacobite-defeat = die Jakobitenaufstände scheiden aus
special-atlantic-dominance = +2 im Franzosen- und Indianerkrieg
special-loser-unbuilds-squadrons = der Verlierer legt { $count } Geschwader in den Vorrat zurück, wo sie neu gebaut werden können
special-loser-removes-squadrons = der Verlierer verliert { $count } Geschwader für immer
special-usa = Frankreich darf USA-Flaggen auf Territorien setzen
special-canada = Frankreich darf eine USA-Flagge auf Quebec und Montreal setzen
cost-points = { $price } { $type }, es bleiben { $left }
cost-points-only = { $price } { $type }
cost-debt = { $debt } Schulden, danach noch { $left } möglich
cost-treaty = { $points ->
    [one] 1 Vertragspunkt
   *[other] { $points } Vertragspunkte
  }, es bleiben { $left }
cost-from = ab
end-lead = Vorsprung
end-track = Die Leiste begann bei { $level }. { $power } gewann { $first }, { $power2 } { $second }: Sie steht auf { $track }.
