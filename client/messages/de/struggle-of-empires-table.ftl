war = Krieg
war-number = Krieg { $war }
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
alliances-order = Die großen Allianzen in Zugreihenfolge
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
unrest-gains = Wie oft Unruhe erhalten; ihr Wert ist verborgen
tiles = Plättchen
supply = Noch zu bauende Figuren
supply-of = { $unit ->
    [army] Armeen im Vorrat: { $count }
    [navy] Flotten im Vorrat: { $count }
   *[fort] Festungen im Vorrat: { $count }
  }
bond-ally = Verbündet
bond-enemy = Feind
power-nobody = Niemand spielt diese Macht; ihre Einheiten kämpfen für den, der sie nutzen darf.
power-gold = { $count } Gold
power-population = { $count } Bevölkerung
power-points = { $count } Siegpunkte, und { $preview } mehr, wenn der Krieg jetzt gewertet würde
power-unrest = { $count } Unruhe, { $gains }-mal erhalten
power-unrest-hidden = { $gains }-mal Unruhe erhalten, Wert unbekannt
power-income = Einkommen { $income }, Unterhalt { $maintenance }, Steuer { $taxation }
power-side = { $side }, Feld { $box }
power-home = In der Heimat: { $things }
power-tiles = Plättchen: { $tiles }

count-army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
  }
count-navy = { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
  }
count-fort = { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
  }
count-control = { $count ->
    [one] 1 Kontrollmarker
   *[other] { $count } Kontrollmarker
  }
piece-of = { $power }: { $pieces }
region-values = Wert { $values }
region-holds = { $points ->
    [0] { $power }: { $things }
   *[other] { $power }: { $things }; brächte { $points } Punkte
  }
region-blockade = { $power } blockiert diese Kolonie.
marker-attack = Neutraler Marker der Stärke { $strength }
    .about = Besiege ihn in einem Angriff, um deinen Kontrollmarker hierher zu legen.
marker-colonize = Siedlungsmarker
    .about = Kann für 1 Bevölkerung ohne Kampf besiedelt werden.
marker-commerce = Handelsmarker
    .about = Kann mit einer Flotte in Afrika ohne Kampf genommen werden.
marker-with-gold = { $marker }, bringt { $gold } Gold
marker-with-points = { $marker }, bringt { $points } Siegpunkt
token-holds = { $token }: hält einen Kontrollmarker von { $power }
alliance-held = { $reach ->
    [both] Örtliches Bündnis { $alliance }, gehört { $power }: +1 an Land oder zur See
    [sea] Örtliches Bündnis { $alliance }, gehört { $power }: +1 zur See
   *[land] Örtliches Bündnis { $alliance }, gehört { $power }: +1 an Land
  }
alliance-free = { $reach ->
    [both] Örtliches Bündnis { $alliance }, frei für { $gold } Gold: +1 an Land oder zur See
    [sea] Örtliches Bündnis { $alliance }, frei für { $gold } Gold: +1 zur See
   *[land] Örtliches Bündnis { $alliance }, frei für { $gold } Gold: +1 an Land
  }
tile-price = Preis: { $price }
tile-left = noch { $left } von { $copies }
tile-used = benutzt
price-gold = { $count } Gold
price-population = { $count } Bevölkerung
price-unrest = { $count } Unruhe
price-nothing = nichts

verb-build = Bauen
verb-move = Bewegen
verb-attack = Angreifen
verb-pass = Passen
verb-colonize = Siedeln
verb-commerce = Handeln
verb-ally = Bündnis
verb-claim = Plättchen
verb-incite = Verdeckt
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
title-place-unit = Eine Anfangseinheit aufstellen
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
title-surrender = Aufgeben?
title-blockade-support = Blockade?
title-reserves = Reserven?
title-fighting-withdrawal = Rückzugsgefecht?
title-lose-own-unit = Wähle einen Verlust
title-lose-ally-unit = Wessen Verlust?
title-militia = Miliz?
title-relief = Beruhigung
title-sea-stay = Der Seewürfel sagt: Bleib
title-sea-sink = Der Seewürfel sagt: Sink
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
auction-title = Die großen Allianzen im Krieg { $war }
auction-opened = Eröffnet von { $power }
auction-nobody = noch niemand genannt
auction-standing = Höchstgebot
auction-new-bid = Neues Gebot
auction-versus = gegeneinander in diesem Krieg
auction-bidders = Bieter im Uhrzeigersinn
auction-your-bid = du bist dran
auction-thinks = überlegt
auction-bids = bietet { $bid }
auction-passes = passt
auction-waits = wartet
auction-how-much = Wer gewinnt, zahlt und entscheidet, wer zu wem steht. Was dein Gold übersteigt, wird durch Steuern bezahlt, und die bringen Unruhe.
auction-amount = Betrag
auction-bid = { $gold } Gold bieten
auction-higher = Höhere Gebote
auction-pass = Passen
auction-raise = Erhöhen
auction-keep = Vorschlag stehen lassen
auction-for-red = Für Rot
auction-for-blue = Für Blau
auction-raise-or-pass = Überbiete und nenne je eine Macht für jede Seite, oder passe.
hand-title = Deine Anfangsregionen
hand-kept = Behalten

battle-title = { $attacker } greift { $target } { $inRegion } an
battle-declared = Erklärt
battle-allies = Verbündete
battle-sea = See
battle-land = Land
battle-outcome = Ausgang
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
    [one] 1 Festung
   *[other] { $count } Festungen
  }
