side-neutral = le marqueur neutre
side-token = les rebelles
log-draft-keep = { $power } garde un marqueur face cachée.
log-redraw = { $power } tire autant de nouveaux marqueurs.
log-content = { $power } se contente de ses marqueurs.
log-pass-bid = { $power } passe dans l’enchère.
log-pass = { $power } passe une action.
log-militia = { $power } appelle la Milice.
log-surprise = { $power } joue Attaque surprise.
log-accept-help = { $power } accepte l’aide.
log-refuse-help = { $power } refuse l’aide.
log-fight = { $power } combat en mer.
log-decline = { $power } refuse le combat en mer.
log-surrender = { $power } se rend.
log-defend = { $power } tient et combat.
log-support = { $power } joue Blocus : l’appui naval compte double.
log-reserves = { $power } appelle les Réserves : on relance les dés.
log-withdraw = { $power } joue Retraite combattante.
log-build = { $unit ->
    [army] { $power } lève une armée.
    [navy] { $power } arme une flotte.
   *[fort] { $power } bâtit un fort.
  }
log-rebuild = { $unit ->
    [army] { $power } dissout une armée { $inRegion } et la relève.
    [navy] { $power } désarme une flotte { $inRegion } et la réarme.
   *[fort] { $power } rase un fort { $inRegion } et le rebâtit.
  }
log-attack-token = { $power } attaque { $inRegion } : { $token } (paie { $paid }).
log-attack-marker = { $power } attaque le marqueur neutre de force { $number } { $inRegion } (paie { $paid }).
log-attack-power = { $taxations ->
    [0] { $power } attaque { $inRegion } : { $power2 } (paie { $paid }).
   *[other] { $power } attaque { $inRegion } : { $power2 } (paie { $paid }, impôts : { $taxations }).
  }
log-use = { $power } emploie : { $tile }.
log-end-turn = { $power } finit son tour.
log-colonize = { $power } colonise { $inRegion }.
log-commerce = { $power } commerce sur la Côte-de-l’Or.
log-ally = { $power } conclut l’alliance locale { $alliance }.
log-claim = { $power } prend : { $tile } (paie { $paid }).
log-incite = { $power } excite { $inRegion } : { $token }, contre : { $power2 }.
log-home = { $unit ->
    [army] { $power } rappelle une armée { $fromRegion }.
    [navy] { $power } rappelle une flotte { $fromRegion }.
   *[fort] { $power } rappelle un fort { $fromRegion }.
  }
log-move = { $unit ->
    [army] { $power } mène une armée { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } mène une flotte { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } déplace un fort { $fromRegion1 } { $toRegion2 }.
  }
log-send = { $unit ->
    [army] { $power } envoie une armée { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } envoie une flotte { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } envoie un fort { $fromRegion1 } { $toRegion2 }.
  }
log-sink = { $power } laisse sombrer l’unité.
log-remain = L’unité ({ $power }) reste où elle était (paie { $paid }).
log-reach = L’unité ({ $power }) arrive quand même (paie { $paid }).
log-blockade = { $power } établit un blocus : { $region }.
log-raise-army = { $power } lève une armée { $inRegion }.
log-collect = { $power } encaisse { $inRegion }.
log-put-back = { $power } remet { $words } dans le sac.
log-place = { $unit ->
    [army] { $power } place une armée { $inRegion }.
    [navy] { $power } place une flotte { $inRegion }.
   *[fort] { $power } place un fort { $inRegion }.
  }
log-commit-no-armies = { $power } n’engage aucune armée.
log-commit-no-navies = { $power } n’engage aucune flotte.
log-commit-armies = { $number ->
    [one] { $power } engage 1 armée.
   *[other] { $power } engage { $number } armées.
  }
log-commit-navies = { $number ->
    [one] { $power } engage 1 flotte.
   *[other] { $power } engage { $number } flottes.
  }
