undo-began = Hier begann das Spiel.
undo-chance = In { $number } hat der Zufall entschieden.
undo-gold = In { $number } ging Gold oder ein Geschäft von Hand zu Hand.
undo-revealed = In { $number } wurde etwas aufgedeckt.
undo-acted = { $seat } hat in { $number } gehandelt.
undo-secret = { $seat } hat in { $number } im Geheimen gewählt.
