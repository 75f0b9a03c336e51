"""From drawings to pictures: a Chromium draws, Pillow writes WebP."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from client.scenery.atlas import THEMES, Panel, theme
from client.scenery.drawing import drawing
from client.scenery.stamps import picture, write_stamps
from tests.browser import chromium

PAGE = "<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{drawing}"
SLOWEST = 6
"""Of WebP's methods: the smallest files."""


def bake(game: str, wanted: Sequence[Panel]) -> Iterator[tuple[str, int]]:
    """Bake these panels in both themes; tells each picture's name and weight in bytes."""
    if not wanted:
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        try:
            for panel in wanted:
                for shade in THEMES:
                    file = picture(panel, shade)
                    image = Image.open(io.BytesIO(_shot(browser, panel, shade))).convert("RGB")
                    image.save(file, quality=panel.style.quality, method=SLOWEST)
                    yield file.stem, file.stat().st_size
        finally:
            browser.close()
    write_stamps(game)


def _shot(browser: Browser, panel: Panel, shade: str) -> bytes:
    width, height = panel.size
    page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=panel.style.scale)
    page.set_content(PAGE.format(drawing=drawing(panel, theme(panel.game, shade))))
    shot = page.screenshot()
    page.close()
    return shot
