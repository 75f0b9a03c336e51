"""Imperial Struggle: Britain against France, 1697 to 1789."""
