"""The machine by itself, on a game of four steps."""

from __future__ import annotations

import pytest

from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, DECISION, EVERYBODY, OVER, Engine, Prompt, Refusal
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.machine.retelling import Teller, retell
from tricorne.kernel.machine.step import Chance, Decision, Die, Passage, Step, pick, tickets
from tricorne.kernel.message import as_it_stood
from tricorne.kernel.position import AnyPosition, actor_of, first_of, frame, second_of
from tricorne.kernel.record import PLAY, Entry, Outcome

ROUND, BID, ROLL, CARD, NOTHING = 0, 1, 2, 3, 4
PASS, RAISE, FOLD = 0, 1, 2
ROUNDS = 2


class Game(AnyPosition):
    """Two seats bid in turn, twice; who raises rolls a die and draws a card that the other does not see."""

    def __init__(self) -> None:
        self.stack = []
        self.rng = seeded(7, ["dice", "cards"])
        self.score = [0, 0]
        self.round = [0]

    def clone(self) -> Game:
        copy = Game()
        copy.stack, copy.rng, copy.score, copy.round = self.stack[:], self.rng[:], self.score[:], self.round[:]
        return copy

    def field_names(self) -> list[str]:
        return ["stack", "rng", "score", "round"]


class Round(Passage[Game]):
    def run(self, p: Game, frame: int) -> None:
        p.round[0] += 1
        if p.round[0] > ROUNDS:
            p.stack.pop()
            return
        p.ask(BID, 1, first=p.round[0])
        p.ask(BID, 0, first=p.round[0])


class Bid(Decision[Game]):
    def legal(self, p: Game, frame: int, out: list[int]) -> None:
        out.append(PASS)
        if p.score[actor_of(frame)] < 6:
            out.append(RAISE)

    def play(self, p: Game, frame: int, action: int) -> None:
        p.stack.pop()
        if action == RAISE:
            p.then(CARD, actor_of(frame))
            p.then(ROLL, actor_of(frame))

    def prompt(self, p: Game, frame: int) -> Prompt:
        return Prompt("bid", as_it_stood("Bid!"), ["BID-1"])

    def keeps_secret(self, p: Game, frame: int) -> bool:
        return first_of(frame) == ROUNDS


class ProudBid(Bid):
    def reason(self, p: Game, frame: int, action: int) -> Refusal:
        return Refusal(as_it_stood("6 are enough"), ["BID-2"])


class Roll(Die[Game]):
    def stream(self) -> int:
        return 0

    def apply_outcome(self, p: Game, frame: int, value: int) -> None:
        p.stack.pop()
        p.score[first_of(frame)] += value


class Card(Chance[Game]):
    """Two blanks, three crowns, and no joker in this pack."""

    def stream(self) -> int:
        return 1

    def outcomes(self, p: Game, frame: int) -> list[int]:
        return [0, 2, 1, 3, 2, 0]

    def apply_outcome(self, p: Game, frame: int, value: int) -> None:
        p.stack.pop()
        p.score[first_of(frame)] += value

    def outcome_text(self, p: Game, value: int) -> str:
        return ["blank", "crown", "joker"][value]

    def secret_of(self, p: Game, frame: int) -> int:
        return first_of(frame)


class Bidding(Machine[Game]):
    pass


def actions() -> ActionTable:
    table = ActionTable()
    table.row(PASS, "pass", as_it_stood("Pass"), "BID-1")
    table.row(RAISE, "raise", as_it_stood("Raise"), "BID-1")
    table.row(FOLD, "fold", as_it_stood("Fold"), "BID-1")
    return table


def bidding(bid: Bid | None = None) -> Bidding:
    steps: list[Step[Game]] = [Round(), bid or Bid(), Roll(), Card(), Passage()]
    # Without a view, a log and scores: they are none of the machine's business.
    return Bidding(steps, actions(), ["red", "blue"], ["Red", "Blue"])  # type: ignore[abstract]


def opened(machine: Bidding) -> Game:
    p = Game()
    p.then(ROUND)
    machine.run_passages(p)
    return p


def test_passages_run_until_somebody_is_asked() -> None:
    machine = bidding()
    p = opened(machine)
    assert machine.waits_for(p) == DECISION
    assert machine.actor(p) == 0
    assert p.round == [1]
    out = [-1]
    machine.legal(p, out)
    assert out == [-1, PASS, RAISE]


def test_the_last_that_is_put_on_the_stack_comes_first() -> None:
    machine = bidding()
    p = opened(machine)
    machine.apply(p, RAISE)
    assert machine.waits_for(p) == CHANCE
    assert (machine.stream(p), machine.outcome_secret(p)) == (0, EVERYBODY)
    machine.apply_outcome(p, 5)
    assert (machine.stream(p), machine.outcome_secret(p)) == (1, 0)
    machine.apply_outcome(p, 1)
    assert (p.score, machine.actor(p)) == ([6, 0], 1)
    for _ in range(3):
        machine.apply(p, PASS)
    assert machine.waits_for(p) == OVER


def test_what_cannot_come_is_no_outcome() -> None:
    machine = bidding()
    p = opened(machine)
    p.then(CARD, 0)
    assert machine.outcomes(p) == [0, 2, 1, 3]
    assert [machine.outcome_text(p, value) for value in (0, 1)] == ["blank", "crown"]


