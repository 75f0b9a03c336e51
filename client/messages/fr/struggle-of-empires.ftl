# Names of seats before a table is opened.
power-britain = Grande-Bretagne
power-united-provinces = Provinces-Unies
power-spain = Espagne
power-france = France
power-austria = Autriche
power-prussia = Prusse
power-russia = Russie
