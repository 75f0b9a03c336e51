as-it-stood = { $words }

list-empty = rien
list-next = { $before }, { $next }
list-last = { $before } et { $next }
