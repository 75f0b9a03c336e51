"""Logs from before messages were data, told anew: the game is played again by its entries, and every entry is narrated
as it would be today. What cannot be told so stays as it stood."""

from __future__ import annotations

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import AS_IT_STOOD
from tricorne.kernel.migrations import migrate
from tricorne.kernel.replay import play_on
from tricorne.server.pages import Page, lines_of
from tricorne.server.record import Setting

OLD = ':["'
"""How a list of sentences is written; a list of messages, or an empty one, is not."""


def from_before(pages: list[Page]) -> bool:
    """Whether a log has lines that were written as sentences."""
    return any(OLD in page.lines for page in pages)


def tell_anew(setting: Setting, pages: list[Page]) -> dict[int, str]:
    """The lines of a log told anew, by entry: those that were sentences and can be messages. Changes nothing."""
    found: dict[int, str] = {}
    try:
        record = setting.record(pages)
        migrate(record, setting.game)
        if len(record.lines) != len(pages):
            return found
        state = setting.opened()
        for page, line in zip(pages, record.lines, strict=True):
            before = state.position.clone()
            play_on(state, [line], [])
            if OLD in page.lines:
                told = lines_of(before, state)
                if f'"{AS_IT_STOOD}"' not in told:
                    found[page.entry.number] = told
    except TricorneError:
        pass  # it was played by other rules: what has been told so far is true all the same
    return found
