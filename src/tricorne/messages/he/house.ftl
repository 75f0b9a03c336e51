brand = טריקורן
go-home = דף הבית
loading = הלוח נפרס…
lost-title = אין כאן דבר
close = סגירה
back = חזרה

home-title = משחקים גדולים מן המאה השמונה־עשרה
home-words = לבד מול בוטים, יחד סביב מסך אחד, או עם חברים רחוקים. החוקים נשמרים, והכול מסביר את עצמו.
home-mine = השולחנות שלך
home-games = משחקים
home-listed = שולחנות שאפשר להצטרף אליהם
home-players = { $most ->
    [2] שתי מעצמות
   *[other] { $fewest } עד { $most } מעצמות
  }
home-new = שולחן חדש
home-play = { $bots ->
    [one] לשחק מיד מול בוט
   *[other] לשחק מיד מול { $bots } בוטים
  }
home-foot = טריקורן { $version }. כל הציורים הם פרי ידינו.
home-licences = רישיונות הגופנים והספריות

card-your-turn = תורך
card-seat = ‏{ $power }: { $name }
card-waiting = { $count ->
    [one] מקום אחד פנוי
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
  }
card-over = הסתיים
card-asked = תורה של { $power }

new-title = שולחן חדש: { $game }
new-name = השם שלך
new-seats = מי משחק
new-add-seat = הוספת מעצמה
new-order = סדר סביב השולחן
new-order-random = בהגרלה
new-order-given = לפי הרשימה
new-game = המשחק
new-preset = מהדורה
new-table = השולחן
new-table-title = שם השולחן
new-watch = מי רשאי לצפות
watch-anyone = כל מי שיודע את הכתובת
watch-invited = מוזמנים בלבד
watch-nobody = אף אחד
new-undo = ביטול פעולות
undo-own = פעולות שלך, כל עוד לא נחשף דבר
undo-none = אף פעם
new-listed = להראות את השולחן לכולם בשרת הזה
new-create = לפתוח את השולחן
option-reset = כרגיל
option-rules = הכללים שמאחוריה
seat-power = מעצמה
seat-who = מי מוביל אותה
seat-level = איזה בוט
seat-name = שם האדם
seat-remove = להסיר: { $power }
who-me = אני
who-bot = בוט
who-open = פנוי, לפי הזמנה
who-same-screen = מישהו ליד המסך הזה

join-title = הוזמנת
join-words = הזמנה לשולחן מאת { $host }.
join-sit = לשחק: { $power }
join-full = כל המקומות תפוסים.
join-watch = לצפות בלבד

waiting-room = ממתינים לשחקנים
waiting-words = המשחק מתחיל מעצמו כשכל המקומות תפוסים.
invite-link = קישור הזמנה
invite-copy = להעתיק את הקישור
invite-copied = הועתק
start-now = להתחיל עכשיו, בוטים ימלאו את המקומות
seat-open = פנוי
seat-bot = בוט ({ $bot })
seat-stand-in = בוט ממלא מקום
seat-take-back = לחזור לשחק
seat-let-bot = שבוט ישחק במקומי
seat-look = להסתכל
seat-bot-for = למנות בוט ממלא מקום
seat-give-back = לסיים את מילוי המקום
present = כאן
away = לא כאן
watchers = { $count ->
    [0] אף אחד לא צופה.
    [one] צופה אחד.
    [two] שני צופים.
   *[other] { $count } צופים.
  }

tools = כלים
side = החלטה, מעצמות ויומן
pages = דפים
page-map = מפה
page-powers = מעצמות
page-tiles = אריחים
page-log = יומן
page-talk = שיחה
tab-log = יומן
tab-talk = שיחה
tab-tiles = אריחים
tab-people = אנשים
board = מפה
zoom-in = להגדיל
zoom-out = להקטין
zoom-fit = כל המפה
prompt = מה נשאל
choices = אפשרויות
choices-on-board = { $count } אפשרויות ב־{ $places } מקומות: לחצו על מקום מואר.
choices-as-list = כל ה־{ $count } כרשימה
waiting = ממתינים…
waiting-for = { $power } מחליטה
why-not = למה לא?
past-note = זהו רגע { $number }.
log-moment = רגע { $number }
log-why = למה?
log-why-of = למה { $power } עשתה את זה?
log-why-kept = הסיבה אינה נאמרת: היא הייתה מגלה את מה שנסתר.
log-older = רשומות ישנות יותר
time = זמן
time-back = צעד אחורה
time-forth = צעד קדימה
time-play = להמשיך מכאן
time-stop = לעצור
time-now = חזרה לעכשיו
time-link = להעתיק קישור לרגע הזה
live = בזמן אמת
offline = מתחבר…
channel = ערוץ
channel-unread = { $channel } ({ $count } חדשות)
channel-table = השולחן
channel-gallery = היציע
talk-empty = עוד לא נאמר כאן דבר.
talk-words = ההודעה שלך
talk-send = שליחה

