"""Options as data: values, presets, variants, constraints, typed text, forms."""

import json
import tomllib

import pytest

from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import read_message
from tricorne.kernel.options import OptionSet, show
from tricorne.kernel.toml import TomlTable

TOML = """
[players]
fewest = 2
most = 4

[[presets]]
key = "new"
words = "The new rules."
[[presets]]
key = "old"
words = "The old rules."

[[groups]]
key = "table"
words = "At the table"
[[groups]]
key = "sea"
words = "At sea"

[[options]]
key = "open"
kind = "bool"
words = "All is open."
group = "table"
rules = ["TABLE-1"]
presets = { new = true, old = false }

[[options]]
key = "wind"
kind = "choice"
words = "The wind."
group = "sea"
rules = ["SEA-1"]
players = [3, 4]
presets = { new = "calm", old = "storm" }
choices = { calm = "no wind", storm = "too much" }

[[options]]
key = "ships"
kind = "int"
low = 1
high = 9
words = "Ships."
group = "sea"
rules = ["SEA-2"]
presets = { new = 3, old = 4 }

[[options]]
key = "faces"
kind = "ints"
length = 2
low = 0
high = 6
sum = 6
words = "Faces."
group = "sea"
rules = []
presets = { new = [3, 3], old = [5, 1] }

[[variants]]
key = "gale"
words = "A storm."
values = { wind = "storm" }
[[variants]]
key = "lull"
words = "A calm."
values = { wind = "calm", ships = 2 }

[[constraints]]
key = "storm-sinks"
words = "a storm leaves one ship"
rules = ["SEA-3"]
when = { wind = "storm" }
force = { ships = 1 }

[[constraints]]
key = "two-see-all"
words = "two players hide nothing"
rules = []
players = [2]
force = { open = true }
overrules = true

[[constraints]]
key = "calm-faces"
words = "calm seas are kinder"
rules = []
when = { wind = "calm" }
suggest = { faces = [6, 0] }

[[constraints]]
key = "no-open-storm"
words = "set open=false"
rules = []
players = [4]
when = { wind = "storm", open = true }
refuse = true
"""


def options(text: str = TOML) -> OptionSet:
    return OptionSet(TomlTable(tomllib.loads(text), "test.toml", BadOptions))


def test_preset_then_given_then_constraints() -> None:
    game = options().resolve("old", {"open": True}, 3)
    assert game.flag("open") is True
    assert game.choice("wind") == "storm"
    assert game.number("ships") == 1
    assert game.numbers("faces") == (5, 1)
    assert game.given == {"open": True}
    assert [(forced.key, forced.value, forced.instead_of) for forced in game.forced] == [("ships", 1, 4)]
    assert str(game.forced[0]) == "ships=1: a storm leaves one ship"


def test_a_given_value_is_not_forced_silently() -> None:
    with pytest.raises(BadOptions) as refused:
        options().resolve("new", {"wind": "storm", "ships": 2}, 3)
    assert str(refused.value) == (
        "ships=2 does not go with wind=storm: a storm leaves one ship; set ships=1 or leave it out"
    )
    assert options().resolve("new", {"wind": "storm", "ships": 1}, 3).forced == []


def test_a_constraint_that_overrules() -> None:
    game = options().resolve("old", {"open": False}, 2)
    assert game.flag("open") is True
    assert [forced.key for forced in game.forced] == ["ships", "open"]


def test_a_suggestion_yields_to_a_given_value() -> None:
    assert options().resolve("new", {}, 3).numbers("faces") == (6, 0)
    assert options().resolve("new", {"faces": [1, 5]}, 3).numbers("faces") == (1, 5)


def test_a_refused_combination() -> None:
    with pytest.raises(BadOptions) as refused:
        options().resolve("new", {"wind": "storm"}, 4)
    assert str(refused.value) == ("wind=storm, open=true and 4 players do not go together: set open=false")


def test_variants_stand_on_a_preset() -> None:
    game = options().resolve("old + lull", {}, 3)
    assert game.preset == "old+lull"
    assert (game.choice("wind"), game.number("ships")) == ("calm", 2)
    with pytest.raises(BadOptions, match="variants gale and lull both set wind; choose one"):
        options().resolve("new+gale+lull", {}, 3)
    assert options().resolve("new+lull", {"ships": 5}, 3).number("ships") == 5


