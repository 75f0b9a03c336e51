moment = Versailles, 1783. La guerre d’Amérique est gagnée, les feux d’artifice étaient splendides, et le ministre des Finances demande un entretien privé. Le ministre, c’est vous. Il reste 1 pièce d’or dans le coffre.

step-1-words = C’est la dernière manche de la guerre, et vous jouez le dernier. Il reste une prise facile : un marqueur neutre de force 1 aux Caraïbes. Une attaque coûte 2 pièces d’or. Vous en avez 1. Pouvez-vous la payer ?
step-1-answer-1 = Non, il faut attendre
step-1-answer-2 = Oui, l’impôt fournit l’or qui manque
step-1-done = On peut toujours payer. Ce qui manque, le jeu le lève sur votre peuple par l’impôt, de lui-même, à cet instant.
step-1-wrong-1 = Un roi n’attend jamais l’argent. Ce qui manque est tiré du peuple. Voilà la tentation, et le piège.

step-2-words = Attaquez le marqueur aux Caraïbes et surveillez votre or et votre agitation.
step-2-done = Un impôt : 2 pièces d’or sont entrées, 1 point d’agitation aussi. 1 plus 2 moins 2 laisse 1. On ne lève pas l’impôt pour épargner, seulement pour payer.
step-2-wrong-1 = Quelle économie ! Mais un écu de plus aux Caraïbes vaudra dans une minute 1 pièce d’or et 2 points. Attaquez.
step-2-wrong-2 = Attendez un peu. Vous verrez bientôt ce que coûte une armée tardive.

step-3-words = Lancez.
step-3-done = Cinq à trois. Votre cinquième écu sur la carte, et l’égalité avec l’Espagne pour la première place aux Caraïbes.

step-4-words = Après votre tour, la guerre finit et l’on clôt les comptes. D’abord le revenu : 1 pièce d’or par personne, 1 par écu. Vous avez 1 personne et 5 écus. Puis l’entretien : 1 par unité. Votre feuille dit tout. Combien ?
step-4-answer-1 = Revenu 6, entretien 9
step-4-answer-2 = Revenu 9, entretien 6
step-4-answer-3 = Revenu 5, entretien 9
step-4-done = Six entrent, neuf sortent. Avec 1 pièce d’or dans le coffre, il vous en manquera 2.
step-4-wrong-1 = J’aimerais bien. Vous avez neuf unités à entretenir, et six choses qui rapportent.
step-4-wrong-2 = N’oubliez pas la personne restée chez elle : les gens rapportent comme les écus. Six.

step-5-words = Il vous reste une action. Supposons que vous construisiez maintenant une armée de plus. De combien la clôture des comptes serait-elle pire ?
step-5-answer-1 = 1 pièce d’or de moins
step-5-answer-2 = 2 pièces d’or de moins
step-5-answer-3 = Rien ne change, construire est gratuit
step-5-done = Une personne de moins qui rapporte, une unité de plus qui coûte. Construisez au début d’une guerre, pas à la fin.
step-5-wrong-1 = L’entretien, oui. Mais la recrue aurait rapporté chez elle 1 pièce d’or. Perdue aussi : cela fait deux.
step-5-wrong-2 = Aujourd’hui, pas d’or. Mais bientôt il manque une personne qui rapporte, et une unité de plus veut son entretien : deux pièces d’or.

step-6-words = Peut-on renvoyer des soldats pour épargner l’entretien ? Non, ce n’est pas permis. Mais il y a une tuile maligne. Prenez Banque : elle est gratuite, et désormais chaque impôt rapporte 3 pièces d’or au lieu de 2.
step-6-done = C’était votre dernière action. La guerre est finie, et les comptes se closent d’eux-mêmes.
step-6-wrong-1 = Nous venons de le compter : 2 pièces d’or de moins, pour une armée qui ne se battra pas avant la prochaine guerre.
step-6-wrong-2 = Six pièces d’or que vous n’avez pas : trois impôts, trois points d’agitation. Superbe exercice, prix ruineux. Regardez Banque.
step-6-wrong-3 = Vous avez attaqué dans ce tour : passer n’apaise personne. Prenez la tuile gratuite.

step-7-words = Lisez avec moi : 1 pièce d’or plus 6 de revenu font 7. L’entretien est de 9. Il en manque deux, donc un impôt : avec Banque 3 pièces d’or, et 1 point d’agitation. Il vous reste 1 pièce d’or. Où en est votre population ?
step-7-answer-1 = 1, comme avant
step-7-answer-2 = 6, cinq de plus
step-7-answer-3 = 9, elle est pleine
step-7-done = La fin de chaque guerre apporte 5 nouvelles personnes, jusqu’à 9 au plus. Elles viennent après le revenu et ne rapportent donc que la fois suivante.
step-7-wrong-1 = Regardez encore : une nouvelle génération a grandi. Cinq de plus.
step-7-wrong-2 = Neuf est le plus que l’on puisse avoir. Mais le gain est de cinq : de 1 à 6.

step-8-words = Vous avez levé l’impôt deux fois ce soir : deux points d’agitation de plus. L’or peut-il les racheter ?
step-8-answer-1 = Oui, pour 2 pièces d’or chacun
step-8-answer-2 = Non, jamais
step-8-done = Jamais. L’impôt est un emprunt à votre peuple, et les intérêts se paient le dernier jour de la partie.
step-8-wrong-1 = Ce serait alors un emprunt sans danger. Ce n’en est pas un : seules aident Réforme de l’État et des tours tranquilles.

remember-1 = On ne fait jamais faillite. Ce qui manque se lève par l’impôt : 2 pièces d’or pour 1 point d’agitation, chaque fois.
remember-2 = Fin de guerre : 1 pièce d’or par personne et par écu, moins 1 par unité. Puis 5 nouvelles personnes.
remember-3 = Une armée tardive coûte deux fois : une personne de moins qui rapporte, une unité de plus qui coûte.
closing = Vous avez équilibré les comptes, ou presque. Six ans plus tard, le vrai roi perdit d’abord son crédit, puis tout le reste. Ensuite : s’enrichir sans tirer un coup de feu.
