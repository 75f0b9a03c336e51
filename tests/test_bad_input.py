"""Bad input at the public face: one line that says what is wrong and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest

import tricorne

SEATS = ["britain", "france", "russia"]


def new(**given: object) -> tricorne.State:
    """A new game with one thing other than usual."""
    asked: dict[str, object] = {"seats": SEATS, "preset": "deluxe", "options": {}, "seed": 1, **given}
    return tricorne.game("struggle-of-empires").new(**asked)  # type: ignore[arg-type]  # wrong on purpose


WRONG: list[tuple[Callable[[], object], type[tricorne.TricorneError], str]] = [
    (
        lambda: tricorne.game("chess"),
        tricorne.UnknownGame,
        "there is no game 'chess': choose one of imperial-struggle, struggle-of-empires",
    ),
    (lambda: tricorne.game("struggle of empires"), tricorne.UnknownGame, "did you mean struggle-of-empires?"),
    (lambda: new(seats=["britain", "frnace"]), tricorne.BadOptions, "no power 'frnace': did you mean france?"),
    (lambda: new(seats=["britain", "atlantis"]), tricorne.BadOptions, "choose one of britain, united-provinces, spain"),
    (lambda: new(seats=["britain", "britain"]), tricorne.BadOptions, "britain is taken twice"),
    (lambda: new(seats=["britain"]), tricorne.BadOptions, "1 seats: the game is for 2 to 7 players"),
    (lambda: new(seats=[]), tricorne.BadOptions, "0 seats: the game is for 2 to 7 players"),
    (lambda: new(seats=SEATS * 3), tricorne.BadOptions, "9 seats: the game is for 2 to 7 players"),
    (lambda: new(preset="delux"), tricorne.BadOptions, "unknown preset 'delux'; did you mean deluxe?"),
    (lambda: new(preset="deluxe+tea"), tricorne.BadOptions, "unknown variant 'tea'; choose one of"),
    (
        lambda: new(options={"surender": True}),
        tricorne.BadOptions,
        "unknown option 'surender'; did you mean surrender?",
    ),
    (lambda: new(options={"surrender": 1}), tricorne.BadOptions, "option surrender=1: it must be true or false"),
    (lambda: new(options={"unrest-mode": "drawn"}), tricorne.BadOptions, "option unrest-mode=drawn: it must be one of"),
    (lambda: new(options={"sea-die-faces": [9, 9]}), tricorne.BadOptions, "it must be 3 numbers from"),
    (lambda: new(options={"nonplayer-mode": "wallace-simple"}), tricorne.BadOptions, "do not go together"),
    (lambda: new(seed=""), tricorne.BadOptions, "seed '': a seed is a whole number, or words"),
    (lambda: new(seed="two\nlines"), tricorne.BadOptions, "a seed is a whole number, or words"),
    (lambda: new(seed=" padded "), tricorne.BadOptions, "a seed is a whole number, or words"),
    (lambda: new(seed=True), tricorne.BadOptions, "seed True: a seed is a whole number, or words"),
    (lambda: new(chance=tricorne.Scripted(["Z"])), tricorne.BadRecord, "chance cannot bring 'Z' here; it can bring A"),
    (lambda: new().play("atack india france"), tricorne.BadAction, "did you mean 'attack india france'?"),
    (lambda: new().play(100_000), tricorne.BadAction, "the table has the numbers 0 to"),
    (lambda: new().play(True), tricorne.BadAction, "give a number, a text or a row of the table"),
    (lambda: new().play("attack india france"), tricorne.IllegalAction, "("),
    (lambda: new().why_not("dance"), tricorne.BadAction, "'dance' is not an action of this game"),
    (lambda: new().view("atlantis"), tricorne.BadAction, "'atlantis' is no seat of this game"),
    (lambda: new().sample("spain"), tricorne.BadAction, "'spain' is no seat of this game"),
    (lambda: new().record_for("spain"), tricorne.BadAction, "'spain' is no seat of this game"),
    (lambda: new().aside("france", "pay austria 3"), tricorne.IllegalAction, "Austria has no player"),
    (lambda: new().aside("france", "say \x07"), tricorne.BadAction, "cannot stand in a record"),
    (lambda: new().aside("france", "say \ud800"), tricorne.BadAction, "cannot stand in a record"),
    (lambda: new().aside("france", "shout hello"), tricorne.BadAction, '"shout" is no aside'),
    (lambda: new().undo(), tricorne.IllegalAction, "nothing can be taken back"),
    (lambda: new().feed([6]), tricorne.BadRecord, "this game draws its own chance"),
    (lambda: tricorne.replay("1. e4 e5"), tricorne.BadRecord, "line 1: "),
    (lambda: tricorne.verify(""), tricorne.BadRecord, "this is no record"),
    (lambda: tricorne.replay(str(new().record), to=5), tricorne.BadRecord, "there is no entry 5"),
]


@pytest.mark.parametrize(("act", "error", "words"), WRONG, ids=[wrong[2] + str(at) for at, wrong in enumerate(WRONG)])
def test_one_line_says_what_would_be_right(
    act: Callable[[], object], error: type[tricorne.TricorneError], words: str
) -> None:
    with pytest.raises(error) as raised:
        act()
    said = str(raised.value)
    assert words in said
    assert "\n" not in said
    assert isinstance(raised.value, ValueError)


def test_components_that_are_no_file_are_refused(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(tricorne.BadComponents, match="cannot be read"):
        tricorne.game("struggle-of-empires", components=str(missing))
    broken = tmp_path / "broken.toml"
    broken.write_text("this is no table", encoding="utf-8")
    with pytest.raises(tricorne.BadComponents, match="is not valid TOML"):
        tricorne.game("struggle-of-empires", components=str(broken))


def test_a_bad_script_changes_nothing_at_any_point() -> None:
    """An outcome that cannot come, met while an action is played, leaves the action unplayed."""
    drawn = new(options={"setup-duplicates": "may-redraw"})
    while drawn.last.number == 0 or not drawn.last.outcomes:
        drawn.play(drawn.legal()[0])
    lines = drawn.record.lines
    script = tricorne.Scripted([*lines[0].outcomes, "nonsense"])
    state = new(options={"setup-duplicates": "may-redraw"}, chance=script)
    for line in lines[1:-1]:
        state.play(line.text)
    before = state.clone()
    with pytest.raises(tricorne.BadRecord, match="chance cannot bring 'nonsense' here"):
        state.play(lines[-1].text)
    assert state == before
    assert state.record == before.record
    assert state.actor == before.actor


def test_a_payment_whose_chance_goes_wrong_is_not_made() -> None:
    """A taxed payment draws unrest; if the script cannot bring it, no gold has moved."""
    opened = new(options={"setup-duplicates": "keep"})
    script = tricorne.Scripted([*opened.record.lines[0].outcomes, 9])
    state = new(options={"setup-duplicates": "keep"}, chance=script)
    before = state.clone()
    with pytest.raises(tricorne.BadRecord, match="chance cannot bring 9 here; it can bring 0, 1, 2"):
        state.aside("france", "pay russia 40")
    assert state == before
    assert state.record == before.record
