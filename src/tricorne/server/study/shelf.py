"""Studies as they are kept: rows of the database, and the walks through those that were looked at last."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import say
from tricorne.server.problems import RequestRefused, bad_value, not_found, of_the_rules
from tricorne.server.schema import studies
from tricorne.server.store import Store
from tricorne.server.study.jobs import dropped
from tricorne.server.study.walk import Walk, Written, walk_of
from tricorne.server.study.wire_study import Arrow, Study, StudyBranch, StudyCard, StudyNote

MOST_OF_ONE = 60
"""Studies that one person may keep."""
MOST_OPEN = 12
"""Studies whose walks are remembered."""
MOST_BRANCHES = 40
MOST_BRANCH_LINES = 400
MOST_NOTES = 200
MOST_ARROWS = 12
ID_BYTES = 15


class Branch(msgspec.Struct):
    """Another course, as it is stored."""

    parent: int
    start: int
    lines: list[Written]
    name: str = ""
    dropped: bool = False


class Note(msgspec.Struct):
    branch: int
    number: int
    text: str
    arrows: list[tuple[str, str]] = []


class Tree(msgspec.Struct):
    """What somebody added to a record: branches (their ids count from 1) and notes."""

    branches: list[Branch] = []
    notes: list[Note] = []


class OpenStudy:
    """A study that is looked at: its row, and the walks through its courses."""

    def __init__(self, row: Any, main: Walk) -> None:
        self.id: str = row.id
        self.guest: str = row.guest
        self.title: str = row.title
        self.origin: str = row.origin
        self.record: str = row.record
        self.judged: str = row.judged
        self.created: float = row.created
        self.kept: str = row.tree
        """The branches and notes as they are stored."""
        self.tree = msgspec.json.decode(row.tree, type=Tree)
        self.walks: dict[int, Walk] = {0: main}

    def renew(self, row: Any) -> None:
        """Take over what somebody else has written."""
        self.guest = row.guest
        self.title = row.title
        self.judged = row.judged
        if row.tree != self.kept:
            self.kept = row.tree
            self.tree = msgspec.json.decode(row.tree, type=Tree)
            self.walks = {0: self.walks[0]}

    @property
    def game(self) -> str:
        return self.walks[0].state.game.id

    def branch(self, id: int) -> Branch:
        if not 1 <= id <= len(self.tree.branches) or self.tree.branches[id - 1].dropped:
            raise not_found(say("study-no-branch", number=id))
        return self.tree.branches[id - 1]

    def walk(self, id: int) -> Walk:
        """The walk of a branch; made from its lines when it is first asked for."""
        if id not in self.walks:
            found = self.branch(id)
            walk = self.begun(found.parent, found.start)
            walk.play([one.line(found.start + at) for at, one in enumerate(found.lines, 1)])
            self.walks[id] = walk
        elif id:
            self.branch(id)
        return self.walks[id]

    def begun(self, branch: int, number: int) -> Walk:
        """A new walk that begins at an entry of a branch."""
        parent, number = self.holder(branch, number)
        walk = self.walk(parent)
        return Walk(walk.at(number), walk.pages[: number + 1])

    def holder(self, branch: int, number: int) -> tuple[int, int]:
        """The branch that an entry really belongs to: what lies before the start of a branch is its parent's."""
        while branch and number <= self.branch(branch).start:
            branch = self.branch(branch).parent
        return branch, number

    def study(self, guest: str) -> Study:
        state = self.walks[0].state
        live = [(at, one) for at, one in enumerate(self.tree.branches, 1) if not one.dropped]
        return Study(
            id=self.id,
            title=self.title,
            game=state.game.id,
            preset=str(state.header["preset"]),
            seats=state.seats,
            table=self.origin,
            entries=self.walks[0].last,
            over=state.over,
            winners=state.winners,
            scores=state.scores,
            mine=guest == self.guest,
            branches=[StudyBranch(at, one.parent, one.start, one.start + len(one.lines), one.name) for at, one in live],
            notes=[
                StudyNote(one.branch, one.number, one.text, [Arrow(start, end) for start, end in one.arrows])
                for one in self.tree.notes
            ],
            created=self.created,
        )


class Shelf:
    """All studies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: OrderedDict[str, OpenStudy] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    async def get(self, id: str) -> OpenStudy:
        """A study by its id, as it is kept now: another process may have changed it, or its maker may be gone. Its
        record, which never changes, is walked through if nobody looked at it lately."""
        rows = await self.store.rows(select(studies).where(studies.c.id == id))
        if not rows:
            self._open.pop(id, None)
            raise not_found(say("study-none"))
        found = self._open.get(id)
        if found is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self._open.get(id) or OpenStudy(rows[0], await walked(rows[0].record))
                self._open[id] = found
            self._opening.pop(id, None)
        else:
            found.renew(rows[0])
        self._open.move_to_end(id)
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return found

    async def cards(self, guest: str) -> list[StudyCard]:
        columns = (studies.c.id, studies.c.title, studies.c.game, studies.c.created)
        query = select(*columns).where(studies.c.guest == guest).order_by(studies.c.created.desc())
        return [StudyCard(row.id, row.title, row.game, row.created) for row in await self.store.rows(query)]

    async def add(
        self, guest: str, title: str, record: str, origin: str = "", tree: str = "{}", judged: str = ""
    ) -> str:
        """Keep a record as a new study; refused with the reason if it cannot be read."""
        query = select(func.count()).select_from(studies).where(studies.c.guest == guest)
        if int((await self.store.rows(query))[0][0]) >= MOST_OF_ONE:
            raise RequestRefused(409, "not-now", say("study-many", number=MOST_OF_ONE))
        main = await walked(record)
        row = {
            "id": secrets.token_urlsafe(ID_BYTES),
            "guest": guest,
            "game": main.state.game.id,
            "title": title,
            "origin": origin,
            "record": record,
            "tree": tree,
            "judged": judged,
            "created": time.time(),
        }
        await self.store.write((studies.insert().values(row), None))
        return str(row["id"])

    async def find(self, guest: str, origin: str) -> str:
        """The study that a person already has of a table; empty if there is none."""
        query = select(studies.c.id).where(studies.c.guest == guest, studies.c.origin == origin)
        rows = await self.store.rows(query.order_by(studies.c.created).limit(1))
        return str(rows[0][0]) if rows else ""

    async def keep(self, found: OpenStudy) -> None:
        """Write down what its owner has changed."""
        found.kept = msgspec.json.encode(found.tree).decode()
        values = {"title": found.title, "tree": found.kept}
        await self.store.write((update(studies).where(studies.c.id == found.id).values(values), None))

    async def remove(self, found: OpenStudy) -> None:
        await self.store.write((delete(studies).where(studies.c.id == found.id), None), dropped(found.id))
        self._open.pop(found.id, None)

    async def grow(self, found: OpenStudy, id: int, walk: Walk) -> None:
        """Keep what was played on a branch."""
        lines = walk.written()
        if len(lines) > MOST_BRANCH_LINES:
            raise bad_value(say("study-branch-long", number=MOST_BRANCH_LINES))
        found.walks[id] = walk
        found.tree.branches[id - 1].lines = lines
        await self.keep(found)


async def walked(record: str) -> Walk:
    """The walk through a record, made beside the other work of the server."""
    try:
        return await asyncio.to_thread(walk_of, record)
    except TricorneError as problem:
        raise of_the_rules(problem) from None
