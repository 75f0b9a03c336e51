moment = Le fleuve Saint-Laurent, été 1759. Le général Wolfe a une armée, l’amiral Saunders une flotte. Au-dessus d’eux, sur les falaises, Québec et ses murs. Vous commandez les deux.

step-1-words = Comptez d’abord sur terre. Vous avez trois armées. Les Français ont une armée et un fort. Souvenez-vous de ce que vaut un fort. Qui l’emporte sur terre ?
step-1-answer-1 = Moi, trois à deux
step-1-answer-2 = Égalité, trois à trois
step-1-answer-3 = Les Français, quatre à trois
step-1-done = Un pour l’armée, deux pour le fort. Trois à trois, et une égalité laisserait Québec aux Français.
step-1-wrong-1 = Un fort compte deux en défense. Une armée et un fort font trois.
step-1-wrong-2 = Une armée, c’est un, un fort, deux : trois. Sur terre, on ne compte pas les flottes.

step-2-words = Il vous en faut un de plus, et il flotte derrière vous. Avant le combat sur terre vient le combat en mer. Son vainqueur a +1 sur terre. Attaquez la France en Amérique du Nord.
step-2-done = Vous avez tous deux des vaisseaux ici, et l’on vous demande donc : combattre en mer ?
step-2-wrong-1 = Une flotte sans armée. Vous pourriez y couler des vaisseaux, mais jamais gagner l’écu. Québec d’abord.
step-2-wrong-2 = Une quatrième armée serait bienvenue. Mais voyez ce que peut la flotte.

step-3-words = En mer, chaque flotte compte un : vous deux, la France une. Si vous refusez, le +1 sur terre va à la France sans un coup de canon. Quel est votre ordre ?
step-3-done = La France combat aussi. Si elle avait refusé, le +1 était à vous pour rien.
step-3-wrong-1 = Alors la France a quatre contre vos trois sur terre, sans perdre une planche. Refuser, c’est bon pour la flotte la plus faible qui veut vivre.

step-4-words = Les mêmes dés que sur terre : la force plus la différence. Lancez pour les flottes.
step-4-done = Quatre à deux. Une flotte française sombre, et l’appui naval est à vous : quatre contre trois sur terre.

step-5-words = À l’aube, les hommes de Wolfe escaladent les falaises. Lancez pour la terre.
step-5-done = Six à trois ! La France doit perdre une unité, et peut choisir : l’armée ou le fort.

step-6-words = Voyez ce que cède la France.
step-6-done = L’armée a disparu, les murs restent. Et un écu français est à vous : deux à un, vous êtes premier en Amérique du Nord.

step-7-words = Une attaque a au plus un combat en mer et un sur terre. Aux Caraïbes, vous avez une flotte mais pas d’armée. Si vous y attaquiez la France et gagniez en mer, qu’auriez-vous ?
step-7-answer-1 = L’écu français
step-7-answer-2 = Une flotte française coulée, pas d’écu
step-7-answer-3 = Rien, ce n’est pas permis
step-7-done = Exactement. Cela vaut parfois la peine, pour ouvrir la voie à un débarquement. Ici ce serait un pari égal pour peu de chose.
step-7-wrong-1 = Des vaisseaux ne tiennent pas une province. Sans une armée à vous, pas de combat sur terre, et seul le combat sur terre gagne des écus.
step-7-wrong-2 = C’est permis, et coûte 2 pièces d’or comme toujours. On peut couler des vaisseaux ainsi.

step-8-words = Tous les lieux n’ont pas de mer. Cliquez sur une région où les flottes ne comptent jamais, ni pour combattre ni pour appuyer.
step-8-done = Oui : les États allemands et l’Europe centrale sont dans les terres. Les armées y sont seules.
step-8-wrong-1 = Bien essayé, car aucun navire ne peut y mouiller. Mais les flottes de Méditerranée desservent aussi l’Empire ottoman : une flotte, deux régions.
step-8-wrong-2 = La Baltique montre un navire : les flottes y combattent et y aident. Cherchez plus loin dans les terres.

step-9-words = Une question sur ce cas à part. Une flotte en Méditerranée aide vos armées où ?
step-9-answer-1 = Seulement en Méditerranée
step-9-answer-2 = Là et dans l’Empire ottoman
step-9-answer-3 = Partout en Europe
step-9-done = Deux mers pour le prix d’une. Souvenez-vous-en en plaçant votre première flotte.
step-9-wrong-1 = Elle fait plus : ses canons portent aussi jusqu’à l’Empire ottoman, bien qu’aucun navire ne puisse y mouiller.
step-9-wrong-2 = Pas si loin. Une flotte dessert la région où elle est. Seule celle-ci en dessert une seconde : l’Empire ottoman.

step-10-words = Il vous reste une action. La France tient encore un écu derrière son fort : 2. Vous avez trois armées, et votre flotte règne seule sur le fleuve : 4. Attaquer encore, ou se reposer ? Attaquez.
step-10-done = Plus un vaisseau français : l’appui naval est à vous sans combat. 77 sur 100.
step-10-wrong-1 = À 77 sur 100, avec l’ennemi à genoux ? Attaquez.

step-11-words = Lancez.
step-11-done = Cinq à cinq. Égalité : l’écu tient, vous perdez une armée, et le fort reste, car une égalité ne brise pas les murs. 77 n’est pas 100. Cela aussi, c’est le jeu.

remember-1 = La mer d’abord, la terre ensuite : le vainqueur en mer a +1 sur terre.
remember-2 = Qui refuse le combat en mer donne ce +1 à l’autre.
remember-3 = Une flotte seule ne prend jamais un écu. Il y faut une armée.
closing = Québec est tombé et le Canada change de mains. Mais regardez de plus près ce que coûte une bataille : la prochaine leçon ouvre le compte.
