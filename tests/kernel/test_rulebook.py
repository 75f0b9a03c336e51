"""The rule catalogue, and the rules that tests name."""

import pickle
from pathlib import Path

import pytest

from tricorne.games.struggle_of_empires.rulebook import rulebook
from tricorne.kernel.errors import (
    BadRulebook,
    IllegalAction,
    TricorneError,
    UnknownRule,
    hint,
)
from tricorne.kernel.message import as_it_stood
from tricorne.kernel.rulebook import Rulebook
from tricorne.kernel.testing import rule, rules_named_in

RULES = """# Rules
- a list item that is no rule

## SEA (the sea)

- **SEA-1** Ships float. {D O | 2-7 | book p.1; other §2}
- **SEA-2** Ships {sometimes} sink. {V:storm=true | 3,5 | derived}

## EXAMPLES

- **EXAMPLE-1** In: a ship. Out: it floats. {D | 4 | book p.2}
"""
RULINGS = """## Sea

- **R-SEA-1 Do ships fly?** *Ruling:* no. *Reason:* SEA-1.

## Settled later

- **R-SETTLED-1 Flying.** *Ruling:* never.
"""


def book() -> Rulebook:
    return Rulebook(RULES, RULINGS)


def test_a_rule_is_one_line() -> None:
    found = book().rule("SEA-1")
    assert found.text == "Ships float."
    assert found.section == "SEA (the sea)"
    assert found.editions == ("D", "O")
    assert found.players == (2, 3, 4, 5, 6, 7)
    assert found.sources == ("book p.1", "other §2")
    storm = book().rule("SEA-2")
    assert storm.text == "Ships {sometimes} sink."
    assert storm.editions == ("V:storm=true",)
    assert storm.players == (3, 5)


def test_examples_and_rulings_are_entries_of_their_own() -> None:
    assert list(book().rules) == ["SEA-1", "SEA-2"]
    assert list(book().examples) == ["EXAMPLE-1"]
    assert book().rule("EXAMPLE-1").example
    assert not book().rule("SEA-1").example
    flying = book().ruling("R-SEA-1")
    assert (flying.title, flying.section, flying.settled) == ("Do ships fly?", "Sea", False)
    assert (flying.decided, flying.reason, flying.text) == ("no.", "SEA-1.", "Do ships fly? no.")
    assert book().ruling("R-SETTLED-1").reason == ""
    assert book().ruling("R-SETTLED-1").settled
    assert book().text("R-SETTLED-1") == "Flying: never."
    assert book().text("SEA-1") == "Ships float."


def test_sections() -> None:
    assert book().sections == ["SEA (the sea)", "EXAMPLES"]
    assert [found.id for found in book().section("sea")] == ["SEA-1", "SEA-2"]
    with pytest.raises(UnknownRule, match="unknown section 'SEE'; did you mean SEA?"):
        book().section("SEE")


def test_unknown_ids() -> None:
    with pytest.raises(UnknownRule, match="unknown rule 'SEA-9'; did you mean SEA-1?"):
        book().rule("SEA-9")
    with pytest.raises(UnknownRule, match="unknown rule 'MOON'; the catalogue has the sections"):
        book().rule("MOON")
    with pytest.raises(UnknownRule, match="'R-SEA-1' is a ruling"):
        book().rule("R-SEA-1")
    with pytest.raises(UnknownRule, match="unknown ruling 'R-SEA-4'; did you mean R-SEA-1?"):
        book().ruling("R-SEA-4")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("{D O | 2-7 | book p.1; other §2}", "", "rules, line 6: write '- **ID** statement."),
        ("**SEA-2**", "**SEA-1**", "rules, line 7: SEA-1 stands twice"),
        ("3,5", "three", "rules, line 7: players 'three'; write 2-7, 4 or 3,5"),
        ("**R-SEA-1 Do ships fly?**", "R-SEA-1 **Do ships fly?**", ""),
        ("**R-SEA-1 Do ships fly?**", "**SEA Do ships fly?**", "rulings, line 3: write '- **R-ID"),
        ("*Ruling:* never.", "Never.", "rulings, line 7: write '- **R-ID"),
        ("*Ruling:* never.", "*Ruling:* never. *Note:* ever.", "rulings, line 7: write '- **R-ID"),
        ("**R-SETTLED-1 ", "**R-SEA-1 ", "rulings, line 7: R-SEA-1 stands twice"),
    ],
)
def test_a_faulty_line_is_named(old: str, new: str, words: str) -> None:
    rules, rulings = RULES.replace(old, new), RULINGS.replace(old, new)
    assert (rules, rulings) != (RULES, RULINGS)
    if not words:
        assert "R-SEA-1" not in Rulebook(rules, rulings).rulings
        return
    with pytest.raises(BadRulebook) as refused:
        Rulebook(rules, rulings)
    assert words in str(refused.value)


