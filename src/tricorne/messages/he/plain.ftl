# The plain board, on which any game is played that brings no board of its own.
plain-why = מדוע פעולה אינה פתוחה?
plain-why-field = חיפוש פעולה של המשחק
plain-yes = כן
plain-no = לא
plain-page-map = שולחן
plain-page-powers = שחקנים
plain-plate-map = שולחן
