# Optional rules.
preset-standard = The standard game, without optional rules.
group-optional = Optional rules
group-readings = Readings of the rules
option-spanish-empire = Spain starts with flags in the Caribbean, and whoever takes one of its Territories gives the other side a free shift in Spain.
option-military-planning-upgrades = A Military Upgrade may swap two own Basic War tiles between theaters instead.
option-military-planning-layout = Each side looks at its Basic War tiles for the next war before it assigns them to the theaters.
option-tougher-forts = Conquest Points take a Fort only over a conquest line, as they do a Territory.
option-living-rules = By the letter of the living rules: the discards are shuffled only when a draw needs them; North American Trade works in the round in which it is turned up; the points of Calico Acts go to one Market; an Advantage may be paid with the Treaty Point that its own use brings; a free Advantage does not bar a pass; USA flags take Huguenots markers away. Without it all of this is as in earlier versions of this program.
option-free-choices = Whoever passes may lower Debt by less than 2; Advantages that need no points may be used before the tile is taken; what a War tile or the spoils of a theater allow may be left.
option-spanish-isolation = With the Spanish Empire: a Spanish Market without a Spanish connection is Isolated and costs 1, as any other.
option-scenario = How much is played: the whole game, or a small game inside it.
choice-scenario-whole-game = the whole game
choice-scenario-one-peace-turn = one Peace turn
choice-scenario-one-theater = one theater of a war
