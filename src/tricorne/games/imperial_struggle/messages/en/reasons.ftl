# What an action of a bot is good for
reason-for-victory = victory
reason-for-points = victory points
reason-for-awards = this turn's Awards
reason-for-prestige = Prestige
reason-for-demand = Global Demand
reason-for-final = Final Scoring
reason-for-europe = Europe
reason-for-north-america = North America
reason-for-caribbean = the Caribbean
reason-for-india = India
reason-for-war = the coming war
reason-for-debt = Available Debt
reason-for-treaty = Treaty Points
reason-for-squadrons = Squadrons at sea
reason-for-navy-box = Squadrons in the Navy Box
reason-for-cards = Event cards
reason-for-advantages = Advantages
reason-for-territories = Territories
reason-for-forts = forts
reason-for-economic = Economic points in hand
reason-for-diplomatic = Diplomatic points in hand
reason-for-military = Military points in hand

# Bots of this game alone
bot-recruit = Recruit: has learned from games what a position is worth
    .name = recruit
