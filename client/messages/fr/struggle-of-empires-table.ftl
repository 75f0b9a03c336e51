war = Guerre
war-number = Guerre { $war }
phase-set-up = Mise en place
phase-neutral-markers = I. Marqueurs
phase-alliances = II. Alliances
phase-player-actions = III. Actions
phase-income = IV. Revenus
phase-victory-points = V. Points
phase-end-of-war = Fin de guerre
phase-game-over = La fin
round-of = Tour { $round } sur { $rounds }
bag-holds = { $count } marqueurs dans le sac
alliances-order = Les grandes alliances dans l’ordre du tour
powers = Puissances
power = Puissance
no-player = sans joueur
box-open = libre
victory-points = Points de victoire
distant-sea = Mer lointaine : qui la traverse lance le dé
home-of = Métropole : { $power }
home-box = Cette puissance n’est pas dans la partie.
home-empty = Aucune unité ici.
blockade = Blocus

mats = Les puissances
gold = Or
population = Population
unrest = Agitation
unrest-own = Votre agitation ; les autres voient seulement combien de fois vous en avez reçu
unrest-draws = { $count } fois
unrest-gains = Combien de fois de l’agitation ; sa valeur est cachée
tiles = Tuiles
supply = Pièces encore à construire
supply-of = { $unit ->
    [army] Armées en réserve : { $count }
    [navy] Flottes en réserve : { $count }
   *[fort] Forts en réserve : { $count }
  }
bond-ally = alliée
bond-enemy = ennemie
power-nobody = Personne ne joue cette puissance ; ses unités servent qui peut les employer.
power-gold = { $count } d’or
power-population = { $count } de population
power-points = { $count } points de victoire, et { $preview } de plus si la guerre était comptée maintenant
power-unrest = { $count } d’agitation, reçue { $gains } fois
power-unrest-hidden = de l’agitation { $gains } fois, valeur inconnue
power-income = Revenu { $income }, entretien { $maintenance }, impôt { $taxation }
power-side = { $side }, case { $box }
power-home = En métropole : { $things }
power-tiles = Tuiles : { $tiles }

count-army = { $count ->
    [one] 1 armée
   *[other] { $count } armées
  }
count-navy = { $count ->
    [one] 1 flotte
   *[other] { $count } flottes
  }
count-fort = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  }
count-control = { $count ->
    [one] 1 marqueur de contrôle
   *[other] { $count } marqueurs de contrôle
  }
piece-of = { $power } : { $pieces }
region-values = Vaut { $values }
region-holds = { $points ->
    [0] { $power } : { $things }
   *[other] { $power } : { $things } ; marquerait { $points }
  }
region-blockade = { $power } bloque cette colonie.
marker-attack = Marqueur neutre de force { $strength }
    .about = Battez-le pour poser ici votre marqueur de contrôle.
marker-colonize = Marqueur de colonisation
    .about = Peut être colonisé pour 1 population, sans combat.
marker-commerce = Marqueur de commerce
    .about = Peut être pris avec une flotte en Afrique, sans combat.
marker-with-gold = { $marker }, rapporte { $gold } d’or
marker-with-points = { $marker }, rapporte { $points } point de victoire
token-holds = { $token } : un marqueur de contrôle tenu, celui de : { $power }
alliance-held = { $reach ->
    [both] Alliance locale { $alliance }, tenue par : { $power }. +1 sur terre ou en mer
    [sea] Alliance locale { $alliance }, tenue par : { $power }. +1 en mer
   *[land] Alliance locale { $alliance }, tenue par : { $power }. +1 sur terre
  }
alliance-free = { $reach ->
    [both] Alliance locale { $alliance }, libre pour { $gold } d’or : +1 sur terre ou en mer
    [sea] Alliance locale { $alliance }, libre pour { $gold } d’or : +1 en mer
   *[land] Alliance locale { $alliance }, libre pour { $gold } d’or : +1 sur terre
  }
tile-price = Prix : { $price }
tile-left = reste { $left } sur { $copies }
tile-used = employée
price-gold = { $count } d’or
price-population = { $count } de population
price-unrest = { $count } d’agitation
price-nothing = rien

