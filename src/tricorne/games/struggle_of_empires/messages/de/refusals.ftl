# Warum etwas nicht geht

# Der Zug
why-turn = { $power } ist am Zug und wählt eine Aktion.
why-actions-left = { $actions ->
    [one] { $power } hat noch 1 Aktion: Nutze sie oder passe.
   *[other] { $power } hat noch { $actions } Aktionen: Nutze sie oder passe.
  }
why-both-taken = Beide Aktionen dieses Zuges sind getan; es bleiben nur freie Aktionen.
why-special-taken = Die besondere Aktion dieses Zuges ist schon getan.
why-settle-once = Siedeln oder Goldküstenhandel geht nur einmal im Zug.
why-claim-once = Im Zug kann nur ein Plättchen, ein Bündnis oder ein Störmarker (Piraten, Aufstand) genommen werden.
why-not-asked = { $power } ist jetzt nicht gefragt.

# Eine andere Antwort wird erwartet
why-first-relief = Sag erst, ob Unruhe zurückgegeben wird.
why-first-navies = Sag erst, wie viele Flotten gestellt werden.
why-first-armies = Sag erst, wie viele Armeen gestellt werden.
why-first-help = Sag erst, ob die Hilfe angenommen wird.
why-first-surprise = Sag erst, ob der Angriff ein Überraschungsangriff ist.
why-first-sea = Sag erst, ob zur See gekämpft wird.
why-first-alliances-at-sea = Sag erst, welche örtlichen Bündnisse zur See genutzt werden.
why-first-surrender = Sag erst, ob der Verteidiger den Marker kampflos abtritt.
why-first-blockade-support = Sag erst, ob Blockade genutzt wird.
why-first-militia = Sag erst, ob die Miliz noch eine Einheit baut.
why-first-reserves = Sag erst, ob Reserven genutzt werden.
why-first-withdrawal = Sag erst, ob Rückzugsgefecht genutzt wird.
why-first-unit-at-sea = Sag erst, was aus der Einheit auf See wird.
why-first-loss = Sag erst, welche Einheit verloren geht.
why-first-loss-ally = Sag erst, welcher Verbündete eine Einheit verliert.
why-first-move = Beende erst die Bewegung: Nenne eine Einheit, oder sag, dass keine mehr zieht.
why-first-destination = Sag erst, wohin die Einheit geht.
why-first-diplomatic-service = Wähle erst das Bündnis für den Diplomatischen Dienst.
why-first-natives = Sag erst, wo die Einheimischen ausgehoben werden.
why-natives-unit = Die Einheimische Miliz ist eine Armee und { $unit-no }.
why-natives-home = Die Einheimische Miliz wird in einer Kolonie ausgehoben, nicht daheim.
why-first-blockade = Sag erst, welche Kolonie blockiert wird.
why-first-war-office = Wähle erst das Ziel für das Kriegsministerium.
why-first-trade = Sag erst, in welcher Region kassiert wird.

# Aufbau
why-draft-now = { $power } behält jetzt einen Marker der Auswahl.
why-draft-not-there = Dieser Marker liegt nicht in der Auswahl vor { $power }: { $region } ({ $marker }).
why-duplicates-now = { $power } sieht jetzt doppelte Startmarker durch.
why-not-in-hand = { $power } hat diesen Marker nicht auf der Hand: { $region } ({ $marker }).
why-only-marker = { $power } hat nur diesen einen Marker der Region: { $region } ({ $marker }).
why-must-put-back = { $power } muss doppelte Marker zurücklegen, bis { $number } verschiedene Regionen daliegen.
why-must-draw-again = { $number ->
    [one] { $power } hat 1 Marker zurückgelegt und muss erst wieder einen ziehen.
   *[other] { $power } hat { $number } Marker zurückgelegt und muss erst ebenso viele ziehen.
  }
why-none-put-back = { $power } hat noch keinen Marker zurückgelegt.
why-place-now = { $power } stellt jetzt eine Starteinheit auf.
why-place-not-home = Starteinheiten kommen in Regionen mit Siegpunkten, nicht in die Heimat.
why-no-ship-icon = { $region }: Hier ist kein Schiffszeichen.
why-all-placed = { $number ->
    [one] { $power } hat 1 { $unit }, schon aufgestellt.
   *[other] { $power } hat { $number } { $unit-many }, und alle sind aufgestellt.
  }

