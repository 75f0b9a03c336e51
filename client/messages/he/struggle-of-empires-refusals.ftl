# למה לא: סיבות הסירוב של Struggle of Empires
why-turn = זה התור של { $power }: יש לבחור פעולה.
why-actions-left = { $number ->
    [one] בידי { $power } נותרה פעולה אחת: יש לבצע אותה או לוותר עליה.
    [two] בידי { $power } נותרו שתי פעולות: יש לבצע אותן או לוותר עליהן.
   *[other] בידי { $power } נותרו { $number } פעולות: יש לבצע אותן או לוותר עליהן.
  }
why-both-taken = שתי הפעולות של התור הזה כבר בוצעו; נותרו רק פעולות חופשיות.
why-special-taken = הפעולה המיוחדת של התור הזה כבר בוצעה.
why-settle-once = התיישבות או שעבוד אפשריים פעם אחת בתור.
why-claim-once = אפשר לקחת אריח, ברית או אסימון אחד בתור.
why-not-asked = { $power } אינה נשאלת עכשיו.

# ממתינים לתשובה אחרת
why-first-relief = תחילה יש לומר אם מחזירים תסיסה.
why-first-navies = תחילה יש לומר כמה ציים נשלחים.
why-first-armies = תחילה יש לומר כמה צבאות נשלחים.
why-first-help = תחילה יש לומר אם העזרה מתקבלת.
why-first-surprise = תחילה יש לומר אם ההתקפה היא התקפת פתע.
why-first-sea = תחילה יש לומר אם נלחמים בים.
why-first-alliances-at-sea = תחילה יש לומר אילו בריתות מקומיות מופעלות בים.
why-first-surrender = תחילה יש לומר אם נכנעים.
why-first-blockade-support = תחילה יש לומר אם מפעילים את המצור הימי.
why-first-militia = תחילה יש לומר אם המיליציה בונה עוד צבא.
why-first-reserves = תחילה יש לומר אם מזעיקים עתודות.
why-first-withdrawal = תחילה יש לומר אם משחקים נסיגה תוך קרב.
why-first-unit-at-sea = תחילה יש לומר מה עולה בגורל היחידה שבים.
why-first-loss = תחילה יש לומר איזו יחידה אובדת.
why-first-loss-ally = תחילה יש לומר איזה בעל ברית מאבד יחידה.
why-first-move = תחילה יש לסיים את פעולת התנועה: לנקוב ביחידה או לומר די.
why-first-destination = תחילה יש לומר לאן הולכת היחידה.
why-first-diplomatic-service = תחילה יש לבחור את הברית של השירות הדיפלומטי.
why-first-natives = תחילה יש לומר באיזו מושבה מגויסת המיליציה המקומית.
why-first-blockade = תחילה יש לומר על איזו מושבה מוטל המצור.
why-first-war-office = תחילה יש לבחור את המטרה של משרד המלחמה.
why-first-trade = תחילה יש לומר באיזה אזור נספר הסחר.

# הכנה
why-draft-now = { $power } שומרת עכשיו סמן מן הסבב.
why-draft-not-there = { $marker }: הסמן אינו ביד שלפני { $power }.
why-duplicates-now = { $power } בודקת עכשיו סמני פתיחה שחוזרים על אזור.
why-not-in-hand = { $marker }: הסמן אינו ביד של { $power }.
why-only-marker = { $marker }: זה הסמן היחיד של { $power } לאזור הזה, { $region }.
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
why-all-placed = { $units ->
    [army] בידי { $power } יש { $number } צבאות, וכולם כבר הוצבו.
    [navy] בידי { $power } יש { $number } ציים, וכולם כבר הוצבו.
   *[fort] בידי { $power } יש { $number } מבצרים, וכולם כבר הוצבו.
  }

# המכירה הפומבית
why-auction-now = מתנהלת מכירה פומבית, ו{ $power } נשאלת אם להציע בה או לוותר.
why-not-in-game = { $power } אינה במשחק הזה.
why-in-red = { $power } כבר בברית האדומה.
why-in-blue = { $power } כבר בברית הכחולה.
why-players-first = { $number ->
    [two] איש אינו משחק את { $power }, ושני שחקנים עדיין ללא ברית.
   *[other] איש אינו משחק את { $power }, ו־{ $number } שחקנים עדיין ללא ברית.
  }
