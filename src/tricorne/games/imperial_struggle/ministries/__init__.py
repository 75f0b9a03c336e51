"""What the Ministry cards do: one small class for each card."""
