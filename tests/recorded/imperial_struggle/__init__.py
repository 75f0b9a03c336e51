"""The checks of Imperial Struggle by the name of the file they judge, and our rulings where cases follow others."""

from tests.recorded.imperial_struggle.events import check_event
from tests.recorded.imperial_struggle.facts import check_facts
from tests.recorded.imperial_struggle.games import check_game
from tests.recorded.imperial_struggle.phases import check_phase
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
}
RULINGS = {
    "damaged_fort_isolation": "R35",
    "sweep_needs_prestige": "R95",
    "voltaire_counts_conflict_space": "R50",
    "conflict_space_may_count_for_event": "R50",
    "eic_counts_exhausted": "R146",
    "voltaire_paid_without_europe_award": "R152",
    "polish_succession_br_shift_without_bonus": "R124",
    "austro_spanish_fr_bonus_lost": "R105",
    "flag_tile_on_conflict_space": "R67",
    "cp_on_usa_territory": "R75",
    "usa_unflags_already_isolated_na_markets": "R82",
    "naval_conquest (source choice restricted)": "R76",
    "event_bought_from_reshuffled_discard": "R4",
    "succession_event_drawn_in_revolution_era": "R2",
}
