"""What the game says: every key has a text in every language, every text has a use, and all that is said in play, all
refusals and all questions can be said in every language. A name that an owner corrects is said everywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tricorne.games.struggle_of_empires.board.components import load
from tricorne.games.struggle_of_empires.text import GAME, say
from tricorne.kernel import languages
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Arg, Message, Text, Thing, read_data
from tricorne.kernel.state import State

ROOT = Path(__file__).parents[3]
TEXTS = ROOT / "src/tricorne/games/struggle_of_empires/messages"
SPOKEN = ["en", "de", "fr", "he"]
SOURCES = [
    *(ROOT / "src/tricorne/games/struggle_of_empires").rglob("*.py"),
    *(ROOT / "client/src/games/struggle-of-empires").glob("*.ts"),
    *(ROOT / "client/src/games/struggle-of-empires").glob("*.svelte"),
]
FOLLOWS = [
    # names of what the components list, and their forms for corrected names
    *("power-", "region-", "alliance-", "tile-", "token-", "unit-", "side-", "sea-", "corrected-"),
    # options.toml
    *("preset-", "variant-", "group-", "option-", "choice-", "constraint-"),
    # made from a word of the view, the notation or the figures
    *("phase-", "verb-", "hint-", "title-", "count-", "item-", "price-", "tiles-", "marker-", "offer-", "nothing-"),
    *(
        "figure-",
        "source-",
        "luck-",
        "reason-for-",
        "battle-",
        "combat-",
        "odds-",
        "bond-",
        "auction-for-",
        "order-ended-",
    ),
    *("act-", "board-strength-", "deal-", "word-"),
    # the home page
    "blurb",
]
"""How keys begin that a program puts together; all others stand in the sources as they are."""


def entries(language: str) -> dict[str, str]:
    """The texts of a language by their ids."""
    found: dict[str, str] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for id, written in languages.entries_of(path.read_text(encoding="utf-8")).items():
            assert id not in found, f"{id} stands twice in {language}"
            found[id] = written
    return found


def facts(language: str, id: str) -> set[str]:
    """The arguments that a text uses."""
    return {variable.partition("-")[0] for variable in languages.book(GAME, language).variables(id)}


# -- the texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", SPOKEN[1:])
def test_every_text_has_its_twin_with_the_same_facts(language: str) -> None:
    """Rules have their English in the catalogue; a part that only this language needs is named by another text."""
    ours, english = entries(language), entries("en")
    assert sorted(set(english) - set(ours)) == []
    named = set(re.findall(r"\{ ([a-z][\w-]*) \}", "".join(ours.values())))
    extra = [id for id in ours if id not in english and not id.startswith("rule-") and id not in named]
    assert [id for id in extra if not id.startswith("corrected-")] == []
    for id in english:
        if id not in named:
            assert facts(language, id) == facts("en", id), id


def test_every_text_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = set(re.findall(r"\{ ([a-z][\w-]*) \}", "".join(entries("en").values())))
    quoted = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources))
    unused = [id for id in entries("en") if id not in quoted | named and not id.startswith(tuple(FOLLOWS))]
    assert unused == []


def test_every_key_in_the_sources_has_a_text() -> None:
    english = entries("en")
    wanted: set[str] = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            wanted |= set(re.findall(r'\b(?:say|refuse)\(\s*"([\w-]+)"', text))
        else:
            wanted |= set(re.findall(r'\b(?:t|message)\(\s*"([\w-]+)"', text))
    assert len(wanted) > 250
    shared = languages.book("", "en").written
    assert sorted(wanted - set(english) - set(shared)) == []


def test_a_rule_that_is_translated_is_a_rule() -> None:
    rulebook = tricorne.game(GAME).rulebook
    for language in SPOKEN[1:]:
        for id in entries(language):
            if id.startswith("rule-"):
                assert rulebook.knows(id.removeprefix("rule-")), id


BANNED = {
    "de": ["Versteigerung", "auslass", "verdeckter Marker", "Anfangs", "Festung", "benutz", "Vereinigte Provinzen"],
    "fr": ["mouvoir", "Mouvoir", "employ", "Retraite combattante", "soutien naval", "asserv", "États baltiques"],
    "he": ["מכירה פומבית", "שודדי ים", "שעבוד", "תמיכה ימית", "ארצות הבלטי "],
}


@pytest.mark.parametrize("language", sorted(BANNED))
def test_one_word_for_one_thing(language: str) -> None:
    text = "\n".join(entries(language).values())
    assert [word for word in BANNED[language] if word in text] == []


# -- what is said in play ----------------------------------------------------------------------------

GAMES = [
    (["britain", "france", "spain", "prussia"], "deluxe", {}),
    (
        ["united-provinces", "russia", "austria"],
        "deluxe",
        {"setup-draft": True, "surrender": True, "distant-sea": "white-red", "army-movement": "adjacency"},
    ),
    (["russia", "united-provinces"], "original-2004", {}),
]


def nested(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Message):
                yield from nested(one)


class Heard:
    """One message for each key, and each choice of things of a kind that it can speak of."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.said: dict[str, Message] = {}

    def hear(self, message: Message) -> None:
        for one in nested(message):
            self.keys.add(one.key)
            numbers = [str(value) for value in one.args.values() if isinstance(value, int) and value < 3]
            self.said.setdefault(" ".join([one.key, *numbers]), one)

    def look(self, state: State, dice: random.Random, asked: dict[str, int]) -> None:
        self.hear(state.prompt.words)
        key = state.prompt.key
        asked[key] = asked.get(key, 0) + 1
        rows = range(len(state.game.actions)) if asked[key] <= 3 else dice.choices(range(len(state.game.actions)), k=5)
        for number in rows:
            refusal = state.why_not(number)
            if refusal is not None:
                self.hear(refusal.reason)


