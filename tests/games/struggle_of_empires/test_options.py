"""The options of the game: both presets, the variants, and what does not go together."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tricorne.games.struggle_of_empires.board.components import load
from tricorne.games.struggle_of_empires.options import option_set, settings
from tricorne.games.struggle_of_empires.rulebook import rulebook
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.options import show
from tricorne.kernel.testing import rule

DATA = files("tricorne.games.struggle_of_empires").joinpath("data")
EDITIONS = DATA.joinpath("catalogue", "editions.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| `([a-z-]+)` \| (.+?) \| (.+?) \| (.+?) \| .+? \| .+? \|$")


def catalogue_rows() -> dict[str, tuple[str, str, str]]:
    """The option table of the catalogue: key to values, deluxe value, original value."""
    rows: dict[str, tuple[str, str, str]] = {}
    for line in EDITIONS.splitlines():
        found = ROW.match(line)
        if found:
            rows[found.group(1)] = (found.group(2), found.group(3), found.group(4))
    return rows


def test_the_options_are_those_of_the_catalogue() -> None:
    rows = catalogue_rows()
    options = option_set().options
    assert len(rows) >= 44
    assert set(rows) == set(options)
    for key, (values, deluxe, original) in rows.items():
        option = options[key]
        if option.kind == "choice":
            assert re.findall(r"`([a-z-]+)`", values) == option.choices, key
        else:
            assert values.startswith("3 ints" if option.kind == "ints" else option.kind), key
        for preset, printed in [("deluxe", deluxe), ("original-2004", original)]:
            if printed == "not used":
                continue
            value = show(option.presets[preset])
            assert printed.replace("`", "").replace(", ", ",").startswith(value), (key, preset)


def test_every_rule_named_by_an_option_exists() -> None:
    book = rulebook()
    options = option_set()
    for option in options.options.values():
        assert option.rules, option.key
        for id in option.rules:
            book.require(id)
    for constraint in options.constraints:
        for id in constraint.rules:
            book.require(id)


def test_every_option_switch_of_the_catalogue_exists() -> None:
    """The ``V:key=value`` marks of rules name options and values that can be chosen."""
    options = option_set()
    for entry in [*rulebook().rules.values(), *rulebook().examples.values()]:
        for edition in entry.editions:
            if edition in ("D", "O"):
                continue
            assert edition.startswith("V:"), entry.id
            key, _, value = edition[2:].partition("=")
            options.option(key).parse(value or "true")


def test_defaults_agree_with_the_components() -> None:
    c = load()
    deluxe = settings("deluxe", {}, 7)
    original = settings("original-2004", {}, 7)
    assert deluxe.numbers("sea-die-faces") == tuple(c.sea_faces)
    assert deluxe.number("navies-per-player") == c.pieces_navy
    training = c.tile("naval-training")
    assert deluxe.number("naval-training-tiles") == c.tile_count_deluxe[training]
    assert original.number("naval-training-tiles") == c.tile_count_original[training]
    navigation = c.tile("navigation")
    assert deluxe.number("navigation-tiles") == c.tile_count_deluxe[navigation]
    assert original.number("navigation-tiles") == c.tile_count_original[navigation]
    ottoman = c.region("ottoman-empire")
    assert deluxe.number("ottoman-third-place") == c.vp_deluxe[ottoman][2]
    assert original.number("ottoman-third-place") == c.vp_original[ottoman][2]


def test_corrected_pieces_replace_the_figures_of_a_preset(tmp_path: Path) -> None:
    text = DATA.joinpath("components.toml").read_text(encoding="utf-8")
    text = text.replace("success = 4, stay = 1, sink = 1", "success = 3, stay = 2, sink = 1")
    text = text.replace("vp_original = [4, 2, 1]", "vp_original = [4, 2]")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    mine = load(str(path))
    assert settings("deluxe", {}, 4, mine).numbers("sea-die-faces") == (3, 2, 1)
    given = {"sea-die-faces": [2, 2, 2]}
    assert settings("deluxe", given, 4, mine).numbers("sea-die-faces") == (2, 2, 2)
    assert settings("original-2004", {}, 4, mine).number("ottoman-third-place") == 0
    assert settings("deluxe", {}, 4, load()).values == settings("deluxe", {}, 4).values
    assert settings("original-2004", {}, 4, load()).values == settings("original-2004", {}, 4).values


@rule("R-SETTLED-16")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("preset", "given"),
    [("deluxe", {}), ("original-2004", {"setup-duplicates": "may-redraw"})],
)
def test_few_players_must_redraw(preset: str, given: dict[str, object], players: int) -> None:
    game = settings(preset, given, players)
    assert game.choice("setup-duplicates") == "must-redraw"
    assert [forced.key for forced in game.forced] == ["setup-duplicates"]


def test_kept_duplicates_are_kept_with_any_number_of_players() -> None:
    assert settings("original-2004", {}, 2).choice("setup-duplicates") == "keep"
    assert settings("deluxe", {}, 4).choice("setup-duplicates") == "may-redraw"
    assert settings("deluxe", {}, 4).forced == []


def test_the_simple_variant_sets_two_options() -> None:
    game = settings("deluxe+wallace-simple", {"nonplayer-navy-roll": True}, 5)
    assert game.choice("map-markers") == "ten"
    assert game.choice("tile-scaling") == "all"
    assert {forced.key for forced in game.forced} == {"map-markers", "tile-scaling"}
    assert game.flag("nonplayer-navy-roll")


@pytest.mark.parametrize(("sea", "tiles"), [("white-red", 2), ("deluxe-die", 0)])
@pytest.mark.parametrize("preset", ["deluxe", "original-2004"])
def test_navigation_follows_the_sea_dice(preset: str, sea: str, tiles: int) -> None:
    assert settings(preset, {"distant-sea": sea}, 4).number("navigation-tiles") == tiles


def test_a_given_number_of_navigation_tiles_stands() -> None:
    given = {"distant-sea": "white-red", "navigation-tiles": 1}
    assert settings("deluxe", given, 4).number("navigation-tiles") == 1


AT_ODDS: list[tuple[dict[str, object], int, str]] = [
    (
        {"nonplayer-mode": "wallace-simple", "map-markers": "by-count"},
        5,
        ("map-markers=by-count does not go with nonplayer-mode=wallace-simple: .* set map-markers=ten or leave it out"),
    ),
    (
        {"nonplayer-mode": "wallace-simple", "tile-scaling": "marked"},
        4,
        "tile-scaling=marked does not go with nonplayer-mode=wallace-simple",
    ),
    (
        {"nonplayer-mode": "wallace-simple", "nonplayer-mixed-sets": True},
        6,
        (
            "nonplayer-mode=wallace-simple and nonplayer-mixed-sets=true do not go together: .* "
            "set nonplayer-mixed-sets=false"
        ),
    ),
    ({"nonplayer-mode": "wallace-simple"}, 3, "and 3 players do not go together: .* 4 to 6"),
    ({"nonplayer-mode": "wallace-simple"}, 7, "and 7 players do not go together: .* 4 to 6"),
    ({"navigation-tiles": 2}, 4, "navigation-tiles=2 does not go with distant-sea=deluxe-die"),
]


@pytest.mark.parametrize(("given", "players", "words"), AT_ODDS)
def test_options_at_odds(given: dict[str, object], players: int, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        settings("deluxe", given, players)


def test_every_variant_fits_on_both_presets() -> None:
    for preset in ["deluxe", "original-2004"]:
        for variant in option_set().variants.values():
            game = settings(f"{preset}+{variant.key}", {}, 5)
            assert {key: game[key] for key in variant.values} == variant.values


def test_every_value_of_every_option_can_be_chosen() -> None:
    company: dict[str, dict[str, object]] = {"navigation-tiles": {"distant-sea": "white-red"}}
    for option in option_set().options.values():
        values: list[object] = [option.low, option.high]
        if option.kind == "bool":
            values = [True, False]
        if option.kind == "choice":
            values = list(option.choices)
        if option.kind == "ints":
            values = [[6, 0, 0], [0, 0, 6]]
        for value in values:
            given = {option.key: value, **company.get(option.key, {})}
            assert show(settings("deluxe", given, 5)[option.key]) == show(value)
