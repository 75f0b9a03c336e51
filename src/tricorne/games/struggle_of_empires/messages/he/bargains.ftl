# עסקאות, במקום שבו הן פעולות
act-deal = עסקה עם { $power }
act-no-deal = בלי עסקה
act-give = לתת: { $thing }
act-get = לקבל: { $thing }
act-until-round = עד סוף הסיבוב הזה
act-until-war = עד סוף המלחמה הזאת
act-agree = להסכים
act-reject = לסרב
act-counter = כן, אבל תמורת { $gold } זהב

thing-nothing = שום דבר
thing-gold = { $gold } זהב
thing-peace = הבטחת שלום
thing-peace-round = הבטחת שלום עד סוף הסיבוב הזה
thing-peace-war = הבטחת שלום עד סוף המלחמה הזאת
thing-help = הבטחת עזרה
thing-help-round = הבטחת עזרה עד סוף הסיבוב הזה
thing-help-war = הבטחת עזרה עד סוף המלחמה הזאת
thing-passing = הבטחה לא להעלות במכירה הזאת
thing-armies = { $number ->
    [one] צבא אחד להתקפה הזאת
   *[other] { $number } צבאות להתקפה הזאת
  }
thing-navies = { $number ->
    [one] צי אחד להתקפה הזאת
   *[other] { $number } ציים להתקפה הזאת
  }

prompt-call-offer = האם { $power } קונה את העזרה של { $ally } לפני התשובה שלה?
prompt-parley = { $attacker } עומדת לתקוף את { $power } { $region-in }. האם { $power } קונה שלום?
prompt-deal-give = עסקה עם { $power2 }: מה { $power } נותנת?
prompt-deal-get = { $power } נותנת ל{ $power2 }: { $gives }. מה תקבל תמורת זה?
prompt-deal-until = { $power } נותנת ל{ $power2 }: { $gives }; בתמורה: { $gets }. עד מתי?
prompt-deal-answer = { $power } מציעה ל{ $power2 }: { $gives }; בתמורה: { $gets }. האם { $power2 } מסכימה?
prompt-deal-counter = { $power2 } נוקבת בסכום אחר. { $power } נותנת: { $gives }; בתמורה: { $gets }. האם { $power } מסכימה?

verb-give-gold = לתת זהב
verb-get-gold = לקבל זהב
verb-get-armies = לקבל צבאות
verb-get-navies = לקבל ציים
verb-counter-gold = כן, אבל תמורת

title-call-offer = לקנות עזרה?
title-parley = לקנות שלום?
title-deal-give = מה לתת?
title-deal-get = מה לקבל?
title-deal-until = עד מתי?
title-deal-answer = עסקה?
title-deal-counter = סכום אחר

why-give = { $power } יכולה לתת זהב שיש לה, או הבטחה שיש לה ערך עכשיו.
why-get = { $power } יכולה לקבל רק מה שיש לו ערך עכשיו, ולא זהב תמורת זהב.
why-first-give = קודם { $power } אומרת מה היא נותנת.
why-first-get = קודם { $power } אומרת מה היא רוצה בתמורה.
why-first-until = קודם { $power } אומרת עד מתי ההבטחה בתוקף.
why-first-answer = קודם { $power } מסכימה או מסרבת.
why-counter = סכום אחר גבוה יותר למי שמקבל ונמוך יותר למי שמשלם.
why-no-deal-now = אין עכשיו עסקה לדבר עליה.
why-one-deal = { $power } כבר פתחה בעסקה האחת שלה במכירה הזאת או בתור הזה.
why-call-offer = קודם { $power } אומרת אם היא קונה את העזרה של { $ally }.
why-parley = קודם { $power } אומרת אם היא קונה שלום.

log-parley = { $power } עומדת לתקוף את { $enemy } { $region-in }.
log-deal-offered = { $power } מציעה ל{ $power2 }: { $gives }; בתמורה: { $gets }.
log-deal-countered = { $power2 } נוקבת בסכום אחר. { $power } נותנת: { $gives }; בתמורה: { $gets }.
log-deal-agreed = עסקה: { $power } נותנת ל{ $power2 }: { $gives }; בתמורה: { $gets }.
log-deal-rejected = אין עסקה בין { $power } ל{ $power2 }.
log-deal-given = { $power } נותנת ל{ $power2 }: { $gives }, ולא מבקשת דבר.
log-word-broken = { $power } מפרה את מילתה ל{ $power2 }.
log-word-kept = { $power } עמדה במילתה ל{ $power2 }.

word-title = הבטחות
word-peace = { $power } הבטיחה ל{ $power2 } שלום
word-help = { $power } הבטיחה ל{ $power2 } עזרה
word-passing = { $power } הבטיחה ל{ $power2 } לא להעלות
word-until-round = עד סוף הסיבוב הזה
word-until-war = עד סוף המלחמה הזאת
word-until-auction = במכירה הזאת
word-record = { $power }: { $kept } קוימו, { $broken } הופרו
