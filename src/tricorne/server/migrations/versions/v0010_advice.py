"""Tables at which people may ask for advice against each other."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", Column("advice", Boolean, nullable=False, server_default=false()))


def downgrade() -> None:
    op.drop_column("tables", "advice")
