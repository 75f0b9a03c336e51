"""A group of recorded steps that make one purchase or use, with the position before and after it."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names, snapshot
from tests.recorded.imperial_struggle.board import used_abilities


class Group:
    """Steps with the same ``m``."""

    def __init__(self, steps: list[dict[str, Any]], before: dict[str, Any]) -> None:
        self.steps = steps
        self.before = before
        self.after = before
        for step in steps:
            self.after = snapshot.patched(self.after, step.get("delta", {}))
        self.main = steps[0]
        self.at = str(steps[0]["at"])
        self.action = str(steps[0]["action"])
        self.role = str(steps[0]["role"])
        self.paid: list[dict[str, Any]] = [paid for step in steps for paid in step.get("paid", [])]

    def __str__(self) -> str:
        told = " > ".join(f"{step['action']} {step.get('arg') or ''}".strip() for step in self.steps)
        return f"step {self.main['i']} {self.role} at {self.at}: {told}"

    @property
    def chance(self) -> list[dict[str, Any]]:
        return [outcome for step in self.steps for outcome in step.get("chance", [])]

    @property
    def top(self) -> str:
        """Where the recorded game stands afterwards."""
        return str(self.after["stack"][-1]) if self.after["stack"] else "over"

    def count(self, action: str) -> int:
        return len([step for step in self.steps if step["action"] == action])

    def args(self, at: str, action: str) -> list[Any]:
        return [step.get("arg") for step in self.steps if step["at"] == at and step["action"] == action]

    def arg(self, at: str, action: str) -> Any:
        found = self.args(at, action)
        return found[0] if found else None

    def changed(self, key: str) -> dict[str, Any]:
        """Entries of an object that are different afterwards; None where one is gone."""
        before = self.before[key]
        after = self.after[key]
        return {name: after.get(name) for name in {**before, **after} if before.get(name) != after.get(name)}

    def _cards(self, position: dict[str, Any]) -> dict[str, dict[str, Any]]:
        return {card["name"]: card for held in position["ministries"].values() for card in held}

    @property
    def revealed(self) -> list[str]:
        """Ministries that were turned up."""
        before = self._cards(self.before)
        return [
            names.ministry(name)
            for name, card in self._cards(self.after).items()
            if card["revealed"] and name in before and not before[name]["revealed"]
        ]

    @property
    def used(self) -> list[str]:
        """Abilities of ministries that were used: id and number."""
        before = self._cards(self.before)
        found: list[str] = []
        for name, card in self._cards(self.after).items():
            old = used_abilities(before[name]) if name in before else []
            found += [f"{names.ministry(name)} {n}" for n in used_abilities(card) if n not in old]
        return found

    @property
    def by_burke(self) -> bool:
        """Did Edmund Burke give points in it?"""
        if any("burke" in step["at"].lower() or "urke" in str(step.get("paid", "")) for step in self.steps):
            return True
        return "edmund-burke 1" in self.used

    @property
    def exhausted(self) -> list[str]:
        """Advantages that were used."""
        found: list[str] = []
        for name, state in self.after["advantages"].items():
            if state.get("exhausted") and not self.before["advantages"].get(name, {}).get("exhausted"):
                found.append(names.advantage(name))
        return found


def clicks_only(group: Group) -> bool:
    """Display clicks: nothing changes but where the game stands."""
    changes = {key for step in group.steps for key in step.get("delta", {})} - {"stack", "active"}
    return not changes and not group.chance
