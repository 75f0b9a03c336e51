### ספירות של תור שלום ושל מלחמה.

count-peace = תור השלום מנוקד
count-war = המלחמה נספרת
count-began = בהתחלה
count-total = בסוף
count-why = { $britain } : { $france }{ $lead ->
    [1] ‏
   *[other] , דרוש הפרש של { $lead }
}
count-map = מפה וסמנים
count-tiles = אריחי מלחמה
count-strength = עוצמה
count-spoils = שלל
count-effects = השפעת האריחים
count-margin = בהפרש { $margin }
count-from-to = סך נקודות הניצחון עובר מ־{ $before } ל־{ $after }.
