# Imperial Struggle : bandeau, panneaux, le plateau en mots
is-to-act = à jouer
is-initiative = initiative
is-debt = Dette
is-treaty-points = Points de traité
is-cards = Événements
is-turn-track = Piste des tours
is-round-of = manche { $round } sur { $rounds }
is-round = Manche d’action { $round } sur { $rounds }
is-total-told = Le total des points de victoire est { $total } ; un décompte immédiat donnerait { $after }. La France gagne à { $high }, la Grande-Bretagne à { $low }.
is-mats = Manche d’action et investissements
is-points-left = Points restants dans cette manche
is-points-of = { $count } { $type }
is-points-none = aucune action { $type }
is-major = Majeure
is-minor = Mineure, un seul achat
is-closed = points d’événement
is-borrow = { $count ->
    [0] Aucun point par traité ou dette.
    [one] 1 point de plus par traité ou dette.
   *[other] Jusqu’à { $count } points de plus par traité et dette.
  }
is-event-played = Joué : { $name }.
is-advantages-used = { $count ->
    [one] Un avantage utilisé.
   *[other] { $count } avantages utilisés.
  }
is-only-unflag-political-europe = seulement pour retirer des drapeaux d’espaces politiques en Europe
is-only-unflag-markets = seulement pour retirer des drapeaux de marchés
is-only-flag-market-next-to-british-market = seulement pour un marché voisin d’un marché britannique
is-only-europe = seulement en Europe
is-only-north-america = seulement en Amérique du Nord
is-only-caribbean = seulement aux Caraïbes
is-only-india = seulement en Inde
is-only-german-states-prussia-dutch-republic = seulement dans les États allemands, en Prusse et dans les Provinces-Unies
is-only-spain-austria = seulement en Espagne et en Autriche
is-only-non-prestige-political = seulement sur des espaces politiques sans prestige
is-only-ireland-scotland = seulement en Irlande et en Écosse
is-only-deploy-or-bonus-tile = seulement pour déployer ou acheter une tuile bonus
is-investments = Investissements
is-investments-left = { $open } restants sur { $all }
is-investment-tile = Investissement
is-investment-line = Majeure { $major } { $points }, mineure { $minor } { $less }{ $event ->
    [yes] , permet un événement
   *[no] { "" }
  }{ $upgrade ->
    [yes] , avec une amélioration militaire
   *[no] { "" }
  }.
is-investment-taken = { $tile } Pris par : { $side }.
is-investment-rule = L’action majeure achète autant que ses points le permettent ; l’action mineure fait un achat et ne retire aucun drapeau adverse, sauf en conflit.
is-taken-by = Pris par : { $side }
is-open-tile = Libre
is-tray = Main et ministères
is-card-needs = Demande un investissement avec une action majeure { $type } et le symbole événement.
is-card-any = Demande un investissement avec le symbole événement.
is-bonus-on = Bonus acquis
is-bonus-off = Bonus pas encore
is-bonus-met = Bonus, acquis maintenant : { $text }
is-bonus-not = Bonus, pas encore acquis : { $text }
is-discarding = sera défaussée
is-used = utilisé
is-keywords = Mots-clés : { $words }
is-ability = { $used ->
    [0] { $when } : { $text }
   *[other] { $when } (utilisé) : { $text }
  }
is-when-once-per-turn = Une fois par tour
is-when-twice-per-turn = Deux fois par tour
is-when-once-per-round = Une fois par manche
is-when-each-round = À chaque manche
is-when-always = Toujours
is-when-scoring = Au décompte
is-when-end-of-turn = En fin de tour
is-when-on-reveal = Quand on le révèle
is-place-unused = hors service
is-place-face-down = face cachée
is-place-face-up = face visible
is-place-out-of-game = hors du jeu
is-place-given-back = rendu
is-foe-cards = { $cards ->
    [one] 1 carte en main
   *[other] { $cards } cartes en main
  }
is-foe-down = { $count ->
    [0] aucun ministère caché
    [one] 1 ministère caché
   *[other] { $count } ministères cachés
  }
