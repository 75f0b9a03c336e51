tile-diplomatic-service = Diplomatic Service
    .effect = Set up one local alliance as a free action; its gold cost, if any, is still due.
tile-improved-agriculture = Improved Agriculture
    .effect = +1 population when claimed, and +1 population once in every war.
tile-improved-agriculture-original = Improved Agriculture
    .effect = +1 population once in every war; nothing extra when claimed.
tile-mercenaries = Mercenaries
    .effect = Build one army at home without spending population.
tile-pressgangs = Pressgangs
    .effect = Build one navy at home without spending population.
tile-reserves = Reserves
    .effect = As attacker or defender, void the dice of a combat; both sides roll again.
tile-trained-native-militia = Trained Native Militia
    .effect = Build one army without population. It may be placed straight in a colony where you have a control marker or a unit, without navy and without sea roll. It may then make its free move under the normal rules.
tile-war-office = War Office
    .effect = Make one attack as a free action without paying the 2 gold.
tile-government-reform = Government Reform
    .effect = Give back 2 points of unrest.
tile-industry = Industry
    .effect = Score 3 VP, plus 1 VP for every Improved Agriculture tile you own.
tile-industry-original = Industry
    .effect = Score 3 VP; Improved Agriculture adds nothing.
tile-army-training = Army Training
    .effect = +1 in land combat for the principal with more of these tiles than the other, if he has an army or fort in it.
tile-banking = Banking
    .effect = Each taxation yields 3 gold instead of 2; a second tile adds nothing.
tile-logistics = Logistics
    .effect = One more unit in every Move action.
tile-militia = Militia
    .effect = At the end of a normal Build action build one more army for 1 population.
tile-naval-training = Naval Training
    .effect = +1 in naval combat for the principal with more of these tiles than the other, if he has a navy in it.
tile-navigation = Navigation
    .effect = +2 to the second (red) die of a Distant Sea Move for every tile owned.
tile-blockade = Blockade
    .effect = Either naval support counts +2 instead of +1 in one land combat, or lie under your navy in a colony: enemies may bring land units there only with more navies than you.
tile-fighting-withdrawal = Fighting Withdrawal
    .effect = As beaten defender, you and your allies lose no units in that combat (2004: in the whole attack); the control marker is still lost.
tile-surprise-attack = Surprise Attack
    .effect = No other player may join the defender of the attack you are making.
tile-baltic-company = Baltic Company
tile-east-indies-company = East Indies Company
tile-gold-coast-commerce = Gold Coast Commerce
tile-gold-mines = Gold Mines
tile-levant-company = Levant Company
tile-sugar-plantations = Sugar Plantations
tile-tobacco-fields = Tobacco Fields

# What a tile or a token does
effect-tile = { $tile-effect }
effect-token = { $token-effect }
effect-trade = { $regions-count ->
    [one] Once in every war gain 1 gold for each control marker you have { $regions-in }.
   *[other] Once in every war gain 1 gold for each control marker you have in one of these regions: { $regions-plain }.
  }

tiles-free-action = Free actions
tiles-improvement = Improvements
tiles-immediate = At once
tiles-tactics = Tactics
tiles-trade = Trade
tile-price = Price: { $price-plain }
tile-left = { $left } of { $copies } left
tile-used = used
price-gold = { $count } gold
price-population = { $count } population
price-unrest = { $count } unrest
price-nothing = nothing
