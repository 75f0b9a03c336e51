"""Lessons over the wire: the list, the texts, a whole lesson of each game with a wrong try, what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.lessons.walking import GAMES, inputs
from tests.server.running_server import Person, RunningServer
from tricorne.lessons import lessons
from tricorne.server.wire_lessons import LessonList, LessonReply


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_from_beginning_to_end(server: RunningServer, game: str) -> None:
    """The table that is shown by frames is the one that a fresh look shows; a wrong try is answered and not kept."""
    anna = Person(server.port, "Anna")
    listed = msgspec.json.decode(anna.get(f"/api/games/{game}/lessons").body, type=LessonList).lessons
    lesson = lessons(game)[0]
    assert [one.id for one in listed] == [one.id for one in lessons(game)]
    path = f"/api/games/{game}/lessons/{lesson.id}"
    way: list[str] = []
    shown: Any = anna.post(path, {"inputs": way}).json["frames"][-1]["position"]
    for step in lesson.steps:
        for one in [f"answer {wrong.answer}" for wrong in step.wrong if wrong.answer][:1]:
            reply = anna.post(path, {"inputs": way, "next": one}).json
            assert (reply["kept"], reply["tone"], reply["step"]["id"]) == (False, "wrong", step.id)
            assert anna.post(path, {"inputs": [*way, one]}).status == 422, "a wrong try belongs to no way"
        for one in [*inputs(step), "go"]:
            answer = anna.post(path, {"inputs": way, "next": one})
            reply = answer.json
            msgspec.json.decode(answer.body, type=LessonReply)
            assert reply["kept"], (step.id, one)
            way.append(one)
            shown = reply["frames"][-1]["position"] if reply["frames"] else shown
            if reply["step"]["id"] != step.id or reply["step"]["phase"] == "over":
                break
    assert reply["step"]["phase"] == "over"
    fresh = anna.post(path, {"inputs": way}).json
    assert fresh["reset"] and fresh["frames"][-1]["position"] == shown


def test_texts_come_lesson_by_lesson(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    path = "/api/games/struggle-of-empires/lessons"
    titles = anna.get(f"{path}/titles/messages/en")
    assert b"lesson-a-turn-in-silesia = A turn in Silesia" in titles.body
    assert b"step-1-words" in anna.get(f"{path}/a-turn-in-silesia/messages/de").body
    assert b"step-1-words" not in anna.get("/api/games/struggle-of-empires/messages/en").body
    assert anna.get(f"{path}/nowhere/messages/en").status == 404


def test_what_a_lesson_cannot_take_is_refused(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    path = "/api/games/struggle-of-empires/lessons/a-turn-in-silesia"
    assert anna.post(path, {"inputs": [], "next": "dance"}).status == 422
    assert anna.post(path, {"inputs": ["answer 2"], "next": ""}).status == 422
    assert anna.post(path, {"inputs": ["go"] * 501, "next": ""}).status == 422
    assert anna.post(path, {"inputs": [], "next": "x" * 301}).status == 422
    assert anna.post("/api/games/struggle-of-empires/lessons/nowhere", {"inputs": []}).status == 404
    odds = anna.post(path, {"inputs": [], "next": "odds attack german-states austria"}).json
    assert odds["odds"]["land"]["attackers"] == 3 and not odds["kept"]
