# Standing orders for an auction
order-title = Leave an order
order-note = The house answers for you until this auction is decided. Nobody else learns of it; you can withdraw it at any time.
order-limit = Limit
order-bid-up-to = Bid up to { $gold } for this proposal
order-always = and put it back if somebody changes it
order-pass-while = Pass as long as this proposal stands
order-pass-named = Pass unless I am named
order-pass-all = Pass until it is decided
order-left = Your order:
order-withdraw = Withdraw the order
order-ended-over = This auction is decided; your order has ended.
order-ended-unforeseen = Something happened that your order did not foresee. You decide.
order-ended-left = Your order ended when you left.

order-words-pass = Pass until this auction is decided.
order-words-named = Pass in this auction, unless your power is named.
order-words-while = Pass as long as { $red } is proposed for red and { $blue } for blue.
order-words-while-red = Pass as long as { $red } is proposed for red.
order-words-while-blue = Pass as long as { $blue } is proposed for blue.
order-words-bid = Bid up to { $gold } as long as { $red } is proposed for red and { $blue } for blue, then pass.
order-words-bid-red = Bid up to { $gold } as long as { $red } is proposed for red, then pass.
order-words-bid-blue = Bid up to { $gold } as long as { $blue } is proposed for blue, then pass.
order-words-always = Bid up to { $gold } for { $red } in red and { $blue } in blue, whatever else is proposed.
order-words-always-red = Bid up to { $gold } for { $red } in red, whatever else is proposed.
order-words-always-blue = Bid up to { $gold } for { $blue } in blue, whatever else is proposed.

why-order-no-auction = no auction is under way; orders are for the auction that is
why-order-opener = you open this auction and must bid, if only 0
why-order-no-proposal = there is no proposal yet; wait until the auction has been opened
why-order-other-proposal = another proposal stands; an order names the standing one, or says 'always'
why-order-cannot-propose = these two cannot be proposed now
why-order-too-low = the bid stands at { $bid }: an order to bid goes above it, or is to pass

# How orders are written
order-unknown = "{ $words }" is no order: { order-forms }
order-no-proposal = this order does not name a proposal: { order-forms }
order-bad-part = "{ $words }" is no part of a proposal: { order-forms }
order-both-sides = a proposal names one power for red and one for blue: { order-forms }
order-forms = an order is "pass", "pass unless named", "pass while red POWER blue POWER", or "bid GOLD red POWER blue POWER" (and "always")
