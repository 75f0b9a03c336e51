# Le journal

# Les actes
log-draft-keep = { $power-The } garde{ v-nt } un marqueur face cachée.
log-draft-keep-own = { $power-The } garde{ v-nt } un marqueur face cachée : { $region } ({ $marker }).
log-redraw = { $power-The } tire{ v-nt } autant de nouveaux marqueurs.
log-content = { $power-The } garde{ v-nt } ses marqueurs.
log-put-back = { $power-The } re{ v-met } un marqueur dans le sac : { $region } ({ $marker }).
log-place = { $power-The } place{ v-nt } { $unit-a } { $region-in }.
log-pass-bid = { $power-The } passe{ v-nt } dans l’enchère.
log-pass = { $power-The } passe{ v-nt } une action.
log-build = { $unit-id ->
    [army] { $power-The } lève{ v-nt } une armée.
    [navy] { $power-The } arme{ v-nt } une flotte.
   *[fort] { $power-The } élève{ v-nt } un fort.
  }
log-rebuild = { $unit-id ->
    [army] { $power-The } supprime{ v-nt } une armée { $region-in } et la relève{ v-nt }.
    [navy] { $power-The } désarme{ v-nt } une flotte { $region-in } et la réarme{ v-nt }.
   *[fort] { $power-The } rase{ v-nt } un fort { $region-in } et le relève{ v-nt }.
  }
log-militia = { $power-The } appelle{ v-nt } la Milice.
log-move = { $power-The } déplace{ v-nt } { $unit-a } { $region-from } { $region2-to }.
log-send = { $power-The } envoie{ v-nt } { $unit-a } { $region-from } { $region2-to }.
log-move-home = { $power-The } rappelle{ v-nt } { $unit-a } ({ $region }).
log-send-home = { $power-The } rappelle{ v-nt } { $unit-a } d’outre-mer ({ $region }).
log-sink = { $power-The } laisse{ v-nt } sombrer { $unit-the }.
log-remain = { $unit-The } { $power-of } reste sur place{ payment }.
log-reach = { $unit-The } { $power-of } arrive quand même ({ $region }){ payment }.
log-attack-power = { $power-The } attaque{ v-nt } { $power2-the } { $region-in }{ payment }.
log-attack-marker = { $power-The } attaque{ v-nt } le marqueur neutre de force { $strength } { $region-in }{ payment }.
log-attack-token = { $power-The } attaque{ v-nt } { $token-the } { $region-in }{ payment }.
payment = { $paid ->
    [0] { "" }
   *[other] { $taxations ->
        [0] { " (" }paie{ v-nt } { $paid })
        [one] { " (" }paie{ v-nt } { $paid } après { $taxations } impôt)
       *[other] { " (" }paie{ v-nt } { $paid } après { $taxations } impôts)
    }
  }
log-surprise = { $power-The } utilise{ v-nt } Attaque surprise.
log-commit-navies = { $navies ->
    [0] { $power-The } n’engage{ v-nt } aucune flotte.
    [one] { $power-The } engage{ v-nt } { $navies } flotte.
   *[other] { $power-The } engage{ v-nt } { $navies } flottes.
  }
log-commit-armies = { $armies ->
    [0] { $power-The } n’engage{ v-nt } aucune armée.
    [one] { $power-The } engage{ v-nt } { $armies } armée.
   *[other] { $power-The } engage{ v-nt } { $armies } armées.
  }
