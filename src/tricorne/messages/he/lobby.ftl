lobby-title = לובי
lobby-game = משחק
lobby-filters = אילו שולחנות
lobby-all-games = כל המשחקים
lobby-seats = מקומות פנויים
lobby-seats-any = כל מספר של מקומות פנויים
lobby-seats-one = מקום פנוי אחד
lobby-seats-more = כמה מקומות פנויים
lobby-by = נפתח בידי { $name }, { $time }
lobby-changed = { $count ->
    [one] חוק אחד שונה
    [two] שני חוקים שונו
   *[other] { $count } חוקים שונו
  }
lobby-yours = יש לך מקום כאן
lobby-none = אין כרגע שולחן כזה. משחק מהיר פותח שולחן, ומי שיבוא אחר כך ימצא אותך שם.
quick-title = משחק מהיר
quick-words = מקום בשולחן פתוח עם החוקים הרגילים; אם אין כזה, שולחן שאחרים ימצאו.
quick-players = מספר שחקנים
quick-any = כל מספר של שחקנים
quick-count = { $count } שחקנים
quick-find = למצוא לי מקום
quick-near = שחקנים בערך בכוחי
