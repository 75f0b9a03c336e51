# What is wrong with an input: actions, options, seats, games
bad-action-kind = { $value } n’est pas une action ; donnez un nombre, un texte ou une ligne de la table
bad-action-number = il n’y a pas d’action { $number } ; la table a les numéros 0 à { $most }
bad-action = « { $text } » n’est pas une action de ce jeu
bad-action-near = « { $text } » n’est pas une action de ce jeu ; vouliez-vous dire « { $near } » ?
bad-seat = « { $text } » n’est pas un siège de ce jeu : { $hint }
bad-letter = un acte en dehors des tours s’écrit en lettres simples ; { $letter } ne peut figurer dans une partie écrite
bad-no-asides = « { $text } » n’est pas un acte en dehors des tours : ce jeu n’en a pas
bad-own-chance = cette partie tire son propre hasard ; elle n’accepte des résultats qu’avec { $how }
bad-outcome = le hasard ne peut donner { $text } ici ; il peut donner { $possible }
bad-outcome-missing = il manque un résultat : le hasard peut donner { $possible } ici
bad-outcome-more = plus rien n’est tiré ici, mais la ligne continue avec « { $text } »
bad-seed = graine { $value } : une graine est un nombre entier, ou des mots séparés par une seule espace

bad-option = option inconnue « { $text } » ; { $hint }
bad-option-value = option { $name }={ $value } : il faut { $allowed }
bad-option-near = option { $name }={ $value } : il faut { $allowed } ({ $hint })
bad-option-form = option « { $text } » : écrivez-la clé=valeur, par exemple { $name }=true
bad-option-twice = l’option { $name } est donnée comme { $value } et comme { $value2 } ; donnez-la une fois
bad-preset = édition inconnue « { $text } » ; { $hint }
bad-variant = variante inconnue « { $text } » ; { $hint }
bad-variants = les variantes { $text } et { $text2 } fixent toutes deux { $name } ; choisissez-en une
bad-players = { $players } joueurs : le jeu se joue de { $fewest } à { $most }
bad-together = { $cause } ne vont pas ensemble : { $words }
bad-against = { $name }={ $value } ne va pas avec { $cause } : { $words } ; mettez { $name }={ $value2 } ou laissez-la de côté
cause-players = { $players } joueurs
allowed-flag = true ou false
allowed-choice = un parmi { $choices-plain }
allowed-number = un nombre de { $low } à { $high }
allowed-numbers = { $length } nombres de { $low } à { $high } dont la somme est { $sum }

bad-game = il n’y a pas de jeu « { $text } » : { $hint }
bad-no-games = aucun jeu n’est inscrit : réinstallez Tricorne, dans un clone avec make setup
bad-game-twice = { $game } du paquet { $package } est aussi un jeu de { $package2 }
bad-game-load = { $game } du paquet { $package } ne peut être chargé : { $problem }
bad-game-other = { $game } du paquet { $package } mène à autre chose qu’un jeu de ce code
bad-no-components = { $game } se joue avec son propre matériel ; laissez de côté le fichier de matériel
bad-rule = règle inconnue « { $text } » ; { $hint }
bad-rule-section = section inconnue « { $text } » ; { $hint }
bad-rule-sections = le catalogue a les sections { $sections-plain }
bad-command = il n’y a pas de commande « { $text } » : { $hint }
bad-bot = il n’y a pas de robot « { $text } » : { $hint }, ou nommez un fichier à vous, chemin.py:Classe
bad-bot-not-here = le robot { $bot } ne joue pas à { $game } ; il joue à { $games-plain }
bad-few = { $number } { $what } : prenez-en au moins { $least }
what-playouts = parties d’essai
what-jobs = processus

# Records
bad-format = cette partie écrite a le format { $number } ; ce programme lit les formats jusqu’à { $most }, un plus récent la lit
bad-version-new = cette partie a été jouée avec la version { $number } de { $game } ; ce programme connaît les versions jusqu’à { $most }, un plus récent la rejoue
bad-version-old = cette partie a été jouée avec la version { $number } de { $game }, qui ne peut être amenée à la version { $most } : rejouez-la avec le programme d’alors

# Positions in words
bad-no-words = une position de { $game } ne peut pas être décrite en mots
words-field = la position n’a pas de champ « { $text } » : { $hint }
words-options = la position : ses options doivent être une table de clés et de valeurs
words-seed = la position : sa graine doit être un nombre ou un texte
words-text = la position : « { $text } » doit être un texte
words-texts = la position : « { $text } » doit être une liste de textes
words-script = la position : son script doit être une liste de résultats

# Lessons
bad-lesson = il n’y a pas de leçon « { $text } » : { $hint }
bad-lesson-over = cette leçon est terminée
bad-lesson-input = « { $text } » ne veut rien dire à cette étape de la leçon
bad-lesson-long = cette leçon dure depuis trop longtemps : recommencez-la
bad-lesson-file = la leçon { $name } : { $problem }
bad-lesson-rest = la leçon { $name } : sa table ne trouve jamais de repos
bad-lesson-answer = la leçon { $name } : « { $text } » n’y est pas une réponse possible
