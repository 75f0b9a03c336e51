"""How many decisions a second catanatron takes in random games of four: the yardstick of `make bench`.

Runs in an environment of its own (bench/catanatron.lock) and knows nothing of Tricorne. Every action of a
player counts as a decision; setting the game up belongs to the time, as it does for ours.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def main(seconds: float, seed: int) -> None:
    games = 0
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + games)
        game.play()
        decisions += len(game.state.actions)
    print(json.dumps({"decisions_per_s": decisions / spent, "games_per_s": games / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
