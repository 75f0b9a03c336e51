# Das Protokoll
side-neutral = der neutrale Marker
side-token = die Aufrührer
log-draft-keep = { $power } behält verdeckt einen Marker.
log-redraw = { $power } zieht ebenso viele Marker neu.
log-content = { $power } ist mit den Markern zufrieden.
log-pass-bid = { $power } passt in der Auktion.
log-pass = { $power } lässt eine Aktion aus.
log-militia = { $power } ruft die Miliz.
log-surprise = { $power } spielt Überraschungsangriff.
log-accept-help = { $power } nimmt die Hilfe an.
log-refuse-help = { $power } lehnt die Hilfe ab.
log-fight = { $power } kämpft zur See.
log-decline = { $power } lehnt den Seekampf ab.
log-surrender = { $power } gibt auf.
log-defend = { $power } hält stand.
log-support = { $power } spielt Blockade: Seeunterstützung zählt doppelt.
log-reserves = { $power } ruft Reserven: Es wird neu gewürfelt.
log-withdraw = { $power } spielt Rückzugsgefecht.
log-build = { $unit ->
    [army] { $power } baut eine Armee.
    [navy] { $power } baut eine Flotte.
   *[fort] { $power } baut eine Festung.
  }
log-rebuild = { $unit ->
    [army] { $power } löst eine Armee { $inRegion } auf und baut sie neu.
    [navy] { $power } löst eine Flotte { $inRegion } auf und baut sie neu.
   *[fort] { $power } löst eine Festung { $inRegion } auf und baut sie neu.
  }
log-attack-token = { $power } greift an { $inRegion }: { $token } (zahlt { $paid }).
log-attack-marker = { $power } greift den neutralen Marker der Stärke { $number } { $inRegion } an (zahlt { $paid }).
log-attack-power = { $taxations ->
    [0] { $power } greift { $power2 } { $inRegion } an (zahlt { $paid }).
   *[other] { $power } greift { $power2 } { $inRegion } an (zahlt { $paid }, Besteuerungen: { $taxations }).
  }
log-use = { $power } benutzt { $tile }.
log-end-turn = { $power } beendet den Zug.
log-colonize = { $power } siedelt { $inRegion }.
log-commerce = { $power } handelt an der Goldküste.
log-ally = { $power } schließt das örtliche Bündnis { $alliance }.
log-claim = { $power } nimmt { $tile } (zahlt { $paid }).
log-incite = { $power } stiftet { $inRegion } an: { $token } gegen { $power2 }.
log-home = { $unit ->
    [army] { $power } holt eine Armee { $fromRegion } heim.
    [navy] { $power } holt eine Flotte { $fromRegion } heim.
   *[fort] { $power } holt eine Festung { $fromRegion } heim.
  }
log-move = { $unit ->
    [army] { $power } zieht mit einer Armee { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } fährt mit einer Flotte { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } verlegt eine Festung { $fromRegion1 } { $toRegion2 }.
  }
log-send = { $unit ->
    [army] { $power } schickt eine Armee { $fromRegion1 } { $toRegion2 }.
    [navy] { $power } schickt eine Flotte { $fromRegion1 } { $toRegion2 }.
   *[fort] { $power } schickt eine Festung { $fromRegion1 } { $toRegion2 }.
  }
log-sink = { $power } lässt die Einheit sinken.
log-remain = Die Einheit von { $power } bleibt, wo sie war (zahlt { $paid }).
log-reach = Die Einheit von { $power } kommt doch an (zahlt { $paid }).
log-blockade = { $power } blockiert: { $region }.
log-raise-army = { $power } hebt { $inRegion } eine Armee aus.
log-collect = { $power } kassiert { $inRegion }.
log-put-back = { $power } legt { $words } in den Beutel zurück.
log-place = { $unit ->
    [army] { $power } stellt eine Armee { $inRegion } auf.
    [navy] { $power } stellt eine Flotte { $inRegion } auf.
   *[fort] { $power } stellt eine Festung { $inRegion } auf.
  }
log-commit-no-armies = { $power } stellt keine Armee.
log-commit-no-navies = { $power } stellt keine Flotte.
log-commit-armies = { $number ->
    [one] { $power } stellt 1 Armee.
   *[other] { $power } stellt { $number } Armeen.
  }
log-commit-navies = { $number ->
    [one] { $power } stellt 1 Flotte.
   *[other] { $power } stellt { $number } Flotten.
  }
