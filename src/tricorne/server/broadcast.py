"""What each viewer is shown of a game: the position, the log, what can be taken back. ``eyes`` is a seat, or None
for a spectator; nothing here knows who asks, so whoever calls has checked that these eyes are his."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.kernel.engine import DECISION, SPECTATOR
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, say
from tricorne.kernel.record import ASIDE, HIDDEN, PLAY, START, UNDO, Entry, standing
from tricorne.kernel.state import State
from tricorne.kernel.undo import barrier_words
from tricorne.kernel.whole_acts import words_of
from tricorne.server import choosing
from tricorne.server.differences import Shown, Touched, Whole, changes
from tricorne.server.game_table import GameTable
from tricorne.server.pages import Page
from tricorne.server.viewer import Viewer, encoder
from tricorne.server.way_back import way_back
from tricorne.server.wire import LogEntry, Moment, Prompt, message

Eyes = str | None

_encode = encoder.encode
NOTHING = "why-undo-nothing"
"""The key of the words about taking back where nothing can be."""
MOST_STOPS = 4
"""Entries behind which somebody cannot go back, of which the words are kept: the next acts stop there too."""
WORTHWHILE = 0.7
"""Changes are sent instead of a view if they are at most this part of its length."""


def view_of(state: State, eyes: Eyes) -> dict[str, Any]:
    """The view without its decision, which the prompt and the legal actions tell."""
    view = state.view(eyes)
    view.pop("decision", None)
    return view


def prompt_of(state: State, eyes: Eyes) -> Prompt:
    """What is asked; of a secret choice others learn only that it is pending."""
    return Asking(state).prompt(eyes)


class Asking:
    """What the game waits for and how it stands: the same for all viewers but for secrets, so it is computed once."""

    def __init__(self, state: State) -> None:
        self.actor = state.actor
        asked = state.prompt
        words: Any = asked.words.to_data()  # as plain data, which looks the same where it is written at once
        self.asked = Prompt(actor=self.actor, key=asked.key, words=words, rules=asked.rules)
        self.others = self.asked
        if self.actor is not None and state.engine.waits_for(state.position) == DECISION:
            if state.engine.decision_secret(state.position):
                words = say("prompt-secret", seat=state.game.seat_thing(self.actor)).to_data()
                self.others = Prompt(actor=self.actor, key=asked.key, words=words, rules=asked.rules)

    def prompt(self, eyes: Eyes) -> Prompt:
        return self.asked if self.actor == eyes else self.others


def log_entry(table: GameTable, page: Page, eyes: Eyes) -> LogEntry:
    """An entry as it may be read."""
    bot = page.led_by == "" and page.entry.kind in (PLAY, ASIDE)
    return entry_for(table.game, page.entry, eyes, _lines(table, page, eyes), bot, page.at)


def written_entry(table: GameTable, page: Page, eyes: Eyes) -> bytes:
    """The same as JSON; what everybody may read is written once for all. The first entry tells of the table too."""
    if page.entry.kind == START or not page.same_for_all():
        return _encode(log_entry(table, page, eyes))
    if page.for_all is None:
        page.for_all = _encode(log_entry(table, page, None))
    return page.for_all


def entry_for(game: Game, entry: Entry, eyes: Eyes, lines: Any, bot: bool, at: float) -> LogEntry:
    """An entry with what these eyes may see of it, and the lines that they are told."""
    hidden = entry.secret and entry.seat != eyes
    text = None if hidden or entry.kind not in (PLAY, ASIDE) else entry.text
    number = _number_of(game, eyes)
    return LogEntry(
        number=entry.number,
        kind=entry.kind,  # type: ignore[arg-type]  # the kernel's four kinds of entry
        seat=entry.seat,
        text=text,
        action=game.actions.by_text.get(text) if text is not None and entry.kind == PLAY else None,
        outcomes=[one.text if one.secret in (SPECTATOR, number) else HIDDEN for one in entry.outcomes],
        lines=lines,
        back_to=entry.target.number if entry.kind == UNDO and entry.target is not None else None,
        bot=bot,
        at=at,
    )


def _number_of(game: Game, eyes: Eyes) -> int:
    return SPECTATOR if eyes is None else game.seat_ids.index(eyes)


def _lines(table: GameTable, page: Page, eyes: Eyes) -> Any:
    """What is told about an entry; about the first one also which powers were chosen before it."""
    told = page.lines_for(eyes)
    if page.entry.kind != START or not table.choices:
        return told
    began = msgspec.json.decode(told) if isinstance(told, msgspec.Raw) else told
    return [*(message(line) for line in choosing.lines(table)), *began]


# -- taking back -------------------------------------------------------------------------------


class Undoable:
    """What a guest can take back: so many actions, the next one to entry ``to``, all to entry ``furthest``; why no
    further; and the entry to which all together could go, if that is further."""

    def __init__(
        self, actions: int, to: int | None, action: Message | None, furthest: int, reason: Message, further: int | None
    ):
        self.actions = actions
        self.to = to
        self.action = action
        """The next one, in words; None where nothing can be taken back."""
        self.furthest = furthest
        self.reason = reason
        self.further = further

    def words(self) -> Message:
        """What would be taken back next, or that nothing can be."""
        return say(NOTHING, reason=self.reason) if self.action is None else say("undo-act", action=self.action)

    def written(self) -> bytes:
        """As ``UndoWords`` (wire_live.py) are written, field by field: every act writes them twice."""
        to = "null" if self.to is None else str(self.to)
        further = "null" if self.further is None else str(self.further)
        reason = self.reason.to_json()
        key, about, words = NOTHING, "reason", reason
        if self.action is not None:
            key, about, words = "undo-act", "action", self.action.to_json()
        found = f'{{"actions":{self.actions},"to":{to},"words":{{"key":"{key}","args":{{"{about}":{words}}}}},'
        return f'{found}"furthest":{self.furthest},"reason":{reason},"further":{further}}}'.encode()


def undo_of(table: GameTable, state: State, guest: str, together: int | None) -> Undoable:
    """What a guest can take back: his own actions, and what bots did after them (bots do not mind). ``together``: how
    far all together could go."""
    at = standing(state.last)
    actions = 0
    back: int | None = None
    free = at.number
    last: Entry | None = None
    asking = ""
    going_on = False
    reason: Message | None = None
    while not at.barrier:
        assert at.before is not None
        before = standing(at.before)
        if at.kind == PLAY:
            by = table.pages[at.number].led_by
            if by not in ("", guest):
                reason = _stopped_by(table, at)
                break
            if at.secret and (by == "" or asking not in ("", at.seat)):
                reason = say("undo-secret", seat=table.game.seat_thing(at.seat), number=at.number)
                break
            if by == guest:
                actions += 1
                free = before.number
                asking = asking or at.seat
                if back is None or going_on:
                    # What only went on with a choice is taken back with what began it.
                    going_on = at.text.split(" ")[0] in table.game.continues
                    back = before.number
                    last = at
        at = before
    action = None if last is None else words_of(state.engine, table.game.actions, last.text)
    further = together if together is not None and together < free else None
    return Undoable(actions, back, action, free, reason or _stopped_by(table, at), further)


def _stopped_by(table: GameTable, entry: Entry) -> Message:
    """Why one cannot go back behind an entry: what it was for all, or that somebody else made it."""
    reason = table.stops.get(entry.number)
    if reason is None:
        if entry.barrier:
            reason = barrier_words(entry)
        else:
            reason = say("undo-acted", seat=table.game.seat_thing(entry.seat), number=entry.number)
        if len(table.stops) >= MOST_STOPS:
            table.stops.clear()
        table.stops[entry.number] = reason
    return reason


# -- the position --------------------------------------------------------------------------------


BREAK = b","


class Broadcast(Asking):
    """All that is told after an entry. What does not depend on who looks is computed and written once."""

    def __init__(self, table: GameTable, everybody: list[Eyes], base: int | None) -> None:
        """``base``: the entry before, whose view those who look on have; None if what is told is whole."""
        self.table = table
        self.state = state = table.begun()
        super().__init__(state)
        self.together: int | None = None
        if table.undo != "none":
            back = table.way_back
            if back is None or back.after != state.last.number:
                back = table.way_back = way_back(state, back)
            self.together = back.to if back.actions else None
        self.over = state.over
        numbers = [_number_of(table.game, eyes) for eyes in everybody]
        shared, own = state.engine.views_apart(state.position, numbers, table.kept)
        self.before = table.shown if table.shown is not None and table.shown.number == base else None
        self.shared = shared
        self.own = dict(zip(everybody, own, strict=True))
        self._touched: Touched = {}
        self.changed = b"" if self.before is None else changes(self.before.shared, shared, self._touched)
        last = standing(state.last)
        self._acted = None if last.barrier else table.pages[last.number].led_by if last.kind == PLAY else ""
        """Who did last what could be taken back; empty for a bot, None if nothing can be."""
        self._undo: dict[str, bytes] = {}
        self._guests = {seat.id: seat.guest for seat in table.seats}
        self._number = b'{"number":%d,"seat":' % state.last.number
        self._changes = b"" if base is None else b',"view":null,"base":%d,"changes":[' % base
        self._prompt = b',"prompt":' + _encode(self.asked) + b',"legal":'
        self._prompt_of_others = self._prompt
        if self.others is not self.asked:
            self._prompt_of_others = b',"prompt":' + _encode(self.others) + b',"legal":'
        self._standing = b',"scores":%b,"ranking":%b,"over":%b}' % (
            _encode(state.scores),
            _encode(state.ranking),
            b"true" if self.over else b"false",
        )

    def position(self, eyes: Eyes, shown: Shown) -> bytes:
        """All that these eyes see, as a ``Position`` (wire_live.py) is written: field by field, in its order. ``shown``
        notes it."""
        mine = self.actor == eyes and eyes is not None
        return b"".join(
            (
                self._number,
                _encode(eyes),
                *self._view(eyes, shown),
                self._prompt if mine else self._prompt_of_others,
                _encode(self.state.legal()) if mine else b"null",
                b',"undo":',
                self._undo_words(eyes),
                self._standing,
            )
        )

    def _view(self, eyes: Eyes, shown: Shown) -> tuple[bytes, ...]:
        """What they see of the table: as changes to the view that was sent last, or whole."""
        own = shown.own[eyes] = self.own[eyes]
        if self.before is not None and eyes in self.before.own:
            made = changes(self.before.own[eyes], own, self._touched)
            size = self.before.sizes[eyes]
            if len(self.changed) + len(made) <= WORTHWHILE * size:
                shown.sizes[eyes] = size
                return self._changes, self.changed, BREAK if self.changed and made else b"", made, b"]"
        if shown.whole is None:
            shown.whole = Whole(shown.shared)
        whole = shown.whole.view(own)
        shown.sizes[eyes] = len(whole)
        return b',"view":', whole, b',"base":null,"changes":null'

    def _undo_words(self, eyes: Eyes) -> bytes:
        table = self.table
        guest = self._guests.get(eyes, "") if eyes is not None else ""
        if not guest or table.undo == "none" or self.over:
            return b"null"
        # After something that one has done, all others alike can take back nothing.
        alike = "" if self._acted is None else guest if self._acted in ("", guest) else "-"
        found = self._undo.get(alike)
        if found is None:
            found = self._undo[alike] = undo_of(table, self.state, guest, self.together).written()
        return found


def position(table: GameTable, eyes: Eyes) -> bytes:
    """All that these eyes see now, whole, as a ``Position`` is written."""
    told = Broadcast(table, [eyes], None)
    if table.shown is None or table.shown.number != told.state.last.number:
        table.shown = Shown(told.state.last.number, told.shared)
    return told.position(eyes, table.shown)


def broadcast_step(table: GameTable, base: int) -> None:
    """Show everybody who looks on what has been played after entry ``base``: a ``Step`` (wire_live.py)."""
    looking: dict[Eyes, list[Viewer]] = {}
    for viewer in table.viewers:
        looking.setdefault(viewer.eyes, []).append(viewer)
    if not looking:
        table.shown = None
        return
    told = Broadcast(table, list(looking), base)
    shown = Shown(told.state.last.number, told.shared)
    pages = table.pages[base + 1 :]
    same = all(page.same_for_all() for page in pages)
    entries = b""
    for eyes, viewers in looking.items():
        if not entries or not same:
            entries = _encode([log_entry(table, page, eyes) for page in pages])
        message = b'{"type":"step","entries":%b,"position":%b}' % (entries, told.position(eyes, shown))
        for viewer in viewers:
            viewer.send_encoded(message)
    table.shown = shown


def moment(table: GameTable, state: State, eyes: Eyes) -> Moment:
    """The table at an earlier moment, as these eyes saw it then."""
    return Moment(
        number=state.last.number,
        last=table.number,
        seat=eyes,
        view=view_of(state, eyes),
        prompt=prompt_of(state, eyes),
        scores=state.scores,
        entry=log_entry(table, table.pages[state.last.number], eyes),
    )
