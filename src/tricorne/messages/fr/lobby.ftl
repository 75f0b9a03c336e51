lobby-title = Salon
lobby-game = Jeu
lobby-filters = Quelles tables
lobby-all-games = tous les jeux
lobby-seats = Places libres
lobby-seats-any = tout nombre de places libres
lobby-seats-one = une place libre
lobby-seats-more = plusieurs places libres
lobby-by = ouverte par { $name }, { $time }
lobby-changed = { $count ->
    [one] une règle modifiée
   *[other] { $count } règles modifiées
  }
lobby-yours = Vous êtes ici
lobby-none = Aucune table de ce genre pour l’instant. La partie rapide en ouvre une, et la prochaine personne vous y trouvera.
quick-title = Partie rapide
quick-words = Une place à une table ouverte avec les règles habituelles ; à défaut, une table que d’autres trouveront.
quick-players = Nombre de joueurs
quick-any = tout nombre de joueurs
quick-count = { $count } joueurs
quick-find = Me trouver une place
quick-near = joueurs à peu près de ma force
