undo-chance = chance was drawn in { $number }
