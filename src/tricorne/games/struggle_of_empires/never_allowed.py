"""Actions that no table has because no rule ever allows them: they are understood, to be refused by their rule.

Another power's home country (BOARD-7), bids that are no whole gold (R-AUCTION-5), a proposal for one side alone
while several powers wait (AUCTION-13), a unit destroyed to build one of another kind (R-PIECE-4).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.auction.auction import highest_bid, unallied_powers
from tricorne.games.struggle_of_empires.board.constants import UNIT_WORDS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import refuse, the_power, the_unit
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Text

HOME_OF = "home-"


def never_allowed(p: Position, actor: int, text: str) -> Refusal | None:
    """Why such an action is always refused; None if the text is nothing of the kind."""
    words = text.lower().split()
    if len(words) < 2:
        return None
    if words[-1].startswith(HOME_OF) and _is_a_move(words[:-1]):
        return _foreign_home(p, actor, words[-1][len(HOME_OF) :])
    if len(words) == 2 and words[0] == "bid":
        return _no_bid(p, actor, words[1])
    if len(words) == 2 and words[0] in ("red", "blue") and words[1] == "none":
        return _one_side_alone(p)
    if len(words) == 5 and words[0] == "rebuild" and words[3] == "as":
        return _another_kind(words[1], words[4])
    return None


def _another_kind(destroyed: str, built: str) -> Refusal | None:
    if destroyed not in UNIT_WORDS or built not in UNIT_WORDS or destroyed == built:
        return None
    first = the_unit(UNIT_WORDS.index(destroyed))
    second = the_unit(UNIT_WORDS.index(built))
    return refuse("why-rebuild-same", ["R-PIECE-4", "BUILD-8"], unit=first, unit2=second)


def _is_a_move(words: list[str]) -> bool:
    if words == ["to"]:
        return True
    return len(words) == 2 and words[0] in ("place", "move", "rebuild") and words[1] in UNIT_WORDS


def _foreign_home(p: Position, actor: int, word: str) -> Refusal | None:
    ids = p.ruleset.components.power_ids
    if word not in ids or ids.index(word) == actor:
        return None
    owner = the_power(p, ids.index(word))
    return refuse("why-foreign-home", ["BOARD-7", "MOVE-14"], power=the_power(p, actor), power2=owner)


def _no_bid(p: Position, actor: int, word: str) -> Refusal | None:
    bare = word[1:] if word.startswith("-") else word
    parts = bare.split(".")
    if len(parts) > 2 or not parts[0].isdigit() or not parts[-1].isdigit():
        return None
    if word.startswith("-"):
        return refuse("why-bid-negative", ["AUCTION-8", "R-AUCTION-5"], words=Text(word))
    if len(parts) == 2:
        return refuse("why-bid-whole", ["R-AUCTION-5"], words=Text(word))
    return refuse("why-bid-limit", ["R-AUCTION-5"], bid=highest_bid(p, actor))


def _one_side_alone(p: Position) -> Refusal | None:
    number = unallied_powers(p)
    if number < 2:
        return None
    return refuse("why-red-alone", ["AUCTION-13", "AUCTION-9"], number=number)
