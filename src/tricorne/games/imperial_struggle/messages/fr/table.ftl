# Bandeau, panneaux, fiches, le plateau en mots.
to-act = à jouer
initiative = initiative
debt = Dette
treaty-points = Points de traité
cards = Événements
turn-track = Piste des tours
round-of = manche { $round } sur { $rounds }
round = Manche d’action { $round } sur { $rounds }
total-told = Le total des points de victoire est { $total } ; un décompte immédiat donnerait { $after }. La France gagne à { $high }, la Grande-Bretagne à { $low }.
mats = Manche d’action et investissements
points-left = Points restants dans cette manche
points-of = { $count } { $type }
points-none = aucune { $type-action }
major = Majeure
minor = Mineure, un seul achat
closed = points d’événement
borrow = { $count ->
    [0] Aucun point par points de traité ou dette.
    [one] { $count } point de plus par points de traité ou dette.
   *[other] Jusqu’à { $count } points de plus par points de traité et dette.
  }
event-played = Joué : { $name }.
advantages-used = { $count ->
    [one] { $count } avantage utilisé.
   *[other] { $count } avantages utilisés.
  }
only-unflag-political-europe = seulement pour retirer des drapeaux d’espaces politiques en Europe
only-unflag-markets = seulement pour retirer des drapeaux de marchés
only-unflag-one-market = seulement pour retirer le drapeau d’un seul marché, en un seul achat
only-flag-market-next-to-british-market = seulement pour un marché voisin d’un marché britannique
only-europe = seulement en Europe
only-north-america = seulement en Amérique du Nord
only-caribbean = seulement aux Caraïbes
only-india = seulement en Inde
only-german-states-prussia-dutch-republic = seulement dans les États allemands, en Prusse et dans les Provinces-Unies
only-spain-austria = seulement en Espagne et en Autriche
only-non-prestige-political = seulement sur des espaces politiques sans prestige
only-ireland-scotland = seulement en Irlande et en Écosse
only-deploy-or-bonus-tile = seulement pour déployer ou acheter une tuile bonus
investments = Investissements
investments-left = { $open ->
    [one] { $open } restant sur { $all }
   *[other] { $open } restants sur { $all }
  }
investment-tile = Investissement
investment-line = Majeure { $major } { $points }, mineure { $minor } { $less }{ $event ->
    [yes] , permet un événement
   *[no] { "" }
  }{ $upgrade ->
    [yes] , avec une amélioration militaire
   *[no] { "" }
  }.
investment-taken = { $tile } Pris par : { $side }.
investment-rule = L’action majeure achète autant que ses points le permettent ; l’action mineure fait un achat et ne retire aucun drapeau adverse, sauf en conflit.
taken-by = Pris par : { $side }
open-tile = Libre
tray = Main et ministères
card-needs = Demande un investissement avec une { $type-major } et le symbole événement.
card-any = Demande un investissement avec le symbole événement.
bonus-met = Bonus, acquis maintenant : { $text }
bonus-not = Bonus, pas encore acquis : { $text }
bonus-if-keyword = Bonus si vous avez { $keyword }. { $state }
bonus-if-debt = Bonus si votre crédit disponible dépasse l’autre de { $number } ou plus : maintenant { $own } contre { $other }. { $state }
bonus-if-tiles = Bonus si vous avez au moins { $number } de plus en tuiles bonus que l’adversaire : maintenant { $own } contre { $other }. { $state }
bonus-if-advantage = Bonus si vous tenez l’avantage { $advantage }. { $state }
bonus-if-more = Bonus si vous en tenez plus que l’adversaire : { $spaces } ; maintenant { $own } contre { $other }. { $state }
bonus-holds = Il est acquis maintenant.
bonus-fails = Il n’est pas acquis maintenant.
bonus-holds-by = Il est acquis maintenant, par { $ministries }.
bonus-turn-up = Pas encore : révélez d’abord { $ministries }.
bonus-by-keyword = { $keyword }
bonus-by-debt = crédit +{ $number }
bonus-by-tiles = tuiles bonus +{ $number }
bonus-by-advantage = { $advantage }
bonus-by-more = plus sur { $number } espaces
plate-map = Carte
bonus-on-by = Bonus acquis : { $needs }
bonus-off-by = Bonus non acquis : { $needs }
discarding = sera défaussée
used = utilisé
keywords = Mots-clés : { $words }
ability = { $used ->
    [0] { $when } : { $text }
   *[other] { $when } (utilisé) : { $text }
  }
