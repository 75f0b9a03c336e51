# Ce qui est demandé
prompt-turn = { $actions ->
    [one] { $power } : encore { $actions } action.
   *[other] { $power } : encore { $actions } actions.
  }
prompt-turn-special = { $actions ->
    [one] { $power } : encore { $actions } action (spéciale permise).
   *[other] { $power } : encore { $actions } actions, dont une spéciale au plus.
  }
prompt-turn-no-special = { $actions ->
    [one] { $power } : encore { $actions } action, plus aucune spéciale.
   *[other] { $power } : encore { $actions } actions, plus aucune spéciale.
  }
prompt-free-actions = { $power } : actions libres, ou fin du tour.
prompt-destination = { $power } : où envoyer { $unit-the } ({ $region }) ?
prompt-free-move = { $power-The } { v-peut } déplacer aussitôt { $unit-id ->
    [army] la nouvelle armée
    [navy] la nouvelle flotte
   *[fort] le nouveau fort
  } ({ $region }).
prompt-next-move = { $left ->
    [one] { $power-The } { v-peut } encore déplacer { $left } unité.
   *[other] { $power-The } { v-peut } encore déplacer { $left } unités.
  }
prompt-place-unit = { $power-The } place{ v-nt } une unité de départ ({ $number } sur { $total }).
prompt-pass-or-raise = { $standing }. { $power-The } passe{ v-nt } ou propose{ v-nt } plus.
standing = { $bidder } : mise de { $bid }, { $red } en rouge, { $blue } en bleu
standing-red = { $bidder } : mise de { $bid }, { $red } en rouge
standing-blue = { $bidder } : mise de { $bid }, { $blue } en bleu
prompt-bid-first = { $power-The } lance{ v-nt } l’enchère : combien d’or miser ?
prompt-bid-more = { $standing }. { $power } : combien d’or miser de plus ?
prompt-bid-taxes = { $taxations ->
    [one] { $question } Gagner à { $bid } coûterait { $taxations } impôt.
   *[other] { $question } Gagner à { $bid } coûterait { $taxations } impôts.
  }
prompt-propose-red = { $power-The } mise{ v-nt } { $bid } : quelle puissance rejoint le rouge ?
prompt-propose-blue = { $power-The } mise{ v-nt } { $bid }, { $red } en rouge : quelle puissance rejoint le bleu ?
prompt-propose-side = { $power-The } mise{ v-nt } { $bid } : la dernière puissance rejoint-elle le rouge ou le bleu ?
prompt-commit-navies-attack = { $power } : combien de flottes engager dans l’attaque { $leader-of } { $region-in } ?
prompt-commit-navies-defence = { $power } : combien de flottes engager dans la défense { $leader-of } { $region-in } ?
prompt-commit-armies-attack = { $power } : combien d’armées engager dans l’attaque { $leader-of } { $region-in } ?
prompt-commit-armies-defence = { $power } : combien d’armées engager dans la défense { $leader-of } { $region-in } ?
prompt-accept-help = { $power } : accepter l’aide { $ally-of } ({ $forces }) ?
prompt-surprise-attack = { $power } : utiliser Attaque surprise, pour qu’aucun autre joueur n’aide { $enemy-the } ?
prompt-fight-at-sea = { $power } : combattre en mer { $region-in } ? Refuser laisse l’appui naval à l’autre camp.
prompt-alliances-at-sea = { $power } : quelles alliances locales utiliser en mer ? Elles sont alors perdues pour le combat terrestre.
prompt-surrender = { $power } : céder sans combat le marqueur de contrôle { $region-in } ?
prompt-blockade-support = { $power } : rendre Blocus pour que l’appui naval compte { $worth } ?
prompt-reserves = { $score } { $power } : appeler les Réserves pour relancer ?
prompt-fighting-withdrawal = { $score } { $power } : utiliser Retraite en combattant pour ne perdre aucune unité ?
score-sea = En mer, les attaquants ont { $strength } + { $more } (dés { $dice-plain }), les défenseurs { $strength2 } + { $more2 } (dés { $dice2-plain }).
score-land = Sur terre, les attaquants ont { $strength } + { $more } (dés { $dice-plain }), les défenseurs { $strength2 } + { $more2 } (dés { $dice2-plain }).
prompt-lose-own-unit = { $power } : quelle unité perdre ?
prompt-lose-ally-unit = Quel allié perd une unité ? { $power-The } { v-choisit }.
prompt-militia = { $power-The } { v-peut } lever une armée de plus par la Milice pour 1 point de population.
prompt-militia-any = { $power-The } { v-peut } construire une armée, une flotte ou un fort de plus par la Milice pour 1 point de population.
prompt-relief = { $points ->
    [one] { $power-The } { v-a } passé et { v-peut } rendre { $points } point d’agitation.
   *[other] { $power-The } { v-a } passé et { v-peut } rendre { $points } points d’agitation.
  }
prompt-sea-stay = Sur place : { $unit-the } { $power-of } reste, ou arrive ({ $region }) pour { $arrive } or.
prompt-sea-sink = Naufrage : { $unit-the } { $power-of } est { $unit-id ->
    [fort] perdu
   *[other] perdue
  }, reste pour { $remain } or, ou arrive ({ $region }) pour { $arrive } or.
prompt-put-back-duplicates = { $power-The } { v-doit } remettre un marqueur qui répète une région.
prompt-may-put-back = { $power-The } { v-peut } remettre un marqueur qui répète une région.
prompt-may-put-back-more = { $power-The } { v-peut } remettre un autre marqueur qui répète une région, ou tirer de nouveau.
prompt-draft-pick = { $power-The } garde{ v-nt } un marqueur et passe{ v-nt } les autres.
prompt-diplomatic-service = { $power } : quelle alliance locale conclure par le Service diplomatique ?
prompt-native-militia = { $power } : où lever la Milice indigène ?
prompt-blockade = { $power } : quelle colonie mettre sous blocus ?
prompt-war-office = { $power } : qui attaquer par le Ministère de la Guerre ?
prompt-trade-region = { $power } : dans quelle région encaisser ({ $tile }) ?

forces = { $navies ->
    [0] { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }
    [one] { $armies ->
        [0] { $navies } flotte
        [one] { $navies } flotte et { $armies } armée
       *[other] { $navies } flotte et { $armies } armées
    }
   *[other] { $armies ->
        [0] { $navies } flottes
        [one] { $navies } flottes et { $armies } armée
       *[other] { $navies } flottes et { $armies } armées
    }
  }

# Le hasard attendu
chance-map-marker = Le marqueur suivant pour la carte est tiré.
chance-sea = Un dé est lancé en mer : { $power }, { $unit }, destination : { $region }.
chance-unrest = Un jeton d’agitation est tiré : { $power }.
chance-letter = Une série de marqueurs est tirée au sort : { $power }.
chance-hand-marker = Un marqueur est tiré : { $power }.
chance-nonplayer-control = Un marqueur de contrôle est tiré au sort dans une région : { $power }.
chance-nonplayer-navy = Un dé dit si une armée est une flotte : { $power }.
chance-attack-die = Attaque ({ $power }) : dé { $number } sur 2 des attaquants.
chance-defence-die = Attaque ({ $power }) : dé { $number } sur 2 des défenseurs.
