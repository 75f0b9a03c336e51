"""What lies in the database. ``entries`` is the record, one row an entry, written once and never changed; the rest says
who sits where, what was said, and where it is quick to begin rebuilding a position.

The schema has a version; ``upgrade`` brings an older database up to date, one step after the other (migrations).
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
    inspect,
    select,
    true,
)

from tricorne.server import migrations
from tricorne.server.events.tables import of_events
from tricorne.server.schema_metadata import metadata
from tricorne.server.schema_people import (
    blocks,
    friends,
    invitations,
    left_seats,
    profiles,
    rated_tables,
    rating_games,
    ratings,
)
from tricorne.server.schema_study import studies, study_jobs

__all__ = [
    "blocks",
    "friends",
    "invitations",
    "left_seats",
    "metadata",
    "profiles",
    "rated_tables",
    "rating_games",
    "ratings",
    "studies",
    "study_jobs",
]

alembic_version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))
schema_version = Table("schema_version", metadata, Column("version", Integer, primary_key=True))
"""Where versions were counted before Alembic; see migrations/versions/v0003_steps_by_alembic.py."""
LAST_COUNTED_HERE = 3

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # the SHA-256 of the secret, never the secret
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("preset", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", String(16), nullable=False),
    Column("undo", String(16), nullable=False),  # what may be taken back
    Column("invite", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("bot_seed", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("actor", String(64), nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("began", Integer, nullable=False, server_default="0"),  # the version of the rules that it began with
    Column("choosing", Boolean, nullable=False, server_default=false()),  # whether powers are chosen clockwise
    Column("revision", Integer, nullable=False, server_default="0"),  # counts every change of the table (together.py)
    Column("ended", String(16), nullable=False, server_default=""),  # how, before its end; empty: played to the end
    Column("rematch", String(32), nullable=False, server_default=""),  # the table of the next game
    Column("advice", Boolean, nullable=False, server_default=false()),  # people may ask for advice against each other
    Column("talk", Boolean, nullable=False, server_default=true()),  # whether its host lets people talk
    Index("tables_status", "status", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("power", String(64), nullable=False),
    Column("lead", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("player", String(80), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("stand_in", String(64), nullable=False),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Index("seats_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("target", Integer, nullable=False),
    Column("led_by", String(64), nullable=False),
    Column("lines", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("figures", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("anchor", Text, nullable=False),  # the position at the last barrier; empty where it is the same
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("channel", Text, nullable=False),
    Column("seat", String(64), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("messages_table", "table_id", "id"),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("power", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("scope", Text, nullable=False),
)

takebacks = Table(
    "takebacks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("power", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)

abandons = Table(
    "abandons",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("power", String(64), nullable=False),
    Column("agreed", Text, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("power", String(64), primary_key=True),  # empty for the letter of the house
    Column("seal", String(64), nullable=False),
    Column("text", String(64), nullable=False),
    Column("sealed", Float, nullable=False),
    Column("opened", Float, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),  # clockwise from the start player: the order of choosing
    Column("power", String(64), nullable=False),
    Column("player", String(80), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seen", Integer, nullable=False),
)

# -- several processes on one database (together.py)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("drives", Boolean, nullable=False),  # whether it plays bots
    Column("seen", Float, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),  # plays the bots of the table
    Index("claims_process", "process"),
)

# -- accounts (accounts/): a guest with ways to come back. Of every secret only the SHA-256 is kept.

accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("handle", String(64), nullable=False, unique=True),  # what passkeys know the person by
    Column("email", String(254), nullable=True, unique=True),
    Column("language", String(16), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("guest", String(32), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the credential's own id, which may be long
    Column("credential", Text, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_guest", "guest"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("expires", Float, nullable=False),  # 0: never
    Index("tickets_guest", "guest", "kind"),
)

spent_tickets = Table(
    "spent_tickets",
    metadata,
    Column("id", String(64), primary_key=True),  # a second row of the same ticket is what the database refuses
    Column("at", Float, nullable=False),
)

# -- notices (notices/): whom a turn has still to be told, and by which ways people want to be told.

notice_ways = Table(
    "notice_ways",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("way", String(32), primary_key=True),  # mail, hook, or a device that is pushed to
    Column("wanted", Boolean, nullable=False),
    Column("target", Text, nullable=False),
    Column("device", String(80), nullable=False),
    Column("stop", String(64), nullable=False, unique=True),  # the secret of the link that ends it, and opens nothing
    Column("last", Float, nullable=False),
    Column("language", String(8), nullable=False, server_default=""),  # of a device whose owner has no account
    Column("session", String(32), nullable=False, server_default=""),  # with this sign-in the way ends
)

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("created", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("way", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # the entry with which the turn began
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", Integer, nullable=False),  # waits, told, given up
    Index("notices_due", "state", "due"),
)

# -- pace (pace/)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("due", Float, nullable=False),  # when somebody's time will be out; 0: nobody's runs
    Column("data", Text, nullable=False),
    Index("clocks_due", "due"),
)

series = Table(
    "series",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)

holidays = Table(
    "holidays",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("first", Float, primary_key=True),
    Column("last", Float, nullable=False),
)

# -- order in the house (members/order.py)

roles = Table(
    "roles",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("since", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),  # who tells
    Column("other", String(32), nullable=False),  # of whom
    Column("table_id", String(32), nullable=False),
    Column("quoted", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float, nullable=False),  # 0: not yet
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

quiet_tables = Table("quiet_tables", metadata, Column("table_id", String(32), primary_key=True))

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(32), nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

events, event_people, event_seats = of_events(metadata)

VERSION = migrations.newest()


class NewerFile(Exception):
    """The file was written by a newer program."""


def upgrade(connection: Connection) -> None:
    """Make the tables in an empty database, or bring an older one up to date; NewerFile if it is not ours to read."""
    names = inspect(connection).get_table_names()
    if "schema_version" not in names:
        metadata.create_all(connection, checkfirst=bool(names))
        connection.execute(schema_version.insert().values(version=LAST_COUNTED_HERE))
        _stamp(connection, VERSION)
        return
    if "alembic_version" in names:
        found = int(connection.execute(select(alembic_version.c.version_num)).scalar_one())
    else:
        found = connection.execute(select(schema_version.c.version)).scalar_one()
    if found > VERSION:
        raise NewerFile(f"it is of version {found}, and this program reads up to version {VERSION}")
    if found < VERSION:
        if "alembic_version" not in names:
            alembic_version.create(connection)
            _stamp(connection, found)
        migrations.upgrade(connection)


def _stamp(connection: Connection, version: int) -> None:
    connection.execute(alembic_version.insert().values(version_num=migrations.revision(version)))
