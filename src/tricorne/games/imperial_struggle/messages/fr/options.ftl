# Règles optionnelles.
preset-standard = Le jeu normal, sans règles optionnelles.
group-optional = Règles optionnelles
option-spanish-empire = L’Espagne commence avec des drapeaux aux Caraïbes, et qui prend un de ses territoires donne à l’autre camp une bascule gratuite en Espagne.
option-military-planning-upgrades = Une amélioration militaire peut à la place échanger deux de ses tuiles de base entre théâtres.
option-military-planning-layout = Chaque camp regarde ses tuiles de base avant de les attribuer aux théâtres de la prochaine guerre.
option-tougher-forts = Les points de conquête ne prennent un fort que par une ligne de conquête, comme un territoire.
