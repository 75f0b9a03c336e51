# למה טובה פעולה של בוט
reason-for-points = נקודות ניצחון
reason-for-places = מקומות טובים באזורים
reason-for-attacks = התקפות טובות
reason-for-safety = ביטחון הנכסים
reason-for-markers = סמני שליטה
reason-for-peace = שקט בבית
reason-for-gold = זהב
reason-for-income = הכנסה
reason-for-taxes = פחות מיסים בהמשך
reason-for-population = אוכלוסייה
reason-for-armies = צבאות על המפה
reason-for-navies = ציים על המפה
reason-for-forts = מבצרים
reason-for-training = אימון הצבא
reason-for-ready-tiles = אריחים לשימוש
reason-for-lasting-tiles = אריחים שנשארים
reason-for-agriculture = חקלאות
reason-for-trade = מסחר
reason-for-alliances = בריתות מקומיות

# Bots of this game alone
bot-colonial = קולוניאלי: מחפש את מזלו מעבר לים
    .name = קולוניאלי
bot-continental = יבשתי: מחפש את מזלו באירופה
    .name = יבשתי
