### מה קרה עכשיו: הקצב, הספירות, הסימנים.

pace = קצב
pace-slow = איטי
pace-normal = רגיל
pace-instant = מיד
pace-step = צעד אחר צעד
count-after = סך הכול
count-again = שוב
count-next = הבא
count-skip = לסיכום
count-open = הצגת הספירה
battle-open = הצגת הקרב
teller-now = אל ההווה