item-ally-army = Armeen von { $whose }: { $count }
item-ally-navy = Flotten von { $whose }: { $count }
item-np-army = Armeen von { $whose }, ohne Spieler: { $count }
item-np-navy = Flotten von { $whose }, ohne Spieler: { $count }
item-np-marker = Kontrolle von { $whose }
item-marker-strength = Der neutrale Marker
item-token-strength = Die Aufrührer
item-naval-support = Seeunterstützung
item-army-training = Drill der Armee
item-naval-training = Drill der Flotte
item-local-alliance = Örtliches Bündnis { $whose }

deal-terms = { $payer } zahlt { $helper } { $gold } Gold für { $navies ->
    [0] { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
    [one] { $armies ->
        [0] 1 Flotte
        [one] 1 Flotte und 1 Armee
       *[other] 1 Flotte und { $armies } Armeen
    }
   *[other] { $armies ->
        [0] { $navies } Flotten
        [one] { $navies } Flotten und 1 Armee
       *[other] { $navies } Flotten und { $armies } Armeen
    }
} in diesem Angriff
deal-accept = Annehmen
deal-refuse = Ablehnen
deal-withdraw = Zurückziehen
deal-counter = Lieber für
deal-counter-send = Gegenangebot
deal-now = { $power } wird um Hilfe gebeten: ein Angebot machen?
deal-now-send = Anbieten
deal-make = Handel vorschlagen
deal-kind = Was
deal-pay = jetzt Gold geben
deal-offer = Gold für Hilfe in diesem Angriff
deal-promise = ein Versprechen zu Protokoll
deal-to = An
deal-words = Deine Worte
deal-gold = Gold
deal-navies = Flotten
deal-armies = Armeen
deal-send = Tun
deal-fine = Gold wird sofort gezahlt. Bezahlte Hilfe ist zugesagt.
deal-promise-fine = Ein Versprechen bindet niemanden; alle können es lesen.

figure-victory-points = Siegpunkte
figure-control = Kontrolle
figure-unrest = Unruhe
figure-gold = Gold
figure-population = Bevölkerung
figure-units = Einheiten
source-war-1 = Krieg I
source-war-2 = Krieg II
source-war-3 = Krieg III
source-markers-and-tiles = Marker und Plättchen
source-unrest = Unruhe

nothing-colonize = Auf der Karte liegt kein Siedlungsmarker.
nothing-commerce = Auf der Karte liegt kein Handelsmarker.
luck-battle-dice = Kampfwürfel
luck-voyages = Glückliche Überfahrten
luck-unrest = Gezogene Unruhe

# Daueraufträge
order-title = Auftrag hinterlassen
order-note = Das Haus antwortet für dich, bis diese Versteigerung entschieden ist. Niemand sonst erfährt davon; du kannst den Auftrag jederzeit zurückziehen.
order-limit = Grenze
order-bid-up-to = Bis { $gold } für diesen Vorschlag bieten
order-always = und ihn wiederherstellen, wenn jemand ihn ändert
order-pass-while = Passen, solange dieser Vorschlag steht
order-pass-named = Passen, außer ich werde genannt
order-pass-all = Passen, bis es entschieden ist
order-left = Dein Auftrag:
order-withdraw = Auftrag zurückziehen
order-ended-over = Diese Versteigerung ist entschieden; dein Auftrag ist zu Ende.
order-ended-unforeseen = Es ist etwas geschehen, das dein Auftrag nicht vorsah. Du entscheidest.
order-ended-left = Dein Auftrag endete, als du gegangen bist.
order-words-pass = Passen, bis diese Versteigerung entschieden ist.
order-words-named = In dieser Versteigerung passen, außer deine Macht wird genannt.
order-words-while = { $side ->
    [red] Passen, solange { $red } für Rot vorgeschlagen ist.
    [blue] Passen, solange { $blue } für Blau vorgeschlagen ist.
   *[both] Passen, solange { $red } für Rot und { $blue } für Blau vorgeschlagen ist.
}
order-words-bid = { $side ->
    [red] Bis { $gold } bieten, solange { $red } für Rot vorgeschlagen ist, dann passen.
    [blue] Bis { $gold } bieten, solange { $blue } für Blau vorgeschlagen ist, dann passen.
   *[both] Bis { $gold } bieten, solange { $red } für Rot und { $blue } für Blau vorgeschlagen ist, dann passen.
}
order-words-always = { $side ->
    [red] Bis { $gold } für { $red } in Rot bieten, was auch sonst vorgeschlagen wird.
    [blue] Bis { $gold } für { $blue } in Blau bieten, was auch sonst vorgeschlagen wird.
   *[both] Bis { $gold } für { $red } in Rot und { $blue } in Blau bieten, was auch sonst vorgeschlagen wird.
}
act-which-marker = { $deed } ({ $marker })
end-most-points = { $power } gewinnt mit { $points } Punkten.
end-less-unrest = { $power } gewinnt mit { $points } Punkten: nicht mehr als { $powers }, aber mit weniger Unruhe.
end-shared = { $powers } teilen sich den Sieg mit je { $points } Punkten.
end-nobody = Niemand gewinnt: Jede Macht ist in Revolution gefallen.
end-revolution = Wegen Revolution auf dem letzten Platz: { $powers }.
