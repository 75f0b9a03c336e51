moment = Lisbonne, 1725. Terrain neutre, bon café, et deux livres de comptes sur la table. Vous êtes la France. Il reste une manche avant le décompte du tour. Où un seul drapeau pèse-t-il le plus ?

step-one-track-words = Il y a une seule piste de points de victoire pour vous deux. Elle part de 15. Ce que marque la France la tire vers le haut, ce que marque la Grande-Bretagne vers le bas. Chaque point tire sur la même corde.

step-awards-words = Chaque région porte une tuile de récompense, nouvelle à chaque tour. Qui a le plus de lieux la gagne. Une égalité ne gagne rien. Les tuiles de 2 ou 3 points demandent une avance de deux.

step-demand-words = Et l’Europe veut des marchandises. À chaque tour, trois sur six sont en demande mondiale : maintenant tabac, sucre et coton. Pour chacune, le camp qui en a le plus de marchés est payé. Le tabac apporte aussi 1 point de dette au gagnant.

step-forecast-words = Le décompte immédiat, notre prévision, additionne tout : si le tour finissait maintenant, 16. Le coton est à trois partout. L’Inde est à six contre cinq, une avance d’un là où il en faut deux. Hum.

step-tile-words = Vous avez emprunté jusqu’à votre limite : vous n’aurez que ces points-là. Prenez Économique 2 avec Diplomatique 2.
step-tile-wrong-1 = Ses pièces sont une action mineure : elles ne peuvent enlever aucun drapeau britannique. Et retirer un drapeau est justement ce qu’il vous faut.

step-coin-words = Deux pièces, une bascule. Trouvez le marché qui rompt l’égalité du coton et, du même coup, porte à deux votre avance en Inde.
step-coin-done = Vellore ! Le coton rapporte 2, la récompense d’Inde 2. La prévision bondit de 16 à 20.
step-coin-wrong-1 = Sept à cinq : cela gagne la récompense d’Inde, qui vaut 2. Bien ! Mais il y pousse du poivre, pas du coton. Un autre marché fait les deux.
step-coin-wrong-2 = La Grande-Bretagne garde quand même le tabac, deux à zéro. Regardez là où le compte est serré, pas là où il est perdu.
step-coin-wrong-3 = Bonne idée : du coton britannique. Mais il coûte 3. Un autre marché de coton britannique coûte 2.

step-quill-words = Deux plumes, un lieu vide. Où un drapeau de plus change-t-il une récompense ? Cherchez une région où un seul suffit, même si c’est seulement pour gâcher celle de la Grande-Bretagne.
step-quill-done = Sept à sept aux Caraïbes. Une égalité ne paie personne, et le point de la Grande-Bretagne s’envole.
step-quill-wrong-1 = Six à cinq. Mais cette tuile vaut 3 et demande une avance de deux. Un drapeau n’y suffit pas.
step-quill-wrong-2 = La récompense d’Inde est déjà à vous. Une plus grande avance ne rapporte rien de plus.
step-quill-wrong-3 = Vous menez en Europe et menez aux couronnes. En avoir encore plus ne rapporte rien ce tour-ci.

step-count-words = Terminez la manche. C’était la dernière du tour : le décompte commence de lui-même.
step-count-hint-1 = Appuyez sur le bouton qui termine la manche.
step-count-done = 21 points, 2 points de traité pour vous, et 1 point de dette pour le tabac de la Grande-Bretagne.

closing = Avant chaque dernière manche, lisez les comptes : qui mène, de combien, ce qui est en demande. Le meilleur coup compte souvent double. Ensuite vient le jour où ce sont les canons qui comptent.
