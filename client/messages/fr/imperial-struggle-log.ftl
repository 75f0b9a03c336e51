# Phrases du journal
is-log-discard-unseen = { $side } : une carte à défausser est choisie.
is-log-choose-unseen = { $side } : un ministère est choisi.
is-log-swap-unseen = { $side } décide de l’échange d’un ministère.
is-log-third-unseen = { $side } décide d’un troisième ministère.
is-log-assign-unseen = { $side } attribue une tuile de base.
is-log-move-unseen = { $side } déplace une ancienne tuile bonus.
is-log-keep-unseen = { $side } garde une tuile de base sur deux.
is-log-effect-unseen = { $side } fait son choix.
is-log-pass = { $side } passe.
is-log-build-squadron = { $side } construit une escadre.
is-log-buy-war-tile = { $side } achète une tuile bonus.
is-log-draw-card = { $side } achète un événement.
is-log-swap-tiles = { $side } échange deux tuiles de base.
is-log-treaty-symbol = { $side } prend un point de traité pour le symbole d’amélioration.
is-log-to-pool = { $side } remet l’autre tuile dans la réserve.
is-log-out-of-game = { $side } retire l’autre tuile du jeu.
is-log-score-it = { $side } fait compter la marchandise tout de suite.
is-log-no-flip = { $side } ne retourne aucun marqueur huguenot.
is-log-keep-ministry = { $side } garde ses ministères.
is-log-no-third = { $side } ne prend pas de troisième ministère.
is-log-third = { $side } prend les Soulèvements jacobites comme troisième ministère.
is-log-set-aside = { $side } met une escadre de côté.
is-log-lose = { $side } perd une escadre.
is-log-first = { $side } a l’initiative : { $side2 } commence.
is-log-take = { $side } prend l’investissement { $tile }.
is-log-points = { $side } prend des points { $type }.
is-log-play-bonus = { $side } joue { $name } avec son bonus.
is-log-play = { $side } joue { $name }.
is-log-discard-later = { $side } défaussera { $name }.
is-log-discard = { $side } défausse { $names }.
is-log-choose = { $side } choisit { $name }.
is-log-give-back = { $side } rend { $name }.
is-log-turns-up-nothing = { $side } ne retourne aucune tuile.
is-log-turns-up = { $side } retourne { $names }.
is-log-reveal = { $side } révèle { $name }.
is-log-treaty-points = { $number ->
    [one] { $side } dépense 1 point de traité.
   *[other] { $side } dépense { $number } points de traité.
  }
is-log-use = { $side } se sert de : { $name }.
is-log-use-advantage = { $side } se sert de : { $name }.
is-log-upgrade = { $side } améliore sa tuile : { $name }.
is-log-build = { $side } bâtit le fort : { $name }.
is-log-repair = { $side } répare le fort : { $name }.
is-log-seize = { $side } s’empare du fort : { $name }.
is-log-by-major = { $side } paie { $number } avec l’action majeure.
is-log-by-minor = { $side } paie { $number } avec l’action mineure.
is-log-exchange = { $side } échange des points de guerre contre un point { $type }.
is-log-place = { $side } place une tuile bonus : { $name }.
is-log-move = { $side } déplace une tuile bonus hors de : { $name }.
is-log-assign = { $side } attribue { $strength } : { $name }.
is-log-keep = { $side } garde { $strength } : { $name }.
is-log-names = { $side } nomme { $name }.
is-log-refresh = { $side } remet en état { $name }.
is-log-exhaust = { $side } épuise { $name }.
is-log-refuse = { $side } refuse de céder { $name }.
is-log-cede = { $side } cède { $name }.
is-log-conquer = { $side } conquiert { $name }.
is-log-enough = { $number ->
    [one] { $side } laisse 1 point de conquête.
   *[other] { $side } laisse { $number } points de conquête.
  }
