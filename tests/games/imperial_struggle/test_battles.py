"""The theaters of a war stay readable as facts."""

from __future__ import annotations

import tricorne


def test_theaters_are_told_with_both_strengths_and_the_winner() -> None:
    state = tricorne.game("imperial-struggle").new(["britain", "france"], seed=7)
    assert tricorne.battles(state) == []
    while state.prompt.key != "conquer":  # a theater has been won
        legal = state.legal()
        state.play(legal[state.last.number * 7 % len(legal)])
    legal = state.legal()
    state.play(legal[0])
    first = tricorne.battles(state)[0]
    assert first["kind"] == "theater" and str(first["place"]).startswith("wss-")
    britain, france = sorted(first["sides"], key=lambda side: side["side"])  # type: ignore[call-overload]
    for side in (britain, france):
        assert side["total"] == side["strength"] + side["tiles"]
    more = "britain" if britain["total"] > france["total"] else "france"
    assert first["winner"] == (None if britain["total"] == france["total"] else more)
