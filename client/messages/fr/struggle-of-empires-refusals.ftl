# Pourquoi quelque chose est refusé

# Le tour
why-turn = À { $power } de jouer : choisissez une action.
why-actions-left = { $number ->
    [one] { $power } a encore { $number } action : faites-la ou passez.
   *[other] { $power } a encore { $number } actions : faites-les ou passez.
  }
why-both-taken = Les deux actions de ce tour sont faites ; il ne reste que les actions libres.
why-special-taken = L’action spéciale de ce tour est faite.
why-settle-once = On ne colonise ou n’asservit qu’une fois par tour.
why-claim-once = On ne prend qu’une tuile, une alliance ou un jeton par tour.
why-not-asked = On ne demande rien à { $power } maintenant.

# Une autre réponse est attendue
why-first-relief = Dites d’abord si vous rendez de l’agitation.
why-first-navies = Dites d’abord combien de flottes vous engagez.
why-first-armies = Dites d’abord combien d’armées vous engagez.
why-first-help = Dites d’abord si vous acceptez l’aide.
why-first-surprise = Dites d’abord si l’attaque est une surprise.
why-first-sea = Dites d’abord si vous combattez en mer.
why-first-alliances-at-sea = Dites d’abord quelles alliances locales vous employez en mer.
why-first-surrender = Dites d’abord si vous vous rendez.
why-first-blockade-support = Dites d’abord si vous employez Blocus.
why-first-militia = Dites d’abord si la Milice lève une armée de plus.
why-first-reserves = Dites d’abord si vous employez les Réserves.
why-first-withdrawal = Dites d’abord si vous jouez Retraite combattante.
why-first-unit-at-sea = Dites d’abord ce que devient l’unité en mer.
why-first-loss = Dites d’abord quelle unité est perdue.
why-first-loss-ally = Dites d’abord quel allié perd une unité.
why-first-move = Finissez d’abord l’action de mouvement : nommez une unité ou dites que c’est tout.
why-first-destination = Dites d’abord où va l’unité.
why-first-diplomatic-service = Choisissez d’abord l’alliance du Service diplomatique.
why-first-natives = Dites d’abord dans quelle colonie la Milice indigène est levée.
why-first-blockade = Dites d’abord quelle colonie est bloquée.
why-first-war-office = Choisissez d’abord la cible du Ministère de la Guerre.
why-first-trade = Dites d’abord dans quelle région le commerce est compté.

# Mise en place
why-draft-now = { $power } choisit maintenant un marqueur à garder.
why-draft-not-there = { $marker } { $inRegion } : ce marqueur n’est pas dans la main que regarde { $power }.
why-duplicates-now = { $power } regarde maintenant ses marqueurs de départ qui se répètent.
why-not-in-hand = { $marker } { $inRegion } : { $power } n’a pas ce marqueur en main.
why-only-marker = { $marker } { $inRegion } : { $power } n’a que celui-là de cette région.
why-must-put-back = { $power } doit remettre les marqueurs qui se répètent jusqu’à avoir { $number } régions différentes.
why-must-draw-again = { $number ->
    [one] { $power } a remis { $number } marqueur et doit d’abord en tirer un autre.
   *[other] { $power } a remis { $number } marqueurs et doit d’abord en tirer autant.
  }
why-none-put-back = { $power } n’a encore remis aucun marqueur.
why-place-now = { $power } place maintenant une unité de départ.
why-place-not-home = Les unités de départ vont dans les régions à points de victoire, pas en métropole.
why-no-ship-icon = { $region } : cette région n’est pas marquée d’un navire.
why-all-placed = { $units ->
    [army] { $power } a { $number } armées et les a toutes placées.
    [navy] { $power } a { $number } flottes et les a toutes placées.
   *[fort] { $power } a { $number } forts et les a tous placés.
  }

# L’enchère
why-auction-now = Une enchère est en cours ; { $power } doit y miser ou y passer.
why-not-in-game = { $power } n’est pas dans cette partie.
why-in-red = { $power } est déjà dans l’alliance rouge.
why-in-blue = { $power } est déjà dans l’alliance bleue.
why-players-first = { $number ->
    [one] { $power } n’a pas de joueur, et { $number } joueur est encore sans alliance.
   *[other] { $power } n’a pas de joueur, et { $number } joueurs sont encore sans alliance.
  }
