# Names of seats before a table is opened.
power-britain = בריטניה
power-united-provinces = הפרובינציות המאוחדות
power-spain = ספרד
power-france = צרפת
power-austria = אוסטריה
power-prussia = פרוסיה
power-russia = רוסיה
