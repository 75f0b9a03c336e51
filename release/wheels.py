"""What ``make dist`` does with wheels. ``python release/wheels.py join PURE COMPILED FOLDER`` writes the wheel that has
all of the pure one and the compiled modules of another; ``... sizes FOLDER`` says how large all files are, and fails
where one is too large.

The engine is compiled seldom and kept; texts, data and the client change often. So the compiled wheel is joined.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

NATIVE = (".so", ".pyd")
MOST_BYTES = 20_000_000
"""Of a wheel or a source archive."""


def join(pure: Path, compiled: Path, folder: Path) -> Path:
    """Write the wheel that is for the same machines as the compiled one, and otherwise says what the pure one says."""
    name, version, *_ = pure.name.split("-")
    tag = "-".join(compiled.name.removesuffix(".whl").split("-")[2:])
    joined = folder / f"{name}-{version}-{tag}.whl"
    about = f"{name}-{version}.dist-info"
    record: list[str] = []
    with (
        zipfile.ZipFile(pure) as base,
        zipfile.ZipFile(compiled) as engine,
        zipfile.ZipFile(joined, "w", zipfile.ZIP_DEFLATED) as out,
    ):
        modules = [one for one in engine.infolist() if one.filename.endswith(NATIVE)]
        if not modules:
            raise SystemExit(f"{compiled.name}: has no compiled modules")
        for source, inner in [*((base, one) for one in base.infolist()), *((engine, one) for one in modules)]:
            if inner.filename == f"{about}/RECORD":
                continue
            content = source.read(inner)
            if inner.filename == f"{about}/WHEEL":
                content = tagged(content.decode(), tag).encode()
            out.writestr(inner, content, zipfile.ZIP_DEFLATED)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{inner.filename},sha256={digest},{len(content)}")
        out.writestr(f"{about}/RECORD", "\n".join([*record, f"{about}/RECORD,,", ""]))
    return joined


def tagged(about: str, tag: str) -> str:
    """The file WHEEL of a wheel for some machines only."""
    kept = [line for line in about.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""])


def sizes(folder: Path) -> int:
    """Say how large each file is; how many are too large."""
    files = sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])
    large = [path for path in files if path.stat().st_size > MOST_BYTES]
    for path in files:
        size = path.stat().st_size / 1e6
        print(f"{size:6.1f} MB  {path.name}{'  too large' if path in large else ''}")
    if not files:
        print(f"{folder}: nothing was built")
    return len(large) + (not files)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["join", pure, compiled, folder]:
            join(Path(pure), Path(compiled), Path(folder))
        case ["sizes", folder]:
            sys.exit(sizes(Path(folder)))
        case _:
            sys.exit(__doc__)
