"""Options, presets, named variants, and the constraints between options.

A game declares them as data (one TOML file), so that the command line, a form in the browser and the
record all speak of the same things. ``OptionSet.resolve`` answers one question: which value has each
option in this game? First the preset, then the named variants, then what was given, and last the
constraints, in the order of the file. A constraint

* *forces* a value: against a value that was given this is an error, against the preset it is silent
  and reported in ``Settings.forced`` (with ``overrules`` it is never an error);
* *suggests* a value, which only replaces one that nobody gave;
* *refuses* a combination.
"""

from collections.abc import Mapping, Sequence

from tricorne.kernel.errors import BadOptions, hint, nearest
from tricorne.kernel.languages import english_ids
from tricorne.kernel.message import Arg, Message, Text, as_it_stood, say, texts
from tricorne.kernel.toml import TomlTable, read_toml

Value = bool | int | str | tuple[int, ...]

_TRUE = ["true", "yes", "on"]
_FALSE = ["false", "no", "off"]


def show(value: object) -> str:
    """A value as it is typed: ``true``, ``3``, ``keep`` or ``4,1,1``."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join([show(item) for item in value])
    return str(value)


def _said(game: str, id: str, words: str) -> Message:
    """What is to be read of an option: the game's own text of that id, else its words in the file."""
    return Message(f"{game}/{id}") if id in english_ids(game) else as_it_stood(words or id)


def _plain(value: Value) -> object:
    """A value as JSON knows it."""
    return list(value) if isinstance(value, tuple) else value


class Option:
    """One thing that can be chosen before a game."""

    def __init__(self, table: TomlTable, presets: list[str], groups: list[str], game: str = "") -> None:
        known = ["key", "kind", "choices", "low", "high", "length", "sum", "words", "group"]
        table.only([*known, "rules", "players", "presets"])
        self.key = table.text("key")
        self.kind = table.word("kind", ["bool", "int", "choice", "ints"])
        self.game = game
        self._words = _words(table)
        self.group = table.word("group", groups)
        self.rules = table.texts("rules")
        self.players = table.numbers("players", 1, 99) if table.has("players") else []
        self.choices: list[str] = []
        self._choice_words: list[str] = []
        self.low = 0
        self.high = 0
        self.length = 0
        self.sum = 0
        if self.kind == "choice":
            if isinstance(table.value("choices"), list):
                self.choices = table.texts("choices")
                self._choice_words = [""] * len(self.choices)
            else:
                choices = table.table("choices")
                self.choices = choices.names()
                self._choice_words = [choices.text(choice) for choice in self.choices]
        if self.kind in ("int", "ints"):
            self.low = table.number("low", 0, 99)
            self.high = table.number("high", self.low, 99)
        if self.kind == "ints":
            self.length = table.number("length", 1, 99)
            self.sum = table.number("sum", 0, 999)
        values = table.table("presets")
        values.only(presets)
        self.presets = {preset: self.check(values.value(preset)) for preset in presets}

    @property
    def words(self) -> Message:
        return _said(self.game, f"option-{self.key}", self._words)

    def choice_words(self, at: int) -> Message:
        return _said(self.game, f"choice-{self.key}-{self.choices[at]}", self._choice_words[at])

    def allowed(self) -> Message:
        """The values that are right, in words."""
        if self.kind == "bool":
            return say("allowed-flag")
        if self.kind == "choice":
            return say("allowed-choice", choices=texts(self.choices))
        if self.kind == "int":
            return say("allowed-number", low=self.low, high=self.high)
        return say("allowed-numbers", length=self.length, low=self.low, high=self.high, sum=self.sum)

    def _bad(self, value: object) -> BadOptions:
        name, given, allowed = Text(self.key), Text(show(value)), self.allowed()
        if self.kind == "choice" and nearest(show(value), self.choices):
            near = hint(show(value), self.choices)
            return BadOptions(say("bad-option-near", name=name, value=given, allowed=allowed, hint=near))
        return BadOptions(say("bad-option-value", name=name, value=given, allowed=allowed))

    def check(self, value: object) -> Value:
        """The value in its own type, or BadOptions."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if value < self.low or value > self.high:
                raise self._bad(value)
            return value
        if self.kind == "ints" and isinstance(value, (list, tuple)):
            numbers: list[int] = []
            for item in value:
                if isinstance(item, int) and not isinstance(item, bool):
                    numbers.append(item)
            fits = len(numbers) == len(value) == self.length and sum(numbers) == self.sum
            if fits and self.low <= min(numbers) and max(numbers) <= self.high:
                return tuple(numbers)
        raise self._bad(value)

    def parse(self, text: str) -> Value:
        """The value a typed text stands for."""
        word = text.strip().lower()
        try:
            if self.kind == "bool" and word in _TRUE + _FALSE:
                return word in _TRUE
            if self.kind == "int":
                return self.check(int(word))
            if self.kind == "ints":
                return self.check([int(part) for part in word.replace("/", ",").split(",")])
        except ValueError:
            raise self._bad(text) from None
        return self.check(word)

    def to_json(self) -> dict[str, object]:
        """What a form needs to draw this option."""
        form: dict[str, object] = {
            "key": self.key,
            "kind": self.kind,
            "words": self.words.to_data(),
            "rules": list(self.rules),
            "players": list(self.players),
            "presets": {preset: _plain(self.presets[preset]) for preset in self.presets},
        }
        if self.kind == "choice":
            form["choices"] = [
                {"value": self.choices[i], "words": self.choice_words(i).to_data()} for i in range(len(self.choices))
            ]
        if self.kind in ("int", "ints"):
            form["low"] = self.low
            form["high"] = self.high
        if self.kind == "ints":
            form["length"] = self.length
            form["sum"] = self.sum
        return form


class Preset:
    """A whole set of values under one name; ``values`` of a variant are only those it changes."""

    def __init__(self, key: str, id: str, words: str, values: dict[str, Value], game: str = "") -> None:
        self.key = key
        self.id = id
        """The id of its text among the game's messages."""
        self.game = game
        self._words = words
        self.values = values

    @property
    def words(self) -> Message:
        return _said(self.game, self.id, self._words)

    def to_json(self) -> dict[str, object]:
        values = {key: _plain(self.values[key]) for key in self.values}
        return {"key": self.key, "words": self.words.to_data(), "values": values}


