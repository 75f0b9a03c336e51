"""`tricorne doctor`: whether the stored games fit this version."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.markup import escape

from tricorne.cli.common import Screen, print_json, progress


def doctor(
    db: Annotated[str, typer.Option(help="The file that keeps the games, or postgresql://USER@HOST/NAME.")] = "",
    workers: Annotated[int, typer.Option(help="Processes beside each other; 0: one for each processor.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
) -> int:
    """Replay all stored games and say which do not fit this version; status 1 if one does not. Changes nothing."""
    from tricorne.server import doctor as surgery
    from tricorne.server.serve import default_db

    db = db or default_db()
    found = []
    console = Screen(stderr=True)
    with progress(console) as bar:
        line = bar.add_task("games", total=len(surgery.ids(db)))
        for finding in surgery.examine_all(db, workers or os.cpu_count() or 1):
            found.append(finding)
            bar.advance(line)
    broken = [one for one in found if one.problem]
    older = sum(one.brought_up for one in found)
    if as_json:
        print_json({"games": len(found), "older": older, "broken": [_plain(one) for one in broken]})
        return 1 if broken else 0
    out = Screen()
    for one in sorted(broken, key=lambda one: one.id):
        words = f"{one.id} ({one.game}, {one.status}, {one.entries} entries, version {one.version}): {one.problem}"
        out.print(escape(words), highlight=False, soft_wrap=True)
    said = f"{len(found)} games replayed: {len(found) - len(broken)} fit"
    said += f" ({older} go on by the older rules that they began with)" if older else ""
    said += f", {len(broken)} do not and would be set aside" if broken else ""
    out.print(said, highlight=False, soft_wrap=True)
    return 1 if broken else 0


def _plain(finding: object) -> object:
    import msgspec

    return msgspec.to_builtins(finding)
