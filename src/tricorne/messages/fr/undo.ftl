undo-chance = Le hasard a parlé dans { $number }.