curtain-title = התור של { $power }
curtain-words = נא להעביר את המסך אל { $person }.
curtain-open = אני כאן
since-title = מאז שהלכת
since-you = עליך
since-all = מה קרה
since-on = להמשיך לשחק
end-title = הסוף
end-place = מקום
end-points = נקודות
end-figures = נתונים לאורך הזמן
end-record = רישום המשחק
end-report = דוח על המשחק: מזל ונקודות מפנה
chart-told = { $figure } לאורך הזמן; בסוף: { $values }

settings = הגדרות
setting-language = שפה
setting-theme = אור
setting-motion = תנועה
setting-board = לוח
setting-confirm = אישור
theme-system = כמו המערכת
theme-light = אור יום
theme-dark = אור נרות
motion-system = כמו המערכת
motion-full = מלאה
motion-none = בלי
board-map = תמונה
board-text = במילים
confirm-careful = מה שחשוב
confirm-always = כל צעד
confirm-never = כלום

problem-offline = אין קשר עם השרת. ממשיכים לנסות.
problem-not-found = אין שולחן כזה, או שאין לך רשות לראות אותו.
problem-broken = משהו השתבש אצלנו. דבר לא השתנה.
problem-stale = השולחן כבר התקדם; נא להסתכל שוב.
problem-too-fast = מהר מדי. נא להמתין רגע.
problem-no-guest = הדפדפן שכח אותך. נא לטעון מחדש.
problem-illegal = זה אסור כרגע.

prompt-fold = קיפול או פתיחה
undo-act = ביטול: { $action }
setting-sound = צליל
setting-notify = להודיע לי כשתורי
keys-help = מקשים: p להחלטה, m למפה, חצים מאזור לאזור, 1 עד 9 לבחירה, Enter לאישור, Escape לסגירה, u לביטול הפעולה, r לפתיחת החוקים.
luck-title = מזל
luck-expected = צפוי { $expected }

# ביטול בהסכמה
takeback-more-alone = לבטל עוד
takeback-more = לבקש מהאחרים לבטל יותר
takeback-note = כל האנשים האחרים בשולחן צריכים להסכים. מזל ומה שנחשף אינם מתבטלים לעולם.
takeback-before = חזרה למצב שלפני: { $action }
takeback-asks = { $actions ->
    [one] { $power } מבקשת לבטל פעולה אחת.
   *[other] { $power } מבקשת לבטל { $actions } פעולות.
}
takeback-yours = { $actions ->
    [one] ביקשת לבטל פעולה אחת.
   *[other] ביקשת לבטל { $actions } פעולות.
}
takeback-waiting = עוד לא השיבו:
takeback-agree = להסכים
takeback-refuse = לסרב
takeback-withdraw = למשוך את הבקשה

bot-captain = סרן: מביט מעט קדימה, יריב טוב לערב
    .name = סרן
bot-general = גנרל: שוקל מה יעשו האחרים, קשה לנצח אותו
    .name = גנרל
bot-marshal = מרשל: לוקח את הזמן ומתכנן רחוק
    .name = מרשל
bot-ensign = פרח קצונה: חדש ליד השולחן, מפספס לפעמים
    .name = פרח קצונה
bot-network = רשת: למדה ממשחקים נגד עצמה, עונה מיד
    .name = רשת
bot-ensign-before = פרח קצונה של גרסה 0.1: רואה מה משתלם, ומפספס לפעמים
bot-captain-before = סרן של גרסה 0.1: מביט מעט קדימה
bot-general-before = גנרל של גרסה 0.1: שוקל מה יעשו האחרים
bot-marshal-before = מרשל של גרסה 0.1: מתכנן רחוק, בלי רשת
    .name = מרשל של גרסה 0.1
bot-heuristic = מהיר: לוקח מיד את מה שמשתלם
    .name = תשובות מהירות
bot-search = חיפוש: חושב קדימה, למחקר
    .name = חיפוש
bot-random = אקראי: משחק כל מהלך מותר
    .name = אקראי
