# Imperial Struggle : noms des sortes de choses
is-side-britain = Grande-Bretagne
is-side-france = France
is-type-economic = Économie
    .about = Les points d’économie changent les marchés.
is-type-diplomatic = Diplomatie
    .about = Les points de diplomatie changent les espaces politiques et font piocher des événements.
is-type-military = Guerre
    .about = Les points de guerre bâtissent et réparent les forts, construisent et déploient les escadres, retirent les conflits et achètent des tuiles de guerre.
is-region-europe = Europe
    .in = en Europe
is-region-north-america = Amérique du Nord
    .in = en Amérique du Nord
is-region-caribbean = Caraïbes
    .in = aux Caraïbes
is-region-india = Inde
    .in = en Inde
is-commodity-furs = Fourrures
is-commodity-spice = Épices
is-commodity-fish = Poisson
is-commodity-tobacco = Tabac
is-commodity-sugar = Sucre
is-commodity-cotton = Coton
is-keyword-finance = Finances
is-keyword-mercantilism = Mercantilisme
is-keyword-governance = Gouvernement
is-keyword-style = Style
is-keyword-scholarship = Savoir
is-era-succession = Ère des Successions
is-era-empire = Ère des Empires
is-era-revolution = Ère des Révolutions
is-turn-peace-1 = Paix, 1697–1701
    .short = I
is-turn-wss = Guerre de Succession d’Espagne
    .short = GSE
is-turn-peace-2 = Paix, 1714–1722
    .short = II
is-turn-peace-3 = Paix, 1722–1739
    .short = III
is-turn-was = Guerre de Succession d’Autriche
    .short = GSA
is-turn-peace-4 = Paix, 1749–1753
    .short = IV
is-turn-7yw = Guerre de Sept Ans
    .short = G7A
is-turn-peace-5 = Paix, 1764–1774
    .short = V
is-turn-awi = Guerre d’Indépendance américaine
    .short = GIA
is-turn-peace-6 = Paix, 1784–1789
    .short = VI
is-phase-set-up = mise en place
is-phase-deck = nouveaux événements
is-phase-debt-limits = les limites de dette montent
is-phase-awards = tirage des récompenses
is-phase-demand = tirage de la demande mondiale
is-phase-reset = remise en état
is-phase-investments = tirage des investissements
is-phase-deal = distribution des cartes
is-phase-discards = défausse
is-phase-discards-shown = défausse
is-phase-ministries = choix des ministères
is-phase-initiative = qui commence
is-phase-rounds = manches d’action
is-phase-treaty-points = réduction des points de traité
is-phase-remaining-powers = fin du tour
is-phase-scoring = décompte
is-phase-end = fin du tour
is-phase-war = guerre
is-phase-over = la partie est finie
is-comma = , { "" }
is-dot = { " " }· { "" }
is-basic-tile = Tuile de base { $strength }
is-tile-strength = { $name } { $strength }
is-navy-box = Case navale
is-investment = { $major } { $points }, { $minor } { $less }
is-mark-war-of-the-spanish-succession = GSE
is-mark-war-of-the-austrian-succession = GSA
is-mark-seven-years-war = G7A
is-mark-american-war-of-independence = GIA
is-part-vp = { $count } PV
is-part-treaty = { $count ->
    [one] { $count } point de traité
   *[other] { $count } points de traité
  }
is-part-treaty-to = { $count ->
    [one] { $count } point de traité pour { $side }
   *[other] { $count } points de traité pour { $side }
  }
is-part-treaty-loser = { $count ->
    [one] { $count } point de traité au perdant
   *[other] { $count } points de traité au perdant
  }
is-part-debt = { $count ->
    [-1] 1 dette de moins
   *[other] { $count } dette
  }
is-part-conquest = { $count ->
    [one] { $count } point de conquête
   *[other] { $count } points de conquête
  }
is-part-unflag = un drapeau à retirer
is-part-squadrons = { $count } escadres perdues
is-special-jacobite-victory = un marqueur de victoire jacobite si la France gagne
is-special-jacobite-ministry = la France peut garder les Soulèvements jacobites comme troisième ministère
is-special-jacobite-defeat = les Soulèvements jacobites quittent le jeu
is-special-atlantic-dominance = +2 dans la guerre de la Conquête
is-special-loser-unbuilds-squadrons = le perdant remet { $count } escadres à la réserve
is-special-loser-removes-squadrons = le perdant perd { $count } escadres pour de bon
is-special-usa = la France peut poser des drapeaux des États-Unis sur des territoires
is-special-canada = la France peut poser un drapeau des États-Unis sur Québec et Montréal
is-award-item = { $treaty ->
    [0] { $name } ({ $vp } PV)
   *[other] { $name } ({ $vp } PV et { $treaty } point de traité)
  }
is-drawn = { $side } { $name }
is-drawn-one = { $side } une
is-drawn-some = { $what } ({ $count } fois)
is-act-shift-on = Poser un drapeau ({ $name }) pour { $price } { $type }
is-act-shift-off = Retirer le drapeau ({ $name }) pour { $price } { $type }
is-act-shift-free = Changer { $name }
