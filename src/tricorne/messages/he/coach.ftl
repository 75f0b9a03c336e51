# מדריך
coach = מדריך
coach-off = בלי מדריך
coach-close = הבנתי
home-coach = משחק ראשון עם מדריך
setting-coach = מדריך מסביר מה חדש
