# Le nom des actions : sur les boutons, dans les listes, au terminal.
act-build = { $unit-id ->
    [army] Lever une armée pour 1 point de population
    [navy] Armer une flotte pour 1 point de population
   *[fort] Bâtir un fort pour 1 point de population
  }
act-rebuild = { $unit-id ->
    [army] Dissoudre une armée { $region-in } et la relever
    [navy] Désarmer une flotte { $region-in } et la réarmer
   *[fort] Raser un fort { $region-in } et le rebâtir
  }
act-move = Déplacer { $unit-a } ({ $region })
act-place = Placer { $unit-a } { $region-in }
act-attack-power = Attaquer { $power-the } { $region-in }
act-attack-marker = Attaquer le marqueur neutre de force { $strength } { $region-in }
act-attack-token = Attaquer { $token-the }
act-pass = Passer cette action
act-ally = Conclure l’alliance locale { $alliance }
act-claim = Prendre : { $tile }
act-use = Utiliser : { $tile }
act-end-turn = Finir le tour
act-to = { $region }
act-stay = Laisser la nouvelle unité sur place
act-done = Ne plus déplacer d’unité
act-pass-bid = Passer dans l’enchère
act-raise = Surenchérir
act-red = Proposer { $power-the } pour l’alliance rouge
act-blue = Proposer { $power-the } pour l’alliance bleue
act-keep-proposal = Garder la proposition
act-colonize = Coloniser { $region-in } pour 1 point de population
act-commerce = Commerce de la Côte-de-l’Or { $region-in }
act-incite = { $token } { $region-in } contre { $power-the }
act-in = { $region }
act-call-militia = Une armée de plus (1 point de population)
act-no-militia = Ne rien construire de plus
act-return-unrest = Rendre 1 point d’agitation
act-keep-unrest = Ne pas rendre d’agitation
act-lost = Laisser sombrer l’unité
act-remain = Laisser l’unité où elle était
act-arrive = Mener l’unité à destination
act-surprise = Utiliser Attaque surprise
act-no-surprise = Attaquer sans surprise
act-navies = { $number ->
    [0] N’engager aucune flotte
    [one] Engager { $number } flotte
   *[other] Engager { $number } flottes
  }
act-armies = { $number ->
    [0] N’engager aucune armée
    [one] Engager { $number } armée
   *[other] Engager { $number } armées
  }
act-accept-help = Accepter l’aide
act-refuse-help = Refuser l’aide
act-fight = Combattre en mer
act-decline = Refuser le combat en mer
act-spend = Utiliser en mer l’alliance { $alliance }
act-no-more = N’utiliser aucune autre alliance en mer
act-surrender = Céder le marqueur de contrôle
act-defend = Résister et combattre
act-blockade = Blocus : appui naval doublé
act-no-blockade = Garder Blocus
act-reserves = Appeler les Réserves : relancer
act-no-reserves = Garder les dés
act-withdraw = Utiliser Retraite en combattant
act-no-withdrawal = Subir les pertes
act-lose = Perdre { $unit-a }
act-lose-ally = La perte est pour { $power-the }
act-bid = { $number ->
    [one] Miser { $number } pièce d’or
   *[other] Miser { $number } pièces d’or
  }
act-bid-proposal = Miser { $number } d’or : { $red } en rouge, { $blue } en bleu
act-bid-red = Miser { $number } d’or : { $red } en rouge
act-bid-blue = Miser { $number } d’or : { $blue } en bleu
act-higher = Voir des mises plus hautes
act-put-back = Remettre dans le sac : { $region } ({ $marker })
act-redraw = Tirer autant de nouveaux marqueurs
act-content = Garder ces marqueurs
act-keep = Garder ce marqueur : { $region } ({ $marker })

# Marqueurs neutres
marker-attack = Marqueur neutre de force { $strength }
    .about = Battez-le dans une attaque pour poser ici votre marqueur de contrôle.
marker-colonize = Marqueur de colonisation
    .about = Se colonise pour 1 point de population, sans combat.
marker-commerce = Marqueur de commerce
    .about = Se prend par le commerce de la Côte-de-l’Or, avec une flotte en Afrique, sans combat.
marker-with-gold = { $gold ->
    [one] { $marker }, rapporte { $gold } pièce d’or
   *[other] { $marker }, rapporte { $gold } pièces d’or
  }
marker-with-points = { $points ->
    [one] { $marker }, rapporte { $points } point de victoire
   *[other] { $marker }, rapporte { $points } points de victoire
  }
