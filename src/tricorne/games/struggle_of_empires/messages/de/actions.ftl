# Wie Aktionen heißen: auf Knöpfen, in Listen, im Terminal.
act-build = { $unit-id ->
    [army] Eine Armee bauen für 1 Bevölkerung
    [navy] Eine Flotte bauen für 1 Bevölkerung
   *[fort] Ein Fort bauen für 1 Bevölkerung
  }
act-rebuild = { $unit-id ->
    [army] Eine Armee { $region-in } auflösen und neu bauen
    [navy] Eine Flotte { $region-in } auflösen und neu bauen
   *[fort] Ein Fort { $region-in } auflösen und neu bauen
  }
act-move = { $unit-id ->
    [army] Eine Armee { $region-from } bewegen
    [navy] Eine Flotte { $region-from } bewegen
   *[fort] Ein Fort { $region-from } bewegen
  }
act-place = { $unit-id ->
    [army] Eine Armee { $region-in } aufstellen
    [navy] Eine Flotte { $region-in } aufstellen
   *[fort] Ein Fort { $region-in } aufstellen
  }
act-attack-power = { $power } { $region-in } angreifen
act-attack-marker = Den neutralen Marker der Stärke { $strength } { $region-in } angreifen
act-attack-token = Angreifen: { $token }
act-pass = Mit dieser Aktion passen
act-ally = Das örtliche Bündnis { $alliance } schließen
act-claim = Nehmen: { $tile }
act-use = Nutzen: { $tile }
act-end-turn = Den Zug beenden
act-to = { $region }
act-stay = Die neue Einheit stehen lassen
act-done = Keine Einheit mehr bewegen
act-pass-bid = In der Auktion passen
act-raise = Das Gebot erhöhen
act-red = { $power } zu Rot
act-blue = { $power } zu Blau
act-keep-proposal = Den Vorschlag stehen lassen
act-colonize = Siedeln { $region-in } (1 Bevölkerung)
act-commerce = Goldküstenhandel { $region-in }
act-incite = { $token } gegen { $power } { $region-in }
act-in = { $region }
act-call-militia = Noch eine Armee für 1 Bevölkerung bauen
act-no-militia = Nichts weiter bauen
act-return-unrest = 1 Unruhepunkt zurückgeben
act-keep-unrest = Keine Unruhe zurückgeben
act-lost = Die Einheit sinken lassen
act-remain = Die Einheit bleibt, wo sie war
act-arrive = Die Einheit ans Ziel bringen
act-surprise = Überraschungsangriff nutzen
act-no-surprise = Ohne Überraschung angreifen
act-navies = { $number ->
    [0] Keine Flotte stellen
    [one] 1 Flotte stellen
   *[other] { $number } Flotten stellen
  }
act-armies = { $number ->
    [0] Keine Armee stellen
    [one] 1 Armee stellen
   *[other] { $number } Armeen stellen
  }
act-accept-help = Die Hilfe annehmen
act-refuse-help = Die Hilfe ablehnen
act-fight = Zur See kämpfen
act-decline = Nicht zur See kämpfen
act-spend = Das Bündnis { $alliance } zur See nutzen
act-no-more = Kein weiteres Bündnis zur See nutzen
act-surrender = Den Kontrollmarker kampflos abtreten
act-defend = Standhalten und kämpfen
act-blockade = Blockade: Seeunterstützung zählt doppelt
act-no-blockade = Blockade behalten
act-reserves = Reserven nutzen: neu würfeln
act-no-reserves = Die Würfel gelten lassen
act-withdraw = Rückzugsgefecht nutzen
act-no-withdrawal = Die Verluste hinnehmen
act-lose = { $unit-id ->
    [army] Eine Armee verlieren
    [navy] Eine Flotte verlieren
   *[fort] Ein Fort verlieren
  }
act-lose-ally = { $power } verliert eine Einheit
act-bid = { $number } Gold bieten
act-bid-proposal = { $number } Gold bieten: { $red } zu Rot, { $blue } zu Blau
act-bid-red = { $number } Gold bieten: { $red } zu Rot
act-bid-blue = { $number } Gold bieten: { $blue } zu Blau
act-higher = Höhere Gebote ansehen
act-put-back = Den Marker zurücklegen: { $region } ({ $marker })
act-redraw = Ebenso viele Marker neu ziehen
act-content = Diese Marker behalten
act-keep = Diesen Marker behalten: { $region } ({ $marker })

# Neutrale Marker
marker-attack = Neutraler Marker der Stärke { $strength }
    .about = Besiege ihn in einem Angriff, um deinen Kontrollmarker hierher zu legen.
marker-colonize = Siedlungsmarker
    .about = Kann für 1 Bevölkerung ohne Kampf besiedelt werden.
marker-commerce = Handelsmarker
    .about = Kann durch Goldküstenhandel mit einer Flotte in Afrika ohne Kampf genommen werden.
marker-with-gold = { $marker }, bringt { $gold } Gold
marker-with-points = { $marker }, bringt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
