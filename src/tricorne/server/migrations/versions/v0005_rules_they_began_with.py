"""The version of the rules that each table began with; ``version`` is the one that its record is written in now."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", Column("began", Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET began = version")


def downgrade() -> None:
    """Every table is still written in the rules that it began with (``refuse_losses``): ``version`` says it alone."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("began")
