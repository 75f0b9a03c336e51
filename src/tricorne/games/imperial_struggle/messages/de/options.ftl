# Zusatzregeln.
preset-standard = Das übliche Spiel, ohne Zusatzregeln.
group-optional = Zusatzregeln
option-spanish-empire = Spanien beginnt mit Flaggen in der Karibik, und wer eines seiner Territorien nimmt, gibt der anderen Seite einmal freies Umflaggen in Spanien.
option-military-planning-upgrades = Eine militärische Aufwertung darf stattdessen zwei eigene Grundplättchen zwischen Schauplätzen tauschen.
option-military-planning-layout = Jede Seite sieht ihre Grundplättchen für den nächsten Krieg an, bevor sie sie den Schauplätzen zuteilt.
option-tougher-forts = Eroberungspunkte erobern ein Fort nur über eine Eroberungslinie, wie ein Territorium.
