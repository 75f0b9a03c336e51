# À quoi sert une action d’un robot
reason-for-points = les points de victoire
reason-for-places = les places dans les régions
reason-for-attacks = de bonnes attaques
reason-for-safety = la sûreté des possessions
reason-for-markers = les marqueurs de contrôle
reason-for-peace = le calme dans le pays
reason-for-gold = l’or
reason-for-income = le revenu
reason-for-taxes = moins d’impôts à venir
reason-for-population = la population
reason-for-armies = les armées sur la carte
reason-for-navies = les flottes sur la carte
reason-for-forts = les forts
reason-for-training = l’entraînement de l’armée
reason-for-ready-tiles = des tuiles à utiliser
reason-for-lasting-tiles = des tuiles qui durent
reason-for-agriculture = l’agriculture
reason-for-trade = le commerce
reason-for-alliances = les alliances locales

# Bots of this game alone
bot-colonial = Colonial : cherche fortune outre-mer
    .name = colonial
bot-continental = Continental : cherche fortune en Europe
    .name = continental
