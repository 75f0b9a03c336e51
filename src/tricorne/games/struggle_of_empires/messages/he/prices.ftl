### מחירים וסיכונים לפני האישור.

cost-gold = { $gold } זהב, נשארים { $left }
cost-population = { $population } אוכלוסייה, נשארים { $left }
cost-taxation = { $taxations ->
    [one] מחייב מיסוי אחד: תסיסה { $taxations }
   *[other] מחייב { $taxations } מיסויים: תסיסה { $taxations }
}
cost-unrest = מביא תסיסה { $unrest }
odds-sea = ההפלגה
odds-sea-plain = קובייה אחת; זהב יכול להציל
odds-face-success = מגיעה
odds-face-stay = נשארת מאחור, או משלמת
odds-face-sink = טובעת, או משלמת
odds-face-arrive = מגיעה
odds-face-remain = נשארת מאחור
odds-face-lost = אובדת
odds-mend-arrive = מגיעה תמורת { $price }
odds-mend-remain = נשארת מאחור תמורת { $price }
dice-sum = הפרש { $high } − { $low } = { $difference }, עוצמה { $strength }
