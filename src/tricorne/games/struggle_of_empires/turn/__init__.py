"""Phase III: a turn, and every action but the attack (TURN rules and those that follow)."""
