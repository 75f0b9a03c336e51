# Alle Spielteile und wo sie sind
pieces-alliances = Örtliche Bündnisse
pieces-tokens = Störmarker
pieces-markers = Neutrale Marker
piece-free = frei
piece-removed = { $count } aus dem Spiel
piece-markers = { $map } auf dem Plan, { $used } verbraucht, { $bag } im Beutel