def listen(seats: list[str], preset: str, options: dict[str, object], heard: Heard) -> None:
    dice = random.Random(len(seats))
    state = tricorne.game(GAME).new(seats, preset=preset, options=options, seed=7)
    asked: dict[str, int] = {}
    while not state.over:
        heard.look(state, dice, asked)
        before = state.position.clone()
        state.play(dice.choice(list(state.legal())))
        for seat in (SPECTATOR, state.seat_number(seats[0])):
            for line in state.engine.narrate(before, state.position, state.last, seat):
                heard.hear(line)


def test_all_that_is_said_in_play_can_be_said_in_every_language() -> None:
    heard = Heard()
    for action in tricorne.game(GAME).actions:
        heard.hear(action.words)
    for seats, preset, options in GAMES:
        listen(seats, preset, options, heard)
    english = languages.book(GAME, "en").written
    assert len(heard.keys) > 230
    for message in heard.said.values():
        assert isinstance(message, Message) and message.key.partition("/")[2] in english
        for language in SPOKEN:
            told = message.text(language)
            assert told and "{" not in told and "???" not in told, told
        assert read_data(message.to_data()) == message


POWER = Thing("power", "united-provinces")
SAMPLES: dict[str, Arg] = {
    **dict.fromkeys(["power", "power2", "red", "blue", "bidder", "leader", "ally", "enemy", "payer", "helper"], POWER),
    **dict.fromkeys(["attacker", "target", "side", "side2", "whose", "thing"], POWER),
    **dict.fromkeys(["region", "region2"], Thing("region", "ottoman-empire")),
    **dict.fromkeys(["unit", "unit2"], Thing("unit", "fort")),
    "tile": Thing("tile", "army-training"),
    "alliance": Thing("alliance", "marathas"),
    "token": Thing("token", "pirates"),
    "face": Thing("sea", "stay"),
    "marker": say("marker-attack", strength=2),
    **{name: [POWER, POWER] for name in ("powers", "tiles", "things", "losses", "price")},
    "regions": [Thing("region", "india"), Thing("region", "africa")],
    **{name: [1, 6] for name in ("worth", "dice", "dice2", "values")},
    **dict.fromkeys(["words", "form", "hint", "letter", "question", "score", "forces", "payment"], Text("words")),
    **dict.fromkeys(
        ["phase", "reach", "status", "effect", "percent", "units", "mine", "theirs", "name"], Text("words")
    ),
}
"""What stands in a text for testing; every other fact is a number."""
WORDS_TOO = {"standing", "pieces"}
"""Facts that are a number in one text and words in another."""


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_text_can_be_said_with_any_number(number: int) -> None:
    for id in entries("en"):
        names = set().union(*(facts(language, id) for language in SPOKEN))
        args = {name: SAMPLES.get(name, Text("words") if name in WORDS_TOO else number) for name in names}
        for language in SPOKEN:
            told = Message(f"{GAME}/{id}", args).text(language)
            assert "{" not in told, told


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_counts_are_said_as_they_are(language: str, count: int) -> None:
    """French counts 0 as one, Hebrew has a form for two: no text may say a number that is not meant."""
    for id in ("count-army", "count-navy", "count-fort", "count-control", "price-population"):
        told = say(id, count=count).text(language)
        digits = re.findall(r"\d", told)
        assert digits in ([], [str(count)]), told
        assert digits or count < 3, told


