"""Events of a club: what is played, who plays, and who sits where in each round."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String, Text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "events",
        Column("id", String(32), primary_key=True),
        Column("title", Text, nullable=False),
        Column("game", String(64), nullable=False),
        Column("format", String(16), nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("size", Integer, nullable=False),
        Column("template", Text, nullable=False),
        Column("organiser", String(32), nullable=False),
        Column("status", String(16), nullable=False),
        Column("round", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_index("events_status", "events", ["status", "changed"])
    op.create_table(
        "event_people",
        Column("event", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("number", Integer, nullable=False),
        Column("withdrawn", Boolean, nullable=False),
        Column("joined", Float, nullable=False),
    )
    op.create_index("event_people_guest", "event_people", ["guest"])
    op.create_table(
        "event_seats",
        Column("event", String(32), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("board", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("power", String(64), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("points", Float, nullable=True),
        Column("forfeit", Boolean, nullable=False),
    )
    op.create_index("event_seats_table", "event_seats", ["table_id"])


def downgrade() -> None:
    """An older program has no events; their tables stay tables like any other."""
    for name in ("event_seats", "event_people", "events"):
        op.drop_table(name)
