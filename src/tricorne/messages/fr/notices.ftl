# Être prévenu que c’est à soi
notice-turn-subject = À vous de jouer : { $title }
notice-turn = { $title } : c’est à vous de jouer ({ $seat }).
notice-time-subject = Votre temps est écoulé : { $title }
notice-time = { $title } : votre temps est écoulé ({ $seat }), et la table vous attend.
notice-many-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
notice-foot = Vous recevez ceci une fois par tour, tant que vous n’êtes pas à la table. Plus de ces lettres :
notices-title = Quand c’est à vous
notices-words = { $minutes ->
    [one] Vous êtes prévenu une fois par tour, après une minute loin de la table.
   *[other] Vous êtes prévenu une fois par tour, après { $minutes } minutes loin de la table.
  }
notices-ladder = { $minutes ->
    [one] Un tour, un seul appel : d’abord vos appareils. Si aucun ne l’a montré au bout d’une minute, le webhook suit, puis une lettre. Ce qui vous a atteint fait taire le reste.
   *[other] Un tour, un seul appel : d’abord vos appareils. Si aucun ne l’a montré au bout de { $minutes } minutes, le webhook suit, puis une lettre. Ce qui vous a atteint fait taire le reste.
  }
notices-mail = E-mail
notices-hook = Webhook
notices-push = Notification
notices-no-mail = Pour être prévenu par e-mail, confirmez une adresse.
notices-hook-address = Adresse d’un webhook
notices-hook-words = Une adresse https donnée par un service de discussion. L’avis y est envoyé en JSON.
notices-hook-set = Me prévenir là
notices-hook-end = Retirer le webhook
notices-here-on = Me prévenir sur cet appareil
notices-here-off = Plus sur cet appareil
notices-here-words = L’avis vient aussi quand la page est fermée. Il dit à quelle table on vous attend, et rien de la partie.
notices-here-refused = Le navigateur n’autorise pas les avis de cette page. Vous pouvez les autoriser dans ses réglages.
stop-title = Plus d’avis
stop-words = Rien ne viendra plus par cette voie. Vous pouvez la rétablir dans votre compte.
stop-button = Arrêter ces avis
stop-done = C’est fait. Rien ne vient plus par cette voie.
table-sign-in = Un siège ici est à vous ? Connectez-vous.
looking-on = Vous regardez : aucun siège ici n’est à vous.
looking-on-lost = Si vous jouez ici, revenez avec le navigateur où vous avez pris place. S’il vous a oublié, il y a d’autres façons de revenir.
why-no-way = Cette voie n’existe pas.
why-hook-address = L’adresse d’un webhook commence par https://, sans nom ni autre port.
why-hook-unknown = Cette adresse est introuvable.
why-hook-private = Cette adresse n’est pas dans le réseau public.
why-no-hooks = Ce serveur ne connaît pas sa propre adresse, que les avis doivent nommer ; demandez à son propriétaire.
why-no-push = Ce serveur n’envoie pas d’avis aux appareils ; demandez à son propriétaire.
why-no-device = Le navigateur n’a pas dit comment joindre cet appareil.
why-many-devices = { $count } de vos appareils sont déjà prévenus ; désactivez-en d’abord un.
