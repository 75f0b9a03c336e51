# Les questions.
prompt-discard = { $side-The } défausse pour ne garder que { $number } événements.
prompt-choose-ministry = { $number ->
    [1] { $side-The } choisit un ministère.
   *[other] { $side-The } choisit { $number } ministères.
  }
prompt-swap-ministry = { $side-The } peut échanger un ministère caché.
prompt-third-ministry = { $side-The } peut garder les Soulèvements jacobites comme troisième ministère.
prompt-first-player = { $side-The } a l’initiative et dit qui commence.
prompt-layout = { $side-The } attribue une tuile de base : { $theater }.
prompt-take = { $side-The } prend un investissement.
prompt-menu = { $number ->
    [0] À jouer : { $side }.
    [one] À jouer : { $side } ; { $number } point de plus par points de traité ou dette.
   *[other] À jouer : { $side } ; jusqu’à { $number } points de plus par points de traité et dette.
  }
prompt-shift-with = { $type-id ->
    [economic] { $side-The } fait basculer un marché { $region-in } avec { $advantage } : lequel ?
   *[diplomatic] { $side-The } fait basculer un espace politique { $region-in } avec { $advantage } : lequel ?
  }
prompt-shift-market = { $side-The } fait basculer un marché { $region-in } : lequel ?
prompt-shift-space = { $side-The } fait basculer un espace politique { $region-in } : lequel ?
prompt-jacobite-shift = { $side-The } fait basculer un espace d’Écosse ou d’Irlande avec des points militaires : lequel ?
prompt-huguenots = { $side-The } peut retourner un marqueur huguenot pour payer moins : { $space }.
prompt-forts = { $side-The } bâtit ou répare un fort, ou s’en empare : lequel ?
prompt-deploy-to = { $side-The } déploie une escadre : vers quel espace naval ?
prompt-deploy-from = { $side-The } déploie une escadre ({ $space }) : d’où ?
prompt-clear-markers = { $side-The } retire un marqueur de conflit : lequel ?
prompt-pay-by = { $side-The } paie { $price } avec la majeure ou la mineure ({ $type-action }).
prompt-pay-extra = { $missing ->
    [one] { $side } : il manque { $missing } point sur { $price }, par points de traité ou dette.
   *[other] { $side } : il manque { $missing } points sur { $price }, par points de traité ou dette.
  }
prompt-place-tile = { $side-The } place une tuile bonus dans un théâtre de la prochaine guerre.
prompt-move-tile = { $side-The } y a deux tuiles ({ $theater }) : laquelle bouge ?
prompt-move-to = { $side-The } déplace une tuile bonus : où ?
prompt-upgrade-keep = { $side-The } garde une tuile de base sur deux : { $theater }.
prompt-upgrade-fate = { $side-The } remet l’autre tuile dans la réserve ou la retire du jeu.
prompt-swap-first = { $side-The } échange deux tuiles de base : le premier théâtre ?
prompt-swap-second = { $side-The } échange la tuile ({ $theater }) avec celle d’un autre théâtre.
prompt-spanish-shift = Un territoire espagnol a été pris : { $side-the } peut faire basculer un espace d’Espagne.
prompt-tile-effect-both = { $theater } : une tuile de guerre frappe, { $side-the } peut endommager un fort, renvoyer une escadre ou retirer un drapeau.
prompt-tile-effect-strike = { $theater } : une tuile de guerre frappe, { $side-the } peut endommager un fort ou renvoyer une escadre.
prompt-tile-effect-unflag = { $theater } : une tuile de guerre frappe, { $side-the } peut retirer un drapeau.
prompt-lose-squadrons-out = { $number ->
    [one] { $theater } : { $side-the } perd { $number } escadre pour de bon ; laquelle ?
   *[other] { $theater } : { $side-the } perd { $number } escadres pour de bon ; laquelle ensuite ?
  }
prompt-lose-squadrons = { $number ->
    [one] { $theater } : { $side-the } remet { $number } escadre parmi celles à construire ; laquelle ?
   *[other] { $theater } : { $side-the } remet { $number } escadres parmi celles à construire ; laquelle ensuite ?
  }
