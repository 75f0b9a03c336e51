"""`tricorne ratings`: the best of each game, and all ratings counted anew."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer

from tricorne.cli.common import print_json
from tricorne.cli.keeping import DB


def ratings(
    db: DB = "",
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Count all finished games anew, in the order of their ends.")
    ] = False,
    most: Annotated[int, typer.Option(help="People to show of each game and pace.", min=1)] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the ratings of a club, or count them anew; a server on a file is stopped meanwhile."""
    from tricorne.kernel.extras import require
    from tricorne.server.serve import default_db

    require("club", ["openskill"])
    boards = asyncio.run(_boards(db or default_db(), rebuild, most, as_json))
    if as_json:
        print_json(boards)
        return
    for board in boards:
        print(f"{board['game']}, {board['pace']}")
        for row in board["people"]:
            mark = "?" if row["provisional"] else " "
            print(f"  {row['rating']:5}{mark} ±{row['margin']:<4} {row['games']:4} games  {row['name']}")


async def _boards(db: str, anew: bool, most: int, quiet: bool) -> list[dict[str, Any]]:
    from sqlalchemy import select

    from tricorne.server.ratings.counting import rebuild
    from tricorne.server.ratings.scale import PACES, margin, points, provisional
    from tricorne.server.schema import guests, ratings
    from tricorne.server.store import Store

    store = Store(db, "postgresql" in db)
    await store.open()
    try:
        if anew:
            tables, counted = await rebuild(store)
            if not quiet:
                print(f"{tables} finished tables, {counted} of them count")
        found: list[dict[str, Any]] = []
        games = [row.game for row in await store.rows(select(ratings.c.game).distinct().order_by(ratings.c.game))]
        for game in games:
            for pace in PACES:
                query = select(ratings, guests.c.name).join(guests, guests.c.id == ratings.c.guest)
                query = query.where(ratings.c.game == game, ratings.c.pace == pace)
                rows = await store.rows(query.order_by(ratings.c.mu.desc()).limit(most))
                people = [
                    {
                        "name": row.name,
                        "rating": points(row.mu),
                        "margin": margin(row.sigma),
                        "provisional": provisional(row.sigma),
                        "games": row.games,
                        "won": row.won,
                    }
                    for row in rows
                ]
                if people:
                    found.append({"game": game, "pace": pace, "people": people})
        return found
    finally:
        await store.close()
