"""The letters that the dice of a table are made of. A table without any goes on with its seed."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "letters",
        Column("table_id", String(32), primary_key=True),
        Column("power", String(64), primary_key=True),
        Column("seal", String(64), nullable=False),
        Column("text", String(64), nullable=False),
        Column("sealed", Float, nullable=False),
        Column("opened", Float, nullable=False),
    )


def downgrade() -> None:
    """There are none: where there are letters, nobody goes back behind them (``refuse_losses``)."""
    op.drop_table("letters")
