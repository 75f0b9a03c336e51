# Ratings, profiles, friends, block lists
top-leaders = The best
leaders-title = The best
leaders-words = People and bots stand on one scale. Bots hold fixed marks from the arena, so a rating means the same next year. The bar shows where the strength lies, 95 times of 100; a question mark: too few games yet to be sure.
leaders-game = Game
leaders-pace = Pace
leaders-rank = Rank
leaders-player = Player
leaders-rating = Rating
leaders-range = Where it lies
leaders-games = Games
leaders-won = Won
leaders-last = Last places
rating-pace-live = Live
rating-pace-correspondence = By days
rating-told = { $rating }, give or take { $margin }
rating-beside = rating { $rating }
rating-provisional = provisional
profile-since = Member since { $time }
profile-here = here now
profile-away = not here
profile-own = This is how others see you.
profile-own-change = Who sees it
profile-strength = Strength
profile-no-ratings = No game has counted yet. Finished games among members and bots do.
profile-played = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
  }
profile-curve = { $count ->
    [one] The rating after 1 game: { $last }
   *[other] The rating over { $count } games: from { $first } to { $last }
  }
profile-games = Finished games
profile-no-games = No finished games that everybody may see.
friend-ask = Ask to be friends
friend-withdraw = Withdraw the question
friend-accept = Accept
friend-accept-of = Accept { $name } as a friend
friend-refuse = Decline
friend-refuse-of = Decline the question of { $name }
friend-end = End the friendship
friend-end-of = End the friendship with { $name }
block-do = Block
block-do-of = Block { $name }
block-end = Unblock
block-end-of = Unblock { $name }
people-friends = Friends
people-none = No friends yet. Ask from a profile: the names at tables and on the boards lead there.
people-asks = asks to be your friend
people-waits = has not answered yet
people-blocked = Blocked
people-blocked-words = Whoever you block cannot sit down at tables that you open or ask to be your friend, and you do not see what they say.
people-blocked-none = Nobody.
people-shown = Who sees my profile and my ratings
people-shown-all = Everybody
people-shown-members = Members
people-shown-nobody = Nobody
people-my-profile = My profile
people-profile-of = Profile of { $name }
invite-friends = Invite friends
invite-friend = Invite { $name }
invite-friend-done = { $name } is invited
invitation-from = { $name } invites you
invitation-sit = Look at the table
invitation-decline = Decline
why-yourself = that is yourself
why-most-people = these are too many: { $number } at most
why-you-blocked = you have blocked this person
why-no-friend = only friends can be invited in this way
why-not-with-you = whoever opened this table does not want to play with you
