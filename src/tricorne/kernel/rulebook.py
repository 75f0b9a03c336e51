"""The rule catalogue of a game: rules, worked examples and rulings, each under an id.

A catalogue is a text that people read. A rule is one line,
``- **ID** statement. {editions | players | sources}``, under the heading of its section; a game for a fixed
number of players leaves them out. The worked examples are the rules called ``EXAMPLE-n``. A ruling is one line,
``- **R-ID Title.** *Ruling:* what was decided. *Reason:* why.``; the reason may be left out. Ids never change.
"""

import re

from tricorne.kernel.errors import BadRulebook, UnknownRule, hint, nearest
from tricorne.kernel.message import Message, Text, in_english, say, texts

_RULE = re.compile(r"- \*\*([A-Z][A-Z0-9.-]*-[A-Z]?[0-9]+)\*\* (.+) \{([^{}|]+)\|(?:([^{}|]+)\|)?([^{}|]+)\}$")
_RULING = re.compile(r"- \*\*(R-[A-Z]+-[0-9]+) (.+?)\*\* \*Ruling:\* ([^*]+?)(?: \*Reason:\* (.+))?$")
_SETTLED = "settled"  # a section of rulings whose heading begins so wins over the others


class Rule:
    """One statement that can be tested."""

    def __init__(
        self,
        id: str,
        section: str,
        text: str,
        editions: tuple[str, ...],
        players: tuple[int, ...],
        sources: tuple[str, ...],
    ) -> None:
        self.id = id
        self.section = section
        self.text = text
        self.editions = editions
        self.players = players
        self.sources = sources

    @property
    def example(self) -> bool:
        """Is this a worked example, to be played as a golden test?"""
        return "EXAMPLE-" in self.id


class Ruling:
    """What was decided where the rules are silent or at odds."""

    def __init__(self, id: str, section: str, title: str, decided: str, reason: str, settled: bool) -> None:
        self.id = id
        self.section = section
        self.title = title
        """What it is about, often a question."""
        self.decided = decided
        self.reason = reason
        """Why, for those who build on it; empty where none is given."""
        self.settled = settled

    @property
    def text(self) -> str:
        """The question and the answer, without reasons."""
        return f"{self.title}{'' if self.title.endswith(('?', '!')) else ':'} {self.decided}"


class Coverage:
    """Which entries of a catalogue the tests name."""

    def __init__(self, book: "Rulebook", tested: list[str]) -> None:
        self.rules = len(book.rules)
        self.examples = len(book.examples)
        self.rulings = len(book.rulings)
        self.missing_rules = [id for id in book.rules if id not in tested]
        self.missing_examples = [id for id in book.examples if id not in tested]
        self.missing_rulings = [id for id in book.rulings if id not in tested]

    @property
    def complete(self) -> bool:
        """Every rule and every example has a test; rulings refine rules and may share theirs."""
        return not self.missing_rules and not self.missing_examples

    @property
    def words(self) -> Message:
        """How many of each kind have a test."""
        return say(
            "rules-coverage",
            rules=self.rules - len(self.missing_rules),
            all_rules=self.rules,
            examples=self.examples - len(self.missing_examples),
            all_examples=self.examples,
            rulings=self.rulings - len(self.missing_rulings),
            all_rulings=self.rulings,
        )

    def __str__(self) -> str:
        return str(self.words)

    def to_json(self) -> dict[str, object]:
        return {
            "rules": self.rules,
            "rules_tested": self.rules - len(self.missing_rules),
            "examples": self.examples,
            "examples_tested": self.examples - len(self.missing_examples),
            "rulings": self.rulings,
            "rulings_tested": self.rulings - len(self.missing_rulings),
            "missing_rules": self.missing_rules,
            "missing_examples": self.missing_examples,
            "missing_rulings": self.missing_rulings,
        }


