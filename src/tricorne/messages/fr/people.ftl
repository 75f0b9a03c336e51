# Classements, profils, amis, listes de blocage
top-leaders = Les meilleurs
leaders-title = Les meilleurs
leaders-words = Humains et robots se mesurent sur une même échelle. Les robots gardent des repères fixes issus de l’arène : une cote signifie donc la même chose l’an prochain. La barre montre où se situe la force, 95 fois sur 100 ; un point d’interrogation : trop peu de parties encore.
leaders-game = Jeu
leaders-pace = Rythme
leaders-rank = Rang
leaders-player = Nom
leaders-rating = Cote
leaders-range = Où elle se situe
leaders-games = Parties
leaders-won = Gagnées
leaders-last = Dernières places
rating-pace-live = En direct
rating-pace-correspondence = Sur plusieurs jours
rating-told = { $rating }, à { $margin } près
rating-beside = cote { $rating }
rating-provisional = provisoire
profile-since = Membre depuis le { $time }
profile-here = ici en ce moment
profile-away = absent
profile-own = Voici comment les autres vous voient.
profile-own-change = Qui le voit
profile-strength = Force
profile-no-ratings = Aucune partie n’a encore compté. Les parties terminées entre membres et robots comptent.
profile-played = { $games ->
    [one] { $games } partie, { $won } gagnée
   *[other] { $games } parties, { $won } gagnées
  }
profile-curve = { $count ->
    [one] La cote après { $count } partie : { $last }
   *[other] La cote sur { $count } parties : de { $first } à { $last }
  }
profile-games = Parties terminées
profile-no-games = Aucune partie terminée que tout le monde puisse voir.
friend-ask = Demander en ami
friend-withdraw = Retirer la demande
friend-accept = Accepter
friend-accept-of = Accepter { $name } comme ami
friend-refuse = Refuser
friend-refuse-of = Refuser la demande de { $name }
friend-end = Ne plus être amis
friend-end-of = Ne plus être ami avec { $name }
block-do = Bloquer
block-do-of = Bloquer { $name }
block-end = Débloquer
block-end-of = Débloquer { $name }
people-friends = Amis
people-none = Pas encore d’amis. Faites votre demande depuis un profil : les noms aux tables et dans les classements y mènent.
people-asks = vous demande en ami
people-waits = n’a pas encore répondu
people-blocked = Personnes bloquées
people-blocked-words = Une personne bloquée ne peut ni s’asseoir aux tables que vous ouvrez, ni vous demander en ami, et vous ne voyez pas ce qu’elle dit.
people-blocked-none = Personne.
people-shown = Qui voit mon profil et mes cotes
people-shown-all = Tout le monde
people-shown-members = Les membres
people-shown-nobody = Personne
people-my-profile = Mon profil
people-profile-of = Profil de { $name }
invite-friends = Inviter des amis
invite-friend = Inviter { $name }
invite-friend-done = { $name } a reçu l’invitation
invitation-from = { $name } vous invite
invitation-sit = Voir la table
invitation-decline = Refuser
why-yourself = c’est vous-même
why-most-people = c’est trop : { $number } au plus
why-you-blocked = vous avez bloqué cette personne
why-no-friend = on n’invite ainsi que ses amis
why-not-with-you = la personne qui a ouvert cette table ne veut pas jouer avec vous