verb-build = Construire
verb-move = Mouvoir
verb-attack = Attaquer
verb-pass = Passer
verb-colonize = Coloniser
verb-commerce = Commercer
verb-ally = Alliance
verb-claim = Tuile
verb-incite = Secret
verb-bid = Miser
verb-navies = Flottes
verb-armies = Armées
hint-build = Que construisez-vous ? Les nouvelles unités sont en métropole et peuvent bouger une fois.
hint-move = Choisissez une unité ou une région qui luit.
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
title-destination = Vers où ?
title-free-move = La nouvelle unité
title-next-move = Un autre mouvement
title-place-unit = Placer une unité de départ
title-pass-or-raise = Surenchérir ou passer
title-bid = Votre mise
title-propose-red = Qui rejoint le rouge ?
title-propose-blue = Qui rejoint le bleu ?
title-propose-side = Rouge ou bleu ?
title-commit-navies = Aider en mer ?
title-commit-armies = Aider sur terre ?
title-accept-help = Un allié offre son aide
title-surprise-attack = Attaque surprise ?
title-fight-at-sea = Combattre en mer ?
title-alliances-at-sea = Alliances locales en mer
title-surrender = Se rendre ?
title-blockade-support = Blocus ?
title-reserves = Réserves ?
title-fighting-withdrawal = Retraite combattante ?
title-lose-own-unit = Choisir une perte
title-lose-ally-unit = La perte de qui ?
title-militia = Milice ?
title-relief = Apaisement
title-sea-stay = Le dé de mer dit : Restez
title-sea-sink = Le dé de mer dit : Sombrez
title-put-back-duplicates = Deux fois la même région
title-may-put-back = Deux fois la même région
title-draft-pick = Garder un marqueur
title-diplomatic-service = Service diplomatique
title-native-militia = Milice indigène
title-blockade = Où est le blocus ?
title-war-office = Ministère de la Guerre
title-trade-region = Où commercez-vous ?
title-over = La partie est finie
title-chance = Hasard

odds = Les chances
odds-plain = sans alliés
odds-naval = Mer
odds-land = Terre
odds-told = Victoire { $win }, égalité { $tie }, défaite { $loss } pour cent
odds-capture = le marqueur change de mains
odds-losses = unités perdues : { $power }

plate-fold = Mettre de côté et voir la carte
plate-map = Carte
auction-title = Les grandes alliances de la guerre { $war }
auction-opened = Ouverte par : { $power }
auction-nobody = personne encore
auction-standing = Mise en cours
auction-new-bid = Nouvelle mise
auction-versus = l’un contre l’autre pour cette guerre
auction-bidders = Les enchérisseurs dans l’ordre
auction-your-bid = à vous
auction-thinks = réfléchit
auction-bids = mise { $bid }
auction-passes = passe
auction-waits = attend
auction-how-much = Le gagnant paie et décide qui est avec qui. Ce qui dépasse votre or se paie par l’impôt, qui agite le peuple.
auction-amount = Montant
auction-bid = Miser { $gold } d’or
auction-higher = Mises plus hautes
auction-pass = Passer
auction-raise = Surenchérir
auction-keep = Laisser la proposition telle quelle
auction-for-red = Pour le rouge
auction-for-blue = Pour le bleu
auction-raise-or-pass = Surenchérissez et nommez une puissance par camp, ou passez.
hand-title = Vos régions de départ
hand-kept = Gardés

battle-title = { $attacker } attaque { $inRegion } : { $target }
battle-declared = Déclarée
battle-allies = Alliés
battle-sea = Mer
battle-land = Terre
battle-outcome = Issue
battle-asked = { $power } décide
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
    [one] 1 armée
   *[other] { $count } armées
  }
item-own-navy = { $count ->
    [one] 1 flotte
   *[other] { $count } flottes
  }
item-own-fort = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  }
item-ally-army = Armées, { $whose } : { $count }
item-ally-navy = Flottes, { $whose } : { $count }
item-np-army = Armées, { $whose }, sans joueur : { $count }
item-np-navy = Flottes, { $whose }, sans joueur : { $count }
item-np-marker = Contrôle : { $whose }
item-marker-strength = Le marqueur neutre
item-token-strength = Les rebelles
item-naval-support = Appui naval
item-army-training = Exercice de l’armée
item-naval-training = Exercice de la flotte
item-local-alliance = Alliance locale { $whose }

