"""A study as text: the record as it was played, and as comments (which every reader of records skips) the notes, the
branches, each a list of lines that can follow the line it begins at, and the report, in the language of the reader."""

from __future__ import annotations

import msgspec

from tricorne.analysis.judge import Change, Judgement
from tricorne.kernel.languages import ENGLISH
from tricorne.kernel.message import Arg, Text, Thing, read_message, say
from tricorne.server.study.shelf import Note, OpenStudy


def as_text(found: OpenStudy, language: str = ENGLISH) -> str:
    """The whole study. What stands behind ``#`` is for the reader: the record itself is untouched."""
    notes: dict[tuple[int, int], Note] = {(one.branch, one.number): one for one in found.tree.notes}
    out: list[str] = [f"# {found.title}"] if found.title else []
    for line in found.record.splitlines():
        out.append(line)
        number = line.split(" ", 1)[0]
        if number.isascii() and number.isdigit() and ":" not in number:
            out.extend(_noted(notes.get((0, int(number)))))
    for id, branch in enumerate(found.tree.branches, 1):
        if branch.dropped:
            continue
        args: dict[str, Arg] = {"number": id, "entry": branch.start}
        if branch.parent:
            args["parent"] = branch.parent
        head = say("study-text-branch-of" if branch.parent else "study-text-branch", **args).text(language)
        out.extend(["#", f"# {head}" + (f": {branch.name}" if branch.name else "")])
        for at, one in enumerate(branch.lines, branch.start + 1):
            out.append(f"# {one.line(at)}")
            out.extend(_noted(notes.get((id, at))))
    if found.judged:
        out.extend(f"# {line}".rstrip() for line in _report(found.judged, language))
    return "\n".join(out) + "\n"


def _noted(note: Note | None) -> list[str]:
    if note is None:
        return []
    arrows = [f"# -> {start} {end}" for start, end in note.arrows]
    return [*(f"#   {line}" for line in note.text.splitlines()), *arrows]


def _report(judged: str, language: str) -> list[str]:
    """Luck apart from skill, the costliest decisions with what was better, the turning points."""
    found = msgspec.json.decode(judged, type=Judgement)

    def words(key: str, **args: Arg) -> str:
        return say(key, **args).text(language)

    def seat(id: str) -> Thing:
        return Thing("power", id, "", found.game)

    out = ["", words("study-luck-skill"), words("report-hundredths")]
    for one in found.accounts:
        luck, own = Text(hundredths(one.luck)), Text(hundredths(one.own))
        error = round(100 * one.luck_error)
        out.append("  " + words("study-text-account", seat=seat(one.seat), luck=luck, error=error, own=own))
    out.extend(["", words("study-costly")])
    for step in found.costly:
        out.extend(_told(step, hundredths(step.change[step.seat]), language))
        best = step.alternatives[0] if step.alternatives else None
        if best is not None and step.chosen is not None and best[1] > step.chosen[1]:
            percent, than = round(100 * best[1]), round(100 * step.chosen[1])
            out.append("    " + words("study-better", action=read_message(best[0]), percent=percent, than=than))
    out.extend(["", words("study-chapters")])
    for step in found.turning_points:
        most = max(step.change, key=lambda id: abs(step.change[id]))
        change = words("report-figure", what=seat(most), value=Text(hundredths(step.change[most])))
        out.extend(_told(step, change, language))
    return [*out, "", words("study-how", playouts=found.playouts)]


def _told(step: Change, change: str, language: str) -> list[str]:
    """A step with its entry and what it changed, one sentence of the log a line."""
    first, *rest = [read_message(data).text(language) for data in step.words] or [""]
    return [f"  {step.first}  {change}  {first}", *(f"    {line}" for line in rest)]


def hundredths(share: float) -> str:
    """A share of the win in hundredths, with its sign.

    >>> hundredths(0.124), hundredths(-0.05), hundredths(0.001)
    ('+12', '-5', '0')
    """
    found = round(100 * share)
    return f"{found:+d}" if found else "0"
