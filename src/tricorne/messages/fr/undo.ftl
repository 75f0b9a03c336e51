undo-began = La partie a commencé ici.
undo-chance = Le hasard a parlé à l’entrée { $number }.
undo-gold = De l’or ou un marché a changé de mains à l’entrée { $number }.
undo-revealed = Quelque chose a été dévoilé à l’entrée { $number }.
undo-acted = { $seat } a agi à l’entrée { $number }.
undo-secret = { $seat } a fait un choix secret à l’entrée { $number }.
