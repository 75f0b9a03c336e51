moment = Versailles, 1700. The King of Spain has no heir, and every court in Europe is writing letters. You are France again. Today no coins, only quills.

step-no-lines-words = Europe has no Markets and no lines. Its diamonds are Political spaces. The number is the price in quills, and any court will hear you from anywhere.

step-signs-words = Two signs matter. Dots on the edge mean Alliance: it fights beside you in the wars those dots stand for. A little crown means Prestige: glory, counted every turn.

step-quills-words = Take the tile with Diplomatic 4 and two coins below.
step-quills-wrong-1 = Three quills, and a sign you will learn to use later. Today the plan costs 4.
step-quills-wrong-2 = Also four quills, but with swords below. Coins serve you better today. This one may still be there next round.
step-quills-wrong-3 = Two quills will not get far in Madrid and Vienna. Take a 4.

step-glory-words = Prestige stands one to one: you in Austria, Britain in the Dutch Republic. More of it is worth 2 points at the end of every turn. A tie is worth nothing. Win the Spanish crown that costs 2.
step-glory-done = Two crowns to one. And it is one more place in Europe: five to three.
step-glory-wrong-1 = The same glory for 3 quills. The other Spanish crown costs 2, and you need the rest for Vienna.
step-glory-wrong-2 = Sweden wears a crown too, for 2. A good eye! But today all Europe looks at Madrid. Take Spain.

step-war-panel-words = Now look ahead. The next war is fought in several theaters. In Central Europe each Alliance on the list is one point of strength. Britain has two, you have Bavaria.

step-vienna-words = Two quills left, and Austria's red Alliance costs 2. With the Major action you may remove it. Do it, and the theater stands one to one.
step-vienna-done = Vienna closes its door to London. For now.
step-vienna-wrong-1 = The German court costs 3 and you have 2 quills left. Austria costs 2.
step-vienna-wrong-2 = A new friend for you: also one point in this theater. Not bad at all. But Britain could answer in kind. Today learn to take a friend away.

step-answer-words = Leave the two coins for once, or spend them as you learned. Then end the round. Watch Vienna.
step-answer-hint-1 = Press the button that ends the round.
step-answer-news = Britain had no quill tile it liked better than coins, and bought tobacco and sugar. Vienna is still empty. You were lucky. An emptied court is open to both.

step-again-words = Your second round. Take quills again: the second Diplomatic 4 is still there. You will finish Vienna and look for one friend who counts twice.
step-again-hint-1 = Take the tile with Diplomatic 4.

step-twice-words = The Dutch Alliance stands on the lists of two theaters of the coming war. One friend, two points of strength. Win it, and plant your flag in Vienna. Two quills each.
step-twice-done = Central Europe: three for you, one for Britain. No shot fired.
step-twice-wrong-1 = Look at Prussia's dots: two and three. It sleeps through the first war. The Dutch have one dot too, and count in two theaters.
step-twice-wrong-2 = That is three quills to empty a British crown. Next to it the Dutch Alliance stands free for 2. Fill what is empty before you fight for what is full.

closing = Crowns for glory, dots for war, and never leave a door open behind you. Next you will leave the palace for the harbour: guns, ships and walls.
