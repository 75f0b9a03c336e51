"""The browser client: built files under /assets for good, and one page for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = {
    "": [0],
    "now": [0],
    "new": [1],
    "table": [1],
    "join": [2],
    "fair": [1],
    "learn": [1, 2],
    "rules": [1, 2],
    "account": [0, 1],
    "games": [0],
    "about-me": [0],
    "lobby": [0],
    "order": [0],
    "events": [0],
    "event": [1],
    "leaders": [0],
    "people": [1],
    "study": [0, 1, 2],
    "puzzles": [1, 2],
}
"""The first word of each page's address, and how many words may follow."""
BUILT = Path(__file__).parent / "static"
A_YEAR = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tricorne</title>
<p>The server runs, but its pages have not been built. The API is at <a href="/api/openapi.json">/api</a>.</p>
</html>
"""


def media_type(name: str) -> str | None:
    """What a file is, where Python does not know it."""
    return "application/manifest+json" if name.endswith(".webmanifest") else None


class Assets(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = A_YEAR
        return response


class Client:
    """The files of the client, if they have been built."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or BUILT

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = []
        if (self.folder / "assets").is_dir():
            found.append(Mount("/assets", Assets(directory=self.folder / "assets")))
        found.append(Route("/{rest:path}", self.page))
        return found

    def knows(self, address: str) -> bool:
        """Whether the client has a page at an address (its router.svelte.ts)."""
        first, *rest = address.rstrip("/").split("/")
        return len(rest) in PAGES.get(first, []) and all(rest)

    def files(self) -> set[str]:
        """What lies at the top of the folder. The system is never asked for a name that somebody made up: some it
        cannot even look for."""
        return {path.name for path in self.folder.iterdir() if path.is_file()} if self.folder.is_dir() else set()

    async def page(self, request: Request) -> Response:
        """A file at the top of the folder, else the page that draws all others."""
        name = request.path_params["rest"]
        if name and not name.startswith(".") and name in self.files():
            # Their names stay when they change: a browser asks each time whether they are still the same.
            return FileResponse(self.folder / name, headers={"Cache-Control": "no-cache"}, media_type=media_type(name))
        index = self.folder / "index.html"
        if index.is_file():
            status = 200 if self.knows(name) else 404  # the page says so too
            return FileResponse(index, status, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, 200 if self.knows(name) else 404)
