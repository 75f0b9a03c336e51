"""What lies in the database about studies (schema.py tells the rest)."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from tricorne.server.schema_metadata import metadata

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),  # cannot be guessed: whoever knows it may read
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("origin", String(64), nullable=False),  # the table that it was played at, if it was
    Column("record", Text, nullable=False),
    Column("tree", Text, nullable=False),  # branches and notes
    Column("judged", Text, nullable=False),  # what was computed of its chances
    Column("created", Float, nullable=False),
    Index("studies_guest", "guest"),
)

study_jobs = Table(
    "study_jobs",
    metadata,
    Column("study", String(32), primary_key=True),  # whose chances are to be computed; the row goes when they are
    Column("guest", String(32), nullable=False),  # who asked
    Column("at", Float, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, failed
    Column("process", String(32), nullable=False),  # computes them; empty: nobody yet
    Column("tries", Integer, nullable=False),  # of processes that began since it last went on
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("worked", Text, nullable=False),  # what has been computed so far, for whoever takes it over
)
