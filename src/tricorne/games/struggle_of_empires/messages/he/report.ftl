# אחרי המשחק
figure-victory-points = נקודות ניצחון
figure-control = שליטה
figure-unrest = תסיסה
figure-gold = זהב
figure-population = אוכלוסייה
figure-units = יחידות
source-war-1 = מלחמה I
source-war-2 = מלחמה II
source-war-3 = מלחמה III
source-markers-and-tiles = סמנים ואריחים
source-unrest = תסיסה
luck-battle-dice = קוביות קרב
luck-voyages = הפלגות שצלחו
luck-unrest = תסיסה שנשלפה