deal-terms = { $payer } paie { $gold } d’or pour { $navies ->
    [0] { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }
    [one] { $armies ->
        [0] 1 flotte
        [one] 1 flotte et 1 armée
       *[other] 1 flotte et { $armies } armées
    }
   *[other] { $armies ->
        [0] { $navies } flottes
        [one] { $navies } flottes et 1 armée
       *[other] { $navies } flottes et { $armies } armées
    }
} dans cette attaque ; aide : { $helper }
deal-accept = Accepter
deal-refuse = Refuser
deal-withdraw = Retirer
deal-counter = Plutôt pour
deal-counter-send = Contre-offre
deal-now = { $power } est appelée à l’aide : faire une offre ?
deal-now-send = Offrir
deal-make = Proposer un marché
deal-kind = Quoi
deal-pay = donner de l’or maintenant
deal-offer = de l’or contre de l’aide dans cette attaque
deal-promise = une promesse au journal
deal-to = À
deal-words = Vos paroles
deal-gold = Or
deal-navies = Flottes
deal-armies = Armées
deal-send = Faire
deal-fine = L’or se paie aussitôt. Une aide payée est engagée.
deal-promise-fine = Une promesse n’engage personne ; tous peuvent la lire.

figure-victory-points = Points de victoire
figure-control = Contrôle
figure-unrest = Agitation
figure-gold = Or
figure-population = Population
figure-units = Unités
source-war-1 = Guerre I
source-war-2 = Guerre II
source-war-3 = Guerre III
source-markers-and-tiles = Marqueurs et tuiles
source-unrest = Agitation

nothing-colonize = Aucun marqueur de colonisation n’est sur la carte.
nothing-commerce = Aucun marqueur de commerce n’est sur la carte.
luck-battle-dice = Dés de bataille
luck-voyages = Traversées réussies
luck-unrest = Agitation tirée

# Ordres permanents
order-title = Laisser un ordre
order-note = La maison répond pour vous jusqu’à la fin de cette enchère. Personne d’autre ne le sait ; vous pouvez retirer l’ordre à tout moment.
order-limit = Limite
order-bid-up-to = Miser jusqu’à { $gold } pour cette proposition
order-always = et la rétablir si quelqu’un la change
order-pass-while = Passer tant que cette proposition tient
order-pass-named = Passer, sauf si je suis nommé
order-pass-all = Passer jusqu’à la fin de l’enchère
order-left = Votre ordre :
order-withdraw = Retirer l’ordre
order-ended-over = L’enchère est conclue ; votre ordre a pris fin.
order-ended-unforeseen = Il s’est passé quelque chose que votre ordre ne prévoyait pas. À vous de décider.
order-ended-left = Votre ordre a pris fin à votre départ.
order-words-pass = Passer jusqu’à la fin de cette enchère.
order-words-named = Passer dans cette enchère, sauf si votre puissance est nommée.
order-words-while = { $side ->
    [red] Passer tant que le rouge proposé est : { $red }.
    [blue] Passer tant que le bleu proposé est : { $blue }.
   *[both] Passer tant que la proposition est : { $red } en rouge, { $blue } en bleu.
}
order-words-bid = { $side ->
    [red] Miser jusqu’à { $gold } tant que le rouge proposé est : { $red } ; puis passer.
    [blue] Miser jusqu’à { $gold } tant que le bleu proposé est : { $blue } ; puis passer.
   *[both] Miser jusqu’à { $gold } tant que la proposition est : { $red } en rouge, { $blue } en bleu ; puis passer.
}
order-words-always = { $side ->
    [red] Miser jusqu’à { $gold } pour { $red } en rouge, quoi qu’on propose d’autre.
    [blue] Miser jusqu’à { $gold } pour { $blue } en bleu, quoi qu’on propose d’autre.
   *[both] Miser jusqu’à { $gold } pour { $red } en rouge et { $blue } en bleu, quoi qu’on propose d’autre.
}
act-which-marker = { $deed } ({ $marker })
end-most-points = Victoire : { $power }, avec { $points } points.
end-less-unrest = Victoire : { $power }, avec { $points } points ; autant que { $powers }, mais avec moins d’agitation.
end-shared = Victoire partagée, { $points } points chacun : { $powers }.
end-nobody = Personne ne gagne : toutes les puissances sont en révolution.
end-revolution = En dernier, pour cause de révolution : { $powers }.
