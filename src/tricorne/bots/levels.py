"""The ladder of levels, for people who choose an opponent. None sees more than its seat; the higher think longer.

Their thinking time is counted in passes, so that a level plays the same on every machine; each game says in its
playbook how many (see docs/bots.md for the time they take).
"""

from __future__ import annotations

from math import exp

from tricorne.bots.heuristic import Heuristic, Knowing, known_by
from tricorne.bots.search.bot import Search
from tricorne.bots.search.rehearsal import Plan
from tricorne.kernel.bot import Seat
from tricorne.kernel.message import say
from tricorne.kernel.playbook import Playbook

NUMBERS = 1 << 20


class Ensign(Heuristic):
    name = "ensign"
    words = say("bot-ensign")

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.seed())
        book = known_by(self.book(seat.playbook))
        found = book.worths(sampled.engine, sampled.position, legal, self.style)
        top = max(found)
        parts = [exp(max(-30.0, (value - top) / book.haste)) for value in found]
        mark = sum(parts) * seat.rng.below(NUMBERS) / NUMBERS
        for at in range(len(parts)):
            mark -= parts[at]
            if mark < 0:
                return legal[at]
        return legal[found.index(top)]


class Captain(Search):
    name = "captain"
    words = say("bot-captain")
    level = "captain"
    plan = Plan(far=1)
    eye: type[Ensign] = Ensign
    """Who decides where it does not think ahead."""

    def decide(self, seat: Seat) -> int:
        """Now and then it decides as an ensign would, where the game wants that."""
        often = known_by(self.book(seat.playbook)).by_eye.get(self.level, 0)
        if often and seat.rng.below(often) == 0:
            return self.eye().decide(seat)
        return super().decide(seat)


class General(Search):
    name = "general"
    words = say("bot-general")
    level = "general"
    plan = Plan(far=1)


class Marshal(Search):
    name = "marshal"
    words = say("bot-marshal")
    level = "marshal"
    plan = Plan(wide=6, far=2, point=0.005)
    guided_plan = Plan(wide=6, far=1)
    learned = True


# -- version 0.1, to compare with --------------------------------------------------------------------


class Before(Knowing):
    """A level as it was before networks, with what the bots knew then."""

    @classmethod
    def book(cls, known: Playbook | None) -> Playbook | None:
        return None if known is None else known.before()


class EnsignBefore(Before, Ensign):
    name = "ensign-0.1"
    words = say("bot-ensign-before")


class CaptainBefore(Before, Captain):
    name = "captain-0.1"
    words = say("bot-captain-before")
    eye = EnsignBefore


class GeneralBefore(Before, General):
    name = "general-0.1"
    words = say("bot-general-before")


class MarshalBefore(Before, Marshal):
    name = "marshal-0.1"
    words = say("bot-marshal-before")
    learned = False