why-highest-bid = ההצעה עומדת על { $number }, הסכום הגבוה ביותר שאפשר לרשום.
why-bid-too-low = העלאה חייבת להיות גבוהה מן הסכום העומד: { $number } אינו יותר מ־{ $number2 }.
why-raise-first = תחילה מכריזים על העלאה, ואחר כך נוקבים בסכום.
why-bid-passed-over = על סכומים נמוכים מ־{ $number } כבר דילגו.
why-bid-later = סכומים גבוהים מ־{ $number } באים אחרי שמבקשים הצעות גבוהות יותר.
why-bid-limit = אי אפשר לרשום הצעה גבוהה מ־{ $number }.
why-must-open = { $power } פותחת את המכירה הזאת וחייבת להציע סכום, ולו 0.
why-must-raise = { $power } הכריזה על העלאה וחייבת לנקוב בה.
why-no-proposal = הפותח מציע את ההצעה הראשונה; אין עדיין הצעה שאפשר להשאיר.
why-red-then-blue = { $number ->
    [two] שתי מעצמות עדיין ללא ברית: הצעה נוקבת באחת לאדום, ואחר כך באחת לכחול.
   *[other] { $number } מעצמות עדיין ללא ברית: הצעה נוקבת באחת לאדום, ואחר כך באחת לכחול.
  }
why-red-alone = { $number ->
    [two] שתי מעצמות עדיין ללא ברית: רק האחרונה מכולן מוצעת לבדה.
   *[other] { $number } מעצמות עדיין ללא ברית: רק האחרונה מכולן מוצעת לבדה.
  }
why-two-powers = { $power } כבר מוצעת לאדום; הצעה נוקבת בשתי מעצמות שונות.
why-last-player = חובה להציע את השחקן האחרון שאינו בברית, ולא את { $power } ואת { $power2 }.
why-bid-negative = מציעים 0 זהב או יותר, לא { $words }.
why-bid-whole = מציעים סכומים שלמים של זהב, לא { $words }.
why-order-no-auction = לא מתנהלת מכירה פומבית; הוראות נועדו למכירה שמתנהלת.
why-order-opener = המכירה הזאת נפתחת בידיך, וחובה להציע סכום, ולו 0.
why-order-no-proposal = עוד אין הצעה; יש להמתין עד שהמכירה תיפתח.
why-order-other-proposal = עומדת הצעה אחרת; הוראה נוקבת בהצעה העומדת, או אומרת ״תמיד״.
why-order-cannot-propose = אי אפשר להציע עכשיו את שתי המעצמות האלה.
why-order-too-low = ההצעה עומדת על { $number }: הוראה להציע צריכה להיות גבוהה מזה, או שהיא הוראה לוותר.

# בנייה ותנועה
why-build-population = בנייה עולה 1 אוכלוסייה; בידי { $power } יש { $number }.
why-supply-empty = { $unit ->
    [army] אין צבא במלאי: כל { $number } הצבאות על המפה.
    [navy] אין צי במלאי: כל { $number } הציים על המפה.
   *[fort] אין מבצר במלאי: כל { $number } המבצרים על המפה.
  }
why-none-to-destroy = { $unit ->
    [army] אין בידי { $power } צבא { $inRegion } שאפשר לפרק.
    [navy] אין בידי { $power } צי { $inRegion } שאפשר לפרק.
   *[fort] אין בידי { $power } מבצר { $inRegion } שאפשר לפרק.
  }
why-rebuild-same = { $unit ->
    [army] צבא שפורק נבנה מחדש כצבא,
    [navy] צי שפורק נבנה מחדש כצי,
   *[fort] מבצר שפורק נבנה מחדש כמבצר,
  } { $unit3 ->
    [army] לא כצבא.
    [navy] לא כצי.
   *[fort] לא כמבצר.
  }
why-navy-no-icon = { $region }: אין שם אונייה מצוירת, ולכן אסור לצי להימצא שם.
why-beside-navy = { $unit ->
    [army] הצבא רשאי להגיע { $toRegion } רק לצד צי של { $power }; אין לה שם צי.
    [navy] הצי רשאי להגיע { $toRegion } רק לצד צי של { $power }; אין לה שם צי.
   *[fort] המבצר רשאי להגיע { $toRegion } רק לצד צי של { $power }; אין לה שם צי.
  }
why-blockaded = { $number ->
    [one] { $power } מטילה מצור { $inRegion } בצי אחד
    [two] { $power } מטילה מצור { $inRegion } בשני ציים
   *[other] { $power } מטילה מצור { $inRegion } ב־{ $number } ציים
  }; { $number2 ->
    [0] אין שם ציים בידי { $power2 }.
    [one] בידי { $power2 } יש שם רק צי אחד.
    [two] בידי { $power2 } יש שם רק שני ציים.
   *[other] בידי { $power2 } יש שם רק { $number2 } ציים.
  }
