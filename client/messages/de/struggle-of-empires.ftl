# Names of seats before a table is opened.
power-britain = Großbritannien
power-united-provinces = Holland
power-spain = Spanien
power-france = Frankreich
power-austria = Österreich
power-prussia = Preußen
power-russia = Russland
