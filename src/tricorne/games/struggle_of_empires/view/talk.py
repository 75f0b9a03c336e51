"""What everybody sees of deals, where they are actions: the deal under way, open promises, words kept and broken."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import HELP, PASSING, PEACE
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import (
    ASKER,
    GETS,
    GIVES,
    HELP_UNTIL,
    PARTNER,
    PEACE_UNTIL,
    UNTIL,
    WORD_BROKEN,
    WORD_KEPT,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import DEAL_ANSWER, DEAL_COUNTER
from tricorne.games.struggle_of_empires.talk import promises
from tricorne.games.struggle_of_empires.talk.terms import thing_text
from tricorne.kernel.position import kind_of

KINDS: Final = {PEACE: "peace", HELP: "help", PASSING: "passing"}


def talk(p: Position) -> dict[str, object] | None:
    """The talk at the table; None where deals are no actions."""
    if not p.ruleset.deals_are_actions:
        return None
    return {"offer": _offer(p), "promises": _promises(p), "words": _words(p)}


def _offer(p: Position) -> dict[str, object] | None:
    """The offer that waits for an answer."""
    kind = kind_of(p.stack[-1]) if p.stack else 0
    if kind != DEAL_ANSWER and kind != DEAL_COUNTER:
        return None
    ids = p.ruleset.components.power_ids
    said = p.talk
    return {
        "by": ids[said[ASKER]],
        "to": ids[said[PARTNER]],
        "gives": thing_text(said[GIVES]),
        "gets": thing_text(said[GETS]),
        "until": _until(said[UNTIL]),
        "countered": kind == DEAL_COUNTER,
    }


def _until(until: int) -> str | None:
    return None if until == 0 else "war" if promises.ends_with_war(until) else "round"


def _promises(p: Position) -> list[dict[str, object]]:
    ids = p.ruleset.components.power_ids
    found: list[dict[str, object]] = []
    for by in p.ruleset.players:
        for to in p.ruleset.players:
            pair = by * POWERS + to
            for thing in (PEACE, HELP, PASSING):
                if promises.has_promised(p, thing, by, to):
                    until = "auction"
                    if thing != PASSING:
                        until = _until(p.word[(PEACE_UNTIL if thing == PEACE else HELP_UNTIL) + pair]) or ""
                    found.append({"by": ids[by], "to": ids[to], "kind": KINDS[thing], "until": until})
    return found


def _words(p: Position) -> list[dict[str, object]]:
    """How often each player kept and broke his word, to whom."""
    ids = p.ruleset.components.power_ids
    found: list[dict[str, object]] = []
    for by in p.ruleset.players:
        for to in p.ruleset.players:
            kept = p.word[WORD_KEPT + by * POWERS + to]
            broken = p.word[WORD_BROKEN + by * POWERS + to]
            if kept or broken:
                found.append({"by": ids[by], "to": ids[to], "kept": kept, "broken": broken})
    return found
