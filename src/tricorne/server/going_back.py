"""Giving a database back to an older program: the steps of the schema in the other direction (migrations)."""

from __future__ import annotations

from tricorne.kernel.message import in_english
from tricorne.server import migrations
from tricorne.server.copies import check_file, engine_of, file_of
from tricorne.server.postgres import Claim
from tricorne.server.private_file import OnlyOne
from tricorne.server.store import BadDatabase, address_of


def go_back(db: str, version: int) -> int:
    """Bring a database back to an older version while no server works on it; the version that it had. BadDatabase or
    NoWayBack if that cannot be, and then nothing is changed."""
    source = file_of(db)
    if source is not None:
        check_file(source)
    held = OnlyOne(str(source)) if source is not None else None
    try:
        with engine_of(db) as engine, engine.connect() as connection:
            if source is None:
                Claim(address_of(db).render_as_string(hide_password=True)).take(connection)
            with connection.begin():
                before = migrations.standing(connection)
                if not before:
                    raise BadDatabase(in_english("there are no tables of Tricorne in that database"))
                if before > migrations.newest():
                    words = f"the database is of version {before}, this program knows {migrations.newest()}"
                    raise BadDatabase(in_english(f"{words}: use the program that serves it"))
                migrations.downgrade(connection, version)
            connection.invalidate()  # which lets go of the claim
            return before
    finally:
        if held is not None:
            held.release()
