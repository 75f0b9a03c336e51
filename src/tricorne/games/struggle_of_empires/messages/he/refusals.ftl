# למה אי אפשר

# התור
why-turn = זה התור של { $power }: יש לבחור פעולה.
why-actions-left = { $actions ->
    [one] בידי { $power } נותרה פעולה אחת: יש לבצע אותה או לוותר עליה.
    [two] בידי { $power } נותרו שתי פעולות: יש לבצע אותן או לוותר עליהן.
   *[other] בידי { $power } נותרו { $actions } פעולות: יש לבצע אותן או לוותר עליהן.
  }
why-both-taken = שתי הפעולות של התור הזה כבר בוצעו; נותרו רק פעולות חופשיות.
why-special-taken = הפעולה המיוחדת של התור הזה כבר בוצעה.
why-settle-once = התיישבות או מסחר חוף הזהב אפשריים פעם אחת בתור.
why-claim-once = אפשר לקחת אריח, ברית או אסימון אחד בתור.
why-not-asked = { $power } אינה נשאלת עכשיו.

# מחכים לתשובה אחרת
why-first-relief = תחילה יש לומר אם מחזירים תסיסה.
why-first-navies = תחילה יש לומר כמה ציים נשלחים.
why-first-armies = תחילה יש לומר כמה צבאות נשלחים.
why-first-help = תחילה יש לומר אם העזרה מתקבלת.
why-first-surprise = תחילה יש לומר אם ההתקפה היא התקפת פתע.
why-first-sea = תחילה יש לומר אם נלחמים בים.
why-first-alliances-at-sea = תחילה יש לומר אילו בריתות מקומיות מופעלות בים.
why-first-surrender = תחילה יש לומר אם מוסרים את סמן השליטה.
why-first-blockade-support = תחילה יש לומר אם מפעילים את המצור הימי.
why-first-militia = תחילה יש לומר אם המיליציה בונה עוד יחידה.
why-first-reserves = תחילה יש לומר אם מזעיקים עתודות.
why-first-withdrawal = תחילה יש לומר אם משחקים נסיגה תוך קרב.
why-first-unit-at-sea = תחילה יש לומר מה עולה בגורל היחידה שבים.
why-first-loss = תחילה יש לומר איזו יחידה אובדת.
why-first-loss-ally = תחילה יש לומר איזה בעל ברית מאבד יחידה.
why-first-move = תחילה יש לסיים את פעולת התנועה: לבחור יחידה או לסיים.
why-first-destination = תחילה יש לומר לאן הולכת היחידה.
why-first-diplomatic-service = תחילה יש לבחור את הברית של השירות הדיפלומטי.
why-first-natives = תחילה יש לומר היכן מגויסת מיליציית הילידים.
why-natives-unit = מיליציית הילידים מגייסת צבא ולא { $unit }.
why-natives-home = מיליציית הילידים מגויסת במושבה ולא בבית.
why-first-blockade = תחילה יש לומר על איזו מושבה מוטל המצור.
why-first-war-office = תחילה יש לבחור את המטרה של משרד המלחמה.
why-first-trade = תחילה יש לומר באיזה אזור נספר הסחר.

# הכנה
why-draft-now = { $power } שומרת עכשיו סמן מן הסבב.
why-draft-not-there = הסמן אינו ביד שלפני { $power }: { $region } ({ $marker }).
why-duplicates-now = { $power } בודקת עכשיו סמני פתיחה שחוזרים על אזור.
why-not-in-hand = הסמן אינו ביד של { $power }: { $region } ({ $marker }).
why-only-marker = זה הסמן היחיד של { $power } לאזור הזה: { $region } ({ $marker }).
why-must-put-back = { $power } חייבת להחזיר סמנים שחוזרים על אזור, עד שיש { $number } אזורים שונים.
why-must-draw-again = { $number ->
    [one] { $power } החזירה סמן אחד וחייבת תחילה לשלוף אחר במקומו.
    [two] { $power } החזירה שני סמנים וחייבת תחילה לשלוף כמספרם.
   *[other] { $power } החזירה { $number } סמנים וחייבת תחילה לשלוף כמספרם.
  }
why-none-put-back = { $power } עוד לא החזירה סמן.
why-place-now = { $power } מציבה עכשיו יחידת פתיחה.
why-place-not-home = יחידות פתיחה עומדות באזורים שנותנים נקודות ניצחון, לא בבית.
why-no-ship-icon = { $region }: אין שם אונייה מצוירת.
why-all-placed = בידי { $power } יש { $number } { $unit-many }, וכולם כבר הוצבו.

