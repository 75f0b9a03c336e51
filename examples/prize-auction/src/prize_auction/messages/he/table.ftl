# What can be chosen before a game.
preset-usual = שמונה שללים, שלושים גיני, אפשר לבטח.
preset-short = חמישה שללים, עשרים גיני, אפשר לבטח.
group-sale = המכירה
option-prizes = מספר השללים הנמכרים.
option-guineas = הגיני שבידי כל סוחר בהתחלה.
option-insurance = הקונה רשאי לבטח את האונייה לפני שהיא מפליגה.

bad-seats = { $seats } מושבים: המשחק הוא ל־{ $fewest } עד { $most } סוחרים שונים (SETUP-1)
bad-merchant = אין סוחר ״{ $words }״: { $hint }
