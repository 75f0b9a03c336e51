# Des dés honnêtes : les lettres à une table qui attend, et la page qui prouve une partie finie
end-fair = dés honnêtes : les prouver tous
letters-title = Les lettres pour les dés
letters-words = Toutes les places sont prises. Chaque navigateur ouvre maintenant la lettre qu’il a scellée pour les dés ; on attend encore : { $powers }.
letters-late = Une lettre arrive d’elle-même dès que son joueur ouvre Tricorne. Après dix minutes, la partie commence sans celles qui manquent.
letters-begin = Commencer sans elles
fair-title = Dés honnêtes
fair-words = Avant que quiconque prenne place, la maison a scellé un secret dans une lettre, et chacun de vous a ajouté la sienne. Chaque dé et chaque tirage vient de toutes ces lettres mêlées : personne, pas même la maison, n’a pu en choisir un. Les lettres sont maintenant ouvertes : appuyez sur le bouton, et votre propre navigateur recalcule tout.
fair-table = vers la table
fair-prove = Prouver chaque dé
fair-ready = { $outcomes ->
    [one] Un résultat
   *[other] { $outcomes } résultats
}, { $letters ->
    [one] une lettre
   *[other] { $letters } lettres
}. C’est l’affaire d’un instant ; rien n’est envoyé.
fair-working = Calcul en cours …
fair-done = Chaque dé est prouvé
fair-all = { $outcomes ->
    [one] Un résultat prouvé
   *[other] Les { $outcomes } résultats sont prouvés
}, ici, par ce navigateur, à l’instant. Chaque sceau correspond à sa lettre.
fair-failed = Quelque chose ne va pas
fair-wrong = { $count ->
    [one] Le résultat { $numbers } ne découle pas des lettres.
   *[other] Les résultats { $numbers } ne découlent pas des lettres.
} Enregistrez cette page et prévenez le responsable.
fair-broken = { $who } : cette lettre n’est pas celle qui a été scellée.
fair-house = La maison
fair-sealed = scellée le { $time }
fair-opened = ouverte le { $time }
fair-unopened = jamais ouverte : sans part aux dés
fair-seal = sceau
fair-stirred = Mêlées
fair-stirred-words = une seule clé pour cette partie ; les robots n’ajoutent rien et n’en ont pas besoin
fair-every = Chaque dé, chaque tirage
fair-press = touchez-en un pour voir d’où il vient
fair-proven = tous prouvés
fair-hidden-note = Les tirages au bord pointillé étaient cachés jusqu’à la fin ; ils se prouvent de la même façon. Qui annule et refait la même chose retrouve le même dé.
fair-outcome = Résultat { $number }
fair-outcome-told = Résultat { $number } : { $outcome }
fair-moment = Voir le moment { $number } à la table
fair-number = Le numéroter
fair-stir = Le mêler à la clé
fair-ticket = Les douze premiers chiffres, le reste de la division par { $total }
fair-count = Compter dans l’ordre alphabétique
fair-later = appuyez sur le bouton
fair-could = Ce qui pouvait sortir
fair-fell = Tel qu’il est tombé à la table.
fair-forged = L’enregistrement dit { $told }, les lettres donnent { $given }. Cet enregistrement a été modifié.
fair-receipt-fits = Ce sont les sceaux que ce navigateur a vus avant d’ouvrir sa lettre, et sa lettre en fait partie.
fair-receipt-none = Ce navigateur n’a ouvert aucune lettre à cette table ; il n’a donc pas de reçu à comparer.
fair-receipt-left-out = La lettre de ce navigateur n’est pas parmi les lettres ouvertes. Si vous étiez là au début de la partie, demandez pourquoi au responsable.
fair-receipt-other-seals = Ce ne sont pas les sceaux que ce navigateur a vus avant d’ouvrir sa lettre. Enregistrez cette page et prévenez le responsable.
fair-proof = La preuve entière
fair-proof-words = à lire, à copier, à lancer où vous voulez
fair-lists = Ce qui pouvait sortir à chaque tirage, cette page le tient de la maison. Le programme le déduit des règles : enregistrez la partie et lancez « tricorne verify ».
fair-old = Cette table est plus ancienne que les lettres : ses dés viennent d’une graine secrète scellée avant la partie. Enregistrez la partie et lancez « tricorne verify » pour la prouver.

why-no-seal = un sceau est le SHA-256 d’une lettre : 64 chiffres 0-9 a-f
why-no-letter-awaited = aucune lettre de cette place n’est attendue
why-letter-too-late = la partie a commencé sans elle
why-letter-too-early = les lettres s’ouvrent quand toutes les places sont prises
why-other-letter = ce n’est pas la lettre qui a été scellée
why-dice-sealed = la partie n’est pas finie ; ses dés restent scellés jusque-là
