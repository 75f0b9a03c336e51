moment = Versailles, 1700. Le roi d’Espagne n’a pas d’héritier, et toutes les cours d’Europe écrivent des lettres. Vous êtes de nouveau la France. Aujourd’hui pas de pièces, rien que des plumes.

step-no-lines-words = L’Europe n’a ni marchés ni lignes. Ses losanges sont des espaces politiques. Le nombre est le prix en plumes, et toutes les cours vous entendent, d’où que vous parliez.

step-signs-words = Deux signes comptent. Des points sur le bord veulent dire alliance : elle se bat à vos côtés dans les guerres que ces points désignent. Une petite couronne veut dire prestige : la gloire, décomptée à chaque tour.

step-quills-words = Prenez la tuile avec Diplomatique 4 et deux pièces en bas.
step-quills-wrong-1 = Trois plumes, et un signe dont vous apprendrez l’usage plus tard. Aujourd’hui le plan coûte 4.
step-quills-wrong-2 = Quatre plumes aussi, mais avec des épées en bas. Aujourd’hui les pièces vous servent mieux. Celle-ci sera peut-être encore là à la prochaine manche.
step-quills-wrong-3 = Avec deux plumes, on ne va pas loin à Madrid et à Vienne. Prenez un 4.

step-glory-words = Le prestige est à un partout : vous en Autriche, la Grande-Bretagne dans les Provinces-Unies. En avoir plus vaut 2 points à la fin de chaque tour. Une égalité ne vaut rien. Gagnez la couronne d’Espagne qui coûte 2.
step-glory-done = Deux couronnes à une. Et c’est un lieu de plus en Europe : cinq à trois.
step-glory-wrong-1 = La même gloire pour 3 plumes. L’autre couronne d’Espagne coûte 2, et il vous faut le reste pour Vienne.
step-glory-wrong-2 = La Suède porte aussi une couronne, pour 2. Bien vu ! Mais aujourd’hui toute l’Europe regarde Madrid. Prenez l’Espagne.

step-war-panel-words = Regardez maintenant plus loin. La prochaine guerre se joue sur plusieurs théâtres. En Europe centrale, chaque alliance de la liste est un point de force. La Grande-Bretagne en a deux, vous avez la Bavière.

step-vienna-words = Encore deux plumes, et l’alliance rouge d’Autriche coûte 2. Avec l’action majeure, vous pouvez la retirer. Faites-le, et le théâtre est à un partout.
step-vienna-done = Vienne ferme sa porte à Londres. Pour l’instant.
step-vienna-wrong-1 = La cour allemande coûte 3 et il vous reste 2 plumes. L’Autriche coûte 2.
step-vienna-wrong-2 = Un nouvel ami pour vous : un point aussi dans ce théâtre. Pas mal du tout. Mais la Grande-Bretagne pourrait répondre de même. Apprenez aujourd’hui à enlever un ami.

step-answer-words = Pour une fois, laissez les deux pièces, ou dépensez-les comme vous l’avez appris. Puis terminez la manche. Surveillez Vienne.
step-answer-hint-1 = Appuyez sur le bouton qui termine la manche.
step-answer-news = La Grande-Bretagne n’a pas vu de plume qu’elle aimait mieux que les pièces, et a acheté du tabac et du sucre. Vienne est encore vide. Vous avez eu de la chance. Une cour vidée est ouverte aux deux camps.

step-again-words = Votre seconde manche. Prenez encore des plumes : le second Diplomatique 4 est toujours là. Vous finirez Vienne et chercherez un ami qui compte double.
step-again-hint-1 = Prenez la tuile avec Diplomatique 4.

step-twice-words = L’alliance des Provinces-Unies est sur la liste de deux théâtres de la guerre qui vient. Un ami, deux points de force. Gagnez-la, et plantez votre drapeau à Vienne. Deux plumes chacun.
step-twice-done = Europe centrale : trois pour vous, un pour la Grande-Bretagne. Sans un coup de feu.
step-twice-wrong-1 = Regardez les points de la Prusse : deux et trois. Elle dort pendant la première guerre. Les Provinces-Unies ont aussi le point un, et comptent dans deux théâtres.
step-twice-wrong-2 = Ce sont trois plumes pour vider une couronne britannique. Juste à côté, l’alliance des Provinces-Unies est libre pour 2. Remplissez ce qui est vide avant de disputer ce qui est plein.

closing = Des couronnes pour la gloire, des points pour la guerre, et jamais une porte ouverte derrière soi. Ensuite vous quitterez le palais pour le port : des canons, des vaisseaux et des murs.
