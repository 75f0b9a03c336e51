"""What PostgreSQL needs and SQLite does not: a claim that one server at a time holds, and errors without values."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import ExceptionContext

from tricorne.kernel.message import in_english
from tricorne.server.writer import BadDatabase, said_by

PATIENCE_S = 3.0
"""How long the connection of a server that has just ended may need to be gone."""
OURS = 0x7472_6963
"""The first half of the lock's name, so that it is not taken for a lock of another program in the same database."""
KEY = f"{OURS}, hashtext(coalesce(current_schema(), ''))"
TAKE = text(f"SELECT pg_try_advisory_lock({KEY})")
TAKE_PART = text(f"SELECT pg_try_advisory_lock_shared({KEY})")
ONE_AFTER_THE_OTHER = text(f"SELECT pg_advisory_xact_lock({OURS + 1}, hashtext(coalesce(current_schema(), '')))")
"""So that processes that start together do not make the tables twice."""
CALL_IT = text("SELECT set_config('application_name', :mark, false)")
END_OUR_OWN = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND classid = :ours AND application_name = :mark AND pid <> pg_backend_pid()"
)


class Claim:
    """The right to write into a database. It belongs to the connection that writes: whoever has lost it cannot write,
    and the database lets go of it when the server dies. After a lost connection it is taken again."""

    def __init__(self, name: str, shared: bool = False) -> None:
        """``shared``: with others who share it, and never beside one who does not."""
        self.name = name
        self._take = TAKE_PART if shared else TAKE
        self.mark = f"tricorne {secrets.token_hex(8)}"

    def take(self, connection: Connection) -> None:
        """For a new connection; BadDatabase if another server works on the database."""
        connection.execute(CALL_IT, {"mark": self.mark})
        connection.commit()
        until = time.monotonic() + PATIENCE_S
        while not connection.execute(self._take).scalar():
            if time.monotonic() > until:
                words = f"{self.name}: another server works on this database; stop it first, or name another with --db"
                raise BadDatabase(in_english(f"{words} (several share it where each is started with --together)"))
            # A connection of ours that broke may still be held on the other side.
            connection.execute(END_OUR_OWN, {"ours": OURS, "mark": self.mark})
            connection.commit()
            time.sleep(0.1)
        connection.commit()


def hush(context: ExceptionContext) -> None:
    """Leave out of an error what it quotes: its second line names the values of a row, which may be secret choices."""
    said = said_by(context.original_exception)
    context.original_exception.args = (said,)
    if context.sqlalchemy_exception is not None:
        context.sqlalchemy_exception.args = (f"{type(context.original_exception).__name__}: {said}",)


def without_values(engine: Engine) -> None:
    """Errors of this engine name no values, wherever they are printed."""
    event.listen(engine, "handle_error", hush)
