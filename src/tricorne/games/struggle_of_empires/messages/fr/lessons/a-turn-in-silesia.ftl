moment = Décembre 1740. Vous êtes Frédéric de Prusse, vingt-huit ans, roi depuis six mois. Vous avez hérité de l’armée la mieux exercée d’Europe. Votre voisine l’Autriche a hérité d’une querelle : qui peut y régner ?

step-1-words = Bienvenue à la table. Voici le monde vers 1740 : cinq régions en Europe, six colonies au-delà des mers. Onze prix en tout. Cliquez sur les États allemands, la plus riche des régions.
step-1-done = Voilà. Les écus de sa plaque sont des marqueurs de contrôle : ils montrent qui domine combien. L’Autriche en a deux, vous un.
step-1-wrong-1 = Presque : c’est l’Europe centrale, plus à l’est. Les États allemands sont à l’ouest et portent les nombres 8, 5 et 3.
step-1-wrong-2 = Ce sont les États de la Baltique, au nord-est. Cherchez les nombres 8, 5 et 3.

step-2-words = Les nombres 8, 5, 3 sont des points de victoire. À la fin d’une guerre, la puissance qui a le plus d’écus ici reçoit 8, la suivante 5, la suivante 3. L’Autriche a deux écus, vous un. Que recevriez-vous aujourd’hui ?
step-2-answer-1 = 8 points
step-2-answer-2 = 5 points
step-2-answer-3 = 3 points
step-2-done = Juste. Deuxième place, 5 points. Pas mal. Pas premier.
step-2-wrong-1 = Ceux-là sont à l’Autriche : deux écus valent mieux qu’un. Vous êtes deuxième.
step-2-wrong-2 = La troisième place donnerait 3. Mais seule l’Autriche est devant vous : vous êtes deuxième.

step-3-words = Maintenant l’Europe centrale, qui vaut 6, 4, 2. Vous y avez un écu, l’Autriche un. Qui reçoit les 6 ?
step-3-answer-1 = Personne
step-3-answer-2 = L’Autriche
step-3-answer-3 = Nous deux
step-3-done = Oui. Dans ce jeu l’égalité est aimable : tous ceux qui sont à égalité reçoivent la valeur entière. Rattraper suffit souvent.
step-3-wrong-1 = Bien des jeux sont aussi sévères. Celui-ci est bon : à égalité, chacun reçoit la valeur entière.
step-3-wrong-2 = L’Autriche y a deux armées, c’est vrai. Mais ici les armées ne comptent pas, seulement les écus. Un chacun : c’est l’égalité.

step-4-words = Encore un regard. Dans les États de la Baltique, qui valent 5, 3, 2, vous avez une armée et personne n’a d’écu. Combien de points pour vous ?
step-4-answer-1 = 5 points
step-4-answer-2 = 2 points
step-4-answer-3 = 0 point
step-4-done = Exactement. Les soldats ne sont que le moyen. Les écus sont le but.
step-4-wrong-1 = C’est l’erreur la plus commune. Les soldats gagnent des écus et les gardent, mais eux-mêmes ne rapportent rien.
step-4-wrong-2 = Pas même cela. Sans écu, une région ne vous donne rien, si nombreux que soient vos soldats.

step-5-words = Si la guerre finissait maintenant, vous auriez 11 points et l’Autriche 14. Mais c’est votre tour, et un tour a deux actions. Profitons-en.

step-6-words = La pièce ronde avec un 2 est un marqueur neutre : un petit État qui n’est à personne. Vos trois armées sont à côté. Choisissez Attaquer, puis ce marqueur, puis confirmez. Une attaque coûte 2 pièces d’or.
step-6-done = L’attaque est déclarée, 2 pièces d’or sont payées. Vous avez une force de 3, une par armée. Le petit État a une force de 2.
step-6-wrong-1 = J’aime votre audace. Gardez cette idée une minute ! D’abord la prise facile, qui vous rapporte de l’or.
step-6-wrong-2 = Plus de soldats, c’est toujours tentant, et la prochaine leçon en parle. Aujourd’hui vous en avez assez : attaquez.
step-6-wrong-3 = La patience est une vertu, mais Frédéric n’était pas connu pour elle. Attaquez !

step-7-words = Chaque camp lance deux dés, et la chance ajoute un peu à chacun. Comment exactement, nous le verrons plus tard. Pour l’instant : lancez.

step-8-words = Victoire ! Votre écu a pris la place du marqueur, et ce marqueur a rapporté 3 pièces d’or en plus. Vous avez maintenant deux écus, l’Autriche deux. Que valent les États allemands pour vous à présent ?
step-8-answer-1 = 5 points
step-8-answer-2 = 8 points
step-8-answer-3 = 16 points
step-8-done = À égalité en tête : 8 pour vous, 8 pour l’Autriche.
step-8-wrong-1 = Avec un écu, vous étiez deuxième. Avec deux, vous avez rattrapé l’Autriche, et à égalité chacun prend la première valeur.
step-8-wrong-2 = Une région paie sa valeur une seule fois à chaque puissance, quel que soit le nombre d’écus. C’est la place qui compte.

step-9-words = Votre seconde action. Les écus de l’Autriche dans les États allemands sont sans défense : ses armées sont en Europe centrale. Attaquez l’Autriche dans les États allemands.
step-9-done = Force 3 contre 0. Seuls des dés fous peuvent la sauver.
step-9-wrong-2 = Une porte ouverte, et vous passez devant ? Essayez les États allemands.

step-10-words = Retenez votre souffle, et lancez.

step-11-words = Cinq à quatre : c’était juste. Un écu autrichien a disparu, et le vôtre est à sa place. Regardez les points : vous 14, l’Autriche 11. Avant votre tour, c’était l’inverse.

remember-1 = Les écus rapportent des points. Les soldats, non.
remember-2 = Le plus d’écus dans une région : la première valeur. L’égalité est aimable : chacun reçoit la valeur entière.
remember-3 = Ce que vous gagnez, un autre ne l’a plus.
closing = Un tour, deux attaques, et vous avez changé de place avec l’Autriche. L’Europe vous a remarqué. La prochaine fois, vous lèverez l’armée qui gardera vos prises.
