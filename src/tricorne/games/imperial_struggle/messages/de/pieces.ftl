# Alle Spielteile und wo sie sind, soweit eine Seite es weiß
pieces-cards = Ereigniskarten
pieces-ministries = Ministerien: { $side }
pieces-advantages = Vorteile: { $region }
pieces-war-tiles = Kriegsplättchen: { $war }
piece-hand = auf deiner Hand
piece-played = gespielt
piece-discards = abgeworfen
piece-out-of-game = aus dem Spiel
piece-unseen = noch nicht gesehen
piece-in-hand = noch zu legen
piece-not-known = unbekannt
piece-side = { $side }: { $words }
piece-bonus = Bonus: { $words }
