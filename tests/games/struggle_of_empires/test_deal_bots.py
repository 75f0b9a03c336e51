"""The bots and deals that are actions: they refuse what is bad for them, keep their word, and hold a grudge."""

from __future__ import annotations

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tests.games.struggle_of_empires.rules.test_deals import play, table_of
from tricorne.games.struggle_of_empires.actions import PEACE
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import WORD_BROKEN
from tricorne.games.struggle_of_empires.bots import worths
from tricorne.games.struggle_of_empires.bots.deals import Dealer
from tricorne.games.struggle_of_empires.talk import promises


def choice(table: PhaseTable) -> str:
    """What the bot answers."""
    legal: list[int] = []
    table.engine.legal(table.p, legal)
    found = worths(table.p, legal)
    return table.engine.actions[legal[found.index(max(found))]].text


def offered(gold: int, broken: int = 0) -> PhaseTable:
    """Britain, about to lose its marker to four armies, offers Russia gold for peace."""
    table = table_of()
    table.gold(britain=12, russia=6)
    table.units("russia", "ottoman-empire", army=4)
    table.p.word = table.p.word[:]
    table.p.word[WORD_BROKEN + number("britain") * POWERS + number("russia")] = broken
    play(table, "attack ottoman-empire britain", "deal russia", f"give gold {gold}", "until war")
    assert table.actor == "russia"
    return table


def test_a_bad_deal_is_refused_and_a_better_one_taken() -> None:
    assert choice(offered(1)) == "reject"
    dealer = Dealer(offered(10).p, number("russia"))
    low, high = (dealer.net(thing, PEACE, number("britain"), 199) for thing in (1, 8))
    assert low < high


def test_a_grudge_makes_a_deal_dearer_and_trust_smaller() -> None:
    friend, breaker = offered(4), offered(4, broken=2)
    britain = number("britain")
    assert Dealer(friend.p, number("russia")).least(britain) < Dealer(breaker.p, number("russia")).least(britain)
    assert Dealer(friend.p, number("russia")).trust(britain) > 2 * Dealer(breaker.p, number("russia")).trust(britain)


def worth_of_attack(table: PhaseTable) -> float:
    legal: list[int] = []
    table.engine.legal(table.p, legal)
    return worths(table.p, legal)[legal.index(table.engine.actions.number("attack ottoman-empire britain"))]


def test_a_word_is_kept_unless_breaking_it_is_worth_far_more() -> None:
    free, bound, wronged = table_of(), table_of(), table_of()
    promises.promise(bound.p, PEACE, number("russia"), number("britain"), promises.end_of_war(bound.p))
    wronged.p.word = wronged.p.word[:]
    wronged.p.word[WORD_BROKEN + number("britain") * POWERS + number("russia")] = 1
    assert worth_of_attack(bound) < worth_of_attack(free) - 2 < worth_of_attack(wronged) - 2


def test_help_is_bought_only_where_it_pays() -> None:
    """Two armies against a lone marker win as good as surely: more would be wasted gold."""
    table = table_of()
    table.units("russia", "ottoman-empire", army=6)
    play(table, "attack ottoman-empire britain", "no-deal")
    assert choice(table) == "no-deal"
