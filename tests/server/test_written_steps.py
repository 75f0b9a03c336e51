"""Steps are written piece by piece: they are what the contract says, and lead each pair of eyes to its view."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricorne
from tests.server.one_table import table_of
from tests.server.test_store import hub_on
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.record import PLAY, START, Entry, Outcome
from tricorne.kernel.view_parts import INTO, path_of
from tricorne.server import seating
from tricorne.server.broadcast import log_entry, position, prompt_of, view_of, written_entry
from tricorne.server.differences import WRITTEN_ROWS, Row, Rows, Touched, Whole, apply, changes
from tricorne.server.pages import Page
from tricorne.server.table_parts import Guest
from tricorne.server.takeback import furthest
from tricorne.server.viewer import Viewer
from tricorne.server.wire import NewTable, SeatPlan
from tricorne.server.wire_live import Position, Step

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("struggle-of-empires", 4, {}),
    ("struggle-of-empires", 3, {"gold-visibility": "hidden", "setup-draft": True}),
    ("imperial-struggle", 2, {}),
]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_steps_lead_everybody_to_what_he_may_see(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    """Each seat and a spectator, with undo: byte by byte as ``Step`` is written, and the same view as made anew."""

    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        powers = tricorne.game(game).seat_ids[:seats]
        plans = [SeatPlan(power, "me" if at == 0 else "same-screen") for at, power in enumerate(powers)]
        table = await seating.create(hub, Guest("guest", "Guest"), NewTable(game, plans, options=options))
        viewers = [Viewer("guest", eyes) for eyes in (*powers, None)]
        views: dict[str | None, Any] = {}
        for viewer in viewers:
            table.viewers.add(viewer)
            whole = msgspec.json.decode(position(table, viewer.eyes), type=Position)
            views[viewer.eyes] = whole.view
        numbers = random.Random(7)
        by_changes = turn = 0
        while turn < 160 and not table.begun().over:  # the dice are the server's: a game may end sooner
            state = table.begun()
            after = state.clone()
            if turn % 9 == 8 and state.undo_limit().actions:
                after.undo()
            else:
                after.play(numbers.choice(state.legal()))
            await hub.commit(table, state, after, "guest")
            state = table.begun()
            back = table.way_back
            assert back is not None and back.after == state.last.number
            assert furthest(state) == (back.to if back.actions else None)
            for viewer in viewers:
                message = viewer.waiting.get_nowait() or b""
                step = msgspec.json.decode(message, type=Step)
                assert msgspec.json.encode(step) == message
                told = step.position
                if told.changes is None:
                    views[viewer.eyes] = told.view
                else:
                    by_changes += 1
                    apply(views[viewer.eyes], told.changes)
                assert views[viewer.eyes] == plain(view_of(state, viewer.eyes)), (turn, viewer.eyes)
                assert plain(told.prompt) == plain(prompt_of(state, viewer.eyes))
                asked = viewer.eyes is not None and viewer.eyes == state.actor
                assert told.legal == (state.legal() if asked else None)
                assert told.seat == viewer.eyes and told.number == state.last.number
            if turn % 7 == 0:
                for viewer in viewers:  # each finds there what was written for those before
                    welcomed = msgspec.json.decode(position(table, viewer.eyes), type=Position)
                    assert welcomed.view == views[viewer.eyes]
            turn += 1
        assert by_changes > turn * len(viewers) / 2
        for page in table.pages:
            read = {viewer.eyes: written_entry(table, page, viewer.eyes) for viewer in viewers}
            for viewer in viewers:
                assert read[viewer.eyes] == msgspec.json.encode(log_entry(table, page, viewer.eyes))
            if page.entry.secret or any(one.secret != SPECTATOR for one in page.entry.outcomes):
                assert page.for_all is None
        await hub.close()

    asyncio.run(work())


def test_what_one_may_read_is_never_kept_for_all() -> None:
    """A secret choice, a draw that one seat sees, lines of one reader: each by itself keeps an entry apart."""
    table = table_of("struggle-of-empires")
    first = Entry(None, START, "", "", False, [], True)
    open_lines, own_lines = '{"":[]}', '{"":[],"france":[["own"]]}'
    for secret, whose, lines, kept in [
        (False, SPECTATOR, open_lines, True),
        (True, SPECTATOR, open_lines, False),
        (False, 1, open_lines, False),
        (False, SPECTATOR, own_lines, False),
    ]:
        page = Page(Entry(first, PLAY, "france", "pass", secret, [Outcome("6", whose)], True), "", lines, "{}", 1.0)
        for eyes in ("france", None, "britain", "france"):
            assert written_entry(table, page, eyes) == msgspec.json.encode(log_entry(table, page, eyes))
        assert (page.for_all is not None) == kept


def test_a_part_is_written_anew_where_it_is_another() -> None:
    same = [1, 2]
    whole = Whole({"war": 1})
    assert whole.view({"markers": same}) == b'{"war":1,"markers":[1,2]}'
    assert whole.view({"markers": same, "seat": 1}) == b'{"war":1,"markers":[1,2],"seat":1}'
    assert whole.view({"markers": [3]}) == b'{"war":1,"markers":[3]}'
    assert whole.view({"markers": same}) == b'{"war":1,"markers":[1,2]}'


def test_what_leads_into_a_part_that_is_sent_whole_is_sent_again() -> None:
    before: dict[str, Any] = {"auction": None, "powers": Rows([Row({"gold": 1}), Row({"gold": 2})])}
    after: dict[str, Any] = {"auction": {"bid": 3}, "powers": Rows([Row({"gold": 1})])}
    own = {"powers/0/gold": 7}
    touched: Touched = {}
    view = msgspec.json.decode(Whole(before).view(own))
    made = [changes(before, after, touched), changes(own, {**own, "auction/most": 9}, touched)]
    apply(view, msgspec.json.decode(b"[" + b",".join(made) + b"]"))
    assert view == {"auction": {"bid": 3, "most": 9}, "powers": [{"gold": 7}]}


def test_a_list_of_which_most_rows_changed_is_sent_whole() -> None:
    old: dict[str, Any] = {"prices": Rows([Row({"space": at}) for at in range(8)])}
    few: dict[str, Any] = {"prices": Rows([Row({"space": at + 10 * (at < 4)}) for at in range(8)])}
    most: dict[str, Any] = {"prices": Rows([Row({"space": at + 10 * (at < 5)}) for at in range(8)])}
    touched: Touched = {}
    assert changes(old, few, {}).startswith(b'[["prices",0,"space"],10],[["prices",1,"space"],11]')
    assert (
        changes(old, most, touched)
        == b'[["prices"],' + msgspec.json.encode([row.fields for row in most["prices"].rows]) + b"]"
    )
    assert changes({"prices/7/own": 1}, {"prices/7/own": 1}, touched) == b'[["prices",7,"own"],1]'


def test_rows_that_stand_anywhere_are_remembered_by_their_number() -> None:
    game = object()
    first, second = KeptParts(WRITTEN_ROWS), KeptParts(WRITTEN_ROWS)
    for kept in (first, second):
        kept.belongs_to(game)
    part = first.part(3)
    part.ever_made()[70] = part.row({"price": 2})
    assert second.part(3).ever_made() == {70: part.ever_made()[70]} and second.part(4).ever_made() == {}


def test_rows_that_stand_anywhere_are_told_as_a_whole() -> None:
    old: dict[str, Any] = {"prices": Rows([Row({"space": 1, "price": 2}), Row({"space": 3, "price": 2})], fixed=False)}
    new: dict[str, Any] = {"prices": Rows([Row({"space": 1, "price": 2}), Row({"space": 5, "price": 2})], fixed=False)}
    touched: Touched = {}
    assert changes(old, new, touched) == b'[["prices",1],{"space":5,"price":2}]'
    assert changes({"prices/1/own": 1}, {"prices/1/own": 1}, touched) == b'[["prices",1,"own"],1]'
    assert changes({"prices/0/own": 1}, {"prices/0/own": 1}, touched) == b""


def test_what_differs_is_found_at_any_depth() -> None:
    before = {"war": {"id": "wss", "theaters": [{"won": None, "tiles": [1, 2]}, {"won": 1}], "fight": {"stage": 1}}}
    after = {"war": {"id": "wss", "theaters": [{"won": "france", "tiles": [1, 3]}, {"won": True}], "byng": 0}}
    made = msgspec.json.decode(b"[" + changes(before, after, {}) + b"]")
    assert made == [
        [["war", "theaters", 0, "won"], "france"],
        [["war", "theaters", 0, "tiles", 1], 3],
        [["war", "byng"], 0],
        [["war", "fight"]],
    ]
    view = msgspec.json.decode(msgspec.json.encode(before))
    apply(view, made)
    assert view == after


def test_what_was_laid_over_something_that_changes_is_sent_again() -> None:
    """Others are not told any more how many cards lie face down; whose cards they are still sees it."""
    own = {"sides/0/face_down": 2, "events/hand": ["silk"]}
    before: dict[str, Any] = {"sides": Rows([Row({"face_down": 2, "debt": 1})]), "events": {"pile": 3, "hand": []}}
    after: dict[str, Any] = {"sides": Rows([Row({"face_down": None, "debt": 1})]), "events": {"pile": 2, "hand": []}}
    touched: Touched = {}
    view = msgspec.json.decode(Whole(before).view(own))
    made = [changes(before, after, touched), changes(own, {**own}, touched)]
    assert made[1] == b'[["sides",0,"face_down"],2]', "and nothing else"
    apply(view, msgspec.json.decode(b"[" + b",".join(made) + b"]"))
    assert view == {"sides": [{"face_down": 2, "debt": 1}], "events": {"pile": 2, "hand": ["silk"]}}


def test_rows_are_remembered_for_all_tables_of_a_game() -> None:
    game = object()
    kept = [KeptParts(WRITTEN_ROWS) for _ in range(3)]
    kept[0].belongs_to(game)
    kept[1].belongs_to(game)
    kept[2].belongs_to(object())
    first, second, other = (one.part(0) for one in kept)
    assert first.other_rows([5, 6]) == [0, 1]
    for at in (0, 1):
        first.keep_row(at, {"id": at})
    first.keep_rows([])
    assert second.other_rows([5, 7]) == [1], "only what no table has shown yet is made"
    second.keep_row(1, {"id": 7})
    shown = second.keep_rows([])
    assert isinstance(shown, Rows) and [bytes(row) for row in shown.written()] == [b'{"id":0}', b'{"id":7}']
    assert other.other_rows([5, 6]) == [0, 1]


def fits(shared: Any, laid: Any) -> bool:
    """Whether every change within one thing can be made in what is laid over it."""
    if isinstance(shared, dict) and shared:
        return isinstance(laid, dict) and all(key in laid and fits(shared[key], laid[key]) for key in shared)
    if isinstance(shared, list) and shared:
        return isinstance(laid, list) and len(laid) == len(shared) and all(map(fits, shared, laid))
    return True


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_laid_over_a_view_has_its_parts(game: str, seats: int, options: dict[str, Any]) -> None:
    """Or what all see could change where those who see something else cannot follow."""
    state = tricorne.game(game).new(tricorne.game(game).seat_ids[:seats], options=options, seed=5)
    numbers = random.Random(5)
    number_of = [state.seat_number(seat) for seat in state.seats]
    laid = set()
    while not state.over:
        shared, own = state.engine.views_apart(state.position, [SPECTATOR, *number_of], KeptParts())
        for one in own:
            for key in one:
                if INTO in key:
                    found: Any = shared
                    for step in path_of(key):
                        found = found[step]
                    assert fits(found, one[key]), (key, found, one[key])
                    laid.add(key)
        state.play(numbers.choice(state.legal()))
    assert laid
