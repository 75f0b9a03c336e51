undo-began = La partie a commencé ici.
undo-chance = Le hasard a parlé dans { $number }.
undo-gold = De l’or ou un marché a changé de mains dans { $number }.
undo-revealed = Quelque chose a été dévoilé dans { $number }.
undo-acted = { $seat } a agi dans { $number }.
undo-secret = { $seat } a fait un choix secret dans { $number }.
