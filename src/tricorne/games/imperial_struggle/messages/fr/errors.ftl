# What is wrong with a table
bad-seats = { $seats } sièges : le jeu est pour la France et la Grande-Bretagne (IS-2.1-1)
bad-side = il n’y a pas de camp « { $text } » : { $hint }
bad-side-twice = { $side } est prise deux fois : un siège est la France, l’autre la Grande-Bretagne (IS-2.1-1)
