# Wertungen, Profile, Freunde, Sperrlisten
top-leaders = Die Besten
leaders-title = Die Besten
leaders-words = Menschen und Bots stehen auf einer Skala. Bots haben feste Marken aus der Arena, darum bedeutet eine Wertung nächstes Jahr dasselbe. Der Balken zeigt, wo die Stärke in 95 von 100 Fällen liegt; ein Fragezeichen: noch zu wenige Partien.
leaders-game = Spiel
leaders-pace = Tempo
leaders-rank = Rang
leaders-player = Name
leaders-rating = Wertung
leaders-range = Wo sie liegt
leaders-games = Partien
leaders-won = Gewonnen
leaders-last = Letzte Plätze
rating-pace-live = Live
rating-pace-correspondence = Über Tage
rating-told = { $rating }, plus oder minus { $margin }
rating-beside = Wertung { $rating }
rating-provisional = vorläufig
profile-since = Mitglied seit { $time }
profile-here = gerade da
profile-away = nicht da
profile-own = So sehen dich andere.
profile-own-change = Wer es sieht
profile-strength = Stärke
profile-no-ratings = Noch hat keine Partie gezählt. Beendete Partien unter Mitgliedern und Bots zählen.
profile-played = { $games ->
    [one] 1 Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
  }
profile-curve = { $count ->
    [one] Die Wertung nach 1 Partie: { $last }
   *[other] Die Wertung über { $count } Partien: von { $first } bis { $last }
  }
profile-games = Beendete Partien
profile-no-games = Keine beendeten Partien, die alle sehen dürfen.
friend-ask = Um Freundschaft bitten
friend-withdraw = Bitte zurückziehen
friend-accept = Annehmen
friend-accept-of = Freundschaft mit { $name } annehmen
friend-refuse = Ablehnen
friend-refuse-of = Die Bitte von { $name } ablehnen
friend-end = Freundschaft beenden
friend-end-of = Freundschaft mit { $name } beenden
block-do = Sperren
block-do-of = { $name } sperren
block-end = Entsperren
block-end-of = { $name } entsperren
people-friends = Freunde
people-none = Noch keine Freunde. Bitte von einem Profil aus: Die Namen an Tischen und in den Listen führen dorthin.
people-asks = bittet um deine Freundschaft
people-waits = hat noch nicht geantwortet
people-blocked = Gesperrt
people-blocked-words = Wen du sperrst, der kann sich nicht an Tische setzen, die du eröffnest, und dich nicht um Freundschaft bitten; was er sagt, siehst du nicht.
people-blocked-none = Niemand.
people-shown = Wer mein Profil und meine Wertungen sieht
people-shown-all = Alle
people-shown-members = Mitglieder
people-shown-nobody = Niemand
people-my-profile = Mein Profil
people-profile-of = Profil von { $name }
invite-friends = Freunde einladen
invite-friend = { $name } einladen
invite-friend-done = { $name } ist eingeladen
invitation-from = { $name } lädt dich ein
invitation-sit = Zum Tisch
invitation-decline = Ablehnen
why-yourself = das bist du selbst
why-most-people = das sind zu viele: höchstens { $number }
why-you-blocked = du hast diese Person gesperrt
why-no-friend = so werden nur Freunde eingeladen
why-not-with-you = wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen
