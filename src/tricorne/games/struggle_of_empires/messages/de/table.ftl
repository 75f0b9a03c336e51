# Was auf dem Tisch zu sehen ist
war = Krieg
war-number = Krieg { roman }
phase-set-up = Aufbau
phase-neutral-markers = I. Marker
phase-alliances = II. Allianzen
phase-player-actions = III. Aktionen
phase-income = IV. Einkommen
phase-victory-points = V. Punkte
phase-end-of-war = Kriegsende
phase-game-over = Das Ende
round-of = Runde { $round } von { $rounds }
bag-holds = { $count } Marker im Beutel
alliances-order = Die Großen Allianzen in Zugreihenfolge
powers = Mächte
power = Macht
no-player = ohne Spieler
box-open = frei
victory-points = Siegpunkte
distant-sea = Fernes Meer: Wer hinüberfährt, würfelt
home-of = Heimat: { $power }
home-box = Diese Macht ist nicht im Spiel.
home-empty = Keine Einheiten hier.
blockade = Blockade

mats = Die Mächte
gold = Gold
population = Bevölkerung
unrest = Unruhe
unrest-own = Deine Unruhe; die anderen sehen nur, wie oft du welche bekamst
unrest-draws = { $count }-mal erhalten
unrest-gains = So oft Unruhe erhalten; wie viel, ist verborgen
tiles = Plättchen
supply = Noch im Vorrat
supply-of = { $unit-many } im Vorrat: { $count }
bond-ally = verbündet
bond-enemy = verfeindet
power-nobody = Niemand spielt diese Macht; ihre Einheiten kämpfen für die Seite, die sie nutzen darf.
power-gold = { $count } Gold
power-population = { $count } Bevölkerung
power-points = { $count ->
    [one] 1 Siegpunkt, und { $preview } mehr, wenn der Krieg jetzt gewertet würde
   *[other] { $count } Siegpunkte, und { $preview } mehr, wenn der Krieg jetzt gewertet würde
  }
power-unrest = { $count } Unruhe, { $gains }-mal erhalten
power-unrest-hidden = { $gains }-mal Unruhe erhalten, Wert unbekannt
power-income = Einkommen { $income }, Unterhalt { $maintenance }, Steuer { $taxation }
power-side = { $side }, Feld { $box }
power-home = In der Heimat: { $things-plain }
power-tiles = Plättchen: { $tiles-plain }

count-army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
  }
count-navy = { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
  }
count-fort = { $count ->
    [one] 1 Fort
   *[other] { $count } Forts
  }
count-control = { $count ->
    [one] 1 Kontrollmarker
   *[other] { $count } Kontrollmarker
  }
piece-of = { $power }: { $pieces }
region-values = Wert { $values-plain }
region-holds = { $points ->
    [0] { $power }: { $things-plain }
    [one] { $power }: { $things-plain }; brächte 1 Punkt
   *[other] { $power }: { $things-plain }; brächte { $points } Punkte
  }
region-blockade = { $power } blockiert diese Kolonie.
token-holds = { $token }: hält einen Kontrollmarker von { $power }
alliance-held = Örtliches Bündnis { $alliance }, gehört { $power }: { $reach }
alliance-free = Örtliches Bündnis { $alliance }, frei für { $gold } Gold: { $reach }
reach-both = +1 an Land oder zur See
reach-sea = +1 zur See
reach-land = +1 an Land

verb-build = Bauen
verb-move = Bewegen
verb-attack = Angreifen
verb-pass = Passen
verb-colonize = Siedeln
verb-commerce = Handeln
verb-ally = Bündnis
verb-claim = Plättchen
verb-incite = Anstiften
verb-bid = Bieten
verb-navies = Flotten
verb-armies = Armeen
hint-build = Was baust du? Neue Einheiten stehen in der Heimat und dürfen einmal ziehen.
hint-move = Wähle eine Einheit oder Region, die leuchtet.
hint-attack = { $count ->
    [one] Wähle, wen du angreifst. Es gibt ein Ziel.
   *[other] Wähle, wen du angreifst. Es gibt { $count } Ziele.
  }
hint-claim = Wähle ein Plättchen hier oder unter Plättchen.
hint-ally = Wähle ein örtliches Bündnis.
hint-incite = Wähle, wo und gegen wen.

title-decision = Deine Entscheidung
title-turn = Du bist am Zug
title-free-actions = Freie Aktionen
title-destination = Wohin?
title-free-move = Die neue Einheit
title-next-move = Noch eine Bewegung
title-place-unit = Eine Starteinheit aufstellen
title-pass-or-raise = Erhöhen oder passen
title-bid = Dein Gebot
title-propose-red = Wer kommt zu Rot?
title-propose-blue = Wer kommt zu Blau?
title-propose-side = Rot oder Blau?
title-commit-navies = Hilfe zur See?
title-commit-armies = Hilfe an Land?
title-accept-help = Ein Verbündeter bietet Hilfe
title-surprise-attack = Überraschungsangriff?
title-fight-at-sea = Zur See kämpfen?
title-alliances-at-sea = Bündnisse zur See
title-surrender = Kampflos abtreten?
title-blockade-support = Blockade?
title-reserves = Reserven?
title-fighting-withdrawal = Rückzugsgefecht?
title-lose-own-unit = Wähle einen Verlust
title-lose-ally-unit = Wessen Verlust?
title-militia = Miliz?
title-relief = Beruhigung
title-sea-stay = Der Seewürfel zeigt: Bleiben
title-sea-sink = Der Seewürfel zeigt: Untergang
title-put-back-duplicates = Zweimal dieselbe Region
title-may-put-back = Zweimal dieselbe Region
title-draft-pick = Behalte einen Marker
title-diplomatic-service = Diplomatischer Dienst
title-native-militia = Einheimische Miliz
title-blockade = Wo ist die Blockade?
title-war-office = Kriegsministerium
title-trade-region = Wo handelst du?
title-over = Das Spiel ist aus
title-chance = Zufall

odds = Die Aussichten
odds-plain = ohne Verbündete
odds-naval = See
odds-land = Land
odds-told = Sieg { $win }, Gleichstand { $tie }, Niederlage { $loss } Prozent
odds-capture = der Marker wechselt den Besitzer
odds-losses = verlorene Einheiten: { $power }

plate-fold = Beiseitelegen und die Karte ansehen
plate-map = Karte
auction-title = Die Großen Allianzen im Krieg { roman }
auction-opened = Eröffnet von { $power }
auction-nobody = noch niemand genannt
auction-standing = Höchstgebot
auction-new-bid = Neues Gebot
auction-versus = gegeneinander in diesem Krieg
auction-bidders = Bieter im Uhrzeigersinn
auction-your-bid = du bist dran
auction-thinks = überlegt
auction-bids = bietet { $bid }
auction-bid-before = bot vorher { $bid }
auction-has = { $power } hat { $gold } Gold.
auction-you-have = Du hast { $gold } Gold.
auction-passes = passt
auction-waits = wartet
auction-how-much = Wer gewinnt, zahlt und entscheidet, wer zu wem steht. Was dein Gold übersteigt, wird durch Steuern bezahlt, und die bringen Unruhe.
auction-if-won = Wenn es gewinnt: { $price }
auction-amount = Betrag
auction-bid = { $gold } Gold bieten
auction-pass = Passen
auction-range = Von { $least } bis { $most } Gold.
auction-for-red = Für Rot
auction-for-blue = Für Blau
hand-title = Deine Startregionen
hand-kept = Behalten

battle-title = Angriff { $region-in }: { $attacker } – { $target }
battle-declared = Ansage
battle-allies = Verbündete
battle-sea = See
battle-land = Land
battle-outcome = Ergebnis
battle-asked = { $power } entscheidet
combat-sea = Seekampf
combat-land = Landkampf
combat-won-attackers = Die Angreifer siegen
combat-won-defenders = Die Verteidiger siegen
combat-tie = Gleichstand
combat-support-attackers = Seeunterstützung für die Angreifer
combat-support-defenders = Seeunterstützung für die Verteidiger
die-shows = Der Würfel zeigt { $face }
dice-difference = Unterschied
item-own-army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
  }
item-own-navy = { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
  }
item-own-fort = { $count ->
    [one] 1 Fort
   *[other] { $count } Forts
  }
item-ally-army = Armeen von { $whose }: { $count }
item-ally-navy = Flotten von { $whose }: { $count }
item-np-army = Armeen von { $whose }, ohne Spieler: { $count }
item-np-navy = Flotten von { $whose }, ohne Spieler: { $count }
item-np-marker = Kontrolle von { $whose }
item-marker-strength = Der neutrale Marker
item-token-strength = Der Störmarker
item-naval-support = Seeunterstützung
item-army-training = Armeeausbildung
item-naval-training = Flottenausbildung
item-local-alliance = Örtliches Bündnis { $whose }

nothing-colonize = Auf der Karte liegt kein Siedlungsmarker.
nothing-commerce = Auf der Karte liegt kein Handelsmarker.

end-most-points = { $power } gewinnt mit { $points } Punkten.
end-less-unrest = { $power } gewinnt mit { $points } Punkten: nicht mehr als { $powers }, aber mit weniger Unruhe.
end-shared = { $powers } teilen sich den Sieg mit je { $points } Punkten.
end-nobody = Niemand gewinnt: In jeder Macht ist Revolution ausgebrochen.
end-revolution = Wegen Revolution auf dem letzten Platz: { $powers }.
cost-free = kostenlos
cost-gold-only = { $gold } Gold
cost-population-only = { $population } Bevölkerung
token-note = { $token }: { $effect } { $cost } { $state }
token-free = Er ist frei.
token-costs = Er kostet nichts als die Aktion.
token-lies = Er liegt { $region-in } und hält dort einen Marker.
token-banned = In diesem Zug nicht: Er ist dir eben erst misslungen.
