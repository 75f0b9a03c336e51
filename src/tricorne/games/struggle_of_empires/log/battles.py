"""Combats as facts, read from lines of the log: dice, sums, the winner, what was lost and taken (NAVAL-14, NAVAL-15,
LAND-7, LAND-8, LOSS-1 to LOSS-3). They stay readable when the registers of the attack are wiped."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires.battle.combat import dice_difference
from tricorne.kernel.message import Message, Thing

DICE: Final = "log-dice-"
WON: Final = "log-win-"
TIED: Final = "log-tie-"
CAME_OF_IT: Final = {
    "log-loss": "losses",
    "log-control-gained": "gained",
    "log-control-lost": "lost",
}
"""Lines that tell what a combat cost and brought, and the list that each goes to."""
IN_BETWEEN: Final = (
    "log-naval-support",
    "log-unrest",
    "log-unrest-back",
    "log-unrest-worth",
    "log-reserves",
    "log-withdraw",
    "log-lose-ally",
    "log-token-holds",
    "log-token-returns",
    "log-gold",
    "log-points",
)
"""Lines that may stand inside a combat or after it; any other ends what is told of it."""


def battles(told: list[tuple[int, Message]]) -> list[dict[str, object]]:
    """Every combat that the lines tell of. Dice that Reserves threw again take the place of the first throw."""
    found: list[dict[str, object]] = []
    open_one: dict[str, object] | None = None
    decided = False
    for number, line in told:
        key = line.key.rpartition("/")[2]
        if key.startswith(DICE):
            if open_one is None or decided:
                open_one = _begun(number, key, line)
                found.append(open_one)
                decided = False
            open_one["sides"] = [_side(line, ""), _side(line, "2")]
        elif open_one is None:
            continue
        elif key.startswith((WON, TIED)):
            open_one["winner"] = _id(line, "side") if key.startswith(WON) else None
            decided = True
        elif key in CAME_OF_IT:
            cast(list[object], open_one[CAME_OF_IT[key]]).append(_piece(line))
        elif key not in IN_BETWEEN:
            open_one = None
    return found


def _begun(number: int, key: str, line: Message) -> dict[str, object]:
    return {
        "number": number,
        "kind": key[len(DICE) :],
        "place": _id(line, "region"),
        "sides": [],
        "winner": None,
        "losses": [],
        "gained": [],
        "lost": [],
    }


def _side(line: Message, second: str) -> dict[str, object]:
    """One side: its dice, by how much they differ, the strength that this is added to, and the sum."""
    dice = cast(list[int], line.args["dice" + second])
    difference = dice_difference(dice[0], dice[1])
    total = cast(int, line.args["total" + second])
    return {
        "side": _id(line, "side" + second),
        "dice": dice[:],
        "difference": difference,
        "strength": total - difference,
        "total": total,
    }


def _piece(line: Message) -> dict[str, object]:
    """Whose piece it is, where, and of what kind if it is a unit."""
    found: dict[str, object] = {"power": _id(line, "power"), "region": _id(line, "region")}
    if "unit" in line.args:
        found["unit"] = _id(line, "unit")
    return found


def _id(line: Message, name: str) -> str:
    return cast(Thing, line.args[name]).id
