moment = 1717. L’Espagne a perdu l’Italie et veut la reprendre. Le cardinal Alberoni a acheté des vaisseaux et y a caché une armée. La Sardaigne est devant vous, la Sicile derrière elle. Vous êtes le cardinal.

step-1-words = Deux marqueurs neutres sont en Méditerranée. Le nombre de chacun est sa force : 2 et 3. Vous avez deux armées, et une flotte qui leur ajoute 1. Quelle est votre force ?
step-1-answer-1 = Force 2
step-1-answer-2 = Force 3
step-1-answer-3 = Force 4
step-1-done = Trois : un par armée, et un pour l’appui naval. Un marqueur n’a pas de flotte pour l’arrêter.
step-1-wrong-1 = Vous avez oublié la flotte. Contre un marqueur, une flotte dans la bonne mer ajoute toujours 1.
step-1-wrong-2 = Un par armée font 2, et la flotte ajoute 1 en tout, quel que soit le nombre de vaisseaux.

step-2-words = Maintenant les dés. Chaque camp en lance deux et ajoute la différence : le plus haut moins le plus bas. Un 6 et un 2 ajoutent combien ?
step-2-answer-1 = Cela ajoute 8
step-2-answer-2 = Cela ajoute 4
step-2-answer-3 = Cela ajoute 6
step-2-done = Quatre. Un double n’ajoute rien du tout. En moyenne c’est environ 2.
step-2-wrong-1 = C’est la somme. Il faut l’écart entre les deux dés : 6 moins 2.
step-2-wrong-2 = Pas le dé le plus haut seul. Prenez l’écart entre les deux.

step-3-words = Choisissez Attaquer et le marqueur de force 2, et regardez les probabilités avant de confirmer. Elles montrent 60 sur 100 de gagner, 17 d’égalité, 23 de perdre. Puis confirmez.
step-3-done = 2 pièces d’or payées, que l’on gagne ou que l’on perde.
step-3-wrong-1 = Trois contre trois. Cela semble juste, mais les probabilités disent 40 sur 100 : une égalité ne gagne pas, et vous coûte une armée. Commencez par le plus faible.
step-3-wrong-2 = Celui-là montre une maison et pas de nombre : personne ne peut l’attaquer. On le colonise, dans une autre leçon.
step-3-wrong-3 = L’Autriche y a laissé ses écus seuls, je sais. Mais apprenons sur quelque chose qu’on ne peut offenser.

step-4-words = Lancez.
step-4-done = Vos dés 4 et 3 ajoutent 1 : total 4. Les 5 et 4 du marqueur ajoutent 1 : total 3. La Sardaigne est à vous, et 3 pièces d’or avec elle.

step-5-words = Mais regardez : il ne reste qu’une armée, alors que vous avez gagné ! Pourquoi ?
step-5-answer-1 = Les garnisons restent dans une nouvelle province
step-5-answer-2 = Mes dés faisaient 7 en tout
step-5-answer-3 = Chaque attaque coûte une armée
step-5-done = Chaque fois que vos deux dés font 7, vous perdez une unité, même dans la victoire. Cela arrive une fois sur six. Et une unité perdue, c’est un peuple en colère : vous avez tiré une fois de l’agitation.
step-5-wrong-1 = L’écu n’a pas besoin de garnison. Regardez encore vos dés : 4 et 3.
step-5-wrong-2 = Une victoire nette ne coûte que les 2 pièces d’or. Regardez encore vos dés : 4 et 3.

step-6-words = La Sicile a une force de 3. Vous avez une armée et une flotte : 2. Les chances sont de 23 sur 100. Il vous reste une action. Que ferait un cardinal ?
step-6-done = Exactement : renforcer. L’Autriche passe, et c’est de nouveau votre tour.
step-6-wrong-1 = Trois fois sur quatre cela échoue et coûte votre dernière armée là-bas. Construisez d’abord, et envoyez-la ici.
step-6-wrong-2 = Vous pourriez aussi prier pour la pluie. Mieux : construisez une armée et envoyez-la ici.
step-6-wrong-3 = Un fort n’attaque jamais. Il vous faut des bottes.

step-7-words = Vous voilà à 3 contre 3. Toujours 40 sur 100 seulement. Améliorez cela avant de risquer : construisez encore une fois et envoyez-la ici.
step-7-wrong-1 = Les combats égaux favorisent celui qui ne bouge pas. Il vous reste des gens : construisez-en une de plus.

step-8-words = Quatre contre trois : 60 sur 100. Et le petit 1 vert de ce marqueur est un point de victoire tout de suite, avant tout décompte de guerre. Attaquez la Sicile.
step-8-wrong-1 = Vous avez préparé. Maintenant, récoltez.

step-9-words = Lancez, Votre Éminence.
step-9-done = Huit contre cinq, aucune perte, un point de victoire. Et avec trois écus vous êtes premier en Méditerranée.

step-10-words = Une dernière pensée. Supposons que les deux totaux aient été égaux. Et alors ?
step-10-answer-1 = On relance
step-10-answer-2 = Je le prends, j’ai attaqué
step-10-answer-3 = Le marqueur tient et je perds une unité
step-10-done = L’égalité est au défenseur. Voilà pourquoi une armée de plus est si souvent la bonne réponse.
step-10-wrong-1 = Pas de second lancer. L’égalité reste : le marqueur demeure, et vous perdez une unité.
step-10-wrong-2 = L’inverse : l’attaquant doit avoir plus, pas autant. Une égalité vous coûte même une unité.

remember-1 = La force plus la différence de vos deux dés. Le plus grand total gagne.
remember-2 = Un de plus : vous gagnez 6 fois sur 10. Deux de plus : 3 sur 4. À égalité : seulement 4 sur 10.
remember-3 = L’égalité est au marqueur et vous coûte une unité. Des dés qui font 7 aussi.
closing = La Sardaigne et la Sicile sont espagnoles, et vous savez ce qu’est une bataille. Mais les marqueurs neutres ne ripostent jamais avec des amis. Les puissances, si. C’est la suite.
