"""The record: how it is written and read, what is refused, old versions, copies for the seats."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import tricorne
from tricorne.kernel.chance import commitment
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.languages import languages
from tricorne.kernel.migrations import MIGRATIONS
from tricorne.kernel.record import FORMAT

GAME = tricorne.game("struggle-of-empires")
SEATS = ["britain", "france", "russia"]


def opening(entries: int = 12, **more: object) -> tricorne.State:
    """A short game: the first legal action again and again."""
    options = {"setup-duplicates": "keep", **more}
    state = GAME.new(SEATS, options=options, seed="a long secret")
    while state.last.number < entries:
        state.play(state.legal()[0])
    return state


def refused(text: str) -> str:
    with pytest.raises(tricorne.BadRecord) as error:
        tricorne.replay(text)
    said = str(error.value)
    assert "\n" not in said
    return said


def changed(text: str, line: int, words: str) -> str:
    """The text with one of its numbered lines replaced."""
    return re.sub(rf"(?m)^{line} .*$", words, text)


def line_of(text: str, number: int) -> int:
    return next(at for at, row in enumerate(text.split("\n"), 1) if row.startswith(f"{number} "))


def test_text_has_headers_then_numbered_lines_then_the_end() -> None:
    state = opening(3, surrender=True)
    rows = str(state.record).split("\n")
    assert rows[:9] == [
        "Record: 1",
        "Game: struggle-of-empires",
        "Version: 2",
        "Seats: britain, france, russia",
        "Preset: deluxe",
        "Option: setup-duplicates = keep",
        "Option: surrender = true",
        "Seed: a long secret",
        f"Commitment: {commitment('a long secret')}",
    ]
    assert rows[9] == ""
    assert re.fullmatch(r"0 start \[[A-E] .*\]", rows[10])
    assert re.fullmatch(r"1 britain place army [a-z-]+", rows[11])
    assert rows[14:] == ["unfinished", ""]


def test_options_stand_in_the_order_of_the_list_whatever_order_they_were_given_in() -> None:
    one = GAME.new(SEATS, options={"surrender": True, "setup-duplicates": "keep"}, seed=1)
    other = GAME.new(SEATS, options={"setup-duplicates": "keep", "surrender": True}, seed=1)
    assert str(one.record) == str(other.record)
    assert one == other


def test_outcomes_asides_and_undo_are_written_and_replayed() -> None:
    state = opening(4)
    state.aside("russia", "say   a  bracket ]")
    state.aside("france", "pay britain 3")
    state.aside("france", "say [5 2]")
    state.play(state.legal()[0])
    state.undo()
    lines = [str(line) for line in state.record.lines]
    assert lines[5:8] == ["5 russia: say a bracket ] []", "6 france: pay britain 3", "7 france: say [5 2] []"]
    assert lines[9] == "9 undo to 7"
    again = tricorne.replay(str(state.record))
    assert again == state
    assert [str(line) for line in again.record.lines] == lines
    assert tricorne.replay(state.record.to_json()).record == state.record


def test_comments_spaces_and_foreign_line_ends_are_for_the_reader_alone() -> None:
    state = opening(3)
    text = str(state.record).replace("\n1 ", "\n\n# the opening\n   1    ").replace("\n", "\r\n")
    assert tricorne.replay(text) == state


def test_a_record_written_by_hand_needs_no_seed() -> None:
    """Real dice on a real table: without a seed the game waits for chance from outside."""
    state = opening(5)
    by_hand = re.sub(r"(?m)^(Seed|Commitment):.*\n", "", str(state.record))
    again = tricorne.replay(by_hand)
    assert {**again.position.fields(), "rng": []} == {**state.position.fields(), "rng": []}
    assert again.script == []
    assert again.record.seed == ""
    cut = tricorne.replay(re.sub(r"(?s)(0 start \[\S+ \S+).*", r"\1]\nunfinished\n", by_hand))
    assert cut.actor == "chance"


def test_replay_stops_at_an_entry() -> None:
    state = opening(9)
    assert tricorne.replay(str(state.record), to=4) == opening(4)
    assert "entries 0 to 9" in _stop_at(state, 10)
    assert "entries 0 to 9" in _stop_at(state, -1)


def _stop_at(state: tricorne.State, to: int) -> str:
    with pytest.raises(tricorne.BadRecord) as error:
        tricorne.replay(str(state.record), to=to)
    return str(error.value)


BROKEN = [
    (5, "5 france", "alone says too little"),
    (5, "5", "nothing stands after the number"),
    (5, "05 france pass", "'05' is no number; this line is number 5"),
    (5, "6 france pass", "this line has number 6; the next number is 5"),
    (5, "4 france pass", "this line has number 4; the next number is 5"),
    (5, "five france pass", "is no line of a record"),
    (5, "5 undo 3", "an undo is written: 5 undo to 3"),
    (5, "5 undo to 9", "there is no entry 9"),
    (5, "5 undo to 3 [4]", "an undo is written"),
    (5, "5 start", "the first line, and no other"),
    (0, "0 britain pass", "the first line, and no other, is: 0 start"),
    (5, "5 atlantis place army india", "'atlantis' is no seat of this game: choose one of britain, france, russia"),
    (5, "5 frnace place army india", "did you mean france?"),
    (5, "5 russia place army india", "russia is not asked here; france is"),
    (5, "5 france place army inda", "did you mean 'place army india'?"),
    (
        5,
        "5 france place navy german-states",
        "'place navy german-states' is not allowed: there is no ship icon in the German States (SETUP-28, BOARD-4)",
    ),
    (5, "5 france place army india [6]", "nothing more is drawn here, but the line goes on with '6'"),
    (5, "5 france place army india [6", "outcomes stand at the end between one pair of brackets"),
    (5, "5 france place army india 6]", "outcomes stand at the end between one pair of brackets"),
    (5, "5 france: pay britain 0", "'pay britain 0' is not allowed: a payment is at least 1 gold"),
    (5, "5 france: curse britain", '"curse" is no aside'),
    (0, "0 start", "an outcome is missing: chance can bring A, B, C, D here"),
    (0, "0 start [seven]", "chance cannot bring 'seven' here; it can bring A, B, C, D"),
    (0, "0 start [?]", "hidden in this copy; only the full record can be replayed"),
]


@pytest.mark.parametrize(("number", "words", "reason"), BROKEN, ids=[broken[1] for broken in BROKEN])
def test_a_wrong_line_is_named(number: int, words: str, reason: str) -> None:
    text = str(opening(7).record)
    said = refused(changed(text, number, words))
    assert reason in said
    assert said.startswith(f"line {line_of(text, number)}: ")


@pytest.mark.parametrize(("number", "words", "reason"), BROKEN, ids=[broken[1] for broken in BROKEN])
def test_a_wrong_line_is_named_in_every_language(number: int, words: str, reason: str) -> None:
    """Nothing of a refusal is English in another language but what stands in the record itself."""
    with pytest.raises(BadRecord) as problem:
        tricorne.replay(changed(str(opening(7).record), number, words))
    told = [problem.value.text(language) for language in languages()]
    assert len(set(told)) == len(told)
    assert str(problem.value) == told[0]
    for line in told:
        assert "\n" not in line and "{" not in line


HEADERS = [
    ("Game: struggle-of-empires", "Game: chess", "there is no game 'chess'"),
    ("Game: struggle-of-empires", "Game: struggle-of-empire", "did you mean struggle-of-empires?"),
    ("Game: struggle-of-empires\n", "", "the header Game is missing"),
    ("Version: 2", "Version: 3", "played under version 3 of struggle-of-empires; this program knows versions up to 2"),
    ("Version: 2", "Version: one", "Version is 'one'"),
    ("Version: 2", "Version: 0", "version 0 of struggle-of-empires, which cannot be brought to version 2"),
    ("Record: 1", "Record: 2", "this record has format 2; this program reads formats up to 1"),
    ("Record: 1", "Record: x", "Record is 'x'"),
    ("Record: 1", "Record: 1\nRecord: 1", "line 2: Record stands twice"),
    ("Seats: britain, france", "Seats: atlantis, france", "in the headers: there is no power 'atlantis'"),
    ("Seats: britain, france", "Seats: france, france", "in the headers: france is taken twice"),
    ("Preset: deluxe", "Preset: delux", "in the headers: unknown preset 'delux'; did you mean deluxe?"),
    ("Preset: deluxe", "Preset:", "line 5: Preset says nothing"),
    ("Option: setup-duplicates = keep", "Option: setup-duplicates = kept", "setup-duplicates=kept: it must be one of"),
    ("Option: setup-duplicates = keep", "Option: duplicates = keep", "unknown option 'duplicates'"),
    ("Option: setup-duplicates = keep", "Option: setup-duplicates", "an option is written: Option: surrender = true"),
    ("Seed: a long secret\n", "Seed: a long secret\nColour: red\n", "line 8: there is no header 'Colour'"),
    ("Seed: a long secret\n", "Seed: a long secret\nhello\n", "line 8: 'hello' is no header"),
    ("Seed: a long secret\n", "Seed: a long secret\nComponents: ab12\n", "played with other component data: ab12"),
    ("unfinished", "over", "the last line says 'over', but after these lines the game is unfinished"),
    ("unfinished", "unfinished\nunfinished", "nothing stands after the last line"),
]


@pytest.mark.parametrize(("right", "wrong", "reason"), HEADERS, ids=[header[1] for header in HEADERS])
def test_a_wrong_header_is_named(right: str, wrong: str, reason: str) -> None:
    text = str(opening(2).record)
    assert right in text
    assert reason in refused(text.replace(right, wrong, 1))


def test_a_seed_needs_its_commitment() -> None:
    text = re.sub(r"(?m)^Commitment:.*\n", "", str(opening(2).record))
    assert f"Commitment: {commitment('a long secret')}" in refused(text)


def test_what_is_no_record_is_refused() -> None:
    for text in ("", "\n\n", "hello", "[]", "{}", "{", '{"record": 1, "record": 1}', "\x00", "{" * 100_000):
        assert refused(text)


def test_a_cut_file_is_refused_wherever_it_is_cut() -> None:
    """At the end of a line, within a line, within the last word: none of it passes for the whole game."""
    text = str(opening(12).record)
    assert "the record is cut off here; it must end with the line 'over' or 'unfinished'" in refused(
        text.removesuffix("unfinished\n")
    )
    for length in range(len(text) - 2):
        assert refused(text[:length])


def test_a_cut_twin_is_refused() -> None:
    text = opening(5).record.to_json()
    for length in range(0, len(text), 11):
        assert refused(text[:length])


def test_the_json_twin_is_read_strictly() -> None:
    good = opening(5).record.to_json()
    wrongs: list[tuple[list[object], object, str]] = [
        (["seats"], "britain", "'seats' must be a list of texts"),
        (["version"], True, "'version' must be a whole number"),
        (["options"], [], "'options' must be an object"),
        (["lines"], [], "'lines' must be a list that begins with the start"),
        (["lines", 2], 7, "lines, item 2: it must be an object"),
        (["lines", 2, "number"], 3, "lines, item 2: this line has number 3; the next number is 2"),
        (["lines", 2, "kind"], "plya", "lines, item 2: there is no kind 'plya'; did you mean play?"),
        (["lines", 2, "seat"], "", "lines, item 2: 'seat' must be a text"),
        (["lines", 2, "text"], "pass [5]", "lines, item 2: "),
        (["lines", 2, "outcomes"], [5], "'outcomes' must be a list of texts"),
        (["lines", 2, "outcomes"], ["5 2"], "'5 2' is no outcome; each is one word"),
        (["lines", 2, "colour"], "red", "there is no field 'colour'"),
        (["end"], "later", "'end' must be 'over' or 'unfinished'"),
        (["colour"], "red", "there is no field 'colour'"),
    ]
    for path, value, reason in wrongs:
        form = json.loads(good)
        at = form
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value
        assert reason in refused(json.dumps(form))


# -- versions ------------------------------------------------------------------------------------


def old_text(state: tricorne.State) -> str:
    """The record as format 0 wrote it: without format, commitment and last line."""
    return re.sub(r"(?m)^(Record: .*|Commitment: .*|unfinished)\n", "", str(state.record))


def test_every_older_format_has_a_migration() -> None:
    assert sorted(MIGRATIONS) == list(range(FORMAT))


def test_a_record_of_format_0_replays_and_gets_its_commitment() -> None:
    state = opening(6)
    text = old_text(state)
    assert tricorne.Record.read(text).format == 0
    again = tricorne.replay(text)
    assert again == state
    assert str(again.record) == str(state.record)
    assert tricorne.verify(text).commitment == "fits"


def test_a_record_of_an_older_game_is_migrated_by_its_game() -> None:
    """A game that renamed an action brings old records along, or says that it cannot."""

    def rename(record: tricorne.Record) -> None:
        for line in record.lines:
            line.text = line.text.replace("station army", "place army")

    state = opening(6)
    text = str(state.record).replace("place army", "station army").replace("Version: 2", "Version: 0")
    assert "cannot be brought to version 2" in refused(text)
    GAME.migrations[0] = rename
    try:
        again = tricorne.replay(text)
        assert again.position.fields() == state.position.fields()
        assert again.record.version == GAME.version
    finally:
        del GAME.migrations[0]


# -- verifying -----------------------------------------------------------------------------------


def test_forged_outcomes_are_found() -> None:
    """An outcome that is possible but not the seed's replays, and verify says where it stands."""
    state = opening(0)
    drawn = state.record.lines[0].outcomes
    short = GAME.new(SEATS, options={"setup-duplicates": "keep"}, chance=tricorne.Scripted(drawn[:-1]))
    other = next(text for text, _ in short.outcomes() if text != drawn[-1])
    forged = str(state.record).replace(f" {drawn[-1]}]", f" {other}]", 1)
    assert tricorne.replay(forged) != state
    report = tricorne.verify(forged)
    assert not report.ok
    assert report.seed == "differs"
    assert [str(one) for one in report.problems] == [
        f"line {line_of(forged, 0)} has {other} where the seed gives {drawn[-1]}"
    ]
    assert str(report.problems[0]) in str(report)


