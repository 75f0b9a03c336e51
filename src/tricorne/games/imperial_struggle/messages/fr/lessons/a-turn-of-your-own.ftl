moment = 1722. Il reste deux manches à chaque camp avant le décompte. Vous êtes la France. Personne ne vous dit plus que faire. Mais je reste à vos côtés.

step-ledger-words = D’abord les comptes. Où est-ce serré ? Les fourrures sont à deux partout. L’Europe et l’Inde sont à égalité. L’Amérique du Nord est britannique d’un lieu. Lisez avant de tendre la main.

step-sleeve-words = Puis les cartes dans votre manche. Politique vaticane demande Style, Lois sur les indiennes Mercantilisme. Vos deux ministères face cachée ont justement ces mots-clés. Et les Algonquins sont reposés.

step-purse-words = Puis votre bourse : 1 point de traité, et une dette de 2 sur 6. Enfin les tuiles : cinq pour quatre manches. Que voulez-vous, et que ne doit pas avoir la Grande-Bretagne ? Jouez maintenant.

step-third-round-words = Votre troisième manche. La prévision dit 17, mais la Grande-Bretagne ripostera : si vous dormez, elle tombe à 13. Ayez 16 ou plus après la réponse britannique. Une carte, un raid, une pièce empruntée : tout est permis.
step-third-round-hint-1 = Une tuile avec des pièces et un parchemin vous laisse jouer Lois sur les indiennes. Révélez d’abord les Huguenots. Les Algonquins peuvent retirer du compte un marché de fourrures britannique.
step-third-round-done = Voilà une bonne manche : une carte, un ami et une pièce qui tirent sur la même corde.
step-third-round-news = La Grande-Bretagne a pris la grosse pièce. La Havane met le sucre à égalité, les Caïques donnent du tabac, et ses soldats éteignent votre feu. Il reste une manche à chacun.
step-third-round-missed = La Grande-Bretagne a répondu et la prévision est trop basse. Regardez encore où un drapeau change un compte : fourrures, coton, couronnes. Revenons-nous au début de cette manche ?
step-third-round-wrong-1 = Des épées aujourd’hui ? La prochaine guerre est à un tour d’ici, et les comptes demandent des pièces et des plumes. Vous pouvez, mais sachez pourquoi.
step-third-round-wrong-2 = Attendez. Cette tuile a un parchemin. Une pièce dépensée, et il est trop tard pour une carte.

step-fourth-round-words = Votre dernière manche, puis celle de la Grande-Bretagne, puis le décompte. Finissez à 19 ou plus. Qui a encore un drapeau en Espagne ou en Autriche ? Et le sucre ?
step-fourth-round-hint-1 = Une petite tuile avec un parchemin suffit. Révélez La cour du Roi-Soleil, jouez Politique vaticane sur l’Autriche, et elle rapporte aussitôt 2 points.
step-fourth-round-done = Décompté, et bien au-dessus du point de départ.
step-fourth-round-missed = Le tour est décompté et il vous a manqué un peu. Cela arrive tous les jours aux ministres. Relisez les comptes et rejouez cette dernière manche.
step-fourth-round-wrong-1 = La carte marche, mais sans son bonus. Y a-t-il un ministère que vous pourriez révéler d’abord ?
step-fourth-round-wrong-2 = Votre dette est petite. Une manche entière pour 2 points de dette, c’est maintenant une mauvaise affaire.

closing = C’était un vrai tour, et vous l’avez joué. Vous êtes prêt pour une partie entière : six tours, quatre guerres, une corde. Je serai à vos côtés pour la première. On y va ?
