# What is wrong with a record of a game, or with a written position
at-place = { $place } : { $words }
refused-by = { $words } ({ $rules-plain })
place-line = ligne { $number }
place-entry = entrée { $number }
place-headers = dans les en-têtes
place-record = la partie écrite
place-position = la position
place-item = { $name }, élément { $number }
place-inside = { $place }, { $name }
place-step = la position, stack, étape { $number }

record-none = ce n’est pas une partie écrite : elle commence par des en-têtes comme Game: struggle-of-empires
record-no-lines = cette partie écrite n’a pas de lignes ; la première est : 0 start
record-no-line = « { $text } » n’est pas une ligne d’une partie écrite ; écrivez par exemple : 12 france pass
record-after-end = rien ne suit la dernière ligne, « { $end } »
record-cut-off = la partie écrite est coupée ici ; elle doit finir par la ligne « { $end } » ou « { $end2 } »
record-no-header = « { $text } » n’est pas un en-tête ; écrivez par exemple : Preset: deluxe
record-header = il n’y a pas d’en-tête « { $text } » ; { $hint }
record-header-empty = { $name } ne dit rien ; donnez une valeur ou supprimez la ligne
record-header-missing = il manque l’en-tête { $name } ; une partie écrite demande { $names-plain }
record-twice = { $name } figure deux fois ; une fois suffit
record-version = Version vaut « { $text } » ; il faut un nombre entier, par exemple 1
record-format = Record vaut « { $text } » ; il faut le numéro du format, par exemple 1
record-option-form = une option s’écrit : Option: surrender = true
record-option-twice = l’option { $option } figure deux fois ; une fois suffit
record-letter-form = une lettre s’écrit : Letter: britain = SCEAU LETTRE, ou « { $unopened } » à la place de la lettre
record-letter-more = la lettre de « { $seat } » : chaque siège de la partie a une lettre au plus
record-letter-digits = la lettre de { $seat } : « { $text } » n’a pas { $digits } caractères 0-9 a-f
record-letters-without-dice = seule une partie jouée en ligne a des lettres ; il manque l’en-tête Dice
record-chosen-form = ce qui a été choisi s’écrit : Chosen: russia by person, france by bot ; non « { $text } »
record-chosen-order = les puissances se choisissent dans l’ordre des sièges, toutes : { $seats-plain }
record-line-no-number = « { $text } » n’est pas un nombre ; cette ligne a le numéro { $number }
record-line-number = cette ligne a le numéro { $number } ; le numéro suivant est { $number2 }
record-line-empty = rien ne suit le numéro ; écrivez par exemple : { $number } france pass
record-line-start = la première ligne, et elle seule, est : 0 start, avec les résultats de la mise en place
record-line-undo = une annulation s’écrit : { $number } undo to { $number2 }
record-line-short = « { $text } » seul en dit trop peu ; écrivez le siège et son action
record-line-outcomes = les résultats se mettent à la fin, dans une paire de crochets : [5 2 4 3]
record-json-lines = « lines » doit être une liste qui commence par le début
record-json-end = « end » doit être « { $end } » ou « { $end2 } »
record-json-kind = il n’y a pas de sorte « { $text } » ; { $hint }
record-json-outcome = « { $text } » n’est pas un résultat ; chacun est un seul mot
record-hidden = caché dans cette copie ; seule la partie complète peut être rejouée
record-hidden-for = caché à { $seat } dans cette copie ; seule la partie complète peut être rejouée

# Replaying
record-house-components = celui de la maison
record-components = cette partie a été jouée avec un autre matériel : { $theirs }, non { $mine } ; rejouez-la avec le fichier de matériel d’alors
record-entry = il n’y a pas d’entrée { $number } ; cette partie a les entrées 0 à { $most }
record-end-over = la dernière ligne dit « { $end } », mais après ces lignes la partie est finie
record-end-unfinished = la dernière ligne dit « { $end } », mais après ces lignes la partie n’est pas finie
record-refused = « { $text } » n’est pas permis : { $words }
record-hides-position = cette copie cache la position de départ ; rejouez la partie complète
record-other-position = la position de départ de cette partie a d’autres sièges ou options que ses en-têtes
record-dice = ses dés ont été faits de la façon « { $text } » ; ce programme connaît « { $text2 } »
record-seal = une graine va avec son sceau ; ajoutez l’en-tête Commitment: { $text }
record-over-before = la partie est finie avant cette ligne
record-chance-first = le hasard vient d’abord : il manque un résultat à la ligne d’avant, un parmi { $possible }
record-not-asked = ce n’est pas à { $seat } de répondre ici, mais à { $seat2 }

