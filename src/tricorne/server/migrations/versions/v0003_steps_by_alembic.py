"""From here on ``alembic_version`` says where a database stands. ``schema_version`` says it for programs from before:
they look there, find a version that they do not know, and leave the database alone."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("UPDATE schema_version SET version = 3")


def downgrade() -> None:
    """An older program counts in ``schema_version`` alone."""
    op.execute("UPDATE schema_version SET version = 2")
