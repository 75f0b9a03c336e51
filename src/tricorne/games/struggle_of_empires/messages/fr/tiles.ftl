tile-diplomatic-service = Service diplomatique
    .effect = Conclure une alliance locale en action libre ; son prix en or reste dû.
tile-improved-agriculture = Agriculture améliorée
    .effect = +1 point de population à la prise, et une fois par guerre.
tile-improved-agriculture-original = Agriculture améliorée
    .effect = +1 point de population une fois par guerre, rien à la prise.
tile-mercenaries = Mercenaires
    .effect = Lever une armée en métropole sans dépenser de population.
tile-pressgangs = Presse des matelots
    .effect = Armer une flotte en métropole sans dépenser de population.
tile-reserves = Réserves
    .effect = Attaquant ou défenseur, annuler les dés d’un combat ; les deux camps relancent.
tile-trained-native-militia = Milice indigène
    .effect = Lever une armée sans population. Elle peut être placée directement dans une colonie où vous avez un marqueur de contrôle ou une unité, sans flotte ni dé de mer. Elle peut ensuite faire son déplacement libre.
tile-war-office = Ministère de la Guerre
    .effect = Une attaque en action libre, sans payer les 2 pièces d’or.
tile-government-reform = Réforme de l’État
    .effect = Rendre 2 points d’agitation.
tile-industry = Industrie
    .effect = 3 points de victoire, et 1 de plus par Agriculture améliorée.
tile-industry-original = Industrie
    .effect = 3 points de victoire.
tile-army-training = Entraînement de l’armée
    .effect = +1 au combat terrestre pour le chef de file qui en a plus que l’autre, s’il engage une armée ou un fort.
tile-banking = Banque
    .effect = Chaque impôt rapporte 3 pièces d’or au lieu de 2 ; une seconde tuile n’ajoute rien.
tile-logistics = Intendance
    .effect = Une unité de plus par action de déplacement.
tile-militia = Milice
    .effect = À la fin d’une construction, une armée de plus pour 1 point de population.
tile-naval-training = Entraînement de la flotte
    .effect = +1 au combat naval pour le chef de file qui en a plus que l’autre, s’il engage une flotte.
tile-navigation = Navigation
    .effect = +2 au second dé (rouge) d’une traversée lointaine par tuile.
tile-blockade = Blocus
    .effect = L’appui naval compte +2 au lieu de +1 dans un combat terrestre, ou posez-la sous votre flotte dans une colonie : l’ennemi n’y amène d’unités terrestres qu’avec plus de flottes que vous.
tile-fighting-withdrawal = Retraite en combattant
    .effect = Défenseur battu : ni vous ni vos alliés ne perdez d’unité dans ce combat (2004 : dans toute l’attaque) ; le marqueur de contrôle est tout de même perdu.
tile-surprise-attack = Attaque surprise
    .effect = Aucun autre joueur ne peut aider le défenseur de votre attaque.
tile-baltic-company = Compagnie de la Baltique
tile-east-indies-company = Compagnie des Indes
tile-gold-coast-commerce = Commerce de la Côte-de-l’Or
tile-gold-mines = Mines d’or
tile-levant-company = Compagnie du Levant
tile-sugar-plantations = Plantations de sucre
tile-tobacco-fields = Champs de tabac

effect-tile = { $tile-effect }
effect-token = { $token-effect }
effect-trade = { $regions-count ->
    [one] Une fois par guerre, 1 pièce d’or par marqueur de contrôle que vous avez { $regions-in }.
   *[other] Une fois par guerre, 1 pièce d’or par marqueur de contrôle que vous avez dans une de ces régions : { $regions-plain }.
  }

tiles-free-action = Actions libres
tiles-improvement = Améliorations
tiles-immediate = Immédiat
tiles-tactics = Tactique
tiles-trade = Commerce
tile-price = Prix : { $price-plain }
tile-left = { $left } sur { $copies }
tile-used = utilisée
price-gold = { $count } or
price-population = { $count ->
    [one] { $count } point de population
   *[other] { $count } points de population
  }
price-unrest = { $count ->
    [one] { $count } point d’agitation
   *[other] { $count } points d’agitation
  }
price-nothing = rien
