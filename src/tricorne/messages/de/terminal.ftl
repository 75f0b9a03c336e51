# A game at the terminal
cli-begin = „help“ zeigt, was du tun kannst. Mit Zahlen wählst du.
cli-left = Das Spiel wurde verlassen.
cli-which-power = Welche Macht führst du? { $powers-plain }
cli-power = Macht
cli-hear = { $seat } hilft nicht umsonst. Mach ein Angebot, etwa { $example }, oder drücke die Eingabetaste.
cli-curtain = Bitte den Bildschirm weitergeben an { $seat }, dann die Eingabetaste drücken
cli-question = { $seat }: { $prompt }
cli-folded = { $first } bis { $last }: { $count } Möglichkeiten für { $verb }; „{ $verb }“ zeigt sie
cli-open = { $action } steht dir jetzt offen.
cli-not-now = Jetzt nicht: { $reason }
cli-reason-kept = { $seat } behält den Grund für sich: er würde Verborgenes verraten.
cli-saved = Gespeichert in { $file }; weiter geht es mit: { $command }
cli-rule-english = Das Regelverzeichnis ist englisch.
cli-entry = Nach Eintrag { $number }: { $prompt }
cli-log-says = { $seat } sagt: { $words }
cli-log-played = { $seat }: { $action }
cli-positions = Stellungen

# What can be typed
cli-help = Tippe die Nummer einer Wahl oder die Wahl selbst, so wie sie daneben steht: { $typed }.
cli-help-verb = alle Möglichkeiten eines Worts, die eingeklappt sind
    .typed = WORT
cli-help-why = warum eine Aktion nicht offensteht, oder dass sie es tut
    .typed = why AKTION
cli-help-why-power = warum ein Bot zuletzt so gezogen hat, soweit es nichts Verborgenes verrät
    .typed = why MACHT
cli-help-view = noch einmal das Brett
    .typed = view
cli-help-rule = eine Regel des Verzeichnisses
    .typed = rule KENNUNG
cli-help-log = die letzten Zeilen des Protokolls
    .typed = log [ZAHL]
cli-help-undo = nimmt die letzte Aktion zurück, soweit nichts gezogen oder aufgedeckt wurde
    .typed = undo
cli-help-aside = etwas außerhalb der Züge, wo das Spiel das kennt: aside pay france 3, aside say guten Tag (für einen anderen Platz an diesem Bildschirm: france: pay britain 3)
    .typed = aside WORTE
cli-help-save = schreibt die Aufzeichnung; resume DATEI spielt eine weiter
    .typed = save DATEI
cli-help-quit = verlässt das Spiel
    .typed = quit

# What cannot be done there
cli-no-command = „{ $words }“ ist weder eine Wahl noch ein Befehl; { $hint }
cli-type-something = tippe eine Zahl, eine Wahl oder help
cli-no-choice = Es gibt keine Wahl { $number }; die Nummern gehen von 1 bis { $most }.
cli-resume-what = Was weiterspielen? Schreibe resume DATEI.
cli-save-where = Wohin speichern? Schreibe save DATEI.
cli-why-what = Warum was? Schreibe why AKTION, mit der Aktion, wie man sie tippt, oder why MACHT.
cli-log-number = Hinter log steht eine Anzahl von Zeilen, etwa log 40.
cli-not-here = { $seat } wird nicht von diesem Bildschirm aus geführt.
cli-no-move = { $seat } hat in dieser Sitzung noch nicht gezogen.

# What cannot be begun
cli-which-game = Welches Spiel? Nenne eines von { $games-plain }, oder ein gespeichertes mit --resume.
cli-no-power = Es gibt keine Macht „{ $words }“: { $hint }
cli-power-twice = { $power } ist zweimal genannt; jeder Platz hat einen Spieler.
cli-no-seat = { $power } wird von dir geführt und hat keinen Platz; nenne die Macht unter --seats { $seats }
cli-powers-players = { $powers } Mächte sind genannt für { $players } Spieler; nenne so viele, wie mitspielen.
cli-players = { $players } Spieler: möglich sind { $fewest } bis { $most }.
cli-no-bot = Für die anderen Plätze ist kein Bot genannt: nenne wenigstens einen, etwa heuristic.
cli-bots-seats = { $bots } Bots für { $seats } Plätze; nenne höchstens einen für jeden.
cli-no-language = Es gibt keine Sprache „{ $words }“: { $hint }

# The browser
cli-opens = Nun startet ein Server, nur für diesen Rechner, und Ihr Browser öffnet sich an einem Tisch.
cli-runs-already = Ein Server läuft schon unter { $address }; Ihr Browser öffnet sich dort an einem Tisch.

# Files
file-unread = { $file }: kann nicht gelesen werden ({ $problem }); nenne eine vorhandene Datei
file-no-text = { $file }: ist kein Text in UTF-8; nenne eine Textdatei
file-folder = { $file }: ist ein Ordner; nenne eine Datei
file-no-folder = { $file }: es gibt keinen Ordner { $folder }; lege ihn an oder nenne eine andere Datei
file-no-game = { $file }: hat kein Spiel { $number }; es gibt { $numbers }
file-forbidden = { $file }: darf nicht geschrieben werden; nenne eine andere Datei
file-unwritten = { $file }: kann nicht geschrieben werden ({ $problem }); nenne eine andere Datei

# The list of games
games-id = Kennung
games-title = Titel
games-players = Spieler
games-version = Version
games-package = Paket
cli-choose = Spieler { $number } wählt eine Macht: { $powers-plain }
cli-bot-chose = Ein Bot nimmt { $power }.
cli-power-taken = { $power } ist vergeben; frei sind { $powers-plain }
cli-nobody-chose = Alle sind gegangen, ehe die Mächte gewählt waren.
cli-choose-or-name = Entweder Mächte wählen oder nennen: --choose verträgt sich nicht mit --me oder --seats.

rules-look-up = Nachschlagen: { $typed } { $section } oder { $typed } { $rule }
rules-section = Abschnitt: { $section }
rules-reason = Grund: { $reason }
rules-holds = gilt für: { $editions-plain }
rules-players = Spieler: { $players-plain }
rules-sources = Quellen: { $sources-plain }
rules-code = Code: { $place }
rules-test = Test: { $place }
rules-coverage = { $rules }/{ $all_rules } Regeln getestet, { $examples }/{ $all_examples } Beispiele, { $rulings }/{ $all_rulings } Entscheide
rules-untested = Regeln ohne Test:
rules-examples-untested = Beispiele ohne Test:
rules-no-tests = { $file }: ist kein Ordner mit Tests; nenne mit --tests den Ordner, in dem er liegt.
