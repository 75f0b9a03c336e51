# Le journal.
log-discard-unseen = { $side-The } choisit une carte à défausser.
log-choose-unseen = { $side-The } choisit un ministère.
log-swap-unseen = { $side-The } décide de l’échange d’un ministère.
log-third-unseen = { $side-The } décide d’un troisième ministère.
log-assign-unseen = { $side-The } attribue une tuile de base.
log-move-unseen = { $side-The } déplace une ancienne tuile bonus.
log-keep-unseen = { $side-The } garde une tuile de base sur deux.
log-effect-unseen = { $side-The } fait son choix.
log-pass = { $side-The } passe.
log-leave-effect = { $side-The } renonce à ce qui lui est permis.
log-pass-lowering = { $number ->
    [0] { $side-The } passe sans toucher à sa dette.
   *[other] { $side-The } passe et ne réduit sa dette que de { $number }.
  }
log-build-squadron = { $side-The } construit une escadre.
log-buy-war-tile = { $side-The } achète une tuile bonus.
log-draw-card = { $side-The } achète un événement.
log-swap-tiles = { $side-The } échange deux tuiles de base.
log-treaty-symbol = { $side-The } prend un point de traité pour le symbole d’amélioration.
log-to-pool = { $side-The } remet l’autre tuile dans la réserve.
log-out-of-game = { $side-The } retire l’autre tuile du jeu.
log-score-it = { $side-The } fait compter la marchandise tout de suite.
log-no-flip = { $side-The } ne retourne aucun marqueur huguenot.
log-keep-ministry = { $side-The } garde ses ministères.
log-no-third = { $side-The } ne prend pas de troisième ministère.
log-third = { $side-The } prend les Soulèvements jacobites comme troisième ministère.
log-set-aside = { $side-The } met une escadre de côté.
log-lose = { $side-The } perd une escadre.
log-first = { $side-The } a l’initiative : { $side2-the } commence.
log-take = { $side-The } prend l’investissement { $tile }.
log-points = { $side-The } prend des { $type-points }.
log-play-bonus = { $side-The } joue { $card } avec son bonus.
log-play = { $side-The } joue { $card }.
log-discard-later = { $side-The } défaussera { $card }.
log-discard = { $side-The } défausse { $cards-plain }.
log-choose = { $side-The } choisit { $ministry }.
log-give-back = { $side-The } rend { $ministry }.
log-give-back-tile = { $side-The } rend { $tile }.
log-turns-up-nothing = { $side-The } ne retourne aucune tuile.
log-turns-up = { $side-The } retourne { $tiles-plain }.
log-reveal = { $side-The } révèle { $ministry }.
log-treaty-points = { $number ->
    [one] { $side-The } dépense { $number } point de traité.
   *[other] { $side-The } dépense { $number } points de traité.
  }
log-use = { $side-The } utilise { $ministry } : { $ability }
log-use-advantage = { $side-The } utilise { $advantage }.
log-upgrade = { $side-The } améliore sa tuile : { $theater }.
log-build = { $side-The } bâtit le fort : { $space }.
log-repair = { $side-The } répare le fort : { $space }.
log-seize = { $side-The } s’empare du fort : { $space }.
log-by-major = { $side-The } paie { $price } avec l’action majeure.
log-by-minor = { $side-The } paie { $price } avec l’action mineure.
log-exchange = { $side-The } échange des points militaires contre un { $type-point }.
log-place = { $side-The } place une tuile bonus : { $theater }.
log-move = { $side-The } déplace une tuile bonus hors de : { $theater }.
log-assign = { $side-The } attribue { $tile } : { $theater }.
log-keep = { $side-The } garde { $tile } : { $theater }.
log-names = { $side-The } nomme { $what }.
log-refresh = { $side-The } réactive { $advantage }.
log-exhaust = { $side-The } épuise { $advantage }.
log-refuse = { $side-The } refuse de céder { $space }.
log-cede = { $side-The } cède { $space }.
log-conquer = { $side-The } conquiert { $space }.
log-enough = { $number ->
    [one] { $side-The } laisse perdre { $number } point de conquête.
   *[other] { $side-The } laisse perdre { $number } points de conquête.
  }
