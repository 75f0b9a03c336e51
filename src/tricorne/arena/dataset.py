"""Games as a table of decisions, in one Parquet file: what was asked, what was open, what was chosen, how it ended.

Each game is replayed from its record, so the table holds what the rules say and nothing that a bot claims. Games are
written as they come, and the file takes its name when it is complete.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tricorne
from tricorne.kernel.course import counting, opened
from tricorne.kernel.engine import DECISION
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english
from tricorne.kernel.outcomes import value_of
from tricorne.kernel.record import PLAY, START, Entry
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import act_of

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 1
"""The version of the columns; it stands in the file's metadata."""
ROWS_AT_ONCE: Final = 50_000
"""Rows that are held in memory before they are written."""
OF_A_GAME: Final = ["source", "number", "record", "game", "rules", "preset", "options", "seed", "seats", "bots"]
"""Columns that are the same in all rows of a game."""

Row = dict[str, Any]


class BadDataset(TricorneError):
    """Games of which no data set can be made."""


class Source(msgspec.Struct):
    """A finished game, and where it is from."""

    source: str
    number: int
    record: str
    bots: list[str] = []
    """In the order of the seats; empty where nobody wrote them down."""
    forfeits: dict[str, int] = {}


class Written(msgspec.Struct):
    """What a data set holds."""

    path: str
    games: int
    twice: int
    """Games left out because they stood there already."""
    decisions: int
    choices: int
    """Decisions with more than one legal action."""
    rows: int
    bytes: int


def columns() -> pyarrow.Schema:
    """The columns of a data set (docs/arena.md says what each means)."""
    with needs("arena"):
        import pyarrow as pa
    kinds = {
        "source": pa.string(),
        "number": pa.int32(),
        "record": pa.string(),
        "game": pa.string(),
        "rules": pa.int16(),
        "preset": pa.string(),
        "options": pa.string(),
        "seed": pa.string(),
        "seats": pa.list_(pa.string()),
        "bots": pa.list_(pa.string()),
        "entry": pa.int32(),
        "step": pa.int32(),
        "kind": pa.string(),
        "seat": pa.int8(),
        "power": pa.string(),
        "bot": pa.string(),
        "question": pa.string(),
        "legal": pa.list_(pa.uint16()),
        "action": pa.uint16(),
        "text": pa.string(),
        "chance": pa.list_(pa.string()),
        "score": pa.int32(),
        "place": pa.int8(),
        "won": pa.float32(),
        "scores": pa.list_(pa.int32()),
        "forfeits": pa.int32(),
    }
    marks = {"tricorne.dataset": str(FORMAT), "tricorne.version": tricorne.__version__}
    return pa.schema(list(kinds.items()), marks)


def write_dataset(
    path: str,
    sources: Iterable[Source],
    components: str = "",
    tell: Callable[[int], None] | None = None,
) -> Written:
    """Write games into a file, each once; ``tell`` hears how many are done. A whole file is written or none."""
    with needs("arena"):
        import pyarrow as pa
        import pyarrow.parquet as parquet
    schema = columns()
    told = Written(path, 0, 0, 0, 0, 0, 0)
    seen: set[str] = set()
    draft = f"{path}.draft"
    waiting: list[Row] = []
    try:
        # Much is the same from row to row, and numbers of actions look alike: both pack well.
        with parquet.ParquetWriter(draft, schema, compression="zstd", compression_level=9) as writer:
            for source in sources:
                found = rows_of(source, components)
                if found[0]["record"] in seen:
                    told.twice += 1
                    continue
                seen.add(found[0]["record"])
                told.games += 1
                told.rows += len(found)
                told.decisions += sum(row["kind"] == PLAY for row in found)
                told.choices += sum(len(row.get("legal", ())) > 1 for row in found)
                waiting.extend(found)
                if len(waiting) >= ROWS_AT_ONCE:
                    writer.write_table(pa.Table.from_pylist(waiting, schema))
                    waiting.clear()
                if tell is not None:
                    tell(told.games + told.twice)
            if waiting:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
        if not told.games:
            raise BadDataset(in_english("there are no finished games to write"))
        told.bytes = os.path.getsize(draft)
        os.replace(draft, path)
    except OSError as problem:
        raise BadDataset(in_english(f"{path}: cannot be written ({problem.strerror})")) from None
    finally:
        if os.path.exists(draft):
            os.remove(draft)
    return told


def rows_of(source: Source, components: str = "") -> list[Row]:
    """The rows of one game, from its set-up on."""
    final = tricorne.replay(source.record, components=components)
    if not final.over:
        raise BadDataset(in_english(f"{source.source}, game {source.number}: is not over; take finished games alone"))
    record = final.record
    bots = source.bots or [""] * len(final.seats)
    common: Row = dict(
        zip(
            OF_A_GAME,
            [
                source.source,
                source.number,
                hashlib.sha256(source.record.encode()).hexdigest()[:16],
                final.game.id,
                record.version,
                record.preset,
                json.dumps(dict(sorted(record.options.items()))),
                record.seed,
                final.seats,
                bots,
            ],
            strict=True,
        )
    )
    common["scores"] = [final.scores[seat] for seat in final.seats]
    ends = {seat: _end(final, source, bots, seat) for seat in final.seats}
    state = opened(final)
    found: list[Row] = []
    for entry in counting(final.last):
        for row in _rows(state, entry):
            found.append({**common, **ends.get(entry.seat, {}), **row, "entry": entry.number, "step": len(found)})
    return found


def _end(final: State, source: Source, bots: list[str], seat: str) -> Row:
    """What is the same in all rows of a seat: who played it, and how it ended."""
    at = final.seats.index(seat)
    above = 0
    for group in final.ranking:
        if seat in group:
            break
        above += len(group)
    return {
        "seat": at,
        "power": seat,
        "bot": bots[at],
        "score": final.scores[seat],
        "place": above + 1,
        "won": 1 / len(final.winners) if seat in final.winners else 0.0,
        "forfeits": source.forfeits.get(seat, 0),
    }


def _rows(state: State, entry: Entry) -> list[Row]:
    """The rows of one entry; the state is played on."""
    engine, position = state.engine, state.position
    found: list[Row] = []
    if entry.kind == START:
        found.append({"kind": START})
    elif entry.kind == PLAY:
        for part in act_of(engine, state.game.actions, position, entry.text).parts:
            assert engine.waits_for(position) == DECISION
            legal: list[int] = []
            engine.legal(position, legal)
            question = engine.prompt(position).key
            text = state.game.actions[part].text
            found.append({"kind": PLAY, "question": question, "legal": legal, "action": part, "text": text})
            engine.apply(position, part)
    else:
        state.carry_out_aside(entry.seat, entry.text)
        found.append({"kind": entry.kind, "text": entry.text})
    for outcome in entry.outcomes:
        engine.apply_outcome(position, value_of(state, outcome.text))
    found[-1]["chance"] = [outcome.text for outcome in entry.outcomes]
    return found
