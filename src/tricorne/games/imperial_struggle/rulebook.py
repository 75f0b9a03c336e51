"""The rule catalogue of Imperial Struggle (``data/catalogue``)."""

from importlib.resources import files

from tricorne.kernel.rulebook import Rulebook

_loaded: list[Rulebook] = []


def rulebook() -> Rulebook:
    """Rules, examples and rulings; read once, never changed.

    >>> rulebook().rule("IS-2.1-1").id
    'IS-2.1-1'
    """
    if not _loaded:
        catalogue = files("tricorne.games.imperial_struggle").joinpath("data", "catalogue")
        # The rulings have ids of their own among the rules (IS-R30); rulings.md holds their full text.
        _loaded.append(Rulebook.load(str(catalogue.joinpath("rules.md"))))
    return _loaded[0]
