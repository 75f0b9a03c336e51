"""Deals as actions (option negotiation): what is asked when, what binds, and who kept his word."""

from __future__ import annotations

import pytest

import tricorne
from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tricorne.games.struggle_of_empires.actions import ACTIONS, ALL_ACTIONS, HELP, PASSING, PEACE
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import WORD_BROKEN, WORD_KEPT
from tricorne.games.struggle_of_empires.step_numbers import ACCEPT_HELP, COMMIT_ARMIES, ROUNDS, WAR
from tricorne.games.struggle_of_empires.talk import promises
from tricorne.games.struggle_of_empires.terminal.board import extras
from tricorne.kernel import word_rows
from tricorne.kernel.position import kind_of
from tricorne.kernel.testing import rule

SEATS = "russia britain spain united-provinces france"


def table_of(value: str = "offers") -> PhaseTable:
    """Russia may attack Britain in the Ottoman Empire, where its Dutch ally has two armies."""
    table = PhaseTable(SEATS, options={"negotiation": value})
    table.alliances("russia united-provinces", "britain spain france")
    table.gold(russia=6, britain=4)
    table.control("ottoman-empire", britain=1)
    table.units("russia", "ottoman-empire", army=2)
    table.units("united-provinces", "ottoman-empire", army=2)
    table.p.clock = word_rows.words([1, 3, 1, 0])
    table.p.then(WAR)
    table.p.then(ROUNDS)
    table.ask_turn("russia")
    return table


def open_texts(table: PhaseTable) -> list[str]:
    found: list[int] = []
    table.engine.legal(table.p, found)
    return [table.engine.actions[action].text for action in found]


def words(table: PhaseTable, by: str, to: str) -> tuple[int, int]:
    pair = number(by) * POWERS + number(to)
    return table.p.word[WORD_KEPT + pair], table.p.word[WORD_BROKEN + pair]


def play(table: PhaseTable, *texts: str) -> None:
    for text in texts:
        table.play(text)


@rule("R-GOLD-12")
def test_without_the_option_nothing_is_asked_and_nothing_is_written() -> None:
    table = table_of("off")
    assert not [text for text in open_texts(table) if text.startswith("deal")]
    assert "talk" not in table.p.fields() and table.engine.action_count() == ACTIONS
    play(table, "attack ottoman-empire britain")
    assert table.actor == "united-provinces"
    assert table_of("press").engine.action_count() == ALL_ACTIONS


@rule("R-GOLD-12", "NEGOTIATION-2")
def test_who_is_about_to_be_attacked_may_buy_peace() -> None:
    table = table_of()
    play(table, "attack ottoman-empire britain")
    assert table.actor == "britain" and open_texts(table) == ["deal russia", "no-deal"]
    play(table, "deal russia", "give gold 2", "until war")
    assert table.actor == "russia" and open_texts(table)[:3] == ["agree", "reject", "counter-gold 3"]
    play(table, "counter-gold 4")
    assert table.actor == "britain" and open_texts(table) == ["agree", "reject"]
    play(table, "agree")
    assert (table.gold_of("russia"), table.gold_of("britain")) == (10, 0)
    assert table.actor == "russia" and promises.has_promised(table.p, PEACE, number("russia"), number("britain"))
    assert "attack ottoman-empire britain" in open_texts(table)


@rule("R-GOLD-12", "NEGOTIATION-3", "NEGOTIATION-4")
def test_peace_does_not_bind_but_is_remembered() -> None:
    table = table_of()
    play(table, "attack ottoman-empire britain", "deal russia", "give gold 2", "until round", "agree")
    play(table, "attack ottoman-empire britain")
    assert table.actor == "russia", "Britain has spoken in this turn; Russia is asked about its Dutch ally"
    assert words(table, "russia", "britain") == (0, 1)
    assert not promises.has_promised(table.p, PEACE, number("russia"), number("britain"))
    assert table.gold_of("britain") == 2


