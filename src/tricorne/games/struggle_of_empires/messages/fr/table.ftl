# Ce que montre la table
war = Guerre
war-number = Guerre { roman }
phase-set-up = Mise en place
phase-neutral-markers = I. Marqueurs
phase-alliances = II. Alliances
phase-player-actions = III. Actions
phase-income = IV. Revenus
phase-victory-points = V. Points
phase-end-of-war = Fin de guerre
phase-game-over = La fin
round-of = Manche { $round } sur { $rounds }
bag-holds = { $count ->
    [one] { $count } marqueur dans le sac
   *[other] { $count } marqueurs dans le sac
  }
alliances-order = Les Grandes Alliances dans l’ordre du tour
powers = Puissances
power = Puissance
no-player = sans joueur
box-open = libre
victory-points = Points de victoire
distant-sea = Mer lointaine : qui la traverse lance le dé
home-of = Métropole : { $power }
home-box = Cette puissance n’est pas dans la partie.
home-empty = Aucune unité ici.
blockade = Blocus

mats = Les puissances
gold = Or
population = Population
unrest = Agitation
unrest-own = Votre agitation ; les autres voient seulement combien de fois vous en avez reçu
unrest-draws = { $count } fois
unrest-gains = Combien de fois de l’agitation ; sa valeur est cachée
tiles = Tuiles
supply = Pièces encore à construire
supply-of = En réserve, { $unit-many } : { $count }
bond-ally = alliée
bond-enemy = ennemie
power-nobody = Personne ne joue cette puissance ; ses unités servent qui peut les utiliser.
power-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  }
power-population = { $count ->
    [one] { $count } point de population
   *[other] { $count } points de population
  }
power-points = { $count ->
    [one] { $count } point de victoire, et { $preview } de plus si la guerre était comptée maintenant
   *[other] { $count } points de victoire, et { $preview } de plus si la guerre était comptée maintenant
  }
power-unrest = { $count ->
    [one] { $count } point d’agitation, reçue { $gains } fois
   *[other] { $count } points d’agitation, reçue { $gains } fois
  }
power-unrest-hidden = de l’agitation { $gains } fois, valeur inconnue
power-income = Revenu { $income }, entretien { $maintenance }, impôt { $taxation }
power-side = { $side }, case { $box }
power-home = En métropole : { $things-plain }
power-tiles = Tuiles : { $tiles-plain }

count-army = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
  }
count-navy = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
  }
count-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
  }
count-control = { $count ->
    [one] { $count } marqueur de contrôle
   *[other] { $count } marqueurs de contrôle
  }
piece-of = { $power } : { $pieces }
region-values = Vaut { $values-plain }
region-holds = { $points ->
    [0] { $power } : { $things-plain }
    [one] { $power } : { $things-plain } ; marquerait { $points } point
   *[other] { $power } : { $things-plain } ; marquerait { $points } points
  }
region-blockade = Colonie sous blocus : { $power }.
token-holds = { $token } : tient un marqueur de contrôle ({ $power })
alliance-held = Alliance locale { $alliance } ({ $power }) : { $reach }
alliance-free = { $gold ->
    [one] Alliance locale { $alliance }, libre pour { $gold } pièce d’or : { $reach }
   *[other] Alliance locale { $alliance }, libre pour { $gold } pièces d’or : { $reach }
  }
reach-both = +1 sur terre ou en mer
reach-sea = +1 en mer
reach-land = +1 sur terre

verb-build = Construire
verb-move = Déplacer
verb-attack = Attaquer
verb-pass = Passer
verb-colonize = Coloniser
verb-commerce = Commercer
verb-ally = Alliance
verb-claim = Tuile
verb-incite = Fomenter
verb-bid = Miser
verb-navies = Flottes
verb-armies = Armées
hint-build = Que construisez-vous ? Les nouvelles unités sont en métropole et peuvent bouger une fois.
hint-move = Choisissez une unité ou une région qui brille.
hint-attack = { $count ->
    [one] Choisissez qui attaquer. Il y a une cible.
   *[other] Choisissez qui attaquer. Il y a { $count } cibles.
  }
hint-claim = Choisissez une tuile ici ou sous Tuiles.
hint-ally = Choisissez une alliance locale.
hint-incite = Choisissez où et contre qui.

