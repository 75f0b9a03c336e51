"""An attack: targets, allies, the combats at sea and on land, losses, and their odds."""
