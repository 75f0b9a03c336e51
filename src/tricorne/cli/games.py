"""`tricorne games`: the games that are installed, those of other packages too."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

import tricorne
from tricorne.cli.common import LANGUAGE, Screen, language_of, print_json
from tricorne.kernel import registry
from tricorne.kernel.message import say
from tricorne.kernel.registry import Listing, problem_of
from tricorne.kernel.spoken import speak, spoken


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: Annotated[str, LANGUAGE] = "",
) -> int:
    """List the games that are installed; status 1 if one of them cannot be played."""
    speak(language_of(language))
    order = tricorne.games()
    found = sorted(registry.installed(), key=lambda one: order.index(one.id) if one.id in order else len(order))
    rows = [row(listing) for listing in found]
    if as_json:
        print_json(rows)
    else:
        show(rows)
    return 1 if any("error" in one for one in rows) else 0


def row(listing: Listing) -> dict[str, object]:
    """What is told of a registered game; of a broken one, what is wrong with it."""
    about: dict[str, object] = {"id": listing.id}
    problem = problem_of(listing)
    if problem:
        about["error"] = problem
    else:
        game = tricorne.game(listing.id)
        about["title"] = game.title
        about["players"] = [game.options.fewest, game.options.most]
        about["rules_version"] = game.version
    return {**about, "package": listing.package, "version": listing.version}


def show(rows: list[dict[str, object]]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("games-id", "games-title", "games-players", "games-version", "games-package"):
        table.add_column(spoken(say(column)), overflow="fold")
    for one in rows:
        players = one.get("players")
        count = "" if not isinstance(players, list) else "-".join(str(n) for n in dict.fromkeys(players))
        table.add_row(str(one["id"]), str(one.get("title", "")), count, str(one["version"]), str(one["package"]))
    console = Screen()
    console.print(table)
    for one in rows:
        if "error" in one:
            console.print(str(one["error"]), style="yellow", highlight=False, soft_wrap=True, markup=False)
