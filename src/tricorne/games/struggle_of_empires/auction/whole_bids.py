"""A bid as one act: ``bid 12``, ``bid 12 red britain blue france`` (AUCTION-8, AUCTION-16 to AUCTION-18, R-AUCTION-15).

Bots and learners bid in parts: raise, the amount within ten, a power for each side. What a person says in one breath
is made of the same parts, so both are judged by the same rules. Without a proposal the standing one stays; the opener,
who has none, is asked for it.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    BID_STEP,
    BLUE_POWER,
    HIGHER,
    HIGHEST_WRITTEN,
    KEEP_PROPOSAL,
    RAISE,
    RED_POWER,
    bid_action,
)
from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.games.struggle_of_empires.board.constants import NONE
from tricorne.games.struggle_of_empires.board.position import BIDDER, FLOOR, STANDING, Position
from tricorne.games.struggle_of_empires.step_numbers import BID as BID_KIND
from tricorne.games.struggle_of_empires.step_numbers import PROPOSE_BLUE, PROPOSE_RED, SPEAK
from tricorne.games.struggle_of_empires.text import say
from tricorne.kernel.message import Arg, Message
from tricorne.kernel.position import kind_of


def _amount(words: list[str]) -> int:
    """The gold of a bid with two, four or six words; -1 if it is none."""
    if len(words) not in (2, 4, 6) or words[0] != "bid" or not words[1].isascii() or not words[1].isdigit():
        return -1
    return int(words[1]) if len(words[1]) < 4 and int(words[1]) <= HIGHEST_WRITTEN else -1


def _proposal(power_ids: list[str], words: list[str]) -> list[int] | None:
    """The powers for red and blue, NONE for a side without one; None if the words are no proposal."""
    named = [NONE, NONE]
    for at in range(0, len(words), 2):
        if words[at] not in ("red", "blue") or words[at + 1] not in power_ids:
            return None
        side = 0 if words[at] == "red" else 1
        if named[side] != NONE:
            return None
        named[side] = power_ids.index(words[at + 1])
    return named


def parts(p: Position, text: str) -> list[int]:
    """The actions of a bid that is said at once; empty where the text is none, or stands in the table as it is."""
    if not text.startswith("bid "):
        return []
    words = text.split()
    kind = kind_of(p.stack[-1])
    amount = _amount(words)
    named = _proposal(p.ruleset.components.power_ids, words[2:])
    if amount < 0 or named is None or kind not in (SPEAK, BID_KIND):
        return []
    found: list[int] = []
    floor = p.auction[FLOOR]
    if kind == SPEAK:
        found.append(RAISE)
        floor = p.auction[STANDING] + 1
    while amount >= floor + BID_STEP:
        found.append(HIGHER)
        floor += BID_STEP
    found.append(bid_action(amount))
    if named[0] != NONE:
        found.append(RED_POWER + named[0])
    if named[1] != NONE:
        found.append(BLUE_POWER + named[1])
    if len(words) == 2 and kind == SPEAK:
        found.append(KEEP_PROPOSAL)
    return found if len(found) > 1 else []


def within(p: Position) -> bool:
    """Whether a bid has been begun and is not yet whole."""
    kind = kind_of(p.stack[-1]) if p.stack else NONE
    if kind == BID_KIND:
        return p.auction[BIDDER] != NONE or p.auction[FLOOR] > 0
    return kind == PROPOSE_RED or kind == PROPOSE_BLUE


def whole(texts: list[str]) -> str:
    """The parts of a bid in one line; empty if they are not all of one.

    >>> whole(["raise", "higher", "bid 12", "keep-proposal"])
    'bid 12'
    >>> whole(["bid 0", "red britain", "blue france"])
    'bid 0 red britain blue france'
    """
    spoken = [text for text in texts if text not in ("raise", "higher", "keep-proposal")]
    verbs = [text.split()[0] for text in spoken]
    if verbs in (["bid", "red"], ["bid", "blue"], ["bid", "red", "blue"]):
        return " ".join(spoken)
    kept = verbs == ["bid"] and texts[0] == "raise" and texts[-1] == "keep-proposal"
    return spoken[0] if kept else ""


def words(c: Components, text: str) -> Message | None:
    """A bid with its proposal in words; None for other texts."""
    spoken = text.split()
    amount = _amount(spoken)
    named = _proposal(c.power_ids, spoken[2:]) if amount >= 0 and len(spoken) > 2 else None
    if named is None:
        return None
    args: dict[str, Arg] = {"number": amount}
    if named[0] != NONE:
        args["red"] = c.thing("power", c.power_ids[named[0]])
    if named[1] != NONE:
        args["blue"] = c.thing("power", c.power_ids[named[1]])
    key = "act-bid-proposal" if len(args) == 3 else "act-bid-red" if named[0] != NONE else "act-bid-blue"
    return say(key, **args)
