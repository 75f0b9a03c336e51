"""The first version. Nobody comes from before it, and a new database is made from schema.py."""

from __future__ import annotations

revision = "0001"
down_revision = None


def upgrade() -> None:
    """There is nothing to do."""
