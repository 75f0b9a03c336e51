# Règles optionnelles.
preset-standard = Le jeu normal, sans règles optionnelles.
group-optional = Règles optionnelles
group-readings = Lectures des règles
option-spanish-empire = L’Espagne commence avec des drapeaux aux Caraïbes, et qui prend un de ses territoires donne à l’autre camp une bascule gratuite en Espagne.
option-military-planning-upgrades = Une amélioration militaire peut à la place échanger deux de ses tuiles de base entre théâtres.
option-military-planning-layout = Chaque camp regarde ses tuiles de base avant de les attribuer aux théâtres de la prochaine guerre.
option-tougher-forts = Les points de conquête ne prennent un fort que par une ligne de conquête, comme un territoire.
option-living-rules = À la lettre des règles tenues à jour : on ne remélange la défausse que si la pioche ne suffit pas ; le commerce nord-américain agit dès la manche où on le révèle ; les points des Lois sur les indiennes vont à un seul marché ; un avantage peut se payer avec le point de traité que son usage rapporte ; un avantage gratuit n’empêche pas de passer ; les drapeaux des États-Unis retirent les marqueurs huguenots. Sans cela, tout se joue comme dans les versions précédentes du programme.
option-free-choices = Qui passe peut réduire sa dette de moins de 2 ; les avantages qui ne demandent pas de points peuvent servir avant de prendre l’investissement ; on peut renoncer à ce qu’une tuile de guerre ou le butin permet.
option-spanish-isolation = Avec l’Empire espagnol : un marché espagnol sans liaison espagnole est isolé et coûte 1, comme tout autre.
option-scenario = Ce qui est joué : la partie entière, ou une petite partie en elle.
choice-scenario-whole-game = la partie entière
choice-scenario-one-peace-turn = un tour de paix
choice-scenario-one-theater = un théâtre d’une guerre