# -- corrected names ---------------------------------------------------------------------------------


def test_a_corrected_name_is_said_everywhere_in_every_language(tmp_path: Path) -> None:
    shipped = (ROOT / "src/tricorne/games/struggle_of_empires/data/components.toml").read_text(encoding="utf-8")
    text = shipped.replace('name = "Native Nations"', 'name = "Haudenosaunee"').replace('"Caribbean"', '"Antilles"')
    text = text.replace('effect = "One more unit in every Move action."', 'effect = "Two more units, as printed."')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = tricorne.game(GAME, components=str(path))
    state = game.new(["britain", "france", "spain"], seed=2)
    while state.prompt.key != "place-unit":
        state.play(state.legal()[-1])
    before = state.clone()
    state.play("place army caribbean")
    lines = state.engine.narrate(before.position, state.position, state.last, SPECTATOR)
    refusal = state.engine.why_not(state.position, game.actions.number("move army caribbean"))
    view: dict[str, Any] = state.view("britain")
    region = next(one for one in view["regions"] if one["id"] == "caribbean")
    alliance = next(one for one in view["alliances"] if one["id"] == "native-nations")
    told: list[tuple[str, Arg]] = [
        ("Antilles", lines[0]),
        ("Antilles", game.actions[game.actions.number("attack caribbean france")].words),
        ("Haudenosaunee", game.actions[game.actions.number("ally native-nations")].words),
        ("Antilles", say("board-name", thing=read_data(region["name"]))),
        ("Haudenosaunee", say("board-name", thing=read_data(alliance["name"]))),
    ]
    assert refusal is not None
    for language in SPOKEN:
        for name, message in told:
            assert isinstance(message, Message)
            assert name in message.text(language)
    logistics = next(tile for tile in view["tiles"] if tile["id"] == "logistics")
    assert str(read_data(logistics["effect"])) == "Two more units, as printed."
    assert load().renamed == {}


OLD_NAMES = {"en": "Caribbean", "de": "Karibik", "fr": "Caraïbes", "he": "קריבי"}


def test_questions_and_refusals_say_a_corrected_name_too(tmp_path: Path) -> None:
    """In no language does one of them know the name that the owner has replaced."""
    shipped = (ROOT / "src/tricorne/games/struggle_of_empires/data/components.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(shipped.replace('"Caribbean"', '"Antilles"'), encoding="utf-8")
    game = tricorne.game(GAME, components=str(path))
    state = game.new(["britain", "france", "spain"], seed=2)
    dice = random.Random(3)
    there = [action.id for action in game.actions if "caribbean" in action.text]
    asked: dict[str, Message] = {}
    refused: dict[str, Message] = {}
    while not state.over and state.last.number < 250:
        asked.setdefault(f"{state.prompt.key} {'Antilles' in str(state.prompt.words)}", state.prompt.words)
        for number in dice.sample(there, 6):
            refusal = state.why_not(number)
            if refusal is not None:
                refused.setdefault(f"{refusal.reason.key} {'Antilles' in str(refusal.reason)}", refusal.reason)
        legal = list(state.legal())
        liked = [number for number in legal if number in there] or legal
        state.play(dice.choice(liked if dice.random() < 0.5 else legal))
    for said in (asked, refused):
        assert len([key for key in said if key.endswith("True")]) > 2
        for key, message in said.items():
            for language, old in OLD_NAMES.items():
                words = message.text(language)
                assert old not in words
                assert ("Antilles" in words) == key.endswith("True"), f"{language}: {words}"


def test_a_line_carries_the_facts_that_the_board_shows() -> None:
    """Dice and totals of both sides, what was bid for whom, the war that begins."""
    heard = Heard()
    listen(["britain", "france", "spain", "prussia"], "deluxe", {}, heard)
    found = {message.key.partition("/")[2]: message for message in heard.said.values()}
    land = found["log-dice-land"]
    assert {"side", "total", "dice", "side2", "total2", "dice2", "region"} <= set(land.args)
    for dice in (land.args["dice"], land.args["dice2"]):
        assert isinstance(dice, list) and len(dice) == 2
    assert {"power", "bid", "red", "blue"} <= set(found["log-bid"].args)
    assert found["log-war"].args == {"war": 1} or found["log-war"].args["war"] in (2, 3)
