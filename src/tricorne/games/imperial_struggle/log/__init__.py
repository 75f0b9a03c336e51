"""The log: what happened, in words."""
