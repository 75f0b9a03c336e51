# Deals, where they are actions
act-deal = Make a deal with { $power }
act-no-deal = No deal
act-give = Give { $thing }
act-get = Get { $thing }
act-until-round = Until the end of this round
act-until-war = Until the end of this war
act-agree = Agree
act-reject = Reject
act-counter = Yes, but for { $gold } gold

thing-nothing = nothing
thing-gold = { $gold } gold
thing-peace = a promise of peace
thing-peace-round = a promise of peace until the end of this round
thing-peace-war = a promise of peace until the end of this war
thing-help = a promise of help
thing-help-round = a promise of help until the end of this round
thing-help-war = a promise of help until the end of this war
thing-passing = a promise not to raise in this auction
thing-armies = { $number ->
    [one] 1 army for this attack
   *[other] { $number } armies for this attack
  }
thing-navies = { $number ->
    [one] 1 navy for this attack
   *[other] { $number } navies for this attack
  }

prompt-call-offer = Does { $power } buy the help of { $ally } before that power is asked?
prompt-parley = { $attacker } is about to attack { $power } { $region-in }. Does { $power } buy peace?
prompt-deal-give = A deal with { $power2 }: what does { $power } give?
prompt-deal-get = { $power } gives { $power2 } { $gives }: what does it get?
prompt-deal-until = { $power } gives { $power2 } { $gives } for { $gets }: until when?
prompt-deal-answer = { $power } offers { $power2 } { $gives } for { $gets }. Does { $power2 } agree?
prompt-deal-counter = { $power2 } wants another sum: { $power } gives { $gives } for { $gets }. Does { $power } agree?

verb-give-gold = Give gold
verb-get-gold = Get gold
verb-get-armies = Get armies
verb-get-navies = Get navies
verb-counter-gold = Yes, but for

title-call-offer = Buy help?
title-parley = Buy peace?
title-deal-give = What do you give?
title-deal-get = What do you get?
title-deal-until = Until when?
title-deal-answer = A deal?
title-deal-counter = Another sum

why-give = { $power } can give gold that it has, or a promise that can matter now
why-get = { $power } can get only what can matter now, and no gold for gold
why-first-give = { $power } first says what it gives
why-first-get = { $power } first says what it wants for it
why-first-until = { $power } first says until when the promise lasts
why-first-answer = { $power } first agrees or rejects
why-counter = another sum is higher for who is paid and lower for who pays
why-no-deal-now = there is no deal to speak about now
why-one-deal = { $power } has begun its one deal in this auction or turn
why-call-offer = { $power } first says whether it buys the help of { $ally }
why-parley = { $power } first says whether it buys peace

log-parley = { $power } is about to attack { $enemy } { $region-in }.
log-deal-offered = { $power } offers { $power2 } { $gives } for { $gets }.
log-deal-countered = { $power2 } wants another sum: { $power } gives { $gives } for { $gets }.
log-deal-agreed = A deal: { $power } gives { $power2 } { $gives } for { $gets }.
log-deal-rejected = There is no deal between { $power } and { $power2 }.
log-deal-given = { $power } gives { $power2 } { $gives }, and asks for nothing.
log-word-broken = { $power } breaks its word to { $power2 }.
log-word-kept = { $power } kept its word to { $power2 }.

word-title = Promises
word-peace = { $power } promised { $power2 } peace
word-help = { $power } promised { $power2 } help
word-passing = { $power } promised { $power2 } not to raise
word-until-round = until the end of this round
word-until-war = until the end of this war
word-until-auction = in this auction
word-record = { $power }: { $kept } kept, { $broken } broken
