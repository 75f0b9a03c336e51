# Pourquoi quelque chose est refusé
is-why-no-answer = Ce n’est pas une réponse à ce qui est demandé : { $prompt }
is-why-part = { $name } { $amount }
is-rule-card = { $name } : { $text }

# La manche
is-why-choose-first = Choisissez d’abord ce que vous faites dans cette manche.
is-why-choose-region = Choisissez d’abord la région : { $region }.
is-why-end-instead = Une partie de la tuile ou un avantage a été utilisé : terminez plutôt la manche.
is-why-pass-instead = Rien de la tuile n’a été utilisé : passez, ce qui réduit la dette.
is-why-tile-taken = Un investissement a déjà été pris dans cette manche.
is-why-tile-not-open = Cet investissement n’est pas libre.
is-why-take-first = { $side } doit d’abord prendre un investissement.
is-why-no-upgrade = La tuile n’a pas d’amélioration militaire qui serve à cela, ou elle a déjà servi.
is-why-no-action = { $typeId ->
    [economic] Il ne reste aucune action d’économie dans cette manche.
    [diplomatic] Il ne reste aucune action de diplomatie dans cette manche.
   *[military] Il ne reste aucune action de guerre dans cette manche.
  }
is-why-no-market = Aucun marché { $inRegion } ne peut être atteint et payé.
is-why-no-political = Aucun espace politique { $inRegion } ne peut être atteint et payé.
is-why-no-next-war = Il n’y a pas de prochaine guerre.
is-why-tiles-bought = { $number ->
    [one] { $number } tuile bonus a été achetée dans cette manche.
   *[other] { $number } tuiles bonus ont été achetées dans cette manche.
  }
is-why-theaters-full = Il y a deux tuiles dans chaque théâtre.
is-why-exchange-last = Les points ne s’échangent qu’au dernier tour.
is-why-nothing-payable = Il n’y a rien de cette sorte qu’on puisse payer.

# Événements
is-why-event-played = Un événement a déjà été joué dans cette manche.
is-why-event-first = Un événement vient avant tout le reste de la tuile.
is-why-event-symbol = L’investissement ne porte pas le symbole événement.
is-why-event-type = { $typeId ->
    [economic] { $name } : cette carte demande une tuile avec une action majeure d’économie.
    [diplomatic] { $name } : cette carte demande une tuile avec une action majeure de diplomatie.
   *[military] { $name } : cette carte demande une tuile avec une action majeure de guerre.
  }
is-why-not-in-hand = { $name } : cette carte n’est pas en main.

# Changer un espace
is-why-not-market-there = { $name } n’est pas un marché { $inRegion }, la région choisie.
is-why-not-political-there = { $name } n’est pas un espace politique { $inRegion }, la région choisie.
is-why-not-in-play = { $name } n’est pas encore en jeu.
is-why-holds-already = { $side } tient déjà { $name }.
is-why-usa-for-good = { $name } porte un drapeau des États-Unis, qui y est pour de bon.
is-why-usa-already = { $name } porte déjà un drapeau des États-Unis.
is-why-usa-flag = { $name } porte un drapeau des États-Unis.
is-why-advantage-not-for = { $name } : cet avantage ne sert pas à changer { $name2 }.
is-why-not-connected = { $name } : cet espace n’est relié à aucun espace ({ $side }) qui permette de le changer.
is-why-shift-not-remove = { $name } coûte { $number } { $typeId ->
    [economic] en économie
    [diplomatic] en diplomatie
   *[military] en guerre
  }, mais aucune action { $type2Id ->
    [economic] d’économie
    [diplomatic] de diplomatie
   *[military] de guerre
  } de cette manche ne peut retirer ce drapeau.
is-why-shift-not-place = { $name } coûte { $number } { $typeId ->
    [economic] en économie
    [diplomatic] en diplomatie
   *[military] en guerre
  }, mais aucune action { $type2Id ->
    [economic] d’économie
    [diplomatic] de diplomatie
   *[military] de guerre
  } de cette manche ne peut le faire.
is-why-shift-price = { $name } coûte { $number } { $typeId ->
    [economic] en économie
    [diplomatic] en diplomatie
   *[military] en guerre
  } ({ $sum }) ; { $side } peut réunir { $number2 } : { $number3 }, et { $number4 } par points de traité et dette.
is-why-rising-elsewhere = { $name } n’est pas un espace d’Écosse ou d’Irlande.
is-why-rising-price = { $name } coûte { $number } en guerre ({ $sum }), et ces points n’y sont pas.