title-decision = Votre décision
title-turn = À vous de jouer
title-free-actions = Actions libres
title-destination = Vers où ?
title-free-move = La nouvelle unité
title-next-move = Un autre déplacement
title-place-unit = Placez une unité de départ
title-pass-or-raise = Surenchérir ou passer
title-bid = Votre mise
title-propose-red = Qui rejoint le rouge ?
title-propose-blue = Qui rejoint le bleu ?
title-propose-side = Rouge ou bleu ?
title-commit-navies = Aider en mer ?
title-commit-armies = Aider sur terre ?
title-accept-help = Un allié offre son aide
title-surprise-attack = Attaque surprise ?
title-fight-at-sea = Combattre en mer ?
title-alliances-at-sea = Alliances locales en mer
title-surrender = Céder sans combat ?
title-blockade-support = Blocus ?
title-reserves = Réserves ?
title-fighting-withdrawal = Retraite en combattant ?
title-lose-own-unit = Choisissez une perte
title-lose-ally-unit = Quel allié perd une unité ?
title-militia = Milice ?
title-relief = Apaisement
title-sea-stay = Le dé de mer montre : Sur place
title-sea-sink = Le dé de mer montre : Naufrage
title-put-back-duplicates = Deux fois la même région
title-may-put-back = Deux fois la même région
title-draft-pick = Gardez un marqueur
title-diplomatic-service = Service diplomatique
title-native-militia = Milice indigène
title-blockade = Où est le blocus ?
title-war-office = Ministère de la Guerre
title-trade-region = Où commercez-vous ?
title-over = La partie est finie
title-chance = Hasard

odds = Probabilités
odds-plain = sans alliés
odds-naval = Mer
odds-land = Terre
odds-told = Victoire { $win }, égalité { $tie }, défaite { $loss } pour cent
odds-capture = le marqueur change de mains
odds-losses = unités perdues : { $power }

plate-fold = Mettre de côté et voir la carte
plate-map = Carte
auction-title = Les Grandes Alliances de la guerre { roman }
auction-opened = Ouverte par { $power-the }
auction-nobody = personne encore
auction-standing = Mise en cours
auction-new-bid = Nouvelle mise
auction-versus = l’une contre l’autre pour cette guerre
auction-bidders = Les enchérisseurs dans l’ordre
auction-your-bid = à vous
auction-thinks = réfléchit
auction-bids = mise { $bid }
auction-bid-before = avait misé { $bid }
auction-has = { $power } : { $gold } or.
auction-you-have = Vous avez { $gold } or.
auction-passes = passe
auction-waits = attend
auction-how-much = Le gagnant paie et décide qui est avec qui. Ce qui dépasse votre or se paie par l’impôt, qui coûte de l’agitation.
auction-if-won = Si elle l’emporte : { $price }
auction-amount = Montant
auction-bid = { $gold ->
    [one] Miser { $gold } pièce d’or
   *[other] Miser { $gold } pièces d’or
  }
auction-pass = Passer
auction-range = De { $least } à { $most } d’or.
auction-for-red = Pour le rouge
auction-for-blue = Pour le bleu
hand-title = Vos régions de départ
hand-kept = Gardés

battle-title = Attaque { $region-in } : { $attacker } contre { $target }
battle-declared = Annonce
battle-allies = Alliés
battle-sea = Mer
battle-land = Terre
battle-outcome = Issue
battle-asked = Décision : { $power }
combat-sea = Combat naval
combat-land = Combat terrestre
combat-won-attackers = Les attaquants l’emportent
combat-won-defenders = Les défenseurs l’emportent
combat-tie = Égalité
combat-support-attackers = appui naval pour les attaquants
combat-support-defenders = appui naval pour les défenseurs
die-shows = Le dé montre { $face }
dice-difference = différence
item-own-army = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
  }
item-own-navy = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
  }
item-own-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
  }
item-ally-army = Armées, { $whose } : { $count }
item-ally-navy = Flottes, { $whose } : { $count }
item-np-army = Armées, { $whose }, sans joueur : { $count }
item-np-navy = Flottes, { $whose }, sans joueur : { $count }
item-np-marker = Contrôle : { $whose }
item-marker-strength = Le marqueur neutre
item-token-strength = Le jeton
item-naval-support = Appui naval
item-army-training = Entraînement de l’armée
item-naval-training = Entraînement de la flotte
item-local-alliance = Alliance locale { $whose }

nothing-colonize = Aucun marqueur de colonisation n’est sur la carte.
nothing-commerce = Aucun marqueur de commerce n’est sur la carte.

end-most-points = Victoire : { $power }, { $points } points.
end-less-unrest = Victoire : { $power }, { $points } points. Autant de points pour : { $powers }, mais plus d’agitation.
end-shared = { $powers } partagent la victoire avec { $points } points chacune.
end-nobody = Personne ne gagne : toutes les puissances sont en révolution.
end-revolution = En dernier, pour cause de révolution : { $powers }.
cost-free = gratuit
cost-gold-only = { $gold } or
cost-population-only = { $population } population
token-note = { $token } : { $effect } { $cost } { $state }
token-free = Il est libre.
token-costs = Il ne coûte rien d’autre que l’action.
token-lies = Il se trouve { $region-in } et y tient un marqueur.
token-banned = Pas à ce tour : il vient d’échouer pour vous.
