brand = Tricorne
go-home = Accueil
loading = On déploie la carte…
lost-title = Il n’y a rien ici
close = Fermer
back = Retour

home-title = Les grands jeux du dix-huitième siècle
home-words = Contre des robots, à plusieurs devant un écran, ou avec des amis au loin. Les règles sont respectées, tout s’explique.
home-mine = Vos tables
home-games = Jeux
home-listed = Tables à rejoindre
home-players = { $most ->
    [2] Deux puissances
   *[other] { $fewest } à { $most } puissances
  }
home-new = Nouvelle table
home-play = { $bots ->
    [one] Jouer tout de suite contre un robot
   *[other] Jouer tout de suite contre { $bots } robots
  }
home-foot = Tricorne { $version }. Tous les dessins sont les nôtres.
home-licences = Licences des polices et des bibliothèques

card-your-turn = À vous de jouer
card-seat = { $power } : { $name }
card-waiting = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
card-over = Terminée
card-asked = À jouer : { $power }

new-title = Nouvelle table : { $game }
new-name = Votre nom
new-seats = Qui joue
new-add-seat = Ajouter une puissance
new-order = Ordre autour de la table
new-order-random = tiré au sort
new-order-given = celui de la liste
new-game = Le jeu
new-preset = Édition
new-table = La table
new-table-title = Nom de la table
new-watch = Qui peut regarder
watch-anyone = quiconque connaît l’adresse
watch-invited = les invités seulement
watch-nobody = personne
new-undo = Reprendre un coup
undo-own = ses propres actions, tant que rien n’est dévoilé
undo-none = jamais
new-listed = Montrer cette table à tous sur ce serveur
new-create = Ouvrir la table
option-reset = par défaut
option-rules = les règles concernées
seat-power = Puissance
seat-who = Qui la mène
seat-level = Quel robot
seat-name = Nom de la personne
seat-remove = Retirer : { $power }
who-me = moi
who-bot = robot
who-open = libre, sur invitation
who-same-screen = quelqu’un à cet écran

join-title = Une invitation pour vous
join-words = { $host } vous invite à sa table.
join-sit = Jouer : { $power }
join-full = Toutes les places sont prises.
join-watch = Regarder seulement

waiting-room = En attente de joueurs
waiting-words = La partie commence d’elle-même dès que toutes les places sont prises.
invite-link = Lien d’invitation
invite-copy = Copier le lien
invite-copied = Copié
start-now = Commencer, des robots prennent les places libres
seat-open = libre
seat-bot = robot ({ $bot })
seat-stand-in = remplacé par un robot
seat-take-back = Reprendre la main
seat-let-bot = Laisser jouer un robot
seat-look = Regarder
seat-bot-for = Faire remplacer par un robot
seat-give-back = Mettre fin au remplacement
present = en ligne
away = hors ligne
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

tools = Outils
side = Décision, puissances et journal
pages = Pages
page-map = Carte
page-powers = Puissances
page-tiles = Tuiles
page-log = Journal
page-talk = Discussion
tab-log = Journal
tab-talk = Discussion
tab-tiles = Tuiles
tab-people = Joueurs
board = Carte
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
prompt = Ce qui est demandé
choices = Choix
choices-on-board = { $count } choix en { $places } lieux : cliquez sur un lieu qui brille.
choices-as-list = Les { $count } en liste
waiting = En attente…
waiting-for = { $power } décide
why-not = Pourquoi pas ?
past-note = Vous regardez le moment { $number }.
log-moment = Moment { $number }
log-why = Pourquoi ?
log-why-of = Pourquoi ce choix ? ({ $power })
log-why-kept = La raison n’est pas dite : elle trahirait ce qui est caché.
log-older = Entrées plus anciennes
time = Temps
time-back = Une étape en arrière
time-forth = Une étape en avant
time-play = Dérouler à partir d’ici
time-stop = Arrêter
time-now = Revenir au présent
time-link = Copier le lien de ce moment
live = En direct
offline = Connexion…
channel = Canal
channel-unread = { $channel } ({ $count } nouveaux)
channel-table = Table
channel-gallery = Galerie
talk-empty = Rien n’a encore été dit ici.
talk-words = Votre message
talk-send = Envoyer

