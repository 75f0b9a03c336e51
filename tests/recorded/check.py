#!/usr/bin/env python3
"""Judge the engine by recorded cases: ``tests/recorded/check.py GAME FOLDER``.

One line per file: cases, values compared, mismatches, explained mismatches; then the first ten mismatches of
each kind, and the cases whose position could not lie on any table. Exit status 0 if every mismatch is explained in
disputed.toml, 1 if not, 2 on bad input.
"""

from __future__ import annotations

import argparse
import gzip
import importlib
import json
import sys
import tomllib
from collections.abc import Callable, Iterable
from multiprocessing import Pool
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
try:
    import tricorne
except ImportError:
    sys.path.insert(0, str(ROOT / "src"))
    import tricorne

from tests.recorded.findings import Case, Findings, Mismatch  # noqa: E402

SHOWN = 10
"""Mismatches of a kind that are listed."""
CHUNK = 40
WORKERS = 2

Check = Callable[[Case, Findings], None]
NotLegal = Callable[[Case], str]


class BadInput(ValueError):
    """What is wrong with the command line or a file."""


# -- reading ---------------------------------------------------------------------------------------


def checks_of(game: str) -> dict[str, Check]:
    """The checks of a game by the name of the file they judge."""
    if game not in tricorne.games():
        raise BadInput(f"there is no game {game!r}; the games are {', '.join(tricorne.games())}")
    name = f"tests.recorded.{game.replace('-', '_')}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise BadInput(f"no recorded cases can be checked for {game} yet") from None
    checks: dict[str, Check] = module.CHECKS
    return checks


def rulings_of(game: str) -> dict[str, str]:
    """Our rulings by the name that cases give to another reading; not every game has such names."""
    module = importlib.import_module(f"tests.recorded.{game.replace('-', '_')}")
    return getattr(module, "RULINGS", {})


def legality_of(game: str) -> NotLegal | None:
    """What tells why a recorded position is none of the game; not every game has it."""
    module = importlib.import_module(f"tests.recorded.{game.replace('-', '_')}")
    return getattr(module, "NOT_LEGAL", None)


def case_files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise BadInput(f"{folder} is no folder")
    files = sorted(list(folder.glob("*.jsonl.gz")) + list(folder.glob("*.jsonl")))
    if not files:
        raise BadInput(f"{folder} has no *.jsonl.gz or *.jsonl file")
    return files


def stem_of(file: Path) -> str:
    return file.name.split(".")[0]


