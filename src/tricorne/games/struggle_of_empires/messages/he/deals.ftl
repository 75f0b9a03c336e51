# עסקאות בין שחקנים
deal-terms = { $helper } מקבלת { $gold } זהב מ{ $payer } תמורת { forces } בהתקפה הזאת
deal-accept = לקבל
deal-refuse = לסרב
deal-withdraw = לחזור בי
deal-counter = מוטב תמורת
deal-counter-send = הצעה נגדית
deal-now = { $power } מתבקשת לעזור: להציע הצעה?
deal-now-send = להציע
deal-make = להציע עסקה
deal-kind = מה
deal-pay = לתת זהב עכשיו
deal-offer = זהב תמורת עזרה בהתקפה הזאת
deal-promise = הבטחה בפומבי
deal-to = אל
deal-gold = זהב
deal-navies = ציים
deal-armies = צבאות
deal-give = אני נותן
deal-get = אני מקבל
deal-by = עד מתי
deal-by-now = מיד
deal-by-attack = אם ההצעה תתקבל, בהתקפה הזאת
deal-by-turn = עד סוף התור הזה
deal-by-war = עד סוף המלחמה הזאת
deal-by-next-war = עד סוף המלחמה הבאה
deal-by-game = עד סוף המשחק
deal-own-gold = יש לך { $gold }
deal-send-pay = לתת { $gold } זהב
deal-send-offer = להציע { $gold } זהב
deal-send-promise = להבטיח
deal-fine = הזהב משולם מיד. עזרה ששולמה מחייבת.
deal-promise-fine = הבטחה אינה מחייבת איש; כולם יכולים לקרוא אותה.
deal-promises-fine = הבטחות נותנים כששואלים אותך, ב„עסקה עם…”: הן נזכרות.

why-no-player = איש אינו משחק את { $power }, והיא אינה מחליטה דבר.
why-deal-over = המשחק הסתיים; אין עוד על מה להתמקח.
why-deal-tax = ממסים רק לשם הוצאה שהזהב שביד אינו מכסה.
why-deal-only-gold = רק זהב עובר מיד ליד: לא סמני שליטה, לא יחידות, לא אריחים ולא בריתות מקומיות.
why-deal-itself = { $power } אינה יכולה להתמקח עם עצמה.
why-promise-by-action = בשולחן הזה מבטיחים בפעולות העסקה, שנזכרות; כל דבר אחר אפשר לומר במילים.
why-deal-no-player = איש אינו משחק את { $power }: אין לה זהב והיא אינה מחליטה דבר.
why-deal-rolling = משהו נשלף או מוטל עכשיו; עסקאות ממתינות עד שהוא גלוי.
why-deal-dice = הקוביות הוטלו; זהב אינו עובר מיד ליד לפני שנושאים באבדות.
why-deal-whole = זהב משולם ביחידות שלמות.
why-deal-least = תשלום הוא לפחות 1 זהב; { $gold } אינו תשלום.
why-deal-most = אפשר לשלם לכל היותר { $gold } זהב בבת אחת.
why-deal-help-when = עזרה קונים כשקוראים לבעלי ברית בהתקפה; בשאר הזמן יש תשלומים והבטחות.
why-deal-fights-itself = { $power } נלחמת בעצמה בהתקפה הזאת ואינה בת ברית של איש בה.
why-deal-not-allied = { $power } אינה בברית של { $power2 }.
why-deal-nonplayer = { $power } אינה רשאית לעזור להגן על סמן של מעצמה ללא שחקן: { $power2 }.
why-deal-most-units = לאיש אין יותר מ־{ $number } צבאות או ציים.
why-offer-none = אין הצעה { $offer }; מספר ההצעות שהוצעו בהתקפה הזאת: { $number }.
why-offer-accepted = הצעה { $offer } כבר התקבלה.
why-offer-refused = הצעה { $offer } כבר נדחתה.
why-offer-withdrawn = הצעה { $offer } כבר נמשכה.
why-offer-withdraw = רק { $power } יכולה למשוך את הצעה { $offer }.
why-offer-waits = הצעה { $offer } ממתינה לתשובה של { $power }.
why-offer-when = אפשר לקבל את הצעה { $offer } בזמן ש{ $power } נשאלת אילו יחידות לשלוח.
why-offer-navies = { $committed ->
    [0] { $power } כבר החליטה לא לשלוח ציים
    [one] { $power } כבר שלחה צי אחד
    [two] { $power } כבר שלחה שני ציים
   *[other] { $power } כבר שלחה { $committed } ציים
  }; ההצעה היא על { $navies }.
why-offer-cannot = { $power } אינה יכולה לשלוח לכאן { forces }.

# איך כותבים עסקה
aside-unknown = ״{ $words }״ אינו עסקה; { $hint }
aside-form = כותבים זאת כך: { $form }
aside-power = אין מעצמה ״{ $words }״; { $hint }
aside-long = בהערה יש לכל היותר { $most } תווים; בזו יש { $number }.
