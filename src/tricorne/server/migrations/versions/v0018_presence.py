"""Who is here, through which process: where several processes share a database without Redis."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "presence",
        Column("process", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
    )
    op.create_index("presence_guest", "presence", ["guest"])


def downgrade() -> None:
    op.drop_table("presence")
