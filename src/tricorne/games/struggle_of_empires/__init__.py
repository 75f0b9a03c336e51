"""Struggle of Empires: two to seven powers, three wars, both editions and every variant."""
