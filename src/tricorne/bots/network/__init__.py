"""`network`: a bot whose knowledge is a network that learned from games (docs/learning.md). It plays with numpy alone."""
