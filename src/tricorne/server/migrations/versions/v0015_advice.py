"""Whether people may ask for advice against each other has a column of its own; it stood behind the rule of undo."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, false, text

revision = "0015"
down_revision = "0014"

MARK = "+advice"


def upgrade() -> None:
    op.add_column("tables", Column("advice", Boolean, nullable=False, server_default=false()))
    op.execute(
        text("UPDATE tables SET advice = :yes, undo = replace(undo, :mark, '') WHERE undo LIKE :marked").bindparams(
            yes=True, mark=MARK, marked=f"%{MARK}"
        )
    )


def downgrade() -> None:
    op.execute(text("UPDATE tables SET undo = undo || :mark WHERE advice = :yes").bindparams(yes=True, mark=MARK))
    op.drop_column("tables", "advice")
