"""Tables at which people choose their powers clockwise, and what each of them chose."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String, false

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", Column("choosing", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "choices",
        Column("table_id", String(32), primary_key=True),
        Column("place", Integer, primary_key=True),
        Column("power", String(64), nullable=False),
        Column("player", String(80), nullable=False),
        Column("bot", Boolean, nullable=False),
        Column("at", Float, nullable=False),
    )


def downgrade() -> None:
    """An older program knows no places: what is still to be chosen is closed there, what was played goes on."""
    op.execute("UPDATE tables SET status = 'closed' WHERE choosing AND status = 'waiting'")
    op.drop_table("choices")
    op.drop_column("tables", "choosing")