def test_coverage_counts_rules_examples_and_rulings() -> None:
    part = book().coverage(["SEA-1", "EXAMPLE-1", "R-SEA-1"])
    assert str(part) == "1/2 rules tested, 1/1 examples, 1/2 rulings"
    assert part.missing_rules == ["SEA-2"]
    assert part.missing_rulings == ["R-SETTLED-1"]
    assert not part.complete
    assert book().coverage(["SEA-1", "SEA-2", "EXAMPLE-1"]).complete
    assert part.to_json()["rules_tested"] == 1
    with pytest.raises(UnknownRule, match="SEA-7"):
        book().coverage(["SEA-1", "SEA-7"])


def test_the_catalogue_of_struggle_of_empires_is_whole() -> None:
    whole = rulebook()
    assert (len(whole.rules), len(whole.examples), len(whole.rulings)) == (432, 35, 244)
    assert sum(ruling.settled for ruling in whole.rulings.values()) == 48


def test_rulings_named_as_sources_exist() -> None:
    whole = rulebook()
    for entry in [*whole.rules.values(), *whole.examples.values()]:
        for source in entry.sources:
            if source.startswith("R-"):
                whole.require(source)


def test_a_test_carries_its_rules() -> None:
    @rule("SEA-1", "SEA-2")
    @rule("EXAMPLE-1")
    def ships_float() -> str:
        return "yes"

    assert getattr(ships_float, "rules", ()) == ("SEA-1", "SEA-2", "EXAMPLE-1")
    assert ships_float() == "yes"
    with pytest.raises(BadRulebook, match="names no rule"):
        rule()


def test_ids_are_found_without_running_the_tests(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_sea.py").write_text(
        "import nothing_of_that_name\n"
        '@rule("SEA-1", "SEA-2")\n'
        "def test_floats(): ...\n"
        "class TestMore:\n"
        '    @testing.rule("SEA-1")\n'
        "    async def test_sinks(self): ...\n"
        "@other(3)\n"
        "def test_without():\n"
        '    @rule("SEA-3")\n'
        "    def inside(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text('@rule("SEA-9")\ndef test_no(): ...\n', encoding="utf-8")
    found = rules_named_in(str(tmp_path))
    place = str(tmp_path / "deep" / "test_sea.py")
    assert found == {
        "SEA-1": [f"{place}::test_floats", f"{place}::test_sinks"],
        "SEA-2": [f"{place}::test_floats"],
    }


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ('@rule("SEA-1")\ndef helper(): ...\n', ":1: @rule stands above helper, which is no test"),
        ("@rule(SEA)\ndef test_sea(): ...\n", ":1: @rule takes ids in quotes"),
        ('@rule("SEA-1")\ndef test_sea(:\n', ":2: is not valid Python"),
    ],
)
def test_faulty_marks_are_errors(source: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "test_sea.py").write_text(source, encoding="utf-8")
    with pytest.raises(BadRulebook) as refused:
        rules_named_in(str(tmp_path))
    assert words in str(refused.value)


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match="is no folder"):
        rules_named_in(str(tmp_path / "none"))


def test_a_missing_catalogue_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match="cannot be read"):
        Rulebook.load(str(tmp_path / "none.md"))


def test_no_test_of_the_project_names_an_unknown_rule() -> None:
    """The folder of these tests, read as the coverage command reads it."""
    games = Path(__file__).parent.parent / "games" / "struggle_of_empires"
    rulebook().coverage(list(rules_named_in(str(games))))


def test_an_illegal_action_cites_its_rules() -> None:
    error = IllegalAction(as_it_stood("no army there"), ("ATTACK-5",))
    assert str(error) == "no army there (ATTACK-5)"
    assert (str(error.reason), error.rules) == ("no army there", ("ATTACK-5",))
    assert isinstance(error, TricorneError)
    assert isinstance(error, ValueError)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rules) == (str(error), error.rules)
    assert str(IllegalAction(as_it_stood("not now"))) == "not now"


def test_a_hint_names_what_may_be_meant() -> None:
    assert str(hint("Army_Training", ["army-training", "banking"])) == "did you mean army-training?"
    assert str(hint("x", ["army", "navy"])) == "choose one of army, navy"
    assert str(hint("x", [])) == "there is none to choose from"
