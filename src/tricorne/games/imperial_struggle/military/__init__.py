"""Military purchases: Forts, fleet, Conflict markers, War tiles (5.6)."""
