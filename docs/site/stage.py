"""The pages of the site, from the same Markdown: ``python docs/site/stage.py FOLDER`` writes them and their order.

Pages of ``docs`` and of the root are copied, links to pages follow them, links to other files of the project become
plain words. The rules of each game come from its catalogue, the API reference from docstrings (``make docs``).
"""

from __future__ import annotations

import json
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

import tricorne
from tricorne.server.book import book
from tricorne.server.wire_games import BookSection, RuleBook

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
ASSETS = (".svg", ".webp", ".png", ".csv")

OUTSIDE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
    "THIRD_PARTY.md": "third-party.md",
    "bench/README.md": "bench.md",
    "datasets/README.md": "strong-games.md",
}
"""Pages that do not lie in docs, and where the site has them."""
LEFT_OUT = {"docs/README.md", "docs/progress.md"}
"""The list of pages, which the site has as its menu, and what is done from day to day."""

SECTIONS: dict[str, list[str]] = {
    "Playing": [
        "first-game.md",
        "tutorial.md",
        "pace.md",
        "study.md",
        "report.md",
        "ratings.md",
        "fairness.md",
        "notation.md",
    ],
    "Hosting": ["hosting.md", "server.md", "scaling.md", "support.md"],
    "Bots": ["bots.md", "adding-a-bot.md", "engines.md", "arena.md", "dataset.md"],
    "Researchers": [
        "researchers.md",
        "negotiation.md",
        "learning.md",
        "weights/imperial-struggle.md",
        "weights/struggle-of-empires.md",
        "strong-games.md",
        "bench.md",
    ],
    "Building on it": [
        "api.md",
        "views.md",
        "views-imperial-struggle.md",
        "imperial-struggle-positions.md",
        "adding-a-game.md",
        "adding-a-language.md",
        "lessons.md",
        "how-a-rule-becomes-code.md",
        "client.md",
        "contributing.md",
    ],
}
ABOUT = ["changelog.md", "security.md", "code-of-conduct.md", "third-party.md"]

MODULES: dict[str, list[str]] = {
    "The package": ["tricorne"],
    "Games and positions": [
        "kernel.game",
        "kernel.state",
        "kernel.action",
        "kernel.engine",
        "kernel.options",
        "kernel.record",
    ],
    "Messages and errors": ["kernel.message", "kernel.errors", "kernel.extras"],
    "Bots": ["kernel.bot", "kernel.playbook", "bots.registry"],
    "Tournaments": ["arena.tournament", "arena.run_tournament", "arena.summary"],
    "Environments": ["encodings", "envs.vector", "envs.gym", "envs.gym_vector", "envs.aec", "envs.spiel"],
    "A game of your own": ["conformance", "kernel.position", "kernel.encoding"],
}
"""What others build on; the rest is ours to change."""

LINK = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
ITEM = re.compile(r" {0,3}(?:[-*]|\d+\.) ")


class Stage:
    """A folder of pages in the making."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.places = {name: place for name, place in OUTSIDE.items() if (ROOT / name).is_file()}
        for path in sorted(DOCS.rglob("*.md")):
            name = path.relative_to(ROOT).as_posix()
            if name not in LEFT_OUT:
                place = path.relative_to(DOCS).as_posix()
                self.places[name] = "decisions/index.md" if place == "decisions/README.md" else place
        self.places["docs/README.md"] = "index.md"

    def write(self, place: str, text: str) -> None:
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def copy_pages(self) -> None:
        for name, place in self.places.items():
            if name not in LEFT_OUT:
                text = (ROOT / name).read_text(encoding="utf-8")
                self.write(place, for_the_site(self.linked(text, name, place)))
        for path in sorted(DOCS.rglob("*")):
            if path.suffix in ASSETS:
                there = self.folder / path.relative_to(DOCS)
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, there)
        shutil.copy(SITE / "site.css", self.folder)
        shutil.copy(ROOT / "client" / "src" / "art" / "hat.svg", self.folder)

    def linked(self, text: str, name: str, place: str) -> str:
        """A page with its links as they are on the site; what stands in code is left alone."""

        def link(found: re.Match[str]) -> str:
            image, words, target = found.groups()
            path, hash, anchor = target.partition("#")
            if ":" in path or not path:
                return found[0]
            meant = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            there = self.places.get(meant) or self.places.get(f"{meant}/README.md")
            if there is None and meant.startswith("docs/") and meant.endswith(ASSETS):
                there = meant.removeprefix("docs/")
            if there is None:
                assert (ROOT / meant).exists(), f"{name}: {target} leads nowhere"
                return words
            return f"{image}[{words}]({posixpath.relpath(there, posixpath.dirname(place) or '.')}{hash}{anchor})"

        parts = re.split(r"(^ *```.*?^ *```$|`[^`\n]+`(?!\]))", text, flags=re.MULTILINE | re.DOTALL)
        return "".join(part if i % 2 else LINK.sub(link, part) for i, part in enumerate(parts))

    def write_rules(self) -> dict[str, list[str]]:
        """The catalogue of each game, a page for each section; the places by the game's title."""
        found: dict[str, list[str]] = {}
        for id in tricorne.games():
            whole = book(id, "en")
            title = tricorne.game(id).title
            places = [f"rules/{id}/{slug(section)}.md" for section in whole.sections]
            found[title] = [f"rules/{id}/index.md", *places]
            self.write(f"rules/{id}/index.md", contents(title, whole))
            for section, place in zip(whole.sections, places, strict=True):
                self.write(place, rules_page(section, whole))
        return found

    def write_reference(self) -> list[str]:
        """A page for each group of modules."""
        places = []
        for title, modules in MODULES.items():
            place = f"reference/{re.sub('[^a-z]+', '-', title.lower())}.md"
            names = [name if name == "tricorne" else f"tricorne.{name}" for name in modules]
            self.write(place, f"# {title}\n\n" + "\n".join(f"::: {name}\n" for name in names))
            places.append(place)
        return places


