"""What goes over the wire about the games themselves: cards, options as forms, rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from tricorne.server.wire import Given, Json, Message, Sent


class Power(Sent):
    id: str
    name: str


class Level(Sent):
    """A bot that can take a seat."""

    bot: str
    words: Message


class PresetCard(Sent):
    key: str
    words: Message


class GameCard(Sent):
    """A game. ``choosing`` are the rules by which players may choose their powers at the table; none: they may not.
    ``lessons``, ``puzzles``: how many it has."""

    id: str
    title: str
    fewest: int
    most: int
    powers: list[Power]
    presets: list[PresetCard]
    bots: list[Level]
    choosing: list[str]
    lessons: int
    puzzles: int


class Home(Sent):
    version: str
    games: list[GameCard]


class ActionRow(Sent):
    """A row of the game's action table; ``legal`` lists of the live channel name its ``id``."""

    id: int
    text: str
    words: Message
    rule: str


class Choice(Sent):
    value: str
    words: Message


class OptionForm(Sent):
    """One option: how to draw it, and its value in each preset. Fields that do not apply are null."""

    key: str
    kind: Literal["bool", "int", "choice", "ints"]
    words: Message
    rules: list[str]
    players: list[int]
    presets: dict[str, Json]
    choices: list[Choice] | None
    low: int | None
    high: int | None
    length: int | None
    sum: int | None


class OptionGroup(Sent):
    key: str
    words: Message
    options: list[OptionForm]


class PresetForm(Sent):
    """A preset with all its values, or a variant with those that it changes."""

    key: str
    words: Message
    values: dict[str, Json]


class ConstraintNote(Sent):
    key: str
    words: Message
    rules: list[str]


class GameInfo(Sent):
    """Everything about a game that never changes: fetch it once."""

    card: GameCard
    groups: list[OptionGroup]
    presets: list[PresetForm]
    variants: list[PresetForm]
    constraints: list[ConstraintNote]
    actions: list[ActionRow]


class CheckOptions(Given):
    players: int
    preset: str = ""
    options: dict[str, Json] = msgspec.field(default_factory=dict)


class ForcedValue(Sent):
    key: str
    value: Json
    words: Message


class OptionValues(Sent):
    """The value of every option in a game with this preset and these options, and which were set by a constraint."""

    values: dict[str, Json]
    forced: list[ForcedValue]


class Rule(Sent):
    id: str
    words: str


class BookRule(Sent):
    """A rule, an example or a ruling in a book. ``language`` is the one of its words; ``marks`` (editions, parts of
    the game, options) and ``players`` say where it holds."""

    id: str
    words: str
    language: str
    marks: list[str]
    players: list[int]
    example: bool


class BookSection(Sent):
    id: str
    title: str
    rules: list[BookRule]


class Term(Sent):
    """A word of the glossary, what it means, and where it is explained."""

    id: str
    name: str
    means: str
    rules: list[str]


class Figure(Sent):
    """What some rules speak of, to be read from a view: the path of its rows there (empty: the view itself), the kind
    of thing that a row is (empty: no thing) and the field with its id, a field that a row must have, and the fields
    that are shown, each under the head of its column. ``field:kind`` is a thing, several, or figures by things."""

    id: str
    title: str
    rules: list[str]
    rows: str
    named: str
    name: str
    where: str
    values: list[str]
    heads: list[str]


class RuleBook(Sent):
    """The rules of a game in one language, with what their marks mean and the figures of a position beside them."""

    game: str
    language: str
    sections: list[BookSection]
    marks: dict[str, str]
    terms: list[Term]
    figures: list[Figure]
