"""How a bot learns from games on a small machine, with numpy alone: as `recruit` learned Imperial Struggle.

``python -m tricorne.envs.training GAME --out FOLDER`` trains the bot of a game that has a teacher. It first watches
games between heuristic bots, then plays against the heuristic bot itself, generation by generation; after each the
weights are solved anew from all that was seen. See docs/researchers.md.
"""
