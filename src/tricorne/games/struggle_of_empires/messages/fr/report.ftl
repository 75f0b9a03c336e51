# Après la partie
figure-victory-points = Points de victoire
figure-control = Contrôle
figure-unrest = Agitation
figure-gold = Or
figure-population = Population
figure-units = Unités
source-war-1 = Guerre I
source-war-2 = Guerre II
source-war-3 = Guerre III
source-markers-and-tiles = Marqueurs et tuiles
source-unrest = Agitation
luck-battle-dice = Dés de bataille
luck-voyages = Traversées réussies
luck-unrest = Agitation tirée
