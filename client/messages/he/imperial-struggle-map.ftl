# Imperial Struggle: המפה ומה שנאמר על הדברים שעליה.
is-map-theatres = זירות
is-map-flag-spain = ספרד
is-map-flag-usa = ארצות הברית
is-map-war-wss = מלחמת הירושה הספרדית
is-map-war-was = מלחמת הירושה האוסטרית
is-map-war-7yw = מלחמת שבע השנים
is-map-war-awi = מלחמת העצמאות האמריקנית
is-map-country-usa = ארצות הברית
is-map-country-ireland = אירלנד
is-map-country-scotland = סקוטלנד
is-map-country-dutch-republic = הרפובליקה ההולנדית
is-map-country-german-states = מדינות גרמניה
is-map-country-prussia = פרוסיה
is-map-country-austria = אוסטריה
is-map-country-spain = ספרד

is-map-kind-political = שטח מדיני
is-map-kind-market = שוק
is-map-kind-market-of = שוק: { $commodity }
is-map-kind-territory = טריטוריה
is-map-kind-naval = שטח ימי
is-map-kind-fort = מבצר
is-map-kind-advantage = יתרון
is-map-closed = עדיין לא במשחק
is-map-unflagged = אין דגל
is-map-no-squadron = אין שייטת
is-map-no-fort = עדיין לא נבנה מבצר
is-map-flag-of = דגל: { $side }
is-map-squadron-of = שייטת: { $side }
is-map-fort-of = מבצר: { $side }
is-map-fort-damaged-of = מבצר פגוע: { $side }
is-map-conflict = סמן עימות
is-map-price = { $type ->
    [economic] { $price } כלכלה
    [diplomatic] { $price } דיפלומטיה
   *[military] { $price } צבא
}
is-map-cost = { $type ->
    [economic] מחיר מודפס: { $cost } כלכלה
    [diplomatic] מחיר מודפס: { $cost } דיפלומטיה
    [military] מחיר מודפס: { $cost } צבא
   *[conquest] מחיר מודפס: { $cost } נקודות כיבוש
}
is-map-price-shift = { $removes ->
    [yes] הסרת הדגל עולה לך { $price } { $type ->
        [economic] כלכלה
        [diplomatic] דיפלומטיה
       *[military] צבא
    }
   *[no] דגל עולה לך { $price } { $type ->
        [economic] כלכלה
        [diplomatic] דיפלומטיה
       *[military] צבא
    }
}
is-map-price-build = בניית המבצר עולה לך { $price } צבא
is-map-price-repair = תיקון המבצר עולה לך { $price } צבא
is-map-price-seize = תפיסת המבצר עולה לך { $price } צבא
is-map-price-deploy = שייטת כאן עולה לך { $price } צבא לפחות
is-map-price-clear = הסרת סמן העימות עולה לך { $price } צבא
is-map-price-sum = { $price } ({ $sum })
is-map-price-short = { $long ->
    [no] { $price }; מתוכם { $short } בחוב או בנקודות אמנה
   *[yes] { $price } ({ $sum }); מתוכם { $short } בחוב או בנקודות אמנה
}
is-map-sum = { $key ->
    [printed] מודפס { $amount }
    [conflict] עימות { $amount }
    [isolated] מנותק { $amount }
    [for-1] מחיר קבוע { $amount }
    [reduction] הנחה { $amount }
    [protected] מוגן { $amount }
    [region] אזור נוסף { $amount }
   *[minimum] לפחות 1: { $amount }
}
is-map-conflict-about = סמן עימות: הדגל אינו נספר, ושינויו עולה 1
is-map-conflict-dear = סמן עימות שיקר להסיר: הדגל אינו נספר, ושינויו עולה 1
is-map-isolated = מנותק מכל טריטוריה ושייטת של הצד שלו: הסרתו עולה 1
is-map-protected = מוגן בידי מבצר או שייטת סמוכים: הסרת הדגל עולה 1 יותר
is-map-held = מוחזק מתחילת הסבב: מכאן אפשר להגיע אל השוק הבא
is-map-moved = כבר הפליגה בתור הזה
is-map-huguenots-fresh = הוגנוטים: צרפת רשאית להפוך אותם כדי להוזיל שוק באזור הזה
is-map-huguenots-flipped = הוגנוטים, הפוכים
is-map-refused = המחזיק סירב לוותר עליה במלחמה הזאת
is-map-prestige = יוקרה: נספר לנקודות היוקרה באירופה
is-map-wars = נותן עוצמה ב: { $wars }
is-map-in-demand = { $commodity }: מבוקש בתור הזה
is-map-not-in-demand = { $commodity }: לא מבוקש בתור הזה
is-map-connections = מחובר אל: { $names }
is-map-conquest-lines = קווי כיבוש אל: { $names }
is-map-feeds = נחוץ עבור: { $names }
is-map-advantage-of = מוחזק בידי: { $side }
is-map-advantage-free = אינו מוחזק
is-map-advantage-used = מוצה עד סוף התור
is-map-advantage-new = חדש: אפשר להשתמש בו מהסבב הבא
is-map-advantage-blocked = חסום בידי סמן עימות
is-map-advantage-needs = שייך למי שמחזיק בכל אלה: { $names }
is-map-counts = שטחים שנספרים: בריטניה { $britain }, צרפת { $france }
is-map-counts-markets = שווקים שנספרים: בריטניה { $britain }, צרפת { $france }
is-map-award = פרס: { $vp } נ״נ{ $treaty ->
    [0] {""}
    [one] {" "}ונקודת אמנה
   *[other] {" "}ו־{ $treaty } נקודות אמנה
}, ביתרון של { $lead } לפחות
is-map-award-none = אין כאן פרס כעת
is-map-award-to = כרגע הוא הולך אל: { $side }
is-map-award-open = כרגע איש אינו זוכה בו
is-map-prestige-counts = שטחי יוקרה: בריטניה { $britain }, צרפת { $france }; הרוב נותן { $vp } נ״נ
is-map-prestige-to = היוקרה הייתה הולכת אל: { $side }
is-map-plate-award = { $vp } נ״נ{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } אמנה
}{ $lead ->
    [1] {""}
   *[other] {" "}· יתרון { $lead }
}
is-map-demand = ביקוש עולמי
is-map-demand-worth = שווה בתקופה הזאת: { $vp } נ״נ, { $treaty } נקודות אמנה, { $debt } חוב
is-map-demand-now = מבוקש בתור הזה
is-map-demand-not = לא מבוקש בתור הזה
is-map-demand-leads = מוביל: { $side }
is-map-plate-demand = { $vp } נ״נ{ $treaty ->
    [0] {""}
   *[other] {" "}· { $treaty } אמנה
}{ $debt ->
    [0] {""}
   *[other] {" "}· { $debt } חוב
}
is-map-navy = הצי: { $side }
is-map-navy-more = { $count } לבנייה
is-map-navy-box = { $count ->
    [0] אין שייטות בתיבת הצי
    [one] שייטת אחת בתיבת הצי
   *[other] { $count } שייטות בתיבת הצי
}
is-map-navy-map = { $count ->
    [one] אחת על המפה
   *[other] { $count } על המפה
}
is-map-navy-unbuilt = { $count ->
    [one] אפשר עוד לבנות אחת
   *[other] אפשר עוד לבנות { $count }
}
is-map-navy-aside = { $count ->
    [one] אחת הונחה בצד
   *[other] { $count } הונחו בצד
}
is-map-navy-gone = { $count ->
    [one] אחת יצאה מהמשחק
   *[other] { $count } יצאו מהמשחק
}

# שמות ארוכים מדי למפה; קו שובר את השורה.
is-map-label-st-lucia = סנט|לוסיה
is-map-label-power-struggle = מאבק|כוח
