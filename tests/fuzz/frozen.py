"""Lists that copies of a position share must be replaced and never written into: here they cannot be.

``Guard.freeze`` puts a list that refuses to be written in the place of each, wherever a copy could be made: between two
steps. Machine code does not ask a list whether it may be written, so each is also held against what it was.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tricorne.kernel.position import AnyPosition


class WrittenInto(AssertionError):
    """A list was written into that other positions may share."""


class Frozen(list[Any]):
    """A list that can be read, copied and compared, and nothing else."""

    def refuse(self, *_: object, **__: object) -> NoReturn:
        raise WrittenInto("this list is shared by copies of the position: replace it, do not write into it")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse
    append = extend = insert = pop = remove = clear = sort = reverse = refuse


def frozen(numbers: list[Any]) -> Frozen:
    return Frozen([frozen(one) if isinstance(one, list) else one for one in numbers])


class Guard:
    """Watches over the shared lists of one position."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[Frozen, Frozen]] = {}
        """By name: the list as it lies in the position, and a copy of what it was."""

    def freeze(self, position: AnyPosition) -> None:
        """Freeze what is shared; WrittenInto if something was changed in place since the last time."""
        for name in position.shared_names():
            if name in self.kept and self.kept[name][0] != self.kept[name][1]:
                raise WrittenInto(f"{name} was written into, though copies of the position share it")
            now = getattr(position, name)
            if not isinstance(now, Frozen):
                kept = frozen(now)
                setattr(position, name, kept)
                self.kept[name] = kept, frozen(now)
