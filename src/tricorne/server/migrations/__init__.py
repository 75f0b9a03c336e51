"""How the database of an older Tricorne becomes one of today: one file in ``versions`` for each step, run by Alembic.

A new step is a new file ``vNNNN_what_it_does.py`` there, with the next number, and the same change in schema.py: a new
database is made from schema.py at once. Steps are small and run on SQLite and on PostgreSQL alike. A server only goes
forward; each step also says how to go back (``downgrade``), for whoever must. What an older program does not know is
forgotten there; games never are. Where going back would change a game or take away what proves it, it is refused before
the first step is taken.

Alembic takes a while to load, so it is loaded only where there is a step to take.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english

FOLDER = Path(__file__).parent
FIRST_WITH_ALEMBIC = 3
"""Before it ``schema_version`` alone says where a database stands."""
LOSSES = {
    5: (
        "SELECT count(*) FROM tables WHERE began <> version",
        "{count} games are written in newer rules than they began with, which a program of that version cannot read",
    ),
    4: (
        "SELECT count(DISTINCT table_id) FROM letters",
        "the dice of {count} tables are made of letters, without which they would fall otherwise and prove nothing",
    ),
}
"""What must not be there to go back behind a step."""


class NoWayBack(TricorneError):
    """Something would be lost that nobody could bring back."""


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
    """Go back to an older version, for an older program; NoWayBack if that would harm a game."""
    refuse_losses(connection, version)
    now = standing(connection)
    if now < FIRST_WITH_ALEMBIC:  # Alembic has to be told where it stands
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:now)"), {"now": revision(now)})
    _go(connection, folder, revision(version))
    if version < FIRST_WITH_ALEMBIC:  # a program that counts for itself must not be contradicted later
        connection.execute(text("DROP TABLE alembic_version"))


def standing(connection: Connection) -> int:
    """The version of a database; 0 if there are no tables of Tricorne in it."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        return int(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    if "schema_version" in names:
        return int(connection.execute(text("SELECT version FROM schema_version")).scalar_one())
    return 0


def refuse_losses(connection: Connection, version: int) -> None:
    """NoWayBack if a step on the way back to ``version`` would change a game, or take away what proves it."""
    now = standing(connection)
    if not 1 <= version <= now:
        raise NoWayBack(in_english(f"version {version}: the database is of version {now}; name that or an older one"))
    for step, (question, words) in LOSSES.items():
        if version < step <= now:
            count = connection.execute(text(question)).scalar_one()
            if count:
                told = f"version {version}: {words.format(count=count)}; version {step} is the oldest that goes"
                raise NoWayBack(in_english(told))


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
