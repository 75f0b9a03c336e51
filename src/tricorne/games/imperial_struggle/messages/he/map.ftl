# מה נאמר על דברים במפה.
map-theatres = זירות
map-kind-political = שטח מדיני
map-kind-market = שוק
map-kind-market-of = שוק: { $commodity }
map-kind-territory = טריטוריה
map-kind-naval = שטח ימי
map-kind-fort = מבצר
map-kind-advantage = יתרון
map-closed = עדיין לא במשחק
map-unflagged = אין דגל
map-no-squadron = אין שייטת
map-no-fort = עדיין לא נבנה מבצר
map-flag-of = דגל: { $side }
map-squadron-of = שייטת: { $side }
map-fort-of = מבצר: { $side }
map-fort-damaged-of = מבצר פגוע: { $side }
map-conflict = סמן עימות
map-price = { $type ->
    [economic] { $price } נק׳ כלכלה
    [diplomatic] { $price } נק׳ דיפלומטיה
   *[military] { $price } נק׳ צבא
}
map-cost = { $type ->
    [economic] מחיר מודפס: { $cost } נק׳ כלכלה
    [diplomatic] מחיר מודפס: { $cost } נק׳ דיפלומטיה
    [military] מחיר מודפס: { $cost } נק׳ צבא
   *[conquest] מחיר מודפס: { $cost } נקודות כיבוש
}
map-price-shift = { $removes ->
    [yes] הסרת הדגל עולה לך { $price } { $type ->
        [economic] נק׳ כלכלה
        [diplomatic] נק׳ דיפלומטיה
       *[military] נק׳ צבא
    }
   *[no] דגל עולה לך { $price } { $type ->
        [economic] נק׳ כלכלה
        [diplomatic] נק׳ דיפלומטיה
       *[military] נק׳ צבא
    }
}
map-price-build = בניית המבצר עולה לך { $price } נק׳ צבא
map-price-repair = תיקון המבצר עולה לך { $price } נק׳ צבא
map-price-seize = תפיסת המבצר עולה לך { $price } נק׳ צבא
map-price-deploy = שייטת כאן עולה לך { $price } נק׳ צבא לפחות
map-price-clear = הסרת סמן העימות עולה לך { $price } נק׳ צבא
map-price-sum = ‏{ $price } ({ $sum })
map-price-short = { $long ->
    [no] { $price }; מתוכם { $short } בחוב או בנקודות אמנה
   *[yes] { $price } ({ $sum }); מתוכם { $short } בחוב או בנקודות אמנה
}
map-conflict-about = סמן עימות: הדגל אינו נספר, ושינויו עולה 1
map-conflict-dear = סמן עימות שהסרתו יקרה: הדגל אינו נספר, ושינויו עולה 1
map-isolated = מנותק מכל טריטוריה ושייטת של הצד שלו: הסרתו עולה 1
map-protected = מוגן בידי מבצר או שייטת סמוכים: הסרת הדגל עולה 1 יותר
map-taken = נלקח בסבב הזה: מכאן אפשר להגיע אל השוק הבא רק בסבב הבא
map-moved = כבר הפליגה בתור הזה
map-huguenots-fresh = הוגנוטים: צרפת רשאית להפוך אותם כדי להוזיל שוק באזור הזה
map-huguenots-flipped = הוגנוטים, הפוכים
map-refused = המחזיק סירב למסור אותה במלחמה הזאת
map-prestige = יוקרה: נספר לנקודות היוקרה באירופה
map-wars = נותן עוצמה ב: { $wars }
map-in-demand = { $commodity }: מבוקש בתור הזה
map-not-in-demand = { $commodity }: לא מבוקש בתור הזה
map-connections = מחובר אל: { $names }
map-conquest-lines = קווי כיבוש אל: { $names }
map-feeds = נחוץ עבור: { $names }
map-advantage-of = מוחזק בידי: { $side }
map-advantage-free = אינו מוחזק
map-advantage-used = מוצה עד סוף התור
map-advantage-new = חדש: אפשר להשתמש בו מהסבב הבא
map-advantage-blocked = חסום בידי סמן עימות
map-advantage-needs = שייך למי שמחזיק בכל אלה: { $names }
map-counts = שטחים שנספרים: בריטניה { $britain }, צרפת { $france }
map-counts-markets = שווקים שנספרים: בריטניה { $britain }, צרפת { $france }
map-award = פרס: { $vp } נ״נ{ $treaty ->
    [0] ‏
    [one]  ונקודת אמנה
   *[other]  ו־{ $treaty } נקודות אמנה
}, בהפרש של { $lead } לפחות
map-award-none = אין כאן פרס כעת
map-award-to = כרגע זוכה בו: { $side }
map-award-open = כרגע איש אינו זוכה בו
map-prestige-counts = שטחי יוקרה: בריטניה { $britain }, צרפת { $france }; הרוב נותן { $vp } נ״נ
map-prestige-to = ביוקרה זוכה כרגע: { $side }
map-plate-award = { $vp } נ״נ{ $treaty ->
    [0] ‏
   *[other]  · { $treaty } אמנה
}{ $lead ->
    [1] ‏
   *[other]  · הפרש { $lead }
}
map-demand = ביקוש עולמי
map-demand-worth = שווה בעידן הזה: { $vp } נ״נ, נקודות אמנה: { $treaty }, חוב { $debt }
map-demand-now = מבוקש בתור הזה
map-demand-not = לא מבוקש בתור הזה
map-demand-leads = בראש: { $side }
map-plate-demand = { $vp } נ״נ{ $treaty ->
    [0] ‏
   *[other]  · { $treaty } אמנה
}{ $debt ->
    [0] ‏
   *[other]  · חוב { $debt }
}
map-navy = הצי: { $side }
map-navy-more = { $count } לבנייה
map-navy-box = { $count ->
    [0] אין שייטות בתיבת הצי
    [one] שייטת אחת בתיבת הצי
   *[other] { $count } שייטות בתיבת הצי
}
map-navy-map = { $count ->
    [one] אחת על המפה
   *[other] { $count } על המפה
}
map-navy-unbuilt = { $count ->
    [one] אפשר עוד לבנות אחת
   *[other] אפשר עוד לבנות { $count }
}
map-navy-aside = { $count ->
    [one] אחת הונחה בצד
   *[other] { $count } הונחו בצד
}
map-navy-gone = { $count ->
    [one] אחת יצאה מהמשחק
   *[other] { $count } יצאו מהמשחק
}
