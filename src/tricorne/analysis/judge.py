"""Judging a finished game: the chance to win at every point, its turning points, and luck apart from decisions.

Every change of a seat's chance to win is put down to what changed it. A stroke of luck is worth the chance after it
less the chance before it, which is the mean over all that could have come. An act is worth the chance after it less the
chance before it, which rests on what bots commonly do; for the largest acts the best alternatives are looked at too.
The changes of a game add up: from the chance at the beginning, by luck, own acts and the acts of others, to 1 for the
winner and 0 for all others.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tricorne.analysis.playouts import (
    EVALUATION,
    GUIDED,
    HALVES,
    Task,
    Worth,
    guide_of,
    how_many,
    network_of,
    turn_late,
    worths,
)
from tricorne.analysis.smooth import Row, fit, smoothed
from tricorne.analysis.story import ACT, LUCK, REVISED, Step, Story
from tricorne.bots.registry import bot, games_of
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import AS_IT_STOOD, Message, MessageData, Text, Thing, say, texts

EXACT = 1e-9
"""The error of what is known."""
REVISION = 0.02
"""How far apart two ways to judge may lie, as a variance."""
TURNING_POINTS = 8
LOOKED_INTO = 5
"""Deeds for which the alternatives are played out too."""
MOST_ALTERNATIVES = 16
SHOWN_ALTERNATIVES = 4
FEWEST_PLAYOUTS = 4
COSTLY = 3
"""Decisions of each seat that are shown to it as the costliest."""
WORTH_NAMING = 0.01
"""How much the chance to win must change at least to be told of."""


class Change(msgspec.Struct):
    """A step and what it did to everybody's chance to win."""

    kind: str
    seat: str
    first: int
    last: int
    words: list[MessageData]
    """What happened, as messages of the log."""
    outcomes: list[str]
    change: dict[str, float]
    size: float
    """The largest change of anybody's chance."""
    alternatives: list[tuple[MessageData, float]] = []
    """For the largest acts: what else could have been done first, with the chance of whoever did it, best first."""
    chosen: tuple[MessageData, float] | None = None
    """What was done first instead, judged in the same way."""


class LuckPart(msgspec.Struct):
    """What one kind of chance did to a seat's chance to win."""

    chance: str
    """The kind: the name of its stream."""
    words: MessageData
    """Its name."""
    luck: float
    error: float
    """One standard error."""


class SeatAccount(msgspec.Struct):
    """Where a seat's chance to win came from and went."""

    seat: str
    begin: float
    luck: float
    own: float
    others: float
    judgement: float
    """What changed only because the game is judged in another way near its end."""
    end: float
    luck_error: float
    """How sure the share of luck is: one standard error."""
    parts: list[LuckPart] = []
    """Luck by its kind; together they are the luck (older judgements have none)."""


class Dice(msgspec.Struct):
    """What one kind of dice or draws brought a seat, and what was to be expected."""

    kind: str
    seat: str
    times: int
    brought: float
    expected: float


class Judgement(msgspec.Struct):
    """Everything a report tells."""

    game: str
    title: str
    preset: str
    options: dict[str, str]
    seats: list[str]
    names: dict[str, str]
    ranking: list[list[str]]
    winners: list[str]
    """Nobody where all lost."""
    scores: dict[str, int]
    entries: int
    chances: list[tuple[int, list[float]]]
    """The chance to win of each seat, by entry."""
    points: list[tuple[int, dict[str, int]]]
    sources: list[tuple[int, dict[str, dict[str, int]]]]
    turning_points: list[Change]
    acts: list[Change]
    """The largest acts, with what else could have been done."""
    costly: list[Change]
    """The decisions that cost their own seat most, three of each seat, the worst first; with what else there was."""
    lucky: list[Change]
    """The largest strokes of luck."""
    accounts: list[SeatAccount]
    dice: list[Dice]
    playouts: int
    bot: str
    seed: str
    judge: str = ""
    """``network`` where a network judged a game of two, ``table`` where it judged a table of many; empty for the
    evaluation of the search, or a bot that played on."""


