"""Struggle of Empires in a terminal: the board, the powers and the current business as tables, from a view alone."""

from __future__ import annotations

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from tricorne.games.struggle_of_empires.terminal.colours import named, short, style, title
from tricorne.kernel.text_board import View

LEGEND = (
    "Control markers first, then units: A army, N navy, F fort. Neutral: strength to beat (+ reward), "
    "col colonize, com commerce. Unrest: points (gains and returns)."
)


def show_board(console: Console, view: View) -> None:
    """Everything on the table."""
    console.print(heading(view), highlight=False)
    console.print(regions(view))
    console.print(LEGEND, style="dim", highlight=False)
    console.print(powers(view))
    for line in extras(view):
        console.print(line, highlight=False)


def heading(view: View) -> Text:
    if view["over"]:
        return Text("The game is over.", "bold")
    if view["war"] == 0:
        return Text("Set-up", "bold")
    where = f"War {'I' * view['war']} of {'I' * view['wars']}, {view['phase'].replace('-', ' ')}"
    if view["round"] and view["phase"] == "player-actions":
        where += f", round {view['round']} of {view['rounds']}"
    found = Text(where, "bold")
    if view["order"]:
        found.append("   turn order: ", "not bold")
        for at, seat in enumerate(view["order"]):
            found.append(" > " if at else "", "not bold")
            found.append(title(seat), style(seat))
    return found


def regions(view: View) -> Table:
    """The eleven regions: values, neutral markers, then what each power has there."""
    players = [power for power in view["powers"] if power["player"]]
    others = [power for power in view["powers"] if not power["player"]]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Region")
    table.add_column("VP")
    table.add_column("Neutral")
    for power in players:
        table.add_column(Text(short(power["id"]), style(power["id"])))
    if others:
        table.add_column("No player")
    kinds = {marker["id"]: marker for marker in view["markers"]}
    for region in view["regions"]:
        row: list[RenderableType] = [
            region["name"],
            "/".join(str(value) for value in region["values"] if value),
            _neutral(region, kinds),
        ]
        row.extend(_presence(region, power["id"]) for power in players)
        if others:
            row.append(_others(region, [power["id"] for power in others]))
        table.add_row(*row)
    return table


def _neutral(region: View, kinds: dict[str, View]) -> str:
    words = [marker_word(kinds[marker]) for marker in region["markers"]]
    words.extend(f"({token})" for token in region["tokens"])
    return " ".join(words)


def marker_word(marker: View) -> str:
    """A neutral marker in a few letters."""
    if marker["kind"] == "colonize":
        return "col"
    if marker["kind"] == "commerce":
        return "com"
    reward = ""
    if marker["gold"]:
        reward = f"+{marker['gold']}g"
    if marker["victory_points"]:
        reward += f"+{marker['victory_points']}vp"
    return f"{marker['strength']}{reward}"


def _units(region: View, power: str) -> str:
    held = region["units"].get(power, {})
    letters = (("army", "A"), ("navy", "N"), ("fort", "F"))
    return " ".join(f"{letter}{held[unit]}" for unit, letter in letters if held.get(unit))


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


def powers(view: View) -> Table:
    """What lies before each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("Power", "Side", "VP", "Gold", "Pop", "Unrest", "Income", "Home", "Tiles and alliances"):
        table.add_column(column)
    for power in view["powers"]:
        if not power["player"]:
            continue
        home = {"units": {power["id"]: power["home"]}}
        table.add_row(
            named(power["id"]),
            f"{power['side'] or '-'} {power['box'] or ''}".strip(),
            f"{power['victory_points']} (+{power['points_preview']})",
            "?" if power["gold"] is None else str(power["gold"]),
            str(power["population"]),
            _unrest(power["unrest"]),
            f"{power['income']} - {power['maintenance']}",
            _units(home, power["id"]) or "-",
            _tiles(power),
        )
    return table


def _unrest(unrest: View) -> str:
    """Points where they are known, then how often it was gained and given back."""
    drawn = f"+{unrest['gains']}" + (f" -{unrest['returns']}" if unrest["returns"] else "")
    points = "?" if unrest["points"] is None else unrest["points"]
    return f"{points} ({drawn})"


def _tiles(power: View) -> str:
    words = []
    for tile in power["tiles"]:
        count = tile["ready"] + tile["used"]
        word = tile["id"] + (f" x{count}" if count > 1 else "")
        words.append(f"{word} (used)" if tile["used"] and not tile["ready"] else word)
    words.extend(f"~{alliance}" for alliance in power["alliances"])
    return ", ".join(words) or "-"


def extras(view: View) -> list[Text]:
    """What stands beside the board: sides of powers without a player, the attack, offers, the result."""
    found: list[Text] = []
    idle = [power for power in view["powers"] if not power["player"] and power["side"]]
    if idle:
        found.append(Text("No player: " + ", ".join(f"{power['name']} ({power['side']})" for power in idle)))
    found.extend(business(view))
    if view["result"]:
        found.extend(_result(view["result"]))
    return found


def business(view: View) -> list[Text]:
    """What is going on in this turn: the attack, offers for help."""
    found: list[Text] = []
    if view["attack"]:
        found.append(_attack(view["attack"]))
    for offer in view["offers"]:
        deal = f"{offer['gold']} gold for {offer['navies']} navies and {offer['armies']} armies"
        sides = f"{title(offer['payer'])} to {title(offer['helper'])}"
        found.append(Text(f"Offer {offer['number']}: {sides}, {deal} ({offer['status'].replace('-', ' ')})"))
    return found


def _attack(attack: View) -> Text:
    who = title(attack["attacker"]) if attack["attacker"] else f"The {attack['token']} token"
    words = f"{who} attacks {title(attack['target']['id'])} in {title(attack['region'])}"
    for kind in ("sea", "land"):
        mine = attack[kind]["attackers"]["strength"]
        theirs = attack[kind]["defenders"]["strength"]
        if mine or theirs:
            words += f"; at {kind} {mine} against {theirs}"
    if attack["support"]:
        words += f"; naval support: {attack['support']}"
    return Text(words)


def _result(result: View) -> list[Text]:
    found = []
    for line in sorted(result["powers"], key=lambda line: int(line["place"])):
        words = f"{line['place']}. "
        points = f": {line['victory_points']} VP ({line['before']} less {line['penalty']}), unrest {line['unrest']}"
        if line["revolution"]:
            points = f": revolution, unrest {line['unrest']}"
        found.append(Text(words) + named(line["power"]) + Text(points))
    winners = " and ".join(title(winner) for winner in result["winners"])
    found.append(Text(f"{winners} won." if winners else "Nobody won.", "bold"))
    return found
