"""Games are found through entry points; what is broken is told and disturbs nobody."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tricorne
from tricorne.kernel import registry
from tricorne.kernel.errors import BadComponents, BadGame, UnknownGame
from tricorne.kernel.registry import GROUP, HOUSE, Listing, listings, load, problem_of

EMPIRES = "tricorne.games.struggle_of_empires.game:StruggleOfEmpires"


class Distribution:
    """As much of an installed package as a listing looks at."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = "1.2"


def entry(id: str, value: str, package: str = "other") -> EntryPoint:
    found = EntryPoint(id, value, GROUP)
    vars(found).update(dist=Distribution(package))
    return found


def listed(id: str, value: str) -> Listing:
    return listings([entry(id, value)])[0]


def test_the_games_of_the_house_are_registered_like_any_other() -> None:
    house = {one.id: one.package for one in registry.installed() if one.package == HOUSE}
    assert sorted(house) == ["imperial-struggle", "struggle-of-empires"]
    assert tricorne.games()[:2] == ["struggle-of-empires", "imperial-struggle"]
    assert tricorne.game("imperial-struggle") is tricorne.game("imperial-struggle")


@pytest.mark.parametrize("id", ["chess", "", "struggle-of-empire", "STRUGGLE-OF-EMPIRES"])
def test_no_other_id_is_a_game(id: str) -> None:
    with pytest.raises(UnknownGame, match="there is no game"):
        tricorne.game(id)


def test_without_any_registered_game_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "installed", list)
    with pytest.raises(UnknownGame, match="make setup"):
        registry.game("whist")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("no.such.module:Game", "cannot be loaded: ModuleNotFoundError"),
        ("tricorne.kernel.game:NoSuchClass", "cannot be loaded: AttributeError"),
        ("tricorne.kernel.errors:hint", "cannot be loaded: TypeError"),
        ("builtins:dict", "is no game of that id"),
        (EMPIRES, "is no game of that id"),
    ],
)
def test_what_is_wrong_with_a_package_is_told(value: str, said: str) -> None:
    broken = listed("whist", value)
    with pytest.raises(BadGame, match=said):
        load(broken)


def test_any_failure_of_a_package_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_whist.py").write_text("1 / 0\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(BadGame, match="whist of the package other cannot be loaded: ZeroDivisionError"):
        load(listed("whist", "bad_whist:Whist"))


def test_the_house_keeps_its_ids() -> None:
    """A package that registers an id that is taken is listed with that as its error."""
    id = "struggle-of-empires"
    mine, theirs = listings([entry(id, "mine:Mine", "a-package"), entry(id, EMPIRES, HOUSE)])
    assert (mine.package, mine.taken_by) == (HOUSE, "")
    assert (theirs.package, theirs.taken_by) == ("a-package", HOUSE)
    assert "is also a game of tricorne" in problem_of(theirs)


def test_one_entry_that_is_seen_twice_is_one_game() -> None:
    """As when an old and a new installation lie on the path."""
    assert len(listings([entry("whist", "whist:Whist"), entry("whist", "whist:Whist")])) == 1


def test_components_are_for_games_that_take_them(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="leave the components file out"):
        tricorne.game("imperial-struggle", components=str(tmp_path / "mine.toml"))
    with pytest.raises(BadComponents):
        tricorne.game("struggle-of-empires", components=str(tmp_path / "mine.toml"))