# Forts, escadres, marqueurs de conflit, tuiles de guerre
is-why-fort-empty = { $name } : il n’y a pas de fort ici, on ne peut qu’en bâtir un.
is-why-fort-intact = { $name } : le fort est intact ({ $side }).
is-why-fort-damaged = { $name } : le fort est endommagé ({ $side }) ; { $side2 } peut le réparer, l’autre camp peut le prendre.
is-why-fort-unsupported = { $side } ne tient, depuis le début de la manche, ni marché, ni escadre, ni territoire relié ; le fort ne peut donc pas être bâti : { $name }.
is-why-fort-no-storm = { $side } ne tient ni marché ni escadre reliés au fort : { $name }.
is-why-deploy-price = Déployer une escadre ({ $name }) coûte { $number } en guerre, plus que n’a { $side }.
is-why-displace-price = Déloger l’escadre ({ $name }) coûte { $number } en guerre depuis la carte, { $number2 } depuis la case navale ; une action mineure ne le peut pas.
is-why-clear-price = Retirer le marqueur ({ $name }) coûte { $number } en guerre, plus que n’a { $side }.
is-why-squadron-price = L’escadre coûte { $number } en guerre, plus que ne peut réunir { $side }.
is-why-rising-cost = Le soulèvement coûte { $number } en guerre, plus qu’on ne peut réunir.
is-why-fort-price-seize = { $name } coûte { $number } en guerre, plus que n’a { $side } ; une action mineure ne peut pas prendre un fort.
is-why-fort-price = { $name } coûte { $number } en guerre, plus que n’a { $side }.
is-why-squadron-there = { $side } y a déjà une escadre : { $name }.
is-why-no-deployable = { $side } n’a plus d’escadre qui puisse se déployer dans cette manche.
is-why-no-squadron-left = { $side } n’a plus d’escadre à construire.
is-why-squadron-needs-military = Construire une escadre demande une action de guerre, et il n’en reste pas dans cette manche.
is-why-no-conflict = { $name } ne porte pas de marqueur de conflit.
is-why-other-war = Ce théâtre est d’une autre guerre que la prochaine.
is-why-no-room = Il n’y a pas de place dans ce théâtre.

# Avantages
is-why-advantage-holder = { $name } : cet avantage est au camp qui tient tout ceci : { $spaces }.
is-why-ability-used = { $name } : ce pouvoir a déjà servi dans ce tour.
is-why-advantage-used = { $name } : cet avantage a déjà servi dans ce tour.
is-why-advantage-new = { $name } : cet avantage a été pris dans cette manche.
is-why-advantages-round = { $number ->
    [one] { $number } avantage a été utilisé dans cette manche.
   *[other] { $number } avantages ont été utilisés dans cette manche.
  }
is-why-advantage-region = Un avantage de cette région a déjà été utilisé dans cette manche.
is-why-advantage-blocked = { $name } : un marqueur de conflit est sur un des espaces de cet avantage.
is-why-advantage-no-target = { $name } : cet avantage ne trouve aucune cible qu’on puisse payer.
is-why-advantage-no-marker = { $name } : cet avantage ne peut pas y poser de marqueur de conflit : { $name2 }.
is-why-advantage-no-squadron = { $name } : cet avantage n’y trouve aucune escadre adverse à renvoyer.

# Ministères
is-why-ministry-other-side = { $name } : ce ministère est à l’autre camp.
is-why-ministry-not-up = { $name } : ce ministère n’est pas face visible.
is-why-ministry-up = { $name } : ce ministère est déjà face visible.
is-why-ministry-not-chosen = { $name } : ce ministère n’est pas parmi ceux qui ont été choisis.
is-why-ability-needs-tile = { $name } : ce pouvoir demande un investissement ; prenez-en un d’abord.
is-why-ministry-adds = { $typeId ->
    [economic] { $name } : ce ministère ajoute à une action d’économie, et il n’en reste pas dans cette manche.
    [diplomatic] { $name } : ce ministère ajoute à une action de diplomatie, et il n’en reste pas dans cette manche.
   *[military] { $name } : ce ministère ajoute à une action de guerre, et il n’en reste pas dans cette manche.
  }
is-why-ministry-before = { $name } : cela se décide avant un événement et avant de dépenser le moindre point.
is-why-ministry-not-now = { $name } : ce ministère ne peut pas servir maintenant.
is-why-ministry-needs-military = { $name } : ce ministère demande une action de guerre dans cette manche.
is-why-ministry-era = { $name } : ce ministère n’est pas de cette ère.
is-why-ministry-in-use = { $name } : ce ministère est en service, vient d’être rendu ou est hors du jeu.
is-why-ministry-no-exchange = { $name } : ce n’est pas un ministère face cachée ({ $side }) qu’on puisse échanger.
is-why-jacobites-held = Les Soulèvements jacobites sont déjà en service, ou hors du jeu.
is-why-pile-empty = La pioche est vide.
is-why-no-card = { $side } n’a aucune carte en main.
is-why-no-demand = Aucune marchandise n’est demandée.
is-why-tile-no-diplomatic = L’investissement n’a pas d’action de diplomatie.
is-why-huguenots-out = Les deux marqueurs huguenots sont sur la carte.
is-why-huguenots-no-territory = { $side } n’a dans le Nouveau Monde aucun territoire sans marqueur.
is-why-huguenots-already = { $name } porte déjà un marqueur huguenot.
is-why-not-french = { $name } : cet espace n’est pas français.
is-why-rising-no-space = Aucun espace d’Écosse ou d’Irlande ne peut être changé avec les points qu’il y a.

