# להודיע שהגיע התור
notice-turn-subject = תורך לשחק: { $title }
notice-turn = { $title }: תורך לשחק בשביל { $seat }.
notice-time-subject = הזמן תם: { $title }
notice-time = { $title }: הזמן שלך בשביל { $seat } תם, והשולחן מחכה לך.
notice-many-subject = { $count ->
    [one] שולחן אחד מחכה לך
    [two] שני שולחנות מחכים לך
   *[other] { $count } שולחנות מחכים לך
  }
notice-foot = ההודעה הזאת באה פעם אחת לכל תור, כל עוד אינך ליד השולחן. לא עוד מכתבים כאלה:
notices-title = כשמגיע תורך
notices-words = { $minutes ->
    [one] מודיעים לך פעם אחת לכל תור, אחרי דקה שבה לא היית ליד השולחן.
    [two] מודיעים לך פעם אחת לכל תור, אחרי שתי דקות שבהן לא היית ליד השולחן.
   *[other] מודיעים לך פעם אחת לכל תור, אחרי { $minutes } דקות שבהן לא היית ליד השולחן.
  }
notices-mail = דוא״ל
notices-hook = וובהוק
notices-push = הודעה
notices-no-mail = כדי לקבל הודעה בדוא״ל יש לאשר כתובת.
notices-hook-address = כתובת של וובהוק
notices-hook-words = כתובת https שקיבלת משירות צ׳אט. ההודעה נשלחת לשם כ-JSON.
notices-hook-set = להודיע לי שם
notices-hook-end = להסיר את הוובהוק
notices-here-on = להודיע לי במכשיר הזה
notices-here-off = לא עוד במכשיר הזה
notices-here-words = ההודעה באה גם כשהדף סגור. היא אומרת באיזה שולחן מחכים לך, ולא דבר מן המשחק.
notices-here-refused = הדפדפן אינו מרשה הודעות מן הדף הזה. אפשר להרשות אותן בהגדרות שלו.
stop-title = לא עוד הודעות
stop-words = לא יבוא עוד דבר בדרך הזאת. בחשבון שלך אפשר להפעיל אותה שוב.
stop-button = להפסיק את ההודעות האלה
stop-done = נעשה. לא יבוא עוד דבר בדרך הזאת.
table-sign-in = יש לך כאן מושב? אפשר להיכנס לחשבון.
why-no-way = אין דרך כזאת לקבל הודעות.
why-hook-address = כתובת של וובהוק מתחילה ב-https://, בלי שם ובלי פורט אחר בתוכה.
why-hook-unknown = הכתובת הזאת לא נמצאה.
why-hook-private = הכתובת הזאת אינה ברשת הציבורית.
why-no-hooks = השרת הזה אינו יודע את כתובתו, שההודעות צריכות לציין; יש לפנות לבעליו.
why-no-push = השרת הזה אינו שולח הודעות למכשירים; יש לפנות לבעליו.
why-no-device = הדפדפן לא אמר איך להודיע למכשיר הזה.
why-many-devices = { $count } מן המכשירים שלך כבר מקבלים הודעות; יש לכבות קודם אחד מהם.
