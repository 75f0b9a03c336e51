"""What a side knows as a row of numbers, for programs that learn."""
