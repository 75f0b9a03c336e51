# Das Protokoll

# Was getan wird
log-draft-keep = { $power } behält verdeckt einen Marker.
log-draft-keep-own = { $power } behält verdeckt einen Marker: { $region } ({ $marker }).
log-redraw = { $power } zieht ebenso viele Marker neu.
log-content = { $power } ist mit den Markern zufrieden.
log-put-back = { $power } legt einen Marker in den Beutel zurück: { $region } ({ $marker }).
log-place = { $power } stellt { $unit-a } { $region-in } auf.
log-pass-bid = { $power } passt in der Auktion.
log-pass = { $power } passt mit einer Aktion.
log-build = { $power } baut { $unit-a }.
log-rebuild = { $power } löst { $unit-a } { $region-in } auf und baut { $unit-id ->
    [fort] es
   *[other] sie
  } neu.
log-militia = { $power } ruft die Miliz.
log-move = { $unit-id ->
    [army] { $power } zieht mit einer Armee { $region-from } { $region2-to }.
    [navy] { $power } fährt mit einer Flotte { $region-from } { $region2-to }.
   *[fort] { $power } verlegt ein Fort { $region-from } { $region2-to }.
  }
log-send = { $power } schickt { $unit-a } { $region-from } { $region2-to }.
log-move-home = { $power } holt { $unit-a } { $region-from } heim.
log-send-home = { $power } schickt { $unit-a } { $region-from } heim.
log-sink = { $power } lässt { $unit-the } sinken.
log-remain = { $unit-The } von { $power } bleibt, wo { $unit-id ->
    [fort] es
   *[other] sie
  } war{ payment }.
log-reach = { $unit-The } von { $power } kommt doch an: { $region }{ payment }.
log-attack-power = { $power } greift { $power2 } { $region-in } an{ payment }.
log-attack-marker = { $power } greift den neutralen Marker der Stärke { $strength } { $region-in } an{ payment }.
log-attack-token = { $power } greift { $token-acc } { $region-in } an{ payment }.
payment = { $paid ->
    [0] { "" }
   *[other] { $taxations ->
        [0] { " (" }zahlt { $paid } Gold)
        [one] { " (" }zahlt { $paid } Gold nach 1 Besteuerung)
       *[other] { " (" }zahlt { $paid } Gold nach { $taxations } Besteuerungen)
    }
  }
log-surprise = { $power } nutzt Überraschungsangriff.
log-commit-navies = { $navies ->
    [0] { $power } stellt keine Flotte.
    [one] { $power } stellt 1 Flotte.
   *[other] { $power } stellt { $navies } Flotten.
  }
log-commit-armies = { $armies ->
    [0] { $power } stellt keine Armee.
    [one] { $power } stellt 1 Armee.
   *[other] { $power } stellt { $armies } Armeen.
  }
log-accept-help = { $power } nimmt die Hilfe an.
log-refuse-help = { $power } lehnt die Hilfe ab.
log-fight = { $power } kämpft zur See.
log-decline = { $power } lehnt den Seekampf ab.
log-spend = { $power } nutzt das Bündnis { $alliance } zur See.
log-surrender = { $power } tritt den Marker kampflos ab.
log-defend = { $power } hält stand.
log-support = { $power } nutzt Blockade: Seeunterstützung zählt doppelt.
log-reserves = { $power } nutzt Reserven: Es wird neu gewürfelt.
log-withdraw = { $power } nutzt Rückzugsgefecht.
log-lose-ally = { $power } lässt { $power2 } { $region-in } den Verlust tragen.
log-use = { $power } nutzt: { $tile }.
log-blockade = { $power } blockiert: { $region }.
log-raise-army = { $power } hebt { $region-in } eine Armee aus.
log-raise-unit = { $power } hebt { $unit-a } { $region-in } aus.
log-collect = { $power } kassiert { $region-in }.
log-colonize = { $power } siedelt { $region-in }.
log-commerce = { $power } handelt an der Goldküste.
log-ally = { $power } schließt das örtliche Bündnis { $alliance }{ payment }.
log-claim = { $power } nimmt: { $tile }{ payment }.
log-incite = { $token } { $region-in } gegen { $power2 }, angestiftet von { $power }.
log-end-turn = { $power } beendet den Zug.

# Zufall
log-letter = { $power } nimmt den Satz { $letter }.
log-draw = { $power } zieht einen Marker: { $region }.
log-deal = { $power } bekommt einen Marker: { $region }.
log-trade-control = { $power } tauscht eine Armee { $region-in } gegen einen Kontrollmarker.
log-navy-die = Der Würfel für { $power } { $region-in } zeigt { $die }: eine Flotte.
log-army-die = Der Würfel für { $power } { $region-in } zeigt { $die }: Es bleibt eine Armee.
log-marker = Ein neutraler Marker erscheint { $region-in }: { $marker }.
log-sea-die = Der Seewürfel zeigt: { $face }.
log-white-die = Der weiße Würfel zeigt { $die }.
log-red-die = Der rote Würfel zeigt { $die }.
log-dice-sea = Seekampf { $region-in }: { $side-the } { $total } (Würfel { $dice }), { $side2-the } { $total2 } (Würfel { $dice2 }).
log-dice-land = Landkampf { $region-in }: { $side-the } { $total } (Würfel { $dice }), { $side2-the } { $total2 } (Würfel { $dice2 }).

