# Actions sur les boutons
is-act-assign = Attribuer { $name } à ce théâtre
is-act-discard = Défausser { $name }
is-act-choose = Choisir { $name }
is-act-swap = Échanger { $name } contre un autre ministère
is-act-keep-ministry = Garder ce ministère
is-act-third = Garder les Soulèvements jacobites comme troisième ministère
is-act-no-third = Pas de troisième ministère
is-act-first = { $side } prend la première manche
is-act-take = Prendre : { $tile }
is-act-pass = Passer et réduire la dette
is-act-play = Jouer { $name }
is-act-trade = Changer un marché { $inRegion }
is-act-diplomacy = Changer un espace politique { $inRegion }
is-act-forts = Bâtir, réparer ou prendre un fort
is-act-fleet = Déployer une escadre
is-act-clear-markers = Retirer un marqueur de conflit
is-act-build-squadron = Construire une escadre
is-act-buy-war-tile = Acheter une tuile bonus
is-act-draw-card = Piocher un événement
is-act-exchange = Échanger des points de guerre contre un point { $type }
is-act-upgrade = Amélioration militaire : { $name }
is-act-swap-tiles = Échanger deux tuiles de base entre théâtres
is-act-treaty-symbol = Prendre un point de traité pour le symbole d’amélioration
is-act-use-advantage = Utiliser { $name }
is-act-use = Utiliser { $name } (pouvoir { $part })
is-act-reveal = Révéler { $name }
is-act-end-round = Terminer la manche
is-act-shift = Changer { $name }
is-act-flip = Retourner le marqueur huguenot : { $name }
is-act-no-flip = Ne retourner aucun marqueur huguenot
is-act-build = Bâtir un fort : { $name }
is-act-repair = Réparer le fort : { $name }
is-act-seize = Prendre le fort : { $name }
is-act-deploy-to = Déployer une escadre : { $name }
is-act-from = Depuis : { $name }
is-act-clear = Retirer le marqueur de conflit : { $name }
is-act-by-major = Payer avec l’action majeure
is-act-by-minor = Payer avec l’action mineure
is-act-treaty-points = { $number ->
    [0] Aucun point de traité, tout en dette
    [one] 1 point de traité, le reste en dette
   *[other] { $number } points de traité, le reste en dette
  }
is-act-place = Placer la tuile : { $name }
is-act-move = Déplacer la tuile { $name }
is-act-keep = Garder la tuile { $name }
is-act-to-pool = Remettre l’autre tuile dans la réserve
is-act-out-of-game = Retirer l’autre tuile du jeu
is-act-theater = Nommer { $name }
is-act-mark = Poser un marqueur de conflit : { $name }
is-act-send-home = Renvoyer l’escadre : { $name }
is-act-unflag = Retirer le drapeau : { $name }
is-act-give-up = Abandonner { $name }
is-act-control = Prendre le contrôle : { $name }
is-act-damage = Endommager le fort : { $name }
is-act-set-aside = Mettre une escadre de côté : { $name }
is-act-lose = Perdre une escadre : { $name }
is-act-points = Prendre des points { $type }
is-act-demand = Choisir { $name }
is-act-refresh = Remettre en état { $name }
is-act-exhaust = Épuiser { $name }
is-act-either = { $number ->
    [1] Le premier effet
   *[2] Le second effet
  }
is-act-give-back = Remettre { $name } dans la réserve
is-act-score-it = Faire compter la marchandise maintenant
is-act-take-debt = Prendre 1 dette
is-act-pay-treaty-point = Céder 1 point de traité
is-act-settle = Poser un marqueur huguenot : { $name }
is-act-conquer = Conquérir { $name }
is-act-refuse = Refuser de céder le territoire
is-act-cede = Céder le territoire
is-act-usa = Poser un drapeau des États-Unis : { $name }
is-act-usa-fort = Retirer le drapeau : { $name }
is-act-enough = Rien de plus

# Questions
is-prompt-menu = { $side } agit, avec { $money ->
    [0] aucun point
    [one] un point
   *[other] jusqu’à { $money } points
  } de plus par traité et dette.
is-prompt-secret = { $side } fait un choix secret.
is-prompt-discard = { $side } défausse jusqu’à { $number } événements.
is-prompt-choose-ministry = { $left ->
    [one] { $side } choisit un ministère.
   *[other] { $side } choisit { $left } ministères.
  }
