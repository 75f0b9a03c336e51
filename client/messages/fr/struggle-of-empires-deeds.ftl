act-build = { $unit ->
    [army] Lever une armée pour 1 population
    [navy] Armer une flotte pour 1 population
   *[fort] Bâtir un fort pour 1 population
  }
act-rebuild = { $unit ->
    [army] Dissoudre une armée { $inRegion } et la relever
    [navy] Désarmer une flotte { $inRegion } et la réarmer
   *[fort] Raser un fort { $inRegion } et le rebâtir
  }
act-move = { $unit ->
    [army] Mouvoir une armée { $fromRegion }
    [navy] Mouvoir une flotte { $fromRegion }
   *[fort] Mouvoir un fort { $fromRegion }
  }
act-place = { $unit ->
    [army] Placer une armée { $inRegion }
    [navy] Placer une flotte { $inRegion }
   *[fort] Placer un fort { $inRegion }
  }
act-attack-power = Attaquer { $inRegion } : { $power }
act-attack-marker = Attaquer le marqueur neutre de force { $strength } { $inRegion }
act-attack-token = Attaquer { $inRegion } : { $token }
act-pass = Passer cette action
act-ally = Conclure l’alliance locale { $alliance }
act-claim = Prendre : { $tile }
act-use = Employer : { $tile }
act-end-turn = Finir le tour
act-to = { $toRegion }
act-stay = Laisser la nouvelle unité sur place
act-done = Ne plus rien mouvoir
act-pass-bid = Passer dans l’enchère
act-raise = Surenchérir
act-red = Proposer pour l’alliance rouge : { $power }
act-blue = Proposer pour l’alliance bleue : { $power }
act-keep-proposal = Laisser la proposition telle quelle
act-colonize = Coloniser { $inRegion } pour 1 population
act-commerce = Commerce de la Côte-de-l’Or { $inRegion }
act-incite = { $token } { $inRegion }, contre : { $power }
act-in = { $inRegion }
act-call-militia = Lever une armée de plus pour 1 population
act-no-militia = Ne pas lever d’autre armée
act-return-unrest = Rendre 1 point d’agitation
act-keep-unrest = Ne pas rendre d’agitation
act-lost = Laisser sombrer l’unité
act-remain = Laisser l’unité où elle était
act-arrive = Mener l’unité à destination
act-surprise = Jouer Attaque surprise
act-no-surprise = Attaquer sans surprise
act-navies = { $number ->
    [0] N’engager aucune flotte
    [one] Engager 1 flotte
   *[other] Engager { $number } flottes
  }
act-armies = { $number ->
    [0] N’engager aucune armée
    [one] Engager 1 armée
   *[other] Engager { $number } armées
  }
act-accept-help = Accepter l’aide
act-refuse-help = Refuser l’aide
act-fight = Combattre en mer
act-decline = Refuser le combat en mer
act-spend = Employer en mer l’alliance { $alliance }
act-no-more = N’employer aucune autre alliance en mer
act-surrender = Céder le marqueur de contrôle
act-defend = Tenir et combattre
act-blockade = Employer Blocus : l’appui naval compte double
act-no-blockade = Garder Blocus
act-reserves = Appeler les Réserves : relancer
act-no-reserves = Garder les dés
act-withdraw = Jouer Retraite combattante
act-no-withdrawal = Subir les pertes
act-lose = { $unit ->
    [army] Perdre une armée
    [navy] Perdre une flotte
   *[fort] Perdre un fort
  }
act-lose-ally = La perte est pour : { $power }
act-bid = Miser { $number } d’or
act-higher = Voir des mises plus hautes
act-put-back = Remettre dans le sac : { $region }
act-redraw = Retirer autant de marqueurs
act-content = Garder ces marqueurs
act-keep = Garder ce marqueur : { $region }

prompt-turn = { $special ->
    [yes] { $power } : encore { $count } actions, dont une spéciale au plus.
   *[no] { $power } : encore { $count } actions, plus aucune spéciale.
  }
prompt-free-actions = { $power } : actions libres, ou fin du tour.
prompt-destination = { $unit ->
    [army] Où va l’armée { $fromRegion } ?
    [navy] Où va la flotte { $fromRegion } ?
   *[fort] Où va le fort { $fromRegion } ?
  }
prompt-free-move = { $power } peut mouvoir aussitôt la nouvelle unité.
prompt-next-move = { $power } peut encore mouvoir des unités : { $number1 }.
prompt-place-unit = { $power } place une unité de départ ({ $number1 } sur { $number2 }).
prompt-pass-or-raise = { $bidder } mise { $bid }. { $power } passe ou surenchérit.
prompt-bid = Combien d’or mise { $power } ?
prompt-propose-red = { $power } mise { $bid } : quelle puissance rejoint le rouge ?
prompt-propose-blue = { $power } mise { $bid } : quelle puissance rejoint le bleu ?
prompt-propose-side = La dernière puissance rejoint-elle le rouge ou le bleu ?
prompt-commit-navies = Combien de flottes { $power } engage-t-elle { $inRegion } ?
prompt-commit-armies = Combien d’armées { $power } engage-t-elle { $inRegion } ?
prompt-accept-help = { $power } accepte-t-elle l’aide ?
prompt-surprise-attack = { $power } joue-t-elle Attaque surprise, pour que nul n’aide le défenseur ?
prompt-fight-at-sea = { $power } combat-elle en mer ? Qui refuse laisse l’appui naval à l’autre camp.
prompt-alliances-at-sea = Quelles alliances locales { $power } emploie-t-elle en mer ? Elles sont alors perdues pour le combat terrestre.
prompt-surrender = { $power } cède-t-elle sans combat son marqueur { $inRegion } ?
prompt-blockade-support = { $power } rend-elle Blocus pour que l’appui naval compte davantage ?
prompt-reserves = { $power } appelle-t-elle les Réserves pour relancer ?
prompt-fighting-withdrawal = { $power } joue-t-elle Retraite combattante pour ne perdre aucune unité ?
prompt-lose-own-unit = Quelle unité perd { $power } ?
prompt-lose-ally-unit = Quel allié perd une unité ? { $power } choisit.
prompt-militia = { $power } peut lever une armée de plus pour 1 population.
prompt-relief = { $power } a passé et peut rendre de l’agitation.
prompt-sea-stay = L’unité ({ $power }) reste, ou arrive contre de l’or.
prompt-sea-sink = L’unité ({ $power }) sombre, reste contre de l’or, ou arrive contre plus d’or.
prompt-put-back-duplicates = { $power } doit remettre un marqueur qui répète une région.
prompt-may-put-back = { $power } peut remettre un marqueur qui répète une région.
prompt-draft-pick = { $power } garde un marqueur et passe les autres.
prompt-diplomatic-service = Quelle alliance locale conclut { $power } ?
prompt-native-militia = Dans quelle colonie { $power } lève-t-elle une armée ?
prompt-blockade = Quelle colonie { $power } bloque-t-elle ?
prompt-war-office = Qui { $power } attaque-t-elle par le Ministère de la Guerre ?
prompt-trade-region = Dans quelle région { $power } encaisse-t-elle ?
prompt-over = La partie est finie.
