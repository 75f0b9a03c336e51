"""What each viewer is shown of a game: the position, the log, what can be taken back. ``eyes`` is a seat, or None
for a spectator; nothing here knows who asks, so whoever calls has checked that these eyes are his."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.kernel.engine import DECISION, SPECTATOR
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, say
from tricorne.kernel.record import ASIDE, HIDDEN, PLAY, START, UNDO, Entry, standing
from tricorne.kernel.sight import number_of
from tricorne.kernel.state import State
from tricorne.kernel.undo import barrier_words
from tricorne.kernel.whole_acts import words_of
from tricorne.server import choosing
from tricorne.server.differences import Known, changes, parts_of, whole
from tricorne.server.game_table import GameTable
from tricorne.server.record import Page
from tricorne.server.takeback import furthest
from tricorne.server.viewer import Viewer, encoder
from tricorne.server.wire import LogEntry, Moment, Prompt, message
from tricorne.server.wire_live import Position, Step, UndoWords

Eyes = str | None

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
        self.asked = Prompt(actor=self.actor, key=asked.key, words=message(asked.words), rules=asked.rules)
        self.others = self.asked
        if self.actor is not None and state.engine.waits_for(state.position) == DECISION:
            if state.engine.decision_secret(state.position):
                words = say("prompt-secret", seat=state.game.seat_thing(self.actor))
                self.others = Prompt(actor=self.actor, key=asked.key, words=message(words), rules=asked.rules)

    def prompt(self, eyes: Eyes) -> Prompt:
        return self.asked if self.actor == eyes else self.others


def log_entry(table: GameTable, page: Page, eyes: Eyes) -> LogEntry:
    """An entry as it may be read."""
    bot = page.led_by == "" and page.entry.kind in (PLAY, ASIDE)
    return entry_for(table.game, page.entry, eyes, _lines(table, page, eyes), bot, page.at)


def entry_for(game: Game, entry: Entry, eyes: Eyes, lines: Any, bot: bool, at: float) -> LogEntry:
    """An entry with what these eyes may see of it, and the lines that they are told."""
    hidden = entry.secret and entry.seat != eyes
    text = None if hidden or entry.kind not in (PLAY, ASIDE) else entry.text
    number = SPECTATOR if eyes is None else game.seat_ids.index(eyes)
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
        self, actions: int, to: int | None, words: Message, furthest: int, reason: Message, further: int | None
    ):
        self.actions = actions
        self.to = to
        self.words = words
        self.furthest = furthest
        self.reason = reason
        self.further = further

    def wire(self) -> UndoWords:
        words, reason = message(self.words), message(self.reason)
        return UndoWords(self.actions, self.to, words, self.furthest, reason, self.further)


def undo_of(table: GameTable, state: State, guest: str, together: int | None) -> Undoable:
    """What a guest can take back: his own actions, and what bots did after them (bots do not mind). ``together``: how
    far all together could go."""
    at = standing(state.last)
    actions = 0
    back: int | None = None
    free = at.number
    words: Message | None = None
    asking = ""
    going_on = False
    reason: Message | None = None
    while not at.barrier:
        assert at.before is not None
        before = standing(at.before)
        if at.kind == PLAY:
            by = table.pages[at.number].led_by
            if by not in ("", guest):
                reason = say("undo-acted", seat=table.game.seat_thing(at.seat), number=at.number)
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
                    words = say("undo-act", action=words_of(state.engine, table.game.actions, at.text))
        at = before
    reason = reason or barrier_words(at)
    if words is None:
        words = say("why-undo-nothing", reason=reason)
    further = together if together is not None and together < free else None
    return Undoable(actions, back, words, free, reason, further)


# -- the position --------------------------------------------------------------------------------


def _undo_words(table: GameTable, state: State, eyes: Eyes, together: int | None) -> UndoWords | None:
    seat = table.seat(eyes) if eyes is not None else None
    if seat is None or not seat.guest or table.undo == "none" or state.over:
        return None
    return undo_of(table, state, seat.guest, together).wire()


class Broadcast(Asking):
    """All that is told after an entry."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.state = table.begun()
        super().__init__(self.state)
        self.scores = self.state.scores
        self.ranking = self.state.ranking
        self.over = self.state.over
        self.together = None if table.undo == "none" else furthest(self.state)
        self.known = Known()

    def position(self, eyes: Eyes, base: int | None, view: dict[str, Any]) -> Position:
        """All that these eyes see: as changes to the view of entry ``base``, which was sent last, or whole."""
        table = self.table
        parts = parts_of(view, self.known)
        made: Any = None
        if base is not None and eyes in table.views:
            encoded = encoder.encode(changes(table.views[eyes], parts, self.known))
            if len(encoded) <= WORTHWHILE * table.sizes[eyes]:
                made = msgspec.Raw(encoded)
        table.views[eyes] = parts
        shown: Any = None
        if made is None:
            encoded = whole(parts)
            table.sizes[eyes] = len(encoded)
            shown = msgspec.Raw(encoded)
        return Position(
            number=self.state.last.number,
            seat=eyes,
            view=shown,
            base=None if made is None else base,
            changes=made,
            prompt=self.prompt(eyes),
            legal=self.state.legal() if eyes is not None and self.actor == eyes else None,
            undo=_undo_words(table, self.state, eyes, self.together),
            scores=self.scores,
            ranking=self.ranking,
            over=self.over,
        )


def position(table: GameTable, eyes: Eyes, view: dict[str, Any]) -> Position:
    """All that these eyes see now, whole."""
    return Broadcast(table).position(eyes, None, view)


def broadcast_step(table: GameTable, base: int) -> None:
    """Show everybody who looks on what has been played after entry ``base``."""
    looking: dict[Eyes, list[Viewer]] = {}
    for viewer in table.viewers:
        looking.setdefault(viewer.eyes, []).append(viewer)
    kept = table.views  # what is compared with must live until all is compared
    table.views = {eyes: view for eyes, view in kept.items() if eyes in looking}
    if not looking:
        return
    broadcast = Broadcast(table)
    state = broadcast.state
    everybody = list(looking)
    views = state.engine.views(state.position, [number_of(state, eyes) for eyes in everybody], table.kept)
    for eyes, view in zip(everybody, views, strict=True):
        entries = [log_entry(table, page, eyes) for page in table.pages[base + 1 :]]
        message = encoder.encode(Step(entries=entries, position=broadcast.position(eyes, base, view)))
        for viewer in looking[eyes]:
            viewer.send_encoded(message)


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
