# Aktionen auf Knöpfen
act-build = { $unit ->
    [army] Eine Armee bauen für 1 Bevölkerung
    [navy] Eine Flotte bauen für 1 Bevölkerung
   *[fort] Eine Festung bauen für 1 Bevölkerung
  }
act-rebuild = { $unit ->
    [army] Eine Armee { $inRegion } auflösen und neu bauen
    [navy] Eine Flotte { $inRegion } auflösen und neu bauen
   *[fort] Eine Festung { $inRegion } auflösen und neu bauen
  }
act-move = { $unit ->
    [army] Eine Armee { $fromRegion } bewegen
    [navy] Eine Flotte { $fromRegion } bewegen
   *[fort] Eine Festung { $fromRegion } bewegen
  }
act-place = { $unit ->
    [army] Eine Armee { $inRegion } aufstellen
    [navy] Eine Flotte { $inRegion } aufstellen
   *[fort] Eine Festung { $inRegion } aufstellen
  }
act-attack-power = { $power } { $inRegion } angreifen
act-attack-marker = Den neutralen Marker der Stärke { $strength } { $inRegion } angreifen
act-attack-token = { $token } { $inRegion } angreifen
act-pass = Diese Aktion auslassen
act-ally = Das örtliche Bündnis { $alliance } schließen
act-claim = { $tile } nehmen
act-use = { $tile } benutzen
act-end-turn = Den Zug beenden
act-to = { $toRegion }
act-stay = Die neue Einheit stehen lassen
act-done = Keine Einheit mehr bewegen
act-pass-bid = In der Auktion passen
act-raise = Das Gebot erhöhen
act-red = { $power } für die rote Allianz vorschlagen
act-blue = { $power } für die blaue Allianz vorschlagen
act-keep-proposal = Den Vorschlag stehen lassen
act-colonize = { $inRegion } siedeln für 1 Bevölkerung
act-commerce = Goldküstenhandel { $inRegion }
act-incite = { $token } gegen { $power } { $inRegion }
act-in = { $inRegion }
act-call-militia = Noch eine Armee für 1 Bevölkerung bauen
act-no-militia = Keine weitere Armee bauen
act-return-unrest = 1 Punkt Unruhe zurückgeben
act-keep-unrest = Keine Unruhe zurückgeben
act-lost = Die Einheit sinken lassen
act-remain = Die Einheit bleibt, wo sie war
act-arrive = Die Einheit ans Ziel bringen
act-surprise = Überraschungsangriff spielen
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
act-spend = Das Bündnis { $alliance } zur See einsetzen
act-no-more = Kein weiteres Bündnis zur See einsetzen
act-surrender = Den Kontrollmarker aufgeben
act-defend = Standhalten und kämpfen
act-blockade = Blockade benutzen: Seeunterstützung zählt doppelt
act-no-blockade = Blockade behalten
act-reserves = Reserven rufen: neu würfeln
act-no-reserves = Die Würfel gelten lassen
act-withdraw = Rückzugsgefecht spielen
act-no-withdrawal = Die Verluste hinnehmen
act-lose = { $unit ->
    [army] Eine Armee verlieren
    [navy] Eine Flotte verlieren
   *[fort] Eine Festung verlieren
  }
act-lose-ally = { $power } verliert eine Einheit
act-bid = { $number } Gold bieten
act-higher = Höhere Gebote ansehen
act-put-back = Den Marker zurücklegen: { $region }
act-redraw = Ebenso viele Marker neu ziehen
act-content = Diese Marker behalten
act-keep = Diesen Marker behalten: { $region }

# Was gefragt ist
prompt-turn = { $special ->
    [yes] { $power }: noch { $count } Aktionen, davon höchstens eine besondere.
   *[no] { $power }: noch { $count } Aktionen, keine besondere mehr.
  }
prompt-free-actions = { $power } kann freie Aktionen ausführen oder den Zug beenden.
prompt-destination = { $unit ->
    [army] Wohin zieht die Armee { $fromRegion }?
    [navy] Wohin fährt die Flotte { $fromRegion }?
   *[fort] Wohin kommt die Festung { $fromRegion }?
  }
prompt-free-move = { $power } kann die neue Einheit gleich weiterziehen.
prompt-next-move = { $power } kann noch Einheiten bewegen: { $number1 }.
prompt-place-unit = { $power } stellt eine Anfangseinheit auf ({ $number1 } von { $number2 }).
prompt-pass-or-raise = { $bidder } bietet { $bid }. { $power } passt oder erhöht.
prompt-bid = Wie viel Gold bietet { $power }?
prompt-propose-red = { $power } bietet { $bid }: Welche Macht kommt zu Rot?
prompt-propose-blue = { $power } bietet { $bid }: Welche Macht kommt zu Blau?
prompt-propose-side = Kommt die letzte Macht zu Rot oder zu Blau?
prompt-commit-navies = Wie viele Flotten stellt { $power } für den Kampf { $inRegion }?
prompt-commit-armies = Wie viele Armeen stellt { $power } für den Kampf { $inRegion }?
prompt-accept-help = Nimmt { $power } die Hilfe an?
prompt-surprise-attack = Spielt { $power } Überraschungsangriff, sodass niemand dem Verteidiger helfen darf?
prompt-fight-at-sea = Kämpft { $power } zur See? Wer ablehnt, überlässt der anderen Seite die Seeunterstützung.
prompt-alliances-at-sea = Welche örtlichen Bündnisse setzt { $power } zur See ein? Für den Landkampf sind sie dann verbraucht.
prompt-surrender = Gibt { $power } den Kontrollmarker { $inRegion } kampflos auf?
prompt-blockade-support = Gibt { $power } die Blockade zurück, damit die Seeunterstützung mehr zählt?
prompt-reserves = Ruft { $power } Reserven, um neu zu würfeln?
prompt-fighting-withdrawal = Spielt { $power } Rückzugsgefecht, um keine Einheiten zu verlieren?
prompt-lose-own-unit = Welche Einheit verliert { $power }?
prompt-lose-ally-unit = Welcher Verbündete verliert eine Einheit? { $power } entscheidet.
prompt-militia = { $power } kann durch Miliz noch eine Armee für 1 Bevölkerung bauen.
prompt-relief = { $power } hat gepasst und kann Unruhe zurückgeben.
prompt-sea-stay = Die Einheit von { $power } bleibt, oder sie kommt gegen Gold doch an.
prompt-sea-sink = Die Einheit von { $power } sinkt, bleibt gegen Gold, oder kommt gegen mehr Gold an.
prompt-put-back-duplicates = { $power } muss einen Marker zurücklegen, der eine Region wiederholt.
prompt-may-put-back = { $power } darf einen Marker zurücklegen, der eine Region wiederholt.
prompt-draft-pick = { $power } behält einen Marker und gibt die übrigen weiter.
prompt-diplomatic-service = Welches örtliche Bündnis schließt { $power }?
prompt-native-militia = In welcher Kolonie hebt { $power } eine Armee aus?
prompt-blockade = Welche Kolonie blockiert { $power }?
prompt-war-office = Wen greift { $power } durch das Kriegsministerium an?
prompt-trade-region = In welcher Region kassiert { $power }?
prompt-over = Das Spiel ist aus.