class Forced:
    """A value that a constraint has set in place of the one that stood there."""

    def __init__(self, key: str, value: Value, instead_of: Value, constraint: "Constraint") -> None:
        self.key = key
        self.value = value
        self.instead_of = instead_of
        self.constraint = constraint

    def __str__(self) -> str:
        return f"{self.key}={show(self.value)}: {self.constraint.words}"


class Settings:
    """The options of one game, all of them decided."""

    def __init__(self, preset: str, players: int, given: dict[str, Value]) -> None:
        self.preset = preset
        self.players = players
        self.given = given
        self.values: dict[str, Value] = {}
        self.forced: list[Forced] = []

    def __getitem__(self, key: str) -> Value:
        if key not in self.values:
            raise BadOptions(say("bad-option", text=Text(key), hint=hint(key, list(self.values))))
        return self.values[key]

    def flag(self, key: str) -> bool:
        value = self[key]
        assert isinstance(value, bool), key
        return value

    def number(self, key: str) -> int:
        value = self[key]
        assert isinstance(value, int) and not isinstance(value, bool), key
        return value

    def choice(self, key: str) -> str:
        value = self[key]
        assert isinstance(value, str), key
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self[key]
        assert isinstance(value, tuple), key
        return value

    def to_json(self) -> dict[str, object]:
        return {key: _plain(self.values[key]) for key in self.values}


class Constraint:
    """What some values, or a number of players, mean for other options."""

    def __init__(self, table: TomlTable, options: dict[str, Option], game: str = "") -> None:
        table.only(["key", "words", "rules", "players", "when", "force", "suggest", "refuse", "overrules"])
        self.key = table.text("key")
        self.game = game
        self._words = _words(table)
        self.rules = table.texts("rules")
        self.players = table.numbers("players", 1, 99) if table.has("players") else []
        self.when = _values(table, "when", options)
        self.force = _values(table, "force", options)
        self.suggest = _values(table, "suggest", options)
        self.refuse = table.flag("refuse") if table.has("refuse") else False
        self.overrules = table.flag("overrules") if table.has("overrules") else False

    @property
    def words(self) -> Message:
        return _said(self.game, f"constraint-{self.key}", self._words)

    def matches(self, settings: Settings) -> bool:
        if self.players and settings.players not in self.players:
            return False
        for key in self.when:
            if settings.values[key] != self.when[key]:
                return False
        return True

    def _cause(self, players: int) -> list[Arg]:
        causes = texts([f"{key}={show(self.when[key])}" for key in self.when])
        if self.players:
            causes.append(say("cause-players", players=players))
        return causes

    def apply(self, settings: Settings) -> None:
        """Force, suggest or refuse; only for settings that match."""
        if self.refuse:
            raise BadOptions(say("bad-together", cause=self._cause(settings.players), words=self.words))
        for key in self.force:
            if key in settings.given and not self.overrules:
                now = settings.values[key]
                if now != self.force[key]:
                    raise BadOptions(
                        say(
                            "bad-against",
                            name=Text(key),
                            value=Text(show(now)),
                            value2=Text(show(self.force[key])),
                            cause=self._cause(settings.players),
                            words=self.words,
                        )
                    )
            self._set(settings, key, self.force[key])
        for key in self.suggest:
            if key not in settings.given:
                self._set(settings, key, self.suggest[key])

    def _set(self, settings: Settings, key: str, value: Value) -> None:
        before = settings.values[key]
        if before != value:
            settings.values[key] = value
            settings.forced.append(Forced(key, value, before, self))