when-once-per-turn = Une fois par tour
when-twice-per-turn = Deux fois par tour
when-once-per-round = Une fois par manche
when-each-round = À chaque manche
when-always = Toujours
when-scoring = Au décompte
when-end-of-turn = En fin de tour
when-on-reveal = À la révélation
place-unused = inutilisé
place-face-down = face cachée
place-face-up = face visible
place-out-of-game = hors du jeu
place-given-back = rendu
foe-cards = { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
foe-down = { $count ->
    [0] aucun ministère caché
    [one] 1 ministère caché
   *[other] { $count } ministères cachés
  }
cabinet = Ministères
awards = Récompenses
award-worth = { $vp } PV{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } PT
  }{ $lead ->
    [1] { "" }
   *[other] , avance { $lead }
  }
award-none = aucune tuile
demand = Demande mondiale
demand-worth = { $vp } PV{ $treaty ->
    [0] { "" }
   *[other] {" "}+ { $treaty } PT
  }{ $debt ->
    [0] { "" }
    [1] , dette +1
   *[other] , dette −1
  }
demand-counts = Grande-Bretagne { $britain }, France { $france }
demand-reward = Vaut { $vp } PV, points de traité { $treaty }, dette { $debt }.
demand-now = En demande ce tour-ci.
demand-not = Pas en demande ce tour-ci.
demand-idle = Pas en demande :
score-now = Décompte immédiat
score-final = Décompte final immédiat
score-final-turn = Avec d’abord le décompte de ce tour : { $after }
score-total = { $before } → { $after }
score-award = Récompense { $region }
score-prestige = Prestige
score-available-debt = Crédit disponible
score-over-limit = Dette au-delà de la limite
advantages = Avantages
advantage-needs = À qui tient : { $spaces }.
advantage-nobody = À personne.
advantage-ready = Tenu par : { $side }, prêt.
advantage-exhausted = Tenu par : { $side } ; épuisé jusqu’au prochain tour.
advantage-new = Tenu par : { $side }, depuis cette manche seulement.
advantage-blocked = Tenu par : { $side } ; un conflit le bloque.
deck = Pioche { $pile }, défausse { $discards }, jouées { $played }.
open-war = Ouvrir le tableau de guerre
tiles-told = { $side } : tuiles de base { $basic }, tuiles bonus { $bonus }
basic = Tuile de base
bonus-tile = Tuile bonus
effect-none = sans effet
effect-debt = l’adversaire s’endette de 1
effect-fort-or-fleet = endommage un fort ou renvoie une escadre au port
effect-unflag = retire un drapeau adverse
no-tile = aucune tuile
no-items = rien sur la carte ne compte ici
item-alliance = Alliance
item-squadron = Escadre
item-fort = Fort
item-conflict = Conflit sur un espace adverse
item-keyword = Ministère
item-byng = Flotte de Byng
item-atlantic-dominance = Domination de l’Atlantique
spoils-of = Butin : { $name }
tie-nothing = une égalité ne donne rien
lead = Avance
winner = Vainqueur
loser = Perdant
margin = { $least }–{ $most }
margin-more = { $least } ou plus
may-be-taken = Peuvent être pris ici : { $places }.
won-by = { $side }, avance de { $margin }
tie = égalité
conquest-left = { $count ->
    [one] Encore { $count } point de conquête à dépenser sur la carte.
   *[other] Encore { $count } points de conquête à dépenser sur la carte.
  }
to-place = Dans votre main : { $tiles }.
tile-to-place = { $bonus ->
    [yes] { $name } (force { $strength }, { $effect })
   *[no] { $name } ({ $effect })
  }
theater-strength = Force connue : Grande-Bretagne { $britain }, France { $france }.
spoils-line = Avance { $margin } : { $parts }.
nothing = rien
nobody = personne
price-of = Prix : { $name }
removes = retirer le drapeau
places = poser un drapeau
price-printed = Coût imprimé
price-conflict = En conflit : la base devient 1
price-isolated = Isolé : la base devient 1
price-protected = Protégé
price-region = Une région de plus cette manche
price-minimum = Au moins 1
price-total = Prix
price-short = L’action en paie { $have } ; { $short } par points de traité ou dette.
would-demand = { $commodity }, ensuite : Grande-Bretagne { $britain }, France { $france } (en tête : { $leader }).
would-award = { $region }, ensuite : Grande-Bretagne { $britain }, France { $france } ({ $lead ->
    [1] récompense
   *[other] récompense avec { $lead } d’avance
  } : { $leader }).
side-debt = Dette { $debt } sur { $limit } ; crédit disponible { $left }.
side-treaty = { $count ->
    [0] Aucun point de traité.
    [one] { $count } point de traité.
   *[other] { $count } points de traité.
  }