# Was daraus wird
log-shows = { $power } zeigt { $regions }.
log-bid = { $power } bietet { $bid }: { $red } rot, { $blue } blau.
log-bid-red = { $power } bietet { $bid }: { $red } rot.
log-bid-blue = { $power } bietet { $bid }: { $blue } blau.
log-join-red = { $power } kommt zur roten Allianz.
log-join-blue = { $power } kommt zur blauen Allianz.
log-auction = { $power } gewinnt die Auktion{ payment }.
log-tie-sea = Der Seekampf endet unentschieden.
log-tie-land = Der Landkampf endet unentschieden.
log-win-sea = Sieg zur See: { $side-the }.
log-win-land = Sieg an Land: { $side-the }.
log-naval-support = Seeunterstützung: { $side-the }.
log-loss = { $power } verliert { $unit-a } { $region-in }.
log-control-gained = { $power } gewinnt einen Kontrollmarker { $region-in }.
log-control-lost = { $power } verliert einen Kontrollmarker { $region-in }.
log-token-returns = Zurück in den Vorrat: { $token }.
log-token-holds = { $token } { $region-in }: Ein Marker von { $power } ist besetzt.
log-blockade-lifted = Die Blockade { $region-in } ist aufgehoben.
log-gold = { $power } nimmt { $gold } Gold.
log-points = { $points ->
    [one] { $power } gewinnt 1 Siegpunkt.
   *[other] { $power } gewinnt { $points } Siegpunkte.
  }
log-unrest-back = { $power } gibt Unruhe zurück.
log-unrest = { $times ->
    [one] { $power } bekommt Unruhe.
   *[other] { $power } bekommt { $times }-mal Unruhe.
  }
log-unrest-worth = { $times ->
    [one] { $power } bekommt Unruhe (Wert { $worth-plain }).
   *[other] { $power } bekommt { $times }-mal Unruhe (Wert { $worth-plain }).
  }

# Der Lauf der Zeit
roman = { $war ->
    [1] I
    [2] II
    [3] III
   *[other] { $war }
  }
log-war = Krieg { roman } beginnt.
log-round = Runde { $round } beginnt.
log-income = { $taxations ->
    [0] { $power } verdient { $income } und zahlt { $upkeep } Unterhalt.
    [one] { $power } verdient { $income } und zahlt { $upkeep } Unterhalt (1 Besteuerung).
   *[other] { $power } verdient { $income } und zahlt { $upkeep } Unterhalt ({ $taxations } Besteuerungen).
  }
log-scored = Krieg { roman } wird gewertet.
log-region-scored = { $region }: { $shares-plain }.
scored-share = { $power } { $points }
log-scores = { $power } bekommt { $points } und hat { $total }.
log-undo = Alles nach { $number } ist zurückgenommen.
log-undo-act = { $more ->
    [0] Zurückgenommen: { $action } ({ $power }).
   *[other] Zurückgenommen: { $action } ({ $power }), und was darauf folgte.
  }
log-over = Das Spiel ist aus, und die Unruhe wird gezählt.
log-revolution = { $power } hat { $unrest } Unruhe: Revolution.
log-ends-less = { $penalty ->
    [one] { $power } hat { $unrest } Unruhe, verliert 1 Punkt und endet mit { $points }.
   *[other] { $power } hat { $unrest } Unruhe, verliert { $penalty } Punkte und endet mit { $points }.
  }
log-ends = { $points ->
    [one] { $power } hat { $unrest } Unruhe und endet mit 1 Punkt.
   *[other] { $power } hat { $unrest } Unruhe und endet mit { $points } Punkten.
  }
log-wins = { $powers-count ->
    [one] { $powers } gewinnt.
   *[other] { $powers } gewinnen.
  }
log-nobody = Niemand gewinnt.

# Gold und Worte zwischen Spielern
log-say = { $power }: { $words }
log-thank = Dank von { $power } an { $power2 } für { $gold } Gold.
log-heard = { $count ->
    [one] { $power } hat das Versprechen gehört und merkt es sich ({ $power2 }).
   *[other] { $power } hat es gehört: nun { $count } Versprechen, und keines ist vergessen ({ $power2 }).
  }
log-promise = { $power } verspricht ({ $power2 }): { $words }
log-promise-by = { $power } verspricht ({ $power2 }): { $words }, { $by }
log-promise-for = { $power } verspricht ({ $power2 }): { $words }, { $by }, dafür: { $words2 }
log-pay = { $taxations ->
    [0] { $power } zahlt an { $power2 }: { $gold } Gold.
    [one] { $power } zahlt an { $power2 }: { $gold } Gold nach 1 Besteuerung.
   *[other] { $power } zahlt an { $power2 }: { $gold } Gold nach { $taxations } Besteuerungen.
  }
log-offer = { $power } bietet { $power2 } { $gold } Gold für { forces } (Angebot { $offer }).
log-counter = { $power } hätte lieber { $gold } Gold für { forces } (Angebot { $offer }).
log-accept = { $power } nimmt Angebot { $offer } an, { $gold } Gold für { forces }. { $payment }
log-refuse = { $power } lehnt Angebot { $offer } ab.
log-withdraw-offer = { $power } zieht Angebot { $offer } zurück.
