"""Phase II: the auctions, and standing orders for them (AUCTION rules)."""
