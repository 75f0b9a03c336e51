# The game on the home page
game-title = Struggle of Empires
blurb = Sept puissances, trois guerres, des alliances changeantes. Misez pour vos alliés, battez-vous pour le monde, et gardez votre peuple tranquille.

# Noms. Ce que les phrases en demandent est dans les attributs : .The, .the (avec l’article), .of, .to, .in, .from.
# « corrected-X » est la forme X d’un nom que le propriétaire d’un jeu a corrigé dans son fichier de matériel.
power-britain = Grande-Bretagne
    .The = La Grande-Bretagne
    .the = la Grande-Bretagne
    .of = de la Grande-Bretagne
    .to = à la Grande-Bretagne
    .short = Gr.-Bretagne
power-united-provinces = Provinces-Unies
    .The = Les Provinces-Unies
    .the = les Provinces-Unies
    .of = des Provinces-Unies
    .to = aux Provinces-Unies
    .short = Prov.-Unies
power-spain = Espagne
    .The = L’Espagne
    .the = l’Espagne
    .of = de l’Espagne
    .to = à l’Espagne
power-france = France
    .The = La France
    .the = la France
    .of = de la France
    .to = à la France
power-austria = Autriche
    .The = L’Autriche
    .the = l’Autriche
    .of = de l’Autriche
    .to = à l’Autriche
power-prussia = Prusse
    .The = La Prusse
    .the = la Prusse
    .of = de la Prusse
    .to = à la Prusse
power-russia = Russie
    .The = La Russie
    .the = la Russie
    .of = de la Russie
    .to = à la Russie
corrected-of = de { $name }

# Les verbes s’accordent : seules les Provinces-Unies sont au pluriel.
v-nt = { $power-id ->
    [united-provinces] nt
   *[other] { "" }
  }
v-ent = { $power-id ->
    [united-provinces] ent
   *[other] { "" }
  }
v-s = { $power-id ->
    [united-provinces] s
   *[other] { "" }
  }
v-a = { $power-id ->
    [united-provinces] ont
   *[other] a
  }
v-est = { $power-id ->
    [united-provinces] sont
   *[other] est
  }
v-peut = { $power-id ->
    [united-provinces] peuvent
   *[other] peut
  }
v-doit = { $power-id ->
    [united-provinces] doivent
   *[other] doit
  }
v-prend = { $power-id ->
    [united-provinces] prennent
   *[other] prend
  }
v-tient = { $power-id ->
    [united-provinces] tiennent
   *[other] tient
  }
v-recoit = { $power-id ->
    [united-provinces] reçoivent
   *[other] reçoit
  }
v-choisit = { $power-id ->
    [united-provinces] choisissent
   *[other] choisit
  }
v-met = { $power-id ->
    [united-provinces] mettent
   *[other] met
  }

region-home = métropole
    .the = la métropole
    .in = en métropole
    .to = vers la métropole
    .from = depuis la métropole
region-north-america = Amérique du Nord
    .the = l’Amérique du Nord
    .in = en Amérique du Nord
    .to = vers l’Amérique du Nord
    .from = depuis l’Amérique du Nord
region-caribbean = Caraïbes
    .the = les Caraïbes
    .in = aux Caraïbes
    .to = vers les Caraïbes
    .from = depuis les Caraïbes
region-south-america = Amérique du Sud
    .the = l’Amérique du Sud
    .in = en Amérique du Sud
    .to = vers l’Amérique du Sud
    .from = depuis l’Amérique du Sud
region-africa = Afrique
    .the = l’Afrique
    .in = en Afrique
    .to = vers l’Afrique
    .from = depuis l’Afrique
region-india = Inde
    .the = l’Inde
    .in = en Inde
    .to = vers l’Inde
    .from = depuis l’Inde
region-east-indies = Indes orientales
    .the = les Indes orientales
    .in = aux Indes orientales
    .to = vers les Indes orientales
    .from = depuis les Indes orientales
region-german-states = États allemands
    .the = les États allemands
    .in = dans les États allemands
    .to = vers les États allemands
    .from = depuis les États allemands
region-central-europe = Europe centrale
    .the = l’Europe centrale
    .in = en Europe centrale
    .to = vers l’Europe centrale
    .from = depuis l’Europe centrale
region-baltic-states = États de la Baltique
    .the = les États de la Baltique
    .in = dans les États de la Baltique
    .to = vers les États de la Baltique
    .from = depuis les États de la Baltique
region-mediterranean = Méditerranée
    .the = la Méditerranée
    .in = en Méditerranée
    .to = vers la Méditerranée
    .from = depuis la Méditerranée
region-ottoman-empire = Empire ottoman
    .the = l’Empire ottoman
    .in = dans l’Empire ottoman
    .to = vers l’Empire ottoman
    .from = depuis l’Empire ottoman
panel-europe = Europe
colonies = Colonies
corrected-in = ({ $name })
corrected-to = vers { $name }
corrected-from = depuis { $name }

alliance-ottoman = Ottomans
alliance-portugal = Portugal
alliance-gaucho = Gauchos
alliance-denmark = Danemark
alliance-bavaria = Bavière
alliance-saxony = Saxe
alliance-poland = Pologne
alliance-savoy = Savoie
alliance-native-nations = Nations amérindiennes
alliance-marathas = Marathes
alliance-ashanti = Ashanti
side-red = Rouge
    .alliance = Alliance rouge
side-blue = Bleu
    .alliance = Alliance bleue
side-neutral = marqueur neutre
    .the = le marqueur neutre

unit-army = armée
    .label = Armée
    .a = une armée
    .the = l’armée
    .The = L’armée
    .no = aucune armée
    .No = Aucune armée
    .many = armées
    .about = Se bat sur terre, vaut 1.
unit-navy = flotte
    .label = Flotte
    .a = une flotte
    .the = la flotte
    .The = La flotte
    .no = aucune flotte
    .No = Aucune flotte
    .many = flottes
    .about = Se bat en mer, vaut 1 ; ouvre les côtes et donne l’appui naval.
unit-fort = fort
    .label = Fort
    .a = un fort
    .the = le fort
    .The = Le fort
    .no = aucun fort
    .No = Aucun fort
    .many = forts
    .about = Défend sur terre, vaut 2 ; ne bouge plus une fois hors de la métropole.

token-pirates = Pirates
    .the = les pirates
    .effect = Attaque navale de force 1 contre un marqueur de contrôle dans une colonie ; en cas de succès, ils le tiennent jusqu’à leur défaite.
token-colony-revolt = Révolte
    .the = la révolte
    .effect = Attaque terrestre de force 3 contre un marqueur de contrôle en Amérique ; en cas de succès, elle le tient jusqu’à sa défaite.

sea-success = Succès
sea-stay = Sur place
sea-sink = Naufrage
