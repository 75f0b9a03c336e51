### The count at the end of a war.

count-war = War { roman } is counted
count-gold = Gold
count-had = had
count-people = population
count-markers = control markers
count-upkeep = upkeep, 1 a unit
count-taxation = taxation
count-unrest = { $times ->
    [one] 1 unrest
   *[other] { $times } unrest
}
count-gold-now = gold now
count-points = Victory points
count-gained = gained
count-track = on the track
count-small = The small figure is the number of control markers.