# המכרז
why-auction-now = מתנהל מכרז, ו{ $power } נשאלת אם להציע בו או לוותר.
why-not-in-game = { $power } אינה במשחק הזה.
why-in-red = { $power } כבר בברית האדומה.
why-in-blue = { $power } כבר בברית הכחולה.
why-players-first = { $number ->
    [two] איש אינו משחק את { $power }, ושני שחקנים עדיין ללא ברית.
   *[other] איש אינו משחק את { $power }, ו־{ $number } שחקנים עדיין ללא ברית.
  }
why-highest-bid = הסכום עומד על { $bid }, הגבוה ביותר האפשרי.
why-bid-too-low = העלאה חייבת להיות גבוהה מן הסכום העומד: { $bid } אינו יותר מ־{ $standing }.
why-raise-first = תחילה מכריזים על העלאה, ואחר כך קובעים את הסכום.
why-bid-passed-over = על סכומים נמוכים מ־{ $bid } כבר דילגו.
why-bid-later = סכומים גבוהים מ־{ $bid } באים אחרי שמבקשים סכומים גבוהים יותר.
why-bid-limit = אי אפשר להציע יותר מ־{ $bid }.
why-must-open = { $power } פותחת את המכרז הזה וחייבת להציע סכום, ולו 0.
why-must-raise = { $power } הכריזה על העלאה וחייבת לקבוע את הסכום.
why-no-proposal = הפותח קובע את השיבוץ הראשון; אין עדיין שיבוץ שאפשר להשאיר.
why-red-then-blue = { $number ->
    [two] שתי מעצמות עדיין ללא ברית: שיבוץ קובע אחת לאדום, ואחר כך אחת לכחול.
   *[other] { $number } מעצמות עדיין ללא ברית: שיבוץ קובע אחת לאדום, ואחר כך אחת לכחול.
  }
why-red-alone = { $number ->
    [two] שתי מעצמות עדיין ללא ברית: רק האחרונה מכולן משובצת לבדה.
   *[other] { $number } מעצמות עדיין ללא ברית: רק האחרונה מכולן משובצת לבדה.
  }
why-two-powers = { $power } כבר משובצת לאדום; בשיבוץ יש שתי מעצמות שונות.
why-last-player = חובה לשבץ את השחקן האחרון שאינו בברית, ולא את { $red } ואת { $blue }.
why-bid-negative = מציעים 0 זהב או יותר, לא { $words }.
why-bid-whole = מציעים סכומים שלמים של זהב, לא { $words }.

# בנייה ותנועה
why-build-population = בנייה עולה 1 אוכלוסייה; בידי { $power } יש { $population }.
why-supply-empty = אין { $unit } במלאי: כל { $number } ה{ $unit-many } על המפה.
why-none-to-destroy = אין בידי { $power } { $unit } { $region-in } שאפשר לפרק.
why-rebuild-same = { $unit-id ->
    [army] צבא שפורק נבנה מחדש כצבא
    [navy] צי שפורק נבנה מחדש כצי
   *[fort] מבצר שפורק נבנה מחדש כמבצר
  }, לא כ{ $unit2 }.
why-navy-no-icon = { $region }: אין שם אונייה מצוירת, ולכן אסור לצי להימצא שם.
why-beside-navy = { $unit-The } רשאי להגיע { $region-to } רק לצד צי של { $power }; אין לה שם צי.
why-blockaded = { $navies ->
    [one] { $power } מטילה מצור { $region-in } בצי אחד
    [two] { $power } מטילה מצור { $region-in } בשני ציים
   *[other] { $power } מטילה מצור { $region-in } ב־{ $navies } ציים
  }; { $navies2 ->
    [0] אין שם ציים בידי { $power2 }.
    [one] בידי { $power2 } יש שם רק צי אחד.
    [two] בידי { $power2 } יש שם רק שני ציים.
   *[other] בידי { $power2 } יש שם רק { $navies2 } ציים.
  }
why-no-way = אין בידי { $power } סמן שליטה { $region-in } או בסמוך, לא צי שמשרת את האזור ולא גבול משותף איתו.
why-fort-fixed = המבצר { $region-in } קבוע במקומו: מבצרים נעים רק מן הבית.
why-all-moved = כל ה{ $unit-many } { $region-in } כבר נעו בפעולה הזאת.
why-nowhere = ל{ $unit } שבבית אין לאן ללכת.
why-must-go = יחידה שנבחרה לתנועה חייבת ללכת למקום אחר.
why-already-there = { $unit-The } כבר נמצא { $region-in }.
why-foreign-home = שום יחידה של { $power } אינה רשאית להימצא בבית של { $power2 }.
why-sea-stay = הקובייה מראה הישארות: היחידה אינה יכולה לטבוע.