# What tricorne verify finds
stray = { $place } a { $words }
stray-seed = { $text } là où la graine donne { $given }
stray-letters = { $text } comme résultat { $number }, là où les lettres donnent { $given }
stray-rest = rien ne s’accorde plus ensuite : { $words }
verify-fits = { $game } : { $lines } lignes et { $outcomes } résultats se rejouent, { $checked }, { $over }
verify-differs = { $game } : { $lines } lignes et { $outcomes } résultats se rejouent, mais { $words }
verify-and = { $words } ; { $words2 }
verify-outside = le hasard est venu du dehors
verify-still-sealed = ce qui a fait le hasard est encore scellé
verify-seed = tout le hasard est celui de la graine scellée
verify-letters = tout le hasard est celui des lettres scellées
verify-letters-without = tout le hasard est celui des lettres scellées (sans les lettres de { $seats-plain }, jamais ouvertes)
verify-over = la partie est finie
verify-not-over = la partie n’est pas finie
verify-chosen = des puissances ont été choisies : { $chosen-plain } ; { $words }
copy-chosen = la copie donne d’autres choix de puissances
verify-other-seed = la graine n’est pas celle qui a été scellée
verify-other-letter = la lettre de { $seat } n’est pas celle qui a été scellée
copy-game = la copie est d’une autre partie
copy-commitment = la copie a un autre sceau
copy-letters = la copie a d’autres lettres
copy-lines = la copie a { $lines } { $lines ->
    [one] ligne
   *[other] lignes
} de plus
copy-line = la copie a « { $text } » là où la partie écrite a « { $text2 } »

# JSON
json-not-valid = ce n’est pas du JSON valide, à sa ligne { $number } : { $problem }
json-too-deep = cela ne peut être lu : des listes dans des listes sans fin
json-long-number = ce n’est pas du JSON valide : un nombre est bien trop long
json-no-object = cela doit être un seul objet JSON
json-twice = « { $name } » figure deux fois ; une fois suffit
json-missing = il manque « { $name } »
json-field = il n’y a pas de champ « { $name } » ; { $hint }
json-text = « { $name } » doit être un texte
json-number = « { $name } » doit être un nombre entier
json-texts = « { $name } » doit être une liste de textes
json-object = « { $name } » doit être un objet
json-objects = « { $name } » doit être une liste d’objets
json-it-object = il faut un objet
json-it-numbers = il faut une liste de nombres entiers

# Written positions
position-other-game = elle est de { $game }, non de { $game2 }
position-newer = { $name } vaut { $number } ; ce programme lit { $name } { $number2 }
position-seed = « seed » doit être un nombre, un texte ou null
position-script = « script » doit être une liste de résultats ou null
position-components = elle va avec un autre matériel ; donnez le fichier de matériel de la partie
position-length = il y a { $number } nombres ; il en faut { $number2 }
position-streams = il faut les flux { $streams-plain }, dans cet ordre
position-stream = un flux est fait de deux nombres à partir de 1
position-stack = il faut une liste d’étapes
position-step = il n’y a pas d’étape « { $text } » ; { $hint }
position-seat = « { $seat } » n’a pas de siège dans cette partie, rien ne s’y demande
position-large = ses nombres sont trop grands
position-no-answer = la question ouverte n’a pas de réponse possible
position-no-chance = le hasard qu’elle attend ne peut rien donner
position-open-step = l’étape ouverte ne s’accorde pas avec le reste

# Data files
toml-unreadable = { $path } : ne peut être lu ({ $problem }) ; nommez un fichier TOML
toml-not-utf = { $path } : n’est pas un texte en UTF-8 ; nommez un fichier TOML
toml-not-valid = { $path } : n’est pas du TOML valide : { $problem }
toml-a-list = une liste
toml-a-table = une table
toml-key = clé inconnue « { $name } » ; { $hint }
toml-missing = il manque « { $name } »
toml-missing-near = il manque « { $name } » (vouliez-vous dire « { $near } » ?)
toml-text = « { $name } » vaut { $value } ; il faut un texte entre guillemets
toml-word = « { $name } » vaut { $value } ; { $hint }
toml-flag = « { $name } » vaut { $value } ; il faut true ou false
toml-number = « { $name } » vaut { $value } ; il faut un nombre de { $low } à { $high }
toml-list = « { $name } » vaut { $value } ; il faut une liste en [ ]
toml-lists = « { $name } » contient { $value } ; il faut une liste de listes
toml-texts = « { $name } » contient { $value } ; il faut des textes entre guillemets
toml-names = « { $name } » nomme { $value } ; { $hint }
toml-names-twice = « { $name } » nomme { $value } deux fois ; une fois suffit
toml-table = « { $name } » vaut { $value } ; il faut une table
toml-tables = « { $name } » contient { $value } ; il faut des tables
toml-unknown = inconnu ({ $what }) : « { $id } » ; { $hint }
toml-twice = cela figure deux fois ; une fois suffit
