"""What lies on the table: the pieces, the rule set of one game, the position."""
