# What is wrong with a record of a game, or with a written position
at-place = { $place }: { $words }
refused-by = { $words } ({ $rules-plain })
place-line = Zeile { $number }
place-entry = Eintrag { $number }
place-headers = in den Kopfzeilen
place-record = die Aufzeichnung
place-position = die Stellung
place-item = { $name }, Nummer { $number }
place-inside = { $place }, { $name }
place-step = die Stellung, stack, Schritt { $number }

record-none = Das ist keine Aufzeichnung: sie beginnt mit Kopfzeilen wie Game: struggle-of-empires
record-no-lines = Diese Aufzeichnung hat keine Zeilen; die erste ist: 0 start
record-no-line = „{ $text }“ ist keine Zeile einer Aufzeichnung; schreib zum Beispiel: 12 france pass
record-after-end = Nach der letzten Zeile, „{ $end }“, steht nichts mehr.
record-cut-off = Hier ist die Aufzeichnung abgeschnitten; sie endet mit der Zeile „{ $end }“ oder „{ $end2 }“.
record-no-header = „{ $text }“ ist keine Kopfzeile; schreib zum Beispiel: Preset: deluxe
record-header = Es gibt keine Kopfzeile „{ $text }“; { $hint }
record-header-empty = { $name } ist leer; gib einen Wert oder lass die Zeile weg.
record-header-missing = Die Kopfzeile { $name } fehlt; eine Aufzeichnung braucht { $names-plain }.
record-twice = { $name } steht zweimal da; einmal ist richtig.
record-version = Version ist „{ $text }“; es muss eine ganze Zahl sein, etwa 1.
record-format = Record ist „{ $text }“; es muss die Nummer des Formats sein, etwa 1.
record-option-form = Eine Option schreibt man so: Option: surrender = true
record-option-twice = Die Option { $option } steht zweimal da; einmal ist richtig.
record-letter-form = Einen Brief schreibt man so: Letter: britain = SIEGEL BRIEF, oder „{ $unopened }“ statt des Briefs.
record-letter-more = Der Brief von „{ $seat }“: jeder Platz des Spiels hat höchstens einen Brief.
record-letter-digits = Der Brief von { $seat }: „{ $text }“ besteht nicht aus { $digits } Zeichen 0-9 a-f.
record-letters-without-dice = Briefe stehen nur in der Aufzeichnung eines Tisches im Netz; die Kopfzeile Dice fehlt.
record-chosen-form = Was gewählt wurde, schreibt man so: Chosen: russia by person, france by bot; nicht „{ $text }“
record-chosen-order = Mächte werden in der Reihenfolge der Plätze gewählt, alle: { $seats-plain }
record-line-no-number = „{ $text }“ ist keine Zahl; diese Zeile hat die Nummer { $number }.
record-line-number = Diese Zeile hat die Nummer { $number }; die nächste Nummer ist { $number2 }.
record-line-empty = Nach der Nummer steht nichts; schreib zum Beispiel: { $number } france pass
record-line-start = Die erste Zeile, und keine andere, lautet: 0 start, mit den Ergebnissen des Aufbaus.
record-line-undo = Eine Rücknahme schreibt man so: { $number } undo to { $number2 }
record-line-short = „{ $text }“ allein sagt zu wenig; schreib den Platz und seine Aktion.
record-line-outcomes = Ergebnisse stehen am Ende in einem Paar Klammern: [5 2 4 3]
record-json-lines = „lines“ muss eine Liste sein, die mit dem Start beginnt.
record-json-end = „end“ muss „{ $end }“ oder „{ $end2 }“ sein.
record-json-kind = Es gibt keine Art „{ $text }“; { $hint }
record-json-outcome = „{ $text }“ ist kein Ergebnis; jedes ist ein Wort.
record-hidden = In dieser Abschrift verborgen; nur die volle Aufzeichnung lässt sich abspielen.
record-hidden-for = In dieser Abschrift für { $seat } verborgen; nur die volle Aufzeichnung lässt sich abspielen.

# Replaying
record-house-components = denen des Hauses
record-components = Diese Aufzeichnung wurde mit anderem Material gespielt: mit { $theirs }, nicht mit { $mine }; spiel sie mit der Materialdatei von damals ab.
record-entry = Es gibt keinen Eintrag { $number }; diese Aufzeichnung hat die Einträge 0 bis { $most }.
record-end-over = Die letzte Zeile sagt „{ $end }“, aber nach diesen Zeilen ist das Spiel aus.
record-end-unfinished = Die letzte Zeile sagt „{ $end }“, aber nach diesen Zeilen ist das Spiel nicht zu Ende.
record-refused = „{ $text }“ ist nicht erlaubt: { $words }
record-hides-position = Diese Abschrift verbirgt die Stellung, mit der das Spiel begann; spiel die volle Aufzeichnung ab.
record-other-position = Die Stellung, mit der diese Aufzeichnung beginnt, hat andere Plätze oder Optionen als ihre Kopfzeilen.
record-dice = Die Würfel dieser Aufzeichnung entstanden auf die Art „{ $text }“; dieses Programm kennt „{ $text2 }“.
record-seal = Ein Startwert steht mit seinem Siegel da; füge die Kopfzeile hinzu: Commitment: { $text }
record-over-before = Vor dieser Zeile ist das Spiel schon aus.
record-chance-first = Zuerst kommt der Zufall: der Zeile davor fehlt ein Ergebnis, eines von { $possible }
record-not-asked = { $seat } ist hier nicht gefragt, sondern { $seat2 }.

