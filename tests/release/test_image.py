"""What can be said of the image without building it; long_image.py builds it, or tries its commands one by one."""

from __future__ import annotations

from tests.release.image import DOCKERFILE, Image
from tests.test_extras import EXTRAS


def test_the_image_is_small_not_root_and_says_how_it_is() -> None:
    image = Image(DOCKERFILE.read_text())
    assert all(base.split()[0] == "python:${PYTHON}-slim" for base in image.bases)
    assert image.final["USER"] == "10001:10001"
    assert image.final["VOLUME"] == image.environment["XDG_DATA_HOME"] == "/data"
    assert image.command[:2] == ["tricorne", "serve"]
    assert "/health" in image.health[-1]
    assert set(image.arguments["EXTRAS"].split(",")) <= EXTRAS.keys()
    assert "pip uninstall" in image.installs[-1]
