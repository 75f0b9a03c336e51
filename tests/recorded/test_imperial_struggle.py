"""Imperial Struggle against recorded positions, theaters, event plays and whole games.

The fixtures hold some of every kind and ruling. TRICORNE_RECORDED_IMPERIAL_STRUGGLE names a folder to judge instead.
"""

from __future__ import annotations

import copy
import gzip
import json
import os
from pathlib import Path

import pytest

from tests.recorded import check
from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names, snapshot
from tests.recorded.imperial_struggle.group import Group
from tests.recorded.imperial_struggle.replay_round import RoundPlayer
from tests.recorded.imperial_struggle.rounds import load_position

GAME = "imperial-struggle"
FIXTURES = Path(__file__).parent / "fixtures" / GAME
FOLDER = Path(os.environ.get("TRICORNE_RECORDED_IMPERIAL_STRUGGLE", str(FIXTURES)))
FILES = check.case_files(FOLDER)


def judged(stem: str, case: Case) -> Findings:
    return check.judge(check.checks_of(GAME)[stem], case, check.rulings_of(GAME))


def cases(stem: str) -> list[Case]:
    return check.read_cases(next(file for file in FILES if check.stem_of(file) == stem))


@pytest.mark.parametrize("file", FILES, ids=check.stem_of)
def test_the_engine_agrees_with_every_recorded_case(file: Path) -> None:
    found = [judged(check.stem_of(file), case) for case in check.read_cases(file)]
    wrong = [str(mismatch) for each in found for mismatch in each.mismatches if not mismatch.why]
    assert found
    assert wrong == []
    assert all(each.values > 0 for each in found)
    assert [kind for each in found for kind in each.not_compared] == []


def test_every_kind_of_file_has_fixtures() -> None:
    """The results of games are part of the games here."""
    assert sorted([check.stem_of(file) for file in FILES] + ["results"]) == sorted(check.checks_of(GAME))


def test_explanations_name_rulings_of_the_catalogue() -> None:
    for ruling in check.rulings_of(GAME).values():
        assert f"IS-{ruling}" in names.GAME.rulebook.rules


# -- the judge itself ------------------------------------------------------------------------------


def unexplained(found: Findings) -> list[str]:
    return [mismatch.kind for mismatch in found.mismatches if not mismatch.why]


def test_a_wrong_price_is_found() -> None:
    case = copy.deepcopy(cases("facts")[0])
    prices = next(iter(case["facts"]["shift_cost"].values()))
    next(iter(prices.values()))[0] += 1
    assert unexplained(judged("facts", case)) == ["shift cost"]


def test_a_wrong_scoring_is_found() -> None:
    case = next(case for case in cases("scoring") if not case["follows_alt"])
    case["result"]["steps"][2]["vp"] += 1
    assert "scoring North America award" in unexplained(judged("scoring", case))


def test_a_wrong_board_after_a_theater_is_found() -> None:
    case = next(case for case in cases("theaters") if not case["follows_alt"])
    case["board_after"]["vp"] += 1
    assert unexplained(judged("theaters", case)) == ["after vp"]


def test_a_tag_explains_only_what_its_ruling_touches() -> None:
    """A theater that follows another reading of tile effects must still score as ours does."""
    case = next(case for case in cases("theaters") if case["follows_alt"] == ["flag_tile_on_conflict_space"])
    assert judged("theaters", case).mismatches
    case["board_after"]["vp"] += 1
    assert unexplained(judged("theaters", case)) == ["after vp"]


def test_a_wrong_effect_of_an_event_is_found() -> None:
    case = next(case for case in cases("events") if case["card"] == "Tax Reform")
    case["ap_after"]["major"][0] += 1
    assert unexplained(judged("events", case)) == ["Tax Reform major points"]