why-highest-bid = La mise est de { $number }, la plus haute qu’on puisse noter.
why-bid-too-low = Une surenchère doit dépasser la mise en cours : { $number } n’est pas au-dessus de { $number2 }.
why-raise-first = On annonce d’abord la surenchère, puis on en nomme le montant.
why-bid-passed-over = Les mises au-dessous de { $number } ont été laissées de côté.
why-bid-later = Pour miser plus de { $number }, demandez d’abord à voir des mises plus hautes.
why-bid-limit = Aucune mise au-dessus de { $number } ne peut être notée.
why-must-open = { $power } ouvre cette enchère et doit miser, ne serait-ce que 0.
why-must-raise = { $power } a annoncé une surenchère et doit la nommer.
why-no-proposal = Celui qui ouvre fait la première proposition ; il n’y en a pas à garder.
why-red-then-blue = { $number } puissances sont sans alliance : une proposition en nomme une pour le rouge, puis une pour le bleu.
why-red-alone = { $number } puissances sont sans alliance : seule la toute dernière est proposée seule.
why-two-powers = { $power } est proposée pour le rouge ; une proposition nomme deux puissances différentes.
why-last-player = Le dernier joueur sans alliance doit être proposé, et non { $power } et { $power2 }.
why-bid-negative = Une mise est de 0 d’or ou plus, et non { $words }.
why-bid-whole = Les mises sont en or entier, et non { $words }.
why-order-no-auction = Aucune enchère n’est en cours ; un ordre vaut pour l’enchère en cours.
why-order-opener = Vous ouvrez cette enchère et devez miser, ne serait-ce que 0.
why-order-no-proposal = Il n’y a pas encore de proposition ; attendez que l’enchère soit ouverte.
why-order-other-proposal = Une autre proposition est en cours ; un ordre nomme celle-là, ou dit de rétablir la sienne chaque fois qu’on la change.
why-order-cannot-propose = Ces deux puissances ne peuvent pas être proposées maintenant.
why-order-too-low = La mise est de { $number } : un ordre de miser va au-delà, ou bien l’ordre est de passer.

# Construire et mouvoir
why-build-population = Une construction coûte 1 population ; { $power } en a { $number }.
why-supply-empty = { $unit ->
    [army] Aucune armée n’est en réserve : les { $number } sont sur la carte.
    [navy] Aucune flotte n’est en réserve : les { $number } sont sur la carte.
   *[fort] Aucun fort n’est en réserve : les { $number } sont sur la carte.
  }
why-none-to-destroy = { $unit ->
    [army] { $power } n’a aucune armée à dissoudre { $inRegion }.
    [navy] { $power } n’a aucune flotte à désarmer { $inRegion }.
   *[fort] { $power } n’a aucun fort à raser { $inRegion }.
  }
why-rebuild-same = { $unit ->
    [army] Une armée détruite
    [navy] Une flotte détruite
   *[fort] Un fort détruit
  } se reconstruit comme { $unit2 ->
    [army] armée
    [navy] flotte
   *[fort] fort
  }, pas comme { $unit3 ->
    [army] armée.
    [navy] flotte.
   *[fort] fort.
  }
why-navy-no-icon = { $region } : cette région n’est pas marquée d’un navire, aucune flotte ne peut donc y être.
why-beside-navy = { $unit ->
    [army] L’armée ne peut entrer { $inRegion } qu’auprès d’une flotte de sa puissance ; { $power } n’y en a aucune.
    [navy] La flotte ne peut entrer { $inRegion } qu’auprès d’une flotte de sa puissance ; { $power } n’y en a aucune.
   *[fort] Le fort ne peut entrer { $inRegion } qu’auprès d’une flotte de sa puissance ; { $power } n’y en a aucune.
  }
why-blockaded = { $number ->
    [one] { $power } fait un blocus { $inRegion } avec { $number } flotte ; { $power2 } n’y en a que { $number2 }.
   *[other] { $power } fait un blocus { $inRegion } avec { $number } flottes ; { $power2 } n’y en a que { $number2 }.
  }
