# Ce qu’on peut faire.
act-assign = Attribuer { $tile } à ce théâtre
act-discard = Défausser { $card }
act-choose = Choisir { $ministry }
act-swap = Échanger { $ministry } contre un autre ministère
act-keep-ministry = Garder ce ministère
act-third = Garder les Soulèvements jacobites comme troisième ministère
act-no-third = Pas de troisième ministère
act-first = { $side-The } commence
act-take = Prendre : { $tile }
act-pass = Passer et réduire la dette
act-pass-lowering = { $number ->
    [0] Passer sans toucher à la dette
   *[other] Passer et réduire la dette de { $number } seulement
  }
act-play = Jouer { $card }
act-trade = Faire basculer un marché { $region-in }
act-diplomacy = Faire basculer un espace politique { $region-in }
act-forts = Bâtir un fort, le réparer ou s’en emparer
act-fleet = Déployer une escadre
act-clear-markers = Retirer un marqueur de conflit
act-build-squadron = Construire une escadre
act-buy-war-tile = Acheter une tuile bonus
act-draw-card = Piocher un événement
act-exchange = Échanger des points militaires contre un { $type-point }
act-upgrade = Amélioration militaire : { $theater }
act-swap-tiles = Échanger deux tuiles de base entre théâtres
act-treaty-symbol = 1 point de traité (symbole)
act-use-advantage = Utiliser { $advantage }
act-use = { $ministry } : { $ability }
act-reveal = Révéler { $ministry }
act-end-round = Terminer la manche
act-shift = Faire basculer { $space }
act-flip = Retourner le marqueur huguenot : { $space }
act-no-flip = Ne retourner aucun marqueur huguenot
act-build = Bâtir un fort : { $space }
act-repair = Réparer le fort : { $space }
act-seize = S’emparer du fort : { $space }
act-deploy-to = Déployer une escadre : { $space }
act-from = Depuis : { $space }
act-from-navy-box = De la case navale
act-clear = Retirer le marqueur de conflit : { $space }
act-by-major = Payer avec l’action majeure
act-by-minor = Payer avec l’action mineure
act-treaty-points = { $number ->
    [0] Aucun point de traité, tout en dette
    [one] 1 point de traité, le reste en dette
   *[other] { $number } points de traité, le reste en dette
  }
act-place = Placer la tuile : { $theater }
act-move = Déplacer la tuile { $tile }
act-keep = Garder la tuile { $tile }
act-keep-old = Laisser la tuile en place : { $tile }
act-keep-new = Mettre la nouvelle tuile : { $tile }
act-to-pool = Remettre l’autre tuile dans la réserve
act-out-of-game = Retirer l’autre tuile du jeu
act-theater = Nommer { $theater }
act-mark = Poser un marqueur de conflit : { $space }
act-send-home = Renvoyer l’escadre : { $space }
act-unflag = Retirer le drapeau : { $space }
act-give-up = Abandonner { $space }
act-control = Prendre le contrôle : { $space }
act-damage = Endommager le fort : { $space }
act-set-aside = Mettre une escadre de côté : { $space }
act-set-aside-navy-box = Mettre de côté une escadre de la case navale
act-lose = Perdre une escadre : { $space }
act-lose-navy-box = Perdre une escadre de la case navale
act-points = Prendre des { $type-points }
act-demand = Choisir { $commodity }
act-refresh = Réactiver { $advantage }
act-exhaust = Épuiser { $advantage }
act-either = { $number ->
    [1] Le premier effet
   *[2] Le second effet
  }
act-give-back = Remettre { $tile } dans la réserve
act-score-it = Faire compter la marchandise maintenant
act-take-debt = Prendre 1 point de dette
act-pay-treaty-point = Céder 1 point de traité
act-settle = Poser un marqueur huguenot : { $space }
act-conquer = Conquérir { $space }
act-refuse = Refuser de céder le territoire
act-cede = Céder le territoire
act-usa = Poser un drapeau des États-Unis : { $space }
act-usa-fort = Retirer le drapeau : { $space }
act-enough = Terminer
act-shift-on = Poser un drapeau ({ $space }) : { $price } { $type }
act-shift-off = Retirer le drapeau ({ $space }) : { $price } { $type }