class Rulebook:
    """A catalogue with its rulings, in the order of the text."""

    def __init__(self, rules: str, rulings: str = "") -> None:
        self.rules: dict[str, Rule] = {}
        self.examples: dict[str, Rule] = {}
        self.rulings: dict[str, Ruling] = {}
        self.sections: list[str] = []
        self._read_rules(rules)
        self._read_rulings(rulings)

    @staticmethod
    def load(rules_path: str, rulings_path: str = "") -> "Rulebook":
        return Rulebook(_read(rules_path), _read(rulings_path) if rulings_path else "")

    def _read_rules(self, text: str) -> None:
        section = ""
        lines = text.splitlines()
        for i in range(len(lines)):
            line = lines[i].rstrip()
            if line.startswith("## "):
                section = line[3:].strip()
            if not line.startswith("- **"):
                continue
            found = _RULE.match(line)
            if found is None:
                raise BadRulebook(
                    in_english(
                        f"rules, line {i + 1}: write '- **ID** statement. "
                        f"{{editions | players | sources}}', not '{line[:40]}...'"
                    )
                )
            rule = Rule(
                found.group(1),
                section,
                found.group(2),
                tuple(found.group(3).split()),
                _players(found.group(4).strip(), i + 1) if found.group(4) else (),
                tuple([source.strip() for source in found.group(5).split(";")]),
            )
            if rule.id in self.rules or rule.id in self.examples:
                raise BadRulebook(in_english(f"rules, line {i + 1}: {rule.id} stands twice; ids differ"))
            if rule.example:
                self.examples[rule.id] = rule
            else:
                self.rules[rule.id] = rule
            if section not in self.sections:
                self.sections.append(section)

    def _read_rulings(self, text: str) -> None:
        section = ""
        lines = text.splitlines()
        for i in range(len(lines)):
            line = lines[i].rstrip()
            if line.startswith("## "):
                section = line[3:].strip()
            if not line.startswith("- **"):
                continue
            found = _RULING.match(line)
            if found is None:
                raise BadRulebook(
                    in_english(
                        f"rulings, line {i + 1}: write '- **R-ID Title.** *Ruling:* ... *Reason:* ...', "
                        f"not '{line[:40]}...'"
                    )
                )
            id = found.group(1)
            if id in self.rulings:
                raise BadRulebook(in_english(f"rulings, line {i + 1}: {id} stands twice; ids differ"))
            settled = section.lower().startswith(_SETTLED)
            title = found.group(2).rstrip(".")
            self.rulings[id] = Ruling(id, section, title, found.group(3), found.group(4) or "", settled)

    # ------------------------------------------------------------ questions

    def knows(self, id: str) -> bool:
        return id in self.rules or id in self.examples or id in self.rulings

    def require(self, id: str) -> None:
        """UnknownRule if the id is none of a rule, an example or a ruling."""
        if not self.knows(id):
            raise self._unknown(id)

    def _unknown(self, id: str) -> UnknownRule:
        near = nearest(id.upper(), [*self.rules, *self.examples, *self.rulings])
        if near:
            return UnknownRule(say("bad-rule", text=Text(id), hint=say("hint-near", word=Text(near))))
        sections = texts([section.split(" ")[0] for section in self.sections])
        return UnknownRule(say("bad-rule", text=Text(id), hint=say("bad-rule-sections", sections=sections)))

    def rule(self, id: str) -> Rule:
        """A rule or an example."""
        if id in self.rules:
            return self.rules[id]
        if id in self.examples:
            return self.examples[id]
        if id in self.rulings:
            raise UnknownRule(in_english(f"'{id}' is a ruling, not a rule; look it up among the rulings"))
        raise self._unknown(id)

    def ruling(self, id: str) -> Ruling:
        if id not in self.rulings:
            near = nearest(id.upper(), list(self.rulings))
            hint = f"did you mean {near}?" if near else "rulings are called R-SECTION-n"
            raise UnknownRule(in_english(f"unknown ruling '{id}'; {hint}"))
        return self.rulings[id]

    def text(self, id: str) -> str:
        """What an entry says, whatever its kind."""
        if id in self.rulings:
            return self.rulings[id].text
        return self.rule(id).text

    def section(self, name: str) -> list[Rule]:
        """The rules of a section, named by its first word (``LOSS``) or its heading."""
        wanted = name.strip().upper()
        found: list[Rule] = []
        for rule in [*self.rules.values(), *self.examples.values()]:
            heading = rule.section.upper()
            if wanted in (heading, heading.split(" ")[0]):
                found.append(rule)
        if not found:
            words = [section.split(" ")[0] for section in self.sections]
            raise UnknownRule(say("bad-rule-section", text=Text(name), hint=hint(wanted, words)))
        return found

    def coverage(self, tested: list[str]) -> Coverage:
        """What the tests cover; UnknownRule if a test names an id that does not exist."""
        for id in tested:
            self.require(id)
        return Coverage(self, tested)


def _players(text: str, line: int) -> tuple[int, ...]:
    """The player counts of ``2-7``, ``4`` or ``3,5``."""
    counts: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdigit() or (dash and not last.isdigit()):
            raise BadRulebook(in_english(f"rules, line {line}: players '{text}'; write 2-7, 4 or 3,5"))
        counts.extend(range(int(first), int(last if dash else first) + 1))
    return tuple(counts)


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as problem:
        raise BadRulebook(in_english(f"{path}: cannot be read ({problem.strerror})")) from None
