"""Ratings, and people among themselves: friends, block lists, invitations, to whom a profile is shown."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "rated_tables",
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, nullable=False, unique=True),
        Column("counts", Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("guest", String(32), primary_key=True),
        Column("game", String(64), primary_key=True),
        Column("pace", String(16), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("won", Integer, nullable=False),
        Column("last", String(64), nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_table(
        "rating_games",
        Column("table_id", String(32), primary_key=True),
        Column("power", String(64), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("game", String(64), nullable=False),
        Column("pace", String(16), nullable=False),
        Column("at", Float, nullable=False),
        Column("number", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("mu_before", Float, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
    )
    op.create_table(
        "left_seats",
        Column("table_id", String(32), primary_key=True),
        Column("power", String(64), primary_key=True),
        Column("guest", String(32), nullable=False),
    )
    op.create_table(
        "profiles",
        Column("guest", String(32), primary_key=True),
        Column("shown", String(16), nullable=False),
    )
    op.create_table(
        "friends",
        Column("guest", String(32), primary_key=True),
        Column("other", String(32), primary_key=True),
        Column("state", String(16), nullable=False),
        Column("since", Float, nullable=False),
    )
    op.create_table(
        "blocks",
        Column("guest", String(32), primary_key=True),
        Column("other", String(32), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("since", Float, nullable=False),
    )
    op.create_table(
        "invitations",
        Column("table_id", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("other", String(32), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_index("ratings_board", "ratings", ["game", "pace", "mu"])
    op.create_index("rating_games_guest", "rating_games", ["guest", "number"])
    op.create_index("invitations_guest", "invitations", ["guest"])


def downgrade() -> None:
    """An older program knows neither."""
    of_people = ("invitations", "blocks", "friends", "profiles")
    for name in (*of_people, "left_seats", "rating_games", "ratings", "rated_tables"):
        op.drop_table(name)
