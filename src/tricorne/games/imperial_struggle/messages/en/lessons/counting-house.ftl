moment = Lisbon, 1725. Neutral ground, good coffee, and two ledgers on the table. You are France. One round is left before the turn is counted. Where does a single flag weigh most?

step-one-track-words = There is one track of victory points for both of you. It starts at 15. What France scores pulls it up, what Britain scores pulls it down. Each point is a tug on one rope.

step-awards-words = Each Region carries an Award tile, new every turn. More places wins it. A tie wins nothing. Tiles worth 2 or 3 points ask for a lead of two.

step-demand-words = And Europe wants goods. Three of six are in Global Demand each turn: now tobacco, sugar and cotton. For each, the side with more such Markets is paid. Tobacco also brings its winner 1 Debt.

step-forecast-words = The forecast adds it all up: if the turn ended now, 16. Cotton is tied at three. India stands six to five, a lead of one where two are needed. Hm.

step-tile-words = You have borrowed to your limit, so these points are all you get. Take Economic 2 with Diplomatic 2.
step-tile-wrong-1 = Its coins are a Minor action: they cannot take a British flag away. And removing one flag is just what you need.

step-coin-words = Two coins, one shift. Find the Market that breaks the cotton tie and, in the same stroke, makes your lead in India two.
step-coin-done = Vellore! Cotton pays 2, India's Award pays 2. The forecast jumps from 16 to 20.
step-coin-wrong-1 = Seven to five: that wins India's Award, worth 2. Good! But it grows pepper, not cotton. One other Market does both jobs.
step-coin-wrong-2 = Britain keeps tobacco all the same, two to none. Look where the count is close, not where it is lost.
step-coin-wrong-3 = Right idea: British cotton. But it costs 3. Another British cotton Market costs 2.

step-quill-words = Two quills, one empty place. Where does one more flag change an Award? Look for a Region where one is enough, even if only to spoil Britain's.
step-quill-done = Seven to seven in the Caribbean. A tie pays nobody, and Britain's point is gone.
step-quill-wrong-1 = Six to five. But that tile is worth 3 and asks for a lead of two. One flag is not enough there.
step-quill-wrong-2 = India's Award is yours already. A bigger lead pays nothing more.
step-quill-wrong-3 = You lead Europe and lead its crowns. More of the same pays nothing this turn.

step-count-words = End the round. It was the last one of the turn, so the counting begins by itself.
step-count-hint-1 = Press the button that ends the round.
step-count-done = 21 points, 2 Treaty Points for you, and 1 Debt for Britain's tobacco.

closing = Before every last round, read the ledgers: who leads, by how much, what is wanted. The best move often counts twice. Next comes the day when the guns do the counting.
