undo-began = Hier begann das Spiel.
undo-chance = In { $number } hat der Zufall entschieden.
undo-gold = In { $number } wurde Gold gezahlt oder ein Handel geschlossen.
undo-revealed = In { $number } wurde etwas aufgedeckt.
undo-acted = { $seat } hat in { $number } gehandelt.
undo-secret = { $seat } hat in { $number } im Geheimen gewählt.