def read_cases(file: Path) -> list[Case]:
    """All cases of a file; BadInput names the line that is none."""
    cases: list[Case] = []
    try:
        with gzip.open(file, "rt", encoding="utf-8") if file.suffix == ".gz" else open(file, encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    case = json.loads(line)
                    if not isinstance(case, dict):
                        raise BadInput(f"{file.name} line {number} is no case: an object is needed")
                    case.setdefault("id", f"{stem_of(file)}-{number}")
                    cases.append(case)
    except (OSError, EOFError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadInput(f"{file.name} line {len(cases) + 1} cannot be read: {error}") from None
    return cases


def disputed_ids() -> dict[str, str]:
    """Cases that are wrong themselves, with the rule that says so."""
    file = HERE / "disputed.toml"
    if not file.exists():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("case", [])
    return {entry["id"]: f"{entry['rule']}: {entry['reason']}" for entry in entries}


# -- judging ---------------------------------------------------------------------------------------


def judge(
    check: Check, case: Case, rulings: dict[str, str] | None = None, not_legal: NotLegal | None = None
) -> Findings:
    """One case; whatever goes wrong in it is a finding and stops nothing. ``rulings`` are ours for other readings."""
    alts = {tag: (rulings or {}).get(tag, "a reading that no ruling names:") for tag in case.get("follows_alt", [])}
    found = Findings(str(case["id"]), alts)
    found.not_legal = not_legal(case) if not_legal is not None else ""
    if found.not_legal:
        return found
    try:
        check(case, found)
    except Exception as error:
        found.values += 1
        found.mismatches.append(Mismatch(found.id, f"error {type(error).__name__}", "a value", str(error)))
    return found


def _judge_chunk(work: tuple[str, str, list[Case]]) -> list[Findings]:
    game, stem, cases = work
    check = checks_of(game)[stem]
    rulings = rulings_of(game)
    not_legal = legality_of(game)
    return [judge(check, case, rulings, not_legal) for case in cases]


def judge_all(game: str, batches: list[tuple[str, list[Case]]], workers: int) -> list[list[Findings]]:
    """The findings of every file, in order."""
    work: list[tuple[str, str, list[Case]]] = []
    owner: list[int] = []
    for number, (stem, cases) in enumerate(batches):
        for at in range(0, len(cases), CHUNK):
            work.append((game, stem, cases[at : at + CHUNK]))
            owner.append(number)
    results: list[list[Findings]] = [[] for _ in batches]
    answers: Iterable[list[Findings]]
    if workers > 1:
        with Pool(workers) as pool:
            answers = pool.map(_judge_chunk, work, chunksize=1)
    else:
        answers = map(_judge_chunk, work)
    for number, found in zip(owner, answers, strict=True):
        results[number].extend(found)
    return results


# -- telling ---------------------------------------------------------------------------------------


def tell(name: str, findings: list[Findings], disputed: dict[str, str]) -> int:
    """Print the line of a file; the number of unexplained mismatches."""
    values = sum(found.values for found in findings)
    wrong = [mismatch for found in findings for mismatch in found.mismatches]
    explained = [mismatch for mismatch in wrong if mismatch.why or mismatch.id in disputed]
    line = f"{name:<10} {len(findings):>6} cases {values:>8} values"
    line += f" {len(wrong):>6} mismatches {len(explained):>6} explained"
    skipped = sorted({kind for found in findings for kind in found.not_compared})
    impossible = [found for found in findings if found.not_legal]
    if impossible:
        line += f" {len(impossible)} no legal position"
    print(line + (f" (not compared: {', '.join(skipped)})" if skipped else ""))
    return len(wrong) - len(explained)


def list_mismatches(stem: str, findings: list[Findings], disputed: dict[str, str]) -> None:
    kinds: dict[str, list[Mismatch]] = {}
    for found in findings:
        for mismatch in found.mismatches:
            kinds.setdefault(mismatch.kind, []).append(mismatch)
    for kind, wrong in kinds.items():
        print(f"\n{stem}, {kind}: {len(wrong)}")
        for mismatch in wrong[:SHOWN]:
            why = mismatch.why or disputed.get(mismatch.id, "")
            print(f"  {mismatch}{f' [{why}]' if why else ''}")
    for found in findings:
        if found.not_legal:
            print(f"\n{stem}, {found.id} is no legal position and was not compared: {found.not_legal}")


def run(game: str, folder: Path, only: list[str], workers: int) -> int:
    """Judge a folder; the exit status."""
    checks = checks_of(game)
    files = [file for file in case_files(folder) if not only or stem_of(file) in only]
    disputed = disputed_ids()
    batches = [(stem_of(file), read_cases(file)) for file in files if stem_of(file) in checks]
    results = judge_all(game, batches, workers)
    unexplained = 0
    for (stem, _cases), findings in zip(batches, results, strict=True):
        unexplained += tell(stem, findings, disputed)
    for file in files:
        if stem_of(file) not in checks:
            unexplained += 1
            print(f"{stem_of(file):<10} cannot be judged: the files known are {', '.join(checks)}")
    for (stem, _cases), findings in zip(batches, results, strict=True):
        list_mismatches(stem, findings, disputed)
    return 1 if unexplained else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Judge the engine by recorded cases.")
    parser.add_argument("game", help="for example struggle-of-empires")
    parser.add_argument("folder", type=Path, help="folder with *.jsonl.gz files")
    parser.add_argument(
        "--only", action="append", default=[], metavar="FILE", help="judge this file alone, e.g. battles"
    )
    parser.add_argument("--workers", type=int, default=WORKERS)
    given = parser.parse_args(arguments)
    try:
        return run(given.game, given.folder, given.only, given.workers)
    except BadInput as error:
        print(f"check.py: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