log-spend = { $power } emploie en mer l’alliance { $alliance }.
log-lose-ally = { $power } laisse la perte { $inRegion } à : { $power2 }.
log-letter = { $power } prend la série { $words }.
log-draw = { $power } tire un marqueur : { $region }.
log-trade-control = { $power } échange une armée { $inRegion } contre un marqueur de contrôle.
log-navy-die = Le dé ({ $power }) { $inRegion } montre { $number } : une flotte.
log-army-die = Le dé ({ $power }) { $inRegion } montre { $number } : une armée.
log-marker = Un marqueur neutre paraît { $inRegion }.
log-sea-die = { $words ->
    [sink] Le dé de mer montre : Sombrez.
    [stay] Le dé de mer montre : Restez.
   *[success] Le dé de mer montre : Arrivez.
  }
log-white-die = Le dé blanc montre { $number }.
log-red-die = Le dé rouge montre { $number }.
log-dice-sea = Combat naval { $inRegion } : { $side1 } { $number1 } (dés { $number2 } et { $number3 }), { $side2 } { $number4 } (dés { $number5 } et { $number6 }).
log-dice-land = Combat terrestre { $inRegion } : { $side1 } { $number1 } (dés { $number2 } et { $number3 }), { $side2 } { $number4 } (dés { $number5 } et { $number6 }).
log-shows = { $power } montre { $words }.
log-bid = { $power } mise { $number } : { $power2 } en rouge, { $power3 } en bleu.
log-bid-red = { $power } mise { $number } : { $power2 } en rouge.
log-bid-blue = { $power } mise { $number } : { $power2 } en bleu.
log-join-red = { $power } rejoint l’alliance rouge.
log-join-blue = { $power } rejoint l’alliance bleue.
log-auction = { $power } gagne l’enchère (paie { $paid }).
log-tie-sea = Le combat naval est indécis.
log-tie-land = Le combat terrestre est indécis.
log-win-sea = Victoire en mer : { $side }.
log-win-land = Victoire sur terre : { $side }.
log-naval-support = Appui naval : { $side }.
log-loss = { $unit ->
    [army] { $power } perd une armée { $inRegion }.
    [navy] { $power } perd une flotte { $inRegion }.
   *[fort] { $power } perd un fort { $inRegion }.
  }
log-control-gained = { $power } gagne un marqueur de contrôle { $inRegion }.
log-control-lost = { $power } perd un marqueur de contrôle { $inRegion }.
log-token-returns = Retour en réserve : { $token }.
log-token-holds = { $token } { $inRegion } : un marqueur tenu, celui de : { $power }.
log-blockade-lifted = Le blocus { $inRegion } est levé.
log-gold = { $power } prend { $number } d’or.
log-points = { $power } gagne { $number } points de victoire.
log-income = { $power } gagne { $number1 } et paie { $number2 } pour ses unités (impôts : { $taxations }).
log-scored = La guerre { $words } est comptée.
log-scores = { $power } marque { $number1 } et a { $number2 }.
log-war = La guerre { $words } commence.
log-round = Le tour { $number } commence.
log-unrest-back = { $power } rend de l’agitation.
log-unrest = { $power } reçoit de l’agitation.
log-unrest-worth = { $power } reçoit de l’agitation (valeur { $words }).
log-unrest-times = { $power } reçoit { $number } fois de l’agitation.
log-unrest-times-worth = { $power } reçoit { $number } fois de l’agitation (valeur { $words }).
log-undo = Tout ce qui suit { $number } est repris.
log-over = La partie est finie et l’agitation est comptée.
log-revolution = { $power } a { $number } d’agitation : révolution.
log-ends-less = { $power } a { $number1 } d’agitation, perd { $number2 } points et finit avec { $number3 }.
log-ends = { $power } a { $number1 } d’agitation et finit avec { $number2 } points.
log-wins = { $power } gagne.
log-nobody = Personne ne gagne.
log-deal = { $power } reçoit un marqueur : { $region }.
log-pay = { $power } paie { $number } d’or à : { $power2 }.
log-promise = { $power } promet ({ $power2 }) : { $words }
log-offer = { $power } offre { $number1 } d’or pour { $number2 } flottes et { $number3 } armées (offre { $number4 }), à : { $power2 }.
log-counter = { $power } préférerait { $number1 } d’or pour { $number2 } flottes et { $number3 } armées (offre { $number4 }).
log-refuse = { $power } refuse l’offre { $number }.
log-withdraw-offer = { $power } retire l’offre { $number }.
