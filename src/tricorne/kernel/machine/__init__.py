"""The machine that plays every game: a stack of open steps, and an engine that looks at the top of it.

A game writes *steps* (``step.py``). There are three kinds:

- a **decision** asks a seat: what is open to it, what each answer does, why the rest is refused;
- a **chance** waits for an outcome: what can come and how likely it is, what each outcome does;
- a **passage** asks nobody: it does the next thing of the sequence of play.

What a position (``kernel/position.py``) waits for is the step on top of its stack. A step that is finished takes
itself off; what it needs first it puts on top, and is met again when that is done. An empty stack is the end.

The machine (``machine.py``) runs the steps. ``retelling.py`` plays an entry of the record again, step by step,
for the log. This package knows no game; ``machine.py`` shows a whole one in twenty lines.
"""
