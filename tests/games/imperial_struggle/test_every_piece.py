"""No piece of the data is forgotten: each event, ability, Advantage, strength list and spoils row has its own test."""

from pathlib import Path

import pytest

from tests.games.imperial_struggle.card_table import ENGINE, C, CardTable, changes
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board import check
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, SIDE_IDS
from tricorne.games.imperial_struggle.board.control import set_flag
from tricorne.games.imperial_struggle.board.deck import (
    NEEDS_ADVANTAGE,
    NEEDS_AVAILABLE_DEBT,
    NEEDS_MORE_OWN,
    NO_BONUS,
    EventCard,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BONUS, LIMIT
from tricorne.kernel.position import kind_of
from tricorne.kernel.testing import rules_named_in

NAMED = rules_named_in(str(Path(__file__).parent))
TURN_OF_ERA = [2, 4, 5]
PLAYS = [(event, bonus) for event in C.events for bonus in (False, True) if not bonus or event.needs != NO_BONUS]


def named(id: str, file: str) -> bool:
    """Is a rule named by a test of a file whose name begins so?"""
    return any(Path(place.split("::")[0]).name.startswith(file) for place in NAMED.get(id, []))


@pytest.mark.parametrize("event", C.events, ids=C.event_ids)
def test_each_version_of_an_event_is_tested_with_and_without_its_bonus(event: EventCard) -> None:
    both = event.versions[FRANCE] is event.versions[BRITAIN]
    texts = (1 if both else 2) * (1 if event.needs == NO_BONUS else 2)
    missing = [n for n in range(1, texts + 1) if not named(f"IS-EVENT-{event.number}-{n}", "test_events")]
    assert missing == []


def test_each_ability_of_a_ministry_is_tested() -> None:
    wanted = [f"IS-MINISTRY-{card.number}-{n + 1}" for card in C.ministries for n in range(len(card.abilities))]
    assert len(wanted) > len(C.ministries)
    assert [id for id in wanted if not named(id, "test_ministries")] == []


def test_each_advantage_is_tested() -> None:
    wanted = [f"IS-ADVANTAGE-{number + 1}" for number in range(len(C.advantages))]
    assert [id for id in wanted if not named(id, "test_advantages")] == []


def test_each_strength_list_and_each_spoils_row_is_tested() -> None:
    strengths, rows = [], []
    for theater in C.wars.theaters:
        name = f"IS-{C.wars.ids[theater.war].upper()}-{theater.number - C.wars.theaters_of[theater.war][0] + 1}"
        strengths.append(f"{name}-1")
        rows += [f"{name}-{3 + row}" for row in range(len(theater.spoils))]
    assert len(strengths) == 15
    assert [id for id in strengths if not named(id, "test_war_strength")] == []
    assert [id for id in rows if not named(id, "test_war_spoils")] == []


def meet_the_condition(p: Position, side: int, event: EventCard) -> None:
    """What a bonus needs besides keywords and tiles, which the table lays itself."""
    if event.needs == NEEDS_AVAILABLE_DEBT:
        p.sides[LIMIT + side] += event.needs_what
    elif event.needs == NEEDS_ADVANTAGE:
        for space in C.advantages[event.needs_what].spaces:
            set_flag(p, space, side + 1)
    elif event.needs == NEEDS_MORE_OWN:
        set_flag(p, event.needs_spaces[0], side + 1)


@pytest.mark.parametrize("side", SIDE_IDS)
@pytest.mark.parametrize(("event", "bonus"), PLAYS, ids=[f"{event.id}-{bonus}" for event, bonus in PLAYS])
def test_an_event_without_an_opposing_target_runs_its_course(event: EventCard, side: str, bonus: bool) -> None:
    """The other side has nothing on the board: what looks for its flags, Forts or Squadrons finds none and goes on."""
    table = CardTable(side, TURN_OF_ERA[event.era])
    if bonus:
        meet_the_condition(table.p, table.side, event)
    table.open_event(event.id, bonus)
    before = table.facts()
    table.do(f"play {event.id}")
    assert table.p.round[BONUS] == bonus
    answers = 0
    while kind_of(table.p.stack[-1]) != step_numbers.MENU:
        open_now = table.legal()
        assert open_now, ENGINE.prompt(table.p).words
        table.do(open_now[0])
        answers += 1
        assert answers < 20
    assert check.problem(table.p) is None
    other = SIDE_IDS[1 - table.side]
    changed = changes(before, table.facts())
    assert [fact for fact, value in changed.items() if fact.startswith("flag ") and value == other] == []
    assert [fact for fact in changed if fact.startswith("damaged ")] == []
