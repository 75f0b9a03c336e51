moment = Printemps 1781. Rochambeau est en Amérique, Suffren fait voile vers l’Inde, l’Espagne est à vos côtés devant Minorque, et la Grande-Bretagne s’étire de Yorktown à Madras. Vous êtes la France. Il reste deux manches à la guerre.

step-1-words = Finis les petits pas. Vous avez deux tours, et la Grande-Bretagne et l’Espagne passeront les leurs. Si la guerre finissait maintenant, vous auriez 8 points. Faites-en 18 ou plus, avec 4 points d’agitation au plus. Regardez d’abord autour de vous.

step-2-words = Dans cet examen, personne n’a de chance : les deux camps lancent toujours des dés de même différence, et la mer est calme. Le plus fort gagne donc, et à forces égales c’est l’égalité. Alors : où un écu de plus vous rapporte-t-il le plus ? Cliquez là.
step-2-done = Six, quatre, deux, et vous n’y avez encore rien. Un écu pris à la Grande-Bretagne vous mettrait à égalité en tête avec l’Espagne : 6 points d’un coup.
step-2-wrong-1 = Un écu là vous ferait passer de deuxième à premier : de 3 à 5. Bien, mais seulement 2 de plus. Cherchez un lieu où vous n’en avez pas.
step-2-wrong-2 = Là vous monteriez de 2 à 4. Bon pour plus tard. Cherchez un lieu où vous n’avez rien, et où les nombres sont grands.
step-2-wrong-3 = Un de plus là fait l’égalité en tête : de 3 à 5. Gardez-le à l’esprit. Un autre lieu rapporte plus.
step-2-wrong-4 = Très bons yeux : un marqueur de colonisation libre, 3 points pour une personne. Mettez-le sur votre liste. Un lieu rapporte encore plus.

step-3-words = Minorque, donc. La Grande-Bretagne y a un fort et une flotte. Vous avez une armée et pas un vaisseau. Votre alliée l’Espagne a une armée et deux flottes, et aidera avec tout. Combien cela fait-il sur terre, si vous gagnez en mer ?
step-3-answer-1 = Un contre deux
step-3-answer-2 = Trois contre deux
step-3-answer-3 = Quatre contre deux
step-3-done = Votre armée, celle de l’Espagne, et l’appui que ses flottes gagnent pour vous. Sans les alliés, les probabilités vous auraient fait fuir.
step-3-wrong-1 = C’est ce que disent les probabilités, car elles laissent les alliés de côté. L’Espagne ajoute une armée et gagne la mer pour vous.
step-3-wrong-2 = Les flottes ne combattent pas sur terre. Gagner en mer, c’est +1, quel que soit le nombre de vaisseaux.

step-4-words = Une attaque ne suffira pas pour 18. Souvenez-vous que chaque tour permet une action spéciale, et qu’elle se passe de dés. Que pouvez-vous prendre en Amérique du Sud, et pour combien ?
step-4-answer-1 = Un écu pour 1 personne
step-4-answer-2 = Un écu pour 2 pièces d’or
step-4-answer-3 = Rien sans une flotte
step-4-done = La deuxième place derrière l’Espagne, 3 points. Cela fait 17 avec Minorque. Il vous faut encore une idée, et il y en a plusieurs.
step-4-wrong-1 = L’or est pour les attaques. Coloniser demande une personne et rien d’autre.
step-4-wrong-2 = Coloniser ne demande personne sur place. Une seule personne, depuis votre bureau de Versailles.

step-5-words = La scène est à vous. Deux tours, quatre actions. Atteignez 18 points au décompte de la guerre, avec 4 points d’agitation au plus. Si cela tourne mal, recommencez : ici, les guerres se rejouent.
step-5-hint-1 = Minorque apporte 6, l’Amérique du Sud 3. Les deux tiennent dans votre premier tour : une action ordinaire, une spéciale.
step-5-hint-2 = Pour les derniers points : Commercer aux Caraïbes demande une flotte en Afrique, et une flotte dort en métropole. Ou trouvez un ami local en Inde. Ou tentez Yorktown.
step-5-hint-3 = Yorktown : deux armées contre une. En mer, un contre un, et une égalité y coûte une flotte mais ne donne rien à la Grande-Bretagne. Si vous refusez, elle a +1.

step-6-words = La paix est signée. Vous avez prévu, compté, partagé une bataille avec un ami, et gardé votre peuple juste assez calme. Regardez une dernière fois les points et la bourse.

remember-1 = Cherchez le lieu où un écu vaut le plus.
remember-2 = Comptez les deux camps, amis compris, avant de payer.
remember-3 = Une action spéciale à chaque tour : elle se passe de dés.
closing = La musique de lord Cornwallis aurait joué Le Monde à l’envers. C’est vous qui l’avez retourné. Vous êtes prêt pour une partie entière, et un maître sera assis près de vous pendant la première.