@pytest.mark.parametrize(
    ("preset", "given", "players", "words"),
    [
        ("neu", {}, 3, "unknown preset 'neu'; did you mean new?"),
        ("new+gal", {}, 3, "unknown variant 'gal'; did you mean gale?"),
        ("new", {"wnd": "calm"}, 3, "unknown option 'wnd'; did you mean wind?"),
        ("new", {"wind": "clam"}, 3, "option wind=clam: it must be one of calm, storm"),
        ("new", {"wind": True}, 3, "option wind=true: it must be one of calm, storm"),
        ("new", {"open": 1}, 3, "option open=1: it must be true or false"),
        ("new", {"ships": 10}, 3, "option ships=10: it must be a number from 1 to 9"),
        ("new", {"ships": True}, 3, "option ships=true: it must be a number from 1 to 9"),
        ("new", {"faces": [3, 4]}, 3, "it must be 2 numbers from 0 to 6 that add up to 6"),
        ("new", {"faces": [-1, 7]}, 3, "it must be 2 numbers from 0 to 6 that add up to 6"),
        ("new", {"faces": [3, 2, 1]}, 3, "it must be 2 numbers from 0 to 6 that add up to 6"),
        ("new", {"faces": []}, 3, "it must be 2 numbers from 0 to 6 that add up to 6"),
        ("new", {}, 5, "5 players: the game is for 2 to 4"),
    ],
)
def test_bad_options_say_what_would_be_right(preset: str, given: dict[str, object], players: int, words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options().resolve(preset, given, players)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_typed_options() -> None:
    typed = ["open=no", "wind = Storm", "ships=7", "faces=4,2"]
    assert options().parse(typed) == {
        "open": False,
        "wind": "storm",
        "ships": 7,
        "faces": (4, 2),
    }
    assert options().parse(["faces=4/2"]) == {"faces": (4, 2)}


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["open"], "option 'open': write it as key=value"),
        (["open=perhaps"], "option open=perhaps: it must be true or false"),
        (["ships=many"], "option ships=many: it must be a number from 1 to 9"),
        (["ships=0"], "option ships=0: it must be a number from 1 to 9"),
        (["faces=a,b"], "option faces=a,b: it must be 2 numbers"),
        (["ship=1"], "unknown option 'ship'; did you mean ships?"),
        (["ships=1", "ships=2"], "option ships is given as 1 and as 2; give it once"),
    ],
)
def test_badly_typed_options(typed: list[str], words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options().parse(typed)
    assert words in str(refused.value)


def test_show_is_what_parse_reads() -> None:
    typed = options()
    for preset in ["new", "old"]:
        values = typed.presets[preset].values
        assert typed.parse([f"{key}={show(values[key])}" for key in values]) == values


def test_a_form_can_be_drawn() -> None:
    form = options().to_json()
    assert json.loads(json.dumps(form)) == form
    groups = form["groups"]
    assert isinstance(groups, list)
    assert [str(read_message(group["words"])) for group in groups] == ["At the table", "At sea"]
    assert [option["key"] for option in groups[1]["options"]] == ["wind", "ships", "faces"]
    wind, ships, faces = groups[1]["options"]
    choices = {choice["value"]: str(read_message(choice["words"])) for choice in wind["choices"]}
    assert choices == {"calm": "no wind", "storm": "too much"}
    assert wind["presets"] == {"new": "calm", "old": "storm"}
    assert wind["players"] == [3, 4]
    assert (ships["low"], ships["high"]) == (1, 9)
    assert faces["presets"]["old"] == [5, 1]
    assert faces["sum"] == 6


def test_settings_as_json() -> None:
    game = options().resolve("old", {}, 3)
    assert game.to_json() == {"open": False, "wind": "storm", "ships": 1, "faces": [5, 1]}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("presets = { new = true,", "presets = {", "'new' is missing"),
        ("new = 3, old = 4", "new = 0, old = 4", "option ships=0: it must be a number"),
        ('key = "ships"', 'key = "open"', "options open: this stands twice"),
        ('group = "table"', 'group = "tabel"', "did you mean table?"),
        ("values = { wind", "values = { wnd", "unknown key 'wnd'; did you mean wind?"),
        ('kind = "bool"', 'kind = "boolean"', "did you mean bool?"),
    ],
)
def test_a_faulty_declaration_is_refused(old: str, new: str, words: str) -> None:
    assert old in TOML
    with pytest.raises(BadOptions) as refused:
        options(TOML.replace(old, new, 1))
    assert words in str(refused.value)
