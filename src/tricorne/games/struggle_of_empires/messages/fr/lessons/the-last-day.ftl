moment = Paris, février 1763. Les envoyés se réunissent pour signer la paix. C’est le dernier tour de la troisième et dernière guerre, et le dernier coup est à vous. Tout le monde croit que la France a gagné.

step-1-words = Après votre tour, on décompte la guerre, puis la partie est finie. Voyons où l’on en est. États allemands, 8, 5, 3 : l’Autriche trois écus, la France deux, l’Espagne deux, vous un. Que recevez-vous ?
step-1-answer-1 = Rien, trois sont devant moi
step-1-answer-2 = 3 points
step-1-answer-3 = 5 points
step-1-done = Juste. La France et l’Espagne partagent la deuxième place et prennent 5 chacune, et la suivante est encore troisième. L’égalité ne fait reculer personne.
step-1-wrong-1 = Dans la plupart des jeux, oui. Ici, deux à égalité partagent une seule place. La France et l’Espagne sont toutes deux deuxièmes, et vous êtes troisième.
step-1-wrong-2 = Le 5 est pour la deuxième place : la France et l’Espagne, deux écus chacune. Vous venez après, troisième.

step-2-words = Si l’on décomptait la guerre maintenant, vous finiriez à 47, l’Espagne à 52, l’Autriche à 42, et la France à 62. La France a gagné, semble-t-il. Mais regardez son agitation. Que voyez-vous ?
step-2-answer-1 = Qu’elle a exactement 22 points d’agitation
step-2-answer-2 = Qu’elle a tiré 22 jetons
step-2-answer-3 = Rien du tout
step-2-done = Vingt-deux jetons, valant chacun 0, 1 ou 2, le plus souvent 1. Elle a levé l’impôt et combattu à la folie pour passer devant. Et à 20 points, un pays se brise.
step-2-wrong-1 = Peut-être. Les jetons sont cachés et valent 0, 1 ou 2. Vous voyez seulement combien elle en a tiré : 22.
step-2-wrong-2 = Leur valeur est cachée, mais pas leur nombre : 22 tirages. Le reste se devine.

step-3-words = Votre vraie rivale est donc l’Espagne. Elle a tiré 8 jetons. Vous avez vous-même 8 points d’agitation. Révolutions à part, le plus d’agitation coûte 7 points, le deuxième 4. Si l’Espagne et vous êtes à égalité en tête, qui paie ?
step-3-answer-1 = Les deux paient 7
step-3-answer-2 = Les deux paient 4
step-3-answer-3 = Personne
step-3-done = L’égalité est aimable quand on donne des points, et sans pitié quand on en prend. Passez sous l’Espagne, et vous ne payez que 4.
step-3-wrong-1 = Pas de pitié ici : tous ceux à égalité en tête paient les 7 entiers.
step-3-wrong-2 = Pas à quatre joueurs. Tous ceux à égalité en tête paient 7. C’est seulement à deux joueurs qu’une égalité ne coûte rien.

step-4-words = Vous avez deux actions. D’abord des points : un marqueur à maison est libre en Amérique du Nord. Vous y avez un écu, la France deux. Prenez-le.
step-4-done = Deux à deux : de 2 points à 4. Vous seriez à 49.
step-4-wrong-1 = Vous êtes déjà premier en Inde. Et dans un tour avec attaque, on ne rend pas d’agitation. Restez calme : colonisez.
step-4-wrong-2 = Bon instinct : 2 points d’agitation de moins. Mais c’est votre seule action spéciale, et les 2 points d’Amérique du Nord la demandent. Il y a un autre moyen d’apaiser.
step-4-wrong-3 = Une armée, le dernier jour, ne combat personne et coûte son entretien.

step-5-words = Seconde action. Vous n’avez pas attaqué dans ce tour. Alors ?
step-5-wrong-1 = Cela pourrait gagner un écu dont vous n’avez pas besoin et coûter une armée que vous pleureriez. Pire : après une attaque, on ne rend pas d’agitation.

step-6-words = Rendez 1 point. De 8 à 7 : juste sous l’Espagne, si ses jetons sont ce qu’ils semblent. Puis on décompte la dernière guerre et l’on retourne toute l’agitation.
step-6-wrong-1 = Alors vous êtes à égalité avec l’Espagne et perdez 7 tous deux. Rendez-le !

step-7-words = La France retourne 22 points d’agitation. Ce matin elle avait 62 points de victoire. Combien en a-t-elle maintenant ?
step-7-answer-1 = 55, moins 7
step-7-answer-2 = 0, la révolution
step-7-answer-3 = 62, l’agitation ne fait que départager
step-7-done = La révolution, avec vingt-six ans d’avance. À 20 tout est perdu, et les pénalités tombent sur ceux qui tiennent encore debout.
step-7-wrong-1 = Moins 7, ce serait doux. À 20 ou plus, c’est la révolution : tous les points perdus.
step-7-wrong-2 = Oh, elle fait bien plus. À 20 ou plus, c’est la révolution : tous les points perdus.

step-8-words = L’Espagne avait 52 et le plus d’agitation de ceux qui tiennent encore : moins 7 font 45. Vous aviez 49 et venez deuxième : moins 4 font 45 aussi. Qui gagne ?
step-8-answer-1 = Nous partageons la victoire
step-8-answer-2 = L’Espagne
step-8-answer-3 = Moi
step-8-done = Points égaux : le pays le plus calme gagne. Sept contre huit. Cette seule action passée en silence vous a fait maître du siècle.
step-8-wrong-1 = Une couronne ne se partage pas. À points égaux, le moins d’agitation gagne : vous avez 7, l’Espagne 8.
step-8-wrong-2 = Points égaux, mais l’Espagne a plus d’agitation : 8 contre vos 7. Le pays le plus calme gagne.

step-9-words = Encore une chose. La première et la deuxième guerre se décomptent de même, mais ensuite la partie continue. Or, gens, unités, écus, agitation et tuiles restent. Que perdez-vous entre deux guerres ?
step-9-answer-1 = Mes armées
step-9-answer-2 = Les alliances locales et le camp rouge ou bleu
step-9-answer-3 = La moitié de mon or
step-9-done = De nouveaux marqueurs neutres apparaissent, les tuiles utilisées se réveillent, et de nouvelles enchères redistribuent amis et ennemis.
step-9-wrong-1 = Les armées restent où elles sont, souvent à côté d’un ami qui sera peut-être bientôt un ennemi.
step-9-wrong-2 = Votre or est à vous. Ce sont les amitiés qui finissent.

remember-1 = Trois guerres, chacune décomptée. Après la troisième, on retourne toute l’agitation.
remember-2 = 20 ou plus : révolution, aucun point. Le plus parmi les autres : moins 7. Le deuxième : moins 4. À égalité, tous paient.
remember-3 = Le dernier jour, passer tranquillement peut valoir plus qu’une bataille.
closing = La puissance la plus bruyante a une révolution, et la patiente a gagné. Vous connaissez maintenant toutes les règles qui comptent. Il reste un examen : tout à la fois.
