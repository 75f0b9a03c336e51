# Order in the house
order-title = Order
order-reports = Reports
order-lasts = For
order-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
order-reason = Reason
order-by = reported by { $name }
order-table = to the table
order-mute = Mute
order-ban = Ban
order-chat-off = Talk off at this table
order-close = Dealt with
order-none = Nothing.
order-force = In force
order-until = until { $time }
order-lift = Lift
order-staff = Moderators
order-dismiss = Dismiss
order-person = Id of a person (it stands on the page “About me”)
order-appoint = Make a moderator
order-audit = What was done
order-act-mute = muted
order-act-ban = banned
order-act-lift-mute = may speak again
order-act-lift-ban = may play again
order-act-chat-off = talk switched off
order-act-chat-on = talk switched on
order-act-close-report = report dealt with
order-act-appoint = made a moderator
order-act-dismiss = no moderator any more
talk-report-line = Report what { $name } said
talk-reported = The moderators will read it.
about-id = Your id here: { $id }
why-banned = you are banned here for a while; you can still look on, and delete what is kept about you
why-muted = you may not speak here for a while
why-quiet = the talk of this table is switched off
why-no-moderator = only moderators of this server can do that
why-not-over-staff = only an owner decides about moderators
why-no-person = there is no such person here
why-no-message = there is no such line
why-hours = give 0 to { $number } hours
