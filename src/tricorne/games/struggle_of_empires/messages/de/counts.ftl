### Die Zählung am Ende eines Krieges.

count-war = Krieg { roman } wird gewertet
count-gold = Gold
count-had = vorher
count-people = Bevölkerung
count-markers = Kontrollmarker
count-upkeep = Unterhalt, 1 je Einheit
count-taxation = Besteuerung
count-unrest = { $times } Unruhe
count-gold-now = Gold jetzt
count-points = Siegpunkte
count-gained = gewonnen
count-track = auf der Leiste
count-small = Die kleine Zahl ist die Zahl der Kontrollmarker.
