# What an action of a bot is good for
reason-for-points = victory points
reason-for-places = places in the regions
reason-for-attacks = good attacks
reason-for-safety = safety of what is held
reason-for-markers = control markers
reason-for-peace = peace at home
reason-for-gold = gold
reason-for-income = income
reason-for-taxes = no taxes to come
reason-for-population = population
reason-for-armies = armies on the map
reason-for-navies = navies on the map
reason-for-forts = forts
reason-for-training = Army Training
reason-for-ready-tiles = tiles to use
reason-for-lasting-tiles = tiles that last
reason-for-agriculture = agriculture
reason-for-trade = trade
reason-for-alliances = local alliances

# Bots of this game alone
bot-colonial = Colonial: seeks its fortune overseas
    .name = colonial
bot-continental = Continental: seeks its fortune in Europe
    .name = continental
