"""Rule tests: one file for each section of the catalogue."""
