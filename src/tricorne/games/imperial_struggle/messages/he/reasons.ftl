# למה טובה פעולה של בוט
reason-for-victory = הניצחון
reason-for-points = נקודות ניצחון
reason-for-awards = הפרסים של התור הזה
reason-for-prestige = יוקרה
reason-for-demand = הביקוש העולמי
reason-for-final = הניקוד הסופי
reason-for-europe = אירופה
reason-for-north-america = צפון אמריקה
reason-for-caribbean = הקריביים
reason-for-india = הודו
reason-for-war = המלחמה הבאה
reason-for-debt = חוב פנוי
reason-for-treaty = נקודות אמנה
reason-for-squadrons = שייטות בים
reason-for-navy-box = שייטות בתיבת הצי
reason-for-cards = קלפי אירוע
reason-for-advantages = יתרונות
reason-for-territories = טריטוריות
reason-for-forts = מבצרים
reason-for-economic = נקודות כלכלה שנותרו
reason-for-diplomatic = נקודות דיפלומטיה שנותרו
reason-for-military = נקודות צבא שנותרו

# Bots of this game alone
bot-recruit = טירון: למד ממשחקים כמה שווה כל עמדה
    .name = טירון
