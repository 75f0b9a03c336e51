"""Wars: theaters, strength, spoils, conquest, special results (7)."""
