# Pourquoi la maison refuse quelque chose
why-house-over = La partie est finie.
why-house-chance = La partie attend le hasard : donnez-lui un résultat.
why-house-no-orders = Il n’y a pas d’ordres permanents dans ce jeu.
why-house-no-order = Il n’y a pas d’ordre à retirer.
why-house-not-you = La décision est à { $seat }, pas à vous.
why-house-nobody = On ne demande rien à personne.
why-house-bot-plays = Un robot joue { $seat } à votre place ; reprenez d’abord votre place.
why-house-no-seat = Vous n’avez pas de place ici.
why-house-no-seat-in-channel = Vous n’avez pas de place dans ce canal.
why-house-waits-for-players = La table attend des joueurs.
why-house-closed = La table est fermée.
why-house-ended-already = La table est déjà finie.
why-house-not-playing = La partie n’est pas en cours.
why-house-hidden = La partie n’est pas finie ; ce qui est caché le reste jusque-là.
why-house-invited = Cette table est pour les invités ; ouvrez le lien d’invitation.
why-house-begun = La partie a commencé ; aucune place n’est libre.
why-house-begun-already = La partie a déjà commencé.
why-house-seat-taken = Cette place est prise.
why-house-no-open-seat = Aucune place n’est libre.
why-house-nothing-to-leave = La partie est finie ; il n’y a rien à quitter.
why-house-host-only = Seul l’hôte, { $name }, peut le faire.
why-house-most-tables = { $number ->
    [one] Vous avez { $number } table ouverte ; finissez-la ou fermez-la d’abord.
   *[other] Vous avez { $number } tables ouvertes ; finissez-en ou fermez-en une d’abord.
  }
why-house-here-lately = { $number ->
    [one] { $name } était là il y a moins de { $number } minute ; attendez un peu.
   *[other] { $name } était là il y a moins de { $number } minutes ; attendez un peu.
  }
why-house-not-your-seat = Cette place n’est pas la vôtre : { $seat }.
why-house-no-table = Cette table n’existe pas.
why-house-too-many-places = Vous regardez cette table de trop d’endroits à la fois.
why-house-stale = La table a avancé jusqu’à l’entrée { $number } ; regardez de nouveau.
why-house-letters = Un aparté a { $number } lettres au plus.
why-house-remark-letters = Un propos a { $number } lettres au plus ; celui-ci en a { $number2 }.
why-house-no-undo = On ne reprend rien à cette table.
why-house-undo-asked = On a déjà demandé à la table ; attendez les réponses.
why-house-undo-nobody = Personne ne demande à reprendre quoi que ce soit.
why-house-undo-own = C’est vous qui avez demandé ; aux autres de répondre.
why-house-undo-not-awaited = On n’attend pas votre réponse.
why-house-undo-nothing = Rien ne peut être repris. { $reason }
why-house-undo-together = Même tous ensemble, on ne peut pas revenir plus loin que l’entrée { $number }. { $reason }
why-house-undo-range = Vous pouvez revenir aux entrées { $number } à { $number2 }. { $reason }
why-house-undo-most = On peut revenir jusqu’à { $number } au plus. { $reason }
why-house-undo-no-action = Il n’y a aucune action après { $number } ; on peut revenir jusqu’à { $number2 }.
why-house-undo-gone = L’entrée { $number } est elle-même un retour ou a été reprise ; celle qui tient est { $number2 }.
why-house-no-entry = Il n’y a pas d’entrée { $number } ; la dernière est { $number2 }.
why-house-undo-began = La partie a commencé ici.
why-house-undo-chance = Le hasard a parlé dans { $number }.
why-house-undo-gold = De l’or ou un marché a changé de mains dans { $number }.
why-house-undo-revealed = Quelque chose a été dévoilé dans { $number }.
why-house-undo-acted = { $seat } a agi dans { $number }.
why-house-undo-secret = { $seat } a fait un choix secret dans { $number }.
why-house-forced-few-players-redraw = À 2 ou 3 joueurs, les régions répétées qu’on peut retirer au sort doivent l’être.
why-house-forced-wallace-simple-players = Les cinq armées au hasard par puissance sans joueur sont pour 4 à 6 joueurs ; choisissez les séries lettrées, ou laissez ces puissances dans la boîte.
why-house-forced-wallace-simple-draws = Les cinq armées au hasard par puissance sans joueur sont déjà tirées au sort ; ne mélangez pas les séries lettrées.
why-house-forced-wallace-simple-figures = Avec cinq armées au hasard par puissance sans joueur, il y a dix marqueurs par guerre et toutes les tuiles.
why-house-forced-navigation-with-white-red = Les dés de mer blanc et rouge vont avec les 2 tuiles Navigation.
why-house-forced-no-navigation-with-deluxe-die = Avec le dé de mer spécial, les tuiles Navigation restent dans la boîte.

# Ce qu’on en dit en général
problem-not-yours = Ce n’est pas à vous de le faire.
problem-not-now = Pas maintenant.
problem-bad-value = Cette valeur ne peut pas servir.
problem-too-large = C’est trop à la fois.
problem-malformed = Le serveur n’a pas compris.
problem-not-json = Le serveur n’a pas compris.
