moment = Vienne, 1756. Depuis deux cents ans, la France est l’ennemie. Vous êtes Kaunitz, chancelier d’Autriche, et vous avez une idée folle : faire de la France une amie, et laisser la Prusse seule dans le froid.

step-1-words = Avant chaque guerre, toutes les puissances sont rangées en rouge et en bleu, deux à la fois, aux enchères. La Russie, l’Espagne et les Provinces-Unies sont ici sans joueur ; on les range aussi, après les joueurs. La Prusse ouvre. Voyez ce qu’elle mise.
step-1-done = La Prusse offre 1 pièce d’or pour cette proposition : la France en rouge, l’Autriche en bleu.

step-2-words = La Prusse ne s’est pas nommée du tout. Rien ne l’y oblige. Si personne ne surenchérit, que devenez-vous, la France et vous ?
step-2-answer-1 = Nous devenons alliés
step-2-answer-2 = Nous devenons ennemis
step-2-answer-3 = Rien encore
step-2-done = L’une rouge, l’autre bleue : ennemies pour toute la guerre. Juste ce que veut la Prusse, et juste ce que vous ne voulez pas.
step-2-wrong-1 = Une proposition sépare toujours ses deux puissances : une rouge, une bleue. Ces deux-là sont ennemies.
step-2-wrong-2 = Si tous passent, c’est fait aussitôt : la France rouge, l’Autriche bleue, ennemies jusqu’à la fin de la guerre.

step-3-words = Vous pouvez passer ou surenchérir. Surenchérissez.
step-3-wrong-1 = Alors la France et la Grande-Bretagne passeront peut-être aussi, et la querelle de deux cents ans continue. Surenchérissez.

step-4-words = Dites votre mise : elle doit dépasser 1. Il n’est pas nécessaire d’avoir l’or maintenant. Seul le gagnant paie, et s’il lui en manque, son peuple paie l’impôt. Misez 2.
step-4-wrong-2 = Vous avez 4 pièces d’or. Gagner à 7 voudrait dire deux impôts et deux points d’agitation. Misez juste assez : 2.

step-5-words = En surenchérissant, vous pouvez changer la proposition à votre gré. Pour être du même côté, la France et vous ne devez pas y figurer toutes deux. Mettez la Prusse, votre ennemie, en rouge.
step-5-wrong-1 = Alors celle que vous nommerez ensuite devient votre ennemie, et la France reste ouverte à tous. Ne vous nommez pas : la Prusse en rouge.
step-5-wrong-3 = Payer 2 pièces d’or pour l’idée de la Prusse ? Changez-la : la Prusse en rouge.

step-6-words = Et la France en bleu, où vous comptez la rejoindre. Puis tous les autres parlent à leur tour : eux aussi peuvent surenchérir, même ceux qui avaient passé.
step-6-done = Tous passent. Vous payez 2, et vous seul payez. La Prusse prend la case 1, la France la case 2.
step-6-wrong-1 = Cela fait de vous l’ennemi de la Prusse, bien. Mais la Grande-Bretagne ou la Prusse peut encore ranger la France contre vous. Assurez-vous d’abord de la France.

step-7-words = La prochaine enchère est ouverte par le joueur à gauche du dernier ouvreur : vous. Celui qui ouvre ne peut pas passer, mais peut miser 0. Parmi les joueurs, il ne reste que la Grande-Bretagne et vous. Misez 0.
step-7-wrong-2 = Vous pouvez. Mais 0 suffit pour commencer : surenchérissez seulement si quelqu’un s’oppose.

step-8-words = Rejoignez maintenant la France : la Grande-Bretagne en rouge, vous en bleu.
step-8-done = C’est fait, pour rien. L’Autriche et la France contre la Prusse et la Grande-Bretagne.
step-8-wrong-1 = En rouge, il y a la Prusse. Alliées, vous ne pourriez jamais vous attaquer, et la Silésie resterait perdue. La Grande-Bretagne en rouge.

step-9-words = Les cases donnent aussi l’ordre du tour : 1, 2, 3, 4, en zigzag entre rouge et bleu. Qui joue en premier dans cette guerre, et qui en dernier ?
step-9-answer-1 = La Prusse en premier, moi en dernier
step-9-answer-2 = Moi en premier, la Prusse en dernier
step-9-answer-3 = Le plus offrant en premier
step-9-done = Oui. C’était le prix d’une arrivée tardive. Le dernier ouvre les enchères de la guerre suivante.
step-9-wrong-1 = Lisez les nombres : la Prusse est dans la case 1, vous dans la case 4.
step-9-wrong-2 = L’or décide de la proposition, les cases décident de l’ordre : premier rangé, premier à jouer.

step-10-words = Maintenant les puissances sans joueur. Elles n’ont pas de tour, mais leurs armées bordées de pointillés se battent, 1 chacune, pour toute puissance de leur couleur dans la région. On ne peut jamais les attaquer ni les perdre. La France ouvre à 0.
step-10-done = Les Provinces-Unies en rouge, la Russie en bleu, chez vous. Des armées russes sont dans trois régions, et aussi à vos côtés dans les États allemands.

step-11-words = C’est exactement ce que vous voulez, et c’est une autre qui paie. Que faites-vous ?
step-11-done = Passer, bien sûr. L’art des enchères est de laisser les autres payer vos projets.
step-11-wrong-1 = Pourquoi payer ce que vous aurez de toute façon ? Passez.

step-12-words = Il reste une puissance : l’Espagne. La dernière est proposée seule, pour le rouge ou pour le bleu. La Grande-Bretagne ouvre.
step-12-done = La Grande-Bretagne veut l’Espagne en rouge, pour rien, et la Prusse approuve. C’est à vous de parler.

step-13-words = Il vous reste 2 pièces d’or. Surenchérissez à 1 et amenez l’Espagne en bleu.
step-13-done = Adjugé. La guerre peut commencer.
step-13-wrong-1 = Alors les armées de l’Espagne se battront toute la guerre pour le camp de la Prusse. Une pièce y change tout.

step-14-words = Dans la première enchère, la Prusse a misé 1 et vous 2. Qu’a payé la Prusse pour sa mise ?
step-14-answer-1 = 1 pièce d’or
step-14-answer-2 = Rien
step-14-answer-3 = 1 pièce d’or pour moi
step-14-done = Seul le dernier enchérisseur paie, et il paie la banque. Être dépassé ne coûte rien : une mise hardie peut donc être un beau bluff. Mais ne gagnez pas par accident.
step-14-wrong-1 = On l’a dépassée, elle garde donc son or. Regardez : toujours 5.
step-14-wrong-2 = Dans une enchère, on ne paie jamais un autre joueur. Et qui est dépassé ne paie rien du tout.

remember-1 = Une proposition nomme une puissance pour le rouge, une pour le bleu : ces deux-là sont ennemies pour toute la guerre.
remember-2 = Rien ne vous oblige à vous nommer. Souvent, mieux vaut ne pas le faire.
remember-3 = Seul le dernier enchérisseur paie. Tous les autres ont eu voix au chapitre pour rien.
closing = La France, la Russie et l’Espagne à vos côtés, la Prusse et la Grande-Bretagne en face. À Potsdam, quelqu’un dort mal cette nuit. Ensuite : comment tout finit, et comment celui qui mène peut tout perdre.
