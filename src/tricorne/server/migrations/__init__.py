"""How the database of an older Tricorne becomes one of today: one file in ``versions`` for each step, run by Alembic.

A new step is a new file ``vNNNN_what_it_does.py`` there, with the next number, and the same change in schema.py: a new
database is made from schema.py at once. Steps are small and run on SQLite and on PostgreSQL alike. A server only goes
forward; from the sixth on a step also says how to go back (``downgrade``), for whoever must.

Alembic takes a while to load, so it is loaded only where there is a step to take.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def newest(folder: Path = FOLDER) -> int:
    """The version that the last step leads to."""
    return max(int(path.name[1:5]) for path in (folder / "versions").glob("v[0-9]*.py"))


def revision(version: int) -> str:
    """How Alembic knows a version."""
    return f"{version:04}"


def upgrade(connection: Connection, folder: Path = FOLDER) -> None:
    """Take all steps that the database has not seen; its ``alembic_version`` says where it stands."""
    _go(connection, folder, "")


def downgrade(connection: Connection, version: int, folder: Path = FOLDER) -> None:
    """Go back to an older version, for an older program."""
    _go(connection, folder, revision(version))


def _go(connection: Connection, folder: Path, back_to: str) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)

    def steps(found: Any, _: Any) -> Any:
        return script._downgrade_revs(back_to, found) if back_to else script._upgrade_revs("head", found)

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
