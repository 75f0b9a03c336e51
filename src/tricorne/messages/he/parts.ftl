as-it-stood = { $words }

list-empty = כלום
list-next = { $before }, { $next }
list-last = { $before } ו{ $next }
