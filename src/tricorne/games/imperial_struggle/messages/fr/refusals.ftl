# Pourquoi quelque chose est refusé.
why-choose-first = Choisissez d’abord ce que vous faites dans cette manche.
why-choose-region = Choisissez d’abord la région : { $region }.
why-end-instead = Une partie de la tuile a été utilisée : terminez plutôt la manche.
why-pass-instead = Rien de la tuile n’a été utilisé : passez, ce qui réduit la dette.
why-pass-in-full = À cette table, passer réduit la dette de { $number }, ou de tout ce qu’il en reste.
why-pass-no-debt = { $side-The } a une dette de { $number } : un simple passe ne la réduit pas davantage.
why-tile-taken = Un investissement a déjà été pris dans cette manche.
why-tile-not-open = Cet investissement n’est pas libre.
why-take-first = { $side-The } doit d’abord prendre un investissement.
why-effect-compulsory = À cette table, il faut exécuter ce qui a une cible.
why-advantage-needs-tile = { $advantage } : cet avantage demande des points d’action, prenez d’abord un investissement.
why-no-upgrade = La tuile n’a pas d’amélioration militaire utilisable pour cela, ou elle a déjà été utilisée.
why-upgrade-no-tile = { $side-The } n’a pas de tuile de base dans ce théâtre : { $theater }.
why-territory = { $space } est un territoire : il ne change de mains que dans une guerre, jamais en temps de paix.
why-other-kind = { $number ->
    [0] { $space } est un espace politique : il bascule avec des points diplomatiques.
    [1] { $space } est un marché : il bascule avec des points économiques.
    [3] { $space } est un espace naval : seule une escadre le tient.
   *[other] { $space } est un fort : on le construit, répare ou prend avec des points militaires.
  }
why-no-action = Il ne reste aucune { $type-action } dans cette manche.
why-no-market = Aucun marché { $region-in } ne peut être atteint et payé.
why-no-political = Aucun espace politique { $region-in } ne peut être atteint et payé.
why-no-next-war = Il n’y a plus de guerre à venir.
why-tiles-bought = { $number ->
    [one] { $number } tuile bonus a été achetée dans cette manche.
   *[other] { $number } tuiles bonus ont été achetées dans cette manche.
  }
why-theaters-full = Il y a deux tuiles dans chaque théâtre.
why-exchange-last = Les points ne s’échangent qu’au dernier tour.
why-nothing-payable = Il n’y a rien de cette sorte qu’on puisse payer.
why-event-played = Un événement a déjà été joué dans cette manche.
why-event-first = Un événement vient avant tout le reste de la tuile.
why-event-symbol = L’investissement ne porte pas le symbole événement.
why-event-type = { $card } : cette carte demande une tuile avec une { $type-major }.
why-event-and-bonus = { $why } { $bonus }
why-not-in-hand = { $card } : cette carte n’est pas en main.
why-not-market-there = { $space } n’est pas un marché { $region-in }, la région choisie.
why-not-political-there = { $space } n’est pas un espace politique { $region-in }, la région choisie.
why-not-in-play = { $space } n’est pas encore en jeu.
why-holds-already = { $side-The } tient déjà { $space }.
why-usa-for-good = { $space } porte un drapeau des États-Unis, qui y est pour de bon.
why-usa-already = { $space } porte déjà un drapeau des États-Unis.
why-usa-flag = { $space } porte un drapeau des États-Unis.
why-advantage-not-for = { $advantage } : cet avantage ne sert pas à faire basculer { $space }.
why-not-connected = { $space } : cet espace n’est relié à aucun espace ({ $side }) d’où l’on puisse le faire basculer.
why-shift-not-remove = { $price ->
    [one] { $space } coûte { $price } { $type-point }, mais aucune { $type-action } de cette manche ne peut retirer ce drapeau.
   *[other] { $space } coûte { $price } { $type-points }, mais aucune { $type-action } de cette manche ne peut retirer ce drapeau.
  }
why-shift-not-place = { $price ->
    [one] { $space } coûte { $price } { $type-point }, mais aucune { $type-action } de cette manche ne peut le faire.
   *[other] { $space } coûte { $price } { $type-points }, mais aucune { $type-action } de cette manche ne peut le faire.
  }
why-shift-price = { $price ->
    [one] { $space } coûte { $price } { $type-point } ({ $sum-plain }) ; { $side-the } peut réunir { $total } : { $points }, et { $money } par points de traité et dette.
   *[other] { $space } coûte { $price } { $type-points } ({ $sum-plain }) ; { $side-the } peut réunir { $total } : { $points }, et { $money } par points de traité et dette.
  }
why-rising-elsewhere = { $space } n’est pas un espace d’Écosse ou d’Irlande.
why-rising-price = { $price ->
    [one] { $space } coûte { $price } point militaire ({ $sum-plain }), et ces points manquent.
   *[other] { $space } coûte { $price } points militaires ({ $sum-plain }), et ces points manquent.
  }
