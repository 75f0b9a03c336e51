"""Old records: what each version of the writing, or of a game, needs to become the next one.

A record says which version of the writing it follows (``Record:``) and which version of its game it was played
under (``Version:``). ``migrate`` brings both up to today step by step, or says exactly why it cannot. A game
keeps the steps between its own versions in ``Game.migrations``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tricorne.kernel.chance import commitment
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.message import Text, say
from tricorne.kernel.options import Value, show
from tricorne.kernel.record import FORMAT, HIDDEN, Record

if TYPE_CHECKING:
    from tricorne.kernel.game import Game

Migration = Callable[[Record], None]
"""Changes a record in place so that it reads as one of the next version."""


def _seal_the_seed(record: Record) -> None:
    """Format 0 knew neither the first line ``Record:`` nor commitments, nor a last line that says how it ended."""
    if record.seed:
        record.commitment = commitment(record.seed)


MIGRATIONS: dict[int, Migration] = {0: _seal_the_seed}
"""By the format that they start from."""


def give_options(record: Record, values: Mapping[str, Value], lists: Mapping[str, Sequence[int]] | None = None) -> None:
    """Write options into a record that was played before they existed, and into the position that it begins from.

    ``lists`` are lists of a position that did not exist either. For steps between versions of a game.
    """
    for key in values:
        record.options[key] = show(values[key])
    if record.position and record.position != HIDDEN:
        form = json.loads(record.position)
        form["version"] = record.version + 1
        form["options"].update(values)
        for name in lists or {}:
            form["position"].setdefault(name, list((lists or {})[name]))
        record.position = json.dumps(form, ensure_ascii=False)


def migrate(record: Record, game: Game) -> None:
    """Bring a record to today's format and its game's version; BadRecord if there is no way."""
    if record.format > FORMAT:
        raise BadRecord(say("bad-format", number=record.format, most=FORMAT))
    while record.format < FORMAT:
        MIGRATIONS[record.format](record)
        record.format += 1
    if record.version > game.version:
        raise BadRecord(say("bad-version-new", number=record.version, game=Text(game.id), most=game.version))
    while record.version < game.version:
        step = game.migrations.get(record.version)
        if step is None:
            raise BadRecord(say("bad-version-old", number=record.version, game=Text(game.id), most=game.version))
        step(record)
        record.version += 1
