"""Messages are data; sentences are made of them in the language of the reader."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from tricorne.kernel import languages
from tricorne.kernel.message import Arg, Message, Text, Thing, as_it_stood, read_data, read_message

ENGLISH = """
power-britain = Great Britain
    .the = Great Britain
region-caribbean = Caribbean
    .in = in the Caribbean
attack = { $power } attacks { $region-in }.
units = { $region-id ->
    [caribbean] wet
   *[other] dry
 }
lost = { $count ->
    [one] { $power } loses one army.
   *[other] { $power } loses { $count } armies.
 }
winners = { $powers } win, { $powers-count } of them ({ $powers-plain }).
quoted = Because { $reason }
corrected-in = in { $name }
"""
GERMAN = """
power-britain = Großbritannien
region-caribbean = Karibik
    .in = in der Karibik
attack = { $power } greift { $region-in } an.
"""


@pytest.fixture(autouse=True)
def toy(tmp_path: Path) -> None:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    languages.add_messages("toy", tmp_path)
    languages.book.cache_clear()


def say(key: str, **args: Arg) -> Message:
    return Message(f"toy/{key}", args)


BRITAIN = Thing("power", "britain")
CARIBBEAN = Thing("region", "caribbean")


def test_a_thing_has_its_name_and_the_forms_of_its_name() -> None:
    message = say("attack", power=BRITAIN, region=CARIBBEAN)
    assert str(message) == "Great Britain attacks in the Caribbean."
    assert message.text("de") == "Großbritannien greift in der Karibik an."
    assert str(say("units", region=CARIBBEAN)) == "wet"


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert say("lost", power=BRITAIN, count=2).text("de") == "Großbritannien loses 2 armies."
    assert str(say("lost", power=BRITAIN, count=1)) == "Great Britain loses one army."


def test_lists_read_as_in_speech() -> None:
    spain = Thing("power", "spain")
    assert str(say("winners", powers=[BRITAIN, spain, BRITAIN])) == (
        "Great Britain, spain and Great Britain win, 3 of them (Great Britain, spain, Great Britain)."
    )


def test_messages_stand_inside_messages() -> None:
    inner = Message("undo-chance", {"number": 3})
    assert str(say("quoted", reason=inner)) == "Because chance was drawn in 3"


def test_a_corrected_name_is_said_in_every_language() -> None:
    mine = Thing("region", "caribbean", "Antilles")
    assert str(say("attack", power=BRITAIN, region=mine)) == "Great Britain attacks in Antilles."
    assert say("attack", power=BRITAIN, region=mine).text("de") == "Großbritannien greift Antilles an."


def test_a_message_shared_by_all_games_speaks_of_the_things_of_one() -> None:
    message = Message("as-it-stood", {"words": BRITAIN.of("toy")})
    assert str(message) == "Great Britain"
    assert message.to_data() == {"key": "as-it-stood", "args": {"words": "toy/power/britain"}}


def test_a_message_survives_json() -> None:
    for message in (
        say("attack", power=BRITAIN, region=Thing("region", "caribbean", "Antilles")),
        say("winners", powers=[BRITAIN, BRITAIN.of("toy")]),
        say("quoted", reason=as_it_stood('He said: "a/b"')),
        say("lost", power=Text("Ann/Bob"), count=2),
    ):
        written = json.dumps(message.to_data())
        assert read_data(json.loads(written)) == message
        assert str(read_data(json.loads(written))) == str(message)


def test_a_message_goes_from_process_to_process() -> None:
    """Bots think in processes of their own; compiled classes are not copied by themselves."""
    thing = Thing("power", "britain", "Albion", "toy")
    for message in (
        say("quoted", reason=say("attack", power=BRITAIN, region=Thing("region", "caribbean", "Antilles"))),
        say("lost", power=Text("Ann/Bob"), count=2),
    ):
        assert pickle.loads(pickle.dumps(message)) == message
    assert pickle.loads(pickle.dumps(thing)).to_data() == thing.to_data()


def test_text_from_before_is_shown_as_it_stood() -> None:
    assert str(read_message("Russia passes.")) == "Russia passes."


def test_an_unknown_key_or_a_missing_argument_is_found_in_tests() -> None:
    with pytest.raises(ValueError, match="there is no message 'toy/nothing'"):
        say("nothing")
    with pytest.raises(ValueError, match=r"needs \$region-in"):
        say("attack", power=BRITAIN)


def test_only_numbers_things_texts_messages_and_lists_are_data() -> None:
    with pytest.raises(TypeError, match="no argument"):
        say("quoted", reason="a bare sentence").to_data()


def test_what_is_written_at_once_is_its_data_written() -> None:
    """Lines of the log are stored as ``to_json`` writes them: nothing is made of them between."""
    odd = 'He said "\\ no" \n\t\x01 – é'
    named = Thing("power", "britain", name='The "Isles"')
    said = say("attack", power=named, region=CARIBBEAN.of("toy"), count=2, flag=True, share=0.25, words=Text(odd))
    nested = say("quoted", reason=say("lost", power=BRITAIN, count=1, list=[1, Text("two"), [BRITAIN]]), none=[])
    for message in (said, nested, as_it_stood(odd)):
        assert json.loads(message.to_json()) == message.to_data()
    assert nested.to_json() == json.dumps(nested.to_data(), separators=(",", ":"))
    with pytest.raises(TypeError, match="is no argument of a message"):
        say("lost", power={"of": "something"}, count=1).to_json()
