"""Order in the house: who sees to it, reports, muting and banning, tables without talk, and what was done."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "roles",
        Column("guest", String(32), primary_key=True),
        Column("role", String(16), nullable=False),
        Column("since", Float, nullable=False),
    )
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("guest", String(32), nullable=False),
        Column("other", String(32), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("quoted", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("closed", Float, nullable=False),
    )
    op.create_table(
        "sanctions",
        Column("guest", String(32), primary_key=True),
        Column("kind", String(16), primary_key=True),
        Column("until", Float, nullable=False),
        Column("reason", Text, nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table("quiet_tables", Column("table_id", String(32), primary_key=True))
    op.create_table(
        "audit",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("at", Float, nullable=False),
        Column("who", String(32), nullable=False),
        Column("act", String(16), nullable=False),
        Column("subject", String(32), nullable=False),
        Column("text", Text, nullable=False),
    )


def downgrade() -> None:
    """An older program has no moderators."""
    for name in ("audit", "quiet_tables", "sanctions", "reports", "roles"):
        op.drop_table(name)
