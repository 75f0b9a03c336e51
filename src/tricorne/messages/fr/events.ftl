# Les tournois d’un club
events-title = Tournois
events-words = Toutes rondes ou système suisse : inscrivez-vous, et vos tables s’ouvrent d’elles-mêmes quand une ronde commence.
events-none = Aucun tournoi pour l’instant.
events-new = Un nouveau tournoi
events-name = Nom
events-format = Formule
events-format-swiss = Système suisse
events-format-round-robin = Toutes rondes
events-format-words-swiss = À chaque ronde vous rencontrez quelqu’un qui a à peu près autant de points, et personne deux fois tant que c’est évitable.
events-format-words-round-robin = Chacun rencontre tous les autres.
events-size = Joueurs par table
events-rounds = Rondes
events-rounds-usual = autant qu’il en faut
events-rules = Jeu et règles
events-make = Créer le tournoi
events-by = dirigé par { $name }
event-status-open = Inscriptions ouvertes
event-status-running = Ronde { $round } sur { $rounds }
event-status-over = Terminé
event-people = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
event-size = { $count } par table
event-standings = Classement
event-players = Joueurs
event-round = Ronde { $round }
event-enter = M’inscrire
event-leave = Me retirer
event-in = Vous jouez ici.
event-start = Commencer la ronde { $round }
event-start-words = Les rencontres sont tirées, et une table s’ouvre pour chacune. Ensuite plus personne ne peut s’inscrire.
event-next-words = La ronde suivante peut commencer quand toutes les parties de celle-ci sont terminées.
event-run = Pour l’organisateur
event-close = Terminer le tournoi
event-forfeit = Forfait
event-forfeit-of = { $name } perd cette partie par forfait
event-withdraw-of = Retirer { $name }
event-withdrawn = retiré
event-bye = exempt
event-bye-words = pas de table à cette ronde, un point
event-to-table = Vers la table
event-asked = { $name } doit jouer
event-ended = terminée
event-place = Place
event-player = Joueur
event-points = Points
event-break-opponents = Adv.
event-break-beaten = Battus
event-break-wins = Victoires
event-break-words-opponents = Adv. : les points de ceux que vous avez rencontrés.
event-break-words-beaten = Battus : les points de vos adversaires, chacun pesé par ce que vous lui avez pris.
event-break-words-wins = Victoires : les tables gagnées.
event-points-words = Une table vous donne la part des autres que vous avez devancés : à deux, victoire 1, égalité ½, défaite 0. Une exemption donne 1. En cas d’égalité comptent dans l’ordre :
event-cell = ronde { $round } : { $points } points
event-cell-open = ronde { $round } : en cours
event-figures = Ce que disent les parties
event-figures-words = { $count ->
    [one] Une table est terminée. La barre montre où se trouve la vraie valeur, 95 fois sur 100 ; la ligne pointillée est une part égale.
   *[other] { $count } tables sont terminées. La barre montre où se trouve la vraie valeur, 95 fois sur 100 ; la ligne pointillée est une part égale.
  }
event-figures-wins = Part des victoires
event-figures-rating = Performance dans ce tournoi
event-figures-powers = Victoires par puissance
event-share = { $games ->
    [one] sur 1 partie, de { $low } à { $high }
   *[other] sur { $games } parties, de { $low } à { $high }
  }
event-rating = de { $low } à { $high }
event-rating-words = Calculée sur ce seul tournoi ; un nouveau venu commence à 1500.
event-no-ratings = Ce serveur ne calcule pas de classement : l’extra « club » n’est pas installé.
why-no-event = Ce tournoi n’existe pas.
why-event-begun = Ce tournoi a commencé ; plus personne ne peut s’inscrire.
why-event-full = Ce tournoi est complet : { $number } joueurs.
why-event-over = Ce tournoi est terminé.
why-event-rounds = Un tournoi a au plus { $number } rondes.
why-many-events = Vous dirigez déjà { $number } tournois ; terminez-en d’abord un.
why-no-round = La ronde suivante ne peut pas commencer : une partie est en cours, trop peu jouent, ou c’était la dernière.
why-no-game-to-forfeit = Cette personne ne joue aucune partie de cette ronde.
why-not-in-event = Cette personne ne joue pas dans ce tournoi.
why-no-organiser = Vous ne pouvez pas créer de tournoi ici ; demandez au propriétaire.
why-not-organiser = Seul l’organisateur fait cela.
