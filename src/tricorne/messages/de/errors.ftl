# What is wrong with an input: actions, options, seats, games
bad-action-kind = { $value } ist keine Aktion; gib eine Nummer, einen Text oder eine Zeile der Tabelle
bad-action-number = Es gibt keine Aktion { $number }; die Tabelle hat die Nummern 0 bis { $most }.
bad-action = „{ $text }“ ist keine Aktion dieses Spiels.
bad-action-near = „{ $text }“ ist keine Aktion dieses Spiels; ist „{ $near }“ gemeint?
bad-seat = „{ $text }“ ist kein Platz dieses Spiels: { $hint }
bad-letter = Was man außerhalb der Züge sagt, besteht aus einfachen Buchstaben; { $letter } kann nicht in einer Aufzeichnung stehen.
bad-no-asides = „{ $text }“ gehört nicht zu den Zügen, und anderes kennt dieses Spiel nicht.
bad-own-chance = Dieses Spiel zieht seinen Zufall selbst; nur mit { $how } nimmt es Ergebnisse an.
bad-outcome = Der Zufall kann hier nicht { $text } bringen; möglich ist { $possible }
bad-outcome-missing = Ein Ergebnis fehlt: der Zufall kann hier { $possible } bringen.
bad-outcome-more = Hier wird nichts mehr gezogen, aber die Zeile geht weiter mit „{ $text }“.
bad-seed = Startwert { $value }: er ist eine ganze Zahl oder besteht aus Wörtern mit je einem Leerzeichen dazwischen.

bad-option = Unbekannte Option „{ $text }“; { $hint }
bad-option-value = Option { $name }={ $value }: erlaubt ist { $allowed }
bad-option-near = Option { $name }={ $value }: erlaubt ist { $allowed } ({ $hint })
bad-option-form = Option „{ $text }“: man schreibt sie als Schlüssel=Wert, etwa { $name }=true
bad-option-twice = Option { $name } ist als { $value } und als { $value2 } gegeben; gib sie einmal
bad-preset = Unbekannte Ausgabe „{ $text }“; { $hint }
bad-variant = Unbekannte Variante „{ $text }“; { $hint }
bad-variants = Die Varianten { $text } und { $text2 } setzen beide { $name }; wähle eine davon
bad-players = { $players } Spieler: das Spiel ist für { $fewest } bis { $most }.
bad-together = { $cause } passen nicht zusammen: { $words }
bad-against = { $name }={ $value } passt nicht zu { $cause }: { $words }; setze { $name }={ $value2 } oder lass es weg
cause-players = { $players } Spieler
allowed-flag = true oder false
allowed-choice = eines von { $choices-plain }
allowed-number = eine Zahl von { $low } bis { $high }
allowed-numbers = { $length } Zahlen von { $low } bis { $high }, die zusammen { $sum } ergeben

bad-game = Es gibt kein Spiel „{ $text }“: { $hint }
bad-no-games = Kein Spiel ist eingetragen: installiere Tricorne neu, in einem Klon mit make setup.
bad-game-twice = { $game } aus dem Paket { $package } ist auch ein Spiel von { $package2 }.
bad-game-load = { $game } aus dem Paket { $package } kann nicht geladen werden: { $problem }
bad-game-other = { $game } aus dem Paket { $package } führt zu etwas, das kein Spiel dieser Kennung ist.
bad-no-components = { $game } spielt man mit eigenem Material; lass die Materialdatei weg.
bad-rule = Unbekannte Regel „{ $text }“; { $hint }
bad-rule-section = Unbekannter Abschnitt „{ $text }“; { $hint }
bad-rule-sections = das Verzeichnis hat die Abschnitte { $sections-plain }
bad-command = Es gibt keinen Befehl „{ $text }“: { $hint }
bad-bot = Es gibt keinen Bot „{ $text }“: { $hint }, oder nenne eine eigene Datei als pfad.py:Klasse
bad-bot-not-here = Der Bot { $bot } spielt { $game } nicht; er spielt { $games-plain }.
bad-few = { $number } { $what }: nimm wenigstens { $least }
what-playouts = Probespiele
what-jobs = Prozesse

# Records
bad-format = Diese Aufzeichnung hat das Format { $number }; dieses Programm liest Formate bis { $most }, ein neueres kann sie lesen.
bad-version-new = Diese Aufzeichnung wurde mit Version { $number } von { $game } gespielt; dieses Programm kennt Versionen bis { $most }, ein neueres spielt sie ab.
bad-version-old = Diese Aufzeichnung wurde mit Version { $number } von { $game } gespielt, die sich nicht auf Version { $most } bringen lässt: spiele sie mit dem Programm von damals ab.

# Positions in words
bad-no-words = Stellungen von { $game } lassen sich nicht in Worten aufbauen
words-field = die Stellung hat kein Feld „{ $text }“: { $hint }
words-options = die Stellung: ihre Optionen müssen eine Tabelle aus Schlüsseln und Werten sein
words-seed = die Stellung: ihr Startwert muss eine Zahl oder ein Text sein
words-text = die Stellung: „{ $text }“ muss ein Text sein
words-texts = die Stellung: „{ $text }“ muss eine Liste von Texten sein
words-script = die Stellung: ihr Skript muss eine Liste von Ergebnissen sein

# Lessons
bad-lesson = es gibt keine Lektion „{ $text }“: { $hint }
bad-lesson-over = diese Lektion ist zu Ende
bad-lesson-input = „{ $text }“ bedeutet an dieser Stelle der Lektion nichts
bad-lesson-long = diese Lektion dauert schon zu lange: fang sie neu an
bad-lesson-file = die Lektion { $name }: { $problem }
bad-lesson-rest = die Lektion { $name }: ihr Tisch kommt nie zur Ruhe
bad-lesson-answer = die Lektion { $name }: „{ $text }“ ist dort keine mögliche Antwort
