"""Numbers for the things of the game: sides, flags, kinds of spaces, Regions, points, eras, and all sizes.

Spaces, cards and tiles are numbered in the order of the data files, which never changes.
"""

from typing import Final

from tricorne.kernel.machine_words import Word

SIDES: Final = 2
FRANCE: Final = 0
BRITAIN: Final = 1
SIDE_IDS: Final = ["france", "britain"]

Side = Word
"""FRANCE or BRITAIN."""
Flag = Word
"""What stands on a space: one of the five below."""
Space = Word
Region = Word

# What stands on a space; ``flag_of`` says which is a side's own.
EMPTY: Final = 0
FRENCH: Final = 1
BRITISH: Final = 2
SPANISH: Final = 3
USA: Final = 4
FLAG_IDS: Final = ["none", "france", "britain", "spain", "usa"]


def flag_of(side: Side) -> Flag:
    """The flag or Squadron of a side.

    >>> flag_of(FRANCE) == FRENCH, flag_of(BRITAIN) == BRITISH
    (True, True)
    """
    return side + 1


def enemy_flag(side: Side) -> Flag:
    """The flag of the other side.

    >>> enemy_flag(FRANCE) == BRITISH, enemy_flag(BRITAIN) == FRENCH
    (True, True)
    """
    return 2 - side


def side_of(flag: Flag) -> Side:
    """The side whose flag it is: FRENCH or BRITISH, no other.

    >>> side_of(FRENCH) == FRANCE, side_of(BRITISH) == BRITAIN
    (True, True)
    """
    return flag - 1


SPACES: Final = 112
POLITICAL: Final = 0
MARKET: Final = 1
TERRITORY: Final = 2
NAVAL: Final = 3
FORT: Final = 4
KIND_IDS: Final = ["political", "market", "territory", "naval", "fort"]

REGIONS: Final = 4
EUROPE: Final = 0
NORTH_AMERICA: Final = 1
CARIBBEAN: Final = 2
INDIA: Final = 3

COMMODITIES: Final = 6
"""In the order of the Global Demand table."""

ECONOMIC: Final = 0
DIPLOMATIC: Final = 1
MILITARY: Final = 2
TYPES: Final = 3
TYPE_IDS: Final = ["economic", "diplomatic", "military"]

ERAS: Final = 3
SUCCESSION: Final = 0
EMPIRE: Final = 1
REVOLUTION: Final = 2
ERA_IDS: Final = ["succession", "empire", "revolution"]

KEYWORDS: Final = 5

# Conflict markers
NO_MARKER: Final = 0
MARKER: Final = 1
PLUS_ONE_MARKER: Final = 2

# War tile effects
NO_EFFECT: Final = 0
DEBT: Final = 1
FORT_OR_FLEET: Final = 2
UNFLAG: Final = 3
EFFECT_IDS: Final = ["none", "debt", "fort-or-fleet", "unflag"]

INVESTMENTS: Final = 24
AWARDS: Final = 8
EVENTS: Final = 41
MINISTRIES: Final = 26
ADVANTAGES: Final = 22
WARS: Final = 4
THEATERS: Final = 15
MOST_THEATERS: Final = 4
"""Of one war."""
BASIC_TILES: Final = 32
BONUS_TILES: Final = 96
WAR_TILES: Final = BASIC_TILES + BONUS_TILES
"""French Basic tiles, British Basic tiles, then for each war the French and the British Bonus tiles."""
BASIC_PER_SIDE: Final = 16
BONUS_PER_SET: Final = 12

NONE: Final = -1

# What a space may be
SHIFTABLE: Final = 77
"""Markets and Political spaces."""
NAVAL_SPACES: Final = 11
FORTS: Final = 6
CONQUERABLE: Final = 76
"""Markets, Territories, Naval spaces and Forts."""
HUGUENOT_TERRITORIES: Final = 12
CARIBBEAN_MARKETS: Final = 16
INDIAN_ALLIANCES: Final = 3
USA_TERRITORIES: Final = 4
"""With the one of the Canada result."""
USA_FORTS: Final = 3
EUROPEAN_ADVANTAGES: Final = 7

# Ministries that the rules ask for by name
CARDINAL_MINISTERS: Final = 0
JOHN_LAW: Final = 1
COURT_OF_THE_SUN_KING: Final = 2
JACOBITE_UPRISINGS: Final = 3
ROBERT_WALPOLE: Final = 4
JONATHAN_SWIFT: Final = 5
EAST_INDIA_COMPANY: Final = 6
BANK_OF_ENGLAND: Final = 7
NEW_WORLD_HUGUENOTS: Final = 8
EDMOND_HALLEY: Final = 9
CHOISEUL: Final = 10
DUPLEIX: Final = 11
POMPADOUR: Final = 12
VOLTAIRE: Final = 13
PITT: Final = 14
HANBURY_WILLIAMS: Final = 15
MERCHANT_BANKS: Final = 16
SAMUEL_JOHNSON: Final = 17
JAMES_WATT: Final = 18
PAPACY_HANOVER: Final = 19
TOWNSHEND_ACTS: Final = 20
EDMUND_BURKE: Final = 21
TURGOT: Final = 22
NORTH_AMERICAN_TRADE: Final = 23
CONDORCET: Final = 24
LAVOISIER: Final = 25
NAMED_MINISTRIES: Final = [
    "the-cardinal-ministers",
    "john-law",
    "court-of-the-sun-king",
    "jacobite-uprisings",
    "robert-walpole",
    "jonathan-swift",
    "east-india-company",
    "bank-of-england",
    "new-world-huguenots",
    "edmond-halley",
    "choiseul",
    "dupleix",
    "pompadour-du-barry",
    "voltaire",
    "pitt-the-elder",
    "charles-hanbury-williams",
    "merchant-banks",
    "samuel-johnson",
    "james-watt",
    "papacy-hanover-negotiations",
    "townshend-acts",
    "edmund-burke",
    "turgot",
    "north-american-trade",
    "marquis-de-condorcet",
    "lavoisier",
]
"""In the order of the numbers above; checked when the components are read."""
