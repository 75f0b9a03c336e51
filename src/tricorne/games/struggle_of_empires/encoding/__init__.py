"""What a seat knows as a row of numbers, for programs that learn."""
