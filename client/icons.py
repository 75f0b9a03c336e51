"""The icons of the app on a phone, made from the hat: ``python client/icons.py`` (or make scenery)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

CLIENT = Path(__file__).resolve().parent
HAT = CLIENT / "src" / "art" / "hat.svg"
PUBLIC = CLIENT / "public"
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}
"""Each with its size, and whether the system cuts it to a shape of its own: then the hat keeps to the middle."""
MIDDLE = 0.8
PAGE = "<!doctype html><style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"


def drawing(maskable: bool) -> str:
    """The hat; with its ground up to the edges, if it is to be cut."""
    hat = HAT.read_text()
    if not maskable:
        return hat
    side = 32 / MIDDLE
    at = (32 - side) / 2
    ground = re.search(r'<rect [^>]*fill="(#\w+)"[^>]*/>', hat)
    assert ground is not None
    whole = f'<rect x="{at}" y="{at}" width="{side}" height="{side}" fill="{ground[1]}"/>'
    return hat.replace('viewBox="0 0 32 32"', f'viewBox="{at} {at} {side} {side}"').replace(ground[0], whole)


def make(chromium: str | None, arguments: list[str]) -> dict[str, bytes]:
    """Each icon as PNG."""
    made: dict[str, bytes] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        for name, (size, maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size=size, drawing=drawing(maskable)))
            made[name] = page.screenshot(omit_background=True)
            page.close()
        browser.close()
    return made


if __name__ == "__main__":
    sys.path.insert(0, str(CLIENT.parent))
    from tests.browser import chromium

    for name, picture in make(chromium.on_the_path(), chromium.ARGUMENTS).items():
        (PUBLIC / name).write_bytes(picture)
        print(f"{name}: {len(picture) / 1000:.1f} kB")
