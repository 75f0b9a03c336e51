"""`network`: a bot whose knowledge is a network that learned from games (docs/learning.md); numpy is all it needs."""
