# Optional rules.
preset-standard = The standard game, without optional rules.
group-optional = Optional rules
option-spanish-empire = Spain starts with flags in the Caribbean, and whoever takes one of its Territories gives the other side a free shift in Spain.
option-military-planning-upgrades = A Military Upgrade may swap two own Basic War tiles between theaters instead.
option-military-planning-layout = Each side looks at its Basic War tiles for the next war before it assigns them to the theaters.
option-tougher-forts = Conquest Points take a Fort only over a conquest line, as they do a Territory.
