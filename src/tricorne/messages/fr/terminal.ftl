# A game at the terminal
cli-begin = « help » montre ce que vous pouvez faire. Les nombres choisissent.
cli-left = Partie quittée.
cli-which-power = Quelle puissance menez-vous ? { $powers-plain }
cli-power = puissance
cli-hear = { $seat } n’aide pas pour rien. Faites une offre, par exemple { $example }, ou appuyez sur Entrée.
cli-curtain = passez l’écran à { $seat }, puis appuyez sur Entrée
cli-question = { $seat } : { $prompt }
cli-folded = { $first } à { $last } : { $count } possibilités pour { $verb } ; tapez { $verb } pour les voir
cli-open = { $action } vous est ouvert maintenant.
cli-not-now = Pas maintenant : { $reason }
cli-reason-kept = { $seat } garde la raison pour soi : elle trahirait ce qui est caché.
cli-saved = Enregistré dans { $file } ; pour reprendre : { $command }
cli-rule-english = Le catalogue des règles est en anglais.
cli-entry = Après l’entrée { $number } : { $prompt }
cli-log-says = { $seat } dit : { $words }
cli-log-played = { $seat } : { $action }
cli-positions = positions

# What can be typed
cli-help = Tapez le numéro d’un choix, ou le choix lui-même tel qu’il est écrit à côté : { $typed }.
cli-help-verb = tous les choix d’un mot qui sont repliés
    .typed = MOT
cli-help-why = pourquoi une action n’est pas ouverte, ou qu’elle l’est
    .typed = why ACTION
cli-help-why-power = pourquoi un robot a joué son dernier coup, tant que rien de caché n’est trahi
    .typed = why PUISSANCE
cli-help-view = le plateau encore une fois
    .typed = view
cli-help-rule = une règle du catalogue
    .typed = rule CODE
cli-help-log = les dernières lignes du journal
    .typed = log [NOMBRE]
cli-help-undo = reprend la dernière action, tant que rien n’a été tiré ni révélé
    .typed = undo
cli-help-aside = un acte en dehors des tours, si le jeu en a : aside pay france 3, aside say bonjour (pour un autre siège à cet écran : france: pay britain 3)
    .typed = aside MOTS
cli-help-save = écrit la partie ; resume FICHIER en reprend une
    .typed = save FICHIER
cli-help-quit = quitte la partie
    .typed = quit

# What cannot be done there
cli-no-command = « { $words } » n’est ni un choix ni une commande ; { $hint }
cli-type-something = tapez un nombre, un choix ou help
cli-no-choice = il n’y a pas de choix { $number } ; les numéros vont de 1 à { $most }
cli-resume-what = reprendre quoi ? écrivez resume FICHIER
cli-save-where = enregistrer où ? écrivez save FICHIER
cli-why-what = pourquoi quoi ? écrivez why ACTION, avec l’action telle qu’on la tape, ou why PUISSANCE
cli-log-number = log prend un nombre de lignes, par exemple log 40
cli-not-here = { $seat } n’est pas menée depuis cet écran
cli-no-move = { $seat } n’a pas encore joué dans cette session

# What cannot be begun
cli-which-game = quel jeu ? nommez-en un parmi { $games-plain }, ou une partie enregistrée avec --resume
cli-no-power = il n’y a pas de puissance « { $words } » : { $hint }
cli-power-twice = { $power } est nommée deux fois ; chaque siège a un joueur
cli-no-seat = { $power } est menée par vous et n’a pas de siège ; nommez-la parmi --seats { $seats }
cli-powers-players = { $powers } puissances sont nommées pour { $players } joueurs ; nommez-en autant qu’il y a de joueurs
cli-players = { $players } joueurs : il en faut de { $fewest } à { $most }
cli-no-bot = aucun robot n’est nommé pour les autres sièges : nommez-en au moins un, par exemple heuristic
cli-bots-seats = { $bots } robots pour { $seats } sièges ; nommez-en au plus un pour chacun
cli-no-language = il n’y a pas de langue « { $words } » : { $hint }

# The browser
cli-opens = Un serveur démarre, pour cette machine seulement, et votre navigateur s’ouvre sur une table.
cli-runs-already = Un serveur tourne déjà à { $address } ; votre navigateur s’y ouvre sur une table.

# Files
file-unread = { $file } : ne peut être lu ({ $problem }) ; nommez un fichier qui existe
file-no-text = { $file } : n’est pas un texte en UTF-8 ; nommez un fichier de texte
file-folder = { $file } : est un dossier ; nommez un fichier
file-no-folder = { $file } : il n’y a pas de dossier { $folder } ; créez-le ou nommez un autre fichier
file-no-game = { $file } : pas de partie { $number } ; on y trouve { $numbers }
file-forbidden = { $file } : ne peut être écrit ; nommez un autre fichier
file-unwritten = { $file } : ne peut être écrit ({ $problem }) ; nommez un autre fichier

# The list of games
games-id = Code
games-title = Titre
games-players = Joueurs
games-version = Version
games-package = Paquet
cli-choose = Le joueur { $number } choisit une puissance : { $powers-plain }
cli-bot-chose = Un robot prend : { $power }.
cli-power-taken = { $power } : déjà prise. Libres : { $powers-plain }
cli-nobody-chose = Tout le monde est parti avant le choix des puissances.
cli-choose-or-name = Choisir les puissances ou les nommer : --choose ne va pas avec --me ni --seats.

rules-look-up = Pour consulter : { $typed } { $section }, ou { $typed } { $rule }
rules-section = section : { $section }
rules-reason = raison : { $reason }
rules-holds = vaut pour : { $editions-plain }
rules-players = joueurs : { $players-plain }
rules-sources = sources : { $sources-plain }
rules-code = code : { $place }
rules-test = test : { $place }
rules-coverage = { $rules }/{ $all_rules } règles testées, { $examples }/{ $all_examples } exemples, { $rulings }/{ $all_rulings } décisions
rules-untested = règles sans test :
rules-examples-untested = exemples sans test :
rules-no-tests = { $file } : n’est pas un dossier de tests ; nommez avec --tests le dossier qui le contient
