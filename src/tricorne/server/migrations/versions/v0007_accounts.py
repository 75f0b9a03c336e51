"""Accounts: guests with ways to come back, their devices and passkeys, and tickets that are good for one use."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "accounts",
        Column("guest", String(32), primary_key=True),
        Column("handle", String(64), nullable=False, unique=True),
        Column("email", String(254), nullable=True, unique=True),
        Column("language", String(16), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("id", String(32), primary_key=True),
        Column("token", String(64), nullable=False, unique=True),
        Column("guest", String(32), nullable=False),
        Column("device", String(80), nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_index("sessions_guest", "sessions", ["guest"])
    op.create_table(
        "passkeys",
        Column("id", String(64), primary_key=True),
        Column("credential", Text, nullable=False),
        Column("guest", String(32), nullable=False),
        Column("public_key", Text, nullable=False),
        Column("uses", Integer, nullable=False),
        Column("device", String(80), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float, nullable=False),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "tickets",
        Column("id", String(64), primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("guest", String(32), nullable=False),
        Column("data", Text, nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_index("tickets_guest", "tickets", ["guest", "kind"])
    op.create_table(
        "spent_tickets",
        Column("id", String(64), primary_key=True),
        Column("at", Float, nullable=False),
    )


def downgrade() -> None:
    """An older program knows guests alone: whoever has an account is at home nowhere there, and keeps his seats."""
    for name in ("spent_tickets", "tickets", "passkeys", "sessions", "accounts"):
        op.drop_table(name)
