"""Great strategy board games of the 18th century, completely and by the rules."""
