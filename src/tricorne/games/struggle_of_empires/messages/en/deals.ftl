# Deals between players
deal-terms = { $payer } pays { $helper } { $gold } gold for { forces } in this attack
deal-accept = Accept
deal-refuse = Refuse
deal-withdraw = Withdraw
deal-counter = Rather for
deal-counter-send = Counter
deal-now = { $power } is asked for help: make an offer?
deal-now-send = Offer
deal-make = Make a deal
deal-kind = What
deal-pay = give gold now
deal-offer = gold for help in this attack
deal-promise = a promise on record
deal-to = To
deal-gold = Gold
deal-navies = Navies
deal-armies = Armies
deal-give = I give
deal-get = I get
deal-by = By when
deal-by-now = at once
deal-by-attack = if it is accepted, in this attack
deal-by-turn = by the end of this turn
deal-by-war = by the end of this war
deal-by-next-war = by the end of the next war
deal-by-game = by the end of the game
deal-own-gold = you have { $gold }
deal-send-pay = Give { $gold } gold
deal-send-offer = Offer { $gold } gold
deal-send-promise = Promise it
deal-fine = Gold is paid at once. Help that was paid for is committed.
deal-promise-fine = A promise binds nobody; everybody can read it.
deal-promises-fine = Promises are made when you are asked, with “Make a deal with …”: those are remembered.

why-no-player = { $power } has no player and takes no decisions
why-deal-over = the game is over; there is nothing left to deal for
why-deal-tax = taxes are raised only for an expense that gold on hand does not cover
why-deal-only-gold = only gold changes hands: no control markers, units, tiles or local alliances
why-deal-itself = { $power } cannot deal with itself
why-promise-by-action = at this table promises are made by the deal actions, which are remembered; say anything else in plain words
why-deal-no-player = { $power } has no player: it has no gold and decides nothing
why-deal-rolling = something is being drawn or rolled; deals wait until it lies open
why-deal-dice = the dice are cast; no gold changes hands before their losses are taken
why-deal-whole = gold is paid in whole pieces
why-deal-least = a payment is at least 1 gold; { $gold } is none
why-deal-most = at most { $gold } gold can be paid at once
why-deal-help-when = help is bought while allies are called in an attack; otherwise there are payments and promises
why-deal-fights-itself = { $power } fights this attack itself and is nobody's ally in it
why-deal-not-allied = { $power } is not in the alliance of { $power2 }
why-deal-nonplayer = { $power } may not help to defend the marker of { $power2 }, which nobody plays
why-deal-most-units = nobody has more than { $number } armies or navies
why-offer-none = there is no offer { $offer }; { $number } have been made in this attack
why-offer-accepted = offer { $offer } has been accepted
why-offer-refused = offer { $offer } has been refused
why-offer-withdrawn = offer { $offer } has been withdrawn
why-offer-withdraw = offer { $offer } can be withdrawn by { $power } alone
why-offer-waits = offer { $offer } waits for the answer of { $power }
why-offer-when = offer { $offer } can be accepted while { $power } is asked to commit units
why-offer-navies = { $committed ->
    [one] { $power } has committed 1 navy already; the offer is for { $navies }
   *[other] { $power } has committed { $committed } navies already; the offer is for { $navies }
  }
why-offer-cannot = { $power } cannot commit { forces } here

# How deals are written
aside-unknown = "{ $words }" is no aside; { $hint }
aside-form = this aside is written: { $form }
aside-power = there is no power "{ $words }"; { $hint }
aside-long = a remark has at most { $most } letters; this one has { $number }
