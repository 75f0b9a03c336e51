"""The settings of `tricorne serve` and `tricorne think`: from the command line, else the environment, else a file, else
as they are without a word. ``table`` is the table of docs/hosting.md."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import typer

from tricorne.kernel.errors import TricorneError, hint
from tricorne.kernel.message import in_english

NOT_IN_A_FILE = ("config", "check_config", "help", "open_browser")
SECRET = ("mail", "invitation")
ADDRESSES = ("db", "redis")
"""They may hold a password."""
SOURCES = {"COMMANDLINE": "command line", "ENVIRONMENT": "environment", "DEFAULT_MAP": "file", "DEFAULT": "not set"}


class BadSettings(TricorneError):
    """Settings that cannot be."""


def parameters(command: str) -> list[Any]:
    """The settings that a command takes."""
    from tricorne.cli import app

    commands: Any = typer.main.get_command(app)
    return [one for one in commands.commands[command].params if one.name not in NOT_IN_A_FILE]


def read(path: Path) -> dict[str, Any]:
    """A file of settings; BadSettings says what is wrong with it."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSettings(in_english(f"{path}: cannot be read ({problem.strerror})")) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSettings(in_english(f"{path}: {problem}")) from None
    known = {one.name: one for command in ("serve", "think") for one in parameters(command)}
    settings: dict[str, Any] = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in known:
            raise BadSettings(in_english(f"{path}: there is no setting {key!r}: {hint(name, list(known))}"))
        if known[name].multiple != isinstance(value, list) or isinstance(value, dict):
            shape = 'a list, such as ["127.0.0.1"]' if known[name].multiple else "one value, not a list or a table"
            raise BadSettings(in_english(f"{path}: {key} is {shape}"))
        settings[name] = value
    return settings


def from_file(context: typer.Context, value: str) -> str:
    """What a file says counts where neither the command line nor the environment says anything."""
    if value:
        context.default_map = read(Path(value))
    return value


def shown(name: str, value: object) -> str:
    """A value that may be read by whoever looks over one's shoulder."""
    if name in SECRET and value:
        return "(secret)"
    if name in ADDRESSES and isinstance(value, str) and "@" in value:
        parts = urlsplit(value)
        if parts.password:
            return value.replace(f":{parts.password}@", ":***@")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "(none)"
    return str(value) if value not in (None, "") else "(none)"


def told(context: typer.Context) -> list[str]:
    """Each setting, its value, and where it comes from."""
    lines = []
    for one in parameters(str(context.info_name)):
        source = context.get_parameter_source(one.name)
        where = SOURCES.get("" if source is None else source.name, "")
        lines.append(f"{one.name:<14} {shown(one.name, context.params.get(one.name)):<40} {where}")
    return lines


def table() -> str:
    """All settings as a table of Markdown."""
    lines = ["| option | environment | in the file | what it says |", "|---|---|---|---|"]
    thinks = {one.name for one in parameters("think")}
    rows = [*parameters("serve"), *(one for one in parameters("think") if one.name == "workers")]
    for one in rows:
        both = " (also `think`)" if one.name in thinks and one.name != "workers" else ""
        both = " (`think` alone)" if one.name == "workers" else both
        words = (one.help or "").replace("|", "\\|")
        variable = f"`{one.envvar}`" if one.envvar else ""
        lines.append(f"| `{one.opts[0]}` | {variable} | `{one.name}` | {words}{both} |")
    return "\n".join(lines)