is-cabinet = Ministères
is-awards = Récompenses
is-award-worth = { $vp } PV{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } PT
  }{ $lead ->
    [1] { "" }
   *[other] , avance { $lead }
  }
is-award-none = aucune tuile
is-demand = Demande mondiale
is-demand-worth = { $vp } PV{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } PT
  }{ $debt ->
    [0] { "" }
    [1] , dette +1
   *[other] , dette −1
  }
is-demand-counts = Grande-Bretagne { $britain }, France { $france }
is-demand-reward = Vaut { $vp } PV, { $treaty } points de traité, dette { $debt }.
is-demand-now = Demandé ce tour-ci.
is-demand-not = Pas demandé ce tour-ci.
is-demand-idle = Pas demandés :
is-score-now = Décompte immédiat
is-score-final = Décompte final immédiat
is-score-total = { $before } → { $after }
is-score-award = Récompense { $region }
is-score-prestige = Prestige
is-score-available-debt = Dette disponible
is-advantages = Avantages
is-advantage-needs = À qui tient : { $spaces }.
is-advantage-nobody = À personne.
is-advantage-ready = Tenu par : { $side }, prêt.
is-advantage-exhausted = Tenu par : { $side } ; épuisé jusqu’au prochain tour.
is-advantage-new = Tenu par : { $side }, depuis cette manche seulement.
is-advantage-blocked = Tenu par : { $side } ; un conflit le bloque.
is-deck = { $pile } cartes dans la pioche, { $discards } défaussées, { $played } jouées.
is-open-war = Ouvrir le tableau de guerre
is-tiles-told = { $side } : { $basic } tuiles de base et { $bonus } tuiles bonus
is-basic = Tuile de base
is-bonus-tile = Tuile bonus
is-effect-none = sans effet
is-effect-debt = l’adversaire prend 1 dette
is-effect-fort-or-fleet = endommage un fort ou renvoie une escadre
is-effect-unflag = retire un drapeau adverse
is-no-tile = aucune tuile
is-no-items = rien sur la carte ne compte ici
is-item-alliance = Alliance
is-item-squadron = Escadre
is-item-fort = Fort
is-item-conflict = Conflit sur un espace adverse
is-item-keyword = Ministère
is-item-byng = Flotte de Byng
is-item-atlantic-dominance = Domination de l’Atlantique
is-spoils-of = Butin : { $name }
is-tie-nothing = une égalité ne donne rien
is-lead = Avance
is-winner = Vainqueur
is-loser = Perdant
is-margin = { $least }–{ $most }
is-margin-more = { $least } ou plus
is-may-be-taken = Peuvent être pris ici : { $places }.
is-won-by = { $side }, avance de { $margin }
is-tie = égalité
is-conquest-left = { $count ->
    [one] Encore 1 point de conquête à dépenser sur la carte.
   *[other] Encore { $count } points de conquête à dépenser sur la carte.
  }
