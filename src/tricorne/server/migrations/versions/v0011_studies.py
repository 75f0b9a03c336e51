"""Studies: records with branches and notes, by an id that cannot be guessed."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, String, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "studies",
        Column("id", String(32), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("game", String(64), nullable=False),
        Column("title", Text, nullable=False),
        Column("origin", String(64), nullable=False),
        Column("record", Text, nullable=False),
        Column("tree", Text, nullable=False),
        Column("judged", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("studies_guest", "studies", ["guest"])


def downgrade() -> None:
    """An older program shows games at their tables alone."""
    op.drop_table("studies")
