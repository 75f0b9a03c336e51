"""Games among equals: ``python -m bench.equals GAME --bot general --players 4 --games 40 --file FILE``.

All seats have the same bot, powers are drawn for every game. Each game is a line of the file: who won, what was bid in
the auctions, how much Debt each side had. The file goes on where it ended; at last its tables are printed: wins by
power with 95% intervals, opening bids, raises, Debt by turn.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import tricorne
from tricorne.arena.contest import Contest
from tricorne.arena.summary import interval
from tricorne.bots import Bot, Seat, bot
from tricorne.games.imperial_struggle.board.registers import DEBT, LIMIT, ROUND_NUMBER
from tricorne.games.imperial_struggle.board.registers import TURN as PEACE_TURN
from tricorne.games.struggle_of_empires.actions import KEEP_PROPOSAL, PASS_BID, amount_of, is_bid
from tricorne.games.struggle_of_empires.board.constants import NONE
from tricorne.games.struggle_of_empires.board.position import BIDDER, STANDING, WAR_NUMBER
from tricorne.kernel.state import State

SEED = "equals"


# -- what is written down ----------------------------------------------------------------------------


class Bids:
    """The auctions of one game of Struggle of Empires."""

    def __init__(self) -> None:
        self.openings: list[list[int]] = []
        """War and gold of each opening bid."""
        self.raises: list[list[int]] = []
        """War, standing bid, new bid, the bidder's gold, 1 if the proposal stayed the same."""
        self.passes = 0

    def watch(self, state: State, action: int) -> None:
        """Before an action is played."""
        p: Any = state.position
        if is_bid(action):
            war = p.clock[WAR_NUMBER]
            if p.auction[BIDDER] == NONE:
                self.openings.append([war, amount_of(action)])
            else:
                gold = p.gold[state.seat_number(str(state.actor))]
                self.raises.append([war, p.auction[STANDING], amount_of(action), gold, 0])
        elif action == KEEP_PROPOSAL and self.raises:
            self.raises[-1][4] = 1
        elif action == PASS_BID:
            self.passes += 1

    def kept(self) -> dict[str, Any]:
        return {"openings": self.openings, "raises": self.raises, "passes": self.passes}


class Debts:
    """Debt and limit of both sides of Imperial Struggle, after every Action Round."""

    def __init__(self) -> None:
        self.found: list[list[int]] = []
        """Turn, rounds of both sides together that are over in it, Debt of France and Britain, their limits."""
        self.now = (-1, -1)
        self.acting = False
        """Whether the rounds of this turn have begun; between them the count stands still."""

    def watch(self, state: State, action: int) -> None:
        """Before an action is played."""
        p: Any = state.position
        now = (p.clock[PEACE_TURN], p.clock[ROUND_NUMBER])
        if now == self.now:
            return
        if self.acting:
            owed = [p.sides[field + side] for field in (DEBT, LIMIT) for side in (0, 1)]
            self.found.append([self.now[0], self.now[1] + 1, *owed])
        self.acting = now[1] == 0 or (self.acting and now[0] == self.now[0])
        self.now = now

    def kept(self) -> dict[str, Any]:
        return {"debts": self.found}


def play(contest: Contest, name: str, number: int) -> dict[str, Any]:
    """One game, as a line of the file."""
    state = contest.begin(number)
    watcher = Bids() if contest.game == "struggle-of-empires" else Debts()
    places: dict[str, tuple[Bot, Seat]] = {
        seat: (bot(name)(), Seat(state, seat, f"{contest.seed}/{number}")) for seat in state.seats
    }
    begun = time.process_time()
    while (actor := state.actor) is not None:
        action = places[actor][0].decide(places[actor][1])
        watcher.watch(state, action)
        state.play(action)
    spent = round(time.process_time() - begun, 1)
    kept = {"number": number, "seats": state.seats, "winners": state.winners, "scores": state.scores}
    return kept | watcher.kept() | {"seconds": spent}


# -- what is told --------------------------------------------------------------------------------------


def wins(games: list[dict[str, Any]]) -> list[str]:
    """Wins by power, and by place round the table."""
    found: dict[str, list[tuple[int, float]]] = {}
    for game in games:
        for at, seat in enumerate(game["seats"]):
            won = (seat in game["winners"]) / max(1, len(game["winners"]))
            found.setdefault(seat, []).append((game["number"], won))
            found.setdefault(f"place {at + 1}", []).append((game["number"], won))
    lines: list[str] = []
    for name in sorted(found, key=lambda name: (name.startswith("place "), name)):
        shares = found[name]
        low, high = interval(shares)
        mean = sum(won for _, won in shares) / len(shares)
        lines.append(f"{name}: {100 * mean:.0f}% of {len(shares)} ({100 * low:.0f} to {100 * high:.0f})")
    return lines


def auctions(games: list[dict[str, Any]]) -> list[str]:
    """How the auctions went."""
    openings = Counter(bid for game in games for _, bid in game["openings"])
    raises = [one for game in games for one in game["raises"]]
    passes = sum(game["passes"] for game in games)
    steps = Counter(bid - standing for _, standing, bid, _, _ in raises)
    same = [one for one in raises if one[4]]
    often = 100 * len(raises) / max(1, len(raises) + passes)
    over = sum(1 for _, _, bid, gold, _ in raises if bid > gold)
    return [
        "opening bids: " + ", ".join(f"{bid} gold {openings[bid]}" for bid in sorted(openings)),
        f"answers: {len(raises)} raises, {passes} passes ({often:.0f}% raises)",
        "raises by: " + ", ".join(f"{step} gold {steps[step]}" for step in sorted(steps)),
        f"raises that left the proposal as it was: {len(same)}; raises above the bidder's gold: {over}",
    ]


def debts(games: list[dict[str, Any]]) -> list[str]:
    """How much of its limit each side has used after rounds of each turn."""
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for game in games:
        for turn, number, french, british, limit, other in game["debts"]:
            found.setdefault((turn, number), []).append((french / max(1, limit), british / max(1, other)))
    lines: list[str] = []
    for key in sorted(found):
        rows = found[key]
        means = [100 * sum(row[side] for row in rows) / len(rows) for side in (0, 1)]
        full = [100 * sum(row[side] >= 1 for row in rows) / len(rows) for side in (0, 1)]
        lines.append(
            f"turn {key[0] + 1}, after round {key[1]}: Debt {means[0]:.0f}% and {means[1]:.0f}% of the limit, "
            f"at the limit {full[0]:.0f}% and {full[1]:.0f}% of {len(rows)}"
        )
    return lines


def tell(games: list[dict[str, Any]]) -> list[str]:
    """All tables of a file."""
    return wins(games) + (auctions(games) if "openings" in games[0] else debts(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tricorne.games())
    parser.add_argument("--bot", default="general")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="games in the file at last")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--file", type=Path, required=True)
    asked = parser.parse_args()
    contest = Contest(asked.game, asked.players, [asked.bot], asked.games, seed=f"{SEED}/{asked.players}")
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    games = [json.loads(line) for line in asked.file.read_text().splitlines()] if asked.file.exists() else []
    until = time.monotonic() + asked.seconds
    with asked.file.open("a") as file:
        while len(games) < asked.games and time.monotonic() < until:
            games.append(play(contest, asked.bot, len(games)))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
    print(f"{len(games)} games of {asked.players} of {asked.bot}")
    print("\n".join(tell(games)))


if __name__ == "__main__":
    main()
