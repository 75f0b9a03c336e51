"""Imperial Struggle in a terminal: Regions with their spaces, tracks, sides and the war display, from a view alone."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tricorne.games.imperial_struggle.terminal.colours import short, style
from tricorne.games.imperial_struggle.text import GAME, ability_text, say
from tricorne.kernel import languages
from tricorne.kernel.message import Arg, Message, Thing
from tricorne.kernel.message import Text as Plain
from tricorne.kernel.spoken import spoken, spoken_language
from tricorne.kernel.text_board import View

KINDS = {"market": "term-markets", "territory": "term-territories", "naval": "term-seas", "fort": "term-forts"}
COLUMNS = ["term-side", "debt", "term-trp", "term-squadrons", "cards", "cabinet", "advantages"]
SCORED = {"demand": "commodity", "commodity": "commodity", "ministry": "ministry", "territory": "space"}
FLAGS = {"france": "Fr", "britain": "Br", "spain": "Sp", "usa": "US"}


def words(key: str, **args: Arg) -> str:
    """A text of the game in the language of the terminal."""
    return spoken(say(key, **args))


def _side(id: str) -> Thing:
    return Thing("side", id)


def _name(kind: str, id: str) -> str:
    return languages.name_of(kind, id, GAME, spoken_language())


def show_board(console: Console, view: View) -> None:
    """Everything on the table."""
    console.print(heading(view), highlight=False)
    console.print(sides(view))
    console.print(regions(view))
    console.print(words("term-legend"), style="dim", highlight=False)
    for line in [demand(view), *theaters(view), *investments(view), *business(view), *result(view)]:
        console.print(line, highlight=False, soft_wrap=True)


def heading(view: View) -> Text:
    turn = view["turn"]
    points = view["victory_points"]
    if view["over"]:
        where = words("title-over")
    elif turn["kind"] == "war" and view["war"]:
        where = _name("war", view["war"]["id"])
    else:
        number, era, phase = turn["number"], Thing("era", turn["era"]), Thing("phase", turn["phase"])
        if turn["round"]:
            where = words("term-peace-round", number=number, era=era, round=turn["round"], rounds=turn["rounds"])
        else:
            where = words("term-peace", number=number, era=era, phase=phase)
    found = Text(where, "bold")
    found.append("   " + words("term-vp", total=points["total"]), "bold yellow")
    high, low = points["france_wins_at"], points["britain_wins_at"]
    preview = points["scoring_preview"]
    if preview and turn["kind"] == "peace":
        ends = words("term-ends-scored", high=high, low=low, after=preview["vp_after"])
    else:
        ends = words("term-ends", high=high, low=low)
    found.append(" " + ends, "not bold")
    return found


def sides(view: View) -> Table:
    """What lies before the two sides."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        table.add_column(words(column))
    for side in view["sides"]:
        fleet = side["squadrons"]
        ships = words("term-fleet", map=fleet["map"], box=fleet["navy_box"], unbuilt=fleet["unbuilt"])
        table.add_row(
            Text(_name("side", side["id"]), style(side["id"])),
            words("term-debt", debt=side["debt"], limit=side["debt_limit"]),
            str(side["treaty_points"]),
            ships,
            str(side["cards"]),
            _ministries(view, side),
            ", ".join(_advantage(view, id) for id in side["advantages"]) or "-",
        )
    return table


def _ministries(view: View, side: View) -> str:
    """Face-up cards by name, the seat's own face-down ones in brackets, others by number."""
    found: list[str] = []
    hidden = side["face_down"]
    for card in view["ministries"]:
        if card["side"] == side["id"] and card["place"] == "face-up":
            found.append(_name("ministry", card["id"]))
        elif card["side"] == side["id"] and card["place"] == "face-down":
            found.append(words("term-hidden", card=Thing("ministry", card["id"])))
            hidden = hidden - 1 if hidden else hidden
    if hidden is None:
        found.append(words("term-choosing"))
    elif hidden:
        found.append(words("term-face-down", count=hidden))
    return ", ".join(found) or "-"


def _advantage(view: View, id: str) -> str:
    tile = next(tile for tile in view["advantages"] if tile["id"] == id)
    return words("term-used", what=Plain(id)) if tile["exhausted"] else id