side-squadrons = Escadres : { $map } sur la carte, { $box } dans la case navale, { $unbuilt } à construire, { $aside } de côté, { $gone } perdues.
side-cards = Événements : { $cards } ; ministères cachés : { $down } ; tuiles bonus : { $bonus }.
side-jacobites = Marqueurs de victoire jacobite : { $count }.
side-townshend = Lois Townshend : { $commodity }.
text-state = L’état du jeu
text-initiative = { $side-The } a l’initiative.
text-score = { $what } : { $side } { $vp } PV, points de traité { $treaty }, dette { $debt }.
nothing-play = Vous n’avez aucune carte en main.
nothing-advantage = Vous n’avez aucun avantage.
nothing-war = Il n’y aura plus de guerre.
tab-tiles = Situation
page-tiles = Situation
page-powers = Cartes
verb-trade = Commerce
verb-diplomacy = Diplomatie
verb-forts = Forts
verb-fleet = Déployer
verb-build-squadron = Nouvelle escadre
verb-clear-markers = Calmer un conflit
verb-buy-war-tile = Tuile de guerre
verb-draw-card = Piocher
verb-play = Jouer un événement
verb-use-advantage = Avantage
verb-ministry = Ministère
verb-upgrade = Améliorer
verb-treaty-points = Points de traité
hint-trade = Choisissez une région ou un marché qui brille.
hint-diplomacy = Choisissez une région ou un espace politique qui brille.
hint-play = Choisissez une carte de votre main.
hint-use-advantage = Choisissez un avantage.
hint-ministry = Révélez un ministère ou utilisez-en un.
title-decision = Une décision
title-menu = Votre manche d’action
title-take = Prenez un investissement
title-shift = Quel espace ?
title-choose-ministry = Choisissez vos ministères
title-swap-ministry = Échanger un ministère ?
title-discard = Défausse
title-first-player = Qui commence ?
title-pay-by = Majeure ou mineure ?
title-pay-extra = Points de traité ou dette ?
title-conquer = Dépensez les points de conquête
title-tile-effect = Une tuile de guerre frappe
title-refuse = Céder le territoire ?
title-place-tile = Placez la tuile bonus
title-upgrade-keep = Amélioration militaire
title-over = La partie est finie
figure-victory-points = Avance en PV
figure-flags = Espaces qui comptent
figure-squadrons = Escadres sur la carte
figure-advantages = Avantages
figure-debt = Dette
figure-treaty-points = Points de traité
source-prestige = Prestige
source-awards = Récompenses
source-demand = Demande
source-ministries = Ministères
source-final-scoring = Décompte final
source-wars = Guerres
source-play = Cartes et actions
end-peace-sweep = Victoire immédiate : { $power } a remporté toutes les récompenses et toutes les demandes d’un tour de paix.
end-war-sweep = Victoire immédiate : { $power } a remporté tous les théâtres d’une guerre.
end-victory-points = Victoire immédiate : { $power } ; les points de victoire ont atteint son bout de la piste.
end-final-score = Victoire aux points après le décompte final : { $power }.
end-available-debt = Victoire : { $power } ; égalité aux points, mais plus de crédit disponible.
end-tie-goes-to-britain = Victoire : { $power } ; égalité aux points et au crédit disponible, et cette égalité revient à la Grande-Bretagne.
luck-war-tiles = Force des tuiles de guerre tirées
luck-tiles = Tuiles de guerre
luck-awards = Récompenses
luck-demand = Demande mondiale
luck-investments = Investissements
luck-cards = Cartes Événement
luck-note = On ne lance aucun dé dans ce jeu. De ce qui se tire, seules les tuiles de base et les tuiles bonus portent un nombre à comparer ; ce que cartes Événement et investissements ont changé aux chances de victoire se lit dans le rapport.
special-jacobite-victory = un marqueur de victoire jacobite si la France gagne
special-jacobite-ministry = la France peut garder les Soulèvements jacobites comme troisième ministère
special-jacobite-defeat = les Soulèvements jacobites quittent le jeu
special-atlantic-dominance = +2 dans la guerre de la Conquête
special-loser-unbuilds-squadrons = { $count ->
    [one] le perdant remet { $count } escadre parmi celles à construire
   *[other] le perdant remet { $count } escadres parmi celles à construire
  }
special-loser-removes-squadrons = { $count ->
    [one] le perdant perd { $count } escadre pour de bon
   *[other] le perdant perd { $count } escadres pour de bon
  }
special-usa = la France peut poser des drapeaux des États-Unis sur des territoires
special-canada = la France peut poser un drapeau des États-Unis sur Québec et Montréal
cost-points = { $price } { $type }, reste { $left }
cost-points-only = { $price } { $type }
cost-debt = Dette { $debt }, encore { $left } possible
cost-treaty = { $points ->
    [one] { $points } point de traité
   *[other] { $points } points de traité
  }, reste { $left }
cost-from = dès
end-lead = Avance
end-track = La piste partait de { $level }. { $power } a gagné { $first }, { $power2 } { $second } : elle est à { $track }.