log-accept-help = { $power-The } accepte{ v-nt } l’aide.
log-refuse-help = { $power-The } refuse{ v-nt } l’aide.
log-fight = { $power-The } livre{ v-nt } combat en mer.
log-decline = { $power-The } refuse{ v-nt } le combat en mer.
log-spend = { $power-The } utilise{ v-nt } en mer l’alliance { $alliance }.
log-surrender = { $power-The } cède{ v-nt } son marqueur sans combat.
log-defend = { $power-The } résiste{ v-nt }.
log-support = { $power-The } utilise{ v-nt } Blocus : l’appui naval compte double.
log-reserves = { $power-The } appelle{ v-nt } les Réserves : on relance les dés.
log-withdraw = { $power-The } utilise{ v-nt } Retraite en combattant.
log-lose-ally = { $power-The } laisse{ v-nt } la perte { $region-in } { $power2-to }.
log-use = { $power-The } utilise{ v-nt } : { $tile }.
log-blockade = { $power-The } { v-met } sous blocus : { $region }.
log-raise-army = { $power-The } lève{ v-nt } une armée { $region-in }.
log-raise-unit = { $power-The } lève{ v-nt } { $unit-a } { $region-in }.
log-collect = { $power-The } encaisse{ v-nt } { $region-in }.
log-colonize = { $power-The } colonise{ v-nt } { $region-in }.
log-commerce = { $power-The } commerce{ v-nt } sur la Côte-de-l’Or.
log-ally = { $power-The } forme{ v-nt } l’alliance locale { $alliance }{ payment }.
log-claim = { $power-The } { v-prend } : { $tile }{ payment }.
log-incite = { $power-The } lance{ v-nt } { $token-the } { $region-in } contre { $power2-the }.
log-end-turn = { $power-The } termine{ v-nt } son tour.

# Le hasard
log-letter = { $power-The } { v-prend } la série { $letter }.
log-draw = { $power-The } tire{ v-nt } un marqueur : { $region }.
log-deal = { $power-The } { v-recoit } un marqueur : { $region }.
log-trade-control = { $power-The } échange{ v-nt } une armée { $region-in } contre un marqueur de contrôle.
log-navy-die = Le dé pour { $power-the } { $region-in } montre { $die } : c’est une flotte.
log-army-die = Le dé pour { $power-the } { $region-in } montre { $die } : c’est toujours une armée.
log-marker = Un marqueur neutre apparaît { $region-in } : { $marker }.
log-sea-die = Le dé de mer montre : { $face }.
log-white-die = Le dé blanc montre { $die }.
log-red-die = Le dé rouge montre { $die }.
log-dice-sea = Combat naval { $region-in } : { $side-the } { $total } (dés { $dice }), { $side2-the } { $total2 } (dés { $dice2 }).
log-dice-land = Combat terrestre { $region-in } : { $side-the } { $total } (dés { $dice }), { $side2-the } { $total2 } (dés { $dice2 }).

# Les suites
log-shows = { $power-The } montre{ v-nt } : { $regions }.
log-bid = { $power-The } mise{ v-nt } { $bid } : { $red } en rouge, { $blue } en bleu.
log-bid-red = { $power-The } mise{ v-nt } { $bid } : { $red } en rouge.
log-bid-blue = { $power-The } mise{ v-nt } { $bid } : { $blue } en bleu.
log-join-red = { $power-The } entre{ v-nt } dans l’alliance rouge.
log-join-blue = { $power-The } entre{ v-nt } dans l’alliance bleue.
log-auction = { $power-The } remporte{ v-nt } l’enchère{ payment }.
log-tie-sea = Égalité en mer.
log-tie-land = Égalité sur terre.
log-win-sea = Victoire en mer : { $side-the }.
log-win-land = Victoire sur terre : { $side-the }.
log-naval-support = Appui naval : { $side-the }.
log-loss = { $power-The } perd{ v-ent } { $unit-a } { $region-in }.
log-control-gained = { $power-The } gagne{ v-nt } un marqueur de contrôle { $region-in }.
log-control-lost = { $power-The } perd{ v-ent } un marqueur de contrôle { $region-in }.
log-token-returns = Retour en réserve : { $token }.
log-token-holds = { $token } { $region-in } : tient un marqueur de contrôle ({ $power }).
log-blockade-lifted = Le blocus { $region-in } est levé.
log-gold = { $gold ->
    [one] { $power-The } { v-prend } { $gold } pièce d’or.
   *[other] { $power-The } { v-prend } { $gold } pièces d’or.
  }
log-points = { $points ->
    [one] { $power-The } gagne{ v-nt } { $points } point de victoire.
   *[other] { $power-The } gagne{ v-nt } { $points } points de victoire.
  }
