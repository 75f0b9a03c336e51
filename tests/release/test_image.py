"""What can be said of the image without building it; long_image.py builds it, or tries its commands one by one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.release.image import DOCKERFILE, Image
from tests.test_extras import EXTRAS
from tricorne.server.serve import data_folder


def test_the_image_is_small_not_root_and_says_how_it_is() -> None:
    image = Image(DOCKERFILE.read_text())
    assert all(base.split()[0] == "python:${PYTHON}-slim" for base in image.bases)
    assert image.final["USER"] == "10001:10001"
    assert image.final["VOLUME"] == image.environment["XDG_DATA_HOME"] == "/data"
    assert image.command[:2] == ["tricorne", "serve"]
    assert "/health" in image.health[-1]
    assert set(image.arguments["EXTRAS"].split(",")) <= EXTRAS.keys()
    assert "pip uninstall" in image.installs[-1]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the image is Linux")
def test_a_user_without_a_home_keeps_his_games_where_the_image_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tricorne"
