# ספר החוקים: עמוד משלו, ומגירה ליד הלוח
book-title = חוקים
book-of = החוקים של { $game }
book-words = כל חוק במשפט קצר, במילים שלנו. סימנים אומרים היכן הוא חל; חוק בלי סימן חל בכל מהדורה ובכל מספר שחקנים.
book-loading = מביאים את החוקים …
book-search = חיפוש בחוקים
book-found = { $count ->
    [0] לא נמצא דבר
    [one] נמצא אחד
   *[other] נמצאו { $count }
  }
book-contents = תוכן העניינים
book-page = עמוד נפרד
book-rules = חוקים
book-glossary = מילון
book-pieces = חלקי המשחק
book-players = { $count ->
    [one] { $low } שחקנים
   *[other] { $low } עד { $high } שחקנים
  }
