"""Running a tournament: games that are missing are played, and each is written into the journal."""

from __future__ import annotations

from collections.abc import Callable

from tricorne.arena.journal import Journal
from tricorne.arena.local_workers import play_here
from tricorne.arena.played import Played
from tricorne.arena.stopping import Until
from tricorne.arena.summary import deal_shares
from tricorne.arena.tournament import Tournament
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english

HERE = "here"
RAY = "ray"


def run_tournament(
    tournament: Tournament,
    journal: Journal,
    games: int,
    jobs: int = 1,
    on: str = HERE,
    until: Until | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> list[Played]:
    """Play until every table has played so many games, or until the test says that it is enough.

    Games that stand in the journal are not played again. ``tell`` hears how many games are done, and out of how many.
    The games of the result are the same, in the same order, however often the tournament was interrupted and whoever
    played them; those that were under way when the test was content stay in the journal and are left out here.
    """
    check(jobs, on)
    deals = tournament.deals_for(games)
    watch = _Watch(tournament, journal, deals, until or Until(""))
    last = watch.look()
    todo = [number for number in range(deals * tournament.block) if number not in journal.games]
    if tell is not None:
        tell(deals * tournament.block - len(todo), deals * tournament.block)
    if todo and not watch.enough():
        if on == RAY:
            from tricorne.arena.cluster import play_on_ray as play
        else:
            play = play_here
        done = deals * tournament.block - len(todo)
        stream = play(tournament, todo, jobs)
        try:
            for played in stream:
                journal.add(played)
                done += 1
                if tell is not None:
                    tell(done, deals * tournament.block)
                last = watch.look()
                if watch.enough():
                    break
        finally:
            stream.close()
    return [journal.games[number] for number in range(last * tournament.block)]


def check(jobs: int, on: str) -> None:
    """BadOptions unless there is such a place to play in, with so many workers."""
    if on not in (HERE, RAY):
        raise BadOptions(in_english(f"--on {on}: there is {HERE} (this machine) and {RAY} (a cluster)"))
    if jobs < 1:
        raise BadOptions(in_english(f"{jobs} jobs: take 1 at least"))


class _Watch:
    """Looks at the journal deal by deal, in their order, so that it stops at the same deal whoever plays."""

    def __init__(self, tournament: Tournament, journal: Journal, deals: int, until: Until) -> None:
        self.tournament = tournament
        self.journal = journal
        self.deals = deals
        self.until = until
        self.seen = 0
        """Deals that are complete, from the first on without a gap."""
        self.content = False
        if until and any(len(set(table)) > 2 for table in tournament.tables):
            raise BadOptions(in_english("--until compares two bots at a table; with more of them play all games"))

    def enough(self) -> bool:
        """Whether the test says that enough games were played."""
        return self.content

    def look(self) -> int:
        """How many deals count."""
        block = self.tournament.block
        while not self.content and self.seen < self.deals:
            mine = range(self.seen * block, (self.seen + 1) * block)
            if any(number not in self.journal.games for number in mine):
                break
            self.seen += 1
            self.content = bool(self.until) and self._all_decided()
        return self.seen

    def _all_decided(self) -> bool:
        games = [self.journal.games[number] for number in range(self.seen * self.tournament.block)]
        fair = 1 / self.tournament.settings.players
        for table, bots in enumerate(self.tournament.tables):
            shares = deal_shares((game for game in games if game.table == table), bots[0])
            if not self.until.verdict(shares, fair):
                return False
        return True
