# Pourquoi ce n’est pas permis maintenant

# Le tour
why-turn = Au tour { $power-of } : choisissez une action.
why-actions-left = { $actions ->
    [one] { $power-The } { v-a } encore { $actions } action : faites-la ou passez.
   *[other] { $power-The } { v-a } encore { $actions } actions : faites-les ou passez.
  }
why-both-taken = Les deux actions de ce tour sont faites ; il ne reste que les actions libres.
why-special-taken = L’action spéciale de ce tour est faite.
why-settle-once = On ne colonise ou ne commerce sur la Côte-de-l’Or qu’une fois par tour.
why-claim-once = On ne prend qu’une tuile, une alliance ou un jeton par tour.
why-not-asked = Rien n’est demandé { $power-to } maintenant.

# Une autre réponse est attendue
why-first-relief = Dites d’abord si vous rendez de l’agitation.
why-first-navies = Dites d’abord combien de flottes vous engagez.
why-first-armies = Dites d’abord combien d’armées vous engagez.
why-first-help = Dites d’abord si vous acceptez l’aide.
why-first-surprise = Dites d’abord si l’attaque est une surprise.
why-first-sea = Dites d’abord si vous combattez en mer.
why-first-alliances-at-sea = Dites d’abord quelles alliances locales vous utilisez en mer.
why-first-surrender = Dites d’abord si vous cédez le marqueur.
why-first-blockade-support = Dites d’abord si vous utilisez Blocus.
why-first-militia = Dites d’abord si la Milice lève une unité de plus.
why-first-reserves = Dites d’abord si vous utilisez les Réserves.
why-first-withdrawal = Dites d’abord si vous utilisez Retraite en combattant.
why-first-unit-at-sea = Dites d’abord ce que devient l’unité en mer.
why-first-loss = Dites d’abord quelle unité est perdue.
why-first-loss-ally = Dites d’abord quel allié perd une unité.
why-first-move = Finissez d’abord l’action de déplacement : nommez une unité ou dites que c’est tout.
why-first-destination = Dites d’abord où va l’unité.
why-first-diplomatic-service = Choisissez d’abord l’alliance du Service diplomatique.
why-first-natives = Dites d’abord où la Milice indigène est levée.
why-natives-unit = La Milice indigène lève une armée et rien d’autre ({ $unit }).
why-natives-home = La Milice indigène se lève dans une colonie, pas en métropole.
why-first-blockade = Dites d’abord quelle colonie est sous blocus.
why-first-war-office = Choisissez d’abord la cible du Ministère de la Guerre.
why-first-trade = Dites d’abord dans quelle région le commerce est compté.

# Mise en place
why-draft-now = { $power-The } { v-choisit } maintenant un marqueur à garder.
why-draft-not-there = Ce marqueur n’est pas dans la main devant { $power-the } : { $region } ({ $marker }).
why-duplicates-now = { $power-The } regarde{ v-nt } maintenant ses marqueurs de départ qui se répètent.
why-not-in-hand = { $power-The } n’{ v-a } pas ce marqueur en main : { $region } ({ $marker }).
why-only-marker = { $power-The } n’{ v-a } que ce marqueur de cette région : { $region } ({ $marker }).
why-must-put-back = { $power-The } { v-doit } remettre les marqueurs qui se répètent jusqu’à avoir { $number } régions différentes.
why-must-draw-again = { $number ->
    [one] { $power-The } { v-a } remis { $number } marqueur et { v-doit } d’abord en tirer un autre.
   *[other] { $power-The } { v-a } remis { $number } marqueurs et { v-doit } d’abord en tirer autant.
  }
why-none-put-back = { $power-The } n’{ v-a } encore remis aucun marqueur.
why-place-now = { $power-The } place{ v-nt } maintenant une unité de départ.
why-place-not-home = Les unités de départ vont dans les régions à points de victoire, pas en métropole.
why-no-ship-icon = { $region } : cette région n’est pas marquée d’un navire.
why-all-placed = { $number ->
    [one] { $power } : { $number } { $unit }, déjà en place.
   *[other] { $power } : { $number } { $unit-many }, toutes les pièces sont déjà placées.
  }

# L’enchère
why-auction-now = Une enchère est en cours ; { $power-the } { v-doit } y miser ou y passer.
why-not-in-game = { $power-The } n’{ v-est } pas dans cette partie.
why-in-red = { $power-The } { v-est } déjà dans l’alliance rouge.
why-in-blue = { $power-The } { v-est } déjà dans l’alliance bleue.
why-players-first = { $number ->
    [one] { $power-The } n’{ v-a } pas de joueur, et { $number } joueur est encore sans alliance.
   *[other] { $power-The } n’{ v-a } pas de joueur, et { $number } joueurs sont encore sans alliance.
  }
