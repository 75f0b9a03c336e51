"""How many decisions a second OpenSpiel's own C++ games take when Python drives them at random: a second yardstick.

Runs in an environment with open-spiel and knows nothing of Tricorne. Every action of a player counts as a decision,
chance is drawn on the way; setting the game up belongs to the time, as it does for ours.
"""

import json
import random
import sys
import time

import pyspiel


def main(name: str, seconds: float, seed: int) -> None:
    game = pyspiel.load_game(name)
    numbers = random.Random(seed)
    games = 0
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numbers.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(numbers.random() * len(legal))])
                decisions += 1
    print(json.dumps({"decisions_per_s": decisions / spent, "games_per_s": games / spent}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
