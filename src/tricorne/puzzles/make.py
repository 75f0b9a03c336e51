"""Making puzzles: strong bots play, a quick search looks for moments in which one choice stands out and is not the one
that comes to mind first, and a deep search, asked twice, must agree each time."""

from __future__ import annotations

from collections.abc import Callable

import tricorne
from tricorne.bots import Seat, bot, let_play, let_talk
from tricorne.bots.search.bot import Search, knowledge
from tricorne.bots.search.rehearsal import Plan
from tricorne.kernel.bot import Budget
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.record import PLAY
from tricorne.kernel.replay import play_on
from tricorne.kernel.state import State
from tricorne.puzzles.puzzle import CLEAR, Choice, Puzzle

LEAST_CHOICES = 4
LEAST_LOOKED = 2
"""Choices that a search must have looked into. A tree that knows its way leaves all others aside."""
LIKELY = 0.03
"""How far apart a quick look must see the first two choices."""
SURPRISE = 0.04
"""What counts for a moment in which the best choice is not the one that comes to mind first."""
MOST_ASKED = 6
"""Moments of a game that are searched deeply, those that look best."""
MOST_OF_A_GAME = 2
SHOWN = 6
"""Choices that are written down with their figures."""
DEPTH = 2.0
QUICK = 0.2
"""The deep and the quick search, by how long the marshal thinks."""
LEAST_SHARE = 0.12
MOST_SHARE = 0.95
"""What the solution leaves the seat to hope for: neither lost nor won already."""
TIMES = 2
PROOF = "proof"
"""The seed of the quick search that must agree."""


class Judge(Search):
    """Judges as the marshal does: with the game's network, where it has one. Without it the tree of Imperial Struggle
    believes its own quick estimate, and deep searches with other dice do not agree. A network that is trusted at some
    tables alone judges no puzzle."""

    level = "marshal"
    plan = Plan(wide=8, far=2, point=0.005, behind=3.0)
    learned = True

    @classmethod
    def guided_passes(cls, playbook: Playbook) -> int:
        return super().guided_passes(playbook) if playbook.network_everywhere else 0


def searching(game: Game, part: float) -> Search:
    """The bot that judges puzzles, thinking so many times as long as the marshal."""
    return Judge(Budget(passes=passes_of(game, part)))


def passes_of(game: Game, part: float) -> int:
    """So many times the passes of the marshal."""
    return round(part * Judge.passes(game))


def play_game(game: Game, seats: list[str], seed: str, name: str) -> State:
    """A game between bots of one kind."""
    state = game.new(seats, seed=seed)
    players = {seat: (bot(name)(), Seat(state, seat, seed)) for seat in seats}
    while (actor := state.actor) is not None:
        player, eyes = players[actor]
        let_play(state, player, eyes, name)
        let_talk(state, players.values())
    return state


def moments(text: str) -> list[State]:
    """The moments of a record in which somebody has a choice that matters."""
    record = tricorne.Record.read(text)
    last = tricorne.replay(text)
    found: list[State] = []
    state = tricorne.replay(text, to=0)
    known = knowledge(state.game, state.engine, state.position)
    for line in record.lines[1:]:
        position = state.position
        if line.kind == PLAY and not known.small(position) and known.quiet(position):
            if len(state.legal()) >= LEAST_CHOICES:
                found.append(state.clone())
        play_on(state, [line], [])
    assert state.over == last.over
    return found


def first_look(state: State) -> float:
    """How far a quick search sees the best choice ahead of the next; more where it is not what comes to mind first."""
    actor = state.actor
    assert actor is not None
    judge = searching(state.game, QUICK)
    sampled = state.sample(actor, 1)
    hope = judge.known(sampled).shares(sampled.position)[state.seat_number(actor)]
    if not LEAST_SHARE / 2 <= hope <= (1 + MOST_SHARE) / 2:
        return 0.0
    looked = judge.weigh(Seat(state, actor, "look"))
    if len(looked) < LEAST_LOOKED or not LEAST_SHARE <= looked[0][1] <= MOST_SHARE:
        return 0.0
    gap = looked[0][1] - looked[1][1]
    return gap + SURPRISE if gap >= LIKELY and looked[0][0] != glance(state) else gap


def glance(state: State) -> int:
    """What comes to mind first."""
    sampled = state.sample(state.actor, 1)
    return knowledge(state.game, state.engine, state.position).answer(sampled.position, state.legal())


def judged(state: State, name: str, number: int) -> Puzzle | None:
    """A puzzle of this moment, if deep search is sure of it every time."""
    actor = state.actor
    assert actor is not None
    game = state.game
    shares: dict[int, float] = {}
    best: set[int] = set()
    for time in range(TIMES):
        looked = searching(game, DEPTH).weigh(Seat(state, actor, f"deep/{time}"))
        best.add(looked[0][0])
        if len(best) > 1 or len(looked) < LEAST_LOOKED or looked[0][1] - looked[1][1] < LIKELY:
            return None
        for action, share in looked:
            shares[action] = shares.get(action, 0.0) + share / TIMES
    solution = best.pop()
    others = sorted((action for action in shares if action != solution), key=lambda action: -shares[action])
    choices = [Choice(game.actions[action].text, round(shares[action], 3)) for action in [solution, *others][:SHOWN]]
    again = searching(game, QUICK).weigh(Seat(state, actor, PROOF))
    if again[0][0] != solution or choices[0].share - choices[1].share < CLEAR:
        return None
    return Puzzle(
        id=f"{name}-{number}",
        record=f"{name}.txt",
        number=number,
        seat=actor,
        question=state.prompt.key,
        glance=game.actions[glance(state)].text,
        choices=choices,
        reason=reason_for(state, solution, choices).to_data(),
        passes=passes_of(game, DEPTH),
    )


def reason_for(state: State, solution: int, choices: list[Choice]) -> Message:
    """Why the solution is best: what gains by it, and the figures that were found."""
    actor = state.actor
    assert actor is not None
    looked = [(state.game.actions.by_text[one.text], one.share) for one in choices]
    assert looked[0][0] == solution
    return searching(state.game, QUICK).reason(Seat(state, actor, "why"), looked)


def puzzles_of(text: str, name: str, tell: Callable[[str], None]) -> list[Puzzle]:
    """The puzzles of one game, at most so many, no two of the same kind."""
    looked = [(first_look(state), state) for state in moments(text)]
    likely = sorted((one for one in looked if one[0] >= LIKELY), key=lambda one: -one[0])[:MOST_ASKED]
    tell(f"{name}: {len(looked)} moments, {len(likely)} to search")
    found: list[Puzzle] = []
    for _, state in likely:
        made = judged(state, name, state.last.number)
        if made is None or any(_alike(one, made) for one in found):
            continue
        found.append(made)
        tell(f"{name}: entry {made.number}, {made.seat}: {made.solution}, better by {made.gap:.0%}")
        if len(found) == MOST_OF_A_GAME:
            break
    return found


def _alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles ask the same seat for the same kind of act."""
    return (one.seat, one.question, one.solution.split()[0]) == (other.seat, other.question, other.solution.split()[0])
