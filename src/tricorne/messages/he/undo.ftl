undo-began = כאן התחיל המשחק.
undo-chance = ברגע { $number } הוכרע דבר במזל.
undo-gold = ברגע { $number } עבר זהב או נסגרה עסקה.
undo-revealed = ברגע { $number } נחשף דבר.
undo-acted = { $seat } פעלה ברגע { $number }.
undo-secret = { $seat } בחרה בסוד ברגע { $number }.
