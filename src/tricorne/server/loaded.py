"""What workers have in memory before they begin: all games and what bots think with. They are copies of one process
that has loaded this module, so that a new one is there at once, and what they share lies in memory once."""

from __future__ import annotations

import gc
from contextlib import suppress

import tricorne
import tricorne.server.thinkers

for _game in tricorne.games():
    with suppress(Exception):  # whoever asks for a broken game is told why
        tricorne.game(_game)
# What is here stays: looking through it again in every copy would copy it.
gc.collect()
gc.freeze()
