"""What the Event cards do: one small class for each verb of the data files."""
