# All pieces and where they are, as far as a side knows
pieces-cards = Event cards
pieces-ministries = Ministries of { $side }
pieces-advantages = Advantages: { $region }
pieces-war-tiles = War tiles: { $war }
piece-hand = in your hand
piece-played = played
piece-discards = discarded
piece-out-of-game = out of the game
piece-unseen = not seen yet
piece-in-hand = to be placed
piece-not-known = not known
piece-side = { $side }: { $words }
piece-bonus = Bonus: { $words }