def test_a_changed_seed_breaks_the_seal() -> None:
    report = tricorne.verify(str(opening(4).record).replace("Seed: a long secret", "Seed: another"))
    assert (report.ok, report.commitment, report.seed) == (False, "differs", "differs")
    assert report.to_json()["ok"] is False


def test_a_copy_that_a_seat_kept_tells_another_game() -> None:
    state = opening(6)
    full = str(state.record)
    mine = str(state.record_for("france"))
    assert tricorne.verify(full, seen=mine).ok
    for text, reason in (
        (str(opening(8).record_for("france")), "2 lines more"),
        (mine.replace("4 britain place", "4 britain rebuild"), "the copy has '4 britain"),
        (mine.replace("Commitment: 6", "Commitment: 7"), "another commitment"),
        (mine.replace("Preset: deluxe", "Preset: original-2004"), "another game"),
    ):
        report = tricorne.verify(full, seen=text)
        assert not report.ok
        assert reason in str(report.problems[0])


# -- copies for the seats ------------------------------------------------------------------------


def test_secret_choices_and_outcomes_are_shown_to_their_seat_alone() -> None:
    state = GAME.new(SEATS, options={"setup-draft": True}, seed=3)
    first = state.actor
    assert first == "britain"
    state.play(state.legal()[0])
    full = state.record
    own = state.record_for("britain")
    other = state.record_for("france")
    nobody = state.record_for()
    assert own.lines[1].text == full.lines[1].text
    assert other.lines[1].text == nobody.lines[1].text == "?"
    hands = [record.lines[0].outcomes for record in (full, own, other, nobody)]
    for of_all, of_own, of_other, of_nobody in zip(*hands, strict=True):
        assert of_own in (of_all, "?")
        assert of_other in (of_all, "?")
        assert (of_own == "?") + (of_other == "?") >= (of_nobody == "?")
    assert 0 < hands[1].count("?") < hands[3].count("?")
    assert "hidden in this copy for france" in refused(str(other))


def test_unrest_drawn_is_shown_to_its_power_alone() -> None:
    state = opening(3)
    state.aside("france", "pay russia 40")
    drawn = state.record.lines[4].outcomes
    assert drawn
    assert state.record_for("france").lines[4].outcomes == drawn
    assert state.record_for("russia").lines[4].outcomes == ["?"] * len(drawn)
    assert str(state.record_for()).count("Seed:") == 0


def test_records_with_other_components_say_so(tmp_path: Path) -> None:
    data = files("tricorne.games.struggle_of_empires").joinpath("data")
    shipped = data.joinpath("components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(shipped.replace("\ngold = 10", "\ngold = 11"), encoding="utf-8")
    game = tricorne.game("struggle-of-empires", components=str(own))
    assert game.components_digest()
    state = game.new(SEATS, seed=1)
    assert f"other component data: {game.components_digest()}" in refused(str(state.record))
    assert tricorne.replay(str(state.record), components=str(own)) == state
    with pytest.raises(tricorne.BadRecord, match="those of the house"):
        tricorne.replay(str(GAME.new(SEATS, seed=1).record), components=str(own))
