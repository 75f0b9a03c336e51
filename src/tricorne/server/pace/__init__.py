"""The pace of a table: clocks, what happens when time is out, holidays, and series of games.

``wire_pace`` is what people choose and read; ``clock`` counts, ``keeping`` writes it down; ``keeper`` looks after
clocks that have run out; ``holidays`` are the days on which a member's clocks stand still; ``series`` goes on to the
next game. docs/pace.md tells players what they may count on.
"""
