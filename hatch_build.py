"""Build hook: the browser client is part of the package."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package; a source archive brings it along, so that it is not built twice."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "client" / "build.py"
        if script.is_file():
            runpy.run_path(str(script))["build"]()
