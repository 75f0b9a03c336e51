table-pace = Cadence
table-pace-none = Sans pendule
table-pace-none-words = Personne n’est pressé.
table-pace-live = En direct
table-pace-live-words = Chacun a une pendule et reçoit un peu de temps à chaque décision.
table-pace-days = Par jours
table-pace-days-words = Des jours pour chaque tour ; vous êtes prévenu quand c’est le vôtre.
table-pace-minutes = Minutes par personne
table-pace-step = Secondes ajoutées à chaque décision
table-pace-turn = Jours par tour
table-pace-bank = Jours de réserve
table-pace-out = Quand le temps est écoulé
table-pace-out-stand-in = un robot joue jusqu’au retour de la personne
table-pace-out-reminder = la personne reçoit un rappel et la table attend
table-pace-out-forfeit = la personne perd sa place
table-pace-said-live = en direct, { $minutes } min + { $seconds } s
table-pace-said-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
table-pace-said-bank = { $days ->
    [one] un jour de réserve
   *[other] { $days } jours de réserve
  }
table-pace-when-out = Quand le temps est écoulé, { $what }.
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min
clock-of = Temps : { $power }
clock-yours = Votre temps
clock-low = peu de temps
clock-out = temps écoulé
clock-holiday = en congé jusqu’au { $time }
clock-warning = Il vous reste { $time }.
clock-warning-out = Votre temps est écoulé.
clock-then-stand-in = Ensuite, un robot joue pour vous jusqu’à votre retour.
clock-then-reminder = Ensuite, la table continue de vous attendre.
clock-then-forfeit = Ensuite, vous perdez votre place.
lobby-pace = Cadence
lobby-pace-any = toute cadence
series = Série
series-one = une partie
series-count = { $count ->
    [one] une partie
   *[other] { $count } parties, en changeant de place
  }
series-first-to = { $count ->
    [one] jusqu’à une partie gagnée
   *[other] jusqu’à { $count } parties gagnées, en changeant de place
  }
series-now = Partie { $number } sur { $games }
series-now-first = Partie { $number }, { $count ->
    [one] une victoire suffit
   *[other] { $count } victoires suffisent
  }
series-wins = Parties gagnées : { $scores }
series-won = Série gagnée : { $power }.
series-shared = La série est partagée : { $powers }.
series-nobody = Personne n’a gagné de partie dans cette série.
series-opens = La partie suivante s’ouvre toute seule.
series-next = À la partie suivante
ended-time = Temps écoulé : { $power }. Victoire : { $winner }.
ended-time-all = Le temps de la dernière personne est écoulé.
holidays-title = Congés
holidays-words = { $count ->
    [one] Pendant vos congés, vos pendules s’arrêtent aux tables jouées par jours. Vous avez un jour par an.
   *[other] Pendant vos congés, vos pendules s’arrêtent aux tables jouées par jours. Vous avez { $count } jours par an.
  }
holidays-left = { $count ->
    [one] Il reste un jour cette année.
   *[other] Il reste { $count } jours cette année.
  }
holidays-first = Premier jour
holidays-last = Dernier jour
holidays-take = Prendre ces jours
holidays-span = { $first } – { $last }
holidays-remove = Rendre { $first } – { $last }
holidays-remove-short = Rendre
why-pace = Cette cadence est impossible : en direct, 1 à 720 minutes par personne et au plus 3600 secondes par décision ; par jours, au plus 30 jours par tour et 60 de réserve.
why-series = Une série compte 1 à { $number } parties et ne demande pas plus de victoires que de parties.
why-series-opens = La partie suivante de la série s’ouvre toute seule.
why-holiday-days = Indiquez le premier et le dernier jour, pas avant aujourd’hui et dans l’année qui vient.
why-holiday-overlaps = Vous avez déjà pris certains de ces jours.
why-holiday-many = Il y a { $number } jours de congé par an.
why-no-holiday = Vous n’avez pas pris ces jours.