why-no-way = אין בידי { $power } סמן שליטה { $inRegion } או בסמוך, לא צי שמשרת את האזור ולא גבול משותף איתו.
why-fort-fixed = המבצר { $inRegion } קבוע במקומו: מבצרים נעים רק מן הבית.
why-all-moved = { $unit ->
    [army] כל הצבאות { $inRegion } כבר נעו בפעולה הזאת.
    [navy] כל הציים { $inRegion } כבר נעו בפעולה הזאת.
   *[fort] כל המבצרים { $inRegion } כבר נעו בפעולה הזאת.
  }
why-nowhere = { $unit ->
    [army] לצבא שבבית אין לאן ללכת.
    [navy] לצי שבבית אין לאן ללכת.
   *[fort] למבצר שבבית אין לאן ללכת.
  }
why-must-go = יחידה שננקבה לתנועה חייבת ללכת למקום אחר.
why-already-there = { $unit ->
    [army] הצבא כבר נמצא { $inRegion }.
    [navy] הצי כבר נמצא { $inRegion }.
   *[fort] המבצר כבר נמצא { $inRegion }.
  }
why-foreign-home = שום יחידה של { $power } אינה רשאית להימצא בבית של { $power2 }.
why-sea-stay = הקובייה אומרת ״הישארו״: היחידה אינה יכולה לטבוע.

# התקפה
why-attack-itself = { $power } אינה יכולה לתקוף את עצמה.
why-same-alliance = { $power } נמצאת באותה ברית גדולה עם { $power2 }.
why-no-control = אין בידי { $power } סמן שליטה { $inRegion }.
why-no-presence = אין בידי { $power } לא סמן שליטה ולא יחידה { $inRegion }.
why-no-force = אין בידי { $power } לא צבא { $inRegion } ולא צי שמשרת את האזור.
why-no-sea-target = אין בידי { $power } צבא { $inRegion }, ושום צי אינו יכול לצאת שם לקראתה בים.
why-settled = { $marker }: אין לו עוצמה; מתיישבים בו ולא תוקפים אותו.
why-not-on-map = { $marker }: הסמן אינו מונח על המפה.
why-no-unit = { $unit ->
    [army] אין בידי { $power } צבא { $inRegion }.
    [navy] אין בידי { $power } צי { $inRegion }.
   *[fort] אין בידי { $power } מבצר { $inRegion }.
  }
why-few-navies = { $number ->
    [0] אין בידי { $power } ציים שם.
    [one] בידי { $power } יש שם רק צי אחד.
    [two] בידי { $power } יש שם רק שני ציים.
   *[other] בידי { $power } יש שם רק { $number } ציים.
  }
why-few-armies = { $number ->
    [0] אין בידי { $power } צבאות שם.
    [one] בידי { $power } יש שם רק צבא אחד.
    [two] בידי { $power } יש שם רק שני צבאות.
   *[other] בידי { $power } יש שם רק { $number } צבאות.
  }
why-unit-not-there = { $unit ->
    [army] שום צבא לא השתתף בקרב הזה.
    [navy] שום צי לא השתתף בקרב הזה.
   *[fort] שום מבצר לא השתתף בקרב הזה.
  }
why-none-committed = לא נותרה בקרב הזה יחידה ששלחה { $power }.

# התיישבות, מסחר ואסימונים חשאיים
why-not-colonize = { $marker }: זה אינו סמן התיישבות.
why-not-commerce = { $marker }: זה אינו סמן מסחר של חוף הזהב.
why-colonize-population = התיישבות עולה 1 אוכלוסייה; בידי { $power } יש { $number }.
why-commerce-navy = אין בידי { $power } צי משלה באפריקה.
why-control-limit = כל { $number } סמני השליטה כבר על המפה.
why-token-holds = { $token }: האסימון מחזיק סמן { $inRegion }.
why-token-used = { $token }: { $power } השתמשה זה עתה באסימון.
why-token-reach = { $token }: האסימון אינו יכול להכות { $inRegion }.
why-token-supply = { $token }: האסימון מונח במלאי.
why-own-marker = { $power } אינה יכולה להכות בסמן של עצמה.
why-no-player = איש אינו משחק את { $power }, והיא אינה מחליטה דבר.