# Effets des cartes
is-why-card-region = { $name } n’est pas dans une région que nomme la carte.
is-why-not-held = { $side } ne tient pas { $name }.
is-why-advantage-idle = { $name } : cet avantage n’a rien à faire maintenant, ou ses limites sont atteintes.
is-why-not-exhausted = { $name } : cet avantage n’est pas épuisé.
is-why-exhausted-already = { $name } : cet avantage est déjà épuisé.
is-why-card-commodity = { $name } : la carte ne nomme pas cette marchandise.
is-why-demand-already = { $name } : cette marchandise est déjà demandée.
is-why-not-in-demand = { $name } : cette marchandise n’est pas demandée ce tour-ci.
is-why-nothing-on-board = Il n’y a rien sur le plateau pour cet effet.
is-why-card-space = { $name } n’est pas parmi les espaces que nomme la carte.
is-why-card-points = { $typeId ->
    [economic] La carte ne donne pas de points d’économie.
    [diplomatic] La carte ne donne pas de points de diplomatie.
   *[military] La carte ne donne pas de points de guerre.
  }
is-why-no-opposing-flag = { $name } ne porte pas de drapeau adverse.
is-why-would-isolate = Sans { $name }, un autre marché de ce camp deviendrait isolé.
is-why-no-flag-of = { $name } ne porte pas le drapeau de ce camp : { $side }.
is-why-flag-already = { $name } porte déjà le drapeau de ce camp : { $side }.
is-why-no-intact-fort = Il n’y a pas là de fort adverse intact : { $name }.
is-why-conflict-already = { $name } porte déjà un marqueur de conflit.
is-why-protected = { $name } : cet espace est protégé.
is-why-not-next-theater = { $name } n’est pas un théâtre de la prochaine guerre.
is-why-no-squadron-strength = Les escadres ne donnent pas de force dans ce théâtre : { $name }.
is-why-no-bonus-tile = { $side } n’a pas de tuile bonus dans ce théâtre : { $name }.
is-why-no-fort-of = { $side } n’y a pas de fort intact : { $name }.
is-why-no-tile-of = { $side } n’a pas la tuile { $name } dans un théâtre de la prochaine guerre.

# Guerres
is-why-box-squadron-used = { $side } n’a dans la case navale aucune escadre qui n’ait déjà pris un espace dans cette guerre.
is-why-no-fresh-squadron = { $side } n’a, dans la case navale ou le théâtre, aucune escadre qui n’ait déjà pris un espace dans cette guerre.
is-why-no-squadron-box = { $side } n’a aucune escadre dans la case navale.
is-why-no-squadron-in = { $side } n’y a pas d’escadre : { $name }.
is-why-squadron-used = Cette escadre a déjà pris un espace dans cette guerre : { $name }.
is-why-outside-theater = { $name } est hors de ce théâtre : { $name2 }.
is-why-outside-list = { $name } est hors du théâtre et n’est pas dans sa liste de territoires : { $name2 }.
is-why-no-strikes = Aucune tuile ne frappe plus de fort ni de flotte.
is-why-no-squadron-stands = Il n’y a pas là d’escadre adverse : { $name }.
is-why-no-fort-stands = Il n’y a pas là de fort adverse intact : { $name }.
is-why-no-unflags = Aucune tuile ne retire plus de drapeau.
is-why-has-conflict = { $name } porte un marqueur de conflit.
is-why-would-isolate-war = Sans { $name }, un autre marché serait isolé, et il y a des marchés dont la perte n’en isole aucun.
is-why-not-spain = { $name } n’est pas un espace d’Espagne.
is-why-not-this-result = { $name } : ce résultat ne va pas jusqu’à cet espace.
is-why-no-flag = { $name } ne porte pas de drapeau.
is-why-spoils-reach = Le butin de ce théâtre ({ $name }) ne s’étend pas jusque-là : { $name2 }.
is-why-refused-before = { $name } : on a refusé de céder ce territoire dans cette guerre.
is-why-conquest-line = Pour prendre { $name }, { $side } doit tenir un de ces espaces : { $spaces }.
is-why-conquest-price = { $number ->
    [one] { $name } coûte { $number } point de conquête ; il en reste { $number2 }.
   *[other] { $name } coûte { $number } points de conquête ; il en reste { $number2 }.
  }
