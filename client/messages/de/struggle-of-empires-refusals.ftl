# Warum etwas nicht geht
why-turn = { $power } ist am Zug und wählt eine Aktion.
why-actions-left = { $power } hat noch { $number } Aktionen und muss sie nutzen oder passen.
why-both-taken = Beide Aktionen dieses Zuges sind getan; es bleiben nur freie Aktionen.
why-special-taken = Die besondere Aktion dieses Zuges ist schon getan.
why-settle-once = Siedeln oder Goldküstenhandel geht nur einmal im Zug.
why-claim-once = Im Zug kann nur ein Plättchen, ein Bündnis oder ein verdeckter Marker genommen werden.
why-not-asked = { $power } ist jetzt nicht gefragt.
why-first-relief = Erst ist zu sagen, ob Unruhe zurückgegeben wird.
why-first-navies = Erst ist zu sagen, wie viele Flotten gestellt werden.
why-first-armies = Erst ist zu sagen, wie viele Armeen gestellt werden.
why-first-help = Erst ist zu sagen, ob die Hilfe angenommen wird.
why-first-surprise = Erst ist zu sagen, ob der Angriff ein Überraschungsangriff ist.
why-first-sea = Erst ist zu sagen, ob zur See gekämpft wird.
why-first-alliances-at-sea = Erst ist zu sagen, welche örtlichen Bündnisse zur See eingesetzt werden.
why-first-surrender = Erst ist zu sagen, ob der Verteidiger aufgibt.
why-first-blockade-support = Erst ist zu sagen, ob Blockade benutzt wird.
why-first-militia = Erst ist zu sagen, ob die Miliz eine weitere Armee baut.
why-first-reserves = Erst ist zu sagen, ob Reserven gerufen werden.
why-first-withdrawal = Erst ist zu sagen, ob Rückzugsgefecht gespielt wird.
why-first-unit-at-sea = Erst ist zu sagen, was aus der Einheit auf See wird.
why-first-loss = Erst ist zu sagen, welche Einheit verloren geht.
why-first-loss-ally = Erst ist zu sagen, welcher Verbündete eine Einheit verliert.
why-first-move = Erst ist die Bewegung zu beenden: Nenne eine Einheit, oder sag, dass keine mehr zieht.
why-first-destination = Erst ist zu sagen, wohin die Einheit geht.
why-first-diplomatic-service = Erst ist das Bündnis für den Diplomatischen Dienst zu wählen.
why-first-natives = Erst ist zu sagen, in welcher Kolonie die Einheimischen ausgehoben werden.
why-first-blockade = Erst ist zu sagen, welche Kolonie blockiert wird.
why-first-war-office = Erst ist das Ziel für das Kriegsministerium zu wählen.
why-first-trade = Erst ist zu sagen, in welcher Region kassiert wird.
why-draft-now = { $power } behält jetzt einen Marker der Auswahl.
why-draft-not-there = Dieser Marker liegt nicht in der Auswahl vor { $power }: { $region }.
why-duplicates-now = { $power } sieht jetzt doppelte Anfangsmarker durch.
why-not-in-hand = { $power } hat diesen Marker nicht auf der Hand: { $region }.
why-only-marker = { $power } hat nur diesen einen Marker der Region: { $region }.
why-must-put-back = { $power } muss doppelte Marker zurücklegen, bis { $number } verschiedene Regionen daliegen.
why-must-draw-again = { $number ->
    [one] { $power } hat 1 Marker zurückgelegt und muss erst wieder einen ziehen.
   *[other] { $power } hat { $number } Marker zurückgelegt und muss erst ebenso viele ziehen.
  }
why-none-put-back = { $power } hat noch keinen Marker zurückgelegt.
why-place-now = { $power } stellt jetzt eine Anfangseinheit auf.
why-place-not-home = Anfangseinheiten kommen in Regionen mit Siegpunkten, nicht in die Heimat.
why-no-ship-icon = { $region }: Hier ist kein Schiffszeichen.
why-all-placed = { $units ->
    [army] { $power } hat { $number } Armeen und alle aufgestellt.
    [navy] { $power } hat { $number } Flotten und alle aufgestellt.
   *[fort] { $power } hat { $number } Festungen und alle aufgestellt.
  }