why-fort-empty = { $space } : il n’y a pas de fort ici, on ne peut qu’en bâtir un.
why-fort-intact = { $space } : le fort est intact ({ $side }).
why-fort-damaged = { $space } : le fort est endommagé ({ $side }) ; { $side-the } peut le réparer, l’autre camp peut s’en emparer.
why-fort-unsupported = { $side-The } ne tient, depuis le début de la manche, ni marché, ni escadre, ni territoire relié ; le fort ne peut donc pas être bâti : { $space }.
why-fort-no-storm = { $side-The } ne tient ni marché ni escadre reliés au fort : { $space }.
why-deploy-price = { $price ->
    [one] Déployer une escadre ({ $space }) coûte { $price } point militaire, plus que n’a { $side-the }.
   *[other] Déployer une escadre ({ $space }) coûte { $price } points militaires, plus que n’a { $side-the }.
  }
why-displace-price = Déloger l’escadre ({ $space }) coûte { $price } points militaires depuis la carte, { $price2 } depuis la case navale ; une action mineure ne le peut pas.
why-clear-price = { $price ->
    [one] Retirer le marqueur ({ $space }) coûte { $price } point militaire, plus que n’a { $side-the }.
   *[other] Retirer le marqueur ({ $space }) coûte { $price } points militaires, plus que n’a { $side-the }.
  }
why-squadron-price = { $price ->
    [one] L’escadre coûte { $price } point militaire, plus que ne peut réunir { $side-the }.
   *[other] L’escadre coûte { $price } points militaires, plus que ne peut réunir { $side-the }.
  }
why-rising-cost = { $price ->
    [one] Le soulèvement coûte { $price } point militaire, plus qu’on ne peut réunir.
   *[other] Le soulèvement coûte { $price } points militaires, plus qu’on ne peut réunir.
  }
why-fort-price-seize = { $price ->
    [one] { $space } coûte { $price } point militaire, plus que n’a { $side-the } ; une action mineure ne peut pas s’emparer d’un fort.
   *[other] { $space } coûte { $price } points militaires, plus que n’a { $side-the } ; une action mineure ne peut pas s’emparer d’un fort.
  }
why-fort-price = { $price ->
    [one] { $space } coûte { $price } point militaire, plus que n’a { $side-the }.
   *[other] { $space } coûte { $price } points militaires, plus que n’a { $side-the }.
  }
why-squadron-there = { $space } : { $side-the } y a déjà une escadre.
why-no-deployable = { $side-The } n’a plus d’escadre qui puisse se déployer dans cette manche.
why-no-squadron-left = { $side-The } n’a plus d’escadre à construire.
why-squadron-needs-military = Construire une escadre demande une action militaire, et il n’en reste pas dans cette manche.
why-no-conflict = { $space } ne porte pas de marqueur de conflit.
why-other-war = Ce théâtre est d’une autre guerre que la prochaine.
why-no-room = Il n’y a pas de place dans ce théâtre.
why-advantage-holder = { $advantage } : cet avantage est au camp qui tient tout ceci : { $spaces }.
why-ability-used = { $ministry } : ce pouvoir a déjà été utilisé dans ce tour.
why-advantage-used = { $advantage } : cet avantage a déjà été utilisé dans ce tour.
why-advantage-new = { $advantage } : cet avantage a été pris dans cette manche.
why-advantages-round = { $number ->
    [one] { $number } avantage a été utilisé dans cette manche.
   *[other] { $number } avantages ont été utilisés dans cette manche.
  }