why-highest-bid = La mise est de { $bid }, la plus haute possible.
why-bid-too-low = Une surenchère doit dépasser la mise en cours : { $bid } n’est pas au-dessus de { $standing }.
why-raise-first = On annonce d’abord la surenchère, puis on en nomme le montant.
why-bid-passed-over = Les mises au-dessous de { $bid } ont été laissées de côté.
why-bid-later = Pour miser plus de { $bid }, demandez d’abord à voir des mises plus hautes.
why-bid-limit = Aucune mise au-dessus de { $bid } n’est possible.
why-must-open = { $power-The } commence{ v-nt } cette enchère et { v-doit } miser, ne serait-ce que 0.
why-must-raise = { $power-The } { v-a } annoncé une surenchère et { v-doit } la nommer.
why-no-proposal = Qui ouvre fait la première proposition ; il n’y en a pas à garder.
why-red-then-blue = { $number } puissances sont sans alliance : une proposition en nomme une pour le rouge, puis une pour le bleu.
why-red-alone = { $number } puissances sont sans alliance : seule la toute dernière est proposée seule.
why-two-powers = { $power-The } { v-est } proposée{ v-s } pour le rouge ; une proposition nomme deux puissances différentes.
why-last-player = Le dernier joueur sans alliance doit être proposé, et non { $red-the } et { $blue-the }.
why-bid-negative = Une mise est de 0 ou plus, et non { $words }.
why-bid-whole = Les mises sont en pièces entières, et non { $words }.

# Construire et déplacer
why-build-population = Une construction coûte 1 point de population ; { $power-the } en { v-a } { $population }.
why-supply-empty = { $unit-No } n’est en réserve : les { $number } sont sur la carte.
why-none-to-destroy = { $unit-id ->
    [army] { $power-The } n’{ v-a } aucune armée à dissoudre { $region-in }.
    [navy] { $power-The } n’{ v-a } aucune flotte à désarmer { $region-in }.
   *[fort] { $power-The } n’{ v-a } aucun fort à raser { $region-in }.
  }
why-rebuild-same = { $unit-id ->
    [army] Une armée détruite ne peut être reconstruite que comme armée, pas comme { $unit2 }.
    [navy] Une flotte détruite ne peut être reconstruite que comme flotte, pas comme { $unit2 }.
   *[fort] Un fort détruit ne peut être reconstruit que comme fort, pas comme { $unit2 }.
  }
why-navy-no-icon = { $region } : cette région n’est pas marquée d’un navire, aucune flotte ne peut donc y être.
why-beside-navy = { $unit-The } ne peut entrer { $region-in } qu’auprès d’une flotte de sa puissance ; { $power-the } n’y en { v-a } aucune.
why-blockaded = { $navies ->
    [one] { $power } : blocus { $region-in } avec { $navies } flotte ; { $power2 } : { $navies2 } seulement.
   *[other] { $power } : blocus { $region-in } avec { $navies } flottes ; { $power2 } : { $navies2 } seulement.
  }
why-no-way = { $power-The } n’{ v-a } ni marqueur de contrôle { $region-in } ou dans une région voisine, ni flotte qui desserve cette région, ni frontière avec elle.
why-fort-fixed = Le fort { $region-in } est fixe : les forts ne bougent que depuis la métropole.
why-all-moved = { $unit-id ->
    [army] Toutes les armées { $region-in } ont déjà bougé dans cette action.
    [navy] Toutes les flottes { $region-in } ont déjà bougé dans cette action.
   *[fort] Tous les forts { $region-in } ont déjà bougé dans cette action.
  }
why-nowhere = { $unit-The } en métropole ne peut aller nulle part.
why-must-go = Une unité nommée pour un déplacement doit aller ailleurs.
why-already-there = { $unit-The } est déjà { $region-in }.
why-foreign-home = Aucune unité { $power-of } ne peut être dans la métropole { $power2-of }.
why-sea-stay = Le dé dit Sur place : l’unité ne peut pas sombrer.

