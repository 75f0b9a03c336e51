moment = Madras, 1717. Aujourd’hui vous êtes assis de l’autre côté de la table. Vous êtes la Grande-Bretagne, vos drapeaux sont rouges, et la France tient le poivre de la côte de Malabar. Vous avez quatre pièces. Dépensez-les en marchand.

step-sum-words = Chaque marché montre son prix comme une petite somme. Calicut : imprimé 3. Mangalore : imprimé 2. Vous atteignez les deux parce que votre escadre, un groupe de vaisseaux de guerre, est au large de la côte. Les navires aussi portent le commerce.

step-guns-words = Karikal a un coût imprimé de 3 mais vous coûterait 4. Le fort français de Vandavasi le touche. Un marché à côté d’un fort ou d’une escadre de son camp est protégé : 1 de plus pour l’attaquant.

step-cut-words = Maintenant, la ruse. Calicut et Mangalore pendent à un seul fil : Tiruchirappalli les relie au reste de l’Inde française. Il est protégé, donc 2 plus 1. Retirez son drapeau.
step-cut-done = Trois pièces pour un drapeau, cela semble cher. Attendez la suite.
step-cut-wrong-1 = Trois pièces, un lieu vide, et la France revient à la prochaine manche le long de son fil. Coupez plutôt le fil.
step-cut-wrong-2 = Vos quatre pièces contre les canons de Vandavasi. Ne prenez jamais d’assaut le lieu fort quand un fil est à portée.
step-cut-wrong-3 = Les pièces ne déplacent pas un fort. Tant qu’il est intact, rien ne le déplace en temps de paix. Regardez le marché voisin : Tiruchirappalli.

step-not-yet-words = Le fil est coupé. Calicut est-il bon marché maintenant ? Essayez avec votre dernière pièce.
step-not-yet-done = Toujours 3. Un marché qui a perdu son fil devient isolé, mais seulement au début d’une manche. Patience.

step-wait-words = Terminez votre manche. Si la France ne renoue pas le fil aussitôt, les deux marchés sont en péril.
step-wait-hint-1 = Appuyez sur le bouton qui termine la manche.
step-wait-news = La France est allée faire sa cour en Espagne et en Savoie, et a dépensé ses pièces aux Caraïbes. Personne n’a lu les lettres de la côte de Malabar.

step-coins-words = Une nouvelle manche. Les deux marchés sont maintenant isolés : aucune chaîne de marchés français ne les mène à une terre, à un fort ou à des vaisseaux de la France. Prenez Économique 4.
step-coins-wrong-1 = Trois pièces suffiraient presque. Mais il y a un 4 avec la même moitié de plume. Prenez le meilleur tant qu’il est là.

step-harvest-words = Un marché isolé coûte 1, quel que soit son coût imprimé. Retirez les deux drapeaux français, à Calicut et à Mangalore. Une pièce chacun.
step-harvest-done = Un seul coup de ciseaux, deux marchés de moins. Ensemble ils auraient coûté 5.
step-harvest-wrong-1 = Vous pouvez y planter un drapeau pour 2. Mais les deux occasions à 1 pièce disparaîtront dès que la France renouera le fil. Récoltez d’abord.

step-far-away-words = Encore deux pièces. Antigua, aux Caraïbes, est vide, de coût imprimé 2, et touche votre Sainte-Lucie. Essayez.
step-far-away-done = La première région de chaque manche ne coûte rien de plus. Chaque région suivante coûte 1 de plus. Les plumes se comptent à part des pièces.

step-pepper-words = Restez donc en Inde. Mangalore est vide, son prix d’occasion est passé, et il coûte de nouveau son prix imprimé, 2. Plantez votre drapeau. Le poivre est à vous.
step-pepper-done = Et votre escadre toute proche en fait dès le premier jour un marché protégé.
step-pepper-wrong-1 = Un marché vide n’est jamais isolé : Calicut coûte de nouveau son prix imprimé, 3. Vous avez 2 pièces. Mangalore convient.
step-pepper-wrong-2 = Aussi 2, et le fil resterait coupé. Bonne idée ! Mais à côté des canons français, il est difficile à garder. Mangalore est sous les vôtres.

step-quills-words = Il vous reste la moitié de plume. Le souverain du Mysore hésite et coûte 2. Vous savez faire.
step-quills-done = L’Inde compte huit pour vous, cinq pour la France. Au début de la leçon, c’était six à huit.
step-quills-wrong-1 = Deux plumes non dépensées ! Le Mysore attend une lettre.

closing = Le nombre imprimé, ou 1 si le marché est isolé. Plus 1 s’il est protégé. Plus 1 pour une autre région. Jamais moins de 1. Voilà toute la somme. Ensuite : des lieux sans lignes, les cours d’Europe.
