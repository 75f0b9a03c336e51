"""Several processes on one database: a count of the changes of each table, who is alive, and who plays whose bots."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", Column("revision", Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        Column("id", String(32), primary_key=True),
        Column("drives", Boolean, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_table(
        "claims",
        Column("table_id", String(32), primary_key=True),
        Column("process", String(32), nullable=False),
    )
    op.create_index("claims_process", "claims", ["process"])


def downgrade() -> None:
    op.drop_table("claims")
    op.drop_table("processes")
    with op.batch_alter_table("tables") as table:
        table.drop_column("revision")
