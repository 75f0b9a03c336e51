"""The rows of the action table of Struggle of Empires: for each number its text, its message and its rule."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    ACCEPT_HELP,
    AGREE,
    ALL_ACTIONS,
    AMOUNTS,
    ARRIVE,
    ATTACK_MARKER,
    ATTACK_POWER,
    ATTACK_TOKEN,
    BID,
    BLUE_POWER,
    BUILD,
    CALL_MILITIA,
    CALL_RESERVES,
    CLAIM,
    COLONIZE_MARKER,
    COMMERCE_MARKER,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    CONTENT,
    COUNTER,
    DEAL,
    DECLINE,
    DEFEND,
    DONE,
    END_TURN,
    FIGHT,
    GET,
    GIVE,
    GIVEN,
    HIGHER,
    HIGHEST_BID,
    HIGHEST_WRITTEN,
    IN_REGION,
    INCITE,
    KEEP,
    KEEP_PROPOSAL,
    KEEP_UNREST,
    LOSE_OF_ALLY,
    LOSE_UNIT,
    LOST_AT_SEA,
    MOST_COMMITTED,
    MOVE,
    NO_BLOCKADE,
    NO_DEAL,
    NO_MILITIA,
    NO_MORE,
    NO_RESERVES,
    NO_SURPRISE,
    NO_WITHDRAWAL,
    PASS,
    PASS_BID,
    PLACE,
    PUT_BACK,
    RAISE,
    RAISE_SUPPORT,
    REBUILD,
    RED_POWER,
    REDRAW,
    REFUSE_HELP,
    REJECT,
    REMAIN,
    RETURN_UNREST,
    SPEND_AT_SEA,
    STAY,
    SURPRISE,
    SURRENDER,
    TAKE_ALLIANCE,
    THINGS,
    TO,
    UNTIL_ROUND,
    UNTIL_WAR,
    USE,
    WITHDRAW,
    bid_action,
)
from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    HOME,
    MARKERS,
    PIRATES,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    UNIT_WORDS,
    Place,
    Power,
)
from tricorne.games.struggle_of_empires.talk.terms import thing_text, thing_words
from tricorne.games.struggle_of_empires.text import marker_of, place_of, say, the_unit
from tricorne.kernel.action import ActionTable
from tricorne.kernel.message import Thing


def build_table(c: Components) -> ActionTable:
    """Write all rows, in the order of the numbers above."""
    t = ActionTable()
    _write_menu(t, c)
    _write_auction(t, c)
    _write_markers_and_tokens(t, c)
    _write_parts(t, c)
    _write_attack(t, c)
    _write_bids(t)
    _write_setup(t, c)
    for amount in range(HIGHEST_BID + 1, HIGHEST_WRITTEN + 1):
        t.row(bid_action(amount), f"bid {amount}", say("act-bid", number=amount), "AUCTION-17")
    _write_deals(t, c)
    assert len(t) == ALL_ACTIONS
    return t


def _place_id(c: Components, place: Place) -> str:
    return "home" if place == HOME else c.region_ids[place]


def _power(c: Components, power: Power) -> Thing:
    return c.thing("power", c.power_ids[power])


def _alliance(c: Components, alliance: int) -> Thing:
    return c.thing("alliance", c.alliance_ids[alliance])


def _tile(c: Components, tile: int) -> Thing:
    return c.thing("tile", c.tile_ids[tile])


def _region(c: Components, marker: int) -> Thing:
    return place_of(c, c.marker_region[marker])


def _write_menu(t: ActionTable, c: Components) -> None:
    for unit in range(UNIT_KINDS):
        t.row(BUILD + unit, f"build {UNIT_WORDS[unit]}", say("act-build", unit=the_unit(unit)), "BUILD-1")
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-rebuild", unit=the_unit(unit), region=place_of(c, place))
            t.row(
                REBUILD + unit * PLACES + place, f"rebuild {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "BUILD-8"
            )
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-move", unit=the_unit(unit), region=place_of(c, place))
            t.row(MOVE + unit * PLACES + place, f"move {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "MOVE-1")
    for region in range(REGIONS):
        for power in range(POWERS):
            words = say("act-attack-power", power=_power(c, power), region=place_of(c, region))
            t.row(
                ATTACK_POWER + region * POWERS + power,
                f"attack {c.region_ids[region]} {c.power_ids[power]}",
                words,
                "ATTACK-2",
            )
    t.row(PASS, "pass", say("act-pass"), "PASS-1")
    for a in range(ALLIANCES):
        t.row(TAKE_ALLIANCE + a, f"ally {c.alliance_ids[a]}", say("act-ally", alliance=_alliance(c, a)), "LOCAL-1")
    for tile in range(TILES):
        t.row(CLAIM + tile, f"claim {c.tile_ids[tile]}", say("act-claim", tile=_tile(c, tile)), "CLAIM-1")
    for tile in range(TILES):
        t.row(USE + tile, f"use {c.tile_ids[tile]}", say("act-use", tile=_tile(c, tile)), "TURN-10")
    t.row(END_TURN, "end-turn", say("act-end-turn"), "TURN-11")
    for place in range(PLACES):
        t.row(TO + place, f"to {_place_id(c, place)}", say("act-to", region=place_of(c, place)), "MOVE-5")
    t.row(STAY, "stay", say("act-stay"), "BUILD-2")
    t.row(DONE, "done", say("act-done"), "MOVE-1")


def _write_auction(t: ActionTable, c: Components) -> None:
    t.row(PASS_BID, "pass-bid", say("act-pass-bid"), "AUCTION-16")
    t.row(RAISE, "raise", say("act-raise"), "AUCTION-17")
    for power in range(POWERS):
        t.row(RED_POWER + power, f"red {c.power_ids[power]}", say("act-red", power=_power(c, power)), "AUCTION-9")
    for power in range(POWERS):
        t.row(BLUE_POWER + power, f"blue {c.power_ids[power]}", say("act-blue", power=_power(c, power)), "AUCTION-9")
    t.row(KEEP_PROPOSAL, "keep-proposal", say("act-keep-proposal"), "AUCTION-18")


def _write_markers_and_tokens(t: ActionTable, c: Components) -> None:
    for m in range(MARKERS):
        thing = Thing("marker", c.marker_ids[m])
        words = say("act-attack-marker", marker=thing, strength=c.marker_strength[m], region=_region(c, m))
        t.row(ATTACK_MARKER + m, f"attack {c.region_ids[c.marker_region[m]]} {c.marker_ids[m]}", words, "NEUTRAL-1")
    for token in range(TOKENS):
        words = say("act-attack-token", token=c.thing("token", c.token_ids[token]))
        t.row(ATTACK_TOKEN + token, f"attack {c.token_ids[token]}", words, "COVERT-12")
    for m in range(MARKERS):
        words = say("act-colonize", marker=marker_of(c, m), region=_region(c, m))
        t.row(COLONIZE_MARKER + m, f"colonize {c.marker_ids[m]}", words, "COLONIZE-1")
    for m in range(MARKERS):
        words = say("act-commerce", marker=marker_of(c, m), region=_region(c, m))
        t.row(COMMERCE_MARKER + m, f"commerce {c.marker_ids[m]}", words, "COMMERCE-1")
    for token in range(TOKENS):
        rule = "COVERT-3" if token == PIRATES else "COVERT-4"
        thing = c.thing("token", c.token_ids[token])
        for region in range(REGIONS):
            for power in range(POWERS):
                text = f"incite {c.token_ids[token]} {c.region_ids[region]} {c.power_ids[power]}"
                words = say("act-incite", token=thing, power=_power(c, power), region=place_of(c, region))
                t.row(INCITE + (token * REGIONS + region) * POWERS + power, text, words, rule)


def _write_parts(t: ActionTable, c: Components) -> None:
    for region in range(REGIONS):
        t.row(IN_REGION + region, f"in {c.region_ids[region]}", say("act-in", region=place_of(c, region)), "TURN-10")
    t.row(CALL_MILITIA, "call-militia", say("act-call-militia"), "TILE-MILITIA-1")
    t.row(NO_MILITIA, "no-militia", say("act-no-militia"), "TILE-MILITIA-1")
    t.row(RETURN_UNREST, "return-unrest", say("act-return-unrest"), "PASS-2")
    t.row(KEEP_UNREST, "keep-unrest", say("act-keep-unrest"), "PASS-2")
    t.row(LOST_AT_SEA, "lost", say("act-lost"), "SEA-6")
    t.row(REMAIN, "remain", say("act-remain"), "SEA-5")
    t.row(ARRIVE, "arrive", say("act-arrive"), "SEA-5")


def _write_attack(t: ActionTable, c: Components) -> None:
    t.row(SURPRISE, "surprise", say("act-surprise"), "TILE-SURPRISE-ATTACK-1")
    t.row(NO_SURPRISE, "no-surprise", say("act-no-surprise"), "TILE-SURPRISE-ATTACK-1")
    for number in range(MOST_COMMITTED + 1):
        t.row(COMMIT_NAVIES + number, f"navies {number}", say("act-navies", number=number), "ALLY-3")
    for number in range(MOST_COMMITTED + 1):
        t.row(COMMIT_ARMIES + number, f"armies {number}", say("act-armies", number=number), "ALLY-3")
    t.row(ACCEPT_HELP, "accept-help", say("act-accept-help"), "ALLY-3")
    t.row(REFUSE_HELP, "refuse-help", say("act-refuse-help"), "ALLY-3")
    t.row(FIGHT, "fight", say("act-fight"), "NAVAL-8")
    t.row(DECLINE, "decline", say("act-decline"), "NAVAL-8")
    for a in range(ALLIANCES):
        t.row(SPEND_AT_SEA + a, f"spend {c.alliance_ids[a]}", say("act-spend", alliance=_alliance(c, a)), "NAVAL-13")
    t.row(NO_MORE, "no-more", say("act-no-more"), "NAVAL-13")
    t.row(SURRENDER, "surrender", say("act-surrender"), "VARIANT-SURRENDER-1")
    t.row(DEFEND, "defend", say("act-defend"), "VARIANT-SURRENDER-1")
    t.row(RAISE_SUPPORT, "blockade", say("act-blockade"), "TILE-BLOCKADE-1")
    t.row(NO_BLOCKADE, "no-blockade", say("act-no-blockade"), "TILE-BLOCKADE-1")
    t.row(CALL_RESERVES, "reserves", say("act-reserves"), "TILE-RESERVES-1")
    t.row(NO_RESERVES, "no-reserves", say("act-no-reserves"), "TILE-RESERVES-1")
    t.row(WITHDRAW, "withdraw", say("act-withdraw"), "TILE-FIGHTING-WITHDRAWAL-1")
    t.row(NO_WITHDRAWAL, "no-withdrawal", say("act-no-withdrawal"), "TILE-FIGHTING-WITHDRAWAL-1")
    for unit in range(UNIT_KINDS):
        t.row(LOSE_UNIT + unit, f"lose {UNIT_WORDS[unit]}", say("act-lose", unit=the_unit(unit)), "LOSS-5")
    for power in range(POWERS):
        t.row(
            LOSE_OF_ALLY + power,
            f"lose-ally {c.power_ids[power]}",
            say("act-lose-ally", power=_power(c, power)),
            "LOSS-8",
        )


def _write_bids(t: ActionTable) -> None:
    for amount in range(HIGHEST_BID + 1):
        t.row(BID + amount, f"bid {amount}", say("act-bid", number=amount), "AUCTION-17" if amount else "AUCTION-8")
    t.row(HIGHER, "higher", say("act-higher"), "AUCTION-17")


def _write_setup(t: ActionTable, c: Components) -> None:
    for m in range(MARKERS):
        words = say("act-put-back", marker=marker_of(c, m), region=_region(c, m))
        t.row(PUT_BACK + m, f"put-back {c.marker_ids[m]}", words, "SETUP-22")
    t.row(REDRAW, "redraw", say("act-redraw"), "SETUP-22")
    t.row(CONTENT, "content", say("act-content"), "SETUP-22")
    for m in range(MARKERS):
        words = say("act-keep", marker=marker_of(c, m), region=_region(c, m))
        t.row(KEEP + m, f"keep {c.marker_ids[m]}", words, "VARIANT-DRAFT-1")
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-place", unit=the_unit(unit), region=place_of(c, place))
            t.row(PLACE + unit * PLACES + place, f"place {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "SETUP-26")


def _write_deals(t: ActionTable, c: Components) -> None:
    """Where deals are actions: with whom, what for what, until when, and the answers."""
    for power in range(POWERS):
        t.row(DEAL + power, f"deal {c.power_ids[power]}", say("act-deal", power=_power(c, power)), "NEGOTIATION-1")
    t.row(NO_DEAL, "no-deal", say("act-no-deal"), "NEGOTIATION-1")
    for thing in range(1, GIVEN + 1):
        words = say("act-give", thing=thing_words(thing))
        t.row(GIVE + thing - 1, f"give {thing_text(thing)}", words, "NEGOTIATION-2")
    for thing in range(THINGS):
        words = say("act-get", thing=thing_words(thing))
        t.row(GET + thing, f"get {thing_text(thing)}", words, "NEGOTIATION-2")
    t.row(UNTIL_ROUND, "until round", say("act-until-round"), "NEGOTIATION-3")
    t.row(UNTIL_WAR, "until war", say("act-until-war"), "NEGOTIATION-3")
    t.row(AGREE, "agree", say("act-agree"), "NEGOTIATION-2")
    t.row(REJECT, "reject", say("act-reject"), "NEGOTIATION-2")
    for at in range(len(AMOUNTS)):
        words = say("act-counter", gold=AMOUNTS[at])
        t.row(COUNTER + at, f"counter-gold {AMOUNTS[at]}", words, "NEGOTIATION-2")
