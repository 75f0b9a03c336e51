"""Advice for a seat: the best choices as a bot that thinks ahead sees them, what each is for, and what it fears.

It rests on the eyes of the seat alone (``Seat``): worlds are drawn that fit what the seat knows, as for any bot. What a
choice fears is found by playing on in those worlds with quick answers: the act of somebody else that costs the seat
most.
"""

from __future__ import annotations

from tricorne.bots.levels import General
from tricorne.bots.search.bot import Thoughts, grounds_of, knowledge
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Budget, Seat
from tricorne.kernel.engine import CHANCE, DECISION, OVER
from tricorne.kernel.game import Game
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.message import Message, Thing, say
from tricorne.kernel.position import AnyPosition, actor_of
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import goes_on, words_of

ADVISER = "general"
MOST = 3
"""Choices that are told."""
LONGER = 2.0
"""Chances are told to people: they are thought about longer than a move."""
WORLDS = 6
"""Worlds that are played on to see what is to be feared."""
FOLLOWING = 2
"""Following answers that are told."""
FAR = 40
"""Decisions that are played on at most, and so many answers of others."""
ANSWERS = 4
CLEAR_LOSS = 0.004
"""How much of the win an answer must cost to be feared."""
BLUNDER = 0.06
BLUNDER_PART = 0.7
"""A choice is a blunder if its chance is so much, and by this part, below that of the best."""


class Advised:
    """One choice: the action, its whole text and words, how it would go on, the chance to win after it, what it is for,
    what it fears."""

    def __init__(
        self,
        action: ActionId,
        text: str,
        words: Message,
        then: list[int],
        percent: int,
        reason: Message,
        fear: Message | None,
    ) -> None:
        self.action = action
        self.then = then
        """The actions that would follow at once, such as where a piece moves to."""
        self.text = text
        self.words = words
        self.percent = percent
        self.reason = reason
        self.fear = fear


class Advice:
    """The best choices, the best first; and how the choice that was asked about stands beside them."""

    def __init__(self, best: list[Advised], chosen: int | None, blunder: bool) -> None:
        self.best = best
        self.chosen = chosen
        """The chance in per cent after the choice that was asked about; None if none was."""
        self.blunder = blunder
        """Whether that is far below the best."""


def can_advise(game: Game) -> bool:
    """Whether somebody who thinks ahead knows the game."""
    return General.plays(game)


def advise(seat: Seat, chosen: int | None = None) -> Advice:
    """Advice to a seat that is asked; ``chosen`` is an open action that it thinks of itself."""
    legal = seat.legal()
    sampled = seat.sample(seat.rng.seed())
    known = knowledge(sampled.game, sampled.engine, sampled.position)
    if len(legal) == 1:
        text, words = _whole(known, sampled, legal[0])
        percent = round(100 * known.shares(sampled.position)[seat.number])
        return Advice([Advised(legal[0], text, words, [], percent, say("advice-no-choice"), None)], None, False)
    bot = General(Budget(General.passes(sampled.game)).times(LONGER))
    thoughts = bot.think(seat, sampled, known, [] if chosen is None else [chosen])
    chances = thoughts.chances(legal, seat.number)
    worlds = [seat.sample(seat.rng.seed()) for _ in range(WORLDS)]
    best = [_advised(thoughts, seat, sampled, worlds, action, chance) for action, chance in chances[:MOST]]
    mine = dict(chances).get(-1 if chosen is None else chosen)
    top = chances[0][1]
    blunder = mine is not None and top - mine >= BLUNDER and mine <= BLUNDER_PART * top
    return Advice(best, None if mine is None else round(100 * mine), blunder)


def _advised(
    thoughts: Thoughts, seat: Seat, sampled: State, worlds: list[State], action: ActionId, chance: float
) -> Advised:
    grounds = grounds_of(sampled, thoughts.knowledge, action, seat.number)
    reason = say("advice-grounds", grounds=list(grounds)) if grounds else say("advice-quiet")
    text, words = _whole(thoughts.knowledge, sampled, action)
    then = [] if text != sampled.game.actions[action].text else _then(thoughts, sampled, action)
    return Advised(action, text, words, then, round(100 * chance), reason, _fear(thoughts, seat, worlds, action))


def _then(thoughts: Thoughts, sampled: State, action: ActionId) -> list[int]:
    """What the seat would be asked next because of the action, and would answer."""
    engine, known = thoughts.engine, thoughts.knowledge
    p = sampled.position.clone()
    me = actor_of(p.stack[-1])
    engine.apply(p, action)
    found: list[int] = []
    while len(found) < FOLLOWING and engine.waits_for(p) == DECISION:
        if actor_of(p.stack[-1]) != me or known.quiet(p):
            break
        legal: list[int] = []
        engine.legal(p, legal)
        found.append(legal[0] if len(legal) == 1 else known.answer(p, legal))
        engine.apply(p, found[-1])
    return found


def _whole(known: Knowledge, sampled: State, action: ActionId) -> tuple[str, Message]:
    """The action with the parts that follow it, where it begins a whole act such as a bid."""
    engine, actions = sampled.engine, sampled.game.actions
    p = sampled.position.clone()
    texts = [actions[action].text]
    if not engine.within_act(p):
        me = engine.actor(p)
        engine.apply(p, action)
        while goes_on(engine, p, me):
            legal: list[int] = []
            engine.legal(p, legal)
            part = known.answer(p, legal)
            texts.append(actions[part].text)
            engine.apply(p, part)
    text = (engine.whole(texts) if len(texts) > 1 else "") or texts[0]
    return text, words_of(engine, actions, text)


def _fear(thoughts: Thoughts, seat: Seat, worlds: list[State], action: ActionId) -> Message | None:
    """What others may do next that costs the seat most, over some worlds; None if nothing costs much."""
    costs: dict[tuple[int, ...], float] = {}
    for world in worlds:
        if action in world.legal():
            p = world.position.clone()
            thoughts.engine.apply(p, action)
            _answers(thoughts, world.game, p, seat.number, costs)
    if not costs:
        return None
    worst = max(costs, key=lambda found: costs[found])
    if costs[worst] / len(worlds) < CLEAR_LOSS:
        return None
    game = worlds[0].game
    who: Thing = game.seat_thing(game.seat_ids[worst[0]])
    return say("advice-fear", seat=who, actions=[game.actions[answer].words for answer in worst[1:]])


def _answers(thoughts: Thoughts, game: Game, p: AnyPosition, me: int, costs: dict[tuple[int, ...], float]) -> None:
    """Play on with quick answers; add up what the acts of others cost the seat, each with how it goes on."""
    engine, known = thoughts.engine, thoughts.knowledge
    met = 0
    act: tuple[int, ...] = ()
    for _ in range(FAR):
        waits = engine.waits_for(p)
        if waits == OVER or met == ANSWERS:
            return
        if waits == CHANCE:
            engine.apply_outcome(p, engine.draw(p))
            continue
        legal: list[int] = []
        engine.legal(p, legal)
        actor = actor_of(p.stack[-1])
        answer = legal[0] if len(legal) == 1 else known.answer(p, legal)
        if actor == me or len(legal) == 1 or known.small(p):
            engine.apply(p, answer)
            continue
        met += 1
        before = known.shares(p)[me]
        engine.apply(p, answer)
        loss = before - thoughts.after(p)[me]
        goes_on = act[:1] == (actor,) and game.actions[answer].text.split(" ")[0] in game.continues
        act = (*act, answer) if goes_on else (actor, answer)
        if loss > 0:
            costs[act] = costs.get(act, 0.0) + loss