# עסקאות
why-deal-over = המשחק הסתיים; אין עוד על מה להתמקח.
why-deal-tax = ממסים רק לשם הוצאה שהזהב שביד אינו מכסה.
why-deal-only-gold = רק זהב עובר מיד ליד: לא סמני שליטה, לא יחידות, לא אריחים ולא בריתות מקומיות.
why-deal-itself = { $power } אינה יכולה להתמקח עם עצמה.
why-deal-no-player = איש אינו משחק את { $power }: אין לה זהב והיא אינה מחליטה דבר.
why-deal-rolling = משהו נשלף או מוטל עכשיו; עסקאות ממתינות עד שהוא גלוי.
why-deal-dice = הקוביות הוטלו; זהב אינו עובר מיד ליד לפני שנושאים באבדות.
why-deal-whole = זהב משולם ביחידות שלמות.
why-deal-least = תשלום הוא לפחות 1 זהב; { $number } אינו תשלום.
why-deal-most = אפשר לשלם לכל היותר { $number } זהב בבת אחת.
why-deal-help-when = עזרה קונים כשקוראים לבעלי ברית בהתקפה; בשאר הזמן יש תשלומים והבטחות.
why-deal-fights-itself = { $power } נלחמת בעצמה בהתקפה הזאת ואינה בת ברית של איש בה.
why-deal-not-allied = { $power } אינה בברית של { $power2 }.
why-deal-most-units = לאיש אין יותר מ־{ $number } צבאות או ציים.
why-offer-none = אין הצעה { $number }; מספר ההצעות שהוצעו בהתקפה הזאת: { $number2 }.
why-offer-accepted = הצעה { $number } כבר התקבלה.
why-offer-refused = הצעה { $number } כבר נדחתה.
why-offer-withdrawn = הצעה { $number } כבר נמשכה.
why-offer-withdraw = רק { $power } יכולה למשוך את הצעה { $number }.
why-offer-waits = הצעה { $number } ממתינה לתשובה של { $power }.
why-offer-when = אפשר לקבל את הצעה { $number } בזמן ש{ $power } נשאלת אילו יחידות לשלוח.
why-offer-navies = { $number ->
    [0] { $power } כבר החליטה לא לשלוח ציים
    [one] { $power } כבר שלחה צי אחד
    [two] { $power } כבר שלחה שני ציים
   *[other] { $power } כבר שלחה { $number } ציים
  }; ההצעה היא על { $number2 }.
why-offer-cannot = { $power } אינה יכולה לשלוח לכאן { $number ->
    [one] צי אחד
    [two] שני ציים
   *[other] { $number } ציים
  } וגם { $number2 ->
    [one] צבא אחד.
    [two] שני צבאות.
   *[other] { $number2 } צבאות.
  }

# בריתות מקומיות
why-alliance-held = { $alliance }: הברית כבר בידי { $power }.
why-alliance-limit = כל { $number } סמני הברית של { $power } כבר מונחים.
why-alliance-none-free = לכל ברית מקומית כבר יש מחזיק.
why-alliance-not-held = { $alliance }: הברית אינה בידי { $power }.
why-alliance-elsewhere = { $alliance }: הברית אינה חלה { $inRegion }.
why-alliance-no-navy = { $alliance }: אין לברית סמל ימי, או שאין צי משלך שתוכל לתמוך בו.
why-alliance-used = { $alliance }: הברית כבר מופעלת בקרב הזה.

# אריחים
why-colony-presence = אין בידי { $power } לא סמן שליטה ולא יחידה בשום מושבה.
why-colony-navy = אין בידי { $power } צי בשום מושבה.
why-no-colony = { $region }: האזור הזה אינו מושבה.
why-supply-none = { $unit ->
    [army] אין בידי { $power } צבא במלאי.
    [navy] אין בידי { $power } צי במלאי.
   *[fort] אין בידי { $power } מבצר במלאי.
  }
why-nothing-to-attack = אין דבר ש{ $power } יכולה לתקוף.
why-tile-dice = { $tile }: האריח משמש רק עם הקובייה הלבנה והאדומה.
why-tile-not-in-game = { $tile }: האריח אינו במשחק הזה.
why-tile-none-left = { $tile }: לא נותר אריח כזה בתצוגה.
why-tile-population = { $tile }: האריח עולה { $number } אוכלוסייה; בידי { $power } יש { $number2 }.
why-tile-trade-limit = בידי { $power } כבר יש { $number } אריחי סחר.
why-tile-used-turn = { $tile }: { $power } השתמשה באריח בתור הזה.
why-tile-used-war = { $tile }: האריח כבר נוצל במלחמה הזאת.
why-tile-region = { $tile }: האריח אינו נוקב באזור הזה, { $region }.
why-tile-no-free-action = { $tile }: לאריח אין פעולה חופשית בתור שלך.
why-tile-not-owned = { $tile }: אין אריח כזה בידי { $power }.
