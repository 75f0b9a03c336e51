# Gesagt bekommen, dass man am Zug ist
notice-turn-subject = Du bist am Zug: { $title }
notice-turn = { $title }: Du bist als { $seat } am Zug.
notice-time-subject = Deine Zeit ist um: { $title }
notice-time = { $title }: Deine Zeit als { $seat } ist um, und der Tisch wartet auf dich.
notice-many-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
notice-foot = Das bekommst du einmal je Zug, solange du nicht am Tisch bist. Keine solchen Briefe mehr:
notices-title = Wenn du am Zug bist
notices-words = { $minutes ->
    [one] Du erfährst es einmal je Zug, wenn du eine Minute lang nicht am Tisch warst.
   *[other] Du erfährst es einmal je Zug, wenn du { $minutes } Minuten lang nicht am Tisch warst.
  }
notices-ladder = { $minutes ->
    [one] Ein Zug, ein Klopfen: zuerst deine Geräte. Hat es nach einer Minute keines gezeigt, folgt der Webhook, dann ein Brief. Was dich erreicht hat, lässt alles Weitere schweigen.
   *[other] Ein Zug, ein Klopfen: zuerst deine Geräte. Hat es nach { $minutes } Minuten keines gezeigt, folgt der Webhook, dann ein Brief. Was dich erreicht hat, lässt alles Weitere schweigen.
  }
notices-mail = E-Mail
notices-hook = Webhook
notices-push = Push
notices-no-mail = Bestätige eine Adresse, um es per E-Mail zu erfahren.
notices-hook-address = Adresse eines Webhooks
notices-hook-words = Eine https-Adresse, die dir ein Chat-Dienst gegeben hat. Die Nachricht geht als JSON dorthin.
notices-hook-set = Dort sagen
notices-hook-end = Webhook entfernen
notices-here-on = Auf diesem Gerät sagen
notices-here-off = Nicht mehr auf diesem Gerät
notices-here-words = Die Nachricht kommt auch bei geschlossener Seite. Sie sagt, an welchem Tisch du gefragt bist, und nichts aus der Partie.
notices-here-refused = Der Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du sie erlauben.
stop-title = Keine Nachrichten mehr
stop-words = Auf diesem Weg kommt dann nichts mehr. In deinem Konto kannst du ihn wieder einschalten.
stop-button = Diese Nachrichten beenden
stop-done = Erledigt. Auf diesem Weg kommt nichts mehr.
table-sign-in = Gehört dir hier ein Platz? Melde dich an.
looking-on = Du schaust zu: Kein Platz hier gehört dir.
looking-on-lost = Spielst du hier mit, dann komm mit dem Browser, in dem du Platz genommen hast. Hat er dich vergessen, gibt es andere Wege zurück.
why-no-way = Diesen Weg für Nachrichten gibt es nicht.
why-hook-address = Die Adresse eines Webhooks beginnt mit https://, ohne Namen und ohne anderen Port darin.
why-hook-unknown = Diese Adresse ist nicht zu finden.
why-hook-private = Diese Adresse liegt nicht im öffentlichen Netz.
why-no-hooks = Dieser Server kennt seine eigene Adresse nicht, die Nachrichten nennen müssen; frag den Betreiber.
why-no-push = Dieser Server schickt keine Nachrichten an Geräte; frag den Betreiber.
why-no-device = Der Browser hat nicht gesagt, wie dieses Gerät zu erreichen ist.
why-many-devices = Schon { $count } deiner Geräte bekommen Nachrichten; schalte zuerst eines davon ab.
