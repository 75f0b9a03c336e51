moment = Amsterdam, 1719. Ces messieurs de la Compagnie ont des navires, des commis et de la patience, mais presque pas de soldats. Il y a d’autres façons de bâtir un empire, et toutes n’honorent pas. Vous présidez la séance.

step-1-words = Regardez vos boutons. La rangée du haut porte les actions ordinaires, celle du bas les spéciales. Dans un tour, vous faites deux actions ordinaires, ou une de chaque. Jamais deux spéciales. Trouvez le marqueur en Amérique du Nord.
step-1-done = Pas de nombre, mais une petite maison. Personne ne se bat pour lui : quelqu’un s’y installe, voilà tout.
step-1-wrong-1 = Celui-là est aux Caraïbes, et son nombre veut dire qu’il faut se battre. Cherchez plus au nord.

step-2-words = Colonisez-le. Cela coûte une personne et rien d’autre. Il n’y faut ni armée, ni flotte, ni même un écu. Vous le faites depuis votre bureau.
step-2-done = La Nouvelle-Amsterdam, encore une fois. Vous et la France êtes maintenant à égalité en tête en Amérique du Nord.
step-2-wrong-1 = Celui-là a un nombre : il faut se battre. Seuls les marqueurs à maison se colonisent.
step-2-wrong-3 = Une terre à prendre, et chacun peut la prendre. Ces marqueurs-là partent vite.

step-3-words = C’était votre action spéciale de ce tour. Essayez-en une autre : prenez une tuile, n’importe laquelle.
step-3-done = Une action spéciale par tour, pas plus. Pensez donc à celle dont vous avez le plus besoin, car d’autres la veulent aussi.

step-4-words = Le marqueur à la balance, aux Caraïbes, demande une flotte en Afrique. Utilisez votre action ordinaire : déplacez la flotte de la métropole vers l’Afrique. Le dé de mer est clément.
step-4-done = Votre flotte est devant la Côte-de-l’Or. Les autres passent, et c’est de nouveau à vous.
step-4-wrong-1 = Votre dernière personne serait partie. Des vaisseaux, vous en avez : menez-en un en Afrique.

step-5-words = Un mot d’abord. Ce que le jeu appelle commerce de la Côte-de-l’Or était la traite d’Africains réduits en esclavage, un des grands crimes de l’histoire. Il est sur le plateau parce que ces empires se sont bâtis dessus. Nous l’expliquons. Nous ne l’embellissons pas.

step-6-words = La règle : avec une flotte à vous en Afrique, vous pouvez prendre un tel marqueur où qu’il soit, sans personne à donner et sans or. Choisissez Commercer et le marqueur aux Caraïbes.
step-6-done = Un écu pour vous, un pour l’Espagne, un pour la France : tous trois à égalité en tête aux Caraïbes.
step-6-wrong-1 = Alors l’Espagne ou la France le fera, dès qu’elle aura une flotte là-bas. C’est votre décision, mais cette leçon en a besoin.

step-7-words = Passez l’autre action.

step-8-words = Maintenant le côté louche. Deux jetons sont à la portée de tous : Pirates, force 1, combat en mer contre tout écu dans une colonie. Révolte, force 3, combat sur terre dans les Amériques. Où une révolte ne peut-elle pas éclater ?
step-8-answer-1 = Aux Caraïbes
step-8-answer-2 = En Inde
step-8-answer-3 = En Amérique du Sud
step-8-done = La révolte ne connaît que les trois Amériques. Les pirates vont dans toutes les colonies.
step-8-wrong-1 = Elle le peut, et elle l’a fait. La révolte frappe en Amérique du Nord, aux Caraïbes et en Amérique du Sud.
step-8-wrong-2 = Elle le peut. La révolte frappe dans les trois Amériques, et nulle part ailleurs.

step-9-words = L’Espagne a deux écus en Amérique du Sud et pas un vaisseau. Choisissez Fomenter, puis Pirates contre l’Espagne en Amérique du Sud. C’est une action spéciale, elle ne coûte rien, et l’Espagne ne peut appeler aucun allié.
step-9-wrong-1 = Les pirates peuvent frapper n’importe qui, même votre amie la France. Mais vous avez besoin d’elle, et c’est l’Espagne qui est devant vous.
step-9-wrong-2 = L’Espagne a une flotte aux Caraïbes : un contre un. En Amérique du Sud, elle n’en a aucune. Frappez là où aucun vaisseau ne garde.
step-9-wrong-3 = Possible : trois contre les deux armées de l’Espagne. Mais des vaisseaux pour en profiter ensuite, vous en avez, et des armées, non. Prenez les Pirates.

step-10-words = Lancez pour les pirates et l’Espagne.
step-10-done = Quatre à zéro. Les pirates sont assis sur un écu espagnol.

step-11-words = Tant qu’il est sous les pirates, cet écu ne rapporte ni or ni points. Mais il n’est pas à vous. Pas encore. Qui peut aller le chercher ?
step-11-answer-1 = Seulement l’Espagne
step-11-answer-2 = Seulement les ennemis de l’Espagne
step-11-answer-3 = Quiconque a une flotte là-bas
step-11-done = Tout le monde. Et vos deux vaisseaux se trouvent justement devant le port. Quel hasard.
step-11-wrong-1 = L’Espagne le peut, si elle amène des vaisseaux. Mais tous les autres aussi : un marqueur sous les pirates est comme un marqueur neutre.
step-11-wrong-2 = Ici les alliances ne comptent pas. Ami ou ennemi : quiconque a une flotte là-bas peut essayer.

step-12-words = Attaquez les pirates avec votre action ordinaire. Deux flottes contre une force de 1, en mer seulement. Cela coûte les 2 pièces d’or habituelles.
step-12-wrong-1 = Vous les avez engagés. Encaissez maintenant, avant que les vaisseaux espagnols n’arrivent.

step-13-words = Lancez.
step-13-done = Quatre à deux. L’écu est à vous, vous êtes à égalité en tête avec l’Espagne, et le jeton retourne à sa place, prêt pour le prochain scélérat.

remember-1 = Un tour, c’est deux actions ordinaires, ou une ordinaire et une spéciale. Jamais deux spéciales.
remember-2 = Coloniser : 1 personne, d’où que l’on soit. Commercer : une flotte à vous en Afrique. Pas de dés.
remember-3 = Pirates et révoltes gèlent un écu. Qui bat le jeton le garde.
closing = Trois écus en trois tours, et pas un soldat n’a marché. Les puissances discrètes gagnent plus de parties que les bruyantes ne le croient. Ensuite : des amis dans les petits pays.
