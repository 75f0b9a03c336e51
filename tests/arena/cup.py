"""Small tournaments for tests, and bots that misbehave."""

from __future__ import annotations

from pathlib import Path

from tricorne.arena import Journal, Played, Tournament, Until, run_tournament

GAME = "imperial-struggle"

BOTS = '''
import os, sys, time
from tricorne.bots import Bot

class Last(Bot):
    def decide(self, seat):
        return seat.legal()[-1]

class Crash(Bot):
    def decide(self, seat):
        if seat.rng.below(4) == 0:
            raise RuntimeError("no\\nidea")
        return seat.legal()[0]

class Leaves(Bot):
    def decide(self, seat):
        sys.exit(3)

class Unborn(Bot):
    def __init__(self):
        raise OSError("nothing to play with")

class Nonsense(Bot):
    said = [None, "pass", -1, 10**9, 2.5, [], Exception]
    def decide(self, seat):
        return self.said[seat.rng.below(len(self.said))]

class Chatter(Bot):
    def decide(self, seat):
        print('{"number": 0}')
        sys.stdin.read()
        return seat.legal()[0]

class Hang(Bot):
    def decide(self, seat):
        turn = seat.view()["turn"]
        while seat.prompt.key == "take" and turn["id"] == "peace-1" and turn["round"] in (1, 2):
            pass
        return seat.legal()[0]

class Stubborn(Bot):
    def decide(self, seat):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass

class Dies(Bot):
    def decide(self, seat):
        os._exit(9)

class Marked(Bot):
    """Says which process it lives in, and stays there."""
    def decide(self, seat):
        with open(os.environ["TRICORNE_TEST_MARK"], "w") as file:
            file.write(str(os.getpid()))
        while True:
            pass
'''


def own(folder: Path, kind: str) -> str:
    """The name of one of the misbehaving bots."""
    file = folder / "mine.py"
    if not file.exists():
        file.write_text(BOTS)
    return f"{file}:{kind}"


def played(folder: Path, tournament: Tournament, games: int, jobs: int = 1, until: str = "") -> list[Played]:
    """Hold a tournament in a folder."""
    journal = Journal(str(folder), tournament.settings)
    try:
        return run_tournament(tournament, journal, games, jobs, until=Until(until))
    finally:
        journal.close()