class Judging:
    """A game on its way to a judgement: first the worth of every position is asked, then that of some alternatives, and
    then everything is put together. Whoever answers may do it piece by piece, in any process."""

    def __init__(self, text: str, name: str = GUIDED, components: str = "") -> None:
        self.story = Story(text, components)
        self.name = guide_of(self.story, name)
        self.late = turn_late(self.story, self.name)
        self.judge = network_of(self.story, self.name)

    def positions(self) -> list[Task]:
        """The positions to be asked; the last one needs no playouts: the game is over."""
        return [(str(node), node, []) for node in range(len(self.story.nodes) - 1)]

    def other_ways(self, seen: list[Worth]) -> tuple[list[Task], list[int]]:
        """What else could have been done in the acts that weighed most, and the act that each belongs to."""
        story = self.story
        curves = chances(story, seen)
        steps = [_change(story, at, curves) for at in range(len(story.steps))]
        return _alternatives(story, sorted({*_weighty(story, steps), *_costly(story, steps)}))

    def judgement(self, seen: list[Worth], found: list[Worth], playouts: int, seed: str) -> Judgement:
        """Everything put together."""
        story = self.story
        curves = chances(story, seen)
        steps = [_change(story, at, curves) for at in range(len(story.steps))]
        weighty, costly = _weighty(story, steps), _costly(story, steps)
        tasks, owners = _alternatives(story, sorted({*weighty, *costly}))
        for task, at, found_worth in zip(tasks, owners, found, strict=True):
            seat = story.seats.index(steps[at].seat)
            said = (story.game.actions[task[2][0]].words.to_data(), _near(found_worth.mean[seat]))
            if task[2][0] == story.steps[at].chosen:
                steps[at].chosen = said
            else:
                steps[at].alternatives.append(said)
        for step in steps:
            step.alternatives = sorted(step.alternatives, key=lambda one: -one[1])[:SHOWN_ALTERNATIVES]
        strokes = _strokes(story, steps)
        return Judgement(
            game=story.game.id,
            title=story.game.title,
            preset=str(story.final.header["preset"]),
            options=dict(story.final.record.options),
            seats=story.seats,
            names={seat: story.game.seat_name(seat) for seat in story.seats},
            ranking=story.final.ranking,
            winners=story.final.winners,
            scores=story.final.scores,
            entries=story.final.last.number,
            chances=[
                (_entry(story, node), [_near(value) for value in curves[node]])
                for node in range(len(curves))
                if not within_a_stroke(story, node)
            ],
            points=story.scores,
            sources=story.sources,
            turning_points=_largest(strokes, TURNING_POINTS),
            acts=[steps[at] for at in sorted(weighty) if steps[at].size >= WORTH_NAMING],
            costly=[steps[at] for at in costly],
            lucky=_largest([step for step in strokes if step.kind == LUCK], TURNING_POINTS),
            accounts=_accounts(story, seen, curves),
            dice=[
                Dice(kind, seat, round(row[0]), _near(row[1]), _near(row[2]))
                for (kind, seat), row in sorted(story.dice.items())
            ],
            playouts=how_many(story, self.name, playouts),
            bot="" if self.name == EVALUATION else self.name,
            seed=seed,
            judge=self.judge,
        )


def judge(
    text: str,
    playouts: int = 24,
    seed: int | str = 1756,
    name: str = GUIDED,
    jobs: int = 1,
    components: str = "",
    tell: Callable[[int, int], None] | None = None,
) -> Judgement:
    """Judge the game of a record; ``tell`` hears how many positions are judged, and out of how many."""
    if playouts < FEWEST_PLAYOUTS:
        raise BadOptions(say("bad-few", number=playouts, what=say("what-playouts"), least=FEWEST_PLAYOUTS))
    if jobs < 1:
        raise BadOptions(say("bad-few", number=jobs, what=say("what-jobs"), least=1))
    if name not in (GUIDED, EVALUATION):
        kind = bot(name)
        game = Story(text, components).game
        if not kind.plays(game):
            others = texts(games_of(kind))
            raise BadOptions(say("bad-bot-not-here", bot=Text(name), game=Text(game.id), games=others))
    judging = Judging(text, name, components)

    def count(tasks: list[Task], before: int, known: int) -> list[Worth]:
        def told(done: int) -> None:
            if tell is not None:
                tell(before + done, known)

        return worths(
            text, components, judging.story, tasks, playouts, str(seed), judging.name, judging.late, jobs, told
        )

    positions = judging.positions()
    seen = count(positions, 0, len(positions))
    tasks, _ = judging.other_ways(seen)
    found = count(tasks, len(positions), len(positions) + len(tasks))
    return judging.judgement(seen, found, playouts, str(seed))


