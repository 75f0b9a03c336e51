moment = Russie, 1701. À Narva, une tempête de neige a balayé votre armée. Le tsar Pierre fait fondre les cloches des églises en canons et recommence. Vous êtes Pierre.

step-1-words = La population, ce sont les gens dont vous pouvez disposer. Elle se lit sur la rangée de 0 à 9 de votre feuille. La vôtre est à 3. Chaque unité construite en use une. Combien d’unités pourriez-vous construire maintenant ?
step-1-answer-1 = Une
step-1-answer-2 = Trois
step-1-answer-3 = Autant que j’ai d’or
step-1-done = Trois, une par une. Chacune est une action, et un tour a deux actions.
step-1-wrong-1 = Une par action, oui. Mais avec une population de 3, vous pouvez continuer jusqu’à en avoir trois.
step-1-wrong-2 = Surprise : construire ne coûte pas d’or. Cela coûte des gens, un par unité.

step-2-words = Construisez une armée : le bouton Construire, puis Armée. Elle apparaît chez vous, en Russie.
step-2-done = Population 2. Et voyez : le jeu demande aussitôt où la nouvelle armée veut aller.
step-2-wrong-1 = Après Narva, Pierre n’a pas passé. Construisez !
step-2-wrong-2 = Votre seule armée est bien où elle est. Donnez-lui de la compagnie : Construire.

step-3-words = Une unité qui vient d’être construite peut marcher aussitôt, gratuitement. En Europe, une armée va tout droit dans n’importe quelle région, si loin soit-elle. Envoyez-la dans les États de la Baltique.
step-3-wrong-1 = Chez vous, elle ne garderait rien : aucun pays d’origine n’est jamais attaqué. Les soldats sont utiles dehors, dans les régions.
step-3-wrong-3 = Elle pourrait en effet marcher jusque chez les Turcs. Mais vous n’y avez pas d’écu. La Baltique a besoin d’elle.

step-4-words = Votre seconde action peut être encore la même. Cette fois, construisez une flotte, des vaisseaux de guerre : le rêve de Pierre.
step-4-wrong-1 = Une autre armée serait raisonnable. Mais faites plaisir à Pierre : il veut des vaisseaux.

step-5-words = Les vaisseaux ne vont que là où la carte montre un navire : les six colonies, la Baltique et la Méditerranée. Envoyez la flotte dans les États de la Baltique.
step-5-done = Deux actions, et votre tour est fini. La Prusse hésite et passe. C’est de nouveau à vous.
step-5-wrong-2 = La mer y est chaude, et vos troupes sont au froid. Gardez la flotte avec les armées.

step-6-words = Il reste une personne dans les villages. Construisez un fort. Un fort compte deux quand on vous attaque, une armée un seul.
step-6-wrong-1 = Possible, et elle pourrait attaquer. Mais voyons à quoi sert un fort.

step-7-words = Choisissez bien sa place. Un fort voyage une fois, maintenant. Là où il arrive, il reste pour toujours, et il n’attaque jamais.
step-7-wrong-1 = Vous y avez bien un écu. Mais en Baltique une armée ennemie est à côté de la vôtre. Mettez le mur là où est le loup.
step-7-wrong-2 = Personne ne peut attaquer votre pays. Un fort n’y garderait rien.

step-8-words = Essayez maintenant quelque chose d’impossible. Construisez encore une armée. Vous ne pouvez rien casser ici : quand le jeu dit non, il dit aussi pourquoi et nomme la règle.
step-8-done = Pas de gens, pas de soldats. Et les soldats tombés ne redeviennent pas des gens : ils ont disparu.

step-9-words = Encore un essai : déplacez le fort. Choisissez Déplacer, puis le fort.
step-9-done = Fixé pour toujours, comme promis. Les armées et les flottes bougent. Les murs, non.

step-10-words = Était-il sage de dépenser tout le monde ? À la fin d’une guerre, chaque personne restante rapporte 1 pièce d’or, chaque écu 1, et chaque unité coûte 1 d’entretien. Votre feuille l’annonce. Qu’apporterait la fin de cette guerre ?
step-10-answer-1 = 2 pièces d’or gagnées, 4 pièces d’or payées
step-10-answer-2 = 4 pièces d’or gagnées, 2 pièces d’or payées
step-10-answer-3 = 5 pièces d’or gagnées, rien à payer
step-10-done = Deux écus rapportent 2, quatre unités coûtent 4. Une armée de trop se sent dans la bourse. La fin de chaque guerre apporte aussi 5 nouvelles personnes.
step-10-wrong-1 = L’inverse, hélas. Les unités coûtent, les écus rapportent. Vous avez quatre unités et deux écus.
step-10-wrong-2 = Si seulement ! Chaque unité coûte son entretien : deux armées, une flotte et un fort font 4.

step-11-words = Il vous reste une action et rien d’urgent à faire. Passer est toujours permis. Passez.
step-11-wrong-1 = Tentant, et même pas sot. Mais l’attaque a sa propre leçon. Passez pour l’instant.

remember-1 = Une unité coûte une action et une population. Pas d’or.
remember-2 = Une nouvelle unité peut marcher aussitôt.
remember-3 = Les gens laissés chez vous rapportent de l’or. Les unités coûtent leur entretien.
closing = Il y a un an, vous aviez une armée battue. Maintenant deux armées, une flotte et un fort tiennent la Baltique, et derrière eux les villages sont vides. Ensuite : faire passer un océan aux troupes.