# What tricorne verify finds
stray = { $place } hat { $words }
stray-seed = { $text }, wo der Startwert { $given } gibt
stray-letters = { $text } als Ergebnis { $number }, wo die Briefe { $given } geben
stray-rest = danach passt nichts mehr: { $words }
verify-fits = { $game }: { $lines } Zeilen und { $outcomes } Ergebnisse lassen sich abspielen, { $checked }, { $over }
verify-differs = { $game }: { $lines } Zeilen und { $outcomes } Ergebnisse lassen sich abspielen, aber { $words }
verify-and = { $words }; { $words2 }
verify-outside = der Zufall kam von außen
verify-still-sealed = was den Zufall machte, ist noch versiegelt
verify-seed = aller Zufall ist der des versiegelten Startwerts
verify-letters = aller Zufall ist der der versiegelten Briefe
verify-letters-without = aller Zufall ist der der versiegelten Briefe (ohne die nie geöffneten Briefe von { $seats-plain })
verify-over = das Spiel ist aus
verify-not-over = das Spiel ist noch nicht aus
verify-chosen = Mächte wurden gewählt: { $chosen-plain }; { $words }
copy-chosen = die Abschrift nennt andere gewählte Mächte
verify-other-seed = der Startwert ist nicht der versiegelte
verify-other-letter = der Brief von { $seat } ist nicht der versiegelte
copy-game = die Abschrift ist von einem anderen Spiel
copy-commitment = die Abschrift hat ein anderes Siegel
copy-letters = die Abschrift hat andere Briefe
copy-lines =
    { $lines ->
        [one] die Abschrift hat eine Zeile mehr
       *[other] die Abschrift hat { $lines } Zeilen mehr
    }
copy-line = die Abschrift hat „{ $text }“, wo die Aufzeichnung „{ $text2 }“ hat

# JSON
json-not-valid = Das ist kein gültiges JSON, in seiner Zeile { $number }: { $problem }
json-too-deep = Das kann nicht gelesen werden: Listen in Listen ohne Ende.
json-long-number = Das ist kein gültiges JSON: eine Zahl ist viel zu lang.
json-no-object = Das muss ein einziges JSON-Objekt sein.
json-twice = „{ $name }“ steht zweimal da; einmal ist richtig.
json-missing = „{ $name }“ fehlt.
json-field = Es gibt kein Feld „{ $name }“; { $hint }
json-text = „{ $name }“ muss ein Text sein.
json-number = „{ $name }“ muss eine ganze Zahl sein.
json-texts = „{ $name }“ muss eine Liste von Texten sein.
json-object = „{ $name }“ muss ein Objekt sein.
json-objects = „{ $name }“ muss eine Liste von Objekten sein.
json-it-object = hier muss ein Objekt stehen.
json-it-numbers = hier muss eine Liste ganzer Zahlen stehen.

# Written positions
position-other-game = sie gehört zu { $game }, nicht zu { $game2 }.
position-newer = { $name } ist { $number }; dieses Programm liest { $name } { $number2 }.
position-seed = „seed“ muss eine Zahl, ein Text oder null sein.
position-script = „script“ muss eine Liste von Ergebnissen oder null sein.
position-components = sie gehört zu anderem Material; gib die Materialdatei an, mit der gespielt wurde.
position-length = es sind { $number } Zahlen; es müssen { $number2 } sein.
position-streams = hier müssen die Ströme { $streams-plain } stehen, in dieser Reihenfolge.
position-stream = ein Strom besteht aus zwei Zahlen ab 1.
position-stack = hier muss eine Liste von Schritten stehen.
position-step = Es gibt keinen Schritt „{ $text }“; { $hint }
position-seat = „{ $seat }“ sitzt nicht in diesem Spiel, also wird dort nichts gefragt.
position-large = die Zahlen sind zu groß.
position-no-answer = auf die offene Frage gibt es keine Antwort.
position-no-chance = der Zufall, auf den sie wartet, kann nichts bringen.
position-open-step = der offene Schritt passt nicht zum Rest.

# Data files
toml-unreadable = { $path }: kann nicht gelesen werden ({ $problem }); nenne eine TOML-Datei.
toml-not-utf = { $path }: ist kein Text in UTF-8; nenne eine TOML-Datei.
toml-not-valid = { $path }: ist kein gültiges TOML: { $problem }
toml-a-list = eine Liste
toml-a-table = eine Tabelle
toml-key = unbekannter Schlüssel „{ $name }“; { $hint }
toml-missing = „{ $name }“ fehlt.
toml-missing-near = „{ $name }“ fehlt (ist „{ $near }“ gemeint?)
toml-text = „{ $name }“ ist { $value }; es muss ein Text in Anführungszeichen sein.
toml-word = „{ $name }“ ist { $value }; { $hint }
toml-flag = „{ $name }“ ist { $value }; es muss true oder false sein.
toml-number = „{ $name }“ ist { $value }; es muss eine Zahl von { $low } bis { $high } sein.
toml-list = „{ $name }“ ist { $value }; es muss eine Liste in [ ] sein.
toml-lists = „{ $name }“ enthält { $value }; es muss eine Liste von Listen sein.
toml-texts = „{ $name }“ enthält { $value }; erlaubt sind Texte in Anführungszeichen.
toml-names = „{ $name }“ nennt { $value }; { $hint }
toml-names-twice = „{ $name }“ nennt { $value } zweimal; einmal genügt.
toml-table = „{ $name }“ ist { $value }; es muss eine Tabelle sein.
toml-tables = „{ $name }“ enthält { $value }; erlaubt sind Tabellen.
toml-unknown = unbekannt ({ $what }): „{ $id }“; { $hint }
toml-twice = das steht zweimal da; einmal ist richtig.
