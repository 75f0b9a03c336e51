# דירוגים, פרופילים, חברים, רשימות חסימה
top-leaders = הטובים ביותר
leaders-title = הטובים ביותר
leaders-words = אנשים ובוטים עומדים על סולם אחד. לבוטים סימנים קבועים מן הזירה, ולכן משמעות הדירוג לא תשתנה גם בשנה הבאה. הפס מראה היכן נמצא הכוח, ב־95 מקרים מתוך 100; סימן שאלה: עדיין מעט מדי משחקים.
leaders-game = משחק
leaders-pace = קצב
leaders-rank = מקום
leaders-player = שם
leaders-rating = דירוג
leaders-range = היכן הוא נמצא
leaders-games = משחקים
leaders-won = ניצחונות
leaders-last = מקומות אחרונים
rating-pace-live = משחק חי
rating-pace-correspondence = משחק לאורך ימים
rating-told = { $rating }, פחות או יותר { $margin }
rating-beside = דירוג { $rating }
rating-provisional = זמני
profile-since = כאן מאז { $time }
profile-here = כאן עכשיו
profile-away = לא כאן
profile-own = כך אחרים רואים אותך.
profile-own-change = מי רואה
profile-strength = כוח
profile-no-ratings = עדיין לא נספר אף משחק. נספרים משחקים שהסתיימו בין חברי המועדון ובוטים.
profile-played = { $games ->
    [one] משחק אחד, ניצחונות: { $won }
   *[other] משחקים: { $games }, ניצחונות: { $won }
  }
profile-curve = { $count ->
    [one] הדירוג אחרי משחק אחד: { $last }
   *[other] הדירוג לאורך { $count } משחקים: מ־{ $first } עד { $last }
  }
profile-games = משחקים שהסתיימו
profile-no-games = אין משחקים שהסתיימו ושכולם רשאים לראות.
friend-ask = הצעת חברות
friend-withdraw = משיכת ההצעה
friend-accept = אישור
friend-accept-of = אישור החברות עם { $name }
friend-refuse = דחייה
friend-refuse-of = דחיית ההצעה של { $name }
friend-end = סיום החברות
friend-end-of = סיום החברות עם { $name }
block-do = חסימה
block-do-of = חסימת { $name }
block-end = ביטול החסימה
block-end-of = ביטול החסימה של { $name }
people-friends = חברים
people-none = עדיין אין חברים. אפשר להציע חברות מתוך פרופיל: השמות ליד השולחנות וברשימות מובילים אליו.
people-asks = הצעת חברות אליך
people-waits = אין עדיין תשובה
people-blocked = חסומים
people-blocked-words = מי שנחסם לא יכול לשבת ליד שולחנות שנפתחו על ידך ולא להציע לך חברות, ודבריו לא יוצגו לך.
people-blocked-none = אין.
people-shown = מי רואה את הפרופיל ואת הדירוגים שלי
people-shown-all = כולם
people-shown-members = חברי המועדון
people-shown-nobody = אף אחד
people-my-profile = הפרופיל שלי
people-profile-of = הפרופיל של { $name }
invite-friends = הזמנת חברים
invite-friend = הזמנת { $name }
invite-friend-done = ההזמנה נשלחה אל { $name }
invitation-from = הזמנה מאת { $name }
invitation-sit = אל השולחן
invitation-decline = דחייה
why-yourself = זה השם שלך
why-most-people = אלה יותר מדי: לכל היותר { $number }
why-you-blocked = האדם הזה חסום אצלך
why-no-friend = כך אפשר להזמין רק חברים
why-not-with-you = מי שפתח את השולחן הזה לא מעוניין לשחק איתך
