as-it-stood = { $words }

list-empty = rien
list-next = { $before }, { $next }
list-last = { $before } et { $next }

hint-near = vouliez-vous dire { $word } ?
hint-nothing = il n’y a rien à choisir
hint-choose = choisissez parmi { $words-plain }
