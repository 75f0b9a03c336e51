as-it-stood = { $words }

list-empty = כלום
list-next = { $before }, { $next }
list-last = { $before } ו{ $next }

hint-near = האם הכוונה ל־{ $word }?
hint-nothing = אין במה לבחור
hint-choose = יש לבחור מבין { $words-plain }