is-prompt-swap-ministry = { $side } peut échanger un ministère caché.
is-prompt-third-ministry = { $side } peut garder les Soulèvements jacobites comme troisième ministère.
is-prompt-first-player = { $side } a l’initiative et dit qui commence.
is-prompt-layout = { $side } attribue une tuile de base : { $name }.
is-prompt-take = { $side } prend un investissement.
is-prompt-shift-with = { $side } change un espace { $inRegion } avec { $name2 } : lequel ?
is-prompt-shift-market = { $side } change un marché { $inRegion } : lequel ?
is-prompt-shift-space = { $side } change un espace politique { $inRegion } : lequel ?
is-prompt-jacobite-shift = { $side } change un espace d’Écosse ou d’Irlande avec des points de guerre : lequel ?
is-prompt-huguenots = { $side } peut retourner un marqueur huguenot pour payer moins : { $name }.
is-prompt-forts = { $side } bâtit, répare ou prend un fort : lequel ?
is-prompt-deploy-to = { $side } déploie une escadre : vers quel espace naval ?
is-prompt-deploy-from = { $side } déploie une escadre ({ $name }) : d’où ?
is-prompt-clear-markers = { $side } retire un marqueur de conflit : lequel ?
is-prompt-pay-by = { $side } paie { $number } avec l’action majeure ou mineure ({ $type }).
is-prompt-pay-extra = { $side } : il manque { $number1 } points sur { $number2 }, par traité ou dette.
is-prompt-place-tile = { $side } place une tuile bonus dans un théâtre de la prochaine guerre.
is-prompt-move-tile = { $side } y a deux tuiles ({ $name }) : laquelle bouge ?
is-prompt-move-to = { $side } déplace une tuile bonus : où ?
is-prompt-upgrade-keep = { $side } garde une tuile de base sur deux : { $name }.
is-prompt-upgrade-fate = { $side } remet l’autre tuile dans la réserve ou la retire du jeu.
is-prompt-swap-first = { $side } échange deux tuiles de base : le premier théâtre ?
is-prompt-swap-second = { $side } échange la tuile ({ $name }) avec celle d’un autre théâtre.
is-prompt-spanish-shift = Un territoire espagnol a été pris : { $side } peut changer un espace d’Espagne.
is-prompt-tile-effect-both = { $name } : une tuile de guerre frappe, { $side } endommage un fort, renvoie une escadre ou retire un drapeau.
is-prompt-tile-effect-strike = { $name } : une tuile de guerre frappe, { $side } endommage un fort ou renvoie une escadre.
is-prompt-tile-effect-unflag = { $name } : une tuile de guerre frappe, { $side } retire un drapeau.
is-prompt-lose-squadrons-out = { $name } : { $side } perd { $number } escadres pour de bon ; laquelle ensuite ?
is-prompt-lose-squadrons = { $name } : { $side } remet { $number } escadres à la réserve ; laquelle ensuite ?
is-prompt-spoils-unflag = { $name } : { $side } retire un drapeau adverse.
is-prompt-usa-territory = { $side } peut poser un drapeau des États-Unis sur un territoire.
is-prompt-canada = { $side } peut poser un drapeau des États-Unis sur Québec et Montréal.
is-prompt-usa-fort = { $side } peut retirer le drapeau d’un fort des colonies du Nord.
is-prompt-conquer = { $number ->
    [one] { $side } a 1 point de conquête ({ $name }) : que prendre ?
   *[other] { $side } a { $number } points de conquête ({ $name }) : que prendre ?
  }
is-prompt-conquer-from = { $side } prend { $name } : avec quelle escadre ?
is-prompt-refuse = { $side } cède { $name } ou refuse pour { $number } PV.
is-prompt-card-mark = { $name } : { $side } pose un marqueur de conflit : sur quel espace ?
is-prompt-card-home = { $name } : { $side } renvoie une escadre adverse : laquelle ?
is-prompt-card-use-advantage = { $name } : { $side } peut utiliser un avantage sans l’épuiser : lequel ?
is-prompt-card-refresh = { $name } : { $side } peut remettre en état un avantage ({ $left } au plus) : lequel ?
is-prompt-card-exhaust = { $name } : { $side } peut épuiser un avantage ({ $left } au plus) : lequel ?
is-prompt-card-demand = { $name } : { $side } peut ajouter une marchandise à la demande mondiale : laquelle ?
is-prompt-card-demand-swap = { $name } : { $name2 } remplace une marchandise demandée, { $side } choisit : laquelle ?
is-prompt-card-either = { $name } : { $side } choisit l’un des deux effets.
is-prompt-card-unflag = { $name } : { $side } retire un drapeau adverse : de quel espace ?
is-prompt-card-give-up = { $name } : { $side } retire un de ses drapeaux : de quel espace ?
is-prompt-card-shift = { $name } : { $side } change un espace gratuitement : lequel ?
is-prompt-card-control = { $name } : { $side } prend le contrôle d’une alliance locale : laquelle ?
is-prompt-card-damage = { $name } : { $side } endommage un fort adverse : lequel ?
is-prompt-card-aside = { $name } : { $side } met une escadre de côté : laquelle ?
is-prompt-card-lose = { $name } : { $side } retire une escadre adverse du jeu : laquelle ?
is-prompt-card-pay = { $name } : { $side } paie l’escadre { $number1 } dette ou { $number2 } point de traité ?
is-prompt-card-points = { $name } : { $side } reçoit { $number } points : de quelle sorte ?
is-prompt-card-score = { $name } : { $side } peut faire compter { $name2 } maintenant.
is-prompt-card-byng = { $name } : { $side } pose le marqueur de Byng dans un théâtre : lequel ?
is-prompt-card-theater = { $name } : { $side } nomme un théâtre où l’adversaire perd une tuile bonus au hasard.
is-prompt-card-overrun = { $name } : { $side } doit endommager un fort, renvoyer une escadre ou rendre une tuile bonus.
is-prompt-card-discard = { $name } : { $side } défausse une carte : laquelle ?
is-prompt-card-mark-demand = { $name } : { $side } marque une marchandise demandée : laquelle ?
is-prompt-card-settle = { $name } : { $side } pose un marqueur huguenot sur un territoire : lequel ?
is-prompt-card-choose = { $name } : { $side } choisit.
is-prompt-waiting = On attend un résultat.
is-prompt-over = La partie est finie.