why-auction-now = Eine Auktion läuft, und { $power } soll darin bieten oder passen.
why-not-in-game = { $power } ist nicht im Spiel.
why-in-red = { $power } ist schon in der roten Allianz.
why-in-blue = { $power } ist schon in der blauen Allianz.
why-players-first = { $power } hat keinen Spieler, und noch { $number } Spieler sind ohne Allianz.
why-highest-bid = Das Gebot steht bei { $number }; ein höheres lässt sich nicht aufschreiben.
why-bid-too-low = Wer erhöht, muss über das Höchstgebot gehen: { $number } ist nicht mehr als { $number2 }.
why-raise-first = Erst wird die Erhöhung angesagt, dann ihr Betrag genannt.
why-bid-passed-over = Gebote unter { $number } sind schon übergangen.
why-bid-later = Gebote über { $number } kommen, wenn nach höheren gefragt ist.
why-bid-limit = Ein Gebot über { $number } lässt sich nicht aufschreiben.
why-must-open = { $power } eröffnet diese Auktion und muss bieten, und sei es 0.
why-must-raise = { $power } hat eine Erhöhung angesagt und muss sie nennen.
why-no-proposal = Wer eröffnet, macht den ersten Vorschlag; es steht noch keiner.
why-red-then-blue = { $number } Mächte sind ohne Allianz: Ein Vorschlag nennt erst eine für Rot, dann eine für Blau.
why-red-alone = { $number } Mächte sind ohne Allianz: Nur die allerletzte wird allein vorgeschlagen.
why-two-powers = { $power } ist schon für Rot vorgeschlagen; ein Vorschlag nennt zwei verschiedene Mächte.
why-last-player = Der letzte Spieler ohne Allianz muss vorgeschlagen werden, nicht { $power } und { $power2 }.
why-bid-negative = Ein Gebot ist 0 oder mehr Gold, nicht { $words }.
why-bid-whole = Geboten wird in ganzem Gold, nicht { $words }.
why-order-no-auction = Es läuft keine Auktion; Aufträge gelten nur für eine laufende.
why-order-opener = Du eröffnest diese Auktion und musst bieten, und sei es 0.
why-order-no-proposal = Es gibt noch keinen Vorschlag; warte, bis die Auktion eröffnet ist.
why-order-other-proposal = Ein anderer Vorschlag steht; ein Auftrag nennt den, der steht, oder soll ihn immer wiederherstellen.
why-order-cannot-propose = Diese beiden können jetzt nicht vorgeschlagen werden.
why-order-too-low = Das Gebot steht bei { $number }: Ein Auftrag zum Bieten geht darüber, oder er passt.
why-build-population = Bauen kostet 1 Bevölkerung; { $power } hat { $number }.
why-supply-empty = { $unit ->
    [army] Keine Armee ist mehr im Vorrat: Alle { $number } stehen auf der Karte.
    [navy] Keine Flotte ist mehr im Vorrat: Alle { $number } stehen auf der Karte.
   *[fort] Keine Festung ist mehr im Vorrat: Alle { $number } stehen auf der Karte.
  }
why-none-to-destroy = { $unit ->
    [army] { $power } hat { $inRegion } keine Armee, die aufgelöst werden könnte.
    [navy] { $power } hat { $inRegion } keine Flotte, die aufgelöst werden könnte.
   *[fort] { $power } hat { $inRegion } keine Festung, die aufgelöst werden könnte.
  }
why-rebuild-same = { $unit ->
    [army] Eine aufgelöste Armee wird wieder als Armee gebaut.
    [navy] Eine aufgelöste Flotte wird wieder als Flotte gebaut.
   *[fort] Eine aufgelöste Festung wird wieder als Festung gebaut.
  }
why-navy-no-icon = { $region }: Ohne Schiffszeichen darf hier keine Flotte sein.
why-beside-navy = { $unit ->
    [army] Die Armee darf nur neben einer Flotte von { $power } { $toRegion }; dort ist keine.
   *[fort] Die Festung darf nur neben einer Flotte von { $power } { $toRegion }; dort ist keine.
  }
