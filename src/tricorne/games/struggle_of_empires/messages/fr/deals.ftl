# Marchés entre joueurs
deal-terms = { $payer } : { gold-pieces } { $helper-to } pour { forces } dans cette attaque
deal-accept = Accepter
deal-refuse = Refuser
deal-withdraw = Retirer
deal-counter = Plutôt pour
deal-counter-send = Contre-offre
deal-now = Appel à l’aide : { $power }. Faire une offre ?
deal-now-send = Offrir
deal-make = Proposer un marché
deal-kind = Objet
deal-pay = donner de l’or maintenant
deal-offer = de l’or contre de l’aide dans cette attaque
deal-promise = une promesse au journal
deal-to = À
deal-gold = Or
deal-navies = Flottes
deal-armies = Armées
deal-give = Je donne
deal-get = Je reçois
deal-by = Pour quand
deal-by-now = aussitôt
deal-by-attack = si c’est accepté, dans cette attaque
deal-by-turn = avant la fin de ce tour
deal-by-war = avant la fin de cette guerre
deal-by-next-war = avant la fin de la guerre suivante
deal-by-game = avant la fin de la partie
deal-own-gold = vous avez { $gold }
deal-send-pay = { $gold ->
    [one] Donner { $gold } pièce d’or
   *[other] Donner { $gold } pièces d’or
  }
deal-send-offer = { $gold ->
    [one] Offrir { $gold } pièce d’or
   *[other] Offrir { $gold } pièces d’or
  }
deal-send-promise = Promettre
deal-fine = L’or se paie aussitôt. Une aide payée est engagée.
deal-promise-fine = Une promesse n’engage personne ; tous peuvent la lire.
deal-promises-fine = Les promesses se font quand on vous interroge, par « Marché avec… » : elles sont retenues.

why-no-player = { $power-The } n’{ v-a } pas de joueur ; rien ne s’y décide.
why-deal-over = La partie est finie ; il n’y a plus rien à négocier.
why-deal-tax = L’impôt ne se lève que pour une dépense que l’or en caisse ne couvre pas.
why-deal-only-gold = Seul l’or change de mains : ni marqueurs de contrôle, ni unités, ni tuiles, ni alliances locales.
why-deal-itself = On ne négocie pas avec soi-même ({ $power }).
why-promise-by-action = À cette table, on promet par les actions de marché, qui sont retenues ; le reste se dit en toutes lettres.
why-deal-no-player = { $power-The } n’{ v-a } pas de joueur : pas d’or, et rien ne s’y décide.
why-deal-rolling = Un tirage ou un jet de dés est en cours ; les marchés attendent son résultat.
why-deal-dice = Les dés sont jetés ; l’or ne change pas de mains avant que les pertes soient prises.
why-deal-whole = L’or se paie en pièces entières.
why-deal-least = Un paiement est d’au moins 1 pièce d’or ; { $gold } n’en est pas un.
why-deal-most = On peut payer au plus { $gold } pièces d’or à la fois.
why-deal-help-when = On achète de l’aide pendant l’appel aux alliés d’une attaque ; sinon, il y a les paiements et les promesses.
why-deal-fights-itself = { $power-The } { v-est } partie prenante de cette attaque et n’y { v-peut } aider personne.
why-deal-not-allied = { $power-The } et { $power2-the } ne sont pas alliées.
why-deal-nonplayer = { $power-The } ne { v-peut } pas aider à défendre le marqueur d’une puissance sans joueur : { $power2 }.
why-deal-most-units = Personne n’a plus de { $number } armées ou flottes.
why-offer-none = { $number ->
    [0] Il n’y a pas d’offre { $offer } ; aucune n’a été faite dans cette attaque.
   *[other] Il n’y a pas d’offre { $offer } ; il en a été fait { $number } dans cette attaque.
  }
why-offer-accepted = L’offre { $offer } a été acceptée.
why-offer-refused = L’offre { $offer } a été refusée.
why-offer-withdrawn = L’offre { $offer } a été retirée.
why-offer-withdraw = Qui peut retirer l’offre { $offer } : { $power-the }, et personne d’autre.
why-offer-waits = L’offre { $offer } attend la réponse { $power-of }.
why-offer-when = L’offre { $offer } peut être acceptée pendant qu’on demande { $power-to } d’engager des unités.
why-offer-navies = { $committed ->
    [one] { $power-The } { v-a } déjà engagé { $committed } flotte ; l’offre est pour { $navies }.
   *[other] { $power-The } { v-a } déjà engagé { $committed } flottes ; l’offre est pour { $navies }.
  }
why-offer-cannot = { $power-The } ne { v-peut } pas engager ici { forces }.

# Comment s’écrivent les marchés
aside-unknown = « { $words } » n’est pas un marché ; { $hint }
aside-form = Cela s’écrit ainsi : { $form }
aside-power = Il n’y a pas de puissance « { $words } » ; { $hint }
aside-long = Une remarque a au plus { $most } caractères ; celle-ci en a { $number }.
