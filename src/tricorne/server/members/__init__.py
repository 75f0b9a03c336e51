"""What people have here, and what they do among themselves: their games, all that is kept about them, the end of a game
before its end. It works for guests and for accounts alike; with accounts off as well."""
