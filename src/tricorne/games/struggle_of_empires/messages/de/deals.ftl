# Geschäfte zwischen Spielern
deal-terms = { $payer } zahlt { $helper } { $gold } Gold für { forces } in diesem Angriff
deal-accept = Annehmen
deal-refuse = Ablehnen
deal-withdraw = Zurückziehen
deal-counter = Lieber für
deal-counter-send = Gegenangebot
deal-now = { $power } wird um Hilfe gebeten: ein Angebot machen?
deal-now-send = Anbieten
deal-make = Handel vorschlagen
deal-kind = Art
deal-pay = jetzt Gold geben
deal-offer = Gold für Hilfe in diesem Angriff
deal-promise = ein Versprechen zu Protokoll
deal-to = An
deal-gold = Gold
deal-navies = Flotten
deal-armies = Armeen
deal-give = Ich gebe
deal-get = Ich bekomme
deal-by = Bis wann
deal-by-now = sofort
deal-by-attack = bei Annahme, in diesem Angriff
deal-by-turn = bis zum Ende dieses Zugs
deal-by-war = bis zum Ende dieses Kriegs
deal-by-next-war = bis zum Ende des nächsten Kriegs
deal-by-game = bis zum Ende des Spiels
deal-own-gold = du hast { $gold }
deal-send-pay = { $gold } Gold geben
deal-send-offer = { $gold } Gold bieten
deal-send-promise = Versprechen
deal-fine = Gold wird sofort gezahlt. Bezahlte Hilfe ist zugesagt.
deal-promise-fine = Ein Versprechen bindet niemanden; alle können es lesen.
deal-promises-fine = Versprechen gibst du, wenn du gefragt bist, unter „Geschäft mit …“: die werden gemerkt.

why-no-player = { $power } hat keinen Spieler und entscheidet nichts.
why-deal-over = Das Spiel ist aus; es gibt nichts mehr zu handeln.
why-deal-tax = Steuern werden nur für eine Ausgabe erhoben, die das vorhandene Gold nicht deckt.
why-deal-only-gold = Nur Gold wechselt den Besitzer: keine Kontrollmarker, Einheiten, Plättchen oder örtlichen Bündnisse.
why-deal-itself = { $power } kann nicht mit sich selbst handeln.
why-promise-by-action = An diesem Tisch verspricht man mit den Aktionen für Geschäfte, die gemerkt werden; alles andere sag in freien Worten.
why-deal-no-player = { $power } hat keinen Spieler: Es gibt dort kein Gold, und niemand entscheidet.
why-deal-rolling = Gerade wird gezogen oder gewürfelt; Geschäfte warten, bis es offen liegt.
why-deal-dice = Die Würfel sind gefallen; vor den Verlusten wechselt kein Gold den Besitzer.
why-deal-whole = Gezahlt wird in ganzen Goldstücken.
why-deal-least = Eine Zahlung ist mindestens 1 Gold; { $gold } ist keine.
why-deal-most = Auf einmal können höchstens { $gold } Gold gezahlt werden.
why-deal-help-when = Hilfe wird gekauft, während in einem Angriff Verbündete gerufen werden; sonst gibt es Zahlungen und Versprechen.
why-deal-fights-itself = { $power } kämpft in diesem Angriff selbst und ist darin niemandes Verbündeter.
why-deal-not-allied = { $power } ist nicht in der Allianz von { $power2 }.
why-deal-nonplayer = { $power } darf nicht helfen, den Marker einer Macht ohne Spieler zu verteidigen: { $power2 }.
why-deal-most-units = Niemand hat mehr als { $number } Armeen oder Flotten.
why-offer-none = Es gibt kein Angebot { $offer }; in diesem Angriff wurden { $number } gemacht.
why-offer-accepted = Angebot { $offer } ist schon angenommen.
why-offer-refused = Angebot { $offer } ist schon abgelehnt.
why-offer-withdrawn = Angebot { $offer } ist schon zurückgezogen.
why-offer-withdraw = Angebot { $offer } kann nur { $power } zurückziehen.
why-offer-waits = Angebot { $offer } wartet auf die Antwort von { $power }.
why-offer-when = Angebot { $offer } kann angenommen werden, während { $power } nach Einheiten gefragt ist.
why-offer-navies = { $committed ->
    [one] { $power } hat schon 1 Flotte gestellt; das Angebot gilt für { $navies }.
   *[other] { $power } hat schon { $committed } Flotten gestellt; das Angebot gilt für { $navies }.
  }
why-offer-cannot = { $power } kann hier nicht { forces } stellen.

# Wie Geschäfte geschrieben werden
aside-unknown = „{ $words }“ ist kein Geschäft; { $hint }
aside-form = Das schreibt man so: { $form }
aside-power = Es gibt keine Macht „{ $words }“; { $hint }
aside-long = Eine Bemerkung hat höchstens { $most } Zeichen; diese hat { $number }.
