"""`tricorne games` lists what is installed, and what is broken with its error."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint

import pytest

import tricorne
from tests.cli import command
from tricorne.kernel import registry
from tricorne.kernel.registry import GROUP, Listing


def test_games_are_listed() -> None:
    answer = json.loads(command.run_tricorne("games", "--json").out)
    assert [(one["id"], one["players"], one["package"]) for one in answer[:2]] == [
        ("struggle-of-empires", [2, 7], "tricorne"),
        ("imperial-struggle", [2, 2], "tricorne"),
    ]
    assert answer[0]["version"] == tricorne.__version__
    shown = command.run_tricorne("games").out
    assert "Struggle of Empires" in shown and "2-7" in shown


def test_a_broken_package_is_listed_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("whist", "no.such.module:Whist", GROUP)
    broken = [*registry.installed(), Listing("whist", "whist-for-all", "1.2", entry)]
    monkeypatch.setattr(registry, "installed", lambda: broken)
    told = command.run_tricorne("games", "--json")
    assert told.status == 1
    row = json.loads(told.out)[-1]
    assert (row["id"], row["package"], row["version"]) == ("whist", "whist-for-all", "1.2")
    assert "ModuleNotFoundError" in row["error"]
    assert "cannot be loaded" in command.run_tricorne("games").out
