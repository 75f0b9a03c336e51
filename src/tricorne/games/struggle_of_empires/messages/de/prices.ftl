### Preise und Gefahren, bevor man bestätigt.

cost-gold = { $gold } Gold, es bleiben { $left }
cost-population = { $population } Bevölkerung, es bleiben { $left }
cost-taxation = { $taxations ->
    [one] Erzwingt 1 Besteuerung: 1 Unruhe
   *[other] Erzwingt { $taxations } Besteuerungen: { $taxations } Unruhe
}
cost-unrest = Bringt { $unrest } Unruhe
odds-sea = Die Seereise
odds-sea-plain = ein Würfel; Gold kann retten
odds-face-success = kommt an
odds-face-stay = bleibt zurück oder zahlt
odds-face-sink = sinkt oder zahlt
odds-face-arrive = kommt an
odds-face-remain = bleibt zurück
odds-face-lost = geht verloren
odds-mend-arrive = kommt an für { $price }
odds-mend-remain = bleibt zurück für { $price }
dice-sum = Unterschied { $high } − { $low } = { $difference }, Stärke { $strength }
