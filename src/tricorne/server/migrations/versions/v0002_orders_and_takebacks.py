"""Standing orders, and questions whether the table may go back."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "orders",
        Column("table_id", String(32), primary_key=True),
        Column("power", String(64), primary_key=True),
        Column("text", Text, nullable=False),
        Column("scope", Text, nullable=False),
    )
    op.create_table(
        "takebacks",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("power", String(64), nullable=False),
        Column("number", Integer, nullable=False),
        Column("back_to", Integer, nullable=False),
        Column("actions", Integer, nullable=False),
        Column("agreed", Text, nullable=False),
    )


def downgrade() -> None:
    """An older program plays no orders and asks nobody: both are forgotten, and the games go on."""
    op.drop_table("takebacks")
    op.drop_table("orders")
    op.execute("UPDATE schema_version SET version = 1")
