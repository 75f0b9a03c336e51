### Counts of a Peace turn and of a war.

count-peace = The Peace turn is scored
count-war = The war is counted
count-began = began at
count-total = in the end
count-why = { $britain } : { $france }{ $lead ->
    [1] {""}
   *[other] , needs a lead of { $lead }
}
count-map = Map and markers
count-tiles = War tiles
count-strength = Strength
count-spoils = Spoils
count-effects = Effects of the tiles
count-margin = by { $margin }
count-from-to = The Victory point total goes from { $before } to { $after }.
