moment = Paris, 1701. Dans votre manche, trois cartes. Chacune est un morceau d’histoire qui n’est pas encore arrivé. Vous êtes la France, et c’est vous qui décidez quand il arrive.

step-hand-words = Des cartes Événement. À chaque tour vous en recevez trois et en gardez trois au plus. Une carte jouée quitte la partie pour de bon. La plupart offrent un bonus à qui remplit leur condition.

step-scroll-words = Une carte demande une tuile avec un parchemin, le symbole événement. Les tuiles de 4 points n’en ont jamais : il faut choisir entre la force et une carte. Prenez Diplomatique 3 avec le parchemin.
step-scroll-done = Une plume de moins, une carte de plus.
step-scroll-wrong-1 = Quatre plumes, mais pas de parchemin, donc pas de carte cette manche. Prenez la tuile de 3.

step-typed-words = Regardez Guerre de l’oreille de Jenkins. Elle montre une épée : il lui faut une tuile dont la grande moitié est militaire. Essayez quand même.
step-typed-done = Les cartes sans signe vont avec tout parchemin. Les cartes avec un signe veulent la grande moitié assortie.

step-free-shift-words = Politique vaticane fait basculer pour rien un espace d’Espagne ou d’Autriche. Une carte passe avant tout le reste de la tuile. Jouez-la, et retirez le drapeau britannique en Autriche.
step-free-shift-done = Gratuit, et les trois plumes sont encore à vous.
step-free-shift-wrong-1 = Attention ! Un seul point dépensé, et il est trop tard pour une carte dans cette manche. La carte d’abord.
step-free-shift-wrong-2 = Elle donnerait 2 plumes maintenant. Mais son bonus n’est pas encore acquis. Cette carte se bonifie si vous attendez. Jouez Politique vaticane.

step-bonus-lost-words = Votre carte avait aussi un bonus : 2 points de victoire. Il demandait un mot-clé que vous n’avez pas, et vous n’avez eu que la moitié simple. Un bonus se juge au moment où la carte est jouée.

step-prepare-words = Préparez donc la suivante. Actes d’Union demande plus de couronnes que la Grande-Bretagne en Irlande et en Écosse. Personne n’en a. Dépensez vos 3 plumes pour la couronne d’Irlande.
step-prepare-done = La carte s’éclaire : son bonus est acquis. Et le prestige est à deux contre un.
step-prepare-wrong-1 = Pour la gloire, une couronne est une couronne. Pour cette carte, seules comptent l’Irlande et l’Écosse. Choisissez celle d’Irlande.

step-answer-words = Dépensez les deux pièces si vous voulez, puis terminez la manche. Si la Grande-Bretagne gagne maintenant une couronne en Écosse, adieu le bonus.
step-answer-hint-1 = Appuyez sur le bouton qui termine la manche.
step-answer-news = La Grande-Bretagne a joué Réforme fiscale : pas de dette à réduire, donc 2 pièces à la place. Cinq pièces : Cumberland et Albany. Puis la Savoie. Personne n’a regardé l’Écosse.

step-small-scroll-words = Maintenant la plus petite tuile de plume est la meilleure pour vous : Diplomatique 2, mais avec un parchemin. Prenez-la.
step-small-scroll-wrong-1 = Quatre plumes contre 2 plumes, plus les 2 de la carte, plus son bonus. Recomptez : la petite tuile rapporte plus.

step-harvest-words = Jouez Actes d’Union. Vous recevez 2 plumes, et son bonus retire un drapeau britannique. Choisissez la couronne des Provinces-Unies.
step-harvest-done = La Grande-Bretagne n’a plus de couronne en Europe, et vous n’avez pas dépensé un point.
step-harvest-wrong-1 = La Savoie a coûté 2 à la Grande-Bretagne. La couronne des Provinces-Unies vaut 3 plumes, et de la gloire à chaque tour. Visez haut.

step-spend-words = Les points de la carte et ceux de la tuile, s’ils sont du même type, se dépensent ensemble : 2 et 2. Plantez votre drapeau sur la couronne des Provinces-Unies pour 3.
step-spend-done = Trois couronnes à zéro, avec la plus faible tuile de la table.
step-spend-wrong-1 = Les plumes de votre carte seraient perdues avec la manche. Dépensez-les.

closing = Une tuile plus faible avec un parchemin, une carte, un bonus préparé à temps : souvent cela bat quatre points tout simples. Ensuite : ceux qui se tiennent derrière le trône.
