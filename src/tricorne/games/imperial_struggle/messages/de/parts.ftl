# Teile von Sätzen: Plättchen, Gezogenes, Belohnungen, Schritte eines Preises.
basic-tile = Grundplättchen { $strength-signed }
tile-strength = { $tile } { $strength-signed }
investment = { $major } { $points } / { $minor } { $less }
investment-full = { $major } { $points }, { $minor } { $less } (Nebenaktion){ $event ->
    [0] { "" }
   *[1] , Ereignis
  }{ $upgrade ->
    [0] { "" }
   *[1] , Aufwertung
  }
award-item = { $treaty ->
    [0] { $region } ({ $vp } SP)
   *[other] { $region } ({ $vp } SP und { $treaty } Vertragspunkt)
  }
drawn = { $side } { $piece }
drawn-card = { $side } eine Karte
drawn-tile = { $side } ein Plättchen
drawn-times = { $drawn } × { $count }
part-vp = { $count } SP
part-treaty = { $count ->
    [one] { $count } Vertragspunkt
   *[other] { $count } Vertragspunkte
  }
part-treaty-to = { $count ->
    [one] { $count } Vertragspunkt an { $side }
   *[other] { $count } Vertragspunkte an { $side }
  }
part-treaty-loser = { $count ->
    [one] { $count } Vertragspunkt an den Verlierer
   *[other] { $count } Vertragspunkte an den Verlierer
  }
part-debt = { $count ->
    [-1] 1 Schuldenpunkt weniger
    [one] 1 Schuldenpunkt
   *[other] { $count } Schuldenpunkte
  }
part-conquest = { $count ->
    [one] { $count } Eroberungspunkt
   *[other] { $count } Eroberungspunkte
  }
part-unflag = eine Flagge entfernen
part-squadrons = { $count } Geschwader verloren
step-printed = aufgedruckt { $amount }
step-conflict = Konflikt { $amount-signed }
step-isolated = abgeschnitten { $amount-signed }
step-protected = geschützt { $amount-signed }
step-region = weitere Region { $amount-signed }
step-minimum = mindestens 1: { $amount-signed }
step-by = { $what } { $amount-signed }
huguenots = Hugenotten
points-major = { $type } { $number }
points-minor = { $type } { $number } (Nebenaktion)
