"""A study as text: the record as it was played, and as comments (which every reader of records skips) the notes and the
branches, each a list of lines that can follow the line it begins at."""

from __future__ import annotations

from tricorne.server.study.shelf import Note, OpenStudy


def as_text(found: OpenStudy) -> str:
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
        after = f"{branch.start}" + (f" of branch {branch.parent}" if branch.parent else "")
        out.extend(["#", f"# Branch {id} after {after}" + (f": {branch.name}" if branch.name else "")])
        for at, one in enumerate(branch.lines, branch.start + 1):
            out.append(f"# {one.line(at)}")
            out.extend(_noted(notes.get((id, at))))
    return "\n".join(out) + "\n"


def _noted(note: Note | None) -> list[str]:
    if note is None:
        return []
    arrows = [f"# -> {start} {end}" for start, end in note.arrows]
    return [*(f"#   {line}" for line in note.text.splitlines()), *arrows]
