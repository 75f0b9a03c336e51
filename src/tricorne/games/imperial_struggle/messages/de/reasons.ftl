# Wofür eine Aktion eines Bots gut ist
reason-for-victory = den Sieg
reason-for-points = Siegpunkte
reason-for-awards = die Auszeichnungen dieser Friedenszeit
reason-for-prestige = Prestige
reason-for-demand = die Weltnachfrage
reason-for-final = die Schlusswertung
reason-for-europe = Europa
reason-for-north-america = Nordamerika
reason-for-caribbean = die Karibik
reason-for-india = Indien
reason-for-war = den kommenden Krieg
reason-for-debt = freien Kredit
reason-for-treaty = Vertragspunkte
reason-for-squadrons = Geschwader auf See
reason-for-navy-box = Geschwader in der Flottenbox
reason-for-cards = Ereigniskarten
reason-for-advantages = Vorteile
reason-for-territories = Territorien
reason-for-forts = Forts
reason-for-economic = verbleibende Wirtschaftspunkte
reason-for-diplomatic = verbleibende Diplomatiepunkte
reason-for-military = verbleibende Militärpunkte

# Bots of this game alone
bot-recruit = Rekrut: hat aus Partien gelernt, was eine Stellung wert ist
    .name = Rekrut