# התקפות
why-attack-itself = { $power } אינה יכולה לתקוף את עצמה.
why-same-alliance = { $power } נמצאת באותה ברית גדולה עם { $power2 }.
why-no-control = אין בידי { $power } סמן שליטה { $region-in }.
why-no-presence = אין בידי { $power } לא סמן שליטה ולא יחידה { $region-in }.
why-no-force = אין בידי { $power } לא צבא { $region-in } ולא צי שמשרת את האזור.
why-no-sea-target = אין בידי { $power } צבא { $region-in }, ושום צי אינו יכול לצאת שם לקראתה בים.
why-settled = לסמן הזה אין עוצמה; מתיישבים בו ולא תוקפים אותו ({ $region }, { $marker }).
why-not-on-map = הסמן אינו מונח על המפה: { $region } ({ $marker }).
why-no-unit = אין בידי { $power } { $unit } { $region-in }.
why-few-navies = { $navies ->
    [0] אין בידי { $power } ציים שם.
    [one] בידי { $power } יש שם רק צי אחד.
    [two] בידי { $power } יש שם רק שני ציים.
   *[other] בידי { $power } יש שם רק { $navies } ציים.
  }
why-few-armies = { $armies ->
    [0] אין בידי { $power } צבאות שם.
    [one] בידי { $power } יש שם רק צבא אחד.
    [two] בידי { $power } יש שם רק שני צבאות.
   *[other] בידי { $power } יש שם רק { $armies } צבאות.
  }
why-unit-not-there = שום { $unit } לא השתתף בקרב הזה.
why-none-committed = לא נותרה בקרב הזה יחידה ששלחה { $power }.

# התיישבות
why-not-colonize = זה אינו סמן התיישבות: { $region } ({ $marker }).
why-not-commerce = זה אינו סמן מסחר של חוף הזהב: { $region } ({ $marker }).
why-colonize-population = התיישבות עולה 1 אוכלוסייה; בידי { $power } יש { $population }.
why-commerce-navy = אין בידי { $power } צי משלה באפריקה.
why-control-limit = כל { $number } סמני השליטה כבר על המפה.

# אסימונים
why-token-holds = { $token }: האסימון מחזיק סמן { $region-in }.
why-token-used = { $token }: { $power } השתמשה זה עתה באסימון.
why-token-barred = { $token }: { $power } נכשלה באסימון ואינה רשאית לבחור בו לפני סוף התור הזה.
why-token-reach = { $token }: האסימון אינו יכול להכות { $region-in }.
why-token-supply = { $token }: האסימון מונח במלאי.
why-own-marker = { $power } אינה יכולה להכות בסמן של עצמה.

# בריתות מקומיות
why-alliance-held = { $alliance }: הברית כבר בידי { $power }.
why-alliance-limit = כל { $number } סמני הברית של { $power } כבר מונחים.
why-alliance-none-free = לכל ברית מקומית כבר יש מחזיק.
why-alliance-not-held = { $alliance }: הברית אינה בידי { $power }.
why-alliance-elsewhere = { $alliance }: הברית אינה חלה { $region-in }.
why-alliance-no-navy = { $alliance }: אין לברית סמל ימי, או שאין צי משלך שתוכל לתמוך בו.
why-alliance-used = { $alliance }: הברית כבר מופעלת בקרב הזה.

# אריחים
why-colony-presence = אין בידי { $power } לא סמן שליטה ולא יחידה בשום מושבה.
why-colony-navy = אין בידי { $power } צי בשום מושבה.
why-no-colony = { $region }: האזור הזה אינו מושבה.
why-supply-none = אין בידי { $power } { $unit } במלאי.
why-nothing-to-attack = אין דבר ש{ $power } יכולה לתקוף.
why-tile-dice = { $tile }: האריח משמש רק עם הקובייה הלבנה והאדומה.
why-tile-not-in-game = { $tile }: האריח אינו במשחק הזה.
why-tile-none-left = { $tile }: לא נותר אריח כזה בתצוגה.
why-tile-population = { $tile }: האריח עולה { $number } אוכלוסייה; בידי { $power } יש { $population }.
why-tile-trade-limit = בידי { $power } כבר יש { $number } אריחי סחר.
why-tile-used-turn = { $tile }: { $power } השתמשה באריח בתור הזה.
why-tile-used-war = { $tile }: האריח כבר נוצל במלחמה הזאת.
why-tile-region = { $tile }: האזור הזה אינו רשום על האריח ({ $region }).
why-tile-no-free-action = { $tile }: לאריח אין פעולה חופשית בתור שלך.
why-tile-not-owned = { $tile }: אין אריח כזה בידי { $power }.
why-trade-nothing = { $tile } לא יביא דבר עכשיו.
