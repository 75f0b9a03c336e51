"""The report as one HTML page in the language of its reader: nothing is fetched from anywhere, nothing runs, it reads
on a phone and in the dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

import tricorne
from tricorne.analysis import charts
from tricorne.analysis.judge import Change, Judgement
from tricorne.analysis.story import LUCK
from tricorne.bots import bot
from tricorne.kernel.languages import ENGLISH, ISOLATED, name_of
from tricorne.kernel.message import AS_IT_STOOD, Arg, Message, Text, Thing, read_message

LONGEST = 320
"""Letters of a story that are told in a table; what is told is told to its end."""
PARTS = ("luck", "own", "others")
LAST = "unrest"
"""The source that is counted after all others."""


class Reader:
    """Who reads the page: says messages and names in one language."""

    def __init__(self, found: Judgement, language: str) -> None:
        self.language = language
        self.game = found.game
        self.names = {seat: self.name(_seat(found, seat)) for seat in found.seats}

    def say(self, key: str, **args: Arg) -> str:
        """A message, ready for HTML."""
        return escape(self.words(key, **args))

    def words(self, key: str, **args: Arg) -> str:
        return Message(key, args).text(self.language)

    def name(self, thing: Thing) -> str:
        return as_named(thing).text(self.language)

    def told(self, data: object) -> str:
        """A message as it stands in the judgement."""
        return read_message(data).text(self.language)


def as_named(thing: Thing) -> Message:
    return Message(AS_IT_STOOD, {"words": thing})


def _seat(found: Judgement, seat: str) -> Thing:
    """A seat with the name that its owner gives it, where that is not ours."""
    known = name_of("power", seat, found.game) == found.names[seat]
    return Thing("power", seat, "" if known else found.names[seat], found.game)


def page(found: Judgement, language: str = ENGLISH) -> str:
    """The whole page."""
    t = Reader(found, language)
    style = resources.files("tricorne.analysis").joinpath("page.css").read_text(encoding="utf-8")
    title = t.words("report-title", game=Text(found.title), result=_result(found))
    direction = "rtl" if language in ISOLATED else "ltr"
    body = "".join(
        [
            _head(t, found, title),
            _chances(t, found),
            _turning_points(t, found),
            _points(t, found),
            _accounts(t, found),
            _acts(t, found),
            _lucky(t, found),
            _dice(t, found),
            _method(t, found),
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def _result(found: Judgement) -> Message:
    if not found.winners:
        return Message("report-nobody")
    return Message("report-wins", {"winners": [_seat(found, seat) for seat in found.winners]})


def _head(t: Reader, found: Judgement, title: str) -> str:
    rows: list[str] = []
    place = 1
    accounts = {account.seat: account for account in found.accounts}
    for group in found.ranking:
        for seat in group:
            account = accounts[seat]
            rows.append(
                f'<tr><td class="num">{place}</td><td>{_name(t, seat)}</td>'
                f'<td class="num">{found.scores[seat]}</td>{_signed(account.luck)}{_signed(account.own)}</tr>'
            )
        place += len(group)
    return (
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="muted">{t.say("report-setting", number=found.entries, preset=_preset(found))}</p>\n'
        f"{_options(t, found)}"
        f'<div class="scroll"><table><thead><tr><th class="num">{t.say("report-place")}</th>'
        f'<th>{t.say("report-seat")}</th><th class="num">{t.say("report-points")}</th>'
        f'<th class="num">{t.say("report-luck")}</th><th class="num">{t.say("report-decisions")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
        f'<p class="muted">{t.say("report-hundredths")}</p>\n'
    )


def _preset(found: Judgement) -> Arg:
    """What the rules of the game are called."""
    rules = tricorne.game(found.game).options
    named = {**rules.presets, **rules.variants}
    return [named[name].words if name in named else Text(name) for name in found.preset.split("+")]


def _options(t: Reader, found: Judgement) -> str:
    """The options of the game by what they mean."""
    rules = tricorne.game(found.game).options
    rows: list[str] = []
    for key, value in found.options.items():
        option = rules.option(key)
        words = option.words.text(t.language)
        if value in option.choices:
            words += " " + option.choice_words(option.choices.index(value)).text(t.language)
        elif value != "true":
            words += f" ({value})"
        if value != "false":
            rows.append(f"<li>{escape(words)}</li>")
    return f'<ul class="muted">{"".join(rows)}</ul>\n' if rows else ""


def _chances(t: Reader, found: Judgement) -> str:
    scale = charts.Scale(found.entries, 0, 1)
    rows = [
        (seat, [(float(entry), values[at]) for entry, values in found.chances]) for at, seat in enumerate(found.seats)
    ]
    marks = [(float(step.last), str(number)) for number, step in enumerate(found.turning_points, 1)]
    said: list[Arg] = [
        Message("report-at-first-of", {"seat": _seat(found, seat), "number": round(100 * rows[at][1][0][1])})
        for at, seat in enumerate(found.seats)
    ]
    chart = charts.lines(rows, scale, t.words("report-chances-chart", said=said), lambda value: f"{value:.0%}", marks)
    return (
        f"<h2>{t.say('report-chances')}</h2>\n"
        f'<div class="keys">{_keys(t, found)}</div>\n{chart}\n'
        f'<p class="muted">{t.say("report-chances-note")}</p>\n'
    )


def _keys(t: Reader, found: Judgement) -> str:
    return "".join(charts.key(seat, t.names[seat], at) for at, seat in enumerate(found.seats))


def _turning_points(t: Reader, found: Judgement) -> str:
    if not found.turning_points:
        return ""
    rows = [
        f'<tr><td class="num">{number}</td><td class="num">{step.last}</td>'
        f'<td><span class="tag">{_kind(t, step)}</span> {_told(t, step)}</td>'
        f'<td class="num">{_changes(t, found, step)}</td></tr>'
        for number, step in enumerate(found.turning_points, 1)
    ]
    return (
        f"<h2>{t.say('report-turning')}</h2>\n"
        f'<div class="scroll"><table class="story"><thead><tr><th class="num"></th>'
        f'<th class="num">{t.say("report-entry")}</th>'
        f'<th>{t.say("report-happened")}</th><th class="num">{t.say("report-chance")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>"
        "</table></div>\n"
    )


def _kind(t: Reader, step: Change) -> str:
    return t.say("report-kind-luck" if step.kind == LUCK else "report-kind-decision")


def _told(t: Reader, step: Change) -> str:
    """Whole sentences, as many as there is room for. What was drawn they say themselves."""
    told: list[str] = []
    for data in step.words:
        words = t.told(data)
        if told and len(" ".join([*told, words])) > LONGEST:
            told.append("…")
            break
        told.append(words)
    return escape(" ".join(told))


def _changes(t: Reader, found: Judgement, step: Change) -> str:
    """The two seats whose chance changed most."""
    order = sorted(found.seats, key=lambda seat: -abs(step.change[seat]))[:2]
    return "<br>".join(f"<span>{escape(t.names[seat])} {_gain(step.change[seat])}</span>" for seat in order)


# -- points ------------------------------------------------------------------------------------


def _points(t: Reader, found: Judgement) -> str:
    low = min(0, *(value for _, scores in found.points for value in scores.values()))
    high = max(1, *(value for _, scores in found.points for value in scores.values()))
    scale = charts.Scale(found.entries, low, high)
    rows = []
    for seat in found.seats:
        rows.append((seat, [(float(entry), float(scores[seat])) for entry, scores in found.points]))
    said: list[Arg] = [_figure(_seat(found, seat), found.scores[seat]) for seat in found.seats]
    label = t.words("report-points-chart", said=said)
    chart = charts.lines(rows, scale, label, lambda value: f"{value:g}", steps=True)
    head = t.say("report-victory-points")
    return f'<h2>{head}</h2>\n<div class="keys">{_keys(t, found)}</div>\n{chart}\n{_sources(t, found)}'


def _figure(what: Arg, value: Arg) -> Message:
    return Message("report-figure", {"what": what, "value": value})


def _sources(t: Reader, found: Judgement) -> str:
    names = sorted({source for _, row in found.sources for source in row}, key=lambda source: (source == LAST, source))
    if not names:
        return ""
    # Where one side's gain is the other's loss one picture tells both.
    against = len(found.seats) == 2 and sum(found.scores.values()) == 0
    shown = found.ranking[0][:1] if against else found.seats
    keys = "".join(
        f'<span class="key"><i class="s-{number % 8}"></i>{_thing(t, "source", source)}</span>'
        for number, source in enumerate(names)
    )
    parts = [f'<h3>{t.say("report-came-from")}</h3>\n<div class="keys">{keys}</div>\n']
    curves = {seat: [(name, _gathered(found, seat, name)) for name in names] for seat in shown}
    reach = [_reach(curve) for curve in curves.values()]
    scale = charts.Scale(found.entries, min(low for low, _ in reach), max(high for _, high in reach), 190)
    for seat in shown:
        said: list[Arg] = [
            _figure(Thing("source", name, "", found.game), points[-1][1]) for name, points in curves[seat] if points
        ]
        label = t.words("report-of", what=_seat(found, seat), said=said)
        parts.append(f"<h3>{escape(t.names[seat])}</h3>\n{charts.stack(curves[seat], scale, label)}\n")
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


def _accounts(t: Reader, found: Judgement) -> str:
    parts = [t.words(f"report-part-{part}") for part in PARTS]
    rows = [
        (t.names[account.seat], list(zip(parts, (account.luck, account.own, account.others), strict=True)))
        for account in found.accounts
    ]
    said: list[Arg] = []
    for name, bars in rows:
        figures: list[Arg] = [_figure(Text(part), Text(charts.hundredths(value))) for part, value in bars]
        said.append(Message("report-of", {"what": Text(name), "said": figures}))
    keys = "".join(f'<span class="key"><i class="b-{at}"></i>{escape(part)}</span>' for at, part in enumerate(parts))
    lines = [
        f'<tr><td>{_name(t, account.seat)}</td><td class="num">{account.begin * 100:.0f}</td>'
        f'{_signed(account.luck)}<td class="num">± {account.luck_error * 100:.0f}</td>'
        f"{_signed(account.own)}{_signed(account.others)}{_signed(account.judgement)}"
        f'<td class="num">{account.end * 100:.0f}</td></tr>'
        for account in found.accounts
    ]
    return (
        f"<h2>{t.say('report-accounts')}</h2>\n"
        f'<div class="keys">{keys}</div>\n{charts.both_sides(rows, t.words("report-accounts-chart", said=said))}\n'
        f'<div class="scroll"><table><thead><tr><th>{t.say("report-seat")}</th>'
        f'<th class="num">{t.say("report-at-first")}</th><th class="num">{t.say("report-luck")}</th>'
        f'<th class="num"></th><th class="num">{t.say("report-own")}</th><th class="num">{t.say("report-others")}</th>'
        f'<th class="num">{t.say("report-judged-anew")}</th>'
        f'<th class="num">{t.say("report-at-last")}</th></tr></thead><tbody>{"".join(lines)}</tbody></table></div>\n'
        f'<p class="muted">{t.say("report-accounts-note")}</p>\n'
        f"{_luck_by_kind(t, found)}"
    )


def _luck_by_kind(t: Reader, found: Judgement) -> str:
    """Rows are kinds of luck, columns seats."""
    kinds = {part.chance: part.words for account in found.accounts for part in account.parts}
    if not kinds:
        return ""
    of = [{part.chance: part for part in account.parts} for account in found.accounts]
    rows = [
        f"<tr><td>{escape(t.told(words))}</td>"
        + "".join(
            f'{_signed(one[kind].luck)}<td class="num">± {one[kind].error * 100:.0f}</td>'
            if kind in one
            else "<td></td><td></td>"
            for one in of
        )
        + "</tr>"
        for kind, words in kinds.items()
    ]
    heads = "".join(f'<th class="num">{_name(t, account.seat)}</th><th></th>' for account in found.accounts)
    return (
        f"<h3>{t.say('report-luck-by')}</h3>\n"
        f'<div class="scroll"><table><thead><tr><th>{t.say("report-kind")}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
        f'<p class="muted">{t.say("report-luck-by-note")}</p>\n'
    )


def _acts(t: Reader, found: Judgement) -> str:
    if not found.acts:
        return ""
    parts = [f"<h2>{t.say('report-acts')}</h2>\n"]
    for step in found.acts:
        parts.append(
            f"<h3>{t.say('report-act-of', number=step.first, seat=_seat(found, step.seat))}</h3>\n<p>{_told(t, step)} "
            f"{_gain(step.change[step.seat])}</p>\n"
        )
        if step.chosen is not None and step.alternatives:
            others: list[Arg] = [_beginning(action, chance) for action, chance in step.alternatives]
            action, chance = step.chosen
            began = t.say("report-began", action=read_message(action), number=round(100 * chance), others=others)
            parts.append(f'<p class="muted">{began}</p>\n')
    parts.append(f'<p class="muted">{t.say("report-acts-note")}</p>\n')
    return "".join(parts)


def _beginning(action: object, chance: float) -> Message:
    return Message("report-beginning", {"action": read_message(action), "number": round(100 * chance)})


def _lucky(t: Reader, found: Judgement) -> str:
    if not found.lucky:
        return ""
    rows = [
        f'<tr><td class="num">{step.last}</td><td>{_told(t, step)}</td>'
        f'<td class="num">{_changes(t, found, step)}</td></tr>'
        for step in found.lucky
    ]
    return (
        f"<h2>{t.say('report-lucky')}</h2>\n"
        f'<div class="scroll"><table class="story"><thead><tr><th class="num">{t.say("report-entry")}</th>'
        f'<th>{t.say("report-fell")}</th><th class="num">{t.say("report-chance")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
    )


def _dice(t: Reader, found: Judgement) -> str:
    if not found.dice:
        return ""
    rows = [
        f"<tr><td>{_thing(t, 'luck', dice.kind)}</td><td>{_name(t, dice.seat)}</td>"
        f'<td class="num">{dice.times}</td><td class="num">{dice.brought:g}</td>'
        f'<td class="num">{dice.expected:.1f}</td></tr>'
        for dice in found.dice
    ]
    return (
        f"<h2>{t.say('report-dice')}</h2>\n"
        f'<div class="scroll"><table><thead><tr><th>{t.say("report-kind")}</th><th>{t.say("report-seat")}</th>'
        f'<th class="num">{t.say("report-times")}</th><th class="num">{t.say("report-brought")}</th>'
        f'<th class="num">{t.say("report-expected")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>\n"
    )


def _method(t: Reader, found: Judgement) -> str:
    args: dict[str, Arg] = {"number": found.playouts, "seed": Text(found.seed)}
    if found.bot:
        args["bot"] = bot(found.bot).called()
    how = "played" if found.bot else found.judge or "judged"
    told = t.say(f"report-method-{how}", **args)
    return f'<h2>{t.say("report-method")}</h2>\n<p class="muted">{told}</p>\n'


def _name(t: Reader, seat: str) -> str:
    return escape(t.names[seat])


def _thing(t: Reader, kind: str, id: str) -> str:
    return escape(t.name(Thing(kind, id, "", t.game)))


def _gain(value: float) -> str:
    """A change of a chance, in hundredths."""
    return f'<span class="{_way(value)}">{charts.hundredths(value)}</span>'


def _signed(value: float) -> str:
    return f'<td class="num {_way(value)}">{charts.hundredths(value)}</td>'


def _way(value: float) -> str:
    number = round(100 * value)
    return "up" if number > 0 else "down" if number < 0 else ""
