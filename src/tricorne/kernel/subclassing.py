"""The mark for classes of the kernel that a game from elsewhere may build upon, though it is plain Python.

A compiled class refuses subclasses that are not compiled, unless it says otherwise. This module itself is never
compiled, so that the mark is there at run time, without a package that only the compiler needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    class mypyc_attr:  # noqa: N801 (the compiler knows it by this name)
        def __init__(self, **attributes: bool) -> None:
            pass

        def __call__(self, marked: T) -> T:
            return marked
