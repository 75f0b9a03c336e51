# Was gefragt ist
prompt-turn = { $actions ->
    [one] { $power }: noch 1 Aktion.
   *[other] { $power }: noch { $actions } Aktionen.
  }
prompt-turn-special = { $actions ->
    [one] { $power }: noch 1 Aktion, auch eine besondere.
   *[other] { $power }: noch { $actions } Aktionen, davon höchstens eine besondere.
  }
prompt-turn-no-special = { $actions ->
    [one] { $power }: noch 1 Aktion, keine besondere mehr.
   *[other] { $power }: noch { $actions } Aktionen, keine besondere mehr.
  }
prompt-free-actions = { $power } kann freie Aktionen ausführen oder den Zug beenden.
prompt-destination = { $unit-id ->
    [army] Wohin zieht die Armee von { $power } { $region-from }?
    [navy] Wohin fährt die Flotte von { $power } { $region-from }?
   *[fort] Wohin kommt das Fort von { $power } { $region-from }?
  }
prompt-free-move = { $power } kann { $unit-id ->
    [army] die neue Armee
    [navy] die neue Flotte
   *[fort] das neue Fort
  } gleich weiterziehen ({ $region }).
prompt-next-move = { $left ->
    [one] { $power } kann noch 1 Einheit bewegen.
   *[other] { $power } kann noch { $left } Einheiten bewegen.
  }
prompt-place-unit = { $power } stellt eine Starteinheit auf ({ $number } von { $total }).
prompt-pass-or-raise = { $standing }. { $power } passt oder erhöht.
standing = { $bidder } bietet { $bid }: { $red } zu Rot, { $blue } zu Blau
standing-red = { $bidder } bietet { $bid }: { $red } zu Rot
standing-blue = { $bidder } bietet { $bid }: { $blue } zu Blau
prompt-bid-first = { $power } eröffnet die Auktion: Wie viel Gold wird geboten?
prompt-bid-more = { $standing }. Wie viel mehr bietet { $power }?
prompt-bid-taxes = { $question } Wer bei { $bid } gewinnt, muss dafür { $taxations }-mal Steuern erheben.
prompt-propose-red = { $power } bietet { $bid }: Welche Macht kommt zu Rot?
prompt-propose-blue = { $power } bietet { $bid } und nennt { $red } für Rot: Welche Macht kommt zu Blau?
prompt-propose-side = { $power } bietet { $bid }: Kommt die letzte Macht zu Rot oder zu Blau?
prompt-commit-navies-attack = Wie viele Flotten stellt { $power } für den Angriff von { $leader } { $region-in }?
prompt-commit-navies-defence = Wie viele Flotten stellt { $power } für die Verteidigung von { $leader } { $region-in }?
prompt-commit-armies-attack = Wie viele Armeen stellt { $power } für den Angriff von { $leader } { $region-in }?
prompt-commit-armies-defence = Wie viele Armeen stellt { $power } für die Verteidigung von { $leader } { $region-in }?
prompt-accept-help = Nimmt { $power } die Hilfe von { $ally } an ({ $forces })?
prompt-surprise-attack = Nutzt { $power } Überraschungsangriff, sodass kein anderer Spieler { $enemy } helfen darf?
prompt-fight-at-sea = Kämpft { $power } { $region-in } zur See? Wer ablehnt, überlässt der anderen Seite die Seeunterstützung.
prompt-alliances-at-sea = Welche örtlichen Bündnisse nutzt { $power } zur See? Für den Landkampf sind sie dann verbraucht.
prompt-surrender = Tritt { $power } den Kontrollmarker { $region-in } kampflos ab?
prompt-blockade-support = Gibt { $power } die Blockade zurück, damit die Seeunterstützung { $worth } zählt?
prompt-reserves = { $score } Nutzt { $power } Reserven, um neu zu würfeln?
prompt-fighting-withdrawal = { $score } Nutzt { $power } Rückzugsgefecht, um keine Einheiten zu verlieren?
score-sea = Zur See haben die Angreifer { $strength } + { $more } (Würfel { $dice-plain }), die Verteidiger { $strength2 } + { $more2 } (Würfel { $dice2-plain }).
score-land = An Land haben die Angreifer { $strength } + { $more } (Würfel { $dice-plain }), die Verteidiger { $strength2 } + { $more2 } (Würfel { $dice2-plain }).
prompt-lose-own-unit = Welche Einheit verliert { $power }?
prompt-lose-ally-unit = Welcher Verbündete verliert eine Einheit? { $power } entscheidet.
prompt-militia = { $power } kann durch Miliz noch eine Armee für 1 Bevölkerung bauen.
prompt-militia-any = { $power } kann durch Miliz noch eine Armee, eine Flotte oder ein Fort für 1 Bevölkerung bauen.
prompt-relief = { $points ->
    [one] { $power } hat gepasst und kann 1 Unruhepunkt zurückgeben.
   *[other] { $power } hat gepasst und kann { $points } Unruhepunkte zurückgeben.
  }
prompt-sea-stay = Bleiben: { $unit-The } von { $power } bleibt, oder erreicht für { $arrive } Gold doch das Ziel ({ $region }).
prompt-sea-sink = Untergang: { $unit-The } von { $power } sinkt, bleibt für { $remain } Gold, oder erreicht für { $arrive } das Ziel ({ $region }).
prompt-put-back-duplicates = { $power } muss einen Marker zurücklegen, der eine Region wiederholt.
prompt-may-put-back = { $power } darf einen Marker zurücklegen, der eine Region wiederholt.
prompt-may-put-back-more = { $power } darf noch einen Marker zurücklegen, der eine Region wiederholt, oder neu ziehen.
prompt-draft-pick = { $power } behält einen Marker und gibt die übrigen weiter.
prompt-diplomatic-service = Welches örtliche Bündnis schließt { $power } durch den Diplomatischen Dienst?
prompt-native-militia = Wo hebt { $power } die Einheimische Miliz aus?
prompt-blockade = Welche Kolonie blockiert { $power }?
prompt-war-office = Wen greift { $power } durch das Kriegsministerium an?
prompt-trade-region = In welcher Region kassiert { $power } ({ $tile })?

forces = { $navies ->
    [0] { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
    [one] { $armies ->
        [0] 1 Flotte
        [one] 1 Flotte und 1 Armee
       *[other] 1 Flotte und { $armies } Armeen
    }
   *[other] { $armies ->
        [0] { $navies } Flotten
        [one] { $navies } Flotten und 1 Armee
       *[other] { $navies } Flotten und { $armies } Armeen
    }
  }

# Der Zufall, auf den gewartet wird
chance-map-marker = Der nächste Marker für die Karte wird gezogen.
chance-sea = Auf See wird gewürfelt: { $power }, { $unit }, Ziel { $region }.
chance-unrest = Unruhe wird gezogen: { $power }.
chance-letter = Ein Satz Marker wird ausgelost: { $power }.
chance-hand-marker = Ein Marker wird gezogen: { $power }.
chance-nonplayer-control = Ein Kontrollmarker in einer der Regionen wird ausgelost: { $power }.
chance-nonplayer-navy = Es wird gewürfelt, ob eine Armee eine Flotte ist: { $power }.
chance-attack-die = Angriff ({ $power }): Würfel { $number } von 2 der Angreifer.
chance-defence-die = Angriff ({ $power }): Würfel { $number } von 2 der Verteidiger.
