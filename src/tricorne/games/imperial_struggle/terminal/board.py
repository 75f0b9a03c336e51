"""Imperial Struggle in a terminal: Regions with their spaces, tracks, sides and the war display, from a view alone."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tricorne.games.imperial_struggle.terminal.colours import named, short, style, title
from tricorne.kernel.text_board import View

LEGEND = (
    "A space: what is typed, its cost, its flag. $ Prestige, & Alliance; ! Conflict marker, !! the +1 kind; "
    "~ Isolated, ^ Protected, x damaged, h Huguenots. Markets stand under their commodity."
)
OTHERS = "others"
KINDS = {"market": "markets", "territory": "territories", "naval": "seas", "fort": "forts"}
FLAGS = {"france": "Fr", "britain": "Br", "spain": "Sp", "usa": "US"}


def show_board(console: Console, view: View) -> None:
    """Everything on the table."""
    console.print(heading(view), highlight=False)
    console.print(sides(view))
    console.print(regions(view))
    console.print(LEGEND, style="dim", highlight=False)
    for line in [demand(view), *theaters(view), *investments(view), *business(view), *result(view)]:
        console.print(line, highlight=False, soft_wrap=True)


def heading(view: View) -> Text:
    turn = view["turn"]
    points = view["victory_points"]
    if view["over"]:
        where = "The game is over"
    elif turn["kind"] == "war" and view["war"]:
        where = view["war"]["name"]
    else:
        where = f"Peace turn {turn['number']} ({title(turn['era'])} Era), {turn['phase'].replace('-', ' ')}"
        if turn["round"]:
            where += f", round {turn['round']} of {turn['rounds']}"
    found = Text(where, "bold")
    found.append(f"   VP {points['total']}", "bold yellow")
    found.append(f" (France wins at {points['france_wins_at']}, Britain at {points['britain_wins_at']}", "not bold")
    preview = points["scoring_preview"]
    if preview and turn["kind"] == "peace":
        found.append(f"; {preview['vp_after']} if scored now", "not bold")
    found.append(")", "not bold")
    return found


def sides(view: View) -> Table:
    """What lies before the two sides."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("Side", "Debt", "TRP", "Squadrons", "Cards", "Ministries", "Advantages"):
        table.add_column(column)
    for side in view["sides"]:
        fleet = side["squadrons"]
        ships = f"{fleet['map']} map, {fleet['navy_box']} box, {fleet['unbuilt']} unbuilt"
        table.add_row(
            named(side["id"]),
            f"{side['debt']} of {side['debt_limit']}",
            str(side["treaty_points"]),
            ships,
            str(side["cards"]),
            _ministries(view, side),
            ", ".join(_advantage(view, id) for id in side["advantages"]) or "-",
        )
    return table


def _ministries(view: View, side: View) -> str:
    """Face-up cards by name, the seat's own face-down ones in brackets, others by number."""
    words: list[str] = []
    hidden = side["face_down"]
    for card in view["ministries"]:
        if card["side"] == side["id"] and card["place"] == "face-up":
            words.append(card["name"])
        elif card["side"] == side["id"] and card["place"] == "face-down":
            words.append(f"({card['name']})")
            hidden = hidden - 1 if hidden else hidden
    if hidden is None:
        words.append("choosing")
    elif hidden:
        words.append(f"{hidden} face down")
    return ", ".join(words) or "-"


def _advantage(view: View, id: str) -> str:
    tile = next(tile for tile in view["advantages"] if tile["id"] == id)
    return f"{id} (used)" if tile["exhausted"] else id


