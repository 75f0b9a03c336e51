"""Reports that are to be computed, or are: any process tells how far one is, and takes it over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "study_jobs",
        Column("study", String(32), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("at", Float, nullable=False),
        Column("state", String(16), nullable=False),
        Column("process", String(32), nullable=False),
        Column("tries", Integer, nullable=False),
        Column("done", Integer, nullable=False),
        Column("total", Integer, nullable=False),
        Column("worked", Text, nullable=False),
    )


def downgrade() -> None:
    """An older program computes what is asked for anew."""
    op.drop_table("study_jobs")