is-log-awards = Récompenses : { $names }.
is-log-demand = Demandés : { $names }.
is-log-investments = Investissements : { $names }.
is-log-cards-drawn = Cartes piochées : { $names }.
is-log-tiles-drawn = Tuiles de guerre tirées : { $names }.
is-log-tiles-back = De retour dans la réserve : { $names }.
is-log-peace = Le tour de paix { $number } commence.
is-log-war = { $name } : la guerre éclate.
is-log-round = Manche { $number } : { $side }.
is-log-scoring-award = Décompte, récompense { $name } : { $side } { $parts }.
is-log-scoring = Décompte, { $name } : { $side } { $parts }.
is-log-final-scoring = Décompte final, { $name } : { $side } { $parts }.
is-log-tile-gone = La tuile { $strength } quitte le jeu.
is-log-card-gone = { $name } : la carte quitte le jeu.
is-log-byng = Le marqueur de Byng va à : { $name }.
is-log-flag-off = { $flag ->
    [french] Le drapeau français
    [british] Le drapeau britannique
    [spanish] Le drapeau espagnol
   *[american] Le drapeau américain
  } quitte { $name }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
is-log-squadron-off = { $flag ->
    [french] L’escadre française
   *[british] L’escadre britannique
  } quitte { $name }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
is-log-flag-instead = { $name } reçoit un drapeau { $flag ->
    [french] français
    [british] britannique
    [spanish] espagnol
   *[american] américain
  } à la place du drapeau { $flag2 ->
    [french] français.
    [british] britannique.
    [spanish] espagnol.
   *[american] américain.
  }
is-log-squadron-instead = { $name } reçoit { $flag ->
    [french] une escadre française à la place de la britannique.
   *[british] une escadre britannique à la place de la française.
  }
is-log-flag-on = { $name } reçoit un drapeau { $flag ->
    [french] français
    [british] britannique
    [spanish] espagnol
   *[american] américain
  }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
is-log-squadron-on = { $name } reçoit une escadre { $flag ->
    [french] française
   *[british] britannique
  }{ $price ->
    [0] .
   *[other] {" "}pour { $price }.
  }
is-log-conflict-on = { $name } reçoit un marqueur de conflit.
is-log-conflict-strong = { $name } reçoit un marqueur de conflit +1.
is-log-conflict-off = { $name } perd son marqueur de conflit.
is-log-damaged = Le fort est endommagé : { $name }.
is-log-repaired = Le fort est réparé : { $name }.
is-log-advantage-free = { $name } n’est plus à personne.
is-log-advantage-held = { $side } tient maintenant { $name }.
is-log-debt = { $side } a une dette de { $number1 } sur { $number2 }.
is-log-treaty = { $number ->
    [one] { $side } a 1 point de traité.
   *[other] { $side } a { $number } points de traité.
  }
is-log-navy-box = { $side } a { $number } escadres dans la case navale : une nouvelle s’y ajoute.
is-log-squadron-lost = { $side } perd une escadre pour de bon.
is-log-squadron-away = { $side } perd une escadre pour l’instant.
is-log-total = Le total des points de victoire passe de { $number1 } à { $number2 }.
is-log-theater = Théâtre : { $name }.
is-log-counted-tie = { $name } : France { $number1 }, Grande-Bretagne { $number2 }. Égalité.
is-log-counted-bare = { $name } : France { $number1 }, Grande-Bretagne { $number2 }. { $side } gagne sans récompense.
is-log-counted = { $name } : France { $number1 }, Grande-Bretagne { $number2 }. { $side } gagne : { $parts }.
is-log-wins-peace-sweep = { $side } gagne : toutes les récompenses et toutes les demandes.
is-log-wins-war-sweep = { $side } gagne : la guerre entière.
is-log-wins-total = { $side } gagne par le total des points de victoire.
is-log-wins-final = { $side } gagne par les points de victoire après le décompte final.
is-log-wins-debt = { $side } gagne, après une égalité, par la dette disponible.
is-log-wins-tie = { $side } gagne, car une égalité parfaite va à la Grande-Bretagne.
is-log-undo = Tout ce qui suit { $number } est annulé.
