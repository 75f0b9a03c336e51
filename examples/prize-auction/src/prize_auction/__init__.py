"""Prize Auction: a small game of its own, found by Tricorne through its entry point."""
