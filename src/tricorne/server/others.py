"""What the hub asks of the other processes that serve the same tables; together.py answers."""

from __future__ import annotations

from typing import Any, Protocol

from tricorne.server.game_table import GameTable


class Others(Protocol):
    """The other processes that serve the same tables."""

    id: str
    """This one's name among them."""

    @property
    def deaf(self) -> bool: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def tell(self, **what: Any) -> None: ...

    def changed(self, table: GameTable, entry: bool) -> None: ...

    def loaded(self, table: GameTable) -> None: ...

    def arrived(self, table: GameTable) -> None: ...

    async def refresh(self, table: GameTable) -> None: ...

    async def here(self, guests: set[str]) -> set[str]: ...

    def may_drive(self, table: GameTable) -> bool: ...

    def gauges(self) -> list[tuple[str, str, float]]: ...

    def counts(self) -> list[tuple[str, str, float]]: ...


class Beside(Protocol):
    """Something that lives as long as this process is one of several."""

    def open(self) -> None: ...

    async def close(self) -> None: ...