why-blockaded = { $power } sperrt diese Kolonie ({ $region }) mit { $number } Flotten; { $power2 } hat dort nur { $number2 }.
why-no-way = { $power } hat keinen Kontrollmarker { $inRegion } oder daneben, keine Flotte davor und keine gemeinsame Grenze.
why-fort-fixed = Die Festung { $inRegion } steht fest: Festungen ziehen nur aus der Heimat.
why-all-moved = { $unit ->
    [army] Jede Armee { $inRegion } ist in dieser Aktion schon gezogen.
    [navy] Jede Flotte { $inRegion } ist in dieser Aktion schon gefahren.
   *[fort] Jede Festung { $inRegion } ist in dieser Aktion schon verlegt.
  }
why-nowhere = { $unit ->
    [army] Die Armee in der Heimat kann nirgendwohin.
    [navy] Die Flotte in der Heimat kann nirgendwohin.
   *[fort] Die Festung in der Heimat kann nirgendwohin.
  }
why-must-go = Eine Einheit, die für eine Bewegung genannt ist, muss anderswohin ziehen.
why-already-there = { $unit ->
    [army] Die Armee ist schon { $inRegion }.
    [navy] Die Flotte ist schon { $inRegion }.
   *[fort] Die Festung ist schon { $inRegion }.
  }
why-foreign-home = Keine Einheit von { $power } darf in einer fremden Heimat stehen, auch nicht in der von { $power2 }.
why-sea-stay = Der Würfel sagt Bleib: Die Einheit kann nicht sinken.
why-attack-itself = { $power } kann sich nicht selbst angreifen.
why-same-alliance = { $power } ist in derselben großen Allianz wie { $power2 }.
why-no-control = { $power } hat keinen Kontrollmarker { $inRegion }.
why-no-presence = { $power } hat weder Kontrollmarker noch Einheit { $inRegion }.
why-no-force = { $power } hat weder eine Armee { $inRegion } noch eine Flotte, die dorthin reicht.
why-no-sea-target = { $power } hat keine Armee { $inRegion }, und dort kann sich keine Flotte zum Seekampf stellen.
why-settled = { $marker } { $inRegion }: Er hat keine Stärke und wird genommen, nicht angegriffen.
why-not-on-map = Dieser Marker liegt nicht auf der Karte: { $region }.
why-no-unit = { $unit ->
    [army] { $power } hat keine Armee { $inRegion }.
    [navy] { $power } hat keine Flotte { $inRegion }.
   *[fort] { $power } hat keine Festung { $inRegion }.
  }
why-few-navies = { $number ->
    [0] { $power } hat dort keine Flotte.
    [one] { $power } hat dort nur 1 Flotte.
   *[other] { $power } hat dort nur { $number } Flotten.
  }
why-few-armies = { $number ->
    [0] { $power } hat dort keine Armee.
    [one] { $power } hat dort nur 1 Armee.
   *[other] { $power } hat dort nur { $number } Armeen.
  }
why-unit-not-there = { $unit ->
    [army] Keine Armee war an diesem Kampf beteiligt.
    [navy] Keine Flotte war an diesem Kampf beteiligt.
   *[fort] Keine Festung war an diesem Kampf beteiligt.
  }
