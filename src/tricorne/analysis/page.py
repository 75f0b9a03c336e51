"""The report as one HTML page: nothing is fetched from anywhere, nothing runs, it reads on a phone and in the dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from tricorne.analysis import charts
from tricorne.analysis.judge import Change, Judgement
from tricorne.analysis.story import LUCK

LONGEST = 320
"""Letters of a story that are told in a table."""
PARTS = ("luck", "own decisions", "others' decisions")
LAST = "unrest"
"""The source that is counted after all others."""


def page(found: Judgement) -> str:
    """The whole page."""
    style = resources.files("tricorne.analysis").joinpath("page.css").read_text(encoding="utf-8")
    title = f"{found.title}: {_result(found)}"
    body = "".join(
        [
            _head(found, title),
            _chances(found),
            _turning_points(found),
            _points(found),
            _accounts(found),
            _deeds(found),
            _lucky(found),
            _dice(found),
            _method(found),
        ]
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def _result(found: Judgement) -> str:
    if not found.winners:
        return "nobody wins"
    names = " and ".join(found.names[seat] for seat in found.winners)
    return f"{names} {'wins' if len(found.winners) == 1 else 'share the victory'}"


def _head(found: Judgement, title: str) -> str:
    rows: list[str] = []
    place = 1
    accounts = {account.seat: account for account in found.accounts}
    for group in found.ranking:
        for seat in group:
            account = accounts[seat]
            rows.append(
                f'<tr><td class="num">{place}</td><td>{_name(found, seat)}</td>'
                f'<td class="num">{found.scores[seat]}</td>{_signed(account.luck)}{_signed(account.own)}</tr>'
            )
        place += len(group)
    options = "".join(f", {escape(key)} = {escape(value)}" for key, value in found.options.items())
    return (
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="muted">{found.entries} entries, preset {escape(found.preset)}{options}</p>\n'
        '<div class="scroll"><table><thead><tr><th class="num">Place</th><th>Seat</th><th class="num">Points</th>'
        '<th class="num">Luck</th><th class="num">Decisions</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
        '<p class="muted">Luck and decisions in hundredths of a win: how far dice and draws, and the seat\'s own '
        "decisions, moved its chance to win.</p>\n"
    )


def _chances(found: Judgement) -> str:
    scale = charts.Scale(found.entries, 0, 1)
    rows = [
        (seat, [(float(entry), values[at]) for entry, values in found.chances]) for at, seat in enumerate(found.seats)
    ]
    marks = [(float(step.last), str(number)) for number, step in enumerate(found.turning_points, 1)]
    said = ", ".join(f"{found.names[seat]} {rows[at][1][0][1]:.0%} at first" for at, seat in enumerate(found.seats))
    chart = charts.lines(rows, scale, f"Chance to win over the game: {said}", lambda value: f"{value:.0%}", marks)
    return (
        "<h2>The chance to win</h2>\n"
        f'<div class="keys">{_keys(found)}</div>\n{chart}\n'
        '<p class="muted">From left to right the entries of the record; numbered lines are turning points.</p>\n'
    )


def _keys(found: Judgement) -> str:
    return "".join(charts.key(seat, found.names[seat], at) for at, seat in enumerate(found.seats))


def _turning_points(found: Judgement) -> str:
    rows = [
        f'<tr><td class="num">{number}</td><td class="num">{step.last}</td>'
        f'<td><span class="tag">{_kind(step)}</span> {_told(step)}</td>'
        f'<td class="num">{_changes(found, step)}</td></tr>'
        for number, step in enumerate(found.turning_points, 1)
    ]
    return (
        "<h2>Turning points</h2>\n"
        '<div class="scroll"><table class="story"><thead><tr><th class="num"></th><th class="num">Entry</th>'
        f'<th>What happened</th><th class="num">Chance to win</th></tr></thead><tbody>{"".join(rows)}</tbody>'
        "</table></div>\n"
    )


def _kind(step: Change) -> str:
    return "luck" if step.kind == LUCK else "decision"


def _told(step: Change) -> str:
    words = step.words
    if len(words) > LONGEST:
        words = words[:LONGEST].rsplit(" ", 1)[0] + " …"
    drawn = f' <span class="muted">[{escape(" ".join(step.outcomes[:12]))}]</span>' if step.kind == LUCK else ""
    return escape(words) + drawn


def _changes(found: Judgement, step: Change) -> str:
    """The two seats whose chance changed most."""
    order = sorted(found.seats, key=lambda seat: -abs(step.change[seat]))[:2]
    return "<br>".join(f"<span>{escape(found.names[seat])} {_gain(step.change[seat])}</span>" for seat in order)


# -- points ------------------------------------------------------------------------------------


def _points(found: Judgement) -> str:
    low = min(0, *(value for _, scores in found.points for value in scores.values()))
    high = max(1, *(value for _, scores in found.points for value in scores.values()))
    scale = charts.Scale(found.entries, low, high)
    rows = []
    for seat in found.seats:
        rows.append((seat, [(float(entry), float(scores[seat])) for entry, scores in found.points]))
    said = ", ".join(f"{found.names[seat]} {found.scores[seat]}" for seat in found.seats)
    chart = charts.lines(rows, scale, f"Victory points over the game: {said}", lambda value: f"{value:g}", steps=True)
    return f'<h2>Victory points</h2>\n<div class="keys">{_keys(found)}</div>\n{chart}\n{_sources(found)}'


def _sources(found: Judgement) -> str:
    names = sorted({source for _, row in found.sources for source in row}, key=lambda source: (source == LAST, source))
    if not names:
        return ""
    # Where one side's gain is the other's loss one picture tells both.
    against = len(found.seats) == 2 and sum(found.scores.values()) == 0
    shown = found.ranking[0][:1] if against else found.seats
    keys = "".join(
        f'<span class="key"><i class="s-{number % 8}"></i>{escape(source.replace("-", " "))}</span>'
        for number, source in enumerate(names)
    )
    parts = [f'<h3>Where they came from</h3>\n<div class="keys">{keys}</div>\n']
    curves = {seat: [(name, _gathered(found, seat, name)) for name in names] for seat in shown}
    reach = [_reach(curve) for curve in curves.values()]
    scale = charts.Scale(found.entries, min(low for low, _ in reach), max(high for _, high in reach), 190)
    for seat in shown:
        said = ", ".join(f"{name} {points[-1][1]:g}" for name, points in curves[seat] if points)
        label = f"{found.names[seat]}: {said}"
        parts.append(f"<h3>{escape(found.names[seat])}</h3>\n{charts.stack(curves[seat], scale, label)}\n")
    return "".join(parts)


def _gathered(found: Judgement, seat: str, source: str) -> list[charts.Point]:
    total = 0
    points: list[charts.Point] = []
    for entry, row in found.sources:
        if seat in row.get(source, {}):
            total += row[source][seat]
            points.append((float(entry), float(total)))
    return points


def _reach(curve: Sequence[tuple[str, Sequence[charts.Point]]]) -> tuple[float, float]:
    low = sum(min([0.0, *(value for _, value in points)]) for _, points in curve)
    high = sum(max([0.0, *(value for _, value in points)]) for _, points in curve)
    return low, max(high, 1.0)


# -- luck and decisions ------------------------------------------------------------------------


def _accounts(found: Judgement) -> str:
    rows = [
        (found.names[account.seat], list(zip(PARTS, (account.luck, account.own, account.others), strict=True)))
        for account in found.accounts
    ]
    said = "; ".join(
        f"{name}: " + ", ".join(f"{part} {value * 100:+.0f}" for part, value in bars) for name, bars in rows
    )
    keys = "".join(f'<span class="key"><i class="b-{at}"></i>{escape(part)}</span>' for at, part in enumerate(PARTS))
    lines = [
        f'<tr><td>{_name(found, account.seat)}</td><td class="num">{account.begin * 100:.0f}</td>'
        f'{_signed(account.luck)}<td class="num">± {account.luck_error * 100:.0f}</td>'
        f"{_signed(account.own)}{_signed(account.others)}{_signed(account.judgement)}"
        f'<td class="num">{account.end * 100:.0f}</td></tr>'
        for account in found.accounts
    ]
    return (
        "<h2>Luck and decisions</h2>\n"
        f'<div class="keys">{keys}</div>\n{charts.both_sides(rows, f"Luck and decisions: {said}")}\n'
        '<div class="scroll"><table><thead><tr><th>Seat</th><th class="num">At first</th><th class="num">Luck</th>'
        '<th class="num"></th><th class="num">Own decisions</th><th class="num">Others\' decisions</th>'
        '<th class="num">Judged anew</th>'
        f'<th class="num">At last</th></tr></thead><tbody>{"".join(lines)}</tbody></table></div>\n'
        '<p class="muted">In hundredths of a win; each row adds up. A decision is held against what was to be expected '
        "of whoever took it; better decisions gain, and those of others cost as much. Near the end the game is "
        "played out instead of being judged: what that alone changes stands apart.</p>\n"
    )


def _deeds(found: Judgement) -> str:
    if not found.deeds:
        return ""
    parts = ["<h2>Decisions that weighed most</h2>\n"]
    for step in found.deeds:
        parts.append(
            f"<h3>Entry {step.first}: {escape(found.names[step.seat])}</h3>\n<p>{_told(step)} "
            f"{_gain(step.change[step.seat])}</p>\n"
        )
        if step.chosen is not None and step.alternatives:
            others = "; ".join(f"{escape(words)} {chance * 100:.0f}" for words, chance in step.alternatives)
            parts.append(
                f'<p class="muted">It began with: {escape(step.chosen[0])} {step.chosen[1] * 100:.0f}. '
                f"Best beginnings besides: {others}.</p>\n"
            )
    parts.append('<p class="muted">The numbers after each beginning: the chance to win if play goes on anyhow.</p>\n')
    return "".join(parts)


def _lucky(found: Judgement) -> str:
    if not found.lucky:
        return ""
    rows = [
        f'<tr><td class="num">{step.last}</td><td>{_told(step)}</td><td class="num">{_changes(found, step)}</td></tr>'
        for step in found.lucky
    ]
    return (
        "<h2>Strokes of luck</h2>\n"
        '<div class="scroll"><table class="story"><thead><tr><th class="num">Entry</th><th>What fell</th>'
        f'<th class="num">Chance to win</th></tr></thead><tbody>{"".join(rows)}</tbody></table></div>\n'
    )


def _dice(found: Judgement) -> str:
    if not found.dice:
        return ""
    rows = [
        f"<tr><td>{escape(dice.kind.replace('-', ' '))}</td><td>{_name(found, dice.seat)}</td>"
        f'<td class="num">{dice.times}</td><td class="num">{dice.brought:g}</td>'
        f'<td class="num">{dice.expected:.1f}</td></tr>'
        for dice in found.dice
    ]
    return (
        "<h2>What dice and draws brought</h2>\n"
        '<div class="scroll"><table><thead><tr><th>Kind</th><th>Seat</th><th class="num">Times</th>'
        '<th class="num">Brought</th><th class="num">Expected</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
    )


def _method(found: Judgement) -> str:
    if found.bot:
        how = f"to the end, with the bot {escape(found.bot)} on every seat, and first places were counted"
    else:
        how = "with quick answers of the bots for a while, and then judged as the bots judge"
    return (
        "<h2>How this was reckoned</h2>\n"
        f'<p class="muted">From every position of the game it was played on up to {found.playouts} times {how} '
        f"(seed {escape(found.seed)}). All cards lie open for this, also "
        "those that were hidden in the game. Estimates have errors: each is corrected by those before and after it. "
        "Luck is the chance after dice or draws less the chance before them, which is the mean over all that could "
        "have come. Small differences mean nothing; another seed, or more playouts, moves them.</p>\n"
    )


def _name(found: Judgement, seat: str) -> str:
    return escape(found.names[seat])


def _gain(value: float) -> str:
    """A change of a chance, in hundredths."""
    return f'<span class="{"up" if value > 0 else "down"}">{value * 100:+.0f}</span>'


def _signed(value: float) -> str:
    return f'<td class="num {"up" if value > 0 else "down"}">{value * 100:+.0f}</td>'