# Die Auktion
why-auction-now = Eine Auktion läuft, und { $power } soll darin bieten oder passen.
why-not-in-game = { $power } ist nicht im Spiel.
why-in-red = { $power } ist schon in der roten Allianz.
why-in-blue = { $power } ist schon in der blauen Allianz.
why-players-first = { $power } hat keinen Spieler, und noch { $number } Spieler sind ohne Allianz.
why-highest-bid = Das Gebot steht bei { $bid }; ein höheres ist nicht möglich.
why-bid-too-low = Wer erhöht, muss über das Höchstgebot gehen: { $bid } ist nicht mehr als { $standing }.
why-raise-first = Erst wird die Erhöhung angesagt, dann ihr Betrag genannt.
why-bid-passed-over = Gebote unter { $bid } sind schon übergangen.
why-bid-later = Gebote über { $bid } kommen, wenn nach höheren gefragt ist.
why-bid-limit = Ein Gebot über { $bid } ist nicht möglich.
why-must-open = { $power } eröffnet diese Auktion und muss bieten, und sei es 0.
why-must-raise = { $power } hat eine Erhöhung angesagt und muss sie nennen.
why-no-proposal = Wer eröffnet, macht den ersten Vorschlag; es steht noch keiner.
why-red-then-blue = { $number } Mächte sind ohne Allianz: Ein Vorschlag nennt erst eine für Rot, dann eine für Blau.
why-red-alone = { $number } Mächte sind ohne Allianz: Nur die allerletzte wird allein vorgeschlagen.
why-two-powers = { $power } ist schon für Rot vorgeschlagen; ein Vorschlag nennt zwei verschiedene Mächte.
why-last-player = Der letzte Spieler ohne Allianz muss vorgeschlagen werden, nicht { $red } und { $blue }.
why-bid-negative = Ein Gebot ist 0 oder mehr Gold, nicht { $words }.
why-bid-whole = Geboten wird in ganzen Goldstücken, nicht { $words }.

# Bauen und bewegen
why-build-population = Bauen kostet 1 Bevölkerung; { $power } hat { $population }.
why-supply-empty = { $unit-No } ist mehr im Vorrat: Alle { $number } stehen auf der Karte.
why-none-to-destroy = { $power } hat { $region-in } { $unit-no }, { $unit-id ->
    [fort] das
   *[other] die
  } aufgelöst werden könnte.
why-rebuild-same = { $unit-id ->
    [army] Eine aufgelöste Armee wird wieder als Armee gebaut
    [navy] Eine aufgelöste Flotte wird wieder als Flotte gebaut
   *[fort] Ein aufgelöstes Fort wird wieder als Fort gebaut
  }, nicht als { $unit2 }.
why-navy-no-icon = { $region }: Ohne Schiffszeichen darf hier keine Flotte sein.
why-beside-navy = { $unit-The } darf nur neben einer Flotte von { $power } { $region-to }; dort ist keine.
why-blockaded = { $power } sperrt diese Kolonie ({ $region }) mit { $navies ->
    [one] 1 Flotte
   *[other] { $navies } Flotten
  }; { $power2 } hat dort nur { $navies2 }.
why-no-way = { $power } hat keinen Kontrollmarker { $region-in } oder daneben, keine Flotte, die dorthin reicht, und keine gemeinsame Grenze.
why-fort-fixed = Das Fort { $region-in } steht fest: Forts ziehen nur aus der Heimat.
why-all-moved = { $unit-every } { $region-in } ist in dieser Aktion schon gezogen.
why-nowhere = { $unit-The } in der Heimat kann nirgendwohin.
why-must-go = Eine Einheit, die für eine Bewegung genannt ist, muss anderswohin ziehen.
why-already-there = { $unit-The } ist schon { $region-in }.
why-foreign-home = Keine Einheit von { $power } darf in einer fremden Heimat stehen, auch nicht in der von { $power2 }.
why-sea-stay = Der Würfel sagt Bleiben: Die Einheit kann nicht sinken.

