brand = Tricorne
go-home = Startseite
loading = Das Brett wird ausgelegt …
lost-title = Hier ist nichts
close = Schließen
back = Zurück

home-title = Große Spiele des achtzehnten Jahrhunderts
home-words = Allein gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden in der Ferne. Die Regeln werden eingehalten, alles erklärt sich selbst.
home-mine = Deine Tische
home-games = Spiele
home-listed = Tische, an die du dich setzen kannst
home-players = { $most ->
    [2] Zwei Mächte
   *[other] { $fewest } bis { $most } Mächte
  }
home-new = Neuer Tisch
home-play = { $bots ->
    [one] Sofort gegen einen Bot spielen
   *[other] Sofort gegen { $bots } Bots spielen
  }
home-foot = Tricorne { $version }. Alle Bilder sind unsere eigenen.
home-licences = Lizenzen der Schriften und Bibliotheken

card-your-turn = Du bist am Zug
card-seat = { $power }: { $name }
card-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
card-over = Beendet
card-asked = Am Zug: { $power }

new-title = Neuer Tisch: { $game }
new-name = Dein Name
new-seats = Wer spielt
new-add-seat = Eine Macht hinzufügen
new-order = Reihenfolge am Tisch
new-order-random = ausgelost
new-order-given = wie aufgeführt
new-game = Das Spiel
new-preset = Ausgabe
new-table = Der Tisch
new-table-title = Name des Tisches
new-watch = Wer zusehen darf
watch-anyone = alle, die die Adresse kennen
watch-invited = nur Eingeladene
watch-nobody = niemand
new-undo = Zurücknehmen
undo-own = eigene Aktionen, solange nichts aufgedeckt wurde
undo-none = nie
new-listed = Diesen Tisch allen auf diesem Server zeigen
new-create = Tisch eröffnen
option-reset = wie üblich
option-rules = die Regeln dahinter
seat-power = Macht
seat-who = Wer sie führt
seat-level = Welcher Bot
seat-name = Name der Person
seat-remove = { $power } entfernen
who-me = ich
who-bot = Bot
who-open = frei, auf Einladung
who-same-screen = jemand an diesem Bildschirm

join-title = Du bist eingeladen
join-words = { $host } bittet dich an den Tisch.
join-sit = { $power } spielen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zusehen

waiting-room = Warten auf Mitspieler
waiting-words = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
invite-link = Einladungslink
invite-copy = Link kopieren
invite-copied = Kopiert
start-now = Jetzt beginnen, Bots nehmen die freien Plätze
seat-open = frei
seat-bot = Bot ({ $bot })
seat-stand-in = vom Bot vertreten
seat-take-back = Wieder selbst spielen
seat-let-bot = Einen Bot spielen lassen
seat-look = Ansehen
seat-bot-for = Durch einen Bot vertreten lassen
seat-give-back = Vertretung beenden
present = da
away = abwesend
watchers = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
  }

tools = Werkzeuge
side = Entscheidung, Mächte und Protokoll
pages = Seiten
page-map = Karte
page-powers = Mächte
page-tiles = Plättchen
page-log = Protokoll
page-talk = Gespräch
tab-log = Protokoll
tab-talk = Gespräch
tab-tiles = Plättchen
tab-people = Leute
board = Karte
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganze Karte
prompt = Was gefragt ist
choices = Möglichkeiten
choices-on-board = { $count } Möglichkeiten an { $places } Orten: Klicke einen an, der leuchtet.
choices-as-list = Alle { $count } als Liste
waiting = Warten …
waiting-for = { $power } entscheidet
why-not = Warum nicht?
past-note = Du siehst den Stand bei Eintrag { $number }.
log-moment = Eintrag { $number }
log-why = Warum?
log-why-of = Warum hat { $power } das getan?
log-why-kept = Der Grund wird nicht verraten: Er gäbe Verborgenes preis.
log-older = Ältere Einträge
time = Zeit
time-back = Einen Schritt zurück
time-forth = Einen Schritt vor
time-play = Von hier an abspielen
time-stop = Anhalten
time-now = Zur Gegenwart
time-link = Link zu diesem Stand kopieren
live = Live
offline = Verbinden …
channel = Kanal
channel-unread = { $channel } ({ $count } neu)
channel-table = Tisch
channel-gallery = Galerie
talk-empty = Hier wurde noch nichts gesagt.
talk-words = Deine Nachricht
talk-send = Senden

