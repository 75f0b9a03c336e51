moment = Les nouvelles de l’Inde voyagent lentement, mais elles sont là : la Grande-Bretagne vous a répondu. Deux nouveaux drapeaux rouges, à Kurpa et à Vellore. À vous de jouer, et cette fois vous choisissez vos pièces.

step-tiles-words = Voici les tuiles d’investissement. Neuf étaient ouvertes ce tour-ci ; chaque camp en a pris une. À chaque manche vous prenez une tuile de cette table, et ce que vous prenez, la Grande-Bretagne ne peut l’avoir.

step-halves-words = Une tuile a deux moitiés. En haut, l’action majeure : 2, 3 ou 4 points, la moitié forte. En bas, l’action mineure : toujours 2 points, d’un autre type.

step-types-words = Trois types. Les pièces sont économiques et font basculer les marchés. Une plume est diplomatique : elle fait basculer les espaces politiques, les losanges. Une épée est militaire et déplace ce qui porte des canons. Aucune tuile n’a les trois.

step-choose-words = Votre plan pour les Caraïbes : deux marchés et une amitié. Quelle tuile paie tout cela ? Prenez Économique 4 avec Diplomatique 2.
step-choose-done = Bon choix. Il ne laisse pas non plus de grosse pièce à la Grande-Bretagne sur la table.
step-choose-wrong-1 = Quatre points, mais d’épées. De pièces, seulement 2 : un marché, pas deux. Cherchez la grosse pièce.
step-choose-wrong-2 = Quatre plumes gagneraient des amis dans toute l’Europe. Votre plan demande aujourd’hui des pièces. Cherchez la tuile où la pièce est la grande moitié.
step-choose-wrong-3 = D’abord une tuile, puis ses points. Prenez Économique 4 avec Diplomatique 2.

step-major-words = Quatre pièces. Antigua touche votre Martinique. Les Caïques touchent votre Saint-Domingue. Les deux sont vides et coûtent 2. Plantez un drapeau sur chacun, dans l’ordre que vous voulez.
step-major-done = Deux drapeaux pour quatre pièces. Les lieux vides sont la meilleure affaire de la carte.
step-major-wrong-1 = Vous le pouvez. Mais 2 pièces pour vider un lieu ne vous donnent aucun drapeau. Tant que des lieux vides sont à côté, plantez d’abord et luttez plus tard.
step-major-wrong-2 = Vous n’avez encore rien dépensé. Les Caraïbes attendent : Antigua et les Caïques.

step-minor-limit-words = Maintenant la moitié du bas : 2 points de plume. Les espaces politiques sont des gens que l’on gagne, il ne faut donc pas de ligne. Éprouvez d’abord ses limites : essayez le losange autrichien rouge qui coûte 2.
step-minor-limit-done = Une action mineure n’enlève aucun drapeau à un rival, sauf une exception que vous verrez plus tard. Pour cela il faut une action majeure.

step-minor-words = Mais elle peut remplir un lieu vide. Les Corsaires des Caraïbes coûtent 2. Gagnez-les : leurs capitaines vous serviront bien dans une autre leçon.
step-minor-done = Trois drapeaux d’une seule tuile. Une action mineure achète une chose, puis elle est finie.
step-minor-wrong-1 = La Savoie vaut aussi la peine. Aujourd’hui le plan est aux Caraïbes, gagnez donc les Corsaires.
step-minor-wrong-2 = Vos deux points de plume seraient perdus. Les points n’attendent jamais la manche suivante.

step-answer-words = La tuile est vide. Terminez la manche et regardez la Grande-Bretagne choisir.
step-answer-hint-1 = Appuyez sur le bouton qui termine la manche.
step-answer-news = La Grande-Bretagne a pris Diplomatique 4 : des amis en Savoie et en Écosse, et un marché aux Bahamas avec son action mineure. Il ne reste qu’une tuile de 4 points.

step-deny-words = Votre troisième tuile. Quatre épées sont là, et une guerre vient. Si vous les laissez, la Grande-Bretagne les prend. Bien choisir, c’est regarder les deux côtés de la table. Prenez-les.
step-deny-done = Prise à la table, prise à la Grande-Bretagne. C’est la moitié du jeu.
step-deny-wrong-1 = Une bonne tuile, et à la prochaine manche il en restera de semblables. Le dernier 4 de la table, non. Prenez Militaire 4.

closing = Vous connaissez maintenant le battement de cœur du jeu : prendre une tuile, la dépenser, regarder le rival en faire autant. Quatre fois chacun, puis le tour est décompté. Ensuite : pourquoi un lieu coûte 1 et un autre 4.
