"""`tricorne backup`, `restore`, `move`, `downgrade`, `tidy`: looking after what a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DB = Annotated[
    str,
    typer.Option(help="The database: a file, or postgresql://USER@HOST/NAME; yours by default.", envvar="TRICORNE_DB"),
]


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{rows} {name}" for name, rows in counts.items() if rows) or "nothing"


def backup(
    to: Annotated[Path, typer.Argument(help="The file to make; it must not be there yet.", metavar="FILE")], db: DB = ""
) -> None:
    """Copy all games into a file, checked, while the server goes on."""
    from tricorne.server.copies import backup as copy
    from tricorne.server.serve import default_db

    print(f"{to}: {_counted(copy(db or default_db(), to))}")


def restore(file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")], db: DB = "") -> None:
    """Bring a backup back, into a file that is not there yet or an empty database."""
    from tricorne.server.copies import restore as bring_back
    from tricorne.server.serve import default_db

    print(f"restored: {_counted(bring_back(file, db or default_db()))}")


def move(
    to: Annotated[str, typer.Argument(help="postgresql://USER@HOST/NAME, with nothing in it.", metavar="URL")],
    db: DB = "",
) -> None:
    """Move all games from a file to PostgreSQL; the server is stopped meanwhile, and the file stays as it is."""
    from tricorne.server.copies import move as copy
    from tricorne.server.serve import default_db

    print(f"moved: {_counted(copy(db or default_db(), to))}")


def downgrade(
    version: Annotated[int, typer.Argument(help="The version of the older program's database.", min=1)], db: DB = ""
) -> None:
    """Give a database back to an older program; the server is stopped meanwhile. Refused if that would harm a game."""
    from tricorne.server.going_back import go_back
    from tricorne.server.serve import default_db

    print(f"from version {go_back(db or default_db(), version)} back to version {version}")


def tidy(
    db: DB = "",
    tables: Annotated[
        int, typer.Option(help="Days after which tables that are over are removed; 0: never.", min=0)
    ] = 0,
    talk: Annotated[int, typer.Option(help="Days after which the talk at them is removed; 0: never.", min=0)] = 0,
    guests: Annotated[
        int, typer.Option(help="Days after which guests who have nothing here are removed; 0: never.", min=0)
    ] = 0,
    really: Annotated[bool, typer.Option("--really", help="Do it; otherwise it is only counted.")] = False,
) -> None:
    """Remove what nobody needs any more."""
    from tricorne.server.serve import default_db
    from tricorne.server.tidying import Retention
    from tricorne.server.tidying import tidy as throw_away

    counts = throw_away(db or default_db(), Retention(tables, talk, guests), really)
    print(f"{'removed' if really else 'would remove (say --really)'}: {_counted(counts)}")
