as-it-stood = { $words }

list-empty = nichts
list-next = { $before }, { $next }
list-last = { $before } und { $next }

hint-near = ist { $word } gemeint?
hint-nothing = es gibt nichts zur Auswahl
hint-choose = wähle { $words-plain }
