# Fair dice: the letters at a table that waits, and the page that proves a finished game
end-fair = fair dice: prove every one
letters-title = The letters for the dice
letters-words = Every seat is taken. Each browser now opens the letter that it sealed for the dice; still awaited: { $powers }.
letters-late = A letter comes by itself when its player opens Tricorne. After ten minutes the game begins without those that are missing.
letters-begin = Begin without them
fair-title = Fair dice
fair-words = Before anybody sat down, the house sealed a secret in a letter, and each of you added a letter of your own. Every die and every draw comes from all these letters stirred together, so nobody, not even the house, could choose one. Now the letters are open: press the button, and your own browser works out every one again.
fair-table = to the table
fair-prove = Prove every die
fair-ready = { $outcomes ->
    [one] One outcome
   *[other] { $outcomes } outcomes
}, { $letters ->
    [one] one letter
   *[other] { $letters } letters
}. It takes a moment; nothing is sent.
fair-working = Working …
fair-done = Every die is proven
fair-all = { $outcomes ->
    [one] One outcome proven
   *[other] All { $outcomes } outcomes proven
}, here, by this browser, a moment ago. Every seal fits its letter.
fair-failed = Something is wrong
fair-wrong = { $count ->
    [one] Outcome { $numbers } does not follow from the letters.
   *[other] Outcomes { $numbers } do not follow from the letters.
} Save this page and tell the owner.
fair-broken = { $who }: this letter is not the one that was sealed.
fair-house = The house
fair-sealed = sealed { $time }
fair-opened = opened { $time }
fair-unopened = never opened: no part in the dice
fair-seal = seal
fair-stirred = Stirred
fair-stirred-words = one key for this game; bots add nothing and need not
fair-every = Every die and draw
fair-press = press one to see how it came about
fair-proven = all proven
fair-hidden-note = Draws with a dotted edge were hidden until the end; they are proven in the same way. Taking back and doing the same again meets the same die.
fair-outcome = Outcome { $number }
fair-outcome-told = Outcome { $number }: { $outcome }
fair-moment = See moment { $number } at the table
fair-number = Number it
fair-stir = Stir with the key
fair-ticket = First twelve digits, the rest after division by { $total }
fair-count = Count off in alphabetical order
fair-later = press the button
fair-could = What could have come
fair-fell = As it fell at the table.
fair-forged = The record says { $told }, the letters give { $given }. This record was changed.
fair-receipt-fits = These are the seals that this browser saw before it opened its letter, and its letter is among them.
fair-receipt-none = This browser opened no letter at this table, so it has no receipt to compare.
fair-receipt-left-out = The letter of this browser is not among the opened ones. If you were here when the game began, ask the owner why.
fair-receipt-other-seals = These are not the seals that this browser saw before it opened its letter. Save this page and tell the owner.
fair-proof = The whole proof
fair-proof-words = read it, copy it, run it anywhere
fair-lists = What could have come at each draw this page takes from the house. The program works that out by the rules: save the record and run “tricorne verify”.
fair-old = This table is older than the letters: its dice come from a secret seed that was sealed before the game. Save the record and run “tricorne verify” to prove it.

why-no-seal = a seal is the SHA-256 of a letter: 64 digits 0-9 a-f
why-no-letter-awaited = no letter of this seat is awaited
why-letter-too-late = the game has begun without it
why-letter-too-early = letters are opened when every seat is taken
why-other-letter = that is not the letter that was sealed
why-dice-sealed = the game is not over; its dice stay sealed until then
