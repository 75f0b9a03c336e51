"""The rule catalogue of Struggle of Empires (``data/catalogue``)."""

from importlib.resources import files

from tricorne.kernel.rulebook import Rulebook

_loaded: list[Rulebook] = []


def rulebook() -> Rulebook:
    """Rules, examples and rulings; read once, never changed.

    >>> rulebook().rule("SETUP-6").text
    'Each player starts with 10 gold.'
    """
    if not _loaded:
        catalogue = files("tricorne.games.struggle_of_empires").joinpath("data", "catalogue")
        rules = str(catalogue.joinpath("rules.md"))
        _loaded.append(Rulebook.load(rules, str(catalogue.joinpath("rulings.md"))))
    return _loaded[0]
