"""What a check of recorded cases finds: values compared, and where the engine differs."""

from __future__ import annotations

from typing import Any

from tricorne.kernel.engine import Refusal

Case = dict[str, Any]


class Mismatch:
    """One value of one case that the engine sees differently."""

    def __init__(self, id: str, kind: str, expected: object, got: object, why: str = "") -> None:
        self.id = id
        self.kind = kind
        self.expected = expected
        self.got = got
        self.why = why
        """The ruling that explains it: the case follows another reading; empty if nothing does."""

    def __str__(self) -> str:
        return f"{self.id} {self.kind}: expected {_short(self.expected)}, got {_short(self.got)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 400 else text[:397] + "..."


class Findings:
    """The findings of one case."""

    def __init__(self, id: str, alts: dict[str, str] | None = None) -> None:
        self.id = id
        self.values = 0
        self.mismatches: list[Mismatch] = []
        self.not_compared: list[str] = []
        """Facts that a case names and the check does not know."""
        self.not_legal = ""
        """Why the position of the case cannot lie on any table: then nothing is compared."""
        self.alts = alts or {}
        """Other readings that this case follows, each with the ruling of ours."""
        self._why = ""

    def alt(self, *names: str) -> None:
        """From now on mismatches are explained if the case follows one of these readings; "" ends that."""
        followed = [f"{self.alts[name]} {name}" for name in names if name in self.alts]
        self._why = ", ".join(followed)

    def differs(self, kind: str, expected: object, got: object, why: str = "") -> None:
        """Write a difference down."""
        self.mismatches.append(Mismatch(self.id, kind, expected, got, why or self._why))

    def same(self, kind: str, expected: object, got: object) -> bool:
        """Count one value; a difference is written down."""
        self.values += 1
        if expected == got and isinstance(expected, bool) == isinstance(got, bool):
            return True
        self.differs(kind, expected, got)
        return False

    def same_or_alt(self, kind: str, expected: object, got: object, alt: object, ruling: str) -> bool:
        """The same, but a value that is the other reading's is explained by our ruling."""
        why = self._why
        if expected == alt:
            self._why = ruling
        same = self.same(kind, expected, got)
        self._why = why
        return same

    def all_same(self, kind: str, expected: dict[str, Any], got: dict[str, Any]) -> None:
        """Count every entry of a dictionary of its own; both must have the same keys."""
        for key in sorted(set(expected) | set(got)):
            self.same(f"{kind} {key}", expected.get(key, "nothing"), got.get(key, "nothing"))

    def same_set(self, kind: str, expected: list[Any], got: list[Any]) -> bool:
        """Lists whose order means nothing."""
        return self.same(kind, sorted(expected, key=repr), sorted(got, key=repr))

    def unknown(self, kind: str) -> None:
        """The case names a fact that this check cannot ask the engine for."""
        self.not_compared.append(kind)

    def allowed(self, kind: str, refusal: Refusal | None) -> bool:
        """The engine must allow this."""
        return self.same(f"{kind} legal", True, True if refusal is None else refusal.reason)

    def refused(self, kind: str, rules: list[str], refusal: Refusal | None) -> None:
        """The engine must refuse this, and name one of the rules."""
        if self.same(f"{kind} legal", False, refusal is None):
            assert refusal is not None
            named = [rule for rule in refusal.rules if rule in rules]
            self.values += 1
            if not named:
                self.mismatches.append(Mismatch(self.id, f"{kind} rules", rules, refusal.rules))
