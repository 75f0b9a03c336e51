"""The checks of Imperial Struggle by the name of the file they judge, and our rulings where cases follow others."""

from tests.recorded.imperial_struggle.events import check_event
from tests.recorded.imperial_struggle.facts import check_facts
from tests.recorded.imperial_struggle.games import check_game
from tests.recorded.imperial_struggle.phases import check_phase
from tests.recorded.imperial_struggle.results import check_result
from tests.recorded.imperial_struggle.rulings import RULINGS
from tests.recorded.imperial_struggle.scoring import check_final_scoring, check_scoring
from tests.recorded.imperial_struggle.theaters import check_theater

CHECKS = {
    "facts": check_facts,
    "scoring": check_scoring,
    "final_scoring": check_final_scoring,
    "theaters": check_theater,
    "phases": check_phase,
    "events": check_event,
    "games": check_game,
    "results": check_result,
}
__all__ = ["CHECKS", "RULINGS"]