why-none-committed = { $power } hat in diesem Kampf keine gestellte Einheit mehr.
why-not-colonize = Das ist kein Siedlungsmarker: { $region }.
why-not-commerce = Das ist kein Handelsmarker: { $region }.
why-colonize-population = Siedeln kostet 1 Bevölkerung; { $power } hat { $number }.
why-commerce-navy = { $power } hat keine eigene Flotte in Afrika.
why-control-limit = Alle { $number } Kontrollmarker liegen auf der Karte.
why-token-holds = { $token }: Dieser Marker ist { $inRegion } gebunden.
why-token-used = { $power } hat eben erst zugeschlagen: { $token }.
why-token-reach = { $token }: { $inRegion } geht das nicht.
why-token-supply = { $token }: Der Marker liegt im Vorrat.
why-own-marker = { $power } kann nicht gegen einen eigenen Kontrollmarker zuschlagen.
why-no-player = { $power } hat keinen Spieler und entscheidet nichts.
why-deal-over = Das Spiel ist aus; es gibt nichts mehr zu handeln.
why-deal-tax = Steuern werden nur für eine Ausgabe erhoben, die das vorhandene Gold nicht deckt.
why-deal-only-gold = Nur Gold wechselt den Besitzer: keine Kontrollmarker, Einheiten, Plättchen oder örtlichen Bündnisse.
why-deal-itself = { $power } kann nicht mit sich selbst handeln.
why-deal-no-player = { $power } hat keinen Spieler: Es gibt dort kein Gold, und niemand entscheidet.
why-deal-rolling = Gerade wird gezogen oder gewürfelt; Geschäfte warten, bis es offen liegt.
why-deal-dice = Die Würfel sind gefallen; vor den Verlusten wechselt kein Gold den Besitzer.
why-deal-whole = Gezahlt wird in ganzem Gold.
why-deal-least = Eine Zahlung ist mindestens 1 Gold; { $number } ist keine.
why-deal-most = Auf einmal können höchstens { $number } Gold gezahlt werden.
why-deal-help-when = Hilfe wird gekauft, während in einem Angriff Verbündete gerufen werden; sonst gibt es Zahlungen und Versprechen.
why-deal-fights-itself = { $power } kämpft in diesem Angriff selbst und ist darin niemandes Verbündeter.
why-deal-not-allied = { $power } ist nicht in der Allianz von { $power2 }.
why-deal-most-units = Niemand hat mehr als { $number } Armeen oder Flotten.
why-offer-none = Es gibt kein Angebot { $number }; in diesem Angriff wurden { $number2 } gemacht.
why-offer-accepted = Angebot { $number } ist schon angenommen.
why-offer-refused = Angebot { $number } ist schon abgelehnt.
why-offer-withdrawn = Angebot { $number } ist schon zurückgezogen.
why-offer-withdraw = Angebot { $number } kann nur { $power } zurückziehen.
why-offer-waits = Angebot { $number } wartet auf die Antwort von { $power }.
why-offer-when = Angebot { $number } kann angenommen werden, während { $power } nach Einheiten gefragt ist.
why-offer-navies = { $power } hat schon { $number } Flotten gestellt; das Angebot gilt für { $number2 }.
why-offer-cannot = { $power } kann hier nicht { $number } Flotten und { $number2 } Armeen stellen.
why-alliance-held = Das örtliche Bündnis { $alliance } gehört schon { $power }.
why-alliance-limit = { $power } hat alle { $number } Bündnismarker ausgelegt.
why-alliance-none-free = Jedes örtliche Bündnis ist vergeben.
why-alliance-not-held = { $power } hat das örtliche Bündnis { $alliance } nicht.
why-alliance-elsewhere = Das örtliche Bündnis { $alliance } gilt nicht { $inRegion }.
why-alliance-no-navy = Dem örtlichen Bündnis { $alliance } fehlt das Seezeichen oder eine eigene Flotte, der es helfen könnte.
why-alliance-used = Das örtliche Bündnis { $alliance } ist in diesem Kampf schon eingesetzt.
why-colony-presence = { $power } hat in keiner Kolonie einen Kontrollmarker oder eine Einheit.
why-colony-navy = { $power } hat in keiner Kolonie eine Flotte.
why-no-colony = { $region }: Das ist keine Kolonie.
why-supply-none = { $unit ->
    [army] { $power } hat keine Armee mehr im Vorrat.
    [navy] { $power } hat keine Flotte mehr im Vorrat.
   *[fort] { $power } hat keine Festung mehr im Vorrat.
  }
why-nothing-to-attack = { $power } könnte nichts angreifen.
why-tile-dice = { $tile }: nur mit dem weißen und dem roten Würfel zu gebrauchen.
why-tile-not-in-game = { $tile }: Dieses Plättchen ist nicht im Spiel.
why-tile-none-left = { $tile }: Kein Plättchen liegt mehr aus.
why-tile-population = { $tile } kostet { $number } Bevölkerung; { $power } hat { $number2 }.
why-tile-trade-limit = { $power } hat schon { $number } Handelsplättchen.
why-tile-used-turn = { $power } hat { $tile } in diesem Zug schon gebraucht.
why-tile-used-war = { $tile }: in diesem Krieg schon benutzt.
why-tile-region = { $tile }: Diese Region steht nicht darauf ({ $region }).
why-tile-no-free-action = { $tile }: Das gibt im eigenen Zug keine freie Aktion.
why-tile-not-owned = { $power } besitzt dieses Plättchen nicht: { $tile }.