why-no-way = { $power } n’a ni marqueur de contrôle { $inRegion } ou dans une région voisine, ni flotte qui serve cette région, ni frontière avec elle.
why-fort-fixed = Le fort { $inRegion } est fixe : les forts ne bougent que depuis la métropole.
why-all-moved = { $unit ->
    [army] Toutes les armées { $inRegion } ont déjà bougé dans cette action.
    [navy] Toutes les flottes { $inRegion } ont déjà bougé dans cette action.
   *[fort] Tous les forts { $inRegion } ont déjà bougé dans cette action.
  }
why-nowhere = { $unit ->
    [army] L’armée en métropole ne peut aller nulle part.
    [navy] La flotte en métropole ne peut aller nulle part.
   *[fort] Le fort en métropole ne peut aller nulle part.
  }
why-must-go = Une unité nommée pour un mouvement doit aller ailleurs.
why-already-there = { $unit ->
    [army] L’armée est déjà { $inRegion }.
    [navy] La flotte est déjà { $inRegion }.
   *[fort] Le fort est déjà { $inRegion }.
  }
why-foreign-home = Aucune unité ({ $power }) ne peut être dans la métropole d’une autre puissance ({ $power2 }).
why-sea-stay = Le dé dit Restez : l’unité ne peut pas sombrer.

# Attaquer
why-attack-itself = { $power } ne peut pas s’attaquer elle-même.
why-same-alliance = { $power } et { $power2 } sont dans la même Grande Alliance.
why-no-control = { $power } n’a aucun marqueur de contrôle { $inRegion }.
why-no-presence = { $power } n’a ni marqueur de contrôle ni unité { $inRegion }.
why-no-force = { $power } n’a ni armée { $inRegion } ni flotte qui serve cette région.
why-no-sea-target = { $power } n’a aucune armée { $inRegion }, et aucune flotte ne peut l’y affronter en mer.
why-settled = { $marker } { $inRegion } : il n’a pas de force ; on s’y établit, on ne l’attaque pas.
why-not-on-map = { $marker } { $inRegion } : ce marqueur n’est pas sur la carte.
why-no-unit = { $unit ->
    [army] { $power } n’a aucune armée { $inRegion }.
    [navy] { $power } n’a aucune flotte { $inRegion }.
   *[fort] { $power } n’a aucun fort { $inRegion }.
  }
why-few-navies = { $number ->
    [0] { $power } n’y a aucune flotte.
    [one] { $power } n’y a qu’une flotte.
   *[other] { $power } n’y a que { $number } flottes.
  }
why-few-armies = { $number ->
    [0] { $power } n’y a aucune armée.
    [one] { $power } n’y a qu’une armée.
   *[other] { $power } n’y a que { $number } armées.
  }
why-unit-not-there = { $unit ->
    [army] Aucune armée n’a pris part à ce combat.
    [navy] Aucune flotte n’a pris part à ce combat.
   *[fort] Aucun fort n’a pris part à ce combat.
  }
why-none-committed = { $power } n’a plus d’unité engagée dans ce combat.

# Colonies, commerce et jetons
why-not-colonize = { $marker } { $inRegion } : ce n’est pas un marqueur de colonisation.
why-not-commerce = { $marker } { $inRegion } : ce n’est pas un marqueur de commerce.
why-colonize-population = Coloniser coûte 1 population ; { $power } en a { $number }.
why-commerce-navy = { $power } n’a pas de flotte à elle en Afrique.
why-control-limit = Les { $number } marqueurs de contrôle sont tous sur la carte.
why-token-holds = Le jeton { $token } tient un marqueur { $inRegion }.
why-token-used = { $power } vient d’employer le jeton { $token }.
why-token-reach = Le jeton { $token } ne peut pas frapper { $inRegion }.
why-token-supply = Le jeton { $token } est en réserve.
why-own-marker = { $power } ne peut pas frapper son propre marqueur.
why-no-player = { $power } n’a pas de joueur et ne décide rien.

