"""The image of the server: built and started where a builder is found; and its commands one by one, in a folder that
stands for the image, as a user who may write his data alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.release.empty import ROOT
from tests.release.image import DOCKERFILE, Image

DIST = ROOT / os.environ.get("TRICORNE_DIST", "dist")
BUILDERS = ("docker", "podman", "buildah")
BASE = f"python:{sys.version_info[0]}.{sys.version_info[1]}-slim"
PORT = "8757"
TAG = "tricorne-test"
MOST_MB = 400
"""What Tricorne and all it needs may add to the image that ours rests on; 286 MB without the compiled engine."""
WEIGHED = """
import pathlib, sys
print(sum(path.lstat().st_size for path in pathlib.Path(sys.argv[1]).rglob("*")) // 1_000_000)
"""


def builder() -> str:
    """A program that builds images here, with the image that ours rests on; skips the test with the reason."""
    # Nothing but a folder is needed then.
    os.environ.setdefault("BUILDAH_ISOLATION", "chroot")
    for name in filter(shutil.which, BUILDERS):
        here = ["inspect", "--type", "image", BASE] if name == "buildah" else ["image", "inspect", BASE]
        if subprocess.run([name, *here], capture_output=True, check=False).returncode == 0:
            return name
        done = subprocess.run([name, "pull", BASE], capture_output=True, text=True, check=False, timeout=300)
        if done.returncode == 0:
            return name
        reason = done.stderr.strip().splitlines()[-1:]
        pytest.skip(f"{name} cannot fetch {BASE}: {' '.join(reason)}")
    pytest.skip(f"nothing builds images here: none of {', '.join(BUILDERS)}")


def test_the_image_is_built() -> None:
    name = builder()
    version = BASE.removeprefix("python:").removesuffix("-slim")
    where = f"DIST={DIST.relative_to(ROOT)}"
    words = ["--build-arg", f"PYTHON={version}", "--build-arg", where, "--tag", TAG]
    words += ["--file", str(DOCKERFILE), str(ROOT)]
    # A health check is part of Docker's form of an image; the other one has no place for it.
    build = {"buildah": ["bud", "--format", "docker"], "podman": ["build", "--format", "docker"], "docker": ["build"]}
    subprocess.run([name, *build[name], *words], check=True)
    (in_a_folder if name == "buildah" else in_a_container)(name)


def in_a_container(name: str) -> None:
    """It says its version; a container of it serves, its files read-only."""
    once = [name, "run", "--rm", "--read-only", "--tmpfs", "/tmp"]
    said = subprocess.run([*once, TAG, "--version"], capture_output=True, text=True, check=True).stdout
    assert said.startswith("tricorne ")
    served = [*once, "--detach", "--tmpfs", "/data:uid=10001", TAG]
    id = subprocess.run(served, capture_output=True, text=True, check=True).stdout.strip()
    try:
        is_well([name, "exec", id])
        is_small([name, "exec", id])
    finally:
        subprocess.run([name, "stop", id], capture_output=True, check=True)


def in_a_folder(name: str) -> None:
    """The same with a builder that runs commands in what it has built, and keeps no containers."""
    id = subprocess.run([name, "from", TAG], capture_output=True, text=True, check=True).stdout.strip()
    try:
        command = Image(DOCKERFILE.read_text()).command
        # Not at every address: it may share the network of this machine.
        served = subprocess.Popen([name, "run", id, "--", *command[:2]])
        try:
            is_well([name, "run", id, "--"])
            is_small([name, "run", id, "--"])
            user = [name, "run", id, "--", "python", "-c", "import os; print(os.getuid())"]
            assert subprocess.run(user, capture_output=True, text=True, check=True).stdout.strip() == "10001"
        finally:
            served.terminate()
            served.wait(30)
    finally:
        subprocess.run([name, "rm", id], capture_output=True, check=True)


def is_well(inside: list[str]) -> None:
    """What its own health check says in there."""
    ask = [*inside, *Image(DOCKERFILE.read_text()).health]
    until = time.monotonic() + 60
    while (state := subprocess.run(ask, capture_output=True, check=False)).returncode:
        assert time.monotonic() < until, state.stderr.decode()
        time.sleep(0.5)


def is_small(inside: list[str], folder: str = "/opt/tricorne") -> None:
    """What was added is told and watched."""
    said = subprocess.run([*inside, "python", "-c", WEIGHED, folder], capture_output=True, text=True, check=True).stdout
    print(f"the image adds {said.strip()} MB")
    assert 50 < int(said) <= MOST_MB


@pytest.fixture
def root() -> Iterator[Path]:
    """A folder that anybody may read, as the root of the image."""
    with tempfile.TemporaryDirectory(prefix="tricorne-image-") as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


def for_everybody(path: Path) -> bool:
    """Whether any user may run a program."""
    return all(one.stat().st_mode & 0o001 for one in [path, *path.parents])


def python() -> tuple[Path, bool]:
    """A Python to install with, and whether other users may run it too: one in a home often cannot be."""
    found = [Path(getattr(sys, "_base_executable", sys.executable)).resolve(), Path("/usr/bin/python3")]
    return next(((one, True) for one in found if one.exists() and for_everybody(one)), (found[0], False))


def test_its_commands_install_and_serve(root: Path) -> None:
    image = Image(DOCKERFILE.read_text())
    base, open_to_all = python()
    data = root / "data"
    data.mkdir(mode=0o700)

    def here(words: str) -> str:
        for name in ("/opt/tricorne", "/data", "/wheels"):
            words = words.replace(name, str(root / name[1:]))
        return words.replace("${EXTRAS}", image.arguments["EXTRAS"])

    shutil.copytree(DIST, root / "wheels", ignore=shutil.ignore_patterns("*.tar.gz"))
    for command in image.installs:
        done = subprocess.run(
            here(command).replace("python -m venv", f"{base} -m venv"),
            shell=True, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stderr}"
    environment = {name: here(value) for name, value in image.environment.items()}
    is_small(["env", f"PATH={environment['PATH']}"], str(root / "opt/tricorne"))
    who: dict[str, int] = {}
    if os.geteuid() == 0 and open_to_all:
        who = dict(zip(("user", "group"), map(int, image.final["USER"].split(":")), strict=True))
        os.chown(data, who["user"], who["group"])
    program = shutil.which(image.command[0], path=environment["PATH"])
    assert program is not None
    server = subprocess.Popen([program, *image.command[1:], "--port", PORT], env=environment, cwd=data, **who)  # type: ignore[call-overload]
    try:
        ask = [part.replace("8756", PORT) for part in image.health]
        until = time.monotonic() + 60
        while (state := subprocess.run(ask, env=environment, capture_output=True, check=False)).returncode:
            assert time.monotonic() < until and server.poll() is None, state.stderr.decode()
            time.sleep(0.5)
    finally:
        server.terminate()
        server.wait(30)
    assert (data / "tricorne" / "tricorne.db").is_file()
    assert subprocess.run(ask, env=environment, capture_output=True, check=False).returncode != 0, "nobody is there"