why-advantage-region = Un avantage de cette région a déjà été utilisé dans cette manche.
why-advantage-blocked = { $advantage } : un marqueur de conflit est sur un des espaces de cet avantage.
why-advantage-no-target = { $advantage } : cet avantage ne trouve aucune cible qu’on puisse payer.
why-advantage-no-marker = { $advantage } : cet avantage ne peut pas y poser de marqueur de conflit : { $space }.
why-advantage-no-squadron = { $advantage } : cet avantage n’y trouve aucune escadre adverse à renvoyer.
why-ministry-other-side = { $ministry } : ce ministère est à l’autre camp.
why-ministry-not-up = { $ministry } : ce ministère n’est pas face visible.
why-ministry-up = { $ministry } : ce ministère est déjà face visible.
why-ministry-not-chosen = { $ministry } : ce ministère n’est pas parmi ceux qui ont été choisis.
why-ability-needs-tile = { $ministry } : ce pouvoir demande un investissement ; prenez-en un d’abord.
why-ministry-adds = { $ministry } : ce ministère ajoute à une { $type-action }, et il n’en reste pas dans cette manche.
why-ministry-before = { $ministry } : cela se décide avant un événement et avant de dépenser le moindre point.
why-ministry-not-now = { $ministry } : ce ministère ne peut pas être utilisé maintenant.
why-ministry-needs-military = { $ministry } : ce ministère demande une action militaire dans cette manche.
why-ministry-era = { $ministry } : ce ministère n’est pas de cette ère.
why-ministry-in-use = { $ministry } : ce ministère est en service, vient d’être rendu ou est hors du jeu.
why-ministry-no-exchange = { $ministry } : ce n’est pas un ministère face cachée ({ $side }) qu’on puisse échanger.
why-jacobites-held = Les Soulèvements jacobites sont déjà en service, ou hors du jeu.
why-pile-empty = La pioche est vide.
why-no-card = { $side-The } n’a aucune carte en main.
why-no-demand = Aucune marchandise n’est en demande.
why-tile-no-diplomatic = L’investissement n’a pas d’action diplomatique.
why-huguenots-out = Les deux marqueurs huguenots sont sur la carte.
why-huguenots-no-territory = { $side-The } n’a dans le Nouveau Monde aucun territoire sans marqueur.
why-huguenots-already = { $space } porte déjà un marqueur huguenot.
why-not-french = { $space } : cet espace n’est pas français.
why-rising-no-space = Aucun espace d’Écosse ou d’Irlande ne peut basculer avec les points disponibles.
why-card-region = { $advantage } n’est pas dans une région que nomme la carte.
why-not-held = { $side-The } ne tient pas { $advantage }.
why-advantage-idle = { $advantage } : cet avantage n’a rien à faire maintenant, ou ses limites sont atteintes.
why-not-exhausted = { $advantage } : cet avantage n’est pas épuisé.
why-exhausted-already = { $advantage } : cet avantage est déjà épuisé.
why-card-commodity = { $commodity } : la carte ne nomme pas cette marchandise.
why-demand-already = { $commodity } : déjà en demande.
why-not-in-demand = { $commodity } : pas en demande ce tour-ci.
why-nothing-on-board = Il n’y a rien sur le plateau pour cet effet.
why-card-space = { $space } n’est pas parmi les espaces que nomme la carte.
why-card-points = La carte ne donne pas de { $type-points }.
why-no-opposing-flag = { $space } ne porte pas de drapeau adverse.
why-would-isolate = Sans { $space }, un autre marché de ce camp deviendrait isolé.
why-no-flag-of = { $space } ne porte pas le drapeau de ce camp : { $side }.
why-flag-already = { $space } porte déjà le drapeau de ce camp : { $side }.
why-no-intact-fort = { $space } : il n’y a pas là de fort adverse intact.
why-conflict-already = { $space } porte déjà un marqueur de conflit.
why-protected = { $space } : cet espace est protégé.
why-not-next-theater = { $theater } n’est pas un théâtre de la prochaine guerre.
why-no-squadron-strength = Les escadres ne donnent pas de force dans ce théâtre : { $theater }.
why-no-bonus-tile = { $theater } : { $side-the } n’y a pas de tuile bonus.
why-no-fort-of = { $space } : pas de fort intact ({ $side }) ici.
why-no-tile-of = { $side-The } n’a pas la tuile { $tile } dans un théâtre de la prochaine guerre.
why-box-squadron-used = { $side-The } n’a dans la case navale aucune escadre qui n’ait déjà pris un espace dans cette guerre.
why-no-fresh-squadron = { $side-The } n’a, dans la case navale ou le théâtre, aucune escadre qui n’ait déjà pris un espace dans cette guerre.
why-no-squadron-box = { $side-The } n’a aucune escadre dans la case navale.
why-no-squadron-in = { $space } : pas d’escadre ({ $side }) ici.
why-no-squadron-region = { $side-The } n’a pas d’escadre { $region-in }.
why-squadron-used = Cette escadre a déjà pris un espace dans cette guerre : { $space }.
why-outside-theater = { $space } est hors de ce théâtre : { $theater }.
why-outside-list = { $space } est hors du théâtre et n’est pas dans sa liste de territoires : { $theater }.
why-no-strikes = Aucune tuile ne frappe plus de fort ni de flotte.
why-no-squadron-stands = { $space } : il n’y a pas là d’escadre adverse.
why-no-fort-stands = { $space } : il n’y a pas là de fort adverse intact.
why-no-unflags = Aucune tuile ne retire plus de drapeau.
why-has-conflict = { $space } porte un marqueur de conflit.
why-would-isolate-war = Sans { $space }, un autre marché serait isolé, et il y a des marchés dont la perte n’en isole aucun.
why-not-spain = { $space } n’est pas un espace d’Espagne.
why-not-this-result = { $space } : ce résultat ne va pas jusqu’à cet espace.
why-no-flag = { $space } ne porte pas de drapeau.
why-spoils-reach = Le butin de ce théâtre ({ $theater }) ne s’étend pas jusque-là : { $space }.
why-refused-before = { $space } : on a refusé de céder ce territoire dans cette guerre.
why-conquest-line = Pour prendre { $space }, { $side-the } doit tenir un de ces espaces : { $spaces-plain }.
why-conquest-price = { $price ->
    [one] { $space } coûte { $price } point de conquête ; il en reste { $left }.
   *[other] { $space } coûte { $price } points de conquête ; il en reste { $left }.
  }
