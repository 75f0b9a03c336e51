"""Numbers for the things of the game: powers, places, units, tiles, tokens, and the sizes of everything.

Numbers are positions in ``data/components.toml``; the components file may change figures, never these ids.
"""

from typing import Final

POWERS: Final = 7
REGIONS: Final = 11
PLACES: Final = 12
"""The eleven regions, then the power's own home country."""
HOME: Final = 11
MARKERS: Final = 65
TILES: Final = 27
ALLIANCES: Final = 11
TOKENS: Final = 2
UNIT_KINDS: Final = 3

NONE: Final = -1

# What an ``int`` in a signature is
Power = int
Region = int
Side = int
"""RED or BLUE in a war, ATTACKERS or DEFENDERS in a battle."""
Place = int
"""A region, or HOME."""
Unit = int
"""ARMY, NAVY or FORT."""

# Powers
BRITAIN: Final = 0
UNITED_PROVINCES: Final = 1
SPAIN: Final = 2
FRANCE: Final = 3
AUSTRIA: Final = 4
PRUSSIA: Final = 5
RUSSIA: Final = 6

# Regions that rules name
NORTH_AMERICA: Final = 0
CARIBBEAN: Final = 1
SOUTH_AMERICA: Final = 2
AFRICA: Final = 3
INDIA: Final = 4
EAST_INDIES: Final = 5
GERMAN_STATES: Final = 6
CENTRAL_EUROPE: Final = 7
BALTIC_STATES: Final = 8
MEDITERRANEAN: Final = 9
OTTOMAN_EMPIRE: Final = 10

# Units
ARMY: Final = 0
NAVY: Final = 1
FORT: Final = 2
UNIT_WORDS: Final = ["army", "navy", "fort"]

# Grand Alliances
UNALLIED: Final = 0
RED: Final = 1
BLUE: Final = 2

# Tiles
DIPLOMATIC_SERVICE: Final = 0
IMPROVED_AGRICULTURE: Final = 1
IMPROVED_AGRICULTURE_ORIGINAL: Final = 2
MERCENARIES: Final = 3
PRESSGANGS: Final = 4
RESERVES: Final = 5
TRAINED_NATIVE_MILITIA: Final = 6
WAR_OFFICE: Final = 7
GOVERNMENT_REFORM: Final = 8
INDUSTRY: Final = 9
INDUSTRY_ORIGINAL: Final = 10
ARMY_TRAINING: Final = 11
BANKING: Final = 12
LOGISTICS: Final = 13
MILITIA: Final = 14
NAVAL_TRAINING: Final = 15
NAVIGATION: Final = 16
BLOCKADE: Final = 17
FIGHTING_WITHDRAWAL: Final = 18
SURPRISE_ATTACK: Final = 19
FIRST_TRADE_TILE: Final = 20

# Covert tokens
PIRATES: Final = 0
COLONY_REVOLT: Final = 1

# Kinds of neutral marker
ATTACKABLE: Final = 0
COLONIZE: Final = 1
COMMERCE: Final = 2

# Where a neutral marker is; IN_HAND + power while its player draws (open), IN_DRAFT + power in a hand
# that is passed round (secret), KEPT + power once kept face down (secret).
IN_BAG: Final = 0
ON_MAP: Final = 1
USED: Final = 2
IN_HAND: Final = 10
IN_DRAFT: Final = 20
KEPT: Final = 30
