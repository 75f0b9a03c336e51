as-it-stood = { $words }

list-empty = nothing
list-next = { $before }, { $next }
list-last = { $before } and { $next }