# Marchés entre joueurs
why-deal-over = La partie est finie ; il n’y a plus rien à négocier.
why-deal-tax = L’impôt ne se lève que pour une dépense que l’or en caisse ne couvre pas.
why-deal-only-gold = Seul l’or change de mains : ni marqueurs de contrôle, ni unités, ni tuiles, ni alliances locales.
why-deal-itself = { $power } ne peut pas négocier avec elle-même.
why-deal-no-player = { $power } n’a pas de joueur : elle n’a pas d’or et ne décide rien.
why-deal-rolling = On est en train de tirer ou de lancer ; les marchés attendent que ce soit connu.
why-deal-dice = Les dés sont jetés ; l’or ne change pas de mains avant que les pertes soient prises.
why-deal-whole = L’or se paie en pièces entières.
why-deal-least = Un paiement est d’au moins 1 d’or ; { $number } n’en est pas un.
why-deal-most = On peut payer au plus { $number } d’or à la fois.
why-deal-help-when = On achète de l’aide pendant l’appel aux alliés d’une attaque ; sinon, il y a les paiements et les promesses.
why-deal-fights-itself = { $power } livre elle-même cette attaque et n’y est l’alliée de personne.
why-deal-not-allied = { $power } n’est pas dans l’alliance de { $power2 }.
why-deal-most-units = Personne n’a plus de { $number } armées ou flottes.
why-offer-none = { $number2 ->
    [0] Il n’y a pas d’offre { $number } ; aucune n’a été faite dans cette attaque.
    [one] Il n’y a pas d’offre { $number } ; il en a été fait { $number2 } dans cette attaque.
   *[other] Il n’y a pas d’offre { $number } ; il en a été fait { $number2 } dans cette attaque.
  }
why-offer-accepted = L’offre { $number } a été acceptée.
why-offer-refused = L’offre { $number } a été refusée.
why-offer-withdrawn = L’offre { $number } a été retirée.
why-offer-withdraw = Seule { $power } peut retirer l’offre { $number }.
why-offer-waits = L’offre { $number } attend la réponse de { $power }.
why-offer-when = L’offre { $number } peut être acceptée pendant qu’on demande à { $power } d’engager des unités.
why-offer-navies = { $number ->
    [one] { $power } a déjà engagé { $number } flotte ; l’offre est pour { $number2 }.
   *[other] { $power } a déjà engagé { $number } flottes ; l’offre est pour { $number2 }.
  }
why-offer-cannot = { $power } ne peut pas engager ici tant d’unités (flottes : { $number }, armées : { $number2 }).

# Alliances locales et tuiles
why-alliance-held = { $power } tient l’alliance locale { $alliance }.
why-alliance-limit = { $power } a déjà posé ses { $number } marqueurs d’alliance.
why-alliance-none-free = Toutes les alliances locales sont tenues.
why-alliance-not-held = { $power } ne tient pas l’alliance locale { $alliance }.
why-alliance-elsewhere = L’alliance locale { $alliance } ne vaut pas { $inRegion }.
why-alliance-no-navy = L’alliance locale { $alliance } n’a pas de symbole naval, ou son tenant n’a pas de flotte à soutenir.
why-alliance-used = L’alliance locale { $alliance } est déjà employée dans ce combat.
why-colony-presence = { $power } n’a ni marqueur de contrôle ni unité dans aucune colonie.
why-colony-navy = { $power } n’a de flotte dans aucune colonie.
why-no-colony = { $region } : ce n’est pas une colonie.
why-supply-none = { $unit ->
    [army] { $power } n’a aucune armée en réserve.
    [navy] { $power } n’a aucune flotte en réserve.
   *[fort] { $power } n’a aucun fort en réserve.
  }
why-nothing-to-attack = Il n’y a rien que { $power } puisse attaquer.
why-tile-dice = { $tile } : cette tuile ne sert qu’avec les dés blanc et rouge.
why-tile-not-in-game = { $tile } : cette tuile n’est pas dans cette partie.
why-tile-none-left = Il ne reste plus de tuile à prendre : { $tile }.
why-tile-population = { $tile } coûte { $number } de population ; { $power } en a { $number2 }.
why-tile-trade-limit = { $power } a déjà { $number } tuiles de commerce.
why-tile-used-turn = { $power } a déjà employé dans ce tour : { $tile }.
why-tile-used-war = { $tile } : cette tuile a déjà servi dans cette guerre.
why-tile-region = { $tile } : cette tuile ne nomme pas cette région : { $region }.
why-tile-no-free-action = { $tile } : cette tuile ne donne pas d’action libre dans le tour de son propriétaire.
why-tile-not-owned = { $power } n’a pas cette tuile : { $tile }.
