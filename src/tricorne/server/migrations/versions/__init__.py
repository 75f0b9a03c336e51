"""The steps from version to version, in the order of their numbers."""
