# Wofür eine Aktion eines Bots gut ist
reason-for-points = Siegpunkte
reason-for-places = Plätze in den Regionen
reason-for-attacks = gute Angriffe
reason-for-safety = die Sicherheit des Besitzes
reason-for-markers = Kontrollmarker
reason-for-peace = Ruhe im eigenen Land
reason-for-gold = Gold
reason-for-income = das Einkommen
reason-for-taxes = weniger Steuern in der Zukunft
reason-for-population = die Bevölkerung
reason-for-armies = Armeen auf der Karte
reason-for-navies = Flotten auf der Karte
reason-for-forts = Forts
reason-for-training = die Armeeausbildung
reason-for-ready-tiles = Plättchen, die zu nutzen sind
reason-for-lasting-tiles = Plättchen, die bleiben
reason-for-agriculture = die Landwirtschaft
reason-for-trade = den Handel
reason-for-alliances = örtliche Bündnisse

# Bots of this game alone
bot-colonial = Kolonialmacht: sucht ihr Glück in Übersee
    .name = Kolonialmacht
bot-continental = Kontinentalmacht: sucht ihr Glück in Europa
    .name = Kontinentalmacht
