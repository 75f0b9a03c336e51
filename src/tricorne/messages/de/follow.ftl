### Was eben geschah: Tempo, Zählungen, Spuren.

pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-instant = sofort
pace-step = Schritt für Schritt
count-after = Stand
count-again = Noch einmal
count-next = Weiter
count-skip = Zur Summe
count-open = Zählung zeigen
battle-open = Kampf zeigen
teller-now = Zur Gegenwart
