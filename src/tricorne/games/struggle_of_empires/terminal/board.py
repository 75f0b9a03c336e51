"""Struggle of Empires in a terminal: the board, the powers and the current business as tables, from a view alone."""

from __future__ import annotations

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from tricorne.games.struggle_of_empires.terminal.colours import short, style
from tricorne.games.struggle_of_empires.text import say
from tricorne.kernel.message import Arg, Thing, read_data
from tricorne.kernel.message import Text as Plain
from tricorne.kernel.spoken import spoken
from tricorne.kernel.text_board import View


def words(key: str, **args: Arg) -> str:
    """A text of the board in the language of the terminal."""
    return spoken(say(key, **args))


def name(view: View, kind: str, id: str) -> str:
    """The name of a power, a region ... as the view has it."""
    for one in view[LISTS[kind]]:
        if one["id"] == id:
            return words("board-name", thing=read_data(one["name"]))
    return words("board-name", thing=Thing(kind, id))


LISTS = {"power": "powers", "region": "regions", "tile": "tiles", "alliance": "alliances", "token": "tokens"}


def named(view: View, power: str) -> Text:
    """The name of a power in its colour."""
    return Text(name(view, "power", power), style(power))


def show_board(console: Console, view: View) -> None:
    """Everything on the table."""
    console.print(heading(view), highlight=False)
    console.print(regions(view))
    console.print(words("board-legend"), style="dim", highlight=False)
    console.print(powers(view))
    for line in extras(view):
        console.print(line, highlight=False)


def heading(view: View) -> Text:
    if view["over"]:
        return Text(words("title-over"), "bold")
    phase = say(f"phase-{view['phase']}")
    if view["war"] == 0:
        return Text(spoken(phase), "bold")
    parts = [words("board-war", war=view["war"], wars=view["wars"], phase=phase)]
    if view["round"] and view["phase"] == "player-actions":
        parts.append(words("round-of", round=view["round"], rounds=view["rounds"]))
    found = Text(", ".join(parts), "bold")
    if view["order"]:
        found.append(f"   {words('board-order')} ", "not bold")
        for at, seat in enumerate(view["order"]):
            found.append(" > " if at else "", "not bold")
            found.append(named(view, seat))
    return found


def regions(view: View) -> Table:
    """The eleven regions: values, neutral markers, then what each power has there."""
    players = [power for power in view["powers"] if power["player"]]
    others = [power for power in view["powers"] if not power["player"]]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("board-region", "board-values", "board-neutral"):
        table.add_column(words(column))
    for power in players:
        table.add_column(Text(short(power["id"]), style(power["id"])))
    if others:
        table.add_column(words("board-no-player"))
    kinds = {marker["id"]: marker for marker in view["markers"]}
    for region in view["regions"]:
        row: list[RenderableType] = [
            name(view, "region", region["id"]),
            "/".join(str(value) for value in region["values"] if value),
            _neutral(view, region, kinds),
        ]
        row.extend(_presence(region, power["id"]) for power in players)
        if others:
            row.append(_others(region, [power["id"] for power in others]))
        table.add_row(*row)
    return table


def _neutral(view: View, region: View, kinds: dict[str, View]) -> str:
    found = [marker_word(kinds[marker]) for marker in region["markers"]]
    found.extend(f"({name(view, 'token', token)})" for token in region["tokens"])
    return " ".join(found)


def marker_word(marker: View) -> str:
    """A neutral marker in a few letters."""
    if marker["kind"] == "colonize":
        return words("board-colonize")
    if marker["kind"] == "commerce":
        return words("board-commerce")
    found = str(marker["strength"])
    if marker["gold"]:
        found += words("board-gold", gold=marker["gold"])
    if marker["victory_points"]:
        found += words("board-points", points=marker["victory_points"])
    return found


def _units(region: View, power: str) -> str:
    held = region["units"].get(power, {})
    letters = (("army", "board-army"), ("navy", "board-navy"), ("fort", "board-fort"))
    return " ".join(f"{words(letter)}{held[unit]}" for unit, letter in letters if held.get(unit))


def _presence(region: View, power: str) -> Text:
    control = region["control"].get(power, 0)
    parts = [str(control)] if control else []
    units = _units(region, power)
    if units:
        parts.append(units)
    return Text(" ".join(parts), style(power))


def _others(region: View, powers_: list[str]) -> Text:
    found = Text()
    for power in powers_:
        control = region["control"].get(power, 0)
        units = _units(region, power)
        if control or units:
            marks = f"{short(power)} {control or ''} {units}".split()
            found.append(("  " if found else "") + " ".join(marks), style(power))
    return found


COLUMNS = [
    "board-power",
    "board-side",
    "board-values",
    "gold",
    "board-population",
    "unrest",
    "board-income",
    "board-home",
    "board-tiles",
]


