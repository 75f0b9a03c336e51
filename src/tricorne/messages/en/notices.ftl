# Told that it is your turn
notice-turn-subject = Your turn: { $title }
notice-turn = { $title }: it is your turn as { $seat }.
notice-time-subject = Your time is out: { $title }
notice-time = { $title }: your time as { $seat } is out, and the table waits for you.
notice-many-subject = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
notice-foot = You get this once for a turn, while you are not at the table. No more of these letters:
notices-title = When it is your turn
notices-words = { $minutes ->
    [one] You are told once for each turn, when you have been away from the table for a minute.
   *[other] You are told once for each turn, when you have been away from the table for { $minutes } minutes.
  }
notices-ladder = { $minutes ->
    [one] One turn, one knock: your devices first. If none has shown it after a minute, the webhook follows, then a letter. What has reached you silences the rest.
   *[other] One turn, one knock: your devices first. If none has shown it after { $minutes } minutes, the webhook follows, then a letter. What has reached you silences the rest.
  }
notices-mail = E-mail
notices-hook = Webhook
notices-push = Push
notices-no-mail = To be told by e-mail, confirm an address.
notices-hook-address = Address of a webhook
notices-hook-words = An https address that a chat service gave you. The notice is sent there as JSON.
notices-hook-set = Tell me there
notices-hook-end = Remove the webhook
notices-here-on = Tell me on this device
notices-here-off = No more on this device
notices-here-words = A notice comes also when the page is closed. It says at which table you are asked, and nothing of the game.
notices-here-refused = The browser does not allow notices from this page. You can allow them in its settings.
stop-title = No more notices
stop-words = Nothing more will come by this way. In your account you can switch it on again.
stop-button = Stop these notices
stop-done = Done. Nothing more comes by this way.
table-sign-in = Is a seat here yours? Sign in.
looking-on = You are looking on: no seat here is yours.
looking-on-lost = If you play here, come with the browser in which you sat down. If that has forgotten you, there are other ways back.
why-no-way = there is no such way to be told
why-hook-address = a webhook has an address that begins with https://, without a name or another port in it
why-hook-unknown = this address cannot be found
why-hook-private = this address does not lie in the public network
why-no-hooks = this server does not know its own address, which notices have to name; ask its owner
why-no-push = this server sends no notices to devices; ask its owner
why-no-device = the browser did not say how this device can be told
why-many-devices = { $count } devices of yours are told already; switch one of them off first
