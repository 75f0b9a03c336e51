### Prix et risques avant de confirmer.

cost-gold = { $gold } or, reste { $left }
cost-population = { $population } population, reste { $left }
cost-taxation = { $taxations ->
    [one] Impose { $taxations } impôt : agitation { $taxations }
   *[other] Impose { $taxations } impôts : agitation { $taxations }
}
cost-unrest = Ajoute agitation { $unrest }
odds-sea = La traversée
odds-sea-plain = un dé ; l’or peut sauver l’unité
odds-face-success = arrive
odds-face-stay = reste, ou paie
odds-face-sink = coule, ou paie
odds-face-arrive = arrive
odds-face-remain = reste
odds-face-lost = est perdue
odds-mend-arrive = arrive pour { $price }
odds-mend-remain = reste pour { $price }
dice-sum = différence { $high } − { $low } = { $difference }, force { $strength }
