# Accounts: guests who can come back, devices, passkeys, links by e-mail
top-account = Account
account-title = Your account
account-keep = Keep your seats
account-guest-words = { $seats ->
    [0] You play as a guest called { $name }. Only this browser knows you. With an account you come back from anywhere.
    [one] You play as a guest called { $name }. Only this browser knows you. With an account you come back from anywhere, and your seat stays yours.
   *[other] You play as a guest called { $name }. Only this browser knows you. With an account you come back from anywhere, and your { $seats } seats stay yours.
  }
account-invitation = Invitation
account-make-passkey = Keep them with a passkey
account-passkey-words = Your device asks for a finger, a face or its own code. There is no password, and nothing to remember.
account-address = E-mail address
account-send-link = Send me a link
account-link-sent = If this address can come in here, a link is on its way. It is good once, for { $minutes } minutes. A new address is confirmed in this browser.
account-no-way = This server sends no mail, and passkeys need a name instead of a bare network address. Ask its owner.
account-stay = Or stay a guest: nothing changes.
account-have = I have an account
account-bring = { $seats ->
    [one] The seat of this browser comes along into my account
   *[other] The { $seats } seats of this browser come along into my account
  }
account-use-passkey = Sign in with a passkey
account-link-too = Or have a link sent to the address of your account: the field above does both.
account-code = Recovery code
account-use-code = Sign in with a code
account-ways = You come back by: { $passkeys ->
    [0] no passkey
    [one] one passkey
   *[other] { $passkeys } passkeys
  }, { $mail ->
    [0] no link by e-mail
   *[other] a link by e-mail
  }, { $codes ->
    [0] no recovery code
    [one] one recovery code
   *[other] { $codes } recovery codes
  }.
account-one-way = One way is easily lost: add a second.
account-devices = Devices
account-some-device = A device
account-here = here
account-sign-out = Sign out
account-sign-out-device = Sign out { $device }
account-another-device = Another device: open this page there, under “I have an account”.
account-leave = Sign out here
account-passkeys = Passkeys
account-made = made { $time }
account-no-passkeys = None yet.
account-add-passkey = Add a passkey
account-end-passkey = Remove
account-end-passkey-of = Remove the passkey of { $device }
account-codes = Recovery codes
account-codes-words = { $count ->
    [0] You have none. Each opens your account once, from anywhere.
    [one] One is left. Each opens your account once, from anywhere.
   *[other] { $count } are left. Each opens your account once, from anywhere.
  }
account-codes-once = Write them down now: they are shown this once, and older ones are good no longer.
account-new-codes = New codes
account-mail = E-mail
account-no-mail = No address yet.
account-confirm-mail = Confirm by a link
account-mail-words = For links and notices only. Nobody else sees it.
enter-title = Sign in
enter-words = This link signs you in at this browser. It is good once.
enter-button = Sign in here
mail-link-subject = Your way into Tricorne
mail-link-words = Somebody who plays as { $name } asked for this link. It leads into your account, once, within { $minutes } minutes:
mail-link-foot = If that was not you, do nothing: without the link nobody comes in.
why-no-ticket = this is good no longer: it was used, it is too old, or it is not what was sent
why-other-browser = this address is new here: open the link in the browser in which you asked for it
why-no-passkey = this passkey does not lead to an account here
why-last-way = this is your last way back: first add another passkey or an e-mail address
why-no-mail = this server sends no mail
why-mail-address = { $text } is no e-mail address
why-no-member = only an account can do that
why-no-invitation = accounts are for those who are invited here; this is not the invitation
home-live = Games you can watch
