# כל החלקים והיכן הם
pieces-alliances = בריתות מקומיות
pieces-tokens = אסימונים חשאיים
pieces-markers = סמנים ניטרליים
piece-free = פנוי
piece-removed = מחוץ למשחק: { $count }
piece-markers = על המפה { $map }, נוצלו { $used }, בשק { $bag }