def regions(view: View) -> Table:
    """Each Region with its Award, then its spaces: Political spaces by country, Markets by commodity, the rest."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column()
    table.add_column(overflow="fold")
    for award in view["awards"]["regions"]:
        table.add_row(Text(_name("region", award["region"]), "bold"), _award(award))
        groups: dict[str, Text] = {}
        for space in view["spaces"]:
            if space["region"] == award["region"] and space["in_play"]:
                line = groups.setdefault(_group(view, space), Text())
                line.append("  " if line else "")
                line.append_text(_space(space))
        for group, line in groups.items():
            table.add_row(f"  {group}", line)
    return table


def _group(view: View, space: View) -> str:
    """Under which word a space stands: its country if that has several, its commodity, or its kind."""
    if space["kind"] == "political":
        kin = [other for other in view["spaces"] if other["country"] == space["country"]]
        return _name("country", space["country"]).replace("|", " ") if len(kin) > 1 else words("term-others")
    return _name("commodity", space["commodity"]) if space["commodity"] else words(KINDS[space["kind"]])


def _space(space: View) -> Text:
    signs = "$" if space["prestige"] else ""
    signs += "&" if space["alliance"] or space["local_alliance"] else ""
    marks = {"normal": "!", "+1": "!!", None: ""}[space["conflict"]]
    marks += "~" if space["isolated"] else ""
    marks += "^" if space["protected"] and space["kind"] == "market" else ""
    marks += "x" if space["damaged"] else ""
    marks += "h" if space["huguenots"] else ""
    parts = [f"{space['id']}{signs}"]
    parts += [str(space["cost"])] if space["cost"] else []
    parts += [f"{FLAGS[space['flag']]}{marks}"] if space["flag"] else [marks] if marks else []
    # What belongs together stays on one line.
    return Text("\u00a0".join(parts), style(space["flag"]) if space["flag"] else "")


def _award(award: View) -> Text:
    counts = award["counts"]
    found = Text(words("term-counts", france=counts["france"], britain=counts["britain"]))
    if award["tile"]:
        leads: Arg = _side(award["winner"]) if award["winner"] else say("nobody")
        worth = {"vp": award["vp"], "treaty": award["treaty_points"], "lead": award["lead_needed"], "side": leads}
        found.append("   " + words("term-award", **worth))
    if "prestige" in award:
        prestige = award["prestige"]["counts"]
        standing = {"france": prestige["france"], "britain": prestige["britain"], "vp": award["prestige"]["vp"]}
        found.append("   " + words("term-prestige", **standing))
    return found


def demand(view: View) -> Text:
    """Commodities in demand with who leads; the others shortly."""
    found = Text(words("term-demand") + " ", "bold")
    for at, line in enumerate(view["demand"]):
        counts = line["counts"]
        found.append(", " if at else "", "not bold")
        told = f"{_name('commodity', line['commodity'])} {counts['france']}:{counts['britain']}"
        if line["in_demand"]:
            told += " " + words("demand-worth", vp=line["vp"], treaty=line["treaty_points"], debt=line["debt"])
        found.append(told, "bold" if line["in_demand"] else "dim not bold")
    return found


def theaters(view: View) -> list[Text]:
    """The war display in a line for each theater: tiles, strength as far as known."""
    war = view["war"]
    if war is None:
        return []
    key = "term-war" if war["fought_now"] else "term-next-war"
    found = [Text(words(key, war=Thing("war", war["id"])), "bold")]
    for theater in war["theaters"]:
        line = Text(f"  {theater['number']} {theater['id']} ({_name('theater', theater['id'])}): ")
        for at, side in enumerate(view["seats"]):
            tiles = theater["tiles"][side]
            strength = theater["strength"][side]
            line.append(f" {words('term-against')} " if at else "")
            line.append(f"{short(side)} {strength['total']}{'' if strength['tiles_shown'] else '+?'}", style(side))
            line.append(" " + words("term-tiles", basic=tiles["basic"], bonus=tiles["bonus"]))
        if theater["counted"]:
            won = words("term-won", side=_side(theater["winner"])) if theater["winner"] else words("tie")
            line.append(f", {won}")
        found.append(line)
    return found


def investments(view: View) -> list[Text]:
    """The tiles that lie open."""
    open_tiles = [tile["id"] for tile in view["investments"] if tile["place"] == "open"]
    return [Text(words("term-open", tiles=Plain(", ".join(open_tiles))))] if open_tiles else []


def business(view: View) -> list[Text]:
    """The round or the fight under way."""
    found: list[Text] = []
    if view["round"] and view["round"]["tile"]:
        at = view["round"]
        parts = [say("points-major", type=Thing("type", type), number=left) for type, left in at["major"].items()]
        if at["minor"]:
            parts.append(say("points-minor", type=Thing("type", at["minor"]["type"]), number=at["minor"]["points"]))
        for pool in at["restricted"]:
            only = say(f"only-{pool['restriction']}")
            parts.append(say("term-only", type=Thing("type", pool["type"]), number=pool["points"], only=only))
        found.append(Text(words("term-has", side=_side(at["side"]), points=parts or [say("nothing")])))
    if view["purchase"]:
        buy = view["purchase"]
        what = Plain(f"{buy['verb']} {buy['space'] or ''}".strip())
        found.append(Text(words("term-buying", what=what, price=buy["price"], type=Thing("type", buy["type"]))))
    if view["war"] and view["war"]["fight"]:
        fight = view["war"]["fight"]
        theater = view["war"]["theaters"][fight["theater"] - 1]
        args: dict[str, Arg] = {
            "theater": Thing("theater", theater["id"]),
            "stage": say(f"term-stage-{fight['stage']}"),
        }
        if fight["conquest_points"]:
            found.append(Text(words("term-fight-points", number=fight["conquest_points"], **args)))
        else:
            found.append(Text(words("term-fight", **args)))
    return found


def result(view: View) -> list[Text]:
    if not view["result"]:
        return []
    ended = view["result"]
    return [Text(words(f"end-{ended['reason']}", power=_side(ended["winner"])), "bold")]


# -- the game's own commands -------------------------------------------------------------------


def cards(view: View) -> list[Text]:
    """The seat's hand and the ministries it sees, with their texts."""
    found: list[Text] = []
    for card in view["events"]["hand"]:
        does = f"does-card-{card['id']}-{card['version']}"
        name, id = Thing("card", card["id"]), Plain(card["id"])
        type = Thing("type", card["type"]) if card["type"] else say("term-any")
        found.append(Text(words("term-card", card=name, id=id, type=type, text=say(does))))
        if card["bonus"]:
            key = "bonus-met" if card["bonus_met"] else "bonus-not"
            found.append(Text("  " + words(key, text=say(f"{does}-bonus")), "dim"))
    for card in view["ministries"]:
        if card["place"] in ("face-up", "face-down"):
            where: list[Arg] = [_side(card["side"]), say(f"place-{card['place']}")]
            where += [Thing("keyword", word) for word in card["keywords"]]
            found.append(Text(words("term-ministry", card=Thing("ministry", card["id"]), where=where), "bold"))
            for at, ability in enumerate(card["abilities"]):
                when = say(f"when-{ability['when']}")
                text = ability_text(card["id"], at)
                found.append(Text("  " + words("ability", when=when, text=text, used=ability["used"])))
    return found or [Text(words("term-no-card"))]


