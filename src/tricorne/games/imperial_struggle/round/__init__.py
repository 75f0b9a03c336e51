"""The Action Round (5)."""
