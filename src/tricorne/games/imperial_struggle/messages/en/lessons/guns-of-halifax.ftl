moment = Boston, 1701. French ships lie off Cabot Strait and the fishermen stay at home. You are Britain, and you have been given what the fishermen asked for: gunpowder.

step-hexagons-words = Hexagons are for guns. Some are Fort sites, like Halifax. Others are Naval spaces, where one Squadron can lie. You hold four Military points: swords.

step-walls-words = Halifax costs 3. To build you need a Market, land or Squadron right beside it, held since the round began. Your Georges Bank is. Build the Fort.
step-walls-done = A Fort is a flag with walls: it counts, it connects, it protects, and it fights in wars.
step-walls-wrong-1 = Louisbourg is French and unhurt. An intact Fort never changes hands in peace. Only a damaged one can be seized, for its number plus 1.
step-walls-wrong-3 = A new Squadron takes all 4 points, and one of yours still lies idle in the Navy Box. Walls first.

step-sail-words = One point left, and a Squadron waits in the Navy Box. Sailing to an empty Naval space costs 1, from anywhere, without lines. Send it to the Gulf of Maine.
step-sail-done = Now Massachusetts Bay and Georges Bank are Protected. France pays 1 more for each of them.
step-sail-wrong-1 = A French Squadron lies there. Driving it off costs 2 with a Squadron that is already at sea, and 3 from the Navy Box. You have 1.
step-sail-wrong-2 = That only moves a Squadron you already use. The one in the Navy Box guards nothing. Bring it out.

step-raid-words = End the round. There is smoke over the Hudson Valley.
step-raid-hint-1 = Press the button that ends the round.
step-raid-news = Friends of France raid the Hudson Valley. A Conflict marker lies on your Market. France also wins Spain and Savoy, and trades as far as Niagara.

step-smoke-words = Your flag still stands there, but while the marker lies on it the place counts for nothing and carries no trade. Its base price drops to 1, and even a Minor action may take your flag off.

step-swords-words = You have two things to do, and both need swords. Take Military 4.
step-swords-wrong-1 = Three points: enough for one of the two tasks, not for both. The other tile has 4.

step-clean-words = Removing a Conflict marker costs 2, or only 1 where the space is Protected. No Fort of yours is near the Hudson Valley, so pay 2. Clean it up.
step-clean-done = Peace in the valley. The Market counts again.
step-clean-wrong-1 = A new Squadron for 4, and the valley burns on. Put out the fire first; 2 points do it.
step-clean-wrong-2 = You will learn to buy soldiers for the war soon. While a place of yours burns, put the fire out first.

step-chase-words = Two points left: exactly what it costs to drive off a Squadron with one that is already at sea. Chase the French from Cabot Strait. Use the Squadron of the Atlantic Passage.
step-chase-done = Nobody sank. The French ships sail home to the Navy Box. But the sea is yours, and the fishermen sing.
step-chase-wrong-1 = That would win the strait and leave Boston open. The Squadron in the Atlantic Passage guards much less. Send that one.

step-reach-words = Look what the strait opens: the Gulf of St. Lawrence, a French fish Market. A Squadron carries trade at once, even one that arrived this round. Your two coins are a Minor action, though.
step-reach-done = Reached, but a Minor action takes no rival flag away. With a big coin tile next round, you could throw France out.

closing = Walls protect, ships reach, and soldiers clean up after raids. A new Squadron would cost 4. Next: what to do when your points run out but your plans do not.
