"""Judging finished games: nothing is lost between luck and decisions, and what is judged is what was played."""

from __future__ import annotations

import math

import msgspec
import pytest

import tricorne
from tests.analysis.finished import NOBODY_WON, SEATS, finished
from tricorne.analysis import Judgement, judge
from tricorne.analysis.judge import within_a_stroke
from tricorne.analysis.page import page
from tricorne.analysis.playouts import (
    EVALUATION,
    NETWORK,
    TABLE,
    Task,
    Worth,
    network_of,
    pair_of,
    side_by_side,
    table_of,
    turn_late,
    worth,
    worths,
)
from tricorne.analysis.smooth import fit, smoothed
from tricorne.analysis.story import ACT, LUCK, NotOver, Story
from tricorne.bots import BadBot, Numbers
from tricorne.kernel.course import counting
from tricorne.kernel.errors import BadOptions, BadRecord
from tricorne.kernel.message import read_message
from tricorne.kernel.record import PLAY
from tricorne.kernel.whole_acts import words_of

GAMES = list(SEATS)
PLAYOUTS = 4
KINDS = {
    "struggle-of-empires": {"dice", "sea", "bag", "unrest", "setup"},
    "imperial-struggle": {"tiles", "awards", "demand", "investments", "cards"},
}
SHORT = 24
"""The seed of a game that ended early."""


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def story(game: str) -> Story:
    return Story(finished(game))


@pytest.fixture(scope="module")
def judged(game: str) -> Judgement:
    """A judgement; how far it is was told to the last."""
    heard: list[tuple[int, int]] = []
    # A network takes its time for a whole game.
    found = judge(
        finished(game), playouts=PLAYOUTS, name=EVALUATION, tell=lambda done, total: heard.append((done, total))
    )
    assert heard[-1][0] == heard[-1][1]
    assert [done for done, _ in heard] == list(range(1, len(heard) + 1))
    return found


def test_story_ends_where_the_game_ended(story: Story) -> None:
    """Taken apart and put together again: the same position, without what was taken back."""
    assert "undo to" in finished(story.game.id)
    final = story.final.position.fields()
    now = story.nodes[-1].fields()
    # Outcomes are told, not drawn, so that the streams alone have not moved.
    assert {key: now[key] for key in now if key != "rng"} == {key: final[key] for key in final if key != "rng"}
    assert len(story.nodes) == len(story.steps) + 1
    assert story.scores[-1][1] == story.final.scores


def test_steps_are_acts_and_luck_in_turn(story: Story) -> None:
    for one, next_ in zip(story.steps, story.steps[1:], strict=False):
        assert one.last <= next_.first
        if one.kind == next_.kind == ACT:
            assert one.seat != next_.seat
    assert story.steps[0].kind == LUCK
    assert {step.kind for step in story.steps} == {ACT, LUCK}
    assert all(step.told() for step in story.steps if step.kind == ACT)


def test_points_by_source_add_up(story: Story) -> None:
    for seat in story.seats:
        total = sum(row.get(seat, 0) for _, sources in story.sources for row in sources.values())
        assert total == story.final.scores[seat] - story.scores[0][1][seat]


def test_an_act_tells_what_was_done(story: Story) -> None:
    """Small decisions are told where the log has no sentence for any of the act, each in its own words."""
    entries = [entry for entry in counting(story.final.last) if entry.kind == PLAY]
    quiet = 0
    for step in (step for step in story.steps if step.chosen >= 0):
        if step.words:
            assert all(message.key != "report-did" for message in step.words)
            continue
        quiet += 1
        told = [read_message(data).args["action"] for data in step.told()]
        done = [entry.text for entry in entries if step.first <= entry.number <= step.last]
        words = [words_of(story.engine, story.game.actions, text) for text in done]
        assert told[0] == words[0] and all(one in words for one in told)
    assert quiet > 0 or story.game.id == "imperial-struggle"


