"""Actions that no table has because no rule ever allows them: they are understood, to be refused by their rule.

Another power's home country (BOARD-7), bids that are no whole gold (R-AUCTION-5), a proposal for one side alone
while several powers wait (AUCTION-13), a unit destroyed to build one of another kind (R-PIECE-4).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.auction.auction import unallied_powers
from tricorne.games.struggle_of_empires.board.constants import UNIT_WORDS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.refusals import power_name, refuse
from tricorne.kernel.engine import Refusal

HOME_OF = "home-"


def never_allowed(p: Position, actor: int, text: str) -> Refusal | None:
    """Why such an action is always refused; None if the text is nothing of the kind."""
    words = text.lower().split()
    if len(words) < 2:
        return None
    if words[-1].startswith(HOME_OF) and _is_a_move(words[:-1]):
        return _foreign_home(p, actor, words[-1][len(HOME_OF) :])
    if len(words) == 2 and words[0] == "bid":
        return _no_whole_gold(words[1])
    if len(words) == 2 and words[0] in ("red", "blue") and words[1] == "none":
        return _one_side_alone(p)
    if len(words) == 5 and words[0] == "rebuild" and words[3] == "as":
        return _another_kind(words[1], words[4])
    return None


def _another_kind(destroyed: str, built: str) -> Refusal | None:
    if destroyed not in UNIT_WORDS or built not in UNIT_WORDS or destroyed == built:
        return None
    return refuse(f"a {destroyed} destroyed is built anew as a {destroyed}, not as a {built}", "R-PIECE-4", "BUILD-8")


def _is_a_move(words: list[str]) -> bool:
    if words == ["to"]:
        return True
    return len(words) == 2 and words[0] in ("place", "move", "rebuild") and words[1] in UNIT_WORDS


def _foreign_home(p: Position, actor: int, word: str) -> Refusal | None:
    ids = p.ruleset.components.power_ids
    if word not in ids or ids.index(word) == actor:
        return None
    reason = f"no unit of {power_name(p, actor)} may be in the home country of {power_name(p, ids.index(word))}"
    return refuse(reason, "BOARD-7", "MOVE-14")


def _no_whole_gold(word: str) -> Refusal | None:
    bare = word[1:] if word.startswith("-") else word
    parts = bare.split(".")
    if len(parts) > 2 or not parts[0].isdigit() or not parts[-1].isdigit():
        return None
    if word.startswith("-"):
        return refuse(f"a bid is 0 or more gold, not {word}", "AUCTION-8", "R-AUCTION-5")
    if len(parts) == 2:
        return refuse(f"bids are in whole gold, not {word}", "R-AUCTION-5")
    return None


def _one_side_alone(p: Position) -> Refusal | None:
    number = unallied_powers(p)
    if number < 2:
        return None
    reason = f"{number} powers are without an alliance: only the last of all is proposed alone"
    return refuse(reason, "AUCTION-13", "AUCTION-9")
