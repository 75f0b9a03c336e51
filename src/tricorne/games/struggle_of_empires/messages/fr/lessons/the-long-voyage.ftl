moment = Londres, 1751. Un jeune commis nommé Clive écrit de Madras : les Français ont une armée en Inde, vous avez quelques entrepôts et un écu. Envoyez de l’aide, dit-il. Bientôt.

step-1-words = Deux armées et deux flottes attendent en Grande-Bretagne. Le bouton Déplacer permet de déplacer deux unités en une action, l’une après l’autre. Les armées veulent aller en Inde. Que faut-il là-bas d’abord ?
step-1-answer-1 = Un fort britannique
step-1-answer-2 = Une flotte britannique
step-1-answer-3 = Rien, j’y ai un écu
step-1-done = Juste. Des soldats ne débarquent dans une colonie qu’à côté d’une flotte à eux. La flotte d’un ami ne suffit pas.
step-1-wrong-1 = Un fort a besoin d’une flotte lui aussi. Pensez à qui les porte à terre.
step-1-wrong-2 = Un écu est un droit, pas un port. Pour débarquer dans une colonie, il y faut une flotte à vous.

step-2-words = La flotte part donc la première. Choisissez Déplacer, puis une flotte dans votre pays.
step-2-wrong-1 = L’armée ne trouverait personne pour débarquer. La flotte d’abord, l’armée ensuite : les deux tiennent dans cette seule action.
step-2-wrong-2 = Deux flottes dorment au port. Déplacez-en une.

step-3-words = Maintenant vers l’Inde. Elle est au-delà d’un océan, on lance donc le dé de mer : quatre faces sur six disent Succès, une Sur place, une Naufrage. La distance ne compte pas. Un océan ou trois, un seul lancer.
step-3-wrong-2 = Là, pas de dé, c’est vrai : toute l’Europe est une mer calme. Mais Clive est en Inde.

step-4-words = Lancez le dé de mer.
step-4-done = Bon vent. La flotte est devant Madras.

step-5-words = Il reste un déplacement dans cette action. La flotte est arrivée, une armée peut suivre. Déplacez une armée de votre pays vers l’Inde, et lancez.
step-5-wrong-1 = Une flotte sans soldats n’impressionnera pas les Français. Vous avez un second déplacement : servez-vous-en.

step-6-words = Sur place : vents contraires. L’armée attend au port, à moins de payer 1 pièce d’or, et alors elle arrive tout de même. Vous avez 4 pièces d’or. Menez-la en Inde.
step-6-wrong-1 = Économe. Mais réessayer coûte une action entière, et une action vaut plus que 1 pièce d’or.

step-7-words = Seconde action, encore Déplacer. Envoyez votre autre flotte en Afrique, de nouveau au-delà d’un océan.
step-7-wrong-1 = Dans un instant. D’abord la flotte : je veux vous montrer du gros temps.

step-8-words = Naufrage ! Une tempête. Vous pouvez perdre la flotte, et votre peuple sera en colère. Ou payer 2 pièces d’or, et elle rentre tant bien que mal. Ou en payer 3, et elle arrive. Vous avez 3 pièces d’or et une flotte en danger.
step-8-done = Sauvée. L’or répare tous les lancers de ce dé. Les amiraux pauvres se noient, les riches arrivent.
step-8-wrong-1 = Permis, mais une unité perdue met votre peuple en colère, et celui qui la servait a disparu. Une flotte vaut bien 2 pièces d’or.

step-9-words = Il reste un déplacement dans cette action. Menez votre dernière armée dans les États allemands. Faut-il lancer le dé pour cela ?
step-9-answer-1 = Oui, la Grande-Bretagne est une île
step-9-answer-2 = Non, tout cela est l’Europe
step-9-done = En Europe on ne lance jamais le dé, et les armées n’ont pas besoin de flotte. Pas même depuis une île.
step-9-wrong-1 = La Manche n’est pas un océan. Les pays d’origine et les régions d’Europe sont une seule zone, et dans une zone personne ne lance le dé.

step-10-words = Alors, faites-le.
step-10-wrong-1 = Vous pouvez vous arrêter plus tôt, oui. Mais une armée qui dort chez elle n’aide personne.

step-11-words = Dernière question. Les océans partagent le monde en cinq zones : l’Europe, les Amériques, l’Afrique, l’Inde, les Indes orientales. Lequel de ces voyages se fait sans dé ?
step-11-answer-1 = De l’Amérique du Nord aux Caraïbes
step-11-answer-2 = De l’Inde aux Indes orientales
step-11-answer-3 = De l’Afrique à l’Amérique du Sud
step-11-done = Toute l’Amérique est une zone. Une armée y a toujours besoin d’une flotte là où elle débarque, mais pas du dé.
step-11-wrong-1 = Elles semblent proches, mais chacune est une zone. Les trois Amériques ensemble en sont une.
step-11-wrong-2 = Tout un océan les sépare. Cherchez deux régions de la même zone.

remember-1 = Une action Déplacer déplace deux unités, l’une après l’autre.
remember-2 = Colonies : la flotte d’abord, l’armée ensuite.
remember-3 = Passer un océan, c’est un lancer du dé de mer. Gardez 3 pièces d’or pour le mauvais temps.
closing = Clive a son régiment. Vous connaissez maintenant tous les voyages du jeu. Ensuite : ce que font les soldats quand ils arrivent.
