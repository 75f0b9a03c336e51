"""The pages of a record: an entry, what was told about it, and how both are stored. Written for every act, so compiled
with the engine (record.py has the way back from rows to a game)."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import quoted
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import UNDO, Entry
from tricorne.kernel.state import State
from tricorne.server.wire import message

EVERYBODY = ""
"""The key of the sentences that everybody may read."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode
_by_reader = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
SENTENCES = '["'
"""How a list begins that was written before messages were data."""
FOR_EVERYBODY = '{"":['
"""How the sentences of an entry begin as they are stored; the list reaches to the end where all may read the same."""


class Page:
    """An entry of the record: who led the seat (a guest's id, or empty for a bot), its sentences by reader, the scores.

    Sentences and scores are kept as they are stored: a long game is opened far more often than it is read.
    """

    def __init__(
        self, entry: Entry, led_by: str, lines: str, scores: str, at: float, for_one: bool | None = None
    ) -> None:
        """``for_one``: whether the sentences are for one reader, who is everybody, where that is known."""
        self.entry = entry
        self.led_by = led_by
        self.lines = lines
        self.scores = scores
        self.at = at
        self.for_all: bytes | None = None
        """How the log shows it, once written, where everybody may read the same (broadcast.py)."""
        self._for_one = for_one
        self.figures = ""
        """What charts show after it, as it is stored, until the next entry is written; empty for one that was read."""
        self.told: dict[str, str] | None = None
        """Its sentences by reader, also until then; None for one that was read."""

    def lines_for(self, seat: str | None) -> Any:
        """What a seat may read as messages for the wire; its own where it may know more than everybody. Messages go out
        as they are stored, without being read."""
        if self.lines.startswith(FOR_EVERYBODY) and self.same_for_all():
            text = self.lines[len(FOR_EVERYBODY) - 1 : -1]
        elif self.told is not None:
            text = self.told.get(seat or EVERYBODY, self.told[EVERYBODY])
        else:
            lines = _by_reader(self.lines)
            text = bytes(lines.get(seat or EVERYBODY, lines[EVERYBODY])).decode()
        if not text.startswith(SENTENCES):
            return msgspec.Raw(text)
        return [message(line) for line in _decode(text)]

    def same_for_all(self) -> bool:
        """Whether everybody may read the same of it."""
        if _has_secrets(self.entry):
            return False
        if self._for_one is None:
            self._for_one = len(_by_reader(self.lines)) == 1
        return self._for_one

    def points(self) -> dict[str, int]:
        """The scores after this entry."""
        scores: dict[str, int] = _decode(self.scores)
        return scores


def write_page(before: AnyPosition, after: State, led_by: str, at: float) -> Page:
    """The last entry of a game as a page; ``before`` is the position that it was made in."""
    told = _told(before, after)
    page = Page(after.last, led_by, _stored(told), text_of(after.scores), at, len(told) == 1)
    page.told = told
    return page


def lines_of(before: AnyPosition, after: State) -> str:
    """What is told about the last entry of a game, by reader, as it is stored."""
    return _stored(_told(before, after))


def _told(before: AnyPosition, after: State) -> dict[str, str]:
    """The sentences about the last entry of a game, by reader: each a list as it is stored."""
    ids = after.game.seat_ids
    eyes = _readers(after)
    told = after.engine.narrate_to(before, after.position, after.last, eyes)
    found: dict[str, str] = {}
    for at in range(len(eyes)):
        reader = EVERYBODY if eyes[at] == SPECTATOR else ids[eyes[at]]
        found[reader] = f"[{','.join([line.to_json() for line in told[at]])}]"
    return found


def _stored(told: dict[str, str]) -> str:
    return f"{{{','.join([f'{quoted(reader)}:{lines}' for reader, lines in told.items()])}}}"


def _readers(after: State) -> list[int]:
    """Who is told of the last entry of a game in words of his own: everybody, and those who know more of it."""
    entry = after.last
    found = [SPECTATOR]
    if _has_secrets(entry):
        ids = after.game.seat_ids
        knowing = [outcome.secret for outcome in entry.outcomes if outcome.secret >= 0]
        if entry.secret:
            knowing.append(ids.index(entry.seat))
        found += [seat for seat in dict.fromkeys(knowing) if ids[seat] in after.seats]
    return found


def _has_secrets(entry: Entry) -> bool:
    """Whether not everybody may see all of an entry."""
    if entry.secret:
        return True
    for outcome in entry.outcomes:
        if outcome.secret != SPECTATOR:
            return True
    return False


def row_of(table: str, page: Page, before: AnyPosition, after: State, last: Page | None = None) -> dict[str, Any]:
    """A page as a row of ``entries``, with the figures that are shown when the game is over. ``last``: the page before
    it; its figures are taken over where nothing has changed in them."""
    if last is not None:
        last.told = None
    entry = page.entry
    points = {} if entry.kind == UNDO else after.engine.points(before, after.position)
    page.figures = _figures(before, after, last)
    drawn = [[outcome.text, outcome.secret] for outcome in entry.outcomes]
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "secret": entry.secret,
        "outcomes": text_of(drawn) if drawn else "[]",
        "barrier": entry.barrier,
        "target": -1 if entry.target is None else entry.target.number,
        "led_by": page.led_by,
        "lines": page.lines,
        "scores": page.scores,
        "figures": page.figures,
        "points": text_of(points) if points else "{}",
        "at": page.at,
    }


def _figures(before: AnyPosition, after: State, last: Page | None) -> str:
    kept = ""
    if last is not None:
        kept, last.figures = last.figures, ""
    if kept and after.engine.same_figures(before, after.position):
        return kept
    return text_of(after.engine.figures(after.position))


def text_of(value: object) -> str:
    return _encode(value).decode()
