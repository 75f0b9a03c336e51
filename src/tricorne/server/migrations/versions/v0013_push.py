"""Notices to devices: the key by which push services know this server, the language and the sign-in of a device."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "house_keys",
        Column("name", String(32), primary_key=True),
        Column("secret", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    with op.batch_alter_table("notice_ways") as table:
        table.add_column(Column("language", String(8), nullable=False, server_default=""))
        table.add_column(Column("session", String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """An older program does not push: nobody is told so any more."""
    op.execute("DELETE FROM notice_ways WHERE way LIKE 'push-%'")
    with op.batch_alter_table("notice_ways") as table:
        table.drop_column("session")
        table.drop_column("language")
    op.drop_table("house_keys")
