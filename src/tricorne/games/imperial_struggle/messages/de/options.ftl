# Zusatzregeln.
preset-standard = Das übliche Spiel, ohne Zusatzregeln.
group-optional = Zusatzregeln
group-readings = Lesarten der Regeln
option-spanish-empire = Spanien beginnt mit Flaggen in der Karibik, und wer eines seiner Territorien nimmt, gibt der anderen Seite einmal freies Umflaggen in Spanien.
option-military-planning-upgrades = Eine militärische Aufwertung darf stattdessen zwei eigene Grundplättchen zwischen Schauplätzen tauschen.
option-military-planning-layout = Jede Seite sieht ihre Grundplättchen für den nächsten Krieg an, bevor sie sie den Schauplätzen zuteilt.
option-tougher-forts = Eroberungspunkte erobern ein Fort nur über eine Eroberungslinie, wie ein Territorium.
option-living-rules = Nach dem Wortlaut der laufend gepflegten Regeln: Abgelegte Karten werden nur gemischt, wenn zum Ziehen keine da sind; der Nordamerikahandel wirkt schon in der Runde, in der er aufgedeckt wird; die Punkte der Kattun-Gesetze gelten für einen Markt; ein Vorteil darf mit dem Vertragspunkt bezahlt werden, den er selbst bringt; ein freier Vorteil verhindert das Passen nicht; USA-Flaggen nehmen Hugenottenmarker weg. Ohne dies alles wie in früheren Fassungen dieses Programms.
option-free-choices = Wer passt, darf die Schulden um weniger als 2 senken; Vorteile, die keine Punkte brauchen, darf man schon vor der Investition nutzen; was ein Kriegsplättchen oder die Beute erlaubt, darf man lassen.
option-spanish-isolation = Mit dem spanischen Weltreich: Ein spanischer Markt ohne spanische Verbindung ist abgeschnitten und kostet 1, wie jeder andere.
option-scenario = Wie viel gespielt wird: das ganze Spiel oder ein kleines darin.
choice-scenario-whole-game = das ganze Spiel
choice-scenario-one-peace-turn = eine Friedenszeit
choice-scenario-one-theater = ein Schauplatz eines Krieges
