# Events of a club
events-title = Events
events-words = Round robin or Swiss: sign up, and your tables open by themselves when a round begins.
events-none = No event yet.
events-new = A new event
events-name = Name
events-format = Format
events-format-swiss = Swiss
events-format-round-robin = Round robin
events-format-words-swiss = Each round you meet somebody with about as many points, and nobody twice while that can be avoided.
events-format-words-round-robin = Everybody meets everybody.
events-size = Players at a table
events-rounds = Rounds
events-rounds-usual = as many as it takes
events-rules = Game and rules
events-make = Make the event
events-by = run by { $name }
event-status-open = Sign-up is open
event-status-running = Round { $round } of { $rounds }
event-status-over = Over
event-people = { $count ->
    [one] one player
   *[other] { $count } players
  }
event-size = { $count } at a table
event-standings = Standings
event-players = Players
event-round = Round { $round }
event-enter = Sign up
event-leave = Withdraw
event-in = You play here.
event-start = Begin round { $round }
event-start-words = Pairings are drawn, and a table opens for each. Nobody can sign up any more.
event-next-words = The next round can begin when all games of this one have ended.
event-run = For the organiser
event-close = End the event
event-forfeit = Forfeit
event-forfeit-of = { $name } forfeits this game
event-withdraw-of = Withdraw { $name }
event-withdrawn = withdrawn
event-bye = bye
event-bye-words = no table this round, one point
event-to-table = To the table
event-asked = { $name } to move
event-ended = ended
event-place = Place
event-player = Player
event-points = Points
event-break-opponents = Opp.
event-break-beaten = Beaten
event-break-wins = Wins
event-break-words-opponents = Opp.: the points of those you met.
event-break-words-beaten = Beaten: the points of those you met, each weighed by what you took from them.
event-break-words-wins = Wins: tables you won.
event-points-words = A table gives you the share of the others whom you left behind: of two a win 1, a tie ½, a loss 0. A bye gives 1. Ties are broken in this order:
event-cell = round { $round }: { $points } points
event-cell-open = round { $round }: still playing
event-figures = What the games say
event-figures-words = { $count ->
    [one] One table has ended. The bar shows where the true value lies, 95 times of 100; the dashed line is an even share.
   *[other] { $count } tables have ended. The bar shows where the true value lies, 95 times of 100; the dashed line is an even share.
  }
event-figures-wins = Share of the wins
event-figures-rating = Performance in this event
event-figures-powers = Wins by power
event-share = { $games ->
    [one] of 1 game, { $low } to { $high }
   *[other] of { $games } games, { $low } to { $high }
  }
event-rating = { $low } to { $high }
event-rating-words = Worked out from this event alone; a newcomer begins with 1500.
event-no-ratings = This server does not work out ratings: the extra “club” is not installed.
why-no-event = there is no such event
why-event-begun = this event has begun; nobody can sign up any more
why-event-full = this event is full: { $number } players
why-event-over = this event is over
why-event-rounds = an event has at most { $number } rounds
why-many-events = you run { $number } events already; end one of them first
why-no-round = the next round cannot begin: a game is still being played, or too few play, or it was the last one
why-no-game-to-forfeit = this person plays no game of this round
why-not-in-event = this person does not play in the event
why-no-organiser = you may not make events here; ask the owner
why-not-organiser = only the organiser does this
