"""The addresses of studies and puzzles."""

from __future__ import annotations

from tricorne.server.address import Address
from tricorne.server.study.curves import Curves
from tricorne.server.study.puzzles import Puzzles
from tricorne.server.study.studies import Studies
from tricorne.server.study.wire_study import (
    NewStudy,
    PuzzleList,
    PuzzleReply,
    PuzzleTry,
    Study,
    StudyAnswer,
    StudyCurve,
    StudyList,
    StudyLog,
    StudyMoment,
    StudyPlay,
    StudyPlayed,
    StudyQuestion,
    StudyWriting,
)


def addresses(studies: Studies, curves: Curves, puzzles: Puzzles) -> list[Address]:
    one = "/api/studies/{id}"
    of_game = "/api/games/{game}/puzzles"
    return [
        Address("GET", "/api/studies", studies.my_studies, "Your studies", None, StudyList),
        Address("POST", "/api/studies", studies.new_study, "A new study", NewStudy, Study, 201, priced=True),
        Address("GET", one, studies.study, "A study", None, Study, priced=True),
        Address("POST", one + "/remove", studies.remove_study, "Take a study away", dict, StudyList),
        Address("GET", one + "/log", studies.study_log, "The log of a branch", None, StudyLog, priced=True),
        Address("GET", one + "/at/{number}", studies.study_moment, "A moment of it", None, StudyMoment, priced=True),
        Address("GET", one + "/text", studies.study_text, "All of it as text", None, str, priced=True),
        Address("POST", one + "/play", studies.play_study, "Play on", StudyPlay, StudyPlayed),
        Address("POST", one + "/ask", studies.ask_study, "A question", StudyQuestion, StudyAnswer),
        Address("POST", one + "/write", studies.write_study, "A note, a name", StudyWriting, Study),
        Address("GET", one + "/curve", curves.study_curve, "The chances of a finished game", None, StudyCurve),
        Address("POST", one + "/curve", curves.begin_curve, "Let them be computed", dict, StudyCurve),
        Address("GET", of_game, puzzles.list_puzzles, "Puzzles of a game", None, PuzzleList),
        Address(
            "POST", of_game + "/{puzzle}", puzzles.try_puzzle, "A try at a puzzle", PuzzleTry, PuzzleReply, priced=True
        ),
    ]
