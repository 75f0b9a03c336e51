"""Set-up, from the choice of powers to the last starting unit (SETUP rules)."""
