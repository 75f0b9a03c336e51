### הספירה בסוף מלחמה.

count-war = מלחמה { roman } מנוקדת
count-gold = זהב
count-had = היה
count-people = אוכלוסייה
count-markers = סמני שליטה
count-upkeep = אחזקה, 1 ליחידה
count-taxation = מיסוי
count-unrest = תסיסה { $times }
count-gold-now = זהב עכשיו
count-points = נקודות ניצחון
count-gained = נוסף
count-track = על המסלול
count-small = המספר הקטן הוא מספר סמני השליטה.