def test_a_game_goes_on_after_an_illegal_step() -> None:
    """The step is named, its recorded change is taken over, and the rest is still compared."""
    case = copy.deepcopy(cases("games")[-1])
    step = next(step for step in case["steps"] if step["action"] == "space" and step["at"] == "action_round_core")
    kind = "Calcutta"
    step["arg"] = kind
    found = judged("games", case)
    assert "error" not in " ".join(unexplained(found))
    assert unexplained(found) == ["refused"]


def test_a_game_with_a_wrong_end_is_found() -> None:
    case = copy.deepcopy(cases("games")[-1])
    case["result"]["vp"] += 1
    assert unexplained(judged("games", case)) == ["final vp"]


def test_the_command_tells_what_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = next(case for case in cases("theaters") if case["follows_alt"] == ["flag_tile_on_conflict_space"])
    (tmp_path / "theaters.jsonl.gz").write_bytes(gzip.compress((json.dumps(case) + "\n").encode()))
    assert check.main([GAME, str(tmp_path), "--workers", "1"]) == 0
    told = capsys.readouterr().out
    count = len(judged("theaters", case).mismatches)
    assert f"{count} mismatches {count:>6} explained" in told
    assert "[R67 flag_tile_on_conflict_space]" in told


def test_a_result_is_judged_by_the_total_and_the_tie_break() -> None:
    debt = {"France": 1, "Britain": 3}
    tied = {"winner": "Britain", "message": "Britain wins", "vp": 15, "turn": "6", "available_debt": debt}
    assert unexplained(judged("results", {"id": "r", "result": tied})) == []
    assert unexplained(judged("results", {"id": "r", "result": {**tied, "winner": "France"}})) == ["winner"]


def test_deltas_merge_replace_and_remove() -> None:
    before = {"flags": {"a": 1, "b": 2}, "list": [1], "vp": 3}
    assert snapshot.patched(before, {"flags": {"a": "$removed", "c": 4}, "list": [2]}) == {
        "flags": {"b": 2, "c": 4},
        "list": [2],
        "vp": 3,
    }


def test_done_uses_an_ability_that_needs_no_target() -> None:
    """The Bank of England raises the Debt Limit whether the recorded click says so or only ends the question."""
    for case in cases("games"):
        chosen = [step for step in case["steps"] if step["action"] == "increase_debt_limit"]
        if chosen:
            changed = copy.deepcopy(case)
            for step in changed["steps"]:
                if step["action"] == "increase_debt_limit":
                    step["action"] = "done"
            assert unexplained(judged("games", changed)) == unexplained(judged("games", case))
            return
    raise AssertionError("no fixture raises the Debt Limit")


def test_a_set_up_that_names_ministries_is_played_from_there() -> None:
    """A record may begin after both sides have chosen: our choices follow from what it holds."""
    case = copy.deepcopy(cases("games")[0])
    position = case["initial"]
    first = next(at for at, step in enumerate(case["steps"]) if step["at"] == "choose_first_player")
    for step in case["steps"][:first]:
        position = snapshot.patched(position, step.get("delta", {}))
    assert all(len(held) == 2 for held in position["ministries"].values())
    case["initial"] = position
    case["steps"] = case["steps"][first:]
    assert unexplained(judged("games", case)) == unexplained(judged("games", cases("games")[0]))


def test_burke_needs_no_use_of_his_own() -> None:
    """His points come with the purchase: a recorded use of the card is no action of ours, and is explained."""
    table = load_position(cases("facts")[0]["position"])
    position = {"ministries": {"France": [], "Britain": []}, "stack": [], "advantages": {}}
    click = {
        "m": 1,
        "i": 1,
        "role": "Britain",
        "at": "action_round_core",
        "action": "ministry_card",
        "arg": "Edmund Burke",
    }
    group = Group([click, click | {"at": "ministry_edmund_burke", "action": "done", "arg": None}], position)
    before = table.fields()
    RoundPlayer(table, Findings("burke", {})).play(group)
    assert table.fields() == before
    assert group.by_burke
