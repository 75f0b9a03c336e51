order-title = סדר
order-reports = דיווחים
order-lasts = למשך
order-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
  }
order-reason = סיבה
order-by = דיווח של { $name }
order-table = אל השולחן
order-mute = השתקה
order-ban = חסימה
order-chat-off = כיבוי השיחה בשולחן הזה
order-close = טופל
order-none = אין כאן דבר.
order-force = בתוקף
order-until = עד { $time }
order-lift = ביטול
order-staff = מנהלי הסדר
order-dismiss = הסרת התפקיד
order-person = מזהה של אדם (הוא מופיע בדף „עליי”)
order-appoint = מינוי לתפקיד
order-audit = מה נעשה
order-act-mute = השתקה
order-act-ban = חסימה
order-act-lift-mute = ביטול השתקה
order-act-lift-ban = ביטול חסימה
order-act-chat-off = השיחה כובתה
order-act-chat-on = השיחה הופעלה
order-act-close-report = דיווח טופל
order-act-appoint = מינוי לתפקיד
order-act-dismiss = הסרת תפקיד
talk-report-line = לדווח על דברי { $name }
talk-reported = מנהלי הסדר יקראו את זה.
about-id = המזהה שלך כאן: { $id }
why-banned = חסימה זמנית חלה עליך כאן; אפשר עדיין לצפות, ולמחוק את מה שנשמר עליך
why-muted = השתקה זמנית חלה עליך כאן
why-quiet = השיחה בשולחן הזה כבויה
why-no-moderator = רק מנהלי הסדר של השרת הזה יכולים לעשות זאת
why-not-over-staff = רק בעלי השרת מחליטים על מנהלי הסדר
why-no-person = אין כאן אדם כזה
why-no-message = אין שורה כזאת
why-hours = יש לתת 0 עד { $number } שעות