# -- the curve -------------------------------------------------------------------------------


def chances(story: Story, seen: list[Worth], half: int | None = None) -> list[list[float]]:
    """The chance to win of each seat at every position, smoothed; with a half, from that half of the playouts."""
    seats = len(story.seats)
    winners = story.final.winners
    rows: list[Row] = []
    for seat in range(seats):
        values = [worth.mean[seat] if half is None else worth.halves[half][seat] for worth in seen]
        errors = [worth.error[seat] * (1 if half is None else HALVES) for worth in seen]
        values.append(1 / len(winners) if story.seats[seat] in winners else 0.0)
        errors.append(EXACT)
        rows.append((values, errors, [_known(story.steps[at], worth.spread[seat]) for at, worth in enumerate(seen)]))
    kinds = [int(step.kind == LUCK) for step in story.steps]
    moves, extra = fit(rows, kinds, 1 / seats)
    columns = [
        smoothed(values, [*(error + extra for error in errors[:-1]), EXACT], moves[at], 1 / seats)
        for at, (values, errors, _) in enumerate(rows)
    ]
    found: list[list[float]] = []
    for at in range(len(story.nodes)):
        here = [min(1.0, max(0.0, column[at])) for column in columns]
        # Somebody won, so that all chances add up to 1; where nobody did they add up to no more than that.
        total = sum(here) if winners else max(1.0, sum(here))
        found.append([value / total for value in here])
    return found


def _known(step: Step, spread: float) -> float:
    """How far a step goes, where that is known: luck as far as its outcomes lie apart."""
    if step.kind == REVISED:
        return REVISION
    return spread if step.kind == LUCK and spread > 0 else -1.0


def _entry(story: Story, node: int) -> int:
    """The entry after which a position stood; what nobody could decide otherwise may have come after it."""
    if node == len(story.nodes) - 1:
        return story.final.last.number
    return 0 if node == 0 else story.steps[node - 1].last


# -- what changed it -------------------------------------------------------------------------


def _change(story: Story, at: int, curves: list[list[float]]) -> Change:
    step: Step = story.steps[at]
    change = {seat: _near(curves[at + 1][number] - curves[at][number]) for number, seat in enumerate(story.seats)}
    size = max(abs(value) for value in change.values())
    return Change(step.kind, step.seat, step.first, step.last, step.told(), step.outcomes, change, size)


def within_a_stroke(story: Story, node: int) -> bool:
    """Whether a position lies between two kinds of luck that came at once."""
    if not 0 < node < len(story.steps):
        return False
    before, after = story.steps[node - 1], story.steps[node]
    return before.kind == after.kind == LUCK and before.last == after.first


def _strokes(story: Story, steps: list[Change]) -> list[Change]:
    """The steps as people see them: what chance brought at once is one stroke, of however many kinds."""
    found: list[Change] = []
    for at, step in enumerate(steps):
        if not within_a_stroke(story, at):
            found.append(step)
            continue
        stroke = found[-1]
        change = {seat: _near(stroke.change[seat] + step.change[seat]) for seat in story.seats}
        size = max(abs(value) for value in change.values())
        found[-1] = msgspec.structs.replace(
            stroke, outcomes=[*stroke.outcomes, *step.outcomes], change=change, size=size
        )
    return found


