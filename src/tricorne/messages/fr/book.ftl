# Le livre des règles : une page à lui, et un tiroir à côté du plateau
book-title = Règles
book-of = Règles de { $game }
book-words = Chaque règle en une courte phrase, avec nos mots. Des marques disent où elle vaut ; sans marque, elle vaut dans toute édition et pour tout nombre de joueurs.
book-loading = On va chercher les règles …
book-search = Chercher dans les règles
book-found = { $count ->
    [0] rien trouvé
    [one] { $count } trouvée
   *[other] { $count } trouvées
  }
book-contents = Sommaire
book-page = Page à part
book-rules = Règles
book-glossary = Glossaire
book-pieces = Matériel
book-players = { $count ->
    [one] { $low } joueurs
   *[other] { $low } à { $high } joueurs
  }
