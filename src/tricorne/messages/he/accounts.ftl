# חשבונות: אורחים שיכולים לחזור, מכשירים, מפתחות גישה, קישורים בדוא״ל
top-account = חשבון
account-title = החשבון שלך
account-keep = לשמור על המקומות
account-guest-words = { $seats ->
    [0] המשחק כאן הוא בתור אורח בשם { $name }. רק הדפדפן הזה מכיר אותך. עם חשבון אפשר לחזור מכל מקום.
    [one] המשחק כאן הוא בתור אורח בשם { $name }. רק הדפדפן הזה מכיר אותך. עם חשבון אפשר לחזור מכל מקום, והמקום נשאר שלך.
   *[other] המשחק כאן הוא בתור אורח בשם { $name }. רק הדפדפן הזה מכיר אותך. עם חשבון אפשר לחזור מכל מקום, ו־{ $seats } המקומות נשארים שלך.
  }
account-invitation = הזמנה
account-make-passkey = לשמור עם מפתח גישה
account-passkey-words = המכשיר מבקש אצבע, פנים או את הקוד שלו. אין סיסמה ואין מה לזכור.
account-address = כתובת דוא״ל
account-send-link = שליחת קישור
account-link-sent = אם אפשר להיכנס כאן עם הכתובת הזאת, קישור כבר בדרך. הוא טוב לפעם אחת, במשך { $minutes } דקות. כתובת חדשה מאושרת בדפדפן הזה.
account-no-way = השרת הזה אינו שולח דואר, ומפתח גישה צריך שם ולא כתובת רשת בלבד. פנו לבעל השרת.
account-stay = או להישאר אורח: דבר לא משתנה.
account-have = יש לי חשבון
account-bring = { $seats ->
    [one] המקום של הדפדפן הזה עובר לחשבון שלי
   *[other] { $seats } המקומות של הדפדפן הזה עוברים לחשבון שלי
  }
account-use-passkey = כניסה עם מפתח גישה
account-link-too = או לבקש קישור לכתובת של החשבון: השדה למעלה טוב לשניהם.
account-code = קוד שחזור
account-use-code = כניסה עם קוד
account-ways = כך אפשר לחזור: { $passkeys ->
    [0] בלי מפתח גישה
    [one] מפתח גישה אחד
   *[other] { $passkeys } מפתחות גישה
  }, { $mail ->
    [0] בלי קישור בדוא״ל
   *[other] קישור בדוא״ל
  }, { $codes ->
    [0] בלי קוד שחזור
    [one] קוד שחזור אחד
   *[other] { $codes } קודי שחזור
  }.
account-one-way = דרך אחת אובדת בקלות: כדאי להוסיף עוד אחת.
account-devices = מכשירים
account-some-device = מכשיר
account-here = כאן
account-sign-out = ניתוק
account-sign-out-device = ניתוק { $device }
account-another-device = מכשיר נוסף: פתחו בו את הדף הזה, תחת ”יש לי חשבון“.
account-leave = יציאה כאן
account-passkeys = מפתחות גישה
account-made = נוצר { $time }
account-no-passkeys = עדיין אין.
account-add-passkey = הוספת מפתח גישה
account-end-passkey = הסרה
account-end-passkey-of = הסרת מפתח הגישה של { $device }
account-codes = קודי שחזור
account-codes-words = { $count ->
    [0] אין קודים. כל אחד פותח את החשבון פעם אחת, מכל מקום.
    [one] נשאר אחד. כל אחד פותח את החשבון פעם אחת, מכל מקום.
   *[other] נשארו { $count }. כל אחד פותח את החשבון פעם אחת, מכל מקום.
  }
account-codes-once = רשמו אותם עכשיו: הם מוצגים רק הפעם, והישנים אינם טובים עוד.
account-new-codes = קודים חדשים
account-mail = דוא״ל
account-no-mail = עדיין אין כתובת.
account-confirm-mail = אישור בקישור
account-mail-words = רק לקישורים ולהודעות. איש מלבדך אינו רואה אותה.
enter-title = כניסה
enter-words = הקישור הזה מכניס אותך בדפדפן הזה. הוא טוב לפעם אחת.
enter-button = להיכנס כאן
mail-link-subject = הדרך אל טריקורן
mail-link-words = מישהו שמשחק בשם { $name } ביקש את הקישור הזה. הוא מוביל אל החשבון שלך, פעם אחת, בתוך { $minutes } דקות:
mail-link-foot = אם זה לא היה ממך, אין צורך לעשות דבר: בלי הקישור איש לא נכנס.
why-no-ticket = זה אינו טוב עוד: כבר נעשה בו שימוש, עבר זמנו, או שאין זה מה שנשלח.
why-other-browser = הכתובת הזאת חדשה כאן: פתחו את הקישור בדפדפן שבו ביקשתם אותו.
why-no-passkey = מפתח הגישה הזה אינו מוביל לחשבון כאן.
why-last-way = זו הדרך האחרונה חזרה: הוסיפו קודם מפתח גישה אחר או כתובת דוא״ל.
why-no-mail = השרת הזה אינו שולח דואר.
why-mail-address = { $text } אינה כתובת דוא״ל.
why-no-member = רק חשבון יכול לעשות זאת.
why-no-invitation = חשבונות כאן הם למוזמנים; זו אינה ההזמנה.
home-live = משחקים שאפשר לצפות בהם
