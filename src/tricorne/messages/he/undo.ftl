undo-chance = ברגע { $number } הוכרע דבר במזל.