curtain-title = { $power } ist am Zug
curtain-words = Bitte gib den Bildschirm an { $person }.
curtain-open = Ich bin bereit
since-title = Während du fort warst
since-you = Über dich
since-all = Was geschah
since-on = Weiterspielen
end-title = Das Ende
end-place = Platz
end-points = Punkte
end-figures = Werte im Lauf der Zeit
end-record = Aufzeichnung der Partie
end-report = Bericht zur Partie: Glück und Wendepunkte
chart-told = { $figure } im Lauf der Zeit; am Ende: { $values }

settings = Einstellungen
setting-language = Sprache
setting-theme = Licht
setting-motion = Bewegung
setting-board = Brett
setting-confirm = Bestätigen
theme-system = wie das System
theme-light = bei Tag
theme-dark = bei Kerzenlicht
motion-system = wie das System
motion-full = voll
motion-none = keine
board-map = Bild
board-text = in Worten
confirm-careful = nur Wichtiges
confirm-always = jeden Schritt
confirm-never = nichts

problem-offline = Der Server ist nicht zu erreichen. Wir versuchen es weiter.
problem-not-found = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
problem-broken = Bei uns ging etwas schief. Nichts wurde verändert.
problem-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
problem-too-fast = Zu schnell. Bitte warte einen Augenblick.
problem-no-guest = Dein Browser hat dich vergessen. Bitte lade neu.
problem-illegal = Das ist jetzt nicht erlaubt.

prompt-fold = Auf- oder zuklappen
undo-act = Zurücknehmen: { $action }
setting-sound = Ton
setting-notify = Bescheid geben, wenn ich dran bin
keys-help = Tasten: p zur Entscheidung, m zur Karte, Pfeile von Region zu Region, 1 bis 9 wählen, Enter bestätigt, Esc hebt die Auswahl auf, u nimmt zurück, r öffnet die Regeln.
luck-title = Glück
luck-expected = erwartet { $expected }

# Gemeinsam zurücknehmen
takeback-more-alone = Mehr zurücknehmen
takeback-more = Die anderen bitten, mehr zurückzunehmen
takeback-note = Alle anderen Menschen am Tisch müssen zustimmen. Zufall und Aufgedecktes werden nie zurückgenommen.
takeback-before = Zurück vor: { $action }
takeback-asks = { $actions ->
    [one] { $power } möchte eine Aktion zurücknehmen.
   *[other] { $power } möchte { $actions } Aktionen zurücknehmen.
}
takeback-yours = { $actions ->
    [one] Du möchtest eine Aktion zurücknehmen.
   *[other] Du möchtest { $actions } Aktionen zurücknehmen.
}
takeback-waiting = Es fehlt noch die Antwort von:
takeback-agree = Zustimmen
takeback-refuse = Ablehnen
takeback-withdraw = Bitte zurückziehen

bot-captain = Hauptmann: denkt ein wenig voraus, ein guter Gegner für den Abend
    .name = Hauptmann
bot-general = General: bedenkt, was die anderen tun könnten, schwer zu schlagen
    .name = General
bot-marshal = Marschall: nimmt sich Zeit und plant weit voraus
    .name = Marschall
bot-ensign = Fähnrich: neu am Tisch, übersieht hin und wieder etwas
    .name = Fähnrich
bot-network = Netz: hat im Spiel gegen sich selbst gelernt, antwortet sofort
    .name = Netz
bot-ensign-before = Fähnrich der Version 0.1: sieht, was sich lohnt, und verpasst es dann und wann
bot-captain-before = Hauptmann der Version 0.1: denkt ein wenig voraus
bot-general-before = General der Version 0.1: bedenkt, was die anderen tun könnten
bot-marshal-before = Marschall der Version 0.1: plant weit voraus, ohne Netz
    .name = Marschall der Version 0.1
bot-heuristic = Schnell: nimmt sofort, was sich lohnt
    .name = Schnellspieler
bot-search = Suche: denkt voraus, für Studien
    .name = Suche
bot-random = Zufall: spielt irgendetwas Erlaubtes
    .name = Zufall
