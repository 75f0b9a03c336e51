moment = 1699. Deux rois regardent une même carte, et tous deux disent : à moi. Pendant cent ans vous mènerez l’un d’eux. Aujourd’hui vous êtes la France, et l’histoire commence en Inde.

step-whose-words = Les drapeaux bleus à fleur de lys sont à vous, les rouges à croix sont britanniques. Un drapeau veut dire : ce lieu travaille pour moi. En Inde chaque camp en a quatre. Aujourd’hui vous en voulez plus.

step-shapes-words = Les lieux ronds sont des marchés. L’argent peut les gagner. Les lieux carrés sont des territoires. Seule une guerre peut les déplacer. Les fines lignes entre les lieux sont les routes de vos marchands.

step-plant-words = Pour votre premier jour, le roi vous donne six points économiques. Voyez-les comme des pièces. Le Bengale-Occidental est vide, coûte 2, et une ligne le relie à Plassey, qui est à vous. Cliquez sur le Bengale-Occidental.
step-plant-done = Votre drapeau flotte sur le Bengale-Occidental. L’Inde compte cinq pour vous, quatre pour la Grande-Bretagne.
step-plant-wrong-1 = Vellore ne touche aucun de vos lieux. Le commerce grandit le long des lignes, pas à pas. Partez de Plassey.
step-plant-wrong-2 = Calcutta est un carré. Les pièces ne peuvent pas l’acheter, en aucune année de paix. Seule une guerre déplace les territoires.
step-plant-wrong-3 = Permis, et c’est un beau lieu. Mais il prend 3 de vos 6 pièces, et le plan du jour en demande 6. Le Bengale-Occidental coûte 2.
step-plant-wrong-4 = Les Caraïbes ont du sucre et peuvent attendre. Revenez en Inde, au Bengale-Occidental.

step-no-chain-words = Envie de plus ? Bien. Mangalore est une ligne plus loin que le Bengale-Occidental, et vous pouvez la payer. Essayez, et voyez ce que dit le jeu.
step-no-chain-done = La ligne est là, mais un marché gagné dans cette même manche ne peut pas vous porter plus loin. À la prochaine manche, si.

step-strike-words = Maintenant un rival. Kanchipuram est britannique, et une ligne le relie à votre Karikal. Faire basculer un lieu ne fait qu’une chose. Ici, cela retire le drapeau rouge, pour 2 pièces. Cliquez dessus.
step-strike-done = Le drapeau rouge est parti. La Grande-Bretagne a maintenant trois lieux en Inde.
step-strike-wrong-1 = Une ligne relie Midnapore au Bengale-Occidental, mais ce drapeau est neuf et ne vous porte pas plus loin dans cette manche. Kanchipuram touche Karikal, un ancien drapeau à vous.
step-strike-wrong-2 = Il vous reste 4 pièces. Ce qui n’est pas dépensé est perdu à la fin de la manche. Cliquez sur Kanchipuram.

step-take-words = Le lieu est vide maintenant, pour tout le monde. Le faire basculer encore, pour 2 pièces de plus, y plante votre drapeau. Prendre un lieu à un rival se paie deux fois. Cliquez encore sur Kanchipuram.
step-take-done = À vous. Six pièces, et pas une de perdue.
step-take-wrong-1 = À vous aussi pour 2. Mais Kanchipuram reste alors vide, et la Grande-Bretagne y revient pour 2 pièces. Finissez ce que vous avez commencé.
step-take-wrong-2 = Pas encore. Un lieu vide est une invitation, et vous avez juste les 2 pièces qui ferment la porte.

step-count-words = Voyez le compte : six à trois. La carte a quatre régions : l’Inde, les Caraïbes, l’Amérique du Nord et l’Europe. Dans chacune, le camp qui a le plus de lieux est récompensé à la fin du tour.

step-over-words = Vos pièces sont dépensées. Terminez la manche, et que Londres apprenne la nouvelle.
step-over-hint-1 = Appuyez sur le bouton qui termine la manche.

closing = Six pièces, deux lieux, et Londres l’a remarqué. Vous apprendrez ensuite d’où viennent les pièces, et pourquoi il vaut la peine de regarder ce que veut votre rival.
