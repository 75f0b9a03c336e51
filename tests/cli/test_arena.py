"""`tricorne arena`: what people see, and clear refusals."""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from tests.cli.command import refused, run_tricorne

GAME = "imperial-struggle"
BOTS = ("--bots", "heuristic,random")


def test_people_get_tables(tmp_path: Path) -> None:
    said = run_tricorne("arena", GAME, *BOTS, "--games", "2", "--no-plots", "--out", tmp_path / "cup")
    assert said.status == 0, said.err
    for words in ("Ratings", "heuristic + random", "Wins by power", "Wins by seat", "Seconds for a decision"):
        assert words in said.out
    assert said.err == ""
    again = run_tricorne("arena", GAME, *BOTS, "--games", "2", "--no-plots", "--out", tmp_path / "cup")
    assert again.out == said.out


def test_folder_is_named_by_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("1", "1", "2"):
        said = run_tricorne("arena", GAME, "--bots", "random,heuristic", "--games", "1", "--seed", seed, "--no-plots")
        assert said.status == 0, said.err
    assert len(os.listdir(tmp_path)) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", *BOTS), ("no game 'chess'",)),
        ((GAME,), ("--bots",)),
        ((GAME, "--bots", "heuristic"), ("only heuristic is named",)),
        ((GAME, "--bots", "heuristic,genius"), ("genius",)),
        ((GAME, "--bots", "random,mine.py:Me"), ("no such file",)),
        ((GAME, *BOTS, "--format", "cup"), ("no format 'cup'",)),
        ((GAME, *BOTS, "--games", "0"), ("0 games",)),
        ((GAME, *BOTS, "--players", "3"), ("3 players",)),
        ((GAME, *BOTS, "--jobs", "0"), ("0 jobs",)),
        ((GAME, *BOTS, "--on", "moon"), ("--on moon", "ray")),
        ((GAME, *BOTS, "--limit", "0"), ("0 seconds",)),
        ((GAME, *BOTS, "--until", "lunch"), ("--until lunch", "decided")),
        ((GAME, *BOTS, "--vary", "spanish-empire"), ("key=value,value",)),
        ((GAME, *BOTS, "--vary", "spanish=1,2"), ("spanish-empire",)),
        ((GAME, *BOTS, "--option", "tougher-forts=maybe"), ("tougher-forts",)),
        ((GAME, *BOTS, "--seats", "france,spain"), ("spain",)),
        ((GAME, *BOTS, "--out", "/dev/null/cup"), ("cannot be written",)),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path) -> None:
    out = () if "--out" in arguments else ("--out", tmp_path / "cup")
    refused(run_tricorne("arena", *arguments, *out), *words)


def test_other_settings_in_the_same_folder(tmp_path: Path) -> None:
    arguments = ("arena", GAME, *BOTS, "--games", "1", "--no-plots", "--out", tmp_path)
    assert run_tricorne(*arguments).status == 0
    refused(run_tricorne(*arguments, "--seed", "5"), "seed is 1756 there and 5 here", "another folder")


@pytest.mark.parametrize(
    ("package", "extra", "more"),
    [("openskill", "arena", ()), ("pyarrow", "arena", ()), ("matplotlib", "arena", ()), ("ray", "cluster", ("ray",))],
)
def test_missing_packages_are_named(package: str, extra: str, more: tuple[str, ...], tmp_path: Path) -> None:
    """Before the first game, not after the last."""
    on = ("--on", "ray") if more else ()
    with mock.patch.object(builtins, "__import__", without(package)):
        said = run_tricorne("arena", GAME, *BOTS, "--games", "1", "--out", tmp_path / "cup", *on)
    refused(said, package, f"tricorne[{extra}]")
    assert not (tmp_path / "cup").exists()


def without(package: str) -> Callable[..., object]:
    """An import that does not find one package."""
    real = builtins.__import__

    def imports(name: str, *rest: object, **more: object) -> object:
        if name.split(".")[0] == package:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)
        return real(name, *rest, **more)  # type: ignore[arg-type]  # handed on as they came

    return imports