curtain-title = Au tour de : { $power }
curtain-words = Veuillez passer l’écran à { $person }.
curtain-open = Je suis là
since-title = Depuis votre départ
since-you = À votre sujet
since-all = Ce qui s’est passé
since-on = Continuer
end-title = La fin
end-place = Rang
end-points = Points
end-figures = Chiffres au fil du temps
end-record = relevé de la partie
end-report = rapport de la partie : chance et tournants
chart-told = { $figure } au fil du temps ; à la fin : { $values }

settings = Réglages
setting-language = Langue
setting-theme = Lumière
setting-motion = Mouvement
setting-board = Plateau
setting-confirm = Confirmer
theme-system = comme le système
theme-light = de jour
theme-dark = aux chandelles
motion-system = comme le système
motion-full = complet
motion-none = aucun
board-map = image
board-text = en mots
confirm-careful = ce qui compte
confirm-always = chaque étape
confirm-never = rien

problem-offline = Le serveur ne répond pas. Nous continuons d’essayer.
problem-not-found = Cette table n’existe pas, ou vous ne pouvez pas la voir.
problem-broken = Une erreur s’est produite de notre côté. Rien n’a changé.
problem-stale = La table a avancé ; regardez de nouveau.
problem-too-fast = Trop vite. Attendez un instant.
problem-no-guest = Votre navigateur vous a oublié. Rechargez la page.
problem-illegal = Ce n’est pas permis maintenant.

prompt-fold = Plier ou déplier
undo-act = Reprendre : { $action }
setting-sound = Son
setting-notify = Me prévenir quand c’est à moi
keys-help = Touches : p la décision, m la carte, les flèches d’une région à l’autre, 1 à 9 choisissent, Entrée confirme, Échap annule le choix, u reprend le coup, r ouvre les règles.
luck-title = La chance
luck-expected = attendu { $expected }

# Reprendre d’un commun accord
takeback-more-alone = Reprendre davantage
takeback-more = Demander aux autres de revenir plus loin
takeback-note = Toutes les autres personnes à la table doivent être d’accord. On ne revient jamais sur le hasard ni sur ce qui a été dévoilé.
takeback-before = Revenir avant : { $action }
takeback-asks = { $actions ->
    [one] { $power } demande à reprendre une action.
   *[other] { $power } demande à reprendre { $actions } actions.
}
takeback-yours = { $actions ->
    [one] Vous demandez à reprendre une action.
   *[other] Vous demandez à reprendre { $actions } actions.
}
takeback-waiting = Réponse attendue de :
takeback-agree = Accepter
takeback-refuse = Refuser
takeback-withdraw = Retirer la demande

bot-captain = Capitaine : regarde un peu plus loin, un bon adversaire pour la soirée
    .name = capitaine
bot-general = Général : songe à ce que feront les autres, difficile à battre
    .name = général
bot-marshal = Maréchal : prend son temps et voit loin
    .name = maréchal
bot-ensign = Enseigne : nouveau à la table, laisse parfois passer sa chance
    .name = enseigne
bot-network = Réseau : a appris en jouant contre lui-même, répond aussitôt
    .name = réseau
bot-ensign-before = Enseigne de la version 0.1 : voit ce qui paie, et le manque parfois
bot-captain-before = Capitaine de la version 0.1 : regarde un peu plus loin
bot-general-before = Général de la version 0.1 : songe à ce que feront les autres
bot-marshal-before = Maréchal de la version 0.1 : voit loin, sans réseau
    .name = maréchal de la version 0.1
bot-heuristic = Rapide : prend aussitôt ce qui rapporte
    .name = réponses rapides
bot-search = Recherche : réfléchit à l’avance, pour les études
    .name = recherche
bot-random = Hasard : joue n’importe quel coup permis
    .name = hasard