def test_worth_of_a_decided_game(story: Story) -> None:
    """At the end the winner has won; at the beginning nobody has."""
    first = story.final.ranking[0]
    for way in ("", "random"):
        found = worth(story, story.nodes[-1], 4, "x", way)
        assert found.mean == [1 / len(first) if seat in first else 0.0 for seat in story.seats]
    begin = worth(story, story.nodes[0], 32, "x")
    assert sum(begin.mean) == pytest.approx(1)
    assert all(0.05 < share < 0.95 for share in begin.mean)


def test_a_network_judges_where_it_is_good(story: Story) -> None:
    """By name it plays out every game; the evaluation is there to compare with."""
    if story.game.id == "struggle-of-empires":
        assert network_of(story, "") == ""
        story = Story(finished(story.game.id, players=4))
    assert network_of(story, "") == {"struggle-of-empires": TABLE, "imperial-struggle": NETWORK}[story.game.id]
    assert network_of(story, EVALUATION) == network_of(story, "general") == ""
    here = story.nodes[len(story.nodes) // 3]
    found = [worth(story, here, 6, "x", way).mean for way in ("", EVALUATION, NETWORK)]
    assert found[0] != found[1] != found[2]
    if story.game.id == "imperial-struggle":
        assert worth(story, here, 24, "x").mean == found[2], "a quarter of the playouts, which are the same"
    else:
        assert found[0] != found[2]
    assert all(sum(shares) == pytest.approx(1) for shares in found)
    assert worth(story, here, 6, "x").mean == found[0]
    game = tricorne.game("struggle-of-empires")
    seven = game.new(game.seat_ids, seed=3)
    chance = Numbers(3)
    while not seven.over:
        seven.play(chance.pick(seven.legal()))
    large = Story(str(seven.record))
    assert network_of(large, "") == "" and table_of(large) is None and table_of(large, NETWORK) is not None


def test_a_network_plays_out_many_positions_of_a_game_for_two_side_by_side() -> None:
    story = Story(finished("imperial-struggle"))
    pair = pair_of(story)
    assert pair is not None and table_of(story) is None
    late = story.nodes[-12:-1:3]
    before = [p.fields() for p in late]
    seeds = [f"x/{at}" for at in range(len(late))]
    ends = pair.ends(late, seeds)
    assert all(not p.stack for p in ends) and [p.fields() for p in late] == before
    assert [p.fields() for p in pair.ends(late, seeds)] == [p.fields() for p in ends]
    again = pair.ends([late[0]] * 6, [f"y/{at}" for at in range(6)])
    assert len({str(p.fields()) for p in again}) > 1, (
        "chance falls anew, and what it likes best is not all that it does"
    )
    assert side_by_side(story, "") > 1 == side_by_side(story, EVALUATION)


def test_the_network_leads_all_seats_of_a_table_to_the_next_turn() -> None:
    """What is reached is judged for each seat by what that seat sees, and the evaluation."""
    story = Story(finished("struggle-of-empires", players=4))
    table = table_of(story)
    assert table is not None
    here = next(p for p in story.nodes[len(story.nodes) // 2 :] if table.knowledge.turn_begins(p))
    ends = table.play_on(here, 6, "x", 4)
    assert [p.fields() for p in ends] == [p.fields() for p in table.play_on(here, 6, "x", 4)]
    assert all(not p.stack or table.knowledge.turn_begins(p) for p in ends)
    assert len({str(p.fields()) for p in ends}) > 1, "chance falls anew"
    longer = table.play_on(here, 2, "x", 10_000, 10_000)
    assert all(not p.stack for p in longer), "to the end"
    shares = table.shares([here])[0]
    assert sum(shares) == pytest.approx(1) and table.shares([here.clone()])[0] == shares
    expected = [table.guide.expects([here], number)[0] for number in table.numbers]
    own = table.knowledge.shares(here)
    parts = [math.exp(3 * value) * own[seat] ** 0.5 for value, seat in zip(expected, table.numbers, strict=True)]
    assert shares == pytest.approx([part / sum(parts) for part in parts], abs=1e-4)


def test_nobody_has_won_where_all_lost() -> None:
    """All powers in revolution share the first place of the ranking; their chance to win has come to nothing."""
    text = finished("struggle-of-empires", NOBODY_WON)
    story = Story(text)
    assert story.final.winners == [] and len(story.final.ranking[0]) == len(story.seats)
    for way in ("", "random"):
        assert worth(story, story.nodes[-1], 2, "x", way).mean == [0.0] * len(story.seats)
    judged = judge(text, playouts=PLAYOUTS, name=EVALUATION)
    assert judged.winners == []
    assert judged.chances[-1][1] == [0.0] * len(story.seats)
    assert all(0 <= value <= 1 and sum(values) <= 1.001 for _, values in judged.chances for value in values)
    assert [account.end for account in judged.accounts] == [0.0] * len(story.seats)
    told = page(judged)
    assert "<h1>Struggle of Empires: nobody wins</h1>" in told
    assert "share the victory" not in told


def test_accounts_add_up(judged: Judgement) -> None:
    for account in judged.accounts:
        together = account.begin + account.luck + account.own + account.others + account.judgement
        assert together == pytest.approx(account.end, abs=0.001)
        first = judged.ranking[0]
        assert account.end == (1 / len(first) if account.seat in first else 0)
    assert sum(account.begin for account in judged.accounts) == pytest.approx(1, abs=0.001)
    assert sum(account.luck for account in judged.accounts) == pytest.approx(0, abs=0.001)


def test_luck_by_kind_adds_up_to_the_luck(judged: Judgement) -> None:
    """What cards, tiles and dice each did to a seat's chance is all that luck did to it."""
    for account in judged.accounts:
        assert sum(part.luck for part in account.parts) == pytest.approx(account.luck, abs=0.001)
        assert {part.chance for part in account.parts} == KINDS[judged.game]
        assert len(account.parts) == len(KINDS[judged.game])
        assert any(part.luck for part in account.parts) and all(part.error >= 0 for part in account.parts)
    told = page(judged)
    for part in judged.accounts[0].parts:
        assert f"<td>{read_message(part.words)}</td>" in told


def test_what_chance_brings_at_once_is_one_stroke_of_several_kinds(story: Story, judged: Judgement) -> None:
    at_once = [number for number in range(1, len(story.steps)) if within_a_stroke(story, number)]
    assert at_once
    for number in at_once:
        assert story.steps[number].chance != story.steps[number - 1].chance
    for step in story.steps:
        assert bool(step.chance) == bool(step.outcomes) == (step.kind == LUCK)
    for shown in (judged.lucky, judged.turning_points):
        entries = [(step.kind, step.last) for step in shown]
        assert len(set(entries)) == len(entries)


def test_chances_are_chances(judged: Judgement) -> None:
    numbers = [entry for entry, _ in judged.chances]
    assert numbers == sorted(numbers) and numbers[-1] == judged.entries
    for _, values in judged.chances:
        assert sum(values) == pytest.approx(1, abs=0.001)
        assert all(0 <= value <= 1 for value in values)


def test_turning_points_are_the_largest_changes(judged: Judgement) -> None:
    assert 0 < len(judged.turning_points) <= 8
    assert [step.last for step in judged.turning_points] == sorted(step.last for step in judged.turning_points)
    for step in judged.turning_points:
        assert step.words
        assert step.size == max(abs(value) for value in step.change.values()) > 0
    assert all(step.kind == LUCK for step in judged.lucky)


def test_alternatives_are_what_was_open(judged: Judgement) -> None:
    game = tricorne.game(judged.game)
    words = [action.words.to_data() for action in game.actions]
    looked_into = [step for step in judged.acts if step.chosen is not None]
    assert looked_into
    for step in looked_into:
        assert step.chosen is not None and step.chosen[0] in words
        assert all(said in words and 0 <= chance <= 1 for said, chance in step.alternatives)
        assert [chance for _, chance in step.alternatives] == sorted(
            (one for _, one in step.alternatives), reverse=True
        )


def test_dice_are_counted_in_struggle_of_empires() -> None:
    story = Story(finished("struggle-of-empires"))
    kinds = {kind for kind, _ in story.dice}
    assert "unrest" in kinds
    for times, _, expected in story.dice.values():
        assert times > 0 and expected > 0


@pytest.mark.long_case
def test_same_seed_same_report_however_many_work() -> None:
    text = finished("imperial-struggle", SHORT)
    one = judge(text, 4, seed=7, name=EVALUATION)
    two = judge(text, 4, seed=7, name=EVALUATION, jobs=2)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert judge(text, 4, seed=8, name=EVALUATION).chances != one.chances


@pytest.mark.long_case
def test_a_network_plays_out_the_same_games_however_many_work() -> None:
    text = finished("imperial-struggle", SHORT)
    story = Story(text)
    nodes = range(len(story.nodes) - 1)[-20:]
    tasks: list[Task] = [(str(node), node, []) for node in nodes]
    late = turn_late(story, "")

    def found(jobs: int, seed: str) -> list[Worth]:
        return worths(text, "", story, tasks, 8, seed, "", late, jobs, lambda done: None)

    assert found(1, "7") == found(2, "7") != found(1, "8")


def test_bot_may_play_on() -> None:
    story = Story(finished("imperial-struggle", SHORT))
    late = story.nodes[-2]
    by_bot = worth(story, late, 4, "x", "heuristic")
    assert sum(by_bot.mean) == pytest.approx(1)
    assert len(by_bot.halves) == 2


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"playouts": 0}, "0 playouts"), ({"jobs": 0}, "0 jobs"), ({"name": "colonial"}, "does not play")],
)
def test_wrong_wishes(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        judge(finished("imperial-struggle", SHORT), **wrong)  # type: ignore[arg-type]  # wrong values are the point


def test_unknown_bot() -> None:
    with pytest.raises(BadBot, match="genius"):
        judge(finished("imperial-struggle", SHORT), name="genius")


def test_unfinished_and_half_hidden_games_are_refused() -> None:
    state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1)
    with pytest.raises(NotOver, match="not over"):
        judge(str(state.record))
    with pytest.raises(BadRecord):
        judge(str(tricorne.replay(finished("struggle-of-empires")).record_for("france")))