log-spend = { $power } setzt das Bündnis { $alliance } zur See ein.
log-lose-ally = { $power } lässt { $power2 } { $inRegion } den Verlust tragen.
log-letter = { $power } nimmt den Satz { $words }.
log-draw = { $power } zieht einen Marker: { $region }.
log-trade-control = { $power } tauscht eine Armee { $inRegion } gegen einen Kontrollmarker.
log-navy-die = Der Würfel für { $power } { $inRegion } zeigt { $number }: eine Flotte.
log-army-die = Der Würfel für { $power } { $inRegion } zeigt { $number }: eine Armee.
log-marker = Ein neutraler Marker erscheint { $inRegion }.
log-sea-die = { $words ->
    [sink] Der Seewürfel zeigt Sink.
    [stay] Der Seewürfel zeigt Bleib.
   *[success] Der Seewürfel zeigt Ankunft.
  }
log-white-die = Der weiße Würfel zeigt { $number }.
log-red-die = Der rote Würfel zeigt { $number }.
log-dice-sea = Seekampf { $inRegion }: { $side1 } { $number1 } (Würfel { $number2 } und { $number3 }), { $side2 } { $number4 } (Würfel { $number5 } und { $number6 }).
log-dice-land = Landkampf { $inRegion }: { $side1 } { $number1 } (Würfel { $number2 } und { $number3 }), { $side2 } { $number4 } (Würfel { $number5 } und { $number6 }).
log-shows = { $power } zeigt { $words }.
log-bid = { $power } bietet { $number }: { $power2 } rot, { $power3 } blau.
log-bid-red = { $power } bietet { $number }: { $power2 } rot.
log-bid-blue = { $power } bietet { $number }: { $power2 } blau.
log-join-red = { $power } kommt zur roten Allianz.
log-join-blue = { $power } kommt zur blauen Allianz.
log-auction = { $power } gewinnt die Auktion (zahlt { $paid }).
log-tie-sea = Der Seekampf endet unentschieden.
log-tie-land = Der Landkampf endet unentschieden.
log-win-sea = Sieg zur See: { $side }.
log-win-land = Sieg an Land: { $side }.
log-naval-support = Seeunterstützung: { $side }.
log-loss = { $unit ->
    [army] { $power } verliert eine Armee { $inRegion }.
    [navy] { $power } verliert eine Flotte { $inRegion }.
   *[fort] { $power } verliert eine Festung { $inRegion }.
  }
log-control-gained = { $power } gewinnt einen Kontrollmarker { $inRegion }.
log-control-lost = { $power } verliert einen Kontrollmarker { $inRegion }.
log-token-returns = Zurück in den Vorrat: { $token }.
log-token-holds = { $token }: ein Marker von { $power } { $inRegion } ist besetzt.
log-blockade-lifted = Die Blockade { $inRegion } ist aufgehoben.
log-gold = { $power } nimmt { $number } Gold.
log-points = { $power } gewinnt { $number } Siegpunkte.
log-income = { $power } verdient { $number1 } und zahlt { $number2 } Unterhalt (Besteuerungen: { $taxations }).
log-scored = Krieg { $words } wird gewertet.
log-scores = { $power } bekommt { $number1 } und hat { $number2 }.
log-war = Krieg { $words } beginnt.
log-round = Runde { $number } beginnt.
log-unrest-back = { $power } gibt Unruhe zurück.
log-unrest = { $power } bekommt Unruhe.
log-unrest-worth = { $power } bekommt Unruhe (Wert { $words }).
log-unrest-times = { $power } bekommt { $number }-mal Unruhe.
log-unrest-times-worth = { $power } bekommt { $number }-mal Unruhe (Wert { $words }).
log-undo = Alles nach { $number } ist zurückgenommen.
log-over = Das Spiel ist aus, und die Unruhe wird gezählt.
log-revolution = { $power } hat { $number } Unruhe: Revolution.
log-ends-less = { $power } hat { $number1 } Unruhe, verliert { $number2 } Punkte und endet mit { $number3 }.
log-ends = { $power } hat { $number1 } Unruhe und endet mit { $number2 } Punkten.
log-wins = { $power } gewinnt.
log-nobody = Niemand gewinnt.
log-deal = { $power } bekommt einen Marker: { $region }.
log-pay = { $power } zahlt an { $power2 }: { $number } Gold.
log-promise = { $power } verspricht ({ $power2 }): { $words }
log-offer = { $power } bietet { $power2 } { $number1 } Gold für { $number2 } Flotten und { $number3 } Armeen (Angebot { $number4 }).
log-counter = { $power } hätte lieber { $number1 } Gold für { $number2 } Flotten und { $number3 } Armeen (Angebot { $number4 }).
log-refuse = { $power } lehnt Angebot { $number } ab.
log-withdraw-offer = { $power } zieht Angebot { $number } zurück.
