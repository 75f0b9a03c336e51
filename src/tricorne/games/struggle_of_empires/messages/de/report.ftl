# Nach dem Spiel
figure-victory-points = Siegpunkte
figure-control = Kontrolle
figure-unrest = Unruhe
figure-gold = Gold
figure-population = Bevölkerung
figure-units = Einheiten
source-war-1 = Krieg I
source-war-2 = Krieg II
source-war-3 = Krieg III
source-markers-and-tiles = Marker und Plättchen
source-unrest = Unruhe
luck-battle-dice = Kampfwürfel
luck-voyages = Glückliche Überfahrten
luck-unrest = Gezogene Unruhe
