moment = Boston, 1701. Des vaisseaux français croisent dans le détroit de Cabot, et les pêcheurs restent chez eux. Vous êtes la Grande-Bretagne, et l’on vous a donné ce que les pêcheurs demandaient : de la poudre.

step-hexagons-words = Les hexagones sont pour les canons. Les uns sont des sites de fort, comme Halifax. Les autres sont des espaces navals, où peut mouiller une escadre. Vous avez quatre points militaires : des épées.

step-walls-words = Halifax coûte 3. Pour bâtir, il vous faut juste à côté un marché, un territoire ou une escadre, tenus depuis le début de la manche. Votre Banc de Georges convient. Bâtissez le fort.
step-walls-done = Un fort est un drapeau avec des murs : il compte, il relie, il protège, et il se bat dans les guerres.
step-walls-wrong-1 = Louisbourg est français et intact. Un fort intact ne change jamais de mains en temps de paix. On ne s’empare que d’un fort endommagé, pour son nombre plus 1.
step-walls-wrong-3 = Une nouvelle escadre prend les 4 points, et l’une des vôtres dort encore dans la case navale. Les murs d’abord.

step-sail-words = Encore un point, et une escadre attend dans la case navale. Aller vers un espace naval vide coûte 1, d’où que l’on vienne, sans lignes. Envoyez-la dans le golfe du Maine.
step-sail-done = La baie du Massachusetts et le Banc de Georges sont maintenant protégés. La France paie 1 de plus pour chacun.
step-sail-wrong-1 = Une escadre française s’y trouve. La déloger coûte 2 avec une escadre déjà en mer, et 3 depuis la case navale. Vous avez 1.
step-sail-wrong-2 = Cela ne fait que déplacer une escadre qui sert déjà. Celle de la case navale ne garde rien. Faites-la sortir.

step-raid-words = Terminez la manche. Il y a de la fumée sur la vallée de l’Hudson.
step-raid-hint-1 = Appuyez sur le bouton qui termine la manche.
step-raid-news = Des amis de la France font un raid dans la vallée de l’Hudson. Un marqueur de conflit est sur votre marché. La France gagne aussi l’Espagne et la Savoie, et commerce jusqu’à Niagara.

step-smoke-words = Votre drapeau y flotte encore, mais tant que le marqueur est dessus, le lieu ne compte pas et ne porte aucun commerce. Son prix de base tombe à 1, et même une action mineure peut retirer votre drapeau.

step-swords-words = Vous avez deux choses à faire, et les deux demandent des épées. Prenez Militaire 4.
step-swords-wrong-1 = Trois points : assez pour l’une des deux tâches, pas pour les deux. L’autre tuile en a 4.

step-clean-words = Retirer un marqueur de conflit coûte 2, ou seulement 1 là où le lieu est protégé. Aucun de vos forts n’est près de la vallée de l’Hudson, payez donc 2. Nettoyez-la.
step-clean-done = Paix dans la vallée. Le marché compte de nouveau.
step-clean-wrong-1 = Une nouvelle escadre pour 4, et la vallée brûle toujours. Éteignez d’abord le feu ; 2 points suffisent.
step-clean-wrong-2 = Vous apprendrez bientôt à acheter des soldats pour la guerre. Tant qu’un de vos lieux brûle, éteignez d’abord le feu.

step-chase-words = Encore deux points : juste ce qu’il faut pour déloger une escadre avec une autre déjà en mer. Chassez les Français du détroit de Cabot. Utilisez l’escadre du Passage atlantique.
step-chase-done = Personne n’a coulé. Les vaisseaux français rentrent dans la case navale. Mais la mer est à vous, et les pêcheurs chantent.
step-chase-wrong-1 = Vous gagneriez le détroit et laisseriez Boston ouvert. L’escadre du Passage atlantique garde bien moins. Envoyez celle-là.

step-reach-words = Voyez ce qu’ouvre le détroit : le golfe du Saint-Laurent, un marché de poisson français. Une escadre porte le commerce aussitôt, même arrivée dans cette manche. Mais vos deux pièces sont une action mineure.
step-reach-done = Atteint, mais une action mineure n’enlève aucun drapeau à un rival. Avec une grosse pièce à la prochaine manche, vous pourriez chasser la France.

closing = Les murs protègent, les vaisseaux ouvrent des routes, et les soldats remettent de l’ordre après les raids. Une nouvelle escadre coûterait 4. Ensuite : que faire quand les points manquent, mais pas les projets.
