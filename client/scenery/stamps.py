"""Which drawing each picture shows: ``drawings.txt`` beside the pictures names it, so that none is ever out of date."""

from __future__ import annotations

import hashlib
from pathlib import Path

from client.scenery.atlas import CLIENT_GAMES, THEMES, Panel, panels, theme
from client.scenery.drawing import drawing


def folder(game: str) -> Path:
    return CLIENT_GAMES / game / "scenery"


def stamp_file(game: str) -> Path:
    return folder(game) / "drawings.txt"


def picture(panel: Panel, shade: str) -> Path:
    return folder(panel.game) / f"{panel.id}-{shade}.webp"


def fingerprint(panel: Panel, shade: str) -> str:
    """Of the drawing itself and of how it is baked: tidying the tool changes neither."""
    told = f"{panel.style.scale:g} {panel.style.quality} {drawing(panel, theme(panel.game, shade))}"
    return hashlib.sha256(told.encode()).hexdigest()


def wanted(game: str) -> dict[str, str]:
    """The fingerprint of each picture as the data stand now."""
    return {picture(panel, shade).stem: fingerprint(panel, shade) for panel in panels(game) for shade in THEMES}


def baked(game: str) -> dict[str, str]:
    """The fingerprint of each picture as it was baked."""
    file = stamp_file(game)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return dict(line.split() for line in lines)


def stale(game: str) -> tuple[Panel, ...]:
    """Panels with a picture that is missing or shows an older drawing."""
    now, then = wanted(game), baked(game)

    def old(panel: Panel, shade: str) -> bool:
        file = picture(panel, shade)
        return not file.is_file() or now[file.stem] != then.get(file.stem)

    return tuple(panel for panel in panels(game) if any(old(panel, shade) for shade in THEMES))


def write_stamps(game: str) -> None:
    lines = [f"{name} {stamp}\n" for name, stamp in sorted(wanted(game).items())]
    stamp_file(game).write_text("".join(lines), encoding="utf-8")
