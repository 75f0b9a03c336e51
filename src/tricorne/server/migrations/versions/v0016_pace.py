"""Clocks, series of games, and the holidays of members."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String, Text

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "clocks",
        Column("table_id", String(32), primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("due", Float, nullable=False),
        Column("data", Text, nullable=False),
    )
    op.create_index("clocks_due", "clocks", ["due"])
    op.create_table(
        "series",
        Column("table_id", String(32), primary_key=True),
        Column("data", Text, nullable=False),
    )
    op.create_table(
        "holidays",
        Column("guest", String(32), primary_key=True),
        Column("first", Float, primary_key=True),
        Column("last", Float, nullable=False),
    )


def downgrade() -> None:
    """An older program keeps no time: its tables wait for everybody."""
    op.drop_table("holidays")
    op.drop_table("series")
    op.drop_index("clocks_due", "clocks")
    op.drop_table("clocks")
