moment = Londres, 1698. Les rois signent, mais d’autres écrivent. Vous êtes la Grande-Bretagne et pouvez appeler deux de ces personnes dans votre cabinet. Nul ne saura qui vous avez choisi avant qu’elles agissent.

step-cabinet-words = Voici vos cartes de ministère. Au début de chaque ère, tous les deux tours, vous en choisissez deux en secret. Chacune a un pouvoir. La plupart montrent aussi un mot-clé.
step-cabinet-news = La France a choisi deux cartes. Elles sont face cachée. Vous connaissez les cinq possibles, pas les deux choisies.

step-match-words = Comment choisir ? Regardez votre main. Politique vaticane offre un bonus pour le mot-clé Style. Jonathan Swift a Style. Voilà qui s’accorde : choisissez Swift.
step-match-wrong-1 = Une carte forte pour qui a beaucoup d’avantages. Vous n’en avez presque pas aujourd’hui, et aucune de vos cartes ne demande son mot-clé.
step-match-wrong-2 = Plus de place pour emprunter, et des cartes de pièces plus libres. Bon dans bien des parties. Mais la carte de votre main demande Style.

step-second-words = Pour le second, prenez un pouvoir qui aide toujours. Robert Walpole pioche une carte à chaque tour et en jette une mauvaise. Choisissez-le.
step-second-news = La France vous laisse commencer. Ses cartes restent cachées, et les vôtres aussi.
step-second-wrong-1 = Halley construit une escadre à moitié prix. Splendide avec des épées, mais aujourd’hui votre plan, ce sont des plumes et des cartes.

step-show-words = Une carte face cachée ne fait rien. Vous pouvez la révéler à tout moment de votre manche, et elle reste visible. Révélez Walpole maintenant, avant de prendre une tuile.
step-show-wrong-1 = Révélez-le d’abord. On ne reçoit pas d’ordres d’une carte couchée sur le nez.
step-show-wrong-2 = Cela marche aussi. Mais Walpole peut vous montrer une meilleure carte avant le choix d’une tuile. Consultez-le d’abord.

step-draw-words = Utilisez son pouvoir : piochez une carte, puis jetez-en une. Maladies tropicales vous coûterait un de vos drapeaux, elle peut donc partir.
step-draw-done = Grande guerre du Nord est venue à sa place. Une fois par tour il vous rend ce service, sans frais.
step-draw-wrong-1 = Pas celle-là ! Politique vaticane est la carte pour laquelle on a appelé Swift.

step-tile-words = Prenez maintenant Diplomatique 3 avec le parchemin.
step-tile-hint-1 = La tuile avec Diplomatique 3, un parchemin, et deux pièces en bas.

step-keyword-words = Swift est encore face cachée, le bonus reste donc éteint. Révélez-le d’abord. Le mot-clé doit être là quand la carte est jouée.
step-keyword-done = Style ! La carte s’éclaire.
step-keyword-wrong-1 = Cela ne joue que la moitié simple. Révélez d’abord Swift, et la même carte vous donne une plume de plus.

step-play-words = Jouez Politique vaticane. Elle apporte 2 plumes pour les États allemands, la Prusse et les Provinces-Unies. Le bonus en donne 1 de plus, pour l’Europe seulement.
step-play-done = Six plumes dans cette manche : trois libres, deux pour le Nord, une pour l’Europe.
step-play-wrong-1 = Des points d’abord, et plus de carte ensuite. Jouez la carte maintenant.

step-north-words = Les plumes réservées servent là où elles conviennent. Gagnez l’alliance des Provinces-Unies pour 2. Le jeu prend de lui-même les plumes de la carte.
step-north-wrong-1 = La Sardaigne n’est pas dans le Nord : les deux plumes du Nord resteraient inutilisées. Dépensez d’abord celles-là, dans les Provinces-Unies.

step-islands-words = Maintenant le pouvoir de Swift. Pour lui, les lieux vides d’Irlande et d’Écosse coûtent 1 de moins : les deux couronnes 2 au lieu de 3. Il reste quatre plumes. Prenez les deux couronnes.
step-islands-done = Trois drapeaux, dont deux couronnes, d’une tuile de 3. Voilà un cabinet au travail.
step-islands-wrong-1 = Trois plumes pour une couronne. Swift vous en offre deux pour quatre.

closing = Choisissez les ministères pour leur pouvoir et pour leurs mots-clés, et gardez-les face cachée jusqu’à ce que cela paie. Ensuite : comment tous vos drapeaux deviennent des points.