# Angriffe
why-attack-itself = { $power } kann sich nicht selbst angreifen.
why-same-alliance = { $power } ist in derselben Großen Allianz wie { $power2 }.
why-no-control = { $power } hat keinen Kontrollmarker { $region-in }.
why-no-presence = { $power } hat weder Kontrollmarker noch Einheit { $region-in }.
why-no-force = { $power } hat weder eine Armee { $region-in } noch eine Flotte, die dorthin reicht.
why-no-sea-target = { $power } hat keine Armee { $region-in }, und dort kann sich keine Flotte zum Seekampf stellen.
why-settled = Dieser Marker hat keine Stärke; er wird genommen, nicht angegriffen ({ $region }, { $marker }).
why-not-on-map = Dieser Marker liegt nicht auf der Karte: { $region } ({ $marker }).
why-no-unit = { $power } hat { $unit-no } { $region-in }.
why-few-navies = { $navies ->
    [0] { $power } hat dort keine Flotte.
    [one] { $power } hat dort nur 1 Flotte.
   *[other] { $power } hat dort nur { $navies } Flotten.
  }
why-few-armies = { $armies ->
    [0] { $power } hat dort keine Armee.
    [one] { $power } hat dort nur 1 Armee.
   *[other] { $power } hat dort nur { $armies } Armeen.
  }
why-unit-not-there = { $unit-No } war an diesem Kampf beteiligt.
why-none-committed = { $power } hat in diesem Kampf keine gestellte Einheit mehr.

# Siedeln
why-not-colonize = Das ist kein Siedlungsmarker: { $region } ({ $marker }).
why-not-commerce = Das ist kein Handelsmarker: { $region } ({ $marker }).
why-colonize-population = Siedeln kostet 1 Bevölkerung; { $power } hat { $population }.
why-commerce-navy = { $power } hat keine eigene Flotte in Afrika.
why-control-limit = Alle { $number } Kontrollmarker liegen auf der Karte.

# Piraten und Aufstand
why-token-holds = { $token }: Dieser Marker ist { $region-in } gebunden.
why-token-used = { $power } hat eben erst angestiftet: { $token }.
why-token-barred = { $token }: { $power } ist damit gescheitert und darf den Marker bis zum Ende dieses Zuges nicht wieder wählen.
why-token-reach = { $token }: Das geht { $region-in } nicht.
why-token-supply = { $token }: Der Marker liegt im Vorrat.
why-own-marker = { $power } kann nicht gegen einen eigenen Kontrollmarker zuschlagen.

# Örtliche Bündnisse
why-alliance-held = Das örtliche Bündnis { $alliance } gehört schon { $power }.
why-alliance-limit = { $power } hat alle { $number } Bündnismarker ausgelegt.
why-alliance-none-free = Jedes örtliche Bündnis ist vergeben.
why-alliance-not-held = { $power } hat das örtliche Bündnis { $alliance } nicht.
why-alliance-elsewhere = Das örtliche Bündnis { $alliance } gilt nicht { $region-in }.
why-alliance-no-navy = Dem örtlichen Bündnis { $alliance } fehlt das Seezeichen oder eine eigene Flotte, der es helfen könnte.
why-alliance-used = Das örtliche Bündnis { $alliance } ist in diesem Kampf schon genutzt.

# Plättchen
why-colony-presence = { $power } hat in keiner Kolonie einen Kontrollmarker oder eine Einheit.
why-colony-navy = { $power } hat in keiner Kolonie eine Flotte.
why-no-colony = { $region }: Das ist keine Kolonie.
why-supply-none = { $power } hat { $unit-no } mehr im Vorrat.
why-nothing-to-attack = { $power } könnte nichts angreifen.
why-tile-dice = { $tile }: nur mit dem weißen und dem roten Würfel zu nutzen.
why-tile-not-in-game = { $tile }: Dieses Plättchen ist nicht im Spiel.
why-tile-none-left = { $tile }: Kein Plättchen liegt mehr aus.
why-tile-population = { $tile } kostet { $number } Bevölkerung; { $power } hat { $population }.
why-tile-trade-limit = { $power } hat schon { $number } Handelsplättchen.
why-tile-used-turn = { $tile }: in diesem Zug schon genutzt ({ $power }).
why-tile-used-war = { $tile }: in diesem Krieg schon genutzt.
why-tile-region = { $tile }: Diese Region steht nicht darauf ({ $region }).
why-tile-no-free-action = { $tile }: Das gibt im eigenen Zug keine freie Aktion.
why-tile-not-owned = { $power } besitzt dieses Plättchen nicht: { $tile }.
why-trade-nothing = { $tile } brächte jetzt nichts ein.
