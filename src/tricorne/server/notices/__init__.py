"""Told that it is your turn: once for a turn, by the ways that a person has switched on, and only while he is away.

``keeping`` writes down in the database who is to be told of which turn, in one transaction with the entry that began
it; ``courier`` sends what is due; ``wording`` says it in the language of the person; ``push`` packs it for a device;
``outside`` speaks to addresses that people give; ``desk`` and ``push_desk`` are where a person says how he wants to be
told.
"""