# -- smoothing ---------------------------------------------------------------------------------


def test_smoothing_finds_a_jump_under_noise() -> None:
    """A chance of 30% that one stroke of luck makes 80%: the guesses are nearer to it than the estimates."""
    chance = Numbers(4)
    truth = [0.3] * 60 + [0.8] * 60 + [1.0]
    count = 20
    seen = [sum(chance.below(1000) < 1000 * value for _ in range(count)) / count for value in truth[:-1]] + [1.0]
    errors = [value * (1 - value) / count for value in truth[:-1]] + [1e-9]
    kinds = [int(at in (59, 119)) for at in range(120)]
    moves, extra = fit([(seen, errors, [-1.0] * 120)], kinds, 0.5)
    assert extra < 0.005
    guess = smoothed(seen, errors, moves[0], 0.5)
    noise = sum((one - true) ** 2 for one, true in zip(seen, truth, strict=True))
    left = sum((one - true) ** 2 for one, true in zip(guess, truth, strict=True))
    assert left < noise / 4
    assert guess[60] - guess[59] > 0.25
    assert guess[-1] == pytest.approx(1, abs=1e-6)


def test_luck_takes_what_its_dice_explain() -> None:
    """Dice that are known to decide much take the whole jump, though the estimate before them is poor."""
    seen = [0.5, 0.5, 0.3, 0.0, 0.0]
    errors = [1e-4, 1e-4, 2e-2, 1e-4, 1e-9]
    guess = smoothed(seen, errors, [1e-3, 1e-3, 0.25, 1e-6], 0.5)
    assert guess[2] - guess[3] > 0.4
    assert guess[1] - guess[2] < 0.1


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Turning points"), ("de", "Wendepunkte"), ("fr", "Tournants"), ("he", "נקודות מפנה")]
)
def test_the_page_speaks_the_language_of_its_reader(judged: Judgement, language: str, words: str) -> None:
    found = page(judged, language)
    by_table = page(msgspec.structs.replace(judged, judge=TABLE), language)
    assert "report-method" not in by_table and by_table != found
    assert f'<html lang="{language}" dir="{"rtl" if language == "he" else "ltr"}">' in found
    assert f"<h2>{words}</h2>" in found
    assert "report-" not in found
    assert ("Turning points" in found) == (language == "en")
