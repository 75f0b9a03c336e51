"""Gold, offers and promises between players, at any time (NEGOTIATION rules)."""
