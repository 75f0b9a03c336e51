# Daueraufträge für eine Auktion
order-title = Auftrag hinterlassen
order-note = Das Haus antwortet für dich, bis diese Auktion entschieden ist. Niemand sonst erfährt davon; du kannst den Auftrag jederzeit zurückziehen.
order-limit = Grenze
order-bid-up-to = Bis { $gold } für diesen Vorschlag bieten
order-always = und ihn wiederherstellen, wenn jemand ihn ändert
order-pass-while = Passen, solange dieser Vorschlag steht
order-pass-named = Passen, außer ich werde genannt
order-pass-all = Passen, bis es entschieden ist
order-left = Dein Auftrag:
order-withdraw = Auftrag zurückziehen
order-ended-over = Diese Auktion ist entschieden; dein Auftrag ist zu Ende.
order-ended-unforeseen = Es ist etwas geschehen, das dein Auftrag nicht vorsah. Du entscheidest.
order-ended-left = Dein Auftrag endete, als du gegangen bist.

order-words-pass = Passen, bis diese Auktion entschieden ist.
order-words-named = In dieser Auktion passen, außer deine Macht wird genannt.
order-words-while = Passen, solange { $red } für Rot und { $blue } für Blau vorgeschlagen ist.
order-words-while-red = Passen, solange { $red } für Rot vorgeschlagen ist.
order-words-while-blue = Passen, solange { $blue } für Blau vorgeschlagen ist.
order-words-bid = Bis { $gold } bieten, solange { $red } für Rot und { $blue } für Blau vorgeschlagen ist, dann passen.
order-words-bid-red = Bis { $gold } bieten, solange { $red } für Rot vorgeschlagen ist, dann passen.
order-words-bid-blue = Bis { $gold } bieten, solange { $blue } für Blau vorgeschlagen ist, dann passen.
order-words-always = Bis { $gold } für { $red } in Rot und { $blue } in Blau bieten, was auch sonst vorgeschlagen wird.
order-words-always-red = Bis { $gold } für { $red } in Rot bieten, was auch sonst vorgeschlagen wird.
order-words-always-blue = Bis { $gold } für { $blue } in Blau bieten, was auch sonst vorgeschlagen wird.

why-order-no-auction = Es läuft keine Auktion; Aufträge gelten nur für eine laufende.
why-order-opener = Du eröffnest diese Auktion und musst bieten, und sei es 0.
why-order-no-proposal = Es gibt noch keinen Vorschlag; warte, bis die Auktion eröffnet ist.
why-order-other-proposal = Ein anderer Vorschlag steht; ein Auftrag nennt den, der steht, oder soll ihn immer wiederherstellen.
why-order-cannot-propose = Diese beiden können jetzt nicht vorgeschlagen werden.
why-order-too-low = Das Gebot steht bei { $bid }: Ein Auftrag zum Bieten geht darüber, oder er passt.

# Wie Aufträge geschrieben werden
order-unknown = „{ $words }“ ist kein Auftrag: { order-forms }
order-no-proposal = Dieser Auftrag nennt keinen Vorschlag: { order-forms }
order-bad-part = „{ $words }“ ist kein Teil eines Vorschlags: { order-forms }
order-both-sides = Ein Vorschlag nennt eine Macht für Rot und eine für Blau: { order-forms }
order-forms = Ein Auftrag heißt „pass“, „pass unless named“, „pass while red POWER blue POWER“ oder „bid GOLD red POWER blue POWER“ (und „always“).
