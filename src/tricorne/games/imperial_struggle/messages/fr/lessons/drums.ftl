moment = 1702. Le roi d’Espagne est mort, et deux candidats réclament son trône. Vous êtes la Grande-Bretagne. Il reste une dernière manche de paix. Puis l’Europe, et le monde, seront en guerre.

step-four-theaters-words = La guerre a quatre théâtres. Dans chacun, les deux camps ont une tuile de base, face cachée. Vous pouvez regarder les vôtres. Les unes sont faibles, d’autres piquent. Alliances, vaisseaux, murs et mots-clés s’y ajoutent.

step-tile-words = La dernière tuile du tour. Militaire 2 est petit, mais porte des épées croisées : une amélioration militaire. Prenez-la.
step-tile-wrong-1 = Elle a aussi les épées croisées, mais ses points sont des pièces. Les pièces n’achètent pas de soldats. Prenez Militaire 2.

step-upgrade-words = Dans la Guerre de la reine Anne, votre tuile de base a une force de 0. Utilisez-y l’amélioration : vous tirez une autre tuile et gardez la meilleure.
step-upgrade-done = De 0 à 2. La tuile faible est partie pour de bon : vous ne la reverrez plus.
step-upgrade-wrong-1 = Cette tuile est déjà un 1. Celle de la Guerre de la reine Anne est un 0, et là-bas le butin est de la terre.

step-marlborough-words = Deux points militaires achètent une tuile bonus : tirée à l’aveugle, mais jamais mauvaise. Achetez-en une, voyez qui arrive, et placez-la en Europe centrale, contre l’armée française.
step-marlborough-done = Le duc de Marlborough en personne, force 3 ! Six points de force connus de vous, et la France ne peut le voir.
step-marlborough-wrong-1 = Il y gagnerait à coup sûr, et les points ne sont pas minces. Mais l’Europe centrale paie aussi en terre. Envoyez-le sur le Danube.

step-war-words = Terminez la manche. Le tour est décompté comme vous le savez, puis les tambours commencent. Les théâtres se jouent l’un après l’autre. Les deux camps retournent leurs tuiles.
step-war-hint-1 = Appuyez sur le bouton qui termine la manche.
step-war-done = Europe centrale : six contre trois. Avance 3 : pour vous 2 points et un point de conquête, pour la France 2 points de traité. Votre tuile a aussi piqué : la France s’endette de 1.

step-gibraltar-words = Un point de conquête prend un marché, un fort, un espace naval ou un territoire de ce théâtre. Un espace politique, jamais. Gibraltar n’est à personne et garde une mer. Prenez-le.
step-gibraltar-done = Le rocher est à vous. Il apporte aussi un avantage : Bastion naval.
step-gibraltar-wrong-1 = Minorque est une belle prise : une couronne pour la gloire. Pour cette leçon, prenez le rocher. Dans une vraie partie, pesez les deux.
step-gibraltar-wrong-2 = L’Acadie est sur la liste de ce théâtre, et Louisbourg vous ouvre le chemin. Mais cette porte se rouvre dans la Guerre de la reine Anne. Celle de Gibraltar, non.
step-gibraltar-wrong-3 = Un point de conquête ne se garde pas. Utilisez-le ou perdez-le.

step-spain-words = Deuxième théâtre, l’Espagne. Votre tuile y est un moins 1, mais elle pique : elle retire un drapeau français en Europe. Choisissez bien : qui feriez-vous taire dans ce théâtre même ?
step-spain-done = La France gagne quand même de 1 : un point, pas de terre. Sans la piqûre, c’était 2, et un point de conquête.
step-spain-wrong-1 = La Bavière s’est battue dans le premier théâtre, et il est fini. Faites taire une alliance qui compte ici, en Espagne.

step-new-france-words = Troisième théâtre, la Guerre de la reine Anne. La tuile française a endommagé un de vos forts : il garde son drapeau mais ne donne plus de force. Pourtant vaisseaux, Louisbourg, un raid à Cataraqui et votre bonne tuile suffisent.

step-acadia-words = Cinq à zéro, et encore un point de conquête. Un territoire aux lignes pointillées demande un de vos lieux à l’autre bout. Louisbourg a une telle ligne vers l’Acadie. Prenez l’Acadie.
step-acadia-done = Trois points au lieu d’une province. Bien des traités furent pires.
step-acadia-news = La France refuse. Deux fois par guerre, un camp peut ainsi garder sa terre. La première fois coûte 3 points de victoire, la seconde 5. Ils sont à vous.
step-acadia-wrong-1 = Hardi ! Louisbourg a aussi une ligne vers là, et la France refuserait à coup sûr. Essayez l’Acadie, et voyez ce qu’est un refus.
step-acadia-wrong-2 = Un point de conquête peut prendre un marché, et personne ne peut le refuser. Mais un marché s’achète en temps de paix. La terre, non.

step-furs-words = Une avance de 4 ou plus retire aussi le drapeau d’un marché français en Amérique du Nord. À vous de choisir. Reprendre l’Île-aux-Noix coûterait 3 à la France, Cataraqui 2.
step-furs-done = Dans le dernier théâtre, la Rébellion jacobite, chacun avait 2. Égalité : rien pour personne. La guerre est finie.
step-furs-wrong-1 = Permis, mais c’est le moins cher, et votre raid y a fait son œuvre. Frappez là où cela coûte le plus : l’Île-aux-Noix.

step-after-words = Toutes les tuiles de guerre repartent. Les raids qui donnaient de la force sont finis. Les forts endommagés le restent jusqu’à réparation. Puis on dispose les tuiles de la prochaine guerre, et la paix revient. 15 est devenu 10 : vous menez.

closing = Les guerres se gagnent dans les années d’avant : avec des amis, des vaisseaux, des murs et des tuiles. Et le perdant reçoit souvent des points de traité pour recommencer. Ensuite : qui commence, et comment tout finit.