def powers(view: View) -> Table:
    """What lies before each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        table.add_column(words(column))
    for power in view["powers"]:
        if not power["player"]:
            continue
        home = {"units": {power["id"]: power["home"]}}
        table.add_row(
            named(view, power["id"]),
            f"{_side(power) or '-'} {power['box'] or ''}".strip(),
            f"{power['victory_points']} (+{power['points_preview']})",
            "?" if power["gold"] is None else str(power["gold"]),
            str(power["population"]),
            _unrest(power["unrest"]),
            f"{power['income']} - {power['maintenance']}",
            _units(home, power["id"]) or "-",
            _tiles(view, power),
        )
    return table


def _side(power: View) -> str:
    return words(f"side-{power['side']}") if power["side"] else ""


def _unrest(unrest: View) -> str:
    """Points where they are known, then how often it was gained and given back."""
    drawn = f"+{unrest['gains']}" + (f" -{unrest['returns']}" if unrest["returns"] else "")
    points = "?" if unrest["points"] is None else unrest["points"]
    return f"{points} ({drawn})"


def _tiles(view: View, power: View) -> str:
    found = []
    for tile in power["tiles"]:
        count = tile["ready"] + tile["used"]
        word = name(view, "tile", tile["id"]) + (f" x{count}" if count > 1 else "")
        found.append(words("board-used", tile=Plain(word)) if tile["used"] and not tile["ready"] else word)
    found.extend(f"~{name(view, 'alliance', alliance)}" for alliance in power["alliances"])
    return ", ".join(found) or "-"


def extras(view: View) -> list[Text]:
    """What stands beside the board: sides of powers without a player, the attack, offers, the result."""
    found: list[Text] = []
    idle = [power for power in view["powers"] if not power["player"] and power["side"]]
    if idle:
        shown: list[Arg] = [
            say("board-idle-power", power=read_data(power["name"]), side=Thing("side", power["side"])) for power in idle
        ]
        found.append(Text(words("board-idle", powers=shown)))
    found.extend(business(view))
    if view["talk"]:
        found.extend(_promises(view["talk"]))
    if view["result"]:
        found.extend(_result(view, view["result"]))
    return found


def _promises(talk: View) -> list[Text]:
    """Open promises, and how often each power kept and broke its word."""
    found: list[Text] = []
    for promise in talk["promises"]:
        by, to = Thing("power", promise["by"]), Thing("power", promise["to"])
        told = words(f"word-{promise['kind']}", power=by, power2=to)
        found.append(Text(f"{told} ({words('word-until-' + promise['until'])})"))
    for by_id in dict.fromkeys(word["by"] for word in talk["words"]):
        kept = sum(word["kept"] for word in talk["words"] if word["by"] == by_id)
        broken = sum(word["broken"] for word in talk["words"] if word["by"] == by_id)
        found.append(Text(words("word-record", power=Thing("power", by_id), kept=kept, broken=broken)))
    return found


def business(view: View) -> list[Text]:
    """What is going on in this turn: the attack, offers for help."""
    found: list[Text] = []
    if view["attack"]:
        found.append(_attack(view, view["attack"]))
    for offer in view["offers"]:
        found.append(
            Text(
                words(
                    "board-offer",
                    offer=offer["number"],
                    payer=Plain(name(view, "power", offer["payer"])),
                    helper=Plain(name(view, "power", offer["helper"])),
                    gold=offer["gold"],
                    navies=offer["navies"],
                    armies=offer["armies"],
                    status=say(f"offer-{offer['status']}"),
                )
            )
        )
    return found


def _attack(view: View, attack: View) -> Text:
    target = attack["target"]
    parts = [
        words(
            "board-attack",
            attacker=_fighter(view, "power" if attack["attacker"] else "token", attack["attacker"] or attack["token"]),
            target=_fighter(view, target["kind"], target["id"]),
            region=Thing("region", attack["region"]),
        )
    ]
    for kind in ("sea", "land"):
        mine = attack[kind]["attackers"]["strength"]
        theirs = attack[kind]["defenders"]["strength"]
        if mine or theirs:
            parts.append(words(f"board-strength-{kind}", strength=mine, strength2=theirs))
    if attack["support"]:
        parts.append(words(f"combat-support-{attack['support']}"))
    return Text("; ".join(parts))


def _fighter(view: View, kind: str, id: str) -> Arg:
    """An attacker or a target: a power, a token, or a neutral marker by its strength."""
    if kind != "marker":
        return Plain(name(view, kind, id))
    strength = next(marker["strength"] for marker in view["markers"] if marker["id"] == id)
    return say("marker-attack", strength=strength)


def _result(view: View, result: View) -> list[Text]:
    found = []
    for line in sorted(result["powers"], key=lambda line: int(line["place"])):
        if line["revolution"]:
            told = words("board-revolution", unrest=line["unrest"])
        else:
            told = words(
                "board-place",
                points=line["victory_points"],
                before=line["before"],
                penalty=line["penalty"],
                unrest=line["unrest"],
            )
        found.append(Text(f"{line['place']}. ") + named(view, line["power"]) + Text(f": {told}"))
    winners: list[Arg] = [Plain(name(view, "power", winner)) for winner in result["winners"]]
    found.append(Text(words("log-wins", powers=winners) if winners else words("log-nobody"), "bold"))
    return found
