moment = Saint-Domingue, 1701. L’Europe veut du sucre, plus que jamais. Des hommes et des femmes réduits en esclavage le cultivent ; dans les livres de comptes, ce n’est qu’un nombre. Vous êtes la France. Votre tuile donne trois pièces, et votre plan en coûte six.

step-purse-words = Deux nouveaux nombres. Les points de traité : des faveurs que d’autres vous doivent. Vous en avez 2. La dette : l’argent que vous pouvez emprunter. Vous devez 0, et votre limite est 6.

step-small-tile-words = Toutes les grosses pièces sont parties. Prenez Économique 3 et tirez-en davantage.
step-small-tile-wrong-1 = Ses pièces sont une action mineure : un achat et pas plus, même avec de l’argent emprunté. Vous voulez trois marchés. Prenez Économique 3.

step-first-words = Commencez simplement. Puerto Príncipe touche Saint-Domingue et coûte 2. Il vous restera une pièce.
step-first-wrong-1 = Les fourrures ne sont pas demandées cette année. Les Caraïbes, si. Puerto Príncipe d’abord.

step-favour-words = Antigua coûte 2 et vous avez 1. Il manque un point, et le jeu demande qui le paie : un point de traité ou la dette. Réclamez une faveur.
step-favour-done = Une faveur dépensée est simplement partie. Personne ne vous la reprochera plus tard.
step-favour-wrong-1 = Cela emprunte. Cela marche, mais ici la faveur vaut mieux : au-delà de quatre, les points de traité se perdent en fin de tour, et la dette, il faut la porter.

step-borrow-words = Les Caïques donnent du tabac, coûtent 2, et vous n’avez plus une pièce. Votre action est encore ouverte, vous pouvez donc emprunter. Gardez votre dernière faveur et prenez 2 points de dette.
step-borrow-done = Trois marchés avec une tuile de 3. Vous devez 2 sur 6. Le reste, 4, est votre crédit disponible.
step-borrow-wrong-1 = Moitié-moitié, c’est permis. Mais gardez une faveur en poche : elle aidera là où personne ne prête.

step-not-from-nothing-words = Peut-on aussi emprunter des épées et faire sortir une escadre ? Essayez de déployer la vôtre.
step-not-from-nothing-done = Les points empruntés allongent une action que vous avez. Ils n’en créent jamais. Cette tuile n’avait pas d’épée.

step-quills-words = La moitié de plume est ouverte : les plumes s’allongent aussi. La couronne d’Espagne à 3 plumes coûte une de plus que vous n’avez. Gagnez-la, et que la dette paie celle qui manque.
step-quills-done = Même une action mineure s’allonge. Elle reste un seul achat.
step-quills-wrong-1 = Moins cher, et sage dans une vraie partie. Ici vous vous exercez : choisissez la couronne qui coûte 3.

step-answer-words = Terminez la manche et voyez comment joue un banquier.
step-answer-hint-1 = Appuyez sur le bouton qui termine la manche.
step-answer-news = La Grande-Bretagne a dépensé sa tuile et n’a rien emprunté. Certaines cartes frappent le camp qui a le moins de crédit disponible. Le vôtre est 3, celui de la Grande-Bretagne 6. Vous êtes devenu une cible.

step-limit-words = On n’emprunte jamais au-delà de la limite de son plein gré. Mais certaines récoltes et batailles vous endettent de force. Ce qui n’entre plus n’est pas pris ; votre rival reçoit un point de victoire pour chacun. Gardez un peu de place.

step-repay-words = Votre dernière manche. Il reste quatre épées et de petites tuiles, rien pour vos plans. Alors reposez-vous : prenez la plus petite tuile et passez. Passer rembourse 2 points de dette.
step-repay-done = Dette 1. Passer vous coûte une tuile entière : faites-le rarement, et avec la tuile que vous voulez le moins.
step-repay-wrong-1 = Passer avec la meilleure tuile ? Cela en prive la Grande-Bretagne, mais jette 4 points. Si vous prenez des épées, servez-vous-en.
step-repay-wrong-2 = Deux pièces, un marché : une honnête manche aussi. Mais dès qu’une partie de la tuile a servi, on ne peut plus passer. Aujourd’hui, remboursez.

closing = Les points de traité sont gratuits, la dette est une promesse, et les deux allongent ce que vous avez jusqu’à ce qu’il vous faut. Ensuite : de petites tuiles aux grands pouvoirs, qui attendent sur la carte.