def regions(view: View) -> Table:
    """Each Region with its Award, then its spaces: Political spaces by country, Markets by commodity, the rest."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column()
    table.add_column(overflow="fold")
    for award in view["awards"]["regions"]:
        table.add_row(Text(title(award["region"]), "bold"), _award(award))
        groups: dict[str, Text] = {}
        for space in view["spaces"]:
            if space["region"] == award["region"] and space["in_play"]:
                line = groups.setdefault(_group(view, space), Text())
                line.append("  " if line else "")
                line.append_text(_space(space))
        for group, line in groups.items():
            table.add_row(f"  {title(group)}", line)
    return table


def _group(view: View, space: View) -> str:
    """Under which word a space stands: its country if that has several, its commodity, or its kind."""
    if space["kind"] == "political":
        kin = [other for other in view["spaces"] if other["country"] == space["country"]]
        return str(space["country"]) if len(kin) > 1 else OTHERS
    return str(space["commodity"] or KINDS[space["kind"]])


def _space(space: View) -> Text:
    signs = "$" if space["prestige"] else ""
    signs += "&" if space["alliance"] or space["local_alliance"] else ""
    marks = {"normal": "!", "+1": "!!", None: ""}[space["conflict"]]
    marks += "~" if space["isolated"] else ""
    marks += "^" if space["protected"] and space["kind"] == "market" else ""
    marks += "x" if space["damaged"] else ""
    marks += "h" if space["huguenots"] else ""
    words = [f"{space['id']}{signs}"]
    words += [str(space["cost"])] if space["cost"] else []
    words += [f"{FLAGS[space['flag']]}{marks}"] if space["flag"] else [marks] if marks else []
    # What belongs together stays on one line.
    return Text("\u00a0".join(words), style(space["flag"]) if space["flag"] else "")


def _award(award: View) -> Text:
    counts = award["counts"]
    found = Text(f"France {counts['france']} : {counts['britain']} Britain")
    if award["tile"]:
        worth = f"{award['vp']} VP" + (f" + {award['treaty_points']} TRP" if award["treaty_points"] else "")
        found.append(f"   Award {worth}, lead {award['lead_needed']} needed")
        found.append(f", now {title(award['winner'])}" if award["winner"] else ", now nobody")
    if "prestige" in award:
        prestige = award["prestige"]["counts"]
        found.append(f"   Prestige {prestige['france']} : {prestige['britain']} for {award['prestige']['vp']} VP")
    return found


def demand(view: View) -> Text:
    """Commodities in demand with who leads; the others shortly."""
    found = Text("Demand: ", "bold")
    for at, line in enumerate(view["demand"]):
        counts = line["counts"]
        found.append(", " if at else "", "not bold")
        words = f"{line['commodity']} {counts['france']}:{counts['britain']}"
        if line["in_demand"]:
            words += f" {line['vp']} VP"
            words += f" {line['treaty_points']} TRP" if line["treaty_points"] else ""
            words += f" {line['debt']:+d} Debt" if line["debt"] else ""
        found.append(words, "bold" if line["in_demand"] else "dim not bold")
    return found


def theaters(view: View) -> list[Text]:
    """The war display in a line for each theater: tiles, strength as far as known."""
    war = view["war"]
    if war is None:
        return []
    found = [Text(f"{'War' if war['fought_now'] else 'Next war'}: {war['name']}", "bold")]
    for theater in war["theaters"]:
        line = Text(f"  {theater['number']} {theater['id']} ({theater['name']}): ")
        for at, side in enumerate(view["seats"]):
            tiles = theater["tiles"][side]
            strength = theater["strength"][side]
            line.append(" against " if at else "")
            line.append(f"{short(side)} {strength['total']}{'' if strength['tiles_shown'] else '+?'}", style(side))
            line.append(f" ({tiles['basic']}+{tiles['bonus']} tiles)")
        if theater["counted"]:
            line.append(f", {title(theater['winner'])} won" if theater["winner"] else ", a tie")
        found.append(line)
    return found


def investments(view: View) -> list[Text]:
    """The tiles that lie open."""
    open_tiles = [tile["id"] for tile in view["investments"] if tile["place"] == "open"]
    return [Text(f"Investment tiles: {', '.join(open_tiles)}")] if open_tiles else []


def business(view: View) -> list[Text]:
    """The round or the fight under way."""
    found: list[Text] = []
    if view["round"] and view["round"]["tile"]:
        at = view["round"]
        parts = [f"{type} {points}" for type, points in at["major"].items()]
        if at["minor"]:
            parts.append(f"minor {at['minor']['type']} {at['minor']['points']}")
        parts += [f"{pool['points']} {pool['type']} for {pool['restriction']}" for pool in at["restricted"]]
        found.append(Text(f"{title(at['side'])} has {', '.join(parts) or 'no points'}."))
    if view["purchase"]:
        buy = view["purchase"]
        found.append(Text(f"Buying: {buy['verb']} {buy['space'] or ''} for {buy['price']} {buy['type']} points."))
    if view["war"] and view["war"]["fight"]:
        fight = view["war"]["fight"]
        theater = view["war"]["theaters"][fight["theater"] - 1]
        words = f"Theater {theater['name']}, {fight['stage'].replace('-', ' ')}"
        words += f", {fight['conquest_points']} Conquest Points" if fight["conquest_points"] else ""
        found.append(Text(f"{words}."))
    return found


def result(view: View) -> list[Text]:
    if not view["result"]:
        return []
    how = view["result"]["reason"].replace("-", " ")
    return [Text(f"{title(view['result']['winner'])} won ({how}).", "bold")]


# -- the game's own commands -------------------------------------------------------------------


def cards(view: View) -> list[Text]:
    """The seat's hand and the ministries it sees, with their texts."""
    found: list[Text] = []
    for card in view["events"]["hand"]:
        found.append(Text(f"{card['name']} ({card['id']}, {card['type'] or 'any'}): {card['text']}"))
        if card["bonus_text"]:
            met = "met" if card["bonus_met"] else "not met"
            found.append(Text(f"  bonus ({met}): {card['bonus_text']}", "dim"))
    for card in view["ministries"]:
        if card["place"] in ("face-up", "face-down"):
            where = ", ".join([title(card["side"]), card["place"], *card["keywords"]])
            found.append(Text(f"{card['name']} ({where})", "bold"))
            found.extend(
                Text(f"  {ability['text']}{' (used)' if ability['used'] else ''}") for ability in card["abilities"]
            )
    return found or [Text("You have no card.")]