# Attaques
why-attack-itself = { $power-The } ne { v-peut } pas s’attaquer soi-même.
why-same-alliance = { $power-The } et { $power2-the } sont dans la même Grande Alliance.
why-no-control = { $power-The } n’{ v-a } aucun marqueur de contrôle { $region-in }.
why-no-presence = { $power-The } n’{ v-a } ni marqueur de contrôle ni unité { $region-in }.
why-no-force = { $power-The } n’{ v-a } ni armée { $region-in } ni flotte qui desserve cette région.
why-no-sea-target = { $power-The } n’{ v-a } aucune armée { $region-in }, et aucun combat naval n’y est possible.
why-settled = Ce marqueur n’a pas de force ; on s’y établit, on ne l’attaque pas ({ $region }, { $marker }).
why-not-on-map = Ce marqueur n’est pas sur la carte : { $region } ({ $marker }).
why-no-unit = { $power-The } n’{ v-a } { $unit-no } { $region-in }.
why-few-navies = { $navies ->
    [0] { $power-The } n’y { v-a } aucune flotte.
    [one] { $power-The } n’y { v-a } que { $navies } flotte.
   *[other] { $power-The } n’y { v-a } que { $navies } flottes.
  }
why-few-armies = { $armies ->
    [0] { $power-The } n’y { v-a } aucune armée.
    [one] { $power-The } n’y { v-a } que { $armies } armée.
   *[other] { $power-The } n’y { v-a } que { $armies } armées.
  }
why-unit-not-there = { $unit-No } n’a pris part à ce combat.
why-none-committed = { $power-The } n’{ v-a } plus d’unité engagée dans ce combat.

# Coloniser
why-not-colonize = Ce n’est pas un marqueur de colonisation : { $region } ({ $marker }).
why-not-commerce = Ce n’est pas un marqueur de commerce : { $region } ({ $marker }).
why-colonize-population = Coloniser coûte 1 point de population ; { $power-the } en { v-a } { $population }.
why-commerce-navy = { $power-The } n’{ v-a } pas de flotte en Afrique.
why-control-limit = Les { $number } marqueurs de contrôle sont tous sur la carte.

# Jetons
why-token-holds = Le jeton { $token } tient un marqueur { $region-in }.
why-token-used = { $power-The } { v-a } déjà utilisé le jeton { $token } à l’instant.
why-token-barred = { $power-The } { v-a } échoué avec le jeton { $token } et ne { v-peut } pas le reprendre avant la fin de ce tour.
why-token-reach = Le jeton { $token } ne peut pas frapper { $region-in }.
why-token-supply = Le jeton { $token } est en réserve.
why-own-marker = { $power-The } ne { v-peut } pas frapper son propre marqueur.

# Alliances locales
why-alliance-held = { $power-The } { v-tient } l’alliance locale { $alliance }.
why-alliance-limit = { $power-The } { v-a } déjà posé ses { $number } marqueurs d’alliance.
why-alliance-none-free = Toutes les alliances locales ont un détenteur.
why-alliance-not-held = { $power-The } ne { v-tient } pas l’alliance locale { $alliance }.
why-alliance-elsewhere = L’alliance locale { $alliance } ne vaut pas { $region-in }.
why-alliance-no-navy = L’alliance locale { $alliance } n’a pas de symbole naval, ou son détenteur n’a pas de flotte à appuyer.
why-alliance-used = L’alliance locale { $alliance } est déjà utilisée dans ce combat.

# Tuiles
why-colony-presence = { $power-The } n’{ v-a } ni marqueur de contrôle ni unité dans aucune colonie.
why-colony-navy = { $power-The } n’{ v-a } de flotte dans aucune colonie.
why-no-colony = { $region } : ce n’est pas une colonie.
why-supply-none = { $power-The } n’{ v-a } { $unit-no } en réserve.
why-nothing-to-attack = { $power } : il n’y a rien à attaquer.
why-tile-dice = { $tile } : cette tuile ne s’utilise qu’avec les dés blanc et rouge.
why-tile-not-in-game = { $tile } : cette tuile n’est pas dans cette partie.
why-tile-none-left = Il ne reste plus de tuile à prendre : { $tile }.
why-tile-population = { $number ->
    [one] { $tile } : cette tuile coûte { $number } point de population ; { $power-the } en { v-a } { $population }.
   *[other] { $tile } : cette tuile coûte { $number } points de population ; { $power-the } en { v-a } { $population }.
  }
why-tile-trade-limit = { $number ->
    [one] { $power-The } { v-a } déjà { $number } tuile de commerce.
   *[other] { $power-The } { v-a } déjà { $number } tuiles de commerce.
  }
why-tile-used-turn = { $power-The } { v-a } déjà utilisé dans ce tour : { $tile }.
why-tile-used-war = { $tile } : cette tuile a déjà été utilisée dans cette guerre.
why-tile-region = { $tile } : cette tuile ne nomme pas cette région ({ $region }).
why-tile-no-free-action = { $tile } : cette tuile ne donne pas d’action libre dans le tour de son propriétaire.
why-tile-not-owned = { $power-The } n’{ v-a } pas cette tuile : { $tile }.
why-trade-nothing = { $tile } ne rapporterait rien maintenant.
