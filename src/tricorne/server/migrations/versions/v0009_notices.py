"""Notices: by which ways people want to be told that it is their turn, and whom it has still to be told."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Whoever has confirmed an address is told by mail, until he says otherwise."""
    ways = op.create_table(
        "notice_ways",
        Column("guest", String(32), primary_key=True),
        Column("way", String(32), primary_key=True),
        Column("wanted", Boolean, nullable=False),
        Column("target", Text, nullable=False),
        Column("device", String(80), nullable=False),
        Column("stop", String(64), nullable=False, unique=True),
        Column("last", Float, nullable=False),
    )
    op.create_table(
        "notices",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("way", String(32), primary_key=True),
        Column("kind", String(16), primary_key=True),
        Column("number", Integer, nullable=False),
        Column("due", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("state", Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    accounts = sa.table("accounts", sa.column("guest"), sa.column("email"))
    known = op.get_bind().execute(sa.select(accounts.c.guest).where(accounts.c.email.is_not(None))).all()
    usual = {"way": "mail", "wanted": True, "target": "", "device": "", "last": 0.0}
    rows = [{"guest": row[0], "stop": secrets.token_urlsafe(24), **usual} for row in known]
    if rows:
        op.bulk_insert(ways, rows)


def downgrade() -> None:
    for name in ("notices", "notice_ways"):
        op.drop_table(name)