class OptionSet:
    """All options of a game."""

    def __init__(self, file: TomlTable, game: str = "") -> None:
        file.only(["players", "presets", "groups", "options", "variants", "constraints"])
        self.fewest = file.table("players").number("fewest", 1, 99)
        self.most = file.table("players").number("most", self.fewest, 99)
        presets = file.tables("presets", "key")
        groups = file.tables("groups", "key")
        self.group_keys = [t.text("key") for t in groups]
        self.game = game
        self._group_words = [_words(t) for t in groups]
        preset_keys = [t.text("key") for t in presets]
        self.options: dict[str, Option] = {}
        for t in file.tables("options", "key"):
            option = Option(t, preset_keys, self.group_keys, game)
            if option.key in self.options:
                raise t.fail(say("toml-twice"))
            self.options[option.key] = option
        self.presets: dict[str, Preset] = {}
        for t in presets:
            key = t.text("key")
            values = {name: self.options[name].presets[key] for name in self.options}
            self.presets[key] = Preset(key, f"preset-{key}", _words(t), values, game)
        self.variants: dict[str, Preset] = {}
        for t in file.tables("variants", "key"):
            values = _values(t, "values", self.options)
            key = t.text("key")
            self.variants[key] = Preset(key, f"variant-{key}", _words(t), values, game)
        self.constraints = [Constraint(t, self.options, game) for t in file.tables("constraints", "key")]

    @staticmethod
    def load(path: str, game: str = "") -> "OptionSet":
        return OptionSet(read_toml(path, BadOptions), game)

    def option(self, key: str) -> Option:
        if key not in self.options:
            raise BadOptions(say("bad-option", text=Text(key), hint=hint(key, list(self.options))))
        return self.options[key]

    def parse(self, texts: Sequence[str]) -> dict[str, Value]:
        """The options of a command line, each typed as ``key=value``."""
        given: dict[str, Value] = {}
        for text in texts:
            key, equals, value = text.partition("=")
            key = key.strip()
            if not equals:
                raise BadOptions(say("bad-option-form", text=Text(text), name=Text(key)))
            parsed = self.option(key).parse(value)
            if key in given and given[key] != parsed:
                one, other = Text(show(given[key])), Text(show(parsed))
                raise BadOptions(say("bad-option-twice", name=Text(key), value=one, value2=other))
            given[key] = parsed
        return given

    def resolve(self, preset: str, given: Mapping[str, object], players: int) -> Settings:
        """Every option's value. ``preset`` may add variants: ``deluxe+open-unrest+surrender``."""
        if not self.fewest <= players <= self.most:
            raise BadOptions(say("bad-players", players=players, fewest=self.fewest, most=self.most))
        names = [name.strip() for name in preset.split("+")]
        if names[0] not in self.presets:
            near = hint(names[0], list(self.presets))
            raise BadOptions(say("bad-preset", text=Text(names[0]), hint=near))
        chosen: dict[str, Value] = {}
        chosen_by: dict[str, str] = {}
        for name in names[1:]:
            if name not in self.variants:
                near = hint(name, list(self.variants))
                raise BadOptions(say("bad-variant", text=Text(name), hint=near))
            values = self.variants[name].values
            for key in values:
                if key in chosen and chosen[key] != values[key]:
                    both = {"text": Text(chosen_by[key]), "text2": Text(name)}
                    raise BadOptions(say("bad-variants", name=Text(key), **both))
                chosen[key] = values[key]
                chosen_by[key] = name
        for key in given:
            chosen[key] = self.option(key).check(given[key])
        settings = Settings("+".join(names), players, chosen)
        settings.values.update(self.presets[names[0]].values)
        settings.values.update(chosen)
        for constraint in self.constraints:
            if constraint.matches(settings):
                constraint.apply(settings)
        return settings

    def to_json(self) -> dict[str, object]:
        """The whole set for a client that draws a form: grouped, explained, with defaults."""
        groups: list[dict[str, object]] = []
        for i in range(len(self.group_keys)):
            members = [o.to_json() for o in self.options.values() if o.group == self.group_keys[i]]
            words = _said(self.game, f"group-{self.group_keys[i]}", self._group_words[i]).to_data()
            groups.append({"key": self.group_keys[i], "words": words, "options": members})
        return {
            "players": [self.fewest, self.most],
            "presets": [preset.to_json() for preset in self.presets.values()],
            "variants": [variant.to_json() for variant in self.variants.values()],
            "groups": groups,
            "constraints": [
                {"key": c.key, "words": c.words.to_data(), "rules": list(c.rules)} for c in self.constraints
            ],
        }


def _words(table: TomlTable) -> str:
    """The words that stand in the file; none where the game has its texts as messages."""
    return table.text("words") if table.has("words") else ""


def _values(table: TomlTable, key: str, options: dict[str, Option]) -> dict[str, Value]:
    """A table of option values, each known and allowed; empty if the key is not there."""
    if not table.has(key):
        return {}
    values = table.table(key)
    values.only(list(options))
    return {name: options[name].check(values.value(name)) for name in values.names()}
