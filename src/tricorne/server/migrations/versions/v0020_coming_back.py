"""Slips of seats, seats that somebody asks for, and tables whose host has switched the talk off."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, String, Text, text, true

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "slips",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("token", String(64), nullable=False),
        Column("made", Float, nullable=False),
    )
    op.create_table(
        "vouchings",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("other", String(32), nullable=False),
        Column("power", String(64), nullable=False),
        Column("agreed", Text, nullable=False),
        Column("asked", Float, nullable=False),
        Column("away", Float, nullable=False),
        Column("due", Float, nullable=False),
    )
    op.add_column("tables", Column("talk", Boolean, nullable=False, server_default=true()))


def downgrade() -> None:
    """An older program would read a line of the house as words of nobody."""
    op.execute(text("DELETE FROM messages WHERE guest = '' AND name = ''"))
    op.drop_column("tables", "talk")
    for name in ("vouchings", "slips"):
        op.drop_table(name)