log-awards = Récompenses : { $drawn-plain }.
log-demand = Demande : { $drawn-plain }.
log-investments = Investissements : { $drawn-plain }.
log-cards-drawn = Cartes piochées : { $drawn-plain }.
log-tiles-drawn = Tuiles de guerre tirées : { $drawn-plain }.
log-tiles-back = De retour dans la réserve : { $drawn-plain }.
log-peace = Le tour de paix { $number } commence.
log-war = { $war } : la guerre éclate.
log-round = Manche { $number } : { $side }.
log-scoring-award = Décompte, récompense { $region } : { $side } { $parts-plain }.
log-scoring = Décompte, { $what } : { $side } { $parts-plain }.
log-final-scoring = Décompte final, { $what } : { $side } { $parts-plain }.
log-scoring-nobody = Décompte, { $what } : personne ne mène de { $lead } (France { $france }, Grande-Bretagne { $britain }).
log-tile-gone = La tuile { $tile } quitte le jeu.
log-card-gone = { $card } : la carte quitte le jeu.
log-byng = Le marqueur de Byng va à : { $theater }.
log-flag-off = { $flag-id ->
    [france] Le drapeau français
    [britain] Le drapeau britannique
    [spain] Le drapeau espagnol
   *[usa] Le drapeau américain
  } quitte { $space }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
log-squadron-off = { $flag-id ->
    [france] L’escadre française
   *[britain] L’escadre britannique
  } quitte { $space }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
log-flag-instead = { $space } reçoit un drapeau { $flag-id ->
    [france] français
    [britain] britannique
    [spain] espagnol
   *[usa] américain
  } à la place du drapeau { $flag2-id ->
    [france] français.
    [britain] britannique.
    [spain] espagnol.
   *[usa] américain.
  }
log-squadron-instead = { $space } reçoit une escadre { $flag-id ->
    [france] française
   *[britain] britannique
  } à la place de l’escadre { $flag2-id ->
    [france] française.
   *[britain] britannique.
  }
log-flag-on = { $space } reçoit un drapeau { $flag-id ->
    [france] français
    [britain] britannique
    [spain] espagnol
   *[usa] américain
  }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
log-squadron-on = { $space } reçoit une escadre { $flag-id ->
    [france] française
   *[britain] britannique
  }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
log-conflict-on = { $space } reçoit un marqueur de conflit.
log-conflict-strong = { $space } reçoit un marqueur de conflit +1.
log-conflict-off = { $space } perd son marqueur de conflit.
log-damaged = Le fort est endommagé : { $space }.
log-repaired = Le fort est réparé : { $space }.
log-advantage-free = { $advantage } n’est plus à personne.
log-advantage-held = { $side-The } tient maintenant { $advantage }.
log-debt = { $side-The } a une dette de { $debt } sur { $limit }.
log-treaty = { $number ->
    [one] { $side-The } a { $number } point de traité.
   *[other] { $side-The } a { $number } points de traité.
  }
log-navy-box = { $number ->
    [one] { $side-The } a { $number } escadre dans la case navale : une nouvelle s’y ajoute.
   *[other] { $side-The } a { $number } escadres dans la case navale : une nouvelle s’y ajoute.
  }
log-squadron-lost = { $side-The } perd une escadre pour de bon.
log-squadron-away = { $side-The } perd une escadre pour l’instant.
log-total = Le total des points de victoire passe de { $before } à { $after }.
log-theater = Théâtre : { $theater }.
log-counted-tie = { $theater } : France { $france }, Grande-Bretagne { $britain }. Égalité.
log-counted-bare = { $theater } : France { $france }, Grande-Bretagne { $britain }. { $side-The } gagne sans récompense.
log-counted = { $theater } : France { $france }, Grande-Bretagne { $britain }. { $side-The } gagne : { $parts-plain }.
log-wins-peace-sweep = { $side-The } gagne : toutes les récompenses et toutes les demandes.
log-wins-war-sweep = { $side-The } gagne : la guerre entière.
log-wins-total = { $side-The } gagne par le total des points de victoire.
log-wins-final = { $side-The } gagne par les points de victoire après le décompte final.
log-wins-debt = { $side-The } gagne, après une égalité, par le crédit disponible.
log-wins-tie = { $side-The } gagne, car une égalité parfaite va à la Grande-Bretagne.
log-undo = Tout ce qui suit { $number } est repris.
log-undo-act = { $more ->
    [0] Repris : { $action } ({ $side }).
   *[other] Repris : { $action } ({ $side }), et ce qui a suivi.
  }
