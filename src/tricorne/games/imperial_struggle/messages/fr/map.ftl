# Ce qui se dit des choses de la carte.
map-theatres = Théâtres
map-kind-political = Espace politique
map-kind-market = Marché
map-kind-market-of = Marché : { $commodity }
map-kind-territory = Territoire
map-kind-naval = Espace naval
map-kind-fort = Fort
map-kind-advantage = Avantage
map-closed = Pas encore en jeu
map-unflagged = Aucun drapeau
map-no-squadron = Aucune escadre
map-no-fort = Aucun fort construit
map-flag-of = Drapeau : { $side }
map-squadron-of = Escadre : { $side }
map-fort-of = Fort : { $side }
map-fort-damaged-of = Fort endommagé : { $side }
map-conflict = Marqueur de conflit
map-price = { $type ->
    [economic] { $price } économique
    [diplomatic] { $price } diplomatique
   *[military] { $price } militaire
}
map-cost = { $type ->
    [economic] Coût imprimé : { $cost } économique
    [diplomatic] Coût imprimé : { $cost } diplomatique
    [military] Coût imprimé : { $cost } militaire
   *[conquest] Coût imprimé : { $cost } (points de conquête)
}
map-price-shift = { $removes ->
    [yes] Retirer le drapeau : { $price } { $type ->
        [economic] économique
        [diplomatic] diplomatique
       *[military] militaire
    }
   *[no] Poser un drapeau : { $price } { $type ->
        [economic] économique
        [diplomatic] diplomatique
       *[military] militaire
    }
}
map-price-build = Construire le fort : { $price } militaire
map-price-repair = Réparer le fort : { $price } militaire
map-price-seize = S’emparer du fort : { $price } militaire
map-price-deploy = Une escadre ici : { $price } militaire ou plus
map-price-clear = Retirer le marqueur de conflit : { $price } militaire
map-price-sum = { $price } ({ $sum })
map-price-short = { $long ->
    [no] { $price } ; dont { $short } en dette ou en points de traité
   *[yes] { $price } ({ $sum }) ; dont { $short } en dette ou en points de traité
}
map-conflict-about = Marqueur de conflit : le drapeau ne compte pas, et faire basculer l’espace coûte 1
map-conflict-dear = Marqueur de conflit cher à retirer : le drapeau ne compte pas, et faire basculer l’espace coûte 1
map-isolated = Isolé de tout territoire et de toute escadre de son camp : le retirer coûte 1
map-protected = Protégé par un fort ou une escadre voisine : retirer le drapeau coûte 1 de plus
map-taken = Pris pendant cette manche : on ne pourra atteindre d’ici le marché suivant qu’à la prochaine
map-moved = A déjà navigué ce tour-ci
map-huguenots-fresh = Huguenots : la France peut les retourner pour payer moins un marché de cette région
map-huguenots-flipped = Huguenots, retournés
map-refused = Son possesseur a refusé de le céder dans cette guerre
map-prestige = Prestige : compte pour les points de prestige en Europe
map-wars = Donne de la force dans : { $wars }
map-in-demand = { $commodity } : en demande ce tour-ci
map-not-in-demand = { $commodity } : pas en demande ce tour-ci
map-connections = Relié à : { $names }
map-conquest-lines = Lignes de conquête vers : { $names }
map-feeds = Nécessaire pour : { $names }
map-advantage-of = Tenu par : { $side }
map-advantage-free = Tenu par personne
map-advantage-used = épuisé jusqu’à la fin du tour
map-advantage-new = nouveau : utilisable dès la prochaine manche
map-advantage-blocked = bloqué par un marqueur de conflit
map-advantage-needs = Il va à qui tient tout ceci : { $names }
map-counts = Espaces qui comptent : Grande-Bretagne { $britain }, France { $france }
map-counts-markets = Marchés qui comptent : Grande-Bretagne { $britain }, France { $france }
map-award = Récompense : { $vp } PV{ $treaty ->
    [0] {""}
    [one] {" "}et un point de traité
   *[other] {" "}et { $treaty } points de traité
}, avec une avance de { $lead } ou plus
map-award-none = Aucune récompense ici pour l’instant
map-award-to = En l’état, elle va à : { $side }
map-award-open = En l’état, personne ne l’obtient
map-prestige-counts = Espaces de prestige : Grande-Bretagne { $britain }, France { $france } ; en avoir plus donne { $vp } PV
map-prestige-to = Le prestige irait à : { $side }
map-plate-award = { $vp } PV{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } PT
}{ $lead ->
    [1] {""}
   *[other] {" "}· dès +{ $lead }
}
map-demand = Demande mondiale
map-demand-worth = Vaut dans cette ère : { $vp } PV, points de traité { $treaty }, dette { $debt }
map-demand-now = En demande ce tour-ci
map-demand-not = Pas en demande ce tour-ci
map-demand-leads = En tête : { $side }
map-plate-demand = { $vp } PV{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } PT
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } D
}
map-navy = Marine : { $side }
map-navy-more = { $count } à construire
map-navy-box = { $count ->
    [0] Aucune escadre dans la case navale
    [one] Une escadre dans la case navale
   *[other] { $count } escadres dans la case navale
}
map-navy-map = { $count ->
    [0] Aucune sur la carte
    [one] Une sur la carte
   *[other] { $count } sur la carte
}
map-navy-unbuilt = { $count ->
    [0] Aucune ne peut plus être construite
    [one] Une peut encore être construite
   *[other] { $count } peuvent encore être construites
}
map-navy-aside = { $count ->
    [0] Aucune n’est mise de côté
    [one] Une est mise de côté
   *[other] { $count } sont mises de côté
}
map-navy-gone = { $count ->
    [0] Aucune n’est hors jeu
    [one] Une est hors jeu
   *[other] { $count } sont hors jeu
}