prompt-spoils-unflag = { $theater } : { $side-the } peut retirer un drapeau adverse.
prompt-usa-territory = { $side-The } peut poser un drapeau des États-Unis sur un territoire.
prompt-canada = { $side-The } peut poser un drapeau des États-Unis sur Québec et Montréal.
prompt-usa-fort = { $side-The } peut retirer le drapeau d’un fort des colonies du Nord.
prompt-conquer = { $number ->
    [one] { $side-The } a { $number } point de conquête ({ $theater }) : que prendre ?
   *[other] { $side-The } a { $number } points de conquête ({ $theater }) : que prendre ?
  }
prompt-conquer-from = { $side-The } prend { $space } : avec quelle escadre ?
prompt-refuse = { $side-The } cède { $space } ou refuse pour { $vp } PV.
prompt-card-mark = { $number ->
    [1] { $source } : { $side-the } pose un marqueur de conflit : sur quel espace ?
   *[other] { $source } : { $side-the } pose un marqueur de conflit (encore { $number }) : sur quel espace ?
  }
prompt-card-home = { $source } : { $side-the } renvoie une escadre adverse : laquelle ?
prompt-card-use-advantage = { $source } : { $side-the } peut utiliser un avantage sans l’épuiser : lequel ?
prompt-card-refresh = { $source } : { $side-the } peut réactiver un avantage ({ $number } au plus) : lequel ?
prompt-card-exhaust = { $source } : { $side-the } peut épuiser un avantage ({ $number } au plus) : lequel ?
prompt-card-demand = { $source } : { $side-the } peut ajouter une marchandise à la demande mondiale : laquelle ?
prompt-card-demand-swap = { $source } : { $commodity } remplace une marchandise en demande, { $side-the } choisit : laquelle ?
prompt-card-either = { $source } : { $side-the } choisit l’un des deux effets.
prompt-card-unflag = { $source } : { $side-the } retire un drapeau adverse : de quel espace ?
prompt-card-give-up = { $source } : { $side-the } retire un de ses drapeaux : de quel espace ?
prompt-card-shift = { $source } : { $side-the } fait basculer un espace gratuitement : lequel ?
prompt-card-control = { $source } : { $side-the } prend le contrôle d’une alliance locale : laquelle ?
prompt-card-damage = { $source } : { $side-the } endommage un fort adverse : lequel ?
prompt-card-aside = { $own ->
    [1] { $source } : { $side-the } met de côté une de ses escadres : laquelle ?
   *[0] { $source } : { $side-the } met de côté une escadre adverse : laquelle ?
  }
prompt-card-lose = { $source } : { $side-the } retire une escadre adverse du jeu : laquelle ?
prompt-card-pay = { $source } : { $side-the } paie l’escadre : { $debt } point de dette ou { $treaty } point de traité ?
prompt-card-points = { $source } : { $side-the } reçoit { $number } points : de quelle sorte ?
prompt-card-score-for = { $source } : { $side-the } peut faire compter { $commodity } maintenant ; { $vp } PV iraient à { $side2-the }.
prompt-card-score-nobody = { $source } : { $side-the } peut faire compter { $commodity } maintenant ; personne n’y mène, personne n’y gagnerait.
prompt-card-byng = { $source } : { $side-the } pose le marqueur de Byng dans un théâtre : lequel ?
prompt-card-theater = { $source } : { $side-the } nomme un théâtre où l’adversaire perd une tuile bonus au hasard.
prompt-card-overrun = { $source } : { $side-the } doit endommager un fort, renvoyer une escadre ou rendre une tuile bonus.
prompt-card-discard = { $source } : { $side-the } défausse une carte : laquelle ?
prompt-card-mark-demand = { $source } : { $side-the } marque une marchandise en demande : laquelle ?
prompt-card-settle = { $source } : { $side-the } pose un marqueur huguenot sur un territoire : lequel ?
prompt-card-choose = { $source } : { $side-the } choisit.

# Le hasard attendu
chance-award = Une récompense est tirée : { $region }.
chance-demand = Une marchandise est tirée pour la demande mondiale.
chance-investment = Une tuile d’investissement est révélée.
chance-card = { $side-The } tire une carte Événement.
chance-basic-tile = { $side-The } tire une tuile de base.
chance-bonus-tile = { $side-The } tire une tuile bonus.
chance-lost-tile = Une tuile bonus retourne à la réserve au hasard : { $side }.
