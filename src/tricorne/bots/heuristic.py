"""Bots that do not think ahead: they judge what each open action is worth and take the best."""

from __future__ import annotations

from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Bot, Seat
from tricorne.kernel.game import Game
from tricorne.kernel.message import Arg, Message, say
from tricorne.kernel.playbook import USUAL_STYLE, Playbook
from tricorne.kernel.state import State


def worths(state: State, legal: list[int], style: str = USUAL_STYLE) -> list[float]:
    """What each open action is worth to whoever is asked in a full position, in points of the game."""
    return known_by(state.game.playbook()).worths(state.engine, state.position, legal, style)


def known_by(playbook: Playbook | None) -> Playbook:
    assert playbook is not None, "only bots that need no knowledge play a game without a playbook"
    return playbook


class Knowing(Bot):
    """Bots that use the playbook of a game: all of them make and answer offers in the same way."""

    @classmethod
    def book(cls, known: Playbook | None) -> Playbook | None:
        """What it knows of a game, of all that our bots know."""
        return known

    @classmethod
    def plays(cls, game: Game) -> bool:
        return cls.book(game.playbook()) is not None

    @classmethod
    def speaks_at(cls, game: Game, question: str) -> bool:
        return question in known_by(game.playbook()).talks

    @classmethod
    def replies(cls, game: Game, seat: str, said: list[tuple[str, str]]) -> list[str]:
        return known_by(game.playbook()).replies(seat, said)

    def asides(self, seat: Seat) -> list[str]:
        """Offers and answers to them, where the game knows such deals."""
        playbook = known_by(seat.playbook)
        return playbook.asides(seat.sample(0).position, seat.number) if seat.prompt.key in playbook.talks else []

    def hears(self, seat: Seat, action: ActionId) -> str:
        """The seat that might pay for another action than this one."""
        playbook = known_by(seat.playbook)
        if seat.prompt.key not in playbook.talks:
            return ""
        return playbook.hears(seat.sample(0).position, seat.number, action)


class Heuristic(Knowing):
    name = "heuristic"
    words: Message = say("bot-heuristic")
    style = USUAL_STYLE

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        found = self.judged(seat, legal, seat.rng.seed())
        best = max(found)
        if min(found) == best:
            return seat.rng.pick(legal)
        return legal[found.index(best)]

    def judged(self, seat: Seat, legal: list[ActionId], seed: int) -> list[float]:
        """What each open action is worth to the seat; what it cannot know is drawn with the seed."""
        return worths(seat.sample(seed), legal, self.style)

    def explain(self, seat: Seat, action: ActionId) -> Message:
        """The worth of the action beside the best of the others."""
        legal = seat.legal()
        found = self.judged(seat, legal, 0)
        others = [at for at in range(len(legal)) if legal[at] != action]
        args: dict[str, Arg] = {"action": seat.actions[action].words}
        if not others:
            return Message("reason-no-choice", args)
        next_best = max(others, key=lambda at: found[at])
        more = found[legal.index(action)] - found[next_best]
        args["action2"] = seat.actions[legal[next_best]].words
        if abs(more) < 0.05:
            return Message("reason-as-much", args)
        if more > 0:
            return Message("reason-clearly-more" if more > 1 else "reason-little-more", args)
        return Message("reason-clearly-less" if more < -1 else "reason-little-less", args)


def in_style(style: str, words: Message) -> type[Heuristic]:
    """The heuristic bot with a style that some games know."""
    return type(style.title(), (Styled,), {"name": style, "words": words, "style": style})


class Styled(Heuristic):
    @classmethod
    def plays(cls, game: Game) -> bool:
        playbook = game.playbook()
        return playbook is not None and cls.style in playbook.styles