is-to-place = Dans votre main : { $tiles }.
is-tile-to-place = { $bonus ->
    [yes] { $name } (force { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
is-war-news = Nouvelles de la guerre
is-theater-strength = Force connue : Grande-Bretagne { $britain }, France { $france }.
is-spoils-line = Avance { $margin } : { $parts }.
is-nothing = rien
is-nobody = personne
is-price-of = Prix : { $name }
is-removes = retirer le drapeau
is-places = poser un drapeau
is-price-printed = Coût imprimé
is-price-conflict = En conflit : la base devient 1
is-price-isolated = Isolé : la base devient 1
is-price-protected = Protégé
is-price-region = Une région de plus cette manche
is-price-minimum = Au moins 1
is-price-total = Prix
is-price-short = L’action en a { $have } ; { $short } par traité ou dette.
is-would-demand = { $commodity } serait à : Grande-Bretagne { $britain }, France { $france } (en tête : { $leader }).
is-would-award = { $region } serait à : Grande-Bretagne { $britain }, France { $france } (récompense : { $leader }).
is-side-debt = Dette { $debt } sur { $limit } ; { $left } disponible.
is-side-treaty = { $count ->
    [one] 1 point de traité.
   *[other] { $count } points de traité.
  }
is-side-squadrons = Escadres : { $map } sur la carte, { $box } dans la case navale, { $unbuilt } à construire, { $aside } de côté, { $gone } perdues.
is-side-cards = { $cards } événements, { $down } ministères cachés, { $bonus } tuiles bonus.
is-side-jacobites = { $count } marqueurs de victoire jacobite.
is-side-townshend = Lois Townshend : { $commodity }.
is-text-state = L’état du jeu
is-text-initiative = { $side } a l’initiative.
is-text-score = { $what } : { $side } { $vp } PV, { $treaty } points de traité, dette { $debt }.
is-nothing-play = Vous n’avez aucune carte en main.
is-nothing-advantage = Vous n’avez aucun avantage.
is-nothing-war = Il n’y aura plus de guerre.
is-tab-tiles = Situation
is-page-tiles = Situation
is-page-powers = Cartes
is-verb-trade = Commerce
is-verb-diplomacy = Diplomatie
is-verb-forts = Forts
is-verb-fleet = Déployer
is-verb-build-squadron = Nouvelle escadre
is-verb-clear-markers = Calmer un conflit
is-verb-buy-war-tile = Tuile de guerre
is-verb-draw-card = Piocher
is-verb-play = Jouer un événement
is-verb-use-advantage = Avantage
is-verb-ministry = Ministère
is-verb-upgrade = Améliorer
is-verb-treaty-points = Points de traité
is-hint-trade = Choisissez une région ou un marché qui brille.
is-hint-diplomacy = Choisissez une région ou un espace politique qui brille.
is-hint-play = Choisissez une carte de votre main.
is-hint-use-advantage = Choisissez un avantage.
is-hint-ministry = Révélez un ministère ou servez-vous-en.
is-title-decision = Une décision
is-title-menu = Votre manche d’action
is-title-take = Prenez un investissement
is-title-shift = Quel espace ?
is-title-choose-ministry = Choisissez vos ministères
is-title-swap-ministry = Échanger un ministère ?
is-title-discard = Défausse
is-title-first-player = Qui commence ?
is-title-pay-by = Majeure ou mineure ?
is-title-pay-extra = Traité ou dette ?
is-title-conquer = Dépensez les points de conquête
is-title-tile-effect = Une tuile de guerre frappe
is-title-refuse = Céder le territoire ?
is-title-place-tile = Placez la tuile bonus
is-title-upgrade-keep = Amélioration militaire
is-title-over = La partie est finie
is-figure-victory-points = Avance en PV
is-figure-flags = Espaces qui comptent
is-figure-squadrons = Escadres sur la carte
is-figure-advantages = Avantages
is-figure-debt = Dette
is-figure-treaty-points = Points de traité
is-source-prestige = Prestige
is-source-awards = Récompenses
is-source-demand = Demande
is-source-ministries = Ministères
is-source-final-scoring = Décompte final
is-source-wars = Guerres
is-source-play = Cartes et jeu
is-end-peace-sweep = Victoire immédiate : { $power } a remporté toutes les récompenses et toutes les demandes d’un tour de paix.
is-end-war-sweep = Victoire immédiate : { $power } a remporté tous les théâtres d’une guerre.
is-end-victory-points = Victoire immédiate : { $power } ; les points de victoire ont atteint son bout de la piste.
is-end-final-score = Victoire aux points après le décompte final : { $power }.
is-end-available-debt = Victoire : { $power } ; égalité aux points, mais plus de dette disponible.
is-end-tie-goes-to-britain = Victoire : { $power } ; égalité aux points et à la dette disponible, et cette égalité revient à la Grande-Bretagne.
is-luck-war-tiles = Force des tuiles de guerre tirées
is-luck-note = On ne lance aucun dé dans ce jeu. De ce qui se tire, seules les tuiles de guerre portent un nombre à comparer ; cartes d’événement et tuiles d’investissement ne sont pas comptées.
