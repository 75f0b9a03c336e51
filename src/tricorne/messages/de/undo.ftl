undo-chance = In { $number } hat der Zufall entschieden.
