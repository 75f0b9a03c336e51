# Turniere eines Vereins
events-title = Turniere
events-words = Jeder gegen jeden oder Schweizer System: Melde dich an, und deine Tische öffnen sich von selbst, wenn eine Runde beginnt.
events-none = Noch kein Turnier.
events-new = Ein neues Turnier
events-name = Name
events-format = Art
events-format-swiss = Schweizer System
events-format-round-robin = Jeder gegen jeden
events-format-words-swiss = In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten, und niemanden zweimal, solange es sich vermeiden lässt.
events-format-words-round-robin = Alle treffen auf alle.
events-size = Spieler an einem Tisch
events-rounds = Runden
events-rounds-usual = so viele wie nötig
events-rules = Spiel und Regeln
events-make = Turnier anlegen
events-by = geleitet von { $name }
event-status-open = Anmeldung offen
event-status-running = Runde { $round } von { $rounds }
event-status-over = Beendet
event-people = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
  }
event-size = { $count } an einem Tisch
event-standings = Tabelle
event-players = Spieler
event-round = Runde { $round }
event-enter = Anmelden
event-leave = Zurückziehen
event-in = Du spielst mit.
event-start = Runde { $round } beginnen
event-start-words = Die Paarungen werden ausgelost, und für jede öffnet sich ein Tisch. Danach kann sich niemand mehr anmelden.
event-next-words = Die nächste Runde kann beginnen, wenn alle Partien dieser Runde beendet sind.
event-run = Für die Leitung
event-close = Turnier beenden
event-forfeit = Kampflos
event-forfeit-of = { $name } verliert diese Partie kampflos
event-withdraw-of = { $name } zurückziehen
event-withdrawn = zurückgezogen
event-bye = Freilos
event-bye-words = kein Tisch in dieser Runde, ein Punkt
event-to-table = Zum Tisch
event-asked = { $name } am Zug
event-ended = beendet
event-place = Platz
event-player = Spieler
event-points = Punkte
event-break-opponents = Gegner
event-break-beaten = Besiegte
event-break-wins = Siege
event-break-words-opponents = Gegner: die Punkte derer, auf die du getroffen bist.
event-break-words-beaten = Besiegte: die Punkte deiner Gegner, jeweils gewichtet mit dem, was du ihnen abgenommen hast.
event-break-words-wins = Siege: gewonnene Tische.
event-points-words = Ein Tisch gibt dir den Anteil der anderen, die du hinter dir gelassen hast: zu zweit Sieg 1, Gleichstand ½, Niederlage 0. Ein Freilos gibt 1. Bei Gleichstand zählt der Reihe nach:
event-cell = Runde { $round }: { $points } Punkte
event-cell-open = Runde { $round }: läuft noch
event-figures = Was die Partien sagen
event-figures-words = { $count ->
    [one] Ein Tisch ist zu Ende. Der Balken zeigt, wo der wahre Wert in 95 von 100 Fällen liegt; die gestrichelte Linie ist ein gleicher Anteil.
   *[other] { $count } Tische sind zu Ende. Der Balken zeigt, wo der wahre Wert in 95 von 100 Fällen liegt; die gestrichelte Linie ist ein gleicher Anteil.
  }
event-figures-wins = Anteil an den Siegen
event-figures-rating = Leistung in diesem Turnier
event-figures-powers = Siege nach Macht
event-share = { $games ->
    [one] aus 1 Partie, { $low } bis { $high }
   *[other] aus { $games } Partien, { $low } bis { $high }
  }
event-rating = { $low } bis { $high }
event-rating-words = Nur aus diesem Turnier berechnet; ein Neuling beginnt mit 1500.
event-no-ratings = Dieser Server berechnet keine Wertungen: Das Extra „club“ ist nicht installiert.
why-no-event = Dieses Turnier gibt es nicht.
why-event-begun = Dieses Turnier hat begonnen; niemand kann sich mehr anmelden.
why-event-full = Dieses Turnier ist voll: { $number } Spieler.
why-event-over = Dieses Turnier ist beendet.
why-event-rounds = Ein Turnier hat höchstens { $number } Runden.
why-many-events = Du leitest schon { $number } Turniere; beende zuerst eines davon.
why-no-round = Die nächste Runde kann nicht beginnen: Eine Partie läuft noch, zu wenige spielen mit, oder es war die letzte.
why-no-game-to-forfeit = Diese Person spielt in dieser Runde keine Partie.
why-not-in-event = Diese Person spielt im Turnier nicht mit.
why-no-organiser = Du darfst hier keine Turniere anlegen; frag den Betreiber.
why-not-organiser = Das tut nur die Turnierleitung.
