"""What a process asks PostgreSQL about itself and the others: who is alive, and who plays whose bots."""

from __future__ import annotations

from sqlalchemy import text

DEAD_S = 1.2
"""Who has not said so for so long is dead."""
NOW = "extract(epoch from clock_timestamp())"  # of the database: machines differ
BEAT = text(
    f"INSERT INTO processes (id, drives, seen) VALUES (:id, :drives, {NOW}) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING seen"
)
ALIVE = text(f"SELECT id FROM processes WHERE seen > {NOW} - :dead")
CLAIM = text(
    "INSERT INTO claims (table_id, process) VALUES (:table, :id) ON CONFLICT (table_id) DO UPDATE "
    "SET process = excluded.process WHERE claims.process = :id OR NOT EXISTS "
    f"(SELECT 1 FROM processes WHERE processes.id = claims.process AND processes.seen > {NOW} - :dead)"
)
BURY = text(
    f"WITH dead AS (DELETE FROM processes WHERE seen < {NOW} - 3600 RETURNING id) "
    "DELETE FROM claims WHERE process IN (SELECT id FROM dead)"
)
