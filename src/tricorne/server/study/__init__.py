"""Study: any record on the real board, with branches, notes, chances and advice; and puzzles (docs/study.md)."""
