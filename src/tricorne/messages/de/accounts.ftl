# Konten: Gäste, die wiederkommen können, Geräte, Passkeys, Links per E-Mail
top-account = Konto
account-title = Dein Konto
account-keep = Behalte deine Plätze
account-guest-words = { $seats ->
    [0] Du spielst als Gast namens { $name }. Nur dieser Browser kennt dich. Mit einem Konto kommst du von überall zurück.
    [one] Du spielst als Gast namens { $name }. Nur dieser Browser kennt dich. Mit einem Konto kommst du von überall zurück, und dein Platz bleibt deiner.
   *[other] Du spielst als Gast namens { $name }. Nur dieser Browser kennt dich. Mit einem Konto kommst du von überall zurück, und deine { $seats } Plätze bleiben deine.
  }
account-invitation = Einladung
account-make-passkey = Mit einem Passkey behalten
account-passkey-words = Dein Gerät fragt nach Finger, Gesicht oder seinem eigenen Code. Es gibt kein Passwort und nichts zu merken.
account-address = E-Mail-Adresse
account-send-link = Link schicken
account-link-sent = Wenn man mit dieser Adresse hier hineinkommt, ist ein Link unterwegs. Er gilt einmal, { $minutes } Minuten lang. Eine neue Adresse wird in diesem Browser bestätigt.
account-no-way = Dieser Server verschickt keine E-Mails, und Passkeys brauchen einen Namen statt einer bloßen Netzadresse. Frag den Betreiber.
account-stay = Oder bleib Gast: Nichts ändert sich.
account-have = Ich habe ein Konto
account-bring = { $seats ->
    [one] Der Platz dieses Browsers kommt mit in mein Konto
   *[other] Die { $seats } Plätze dieses Browsers kommen mit in mein Konto
  }
account-use-passkey = Mit Passkey anmelden
account-link-too = Oder lass dir einen Link an die Adresse deines Kontos schicken: Das Feld oben kann beides.
account-code = Notfallcode
account-use-code = Mit Code anmelden
account-ways = So kommst du zurück: { $passkeys ->
    [0] kein Passkey
    [one] ein Passkey
   *[other] { $passkeys } Passkeys
  }, { $mail ->
    [0] kein Link per E-Mail
   *[other] ein Link per E-Mail
  }, { $codes ->
    [0] kein Notfallcode
    [one] ein Notfallcode
   *[other] { $codes } Notfallcodes
  }.
account-one-way = Ein einziger Weg geht leicht verloren: Füge einen zweiten hinzu.
account-devices = Geräte
account-some-device = Ein Gerät
account-here = hier
account-sign-out = Abmelden
account-sign-out-device = { $device } abmelden
account-another-device = Ein weiteres Gerät: Öffne dort diese Seite und sieh unter „Ich habe ein Konto“ nach.
account-leave = Hier abmelden
account-passkeys = Passkeys
account-made = angelegt { $time }
account-no-passkeys = Noch keiner.
account-add-passkey = Passkey hinzufügen
account-end-passkey = Entfernen
account-end-passkey-of = Passkey von { $device } entfernen
account-codes = Notfallcodes
account-codes-words = { $count ->
    [0] Du hast keine. Jeder öffnet dein Konto einmal, von überall.
    [one] Einer ist übrig. Jeder öffnet dein Konto einmal, von überall.
   *[other] { $count } sind übrig. Jeder öffnet dein Konto einmal, von überall.
  }
account-codes-once = Schreib sie jetzt auf: Sie werden nur dieses eine Mal gezeigt, und ältere gelten nicht mehr.
account-new-codes = Neue Codes
account-mail = E-Mail
account-no-mail = Noch keine Adresse.
account-confirm-mail = Per Link bestätigen
account-mail-words = Nur für Links und Nachrichten. Niemand sonst sieht sie.
enter-title = Anmelden
enter-words = Dieser Link meldet dich in diesem Browser an. Er gilt einmal.
enter-button = Hier anmelden
mail-link-subject = Dein Weg zu Tricorne
mail-link-words = Jemand, der als { $name } spielt, hat um diesen Link gebeten. Er führt einmal in dein Konto, innerhalb von { $minutes } Minuten:
mail-link-foot = Wenn du das nicht warst, tu nichts: Ohne den Link kommt niemand hinein.
why-no-ticket = Das gilt nicht mehr: Es wurde schon benutzt, ist zu alt oder nicht das, was geschickt wurde.
why-other-browser = Diese Adresse ist hier neu: Öffne den Link in dem Browser, in dem du um ihn gebeten hast.
why-no-passkey = Dieser Passkey führt hier zu keinem Konto.
why-last-way = Das ist dein letzter Weg zurück: Füge zuerst einen anderen Passkey oder eine E-Mail-Adresse hinzu.
why-no-mail = Dieser Server verschickt keine E-Mails.
why-mail-address = { $text } ist keine E-Mail-Adresse.
why-no-member = Das kann nur ein Konto.
why-no-invitation = Konten gibt es hier für Eingeladene; das ist nicht die Einladung.
home-live = Partien, denen du zusehen kannst
