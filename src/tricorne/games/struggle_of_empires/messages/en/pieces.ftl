# All pieces and where they are
pieces-alliances = Local alliances
pieces-tokens = Covert tokens
pieces-markers = Neutral markers
piece-free = free
piece-removed = { $count } out of the game
piece-markers = { $map } on the map, { $used } used, { $bag } in the bag
