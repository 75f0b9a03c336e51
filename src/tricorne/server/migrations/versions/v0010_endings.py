"""Games that end before their end: resigned seats, proposals to abandon a game, and the table of a rematch."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, String, Text, false

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", Column("resigned", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("ended", String(16), nullable=False, server_default=""))
    op.add_column("tables", Column("rematch", String(32), nullable=False, server_default=""))
    op.create_table(
        "abandons",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("power", String(64), nullable=False),
        Column("agreed", Text, nullable=False),
    )


def downgrade() -> None:
    """An older program knows no resignation: the game of two stays over, elsewhere a bot stands in for the seat."""
    op.drop_table("abandons")
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "ended")
    op.drop_column("seats", "resigned")