def _largest(steps: list[Change], count: int) -> list[Change]:
    """The largest changes, in the order of the game."""
    found = sorted((step for step in steps if step.kind != REVISED), key=lambda step: -step.size)[:count]
    return sorted((step for step in found if step.size >= WORTH_NAMING), key=lambda step: step.last)


def _weighty(story: Story, steps: list[Change]) -> list[int]:
    """The acts that changed most."""
    acts = sorted((at for at, step in enumerate(story.steps) if step.chosen >= 0), key=lambda at: -steps[at].size)
    return acts[:LOOKED_INTO]


def _costly(story: Story, steps: list[Change]) -> list[int]:
    """The acts that cost their own seat most, seat by seat, the worst first."""
    found: list[int] = []
    for seat in story.seats:
        mine = [at for at, step in enumerate(story.steps) if step.chosen >= 0 and step.seat == seat]
        worst = sorted(mine, key=lambda at: steps[at].change[seat])[:COSTLY]
        found.extend(at for at in worst if steps[at].change[seat] <= -WORTH_NAMING)
    return found


def _alternatives(story: Story, acts: list[int]) -> tuple[list[Task], list[int]]:
    """The ways in which some acts could have begun, to be played out, and the act that each belongs to."""
    tasks: list[Task] = []
    owners: list[int] = []
    for at in acts:
        legal: list[int] = []
        story.engine.legal(story.nodes[at], legal)
        chosen = story.steps[at].chosen
        if chosen not in legal:
            continue
        others = [action for action in legal if action != chosen]
        # Of very many take some from everywhere in the list.
        stride = -(-len(others) // MOST_ALTERNATIVES) if others else 1
        for action in [chosen, *others[::stride]]:
            tasks.append((f"{at}/{action}", at, [action]))
            owners.append(at)
    return tasks, owners


def _accounts(story: Story, seen: list[Worth], curves: list[list[float]]) -> list[SeatAccount]:
    halves = [chances(story, seen, half) for half in range(HALVES)]
    found: list[SeatAccount] = []
    for number, seat in enumerate(story.seats):
        luck, own, others, judgement = _sums(story, curves, number)
        apart = [_sums(story, half, number)[0] for half in halves]
        found.append(
            SeatAccount(
                seat=seat,
                begin=_near(curves[0][number]),
                luck=_near(luck),
                own=_near(own),
                others=_near(others),
                judgement=_near(judgement),
                end=_near(curves[-1][number]),
                luck_error=_near(abs(apart[0] - apart[1]) / 2),
                parts=_parts(story, curves, halves, number),
            )
        )
    return found


def _parts(story: Story, curves: list[list[float]], halves: list[list[list[float]]], seat: int) -> list[LuckPart]:
    """A seat's luck by the kind of chance, in the order of the game's streams."""
    luck = _by_stream(story, curves, seat)
    apart = [_by_stream(story, half, seat) for half in halves]
    return [
        LuckPart(
            stream,
            Message(AS_IT_STOOD, {"words": Thing("luck", stream, "", story.game.id)}).to_data(),
            _near(luck[stream]),
            _near(abs(apart[0][stream] - apart[1][stream]) / 2),
        )
        for stream in story.game.streams
        if stream in luck
    ]


def _by_stream(story: Story, curves: list[list[float]], seat: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for at, step in enumerate(story.steps):
        if step.kind == LUCK:
            found[step.chance] = found.get(step.chance, 0.0) + curves[at + 1][seat] - curves[at][seat]
    return found


def _sums(story: Story, curves: list[list[float]], seat: int) -> tuple[float, float, float, float]:
    """A seat's gains by luck, by its own acts, by those of others, and by another way to judge."""
    luck = own = others = judgement = 0.0
    for at, step in enumerate(story.steps):
        change = curves[at + 1][seat] - curves[at][seat]
        if step.kind == LUCK:
            luck += change
        elif step.kind == REVISED:
            judgement += change
        elif step.kind == ACT and step.seat == story.seats[seat]:
            own += change
        else:
            others += change
    return luck, own, others, judgement


def _near(number: float) -> float:
    return round(number, 4)
