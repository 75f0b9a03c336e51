"""The rules of Imperial Struggle, section by section."""
