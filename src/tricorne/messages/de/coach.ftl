# Begleiter
coach = Begleiter
coach-off = Keinen Begleiter mehr
coach-close = Verstanden
home-coach = Erste Partie mit Begleiter
setting-coach = Ein Begleiter erklärt Neues
