moment = Montréal, 1701. Vous êtes la France, et votre meilleure arme n’est pas la poudre. C’est l’amitié de gens qui connaissent tous les sentiers entre les lacs.

step-pentagons-words = Les pentagones de la carte sont des avantages : de petits pouvoirs, utilisés chacun une fois par tour. Tenez tous les lieux qui s’y rattachent, et il est à vous. Vous tenez les Algonquins, donc les Raids algonquins.

step-tile-words = Prenez Diplomatique 4 avec Économique 2. Deux pièces semblent peu contre un marché britannique qui coûte 3. Regardez bien.
step-tile-wrong-1 = Quatre pièces le feraient tout simplement. Apprenez aujourd’hui à le faire à bon marché : des plumes en haut, deux pièces en bas.

step-raid-words = Utilisez les Raids algonquins. Ils posent un marqueur de conflit sur un marché de fourrures. Choisissez la vallée de l’Hudson, qui est britannique.
step-raid-done = L’avantage est épuisé jusqu’au prochain tour. Le raid est lancé.
step-raid-wrong-1 = Personne ne vit encore de Cumberland. Un raid fait mal là où flotte un drapeau rouge : la vallée de l’Hudson.

step-minor-strike-words = Souvenez-vous du marqueur : prix de base 1, et maintenant même une action mineure peut retirer le drapeau. Votre Albany touche la vallée. Frappez avec vos petites pièces.
step-minor-strike-done = Un marché de coût imprimé 3, vidé par une action mineure. Voilà à quoi servent les avantages.
step-minor-strike-wrong-1 = Un drapeau pour 2 n’est jamais mauvais. Mais votre raid serait perdu : si vous ne frappez pas, les Britanniques n’ont qu’à nettoyer.

step-more-friends-words = Maintenant les plumes. En Inde, deux souverains cherchent des alliés : le Mysore et le Nizam, 2 chacun. Chacun nourrit un avantage. Gagnez les deux.
step-more-friends-done = Deux amis, deux nouveaux avantages, et l’Inde compte six à quatre.
step-more-friends-wrong-1 = Les Iroquois aussi font des raids sur les fourrures, et cela, vous l’avez déjà. De nouveaux pouvoirs dans une nouvelle région vous donnent plus de choix.

step-too-fresh-words = Lutte pour le pouvoir pose un marqueur sur un marché de la côte carnatique. L’utiliser tout de suite ?
step-too-fresh-done = Pas dans la manche où vous l’avez gagné. Les amis ont besoin d’un peu de temps.

step-answer-words = Terminez la manche. Vous tenez maintenant trois avantages, et la Grande-Bretagne les voit.
step-answer-hint-1 = Appuyez sur le bouton qui termine la manche.
step-answer-news = La Grande-Bretagne a payé 3 pièces pour revenir dans la vallée de l’Hudson. Vous en aviez payé 1 pour l’en chasser. Continuez à ce tarif.

step-coins-words = Maintenant l’Inde. Prenez Économique 4.
step-coins-hint-1 = La tuile avec Économique 4 et Diplomatique 2.

step-struggle-words = Utilisez Lutte pour le pouvoir sur Kanchipuram : britannique, des épices, et voisin de votre Karikal.
step-struggle-wrong-1 = Karikal est à vous ! Un marqueur n’y ferait mal qu’à vous. Choisissez Kanchipuram.

step-one-each-words = Guerres séparatistes pourrait marquer un autre marché, de coton cette fois. Essayez de l’utiliser aussi.
step-one-each-done = Au plus deux avantages par manche, et jamais deux de la même région.

step-take-it-words = Finissez Kanchipuram : 1 pièce retire le drapeau rouge, et le marqueur part avec lui. Puis 2 pièces plantent le vôtre.
step-take-it-done = Trois pièces au lieu de quatre, et une de reste.

closing = D’abord le raid, puis la bascule pour 1. Deux avantages par manche, un par région, chacun une fois par tour. Ensuite : des cartes qui changent les règles pour un instant.
