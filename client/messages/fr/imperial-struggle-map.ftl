# Imperial Struggle : la carte et ce qu'on dit de ce qui s'y trouve.
is-map-theatres = Théâtres
is-map-flag-spain = Espagne
is-map-flag-usa = États-Unis
is-map-war-wss = Succession d’Espagne
is-map-war-was = Succession d’Autriche
is-map-war-7yw = guerre de Sept Ans
is-map-war-awi = indépendance américaine
is-map-country-usa = États-Unis
is-map-country-ireland = Irlande
is-map-country-scotland = Écosse
is-map-country-dutch-republic = Provinces-Unies
is-map-country-german-states = États allemands
is-map-country-prussia = Prusse
is-map-country-austria = Autriche
is-map-country-spain = Espagne

is-map-kind-political = Espace politique
is-map-kind-market = Marché
is-map-kind-market-of = Marché : { $commodity }
is-map-kind-territory = Territoire
is-map-kind-naval = Espace naval
is-map-kind-fort = Fort
is-map-kind-advantage = Avantage
is-map-closed = Pas encore en jeu
is-map-unflagged = Aucun drapeau
is-map-no-squadron = Aucune escadre
is-map-no-fort = Aucun fort construit
is-map-flag-of = Drapeau : { $side }
is-map-squadron-of = Escadre : { $side }
is-map-fort-of = Fort : { $side }
is-map-fort-damaged-of = Fort endommagé : { $side }
is-map-conflict = Marqueur de conflit
is-map-price = { $type ->
    [economic] { $price } en économie
    [diplomatic] { $price } en diplomatie
   *[military] { $price } en guerre
}
is-map-cost = { $type ->
    [economic] Coût imprimé : { $cost } en économie
    [diplomatic] Coût imprimé : { $cost } en diplomatie
    [military] Coût imprimé : { $cost } en guerre
   *[conquest] Coût imprimé : { $cost } points de conquête
}
is-map-price-shift = { $removes ->
    [yes] Retirer le drapeau vous coûte { $price } { $type ->
        [economic] en économie
        [diplomatic] en diplomatie
       *[military] en guerre
    }
   *[no] Un drapeau vous coûte { $price } { $type ->
        [economic] en économie
        [diplomatic] en diplomatie
       *[military] en guerre
    }
}
is-map-price-build = Construire le fort vous coûte { $price } en guerre
is-map-price-repair = Réparer le fort vous coûte { $price } en guerre
is-map-price-seize = Prendre le fort vous coûte { $price } en guerre
is-map-price-deploy = Une escadre ici vous coûte au moins { $price } en guerre
is-map-price-clear = Retirer le marqueur de conflit vous coûte { $price } en guerre
is-map-price-sum = { $price } ({ $sum })
is-map-price-short = { $long ->
    [no] { $price } ; dont { $short } en dette ou en points de traité
   *[yes] { $price } ({ $sum }) ; dont { $short } en dette ou en points de traité
}
is-map-sum = { $key ->
    [printed] imprimé { $amount }
    [conflict] conflit { $amount }
    [isolated] isolé { $amount }
    [for-1] prix fixé { $amount }
    [reduction] réduction { $amount }
    [protected] protégé { $amount }
    [region] autre région { $amount }
   *[minimum] au moins 1 : { $amount }
}
is-map-conflict-about = Marqueur de conflit : le drapeau ne compte pas, et le changer coûte 1
is-map-conflict-dear = Marqueur de conflit cher à retirer : le drapeau ne compte pas, et le changer coûte 1
is-map-isolated = Isolé de tout territoire et de toute escadre de son camp : le retirer coûte 1
is-map-protected = Protégé par un fort ou une escadre voisine : retirer le drapeau coûte 1 de plus
is-map-held = Tenu depuis le début du tour d’action : on peut atteindre d’ici le marché suivant
is-map-moved = A déjà navigué ce tour-ci
is-map-huguenots-fresh = Huguenots : la France peut les retourner pour payer moins un marché de cette région
is-map-huguenots-flipped = Huguenots, retournés
is-map-refused = Son possesseur a refusé de le céder dans cette guerre
is-map-prestige = Prestige : compte pour les points de prestige en Europe
is-map-wars = Donne de la force dans : { $wars }
is-map-in-demand = { $commodity } : demandé ce tour-ci
is-map-not-in-demand = { $commodity } : non demandé ce tour-ci
is-map-connections = Relié à : { $names }
is-map-conquest-lines = Lignes de conquête vers : { $names }
is-map-feeds = Nécessaire pour : { $names }
is-map-advantage-of = Tenu par : { $side }
is-map-advantage-free = Tenu par personne
is-map-advantage-used = épuisé jusqu’à la fin du tour
is-map-advantage-new = nouveau : utilisable dès le prochain tour d’action
is-map-advantage-blocked = bloqué par un marqueur de conflit
is-map-advantage-needs = Il va à qui tient tout ceci : { $names }
is-map-counts = Espaces qui comptent : Grande-Bretagne { $britain }, France { $france }
is-map-counts-markets = Marchés qui comptent : Grande-Bretagne { $britain }, France { $france }
is-map-award = Récompense : { $vp } PV{ $treaty ->
    [0] {""}
    [one] {" "}et un point de traité
   *[other] {" "}et { $treaty } points de traité
}, avec une avance de { $lead } ou plus
is-map-award-none = Aucune récompense ici pour l’instant
is-map-award-to = En l’état, elle va à : { $side }
is-map-award-open = En l’état, personne ne l’obtient
is-map-prestige-counts = Espaces de prestige : Grande-Bretagne { $britain }, France { $france } ; en avoir plus donne { $vp } PV
is-map-prestige-to = Le prestige irait à : { $side }
is-map-plate-award = { $vp } PV{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } PT
}{ $lead ->
    [1] {""}
   *[other] {" "}· dès +{ $lead }
}
is-map-demand = Demande mondiale
is-map-demand-worth = Vaut à cette époque : { $vp } PV, { $treaty } points de traité, { $debt } de dette
is-map-demand-now = Demandé ce tour-ci
is-map-demand-not = Non demandé ce tour-ci
is-map-demand-leads = En tête : { $side }
is-map-plate-demand = { $vp } PV{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } PT
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } D
}
is-map-navy = Marine : { $side }
is-map-navy-more = { $count } à construire
is-map-navy-box = { $count ->
    [0] Aucune escadre dans la case navale
    [one] Une escadre dans la case navale
   *[other] { $count } escadres dans la case navale
}
is-map-navy-map = { $count ->
    [one] Une sur la carte
   *[other] { $count } sur la carte
}
is-map-navy-unbuilt = { $count ->
    [one] Une peut encore être construite
   *[other] { $count } peuvent encore être construites
}
is-map-navy-aside = { $count ->
    [one] Une est mise de côté
   *[other] { $count } sont mises de côté
}
is-map-navy-gone = { $count ->
    [one] Une est hors jeu
   *[other] { $count } sont hors jeu
}

# Noms trop longs pour la carte ; une barre coupe la ligne.
is-map-label-quebec-and-montreal = Québec &|Montréal
is-map-label-fur-trade = Fourrures
is-map-label-baltic-trade = Commerce|baltique
is-map-label-st-lucia = Ste-|Lucie
is-map-label-west-bengal = Bengale|Ouest
is-map-label-separatist-wars = Guerres de|sécession
is-map-label-sons-of-liberty = Fils de|la Liberté
is-map-label-pirate-havens = Repaires|pirates
