"""What of events lies in the database; a part of the schema."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text


def of_events(metadata: MetaData) -> tuple[Table, Table, Table]:
    """The events, who plays in them, and who sits where in each round."""
    events = Table(
        "events",
        metadata,
        Column("id", String(32), primary_key=True),
        Column("title", Text, nullable=False),
        Column("game", String(64), nullable=False),
        Column("format", String(16), nullable=False),
        Column("rounds", Integer, nullable=False),  # 0 before the first one: as many as the format asks for
        Column("size", Integer, nullable=False),  # people at a table
        Column("template", Text, nullable=False),  # how its tables are made: a NewTable without seats
        Column("organiser", String(32), nullable=False),
        Column("status", String(16), nullable=False),
        Column("round", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
        Index("events_status", "status", "changed"),
    )

    event_people = Table(
        "event_people",
        metadata,
        Column("event", String(32), primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("number", Integer, nullable=False),  # drawn with the first round
        Column("withdrawn", Boolean, nullable=False),
        Column("joined", Float, nullable=False),
        Index("event_people_guest", "guest"),
    )

    event_seats = Table(
        "event_seats",
        metadata,
        Column("event", String(32), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("guest", String(32), primary_key=True),
        Column("board", Integer, nullable=False),  # 0: a bye
        Column("place", Integer, nullable=False),
        Column("power", String(64), nullable=False),
        Column("table_id", String(32), nullable=False),  # empty: not opened yet, or a bye
        Column("points", Float, nullable=True),  # none until the game has ended
        Column("forfeit", Boolean, nullable=False),
        Index("event_seats_table", "table_id"),
    )
    return events, event_people, event_seats
