# הוראות קבע למכרז
order-title = להשאיר הוראה
order-note = הבית יענה במקומך עד שהמכרז הזה יוכרע. איש מלבדך אינו יודע על כך; אפשר למשוך את ההוראה בכל עת.
order-limit = גבול
order-bid-up-to = להציע עד { $gold } על השיבוץ הזה
order-always = ולהחזיר אותו אם מישהו משנה אותו
order-pass-while = לוותר כל עוד השיבוץ הזה עומד
order-pass-named = לוותר, אלא אם המעצמה שלי משובצת
order-pass-all = לוותר עד שיוכרע
order-left = ההוראה שלך:
order-withdraw = למשוך את ההוראה
order-ended-over = המכרז הוכרע; ההוראה שלך הסתיימה.
order-ended-unforeseen = קרה דבר שההוראה שלך לא צפתה. ההחלטה בידיך.
order-ended-left = ההוראה שלך הסתיימה כשעזבת.

order-words-pass = לוותר עד שהמכרז הזה יוכרע.
order-words-named = לוותר במכרז הזה, אלא אם המעצמה שלך משובצת.
order-words-while = לוותר כל עוד { $red } משובצת לאדום ו{ $blue } לכחול.
order-words-while-red = לוותר כל עוד { $red } משובצת לאדום.
order-words-while-blue = לוותר כל עוד { $blue } משובצת לכחול.
order-words-bid = להציע עד { $gold } כל עוד { $red } משובצת לאדום ו{ $blue } לכחול, ואז לוותר.
order-words-bid-red = להציע עד { $gold } כל עוד { $red } משובצת לאדום, ואז לוותר.
order-words-bid-blue = להציע עד { $gold } כל עוד { $blue } משובצת לכחול, ואז לוותר.
order-words-always = להציע עד { $gold } עבור { $red } באדום ו{ $blue } בכחול, לא משנה מה עוד יוצע.
order-words-always-red = להציע עד { $gold } עבור { $red } באדום, לא משנה מה עוד יוצע.
order-words-always-blue = להציע עד { $gold } עבור { $blue } בכחול, לא משנה מה עוד יוצע.

why-order-no-auction = לא מתנהל מכרז; הוראות נועדו למכרז שמתנהל.
why-order-opener = המכרז הזה נפתח בידיך, וחובה להציע סכום, ולו 0.
why-order-no-proposal = עוד אין שיבוץ; יש להמתין עד שהמכרז ייפתח.
why-order-other-proposal = עומד שיבוץ אחר; הוראה מתייחסת לשיבוץ העומד, או אומרת ״תמיד״.
why-order-cannot-propose = אי אפשר לשבץ עכשיו את שתי המעצמות האלה.
why-order-too-low = הסכום עומד על { $bid }: הוראה להציע צריכה להיות גבוהה מזה, או שהיא הוראה לוותר.

# איך כותבים הוראה
order-unknown = ״{ $words }״ אינו הוראה: { order-forms }
order-no-proposal = בהוראה הזאת אין שיבוץ: { order-forms }
order-bad-part = ״{ $words }״ אינו חלק של שיבוץ: { order-forms }
order-both-sides = בשיבוץ יש מעצמה אחת לאדום ואחת לכחול: { order-forms }
order-forms = הוראה נכתבת ״pass״, ״pass unless named״, ״pass while red POWER blue POWER״, או ״bid GOLD red POWER blue POWER״ (וגם ״always״).
