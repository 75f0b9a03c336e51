### Le décompte à la fin d’une guerre.

count-war = La guerre { roman } est comptée
count-gold = Or
count-had = avant
count-people = population
count-markers = marqueurs de contrôle
count-upkeep = entretien, 1 par unité
count-taxation = impôt
count-unrest = agitation { $times }
count-gold-now = or à présent
count-points = Points de victoire
count-gained = gagné
count-track = sur la piste
count-small = Le petit chiffre est le nombre de marqueurs de contrôle.
