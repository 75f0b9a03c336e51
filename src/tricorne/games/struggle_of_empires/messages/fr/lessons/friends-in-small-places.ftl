moment = Vienne, automne 1744. Frédéric de Prusse a des troupes mieux exercées, et la Bavière est de son côté. Vous êtes Marie-Thérèse. Vous avez de la patience, un peu d’or, et un bon carnet d’adresses.

step-1-words = La Prusse a deux armées dans les États allemands, vous trois. Pourtant elle compte 4. Son Entraînement de l’armée ajoute 1, car vous n’en avez pas. Son amie la Bavière ajoute encore 1. Trouvez la Bavière sur la carte.
step-1-done = Une alliance locale : un petit État qui prête son poids à une puissance, jusqu’à la fin de la guerre.
step-1-wrong-1 = C’est la Saxe, et personne ne lui a encore parlé. Retenez ce nom. La Bavière est à côté.

step-2-words = La Bavière est prise, et chaque alliance n’a qu’un détenteur. Mais la Saxe est libre, et ne coûte rien. Choisissez Alliance, puis Saxe. C’est une action spéciale.
step-2-wrong-2 = La Pologne aide en Europe centrale, où personne ne vous menace. La querelle est dans les États allemands : la Saxe.

step-3-words = Que fera la Saxe pour vous, au juste ?
step-3-answer-1 = Me donner une armée que je peux perdre
step-3-answer-2 = Ajouter 1 dans les États allemands, en attaque ou en défense
step-3-answer-3 = Ajouter 1 partout
step-3-done = Plus 1 dans chacun de vos combats là-bas, pourvu qu’une de vos unités y prenne part. Elle ne peut pas être tuée.
step-3-wrong-1 = Une alliance n’est jamais une perte. Elle ajoute simplement 1 à votre camp.
step-3-wrong-2 = Chaque alliance aide dans une région. Seul le Portugal en touche trois : l’Amérique du Sud, l’Inde et les Indes orientales.

step-4-words = Regardez maintenant votre propre tuile : Agriculture améliorée. Utiliser une tuile marquée Actions libres ne coûte pas d’action. Utilisez-la, et surveillez votre population et vos actions.
step-4-done = Une personne de plus, et encore une action. La tuile s’est retournée. Elle se réveillera dans la prochaine guerre.
step-4-wrong-1 = Oui, dans un instant. D’abord le cadeau.

step-5-words = Construisez une armée et envoyez-la dans les États allemands.
step-5-done = Quatre armées et la Saxe. La Prusse rumine et passe. À vous.
step-5-wrong-1 = Avec la Saxe vous êtes à quatre contre quatre : 40 sur 100. D’abord une armée de plus.

step-6-words = Recomptez. Vous : quatre armées, la Saxe. La Prusse : deux armées, son entraînement, la Bavière. Combien ?
step-6-answer-1 = Cinq à quatre pour moi
step-6-answer-2 = Quatre à quatre
step-6-answer-3 = Cinq à deux pour moi
step-6-done = Soixante sur cent. Une tuile peut faire mieux.
step-6-wrong-1 = N’oubliez pas la Saxe de votre côté : cinq.
step-6-wrong-2 = Ses deux armées ne sont pas seules : le meilleur entraînement, c’est +1, et la Bavière +1. Quatre.

step-7-words = Ouvrez Tuiles et promenez-vous. Les Améliorations restent pour toujours. Les Actions libres servent une fois par guerre. Celles marquées Immédiat servent une fois et disparaissent. Trouvez la tuile Réserves.
step-7-done = Réserves, 2 pièces d’or : une fois par guerre, vous pouvez dire non aux dés, et les deux camps relancent.
step-7-wrong-1 = Entraînement de l’armée est excellent, et pour toujours. Mais à 6 pièces d’or, il ne fait aujourd’hui qu’annuler celui de la Prusse. Cherchez Réserves.

step-8-words = Prenez Réserves. C’est votre action spéciale : l’ordinaire reste libre pour l’attaque.
step-8-wrong-1 = 6 de vos 8 pièces d’or, pour enlever le +1 de la Prusse. Fort dans une longue partie. Mais aujourd’hui un second lancer pour 2 pièces d’or est une meilleure affaire.
step-8-wrong-2 = Vous avez deux actions. Prenez d’abord, attaquez ensuite : une tuile aide dans le tour même où vous la prenez.

step-9-words = Avec les Réserves, les chances sont de 84 au lieu de 60. Attaquez la Prusse.
step-9-wrong-1 = En grande tenue, et pas de bal ? Attaquez.

step-10-words = Lancez.
step-10-done = Cinq à six. Ce serait une défaite. Mais le jeu vous demande vos Réserves.

step-11-words = Appelez les Réserves. Ces dés sont oubliés, et les deux camps relancent.
step-11-wrong-1 = Et perdre la bataille et une armée, avec 60 sur 100 dans votre poche ? Utilisez-les.

step-12-words = Encore, et mieux.
step-12-done = Neuf à six ! Un écu devient autrichien, et vous êtes première dans les États allemands.

step-13-words = À la fin de cette guerre, que deviennent vos deux atouts, la Saxe et les Réserves ?
step-13-answer-1 = Je garde les deux
step-13-answer-2 = La Saxe s’en va, les Réserves reviennent toutes fraîches
step-13-answer-3 = Les deux disparaissent
step-13-done = Les petits États changent d’avis à chaque guerre. Les tuiles restent : plus tôt vous en prenez une, plus souvent elle sert.
step-13-wrong-1 = La Saxe n’est une amie que pour cette guerre. La tuile est à vous pour de bon, et redevient prête.
step-13-wrong-2 = L’alliance, oui. La tuile reste à vous, et redevient prête pour la prochaine guerre.

remember-1 = Une alliance locale, c’est +1 dans sa région, en attaque ou en défense, jusqu’à la fin de la guerre. La plupart sont gratuites.
remember-2 = Prendre une tuile est votre action spéciale. En utiliser une est une action libre.
remember-3 = Certaines tuiles restent pour toujours, d’autres servent une fois par guerre, d’autres une seule fois.
closing = La Saxe a marché, les réserves sont arrivées, et Frédéric a reculé. Vous connaissez maintenant toutes les sortes d’action. Ensuite : comment naissent les Grandes Alliances, avant le premier coup de feu.
