as-it-stood = { $words }

list-empty = nothing
list-next = { $before }, { $next }
list-last = { $before } and { $next }

hint-near = did you mean { $word }?
hint-nothing = there is none to choose from
hint-choose = choose one of { $words-plain }