def war(view: View) -> list[Text]:
    """The war display with tiles, strengths and all spoils."""
    if view["war"] is None:
        return [Text(words("nothing-war"))]
    found: list[Text] = []
    lines = theaters(view)
    found.append(lines[0])
    for at, theater in enumerate(view["war"]["theaters"]):
        found.append(lines[at + 1])
        for side in view["seats"]:
            shown = theater["tiles"][side]["shown"]
            items = [_item(item) for item in theater["strength"][side]["items"]]
            if shown is None:
                items.append(say("term-hidden-tiles"))
            told = words("term-strength", side=_side(side), items=items or [say("nothing")])
            found.append(Text(f"    {told}", style(side)))
        for row in theater["spoils"]:
            found.append(Text(f"    {_spoils(row)}", "dim"))
    return found


def _item(item: View) -> Message:
    """One thing that gives strength."""
    return say("term-item", item=say(f"item-{item['key']}"), what=Plain(item["id"] or ""), amount=item["amount"])


def _spoils(row: View) -> str:
    """A row of the spoils table: by how much, and what it gives."""
    least, most = row["margin"], row["most"]
    margin: Arg = least
    if most is None:
        margin = say("margin-more", least=least)
    elif most != least:
        margin = say("margin", least=least, most=most)
    parts = [say("part-vp", count=row["vp"])]
    if row["conquest_points"]:
        parts.append(say("part-conquest", count=row["conquest_points"]))
    if row["treaty_points"]:
        parts.append(say("part-treaty-loser", count=row["treaty_points"]))
    if row["unflag"]:
        parts.append(say("part-unflag"))
    parts += [say(f"special-{special}", count=row["squadrons_lost"]) for special in row["special"]]
    if row["side"]:
        return words("term-spoils-side", side=_side(row["side"]), margin=margin, parts=parts)
    return words("term-spoils", margin=margin, parts=parts)


def advantages(view: View) -> list[Text]:
    found: list[Text] = []
    for tile in view["advantages"]:
        state: list[Arg] = [_side(tile["owner"]) if tile["owner"] else say("nobody")]
        state += [say(f"term-{word}") for word in ("exhausted", "new", "blocked") if tile[word]]
        spaces, does = Plain(", ".join(tile["spaces"])), say(f"does-advantage-{tile['id']}")
        line = Text(words("term-advantage", id=Plain(tile["id"]), spaces=spaces, state=state, text=does))
        line.stylize(style(tile["owner"]) if tile["owner"] else "dim", 0, len(tile["id"]))
        found.append(line)
    return found


def scores(view: View) -> list[Text]:
    """What the Scoring Phase would give now."""
    preview = view["victory_points"]["scoring_preview"]
    if not preview:
        return [Text(words("title-over"))]
    found: list[Text] = []
    for line in preview["items"]:
        parts = [say("part-vp", count=line["vp"])]
        if line["treaty_points"]:
            parts.append(say("part-treaty", count=line["treaty_points"]))
        if line["debt"]:
            parts.append(say("part-debt", count=line["debt"]))
        told = words("term-scored", what=_scored(line), side=_side(line["side"]), parts=parts)
        found.append(Text(told, style(line["side"])))
    return [*found, Text(words("term-would", before=preview["vp_before"], after=preview["vp_after"]))]


def _scored(line: View) -> Arg:
    """What a line of the score sheet is for."""
    if line["what"] == "award":
        return say("score-award", region=Thing("region", line["id"]))
    if line["what"] in SCORED:
        return Thing(SCORED[line["what"]], line["id"])
    return say(f"score-{line['what']}")
