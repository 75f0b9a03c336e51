# After the game
figure-victory-points = Victory points
figure-control = Control
figure-unrest = Unrest
figure-gold = Gold
figure-population = Population
figure-units = Units
source-war-1 = War I
source-war-2 = War II
source-war-3 = War III
source-markers-and-tiles = Markers and tiles
source-unrest = Unrest
luck-battle-dice = Battle dice
luck-voyages = Safe voyages
luck-unrest = Unrest drawn
