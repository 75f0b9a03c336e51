### Zählungen einer Friedenszeit und eines Krieges.

count-peace = Die Friedenszeit wird gewertet
count-war = Der Krieg wird gezählt
count-began = Anfang
count-total = am Ende
count-why = { $britain } : { $france }{ $lead ->
    [1] {""}
   *[other] , braucht { $lead } Vorsprung
}
count-map = Karte und Marker
count-tiles = Kriegsplättchen
count-strength = Stärke
count-spoils = Beute
count-effects = Wirkung der Plättchen
count-margin = mit { $margin }
count-from-to = Der Siegpunktstand geht von { $before } auf { $after }.
