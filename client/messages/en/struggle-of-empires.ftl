# Names of seats before a table is opened.
power-britain = Great Britain
power-united-provinces = United Provinces
power-spain = Spain
power-france = France
power-austria = Austria
power-prussia = Prussia
power-russia = Russia
