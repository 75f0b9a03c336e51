"""The analysis board: studies are made, looked at, played on and written into.

Whoever knows the id of a study may read it; only who made it may change it. A study is made of a record that hides
nothing: of a table only once its game is over, so nobody sees more of a running game than his seat does.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tricorne.bots import BadBot, bot
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Text, say
from tricorne.kernel.record import PLAY
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import goes_on
from tricorne.puzzles.puzzle import puzzle, record_of
from tricorne.server import past
from tricorne.server.asking import answer, language_of, number_in, read_body
from tricorne.server.clean_text import LONGEST_SAYING, LONGEST_TITLE, one_line, several_lines
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.problems import bad_value, not_found, not_now, not_yours, of_the_rules
from tricorne.server.study.as_text import as_text
from tricorne.server.study.shelf import (
    MOST_ARROWS,
    MOST_BRANCHES,
    MOST_NOTES,
    Branch,
    Note,
    OpenStudy,
    Shelf,
)
from tricorne.server.study.walk import ANYBODY, MOST_BYTES, OPEN, entry_seen, moment_seen
from tricorne.server.study.wire_study import (
    NewStudy,
    StudyAnswer,
    StudyChoice,
    StudyList,
    StudyLog,
    StudyMoment,
    StudyPlay,
    StudyPlayed,
    StudyQuestion,
    StudyWriting,
)
from tricorne.server.table_parts import Guest
from tricorne.server.wire import message

ADVISER = "marshal"
BODY = 2 * MOST_BYTES
"""A record as JSON: every break of a line takes two letters."""
MOST_STEPS = 40
"""Small decisions that a bot takes at once to finish an act."""
SHOWN = 4


class Studies:
    """The work behind the addresses of studies."""

    def __init__(self, hub: Hub, guests: Guests) -> None:
        self.hub = hub
        self.guests = guests
        self.shelf = Shelf(hub.store)

    async def my_studies(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        return answer(StudyList(await self.shelf.cards(guest.id)))

    async def new_study(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, NewStudy, BODY)
        if sum(map(bool, (asked.record, asked.table, asked.puzzle, asked.study))) != 1:
            raise bad_value(say("study-of-what"))
        if asked.table:
            id = await self._of_table(guest, asked)
        elif asked.puzzle:
            id = await self._of_puzzle(guest, asked.puzzle)
        elif asked.study:
            other = await self.shelf.get(asked.study)
            id = await self.shelf.add(
                guest.id, other.title, other.record, "", msgspec.json.encode(other.tree).decode(), other.judged
            )
        else:
            id = await self.shelf.add(guest.id, "", asked.record)
        found = await self.shelf.get(id)
        return answer(found.study(guest.id), 201)

    async def _of_table(self, guest: Guest, asked: NewStudy) -> str:
        table = await self.hub.table(asked.table)
        if not table.may_see(guest.id, asked.invite):
            raise not_found(say("why-no-table"))
        if table.status not in ("over", "closed"):
            raise not_now(say("study-running"))
        known = await self.shelf.find(guest.id, table.id)
        if known:
            return known
        await self.hub.loaded(table.id)
        record = await past.stored_record(self.hub, table, None)
        return await self.shelf.add(guest.id, table.title, record, table.id)

    async def _of_puzzle(self, guest: Guest, name: str) -> str:
        game, _, id = name.partition("/")
        try:
            found = puzzle(game, id)
        except TricorneError as problem:
            raise not_found(problem.said) from None
        origin = f"puzzle {game} {found.record}"[:64]
        known = await self.shelf.find(guest.id, origin)
        return known or await self.shelf.add(guest.id, "", record_of(game, found.record), origin)

    # -- looking ---------------------------------------------------------------------------------------

    async def _seen(self, request: Request) -> tuple[OpenStudy, str]:
        guest = await self.guests.of(request)
        return await self.shelf.get(request.path_params["id"]), guest.id if guest is not None else ""

    async def study(self, request: Request) -> Response:
        found, guest = await self._seen(request)
        return answer(found.study(guest))

    async def study_moment(self, request: Request) -> Response:
        found, _ = await self._seen(request)
        text = request.path_params["number"]
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise not_found(say("why-entry-number", text=Text(text[:20])))
        branch = number_in(request, "branch", 0)
        return answer(moment_of(found, branch, int(text), eyes_in(found, request.query_params.get("eyes", OPEN))))

    async def study_log(self, request: Request) -> Response:
        found, _ = await self._seen(request)
        branch = number_in(request, "branch", 0)
        eyes = eyes_in(found, request.query_params.get("eyes", OPEN))
        walk = found.walk(branch)
        return answer(StudyLog(branch, [entry_seen(walk.state, page, eyes) for page in walk.pages]))

    async def study_text(self, request: Request) -> Response:
        """The record with all branches and notes, for people and for other programs."""
        found, _ = await self._seen(request)
        return PlainTextResponse(as_text(found, language_of(request)), headers={"Cache-Control": "no-store"})

    # -- playing on ------------------------------------------------------------------------------------

    async def _own(self, request: Request) -> tuple[OpenStudy, Guest]:
        guest = await self.guests.required(request)
        found = await self.shelf.get(request.path_params["id"])
        if found.guest != guest.id:
            raise not_yours(say("study-not-yours"))
        return found, guest

    async def play_study(self, request: Request) -> Response:
        found, guest = await self._own(request)
        asked = await read_body(request, StudyPlay)
        eyes = eyes_in(found, asked.eyes)
        state = state_at(found, asked.branch, asked.number)
        actions = await self._decided(found, state, asked.bot, guest) if asked.bot else [asked.action]
        going_on = asked.branch > 0 and asked.number == found.walk(asked.branch).last
        walk = found.walk(asked.branch) if going_on else found.begun(asked.branch, asked.number)
        first = walk.last
        try:
            if asked.aside:
                walk.act("", asked.seat, asked.aside)
            for action in actions:
                if action:
                    walk.act(action)
        except TricorneError as problem:
            raise of_the_rules(problem) from None
        id = asked.branch
        if not going_on:
            if len(found.tree.branches) >= MOST_BRANCHES:
                raise bad_value(say("study-many-branches", number=MOST_BRANCHES))
            parent, start = found.holder(asked.branch, asked.number)
            found.tree.branches.append(Branch(parent, start, []))
            id = len(found.tree.branches)
        await self.shelf.grow(found, id, walk)
        entries = [entry_seen(walk.state, page, eyes) for page in walk.pages[first + 1 :]]
        moment = moment_seen(walk, id, walk.last, walk.state, eyes)
        return answer(StudyPlayed(id, found.study(guest.id), entries, moment))

    async def _decided(self, found: OpenStudy, state: State, name: str, guest: Guest) -> list[str]:
        """What a bot plays for whoever is asked, an act to its end, from what that seat may know."""
        seat = state.actor
        if seat is None or seat not in state.seats:
            raise not_now(say("why-over"))
        try:
            if not bot(name).plays(state.game):
                raise bad_value(say("study-no-bot", bot=Text(name)))
        except BadBot as problem:
            raise bad_value(problem.said) from None
        key = f"study {found.id}"
        actions: list[str] = []
        for step in range(MOST_STEPS):
            seed = f"{found.id}/{state.last.number}/{step}"
            action, _ = await self.hub.thinkers.decide(key, state, seat, name, seed, guest.id)
            actions.append(state.game.actions[action].text)
            state.engine.apply(state.position, action)
            if not goes_on(state.engine, state.position, state.seat_number(seat)):
                break
        return actions

    # -- questions -------------------------------------------------------------------------------------

    async def ask_study(self, request: Request) -> Response:
        found, guest = await self._seen(request)
        asked = await read_body(request, StudyQuestion)
        state = state_at(found, asked.branch, asked.number)
        seat = state.actor if state.actor in state.seats else None
        reply = StudyAnswer(True, None, {}, None, ADVISER, seat or "", [], "")
        if asked.ask == "why-not":
            refusal = state.why_not(asked.action) if asked.action else None
            if refusal is not None:
                book = state.game.rulebook
                reply.open = False
                reply.reason = message(refusal.reason)
                reply.rules = {rule: book.text(rule) if book.knows(rule) else "" for rule in refusal.rules}
        elif asked.ask == "odds" and seat is not None:
            known = state.sample(seat)
            reply.odds = known.engine.odds(known.position, known.seat_number(seat), asked.action.lower())
        elif seat is not None:
            await self._advice(found, state, seat, asked, guest, reply)
        return answer(reply)

    async def _advice(
        self, found: OpenStudy, state: State, seat: str, asked: StudyQuestion, guest: str, reply: StudyAnswer
    ) -> None:
        """What the marshal would do, from what the seat that is asked may know."""
        if not guest:
            raise not_yours(say("why-no-guest"))
        weighed = await self.hub.thinkers.weigh(f"study {found.id}", state, seat, ADVISER, guest)
        if weighed is None:
            raise not_now(say("study-no-advice"))
        looked, reason = weighed
        walk = found.walk(asked.branch)
        if asked.number < walk.last and walk.pages[asked.number + 1].entry.kind == PLAY:
            reply.played = walk.pages[asked.number + 1].entry.text
        shown = looked[:SHOWN]
        shown += [one for one in looked[SHOWN:] if state.game.actions[one[0]].text == reply.played]
        for action, share in shown:
            row = state.game.actions[action]
            reply.choices.append(StudyChoice(row.text, message(row.words), round(100 * share)))
        reply.reason = message(reason)

    # -- writing ---------------------------------------------------------------------------------------

    async def write_study(self, request: Request) -> Response:
        found, guest = await self._own(request)
        asked = await read_body(request, StudyWriting)
        text = asked.text.strip()
        if asked.what == "title":
            found.title = one_line(text, LONGEST_TITLE, say("what-title")) if text else ""
        elif asked.what == "name":
            found.branch(asked.branch).name = one_line(text, LONGEST_TITLE, say("what-title")) if text else ""
        elif asked.what == "drop":
            self._drop(found, asked.branch)
        else:
            self._note(found, asked, text)
        await self.shelf.keep(found)
        return answer(found.study(guest.id))

    def _note(self, found: OpenStudy, asked: StudyWriting, text: str) -> None:
        state_at(found, asked.branch, asked.number)
        branch, number = found.holder(asked.branch, asked.number)
        pairs = [(pair[0], pair[1]) for pair in asked.arrows if len(pair) == 2]
        far = any(len(thing) > LONGEST_TITLE for pair in pairs for thing in pair)
        if len(pairs) != len(asked.arrows) or len(pairs) > MOST_ARROWS or far:
            raise bad_value(say("study-many-arrows", number=MOST_ARROWS))
        kept = [one for one in found.tree.notes if (one.branch, one.number) != (branch, number)]
        if text or pairs:
            if len(kept) >= MOST_NOTES:
                raise bad_value(say("study-many-notes", number=MOST_NOTES))
            words = several_lines(text, LONGEST_SAYING, say("what-note")) if text else ""
            kept.append(Note(branch, number, words, pairs))
        found.tree.notes = sorted(kept, key=lambda one: (one.branch, one.number))

    def _drop(self, found: OpenStudy, id: int) -> None:
        """Take a branch away, and those that begin on it."""
        found.branch(id).dropped = True
        gone = {id}
        for at, one in enumerate(found.tree.branches, 1):
            if one.parent in gone:
                one.dropped = True
                gone.add(at)
        for dropped in gone:
            found.walks.pop(dropped, None)
        found.tree.notes = [note for note in found.tree.notes if note.branch not in gone]

    async def remove_study(self, request: Request) -> Response:
        found, guest = await self._own(request)
        await self.shelf.remove(found)
        return answer(StudyList(await self.shelf.cards(guest.id)))


def eyes_in(found: OpenStudy, eyes: str) -> str:
    """Whose eyes are meant; refused if nobody of that name sits there."""
    if eyes not in (OPEN, ANYBODY, *found.walks[0].state.seats):
        raise not_found(say("study-no-eyes", text=Text(eyes[:40])))
    return eyes


def state_at(found: OpenStudy, branch: int, number: int) -> State:
    try:
        holder, number = found.holder(branch, number)
        return found.walk(holder).at(number)
    except TricorneError as problem:
        raise not_found(problem.said) from None


def moment_of(found: OpenStudy, branch: int, number: int, eyes: str) -> StudyMoment:
    state = state_at(found, branch, number)
    return moment_seen(found.walk(branch), branch, number, state, eyes)
