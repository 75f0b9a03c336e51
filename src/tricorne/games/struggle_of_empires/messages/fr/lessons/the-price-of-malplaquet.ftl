moment = Près de Mons, septembre 1709. Encore une bataille perdue comme celle-ci, dira un maréchal français à son roi, et vos ennemis seront anéantis. Ces ennemis, vous les commandez. Vous allez savoir ce qu’il voulait dire.

step-1-words = Trois armées à vous et deux des Provinces-Unies font face à deux armées françaises et un fort. Attaquez la France. Les Provinces-Unies engagent tout, comme elles l’ont fait à Malplaquet. Acceptez.
step-1-done = Cinq contre quatre : 60 sur 100, vous le savez.
step-1-wrong-1 = Sage, peut-être plus sage que l’histoire. Mais nous sommes ici pour apprendre ce que cela coûte. Attaquez.
step-1-wrong-2 = Une bonne tuile, et nous y viendrons. D’abord la bataille.

step-2-words = Lancez.
step-2-done = Huit à huit : égalité. Et vos dés, 5 et 2, font 7. Trois armées ont disparu, et personne n’a rien gagné.

step-3-words = Comptons les morts. Une égalité coûte une unité à chaque camp. Votre première perte est toujours à vous : une armée britannique. Votre 7 en coûte une de plus. Qui l’a payée ?
step-3-answer-1 = Encore la Grande-Bretagne
step-3-answer-2 = Les Provinces-Unies
step-3-answer-3 = Personne, une perte suffit
step-3-done = D’abord le chef de file, puis un allié. Vous savez maintenant ce que risquent vraiment les alliés, et pourquoi ils demandent de l’or.
step-3-wrong-1 = Sans alliés, oui. Avec eux, la seconde perte tombe sur un allié : les Provinces-Unies.
step-3-wrong-2 = Un 7 en prend toujours une de plus, en sus du reste, que l’on gagne, que l’on perde ou qu’il y ait égalité.

step-4-words = La France avait deux armées et un fort. L’égalité a pris une armée. La France aurait-elle pu donner le fort à la place ?
step-4-answer-1 = Oui, le propriétaire choisit
step-4-answer-2 = Non, une égalité ne prend pas de fort
step-4-done = Un fort ne tombe que par une vraie défaite ou par un 7 de son propre camp. C’est ce qui le rend têtu.
step-4-wrong-1 = Après une défaite, oui. Mais dans une égalité les murs tiennent bon, et c’est l’armée qui part.

step-5-words = Maintenant la note, chez vous. Chaque unité perdue, c’est un jeton d’agitation tiré du sac, qui vaut d’ordinaire 1, parfois 0 ou 2. Vous avez tiré un 2 aujourd’hui. Trouvez l’agitation sur votre feuille : 5 points.

step-6-words = Vos propres points, vous les voyez. De la France vous voyez seulement qu’elle a tiré quatre jetons, pas ce qu’ils valent. Nul ne le sait avant la fin de la partie. Pourquoi est-ce important alors ?
step-6-answer-1 = Le plus d’agitation perd 7 points, et à 20 on perd tout
step-6-answer-2 = Chaque point d’agitation coûte 1 point
step-6-answer-3 = Elle ne fait que départager
step-6-done = Tout à la fin : le plus d’agitation, moins 7. Le deuxième, moins 4. Et 20 ou plus, c’est la révolution : tous vos points ont disparu.
step-6-wrong-1 = Plus simple, mais non. Seule la comparaison compte : le pays le plus en colère perd 7, le suivant 4. Et 20, c’est la révolution, avec tous les points perdus.
step-6-wrong-2 = Cela aussi. Mais d’abord le pays le plus en colère perd 7, le suivant 4, et 20, c’est la révolution : tout est perdu.

step-7-words = Comment apaiser les gens ? Un moyen est de passer. Passez votre seconde action et voyez si cela aide.
step-7-done = Rien n’est rendu : vous avez attaqué dans ce tour. Seul un tour sans attaque apaise. Les autres ont passé, et c’est de nouveau à vous.
step-7-wrong-1 = Il vous reste deux armées, et une aux Provinces-Unies. Assez de sang pour un jour.

step-8-words = L’autre moyen est une tuile. Ouvrez Tuiles et prenez Réforme de l’État. Elle est gratuite, rend aussitôt 2 points et quitte le jeu. Premier arrivé, premier servi.
step-8-done = De cinq à trois. L’or ne peut jamais acheter cela : il n’y a que la réforme et le repos.
step-8-wrong-1 = Une belle tuile pour un autre jour. Votre peuple crie : Réforme de l’État.
step-8-wrong-2 = Dans un instant. D’abord la réforme : les deux tiennent dans un seul tour.

step-9-words = Passez maintenant l’autre action. Dans ce tour vous n’avez attaqué personne.
step-9-wrong-1 = Et jeter le calme que vous pourriez avoir pour rien ? Passez.

step-10-words = Le jeu demande si vous rendez 1 point d’agitation. Il n’y a presque jamais de raison de refuser.
step-10-done = Deux. Une fois par tour, un point, et jamais dans un tour avec attaque.
step-10-wrong-1 = On peut garder son agitation comme on garde une rage de dents. Rendez-la.

remember-1 = Le perdant perd une unité. Égalité : chacun en perd une. Un 7 en perd une de plus, victoire ou non.
remember-2 = Chaque unité perdue est un jeton d’agitation caché, qui vaut 0, 1 ou 2.
remember-3 = Deux moyens d’apaiser le peuple : passer dans un tour sans attaque, ou prendre Réforme de l’État.
closing = Vous avez gardé votre couronne et apaisé votre peuple. Les batailles sont une route vers l’agitation. L’autre passe par votre propre trésor, et elle est bien plus douce. Méfiez-vous-en à la prochaine leçon.
