"""A worked example: how the bot `recruit` learned Imperial Struggle on a small machine, with numpy alone.

``python -m tricorne.envs.training --out FOLDER`` does it again. It first watches games between heuristic bots, then
plays against the heuristic bot itself, generation by generation; after each the weights are solved anew from all that
was seen. See docs/researchers.md.
"""