def war(view: View) -> list[Text]:
    """The war display with tiles, strengths and all spoils."""
    if view["war"] is None:
        return [Text("There is no war to come.")]
    found: list[Text] = []
    lines = theaters(view)
    found.append(lines[0])
    for at, theater in enumerate(view["war"]["theaters"]):
        found.append(lines[at + 1])
        for side in view["seats"]:
            shown = theater["tiles"][side]["shown"]
            items = [f"{item['key']} {item['id']} {item['amount']:+d}" for item in theater["strength"][side]["items"]]
            if shown is None:
                items.append("hidden tiles")
            found.append(Text(f"    {title(side)}: {', '.join(items) or 'nothing'}", style(side)))
        for row in theater["spoils"]:
            found.append(Text(f"    {_spoils(row)}", "dim"))
    return found


def _spoils(row: View) -> str:
    margin = f"{row['margin']}+" if row["most"] is None else f"{row['margin']} to {row['most']}"
    margin = str(row["margin"]) if row["most"] == row["margin"] else margin
    words = f"{title(row['side']) + ' by ' if row['side'] else 'by '}{margin}: {row['vp']} VP"
    words += f", {row['conquest_points']} CP" if row["conquest_points"] else ""
    words += f", {row['treaty_points']} TRP to the loser" if row["treaty_points"] else ""
    words += ", a flag off" if row["unflag"] else ""
    words += f", {row['squadrons_lost']} Squadrons lost" if row["squadrons_lost"] else ""
    return words + (f", {', '.join(row['special'])}" if row["special"] else "")


def advantages(view: View) -> list[Text]:
    found: list[Text] = []
    for tile in view["advantages"]:
        state = [title(tile["owner"]) if tile["owner"] else "nobody"]
        state += [word for word in ("exhausted", "new", "blocked") if tile[word]]
        line = Text(f"{tile['id']} ({', '.join(tile['spaces'])}; {', '.join(state)}): {tile['text']}")
        line.stylize(style(tile["owner"]) if tile["owner"] else "dim", 0, len(tile["id"]))
        found.append(line)
    return found


def scores(view: View) -> list[Text]:
    """What the Scoring Phase would give now."""
    preview = view["victory_points"]["scoring_preview"]
    if not preview:
        return [Text("The game is over.")]
    found: list[Text] = []
    for line in preview["items"]:
        words = f"{line['what']} {line['id'] or ''}: {title(line['side'])} {line['vp']} VP".replace(" :", ":")
        words += f", {line['treaty_points']} TRP" if line["treaty_points"] else ""
        words += f", {line['debt']:+d} Debt" if line["debt"] else ""
        found.append(Text(words, style(line["side"])))
    return [*found, Text(f"VP {preview['vp_before']} would become {preview['vp_after']}.")]
