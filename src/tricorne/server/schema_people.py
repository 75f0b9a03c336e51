"""What lies in the database about ratings and about people among themselves (schema.py tells the rest)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from tricorne.server.schema_metadata import metadata

# -- ratings (ratings/): every finished table is looked at once, in the order of ``number``.

rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),  # two processes never count at the same time
    Column("counts", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("last", String(64), nullable=False),  # the places of the last games, the latest first
    Column("changed", Float, nullable=False),
    Index("ratings_board", "game", "pace", "mu"),
)

rating_games = Table(
    "rating_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("power", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_games_guest", "guest", "number"),
)

left_seats = Table(
    "left_seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("power", String(64), primary_key=True),  # a bot leads it since
    Column("guest", String(32), nullable=False),
)

# -- people among themselves (members/friends.py, blocks.py, profile.py)

profiles = Table(
    "profiles",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("shown", String(16), nullable=False),  # to whom
)

friends = Table(
    "friends",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("state", String(16), nullable=False),  # friends; asking; asked. Each of the two has a row
    Column("since", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(80), nullable=False),  # as he was called then
    Column("since", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), nullable=False),  # who invites
    Column("at", Float, nullable=False),
    Index("invitations_guest", "guest"),
)

# -- who is here, where several processes share a database without Redis (presence.py)

presence = Table(
    "presence",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("presence_guest", "guest"),
)

# -- coming back to a seat without an account (slips.py, vouching.py)

slips = Table(
    "slips",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),  # whose seats it gives back
    Column("token", String(64), nullable=False),  # the SHA-256 of what stands on the slip
    Column("made", Float, nullable=False),
)

vouchings = Table(
    "vouchings",
    metadata,
    Column("table_id", String(32), primary_key=True),  # one question at a time
    Column("guest", String(32), nullable=False),  # who asks
    Column("other", String(32), nullable=False),  # whose seat it is
    Column("power", String(64), nullable=False),
    Column("agreed", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("away", Float, nullable=False),  # since when nobody was at the seat
    Column("due", Float, nullable=False),  # when it runs out
)
