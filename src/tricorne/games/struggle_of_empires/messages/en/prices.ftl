### Prices and risks before one confirms.

cost-gold = { $gold } gold, { $left } left
cost-population = { $population } population, { $left } left
cost-taxation = { $taxations ->
    [one] Forces 1 taxation: 1 unrest
   *[other] Forces { $taxations } taxations: { $taxations } unrest
}
cost-unrest = Brings { $unrest } unrest
odds-sea = The voyage
odds-sea-plain = one die; gold can mend what goes wrong
odds-face-success = arrives
odds-face-stay = stays behind, or pays
odds-face-sink = sinks, or pays
odds-face-arrive = arrives
odds-face-remain = stays behind
odds-face-lost = is lost
odds-mend-arrive = arrives for { $price }
odds-mend-remain = stays behind for { $price }
dice-sum = difference { $high } − { $low } = { $difference }, strength { $strength }
