# À quoi sert une action d’un robot
reason-for-victory = la victoire
reason-for-points = les points de victoire
reason-for-awards = les récompenses de ce tour
reason-for-prestige = le prestige
reason-for-demand = la demande mondiale
reason-for-final = le décompte final
reason-for-europe = l’Europe
reason-for-north-america = l’Amérique du Nord
reason-for-caribbean = les Caraïbes
reason-for-india = l’Inde
reason-for-war = la guerre à venir
reason-for-debt = le crédit disponible
reason-for-treaty = les points de traité
reason-for-squadrons = les escadres en mer
reason-for-navy-box = les escadres dans la case navale
reason-for-cards = les événements
reason-for-advantages = les avantages
reason-for-territories = les territoires
reason-for-forts = les forts
reason-for-economic = les points économiques en main
reason-for-diplomatic = les points diplomatiques en main
reason-for-military = les points militaires en main

# Bots of this game alone
bot-recruit = Recrue : a appris en jouant ce que vaut une position
    .name = recrue
