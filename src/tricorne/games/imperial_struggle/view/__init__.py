"""What a side sees, and what it may know."""