def slug(section: BookSection) -> str:
    return re.sub(r"[^a-z0-9]+", "-", section.id.lower()).strip("-")


def contents(title: str, whole: RuleBook) -> str:
    """The first page of a game's rules: its sections, and its words."""
    lines = [
        f"# Rules of {title}",
        "",
        "The whole game in our own words, rule by rule; every refusal names one of these ids.",
        "",
    ]
    lines += ["| section | rules |", "|---|---|"]
    lines += [f"| [{section.title}]({slug(section)}.md) | {len(section.rules)} |" for section in whole.sections]
    if whole.terms:
        lines += ["", "## Words", "", "| word | what it means |", "|---|---|"]
        lines += [f"| {plain(term.name)} | {plain(term.means)} |" for term in whole.terms]
    return "\n".join([*lines, ""])


def rules_page(section: BookSection, whole: RuleBook) -> str:
    lines = [f"# {section.title}", ""]
    for rule in section.rules:
        marks = ", ".join(whole.marks.get(mark, mark) for mark in rule.marks)
        players = f"{rule.players[0]} to {rule.players[-1]} players" if rule.players else ""
        lines += [f"## {rule.id}", "", plain(rule.words), ""]
        if marks or players:
            lines += [f"*{plain('; '.join(filter(None, [marks, players])))}*", ""]
    return "\n".join(lines)


def plain(text: str) -> str:
    """A text that Markdown shows as it is."""
    return re.sub(r"([\\<>*_\[\]|])", r"\\\1", text.replace("\u2068", "").replace("\u2069", "").replace("\n", " "))


def for_the_site(text: str) -> str:
    """The same Markdown as the site's reader wants it: a blank line before a list, four spaces inside one."""
    lines: list[str] = []
    fence = ""
    for line in text.split("\n"):
        inner = re.match(r"( {2,3})(?=```|[-*] |\d+\. )", line)
        if line.lstrip().startswith("```"):
            fence = "" if fence else ("in-list" if inner else "plain")
            lines.append(f"    {line.lstrip()}" if inner or line.startswith("   ") else line)
            continue
        if fence:
            lines.append(f"    {line[3:] if line.startswith('   ') else line}" if fence == "in-list" and line else line)
            continue
        before = lines[-1] if lines else ""
        if ITEM.match(line) and not inner and before.strip() and not ITEM.match(before) and not before.startswith(" "):
            lines.append("")
        lines.append(f"    {line.lstrip()}" if inner else line)
    return "\n".join(lines)


def main(folder: Path) -> None:
    shutil.rmtree(folder / "pages", ignore_errors=True)
    stage = Stage(folder / "pages")
    stage.copy_pages()
    here = {place for name, place in stage.places.items() if name not in LEFT_OUT}
    rules = stage.write_rules()
    reference = stage.write_reference()
    decisions = sorted(place for place in here if place.startswith("decisions/") and place != "decisions/index.md")
    named = {"index.md", "decisions/index.md", *ABOUT, *decisions}.union(*SECTIONS.values())
    more = sorted(here - named)
    menu: list[object] = [{"Tricorne": "index.md"}]
    for title, places in SECTIONS.items():
        menu.append({title: [place for place in places if place in here]})
        if title == "Playing":
            menu.append({"Rules": [{game: places} for game, places in rules.items()]})
    menu += [{"API reference": reference}, {"Decisions": ["decisions/index.md", *decisions]}]
    menu += [{"About": [place for place in ABOUT if place in here]}, *([{"More": more}] if more else [])]
    settings = {
        "INHERIT": os.path.relpath(SITE / "mkdocs.yml", folder),
        "docs_dir": "pages",
        "site_dir": f"site/{tricorne.__version__}",
        "nav": menu,
    }
    # JSON is YAML.
    (folder / "mkdocs.yml").write_text(json.dumps(settings, indent=1))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
