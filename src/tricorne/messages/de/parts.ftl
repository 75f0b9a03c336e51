as-it-stood = { $words }

list-empty = nichts
list-next = { $before }, { $next }
list-last = { $before } und { $next }
