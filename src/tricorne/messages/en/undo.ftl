undo-began = the game began here
undo-chance = chance was drawn in { $number }
undo-gold = gold or a bargain changed hands in { $number }
undo-revealed = something was revealed in { $number }
undo-acted = { $seat } has acted in { $number }
undo-secret = { $seat } has chosen in secret in { $number }