def test_why_not_follows_from_what_is_legal() -> None:
    """Nobody has to say twice what is open: a step that lists it and gives a reason is never at odds with itself."""
    machine = bidding()
    p = opened(machine)
    assert machine.why_not(p, RAISE) is None
    p.score[0] = 6
    refusal = machine.why_not(p, RAISE)
    assert refusal is not None
    assert "Bid!" in str(refusal.reason) and refusal.rules == ["BID-1"]
    proud = bidding(ProudBid())
    refusal = proud.why_not(p, RAISE)
    assert refusal is not None
    assert (str(refusal.reason), refusal.rules) == ("6 are enough", ["BID-2"])
    assert proud.why_not(p, PASS) is None


def test_a_step_says_itself_whether_its_answer_is_secret() -> None:
    machine = bidding()
    p = opened(machine)
    assert not machine.decision_secret(p)
    machine.apply(p, PASS)
    machine.apply(p, PASS)
    assert machine.decision_secret(p)
    seen = machine.decision_view(p, 1)
    assert seen is not None
    assert "Red" in str(seen["words"]) and "actions" not in seen
    own = machine.decision_view(p, 0)
    assert own is not None
    assert own["words"] == as_it_stood("Bid!").to_data() and own["actions"] == [
        {"id": PASS, "text": "pass", "words": as_it_stood("Pass").to_data(), "rule": "BID-1"},
        {"id": RAISE, "text": "raise", "words": as_it_stood("Raise").to_data(), "rule": "BID-1"},
    ]


def test_a_view_says_that_chance_is_awaited_or_the_game_over() -> None:
    machine = bidding()
    p = opened(machine)
    machine.apply(p, RAISE)
    seen = machine.decision_view(p, 0)
    assert seen is not None
    assert seen["actor"] == "chance"
    p.stack.clear()
    assert machine.decision_view(p, 0) is None


def test_random_play_ends_the_game_and_stops_at_a_limit() -> None:
    machine = bidding()
    p = opened(machine)
    assert machine.playout(p, 1, 3) == 3
    assert machine.waits_for(p) != OVER
    assert machine.playout(p, 2, 1000) == 1
    assert machine.waits_for(p) == OVER
    assert p.round == [ROUNDS + 1]


@pytest.mark.parametrize("seed", range(5))
def test_random_play_is_the_same_as_step_by_step(seed: int) -> None:
    """The quick loop of the machine does what the one of any engine does."""
    machine = bidding()
    quick = opened(machine)
    slow = quick.clone()
    assert machine.playout(quick, seed, 1000) == Engine.playout(machine, slow, seed, 1000)
    assert quick.fields() == slow.fields()


def test_a_step_refuses_what_is_none_of_its_business() -> None:
    machine = bidding()
    p = opened(machine)
    with pytest.raises(ValueError, match="no chance"):
        machine.draw(p)
    p.then(ROLL, 0)
    with pytest.raises(ValueError, match="no actions"):
        machine.legal(p, [])
    p.then(NOTHING)
    with pytest.raises(ValueError, match="no passage"):
        machine.run_passages(p)


def test_replacing_changes_the_top_of_the_stack_alone() -> None:
    p = Game()
    p.ask(BID, 1, 2, 3)
    p.ask(BID, 0)
    p.replace(BID, 1, 4, 5)
    assert [(actor_of(top), first_of(top), second_of(top)) for top in p.stack] == [(1, 2, 3), (1, 4, 5)]
    assert p.stack[1] == frame(BID, 1, 4, 5)


def test_tickets_are_dealt_by_weight() -> None:
    outcomes = [4, 2, 5, 0, 6, 1]
    assert [pick(outcomes, ticket) for ticket in range(tickets(outcomes))] == [4, 4, 6]
    with pytest.raises(ValueError, match="tickets"):
        pick(outcomes, 3)


class Notes(Teller[Game]):
    def __init__(self) -> None:
        super().__init__(0)
        self.lines: list[str] = []

    def chosen(self, p: Game, frame: int, action: int) -> None:
        self.lines.append(f"{actor_of(frame)} chose {action} with {p.score}")

    def played(self, earlier: Game, p: Game, frame: int) -> None:
        self.lines.append(f"played, {len(p.stack) - len(earlier.stack):+} steps")

    def applied(self, earlier: Game, p: Game, frame: int, value: int) -> None:
        self.lines.append(f"{value}: {earlier.score} to {p.score}")

    def passed(self, earlier: Game, p: Game, frame: int) -> None:
        self.lines.append(f"round {earlier.round[0]} to {p.round[0]}")


def test_an_entry_is_played_again_step_by_step() -> None:
    """Each step is told with the position before it; a text that was blanked out stands for any outcome."""
    machine = bidding()
    p = opened(machine)
    machine.apply(p, PASS)
    entry = Entry(None, PLAY, "blue", "raise", False, [Outcome("4", EVERYBODY), Outcome("?", 1)], True)
    notes = Notes()
    retell(machine, p, entry, [notes], None)
    assert notes.lines == [
        "1 chose 1 with [0, 0]",
        "played, +1 steps",
        "4: [0, 0] to [0, 4]",
        "0: [0, 4] to [0, 4]",
        "round 1 to 2",
    ]
    assert machine.actor(p) == 0


def test_an_entry_is_told_as_far_as_its_outcomes_go() -> None:
    machine = bidding()
    p = opened(machine)
    notes = Notes()
    retell(machine, p, Entry(None, PLAY, "red", "raise", False, [], False), [notes], None)
    assert notes.lines == ["0 chose 1 with [0, 0]", "played, +1 steps"]
    assert machine.waits_for(p) == CHANCE


def test_rows_must_keep_in_step_with_their_numbers() -> None:
    table = actions()
    with pytest.raises(AssertionError, match="out of step at bow: 3, not 4"):
        table.row(4, "bow", as_it_stood("Bow"), "BID-1")