@rule("R-GOLD-12")
@pytest.mark.parametrize("said", [["no-deal"], ["deal russia", "give peace", "until war", "reject"]])
def test_without_a_deal_the_attack_goes_on(said: list[str]) -> None:
    table = table_of()
    play(table, "attack ottoman-empire britain", *said)
    assert table.engine.prompt(table.p).key == "call-offer" and table.gold_of("russia") == 4
    assert words(table, "russia", "britain") == (0, 0)


@rule("R-GOLD-12", "NEGOTIATION-3", "ALLY-4")
def test_bought_help_is_committed_at_once() -> None:
    table = table_of()
    play(table, "attack ottoman-empire britain", "no-deal", "deal united-provinces", "give gold 3")
    assert open_texts(table) == ["get armies 1", "get armies 2"]
    play(table, "get armies 2", "agree")
    assert table.p.committed_armies[number("united-provinces")] == 2
    assert (table.gold_of("russia"), table.gold_of("united-provinces")) == (1, 3)
    assert kind_of(table.p.stack[-1]) not in (COMMIT_ARMIES, ACCEPT_HELP)


@rule("R-GOLD-12")
def test_promised_help_is_kept_or_broken_when_it_is_called_for() -> None:
    for answer, kept in (("armies 1", (1, 0)), ("armies 0", (0, 1))):
        table = table_of()
        promises.promise(table.p, HELP, number("united-provinces"), number("russia"), promises.end_of_war(table.p))
        play(table, "attack ottoman-empire britain", "no-deal", "no-deal", answer)
        assert words(table, "united-provinces", "russia") == kept


@rule("R-GOLD-12")
def test_one_deal_a_turn_and_gifts_need_no_answer() -> None:
    table = table_of()
    play(table, "deal france", "give gold 5", "get nothing")
    assert table.actor == "russia" and table.gold_of("france") == 5
    assert not [text for text in open_texts(table) if text.startswith("deal")]
    refusal = table.engine.why_not(table.p, table.engine.actions.number("deal spain"))
    assert refusal is not None and str(refusal.reason) == "Russia has begun its one deal in this auction or turn"


@rule("R-GOLD-12")
def test_peace_that_lasts_its_round_was_kept() -> None:
    table = table_of()
    play(table, "deal britain", "give peace", "get gold 1", "until round", "agree", "pass", "pass")
    while promises.has_promised(table.p, PEACE, number("russia"), number("britain")):
        play(table, "pass")
    assert words(table, "russia", "britain") == (1, 0)


@rule("R-GOLD-12", "NEGOTIATION-3")
def test_a_raise_breaks_the_promise_to_pass() -> None:
    game = tricorne.game("struggle-of-empires")
    options = {"negotiation": "offers", "setup-duplicates": "keep"}
    state = game.new(["britain", "france", "russia"], options=options, seed=3)
    while state.prompt.key != "bid":
        state.play(state.legal()[0])
    opener = state.actor
    for text in ("bid 0", state.game.actions[game.actions.number("red britain")].text, "blue france"):
        state.play(text)
    assert state.prompt.key == "pass-or-raise" and opener is not None
    speaker = state.actor
    assert speaker is not None
    for text in (f"deal {opener}", "give passing", "get gold 1", "agree"):
        state.play(text)
    position = state.position
    by, to = state.seat_number(speaker), state.seat_number(opener)
    assert isinstance(position, type(PhaseTable(SEATS).p))
    assert promises.has_promised(position, PASSING, by, to)
    seen = state.view(None)["talk"]
    assert isinstance(seen, dict)
    assert seen["promises"] == [{"by": speaker, "to": opener, "kind": "passing", "until": "auction"}]
    shown = [str(line) for line in extras(state.view(None))]
    assert any("not to raise (in this auction)" in line for line in shown)
    state.play("raise")
    assert position.word[WORD_BROKEN + by * POWERS + to] == 1
    assert tricorne.replay(str(state.record)) == state