log-unrest-back = { $power-The } rend{ v-ent } de l’agitation.
log-unrest = { $times ->
    [one] { $power-The } { v-recoit } de l’agitation.
   *[other] { $power-The } { v-recoit } { $times } fois de l’agitation.
  }
log-unrest-worth = { $times ->
    [one] { $power-The } { v-recoit } de l’agitation (valeur { $worth-plain }).
   *[other] { $power-The } { v-recoit } { $times } fois de l’agitation (valeur { $worth-plain }).
  }

# Le cours du temps
roman = { $war ->
    [1] I
    [2] II
    [3] III
   *[other] { $war }
  }
log-war = La guerre { roman } commence.
log-round = La manche { $round } commence.
log-income = { $taxations ->
    [0] { $power-The } gagne{ v-nt } { $income } et paie{ v-nt } { $upkeep } pour ses unités.
    [one] { $power-The } gagne{ v-nt } { $income } et paie{ v-nt } { $upkeep } pour ses unités ({ $taxations } impôt).
   *[other] { $power-The } gagne{ v-nt } { $income } et paie{ v-nt } { $upkeep } pour ses unités ({ $taxations } impôts).
  }
log-scored = La guerre { roman } est comptée.
log-region-scored = { $region } : { $shares-plain }.
scored-share = { $power } { $points }
log-scores = { $power-The } marque{ v-nt } { $points } et { v-a } { $total }.
log-undo = Tout ce qui suit { $number } est repris.
log-undo-act = { $more ->
    [0] Repris : { $action } ({ $power }).
   *[other] Repris : { $action } ({ $power }), et ce qui a suivi.
  }
log-over = La partie est finie et l’agitation est comptée.
log-revolution = { $power } : agitation { $unrest }, révolution.
log-ends-less = { $penalty ->
    [one] { $power } : agitation { $unrest }, { $penalty } point de moins, total { $points }.
   *[other] { $power } : agitation { $unrest }, { $penalty } points de moins, total { $points }.
  }
log-ends = { $points ->
    [one] { $power } : agitation { $unrest }, total { $points } point.
   *[other] { $power } : agitation { $unrest }, total { $points } points.
  }
log-wins = { $powers-count ->
    [one] Victoire : { $powers }.
   *[other] Victoire partagée : { $powers }.
  }
log-nobody = Personne ne gagne.

# L’or et les paroles entre joueurs
log-say = { $power } : { $words }
log-thank = { $power-The } remercie{ v-nt } { $power2-the } pour { gold-pieces }.
log-heard = { $count ->
    [one] { $power-The } note{ v-nt } la promesse pour ne pas l’oublier ({ $power2 }).
   *[other] { $power-The } note{ v-nt } la promesse, { $count } à ce jour, dont aucune n’est oubliée ({ $power2 }).
  }
log-promise = { $power-The } pro{ v-met } { $power2-to } : { $words }
log-promise-by = { $power-The } pro{ v-met } { $power2-to } : { $words }, { $by }
log-promise-for = { $power-The } pro{ v-met } { $power2-to } : { $words }, { $by }, en échange de : { $words2 }
log-pay = { $taxations ->
    [0] { $power-The } paie{ v-nt } { gold-pieces } { $power2-to }.
    [one] { $power-The } paie{ v-nt } { gold-pieces } { $power2-to } après { $taxations } impôt.
   *[other] { $power-The } paie{ v-nt } { gold-pieces } { $power2-to } après { $taxations } impôts.
  }
gold-pieces = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
log-offer = { $power-The } propose{ v-nt } { $power2-to } { gold-pieces } pour { forces } (offre { $offer }).
log-counter = { $power-The } demande{ v-nt } plutôt { gold-pieces } pour { forces } (offre { $offer }).
log-accept = { $power-The } accepte{ v-nt } l’offre { $offer }, { gold-pieces } pour { forces }. { $payment }
log-refuse = { $power-The } refuse{ v-nt } l’offre { $offer }.
log-withdraw-offer = { $power-The } retire{ v-nt } l’offre { $offer }.
