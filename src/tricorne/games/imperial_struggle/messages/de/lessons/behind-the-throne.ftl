moment = London, 1698. Könige unterschreiben, aber andere führen die Feder. Du bist Großbritannien und darfst zwei dieser Leute in dein Kabinett rufen. Niemand weiß, wen du gewählt hast, bis sie handeln.

step-cabinet-words = Das sind deine Ministerien. Zu Beginn jeder Ära, alle zwei Friedenszeiten, wählst du heimlich zwei. Jedes hat eine Fähigkeit. Die meisten zeigen auch ein Schlagwort.
step-cabinet-news = Frankreich hat zwei Karten gewählt. Sie liegen verdeckt. Du kennst die fünf, die es sein können, nicht aber die zwei, die es sind.

step-match-words = Wie wählt man? Sieh auf deine Hand. „Politik des Vatikans“ bietet einen Bonus für das Schlagwort Stil. Jonathan Swift hat Stil. Das passt: wähl Swift.
step-match-wrong-1 = Eine starke Karte für jemanden mit vielen Vorteilen. Du hast heute fast keine, und keine deiner Karten verlangt ihr Schlagwort.
step-match-wrong-2 = Mehr Kredit und freiere Münzkarten. Gut in vielen Partien. Aber die Karte in deiner Hand verlangt Stil.

step-second-words = Nimm als Zweites eine Fähigkeit, die immer hilft. Robert Walpole zieht in jeder Friedenszeit eine frische Karte und wirft eine schlechte weg. Wähl ihn.
step-second-news = Frankreich lässt dich beginnen. Seine Karten bleiben verborgen, und deine auch.
step-second-wrong-1 = Halley baut ein Geschwader zum halben Preis. Prächtig mit Schwertern, aber heute planst du mit Federn und Karten.

step-show-words = Eine verdeckte Karte tut nichts. In deiner eigenen Runde darfst du sie jederzeit aufdecken, und dann bleibt sie offen. Deck Walpole jetzt auf, bevor du ein Plättchen nimmst.
step-show-wrong-1 = Erst aufdecken. Niemand nimmt Befehle von einer Karte an, die auf dem Gesicht liegt.
step-show-wrong-2 = Auch das geht. Aber Walpole kann dir eine bessere Karte zeigen, bevor du ein Plättchen wählst. Frag ihn zuerst.

step-draw-words = Nutze seine Fähigkeit: zieh eine Karte, dann leg eine ab. „Tropenkrankheiten“ würde dich eine eigene Flagge kosten, die kann gehen.
step-draw-done = Dafür ist „Großer Nordischer Krieg“ gekommen. Einmal je Friedenszeit tut er das für dich, ganz ohne Preis.
step-draw-wrong-1 = Die nicht! Für „Politik des Vatikans“ hast du Swift doch gerufen.

step-tile-words = Nimm jetzt Diplomatie 3 mit der Schriftrolle.
step-tile-hint-1 = Das Plättchen mit Diplomatie 3, einer Schriftrolle und zwei Münzen darunter.

step-keyword-words = Swift liegt noch verdeckt, darum bleibt der Bonus dunkel. Deck ihn zuerst auf. Das Schlagwort muss da sein, wenn du die Karte spielst.
step-keyword-done = Stil! Die Karte leuchtet auf.
step-keyword-wrong-1 = Das spielt nur die schlichte Hälfte. Deck erst Swift auf, und dieselbe Karte gibt dir eine Feder mehr.

step-play-words = Spiel „Politik des Vatikans“. Sie bringt 2 Federn für die Deutschen Staaten, Preußen und die Niederlande. Der Bonus ist 1 weitere, nur für Europa.
step-play-done = Sechs Federn in dieser Runde: drei einfache, zwei für den Norden, eine für Europa.
step-play-wrong-1 = Erst Punkte heißt danach keine Karte. Spiel die Karte jetzt.

step-north-words = Gebundene Federn gelten nur, wo sie passen. Gewinne das niederländische Bündnis für 2. Das Spiel nimmt dafür von selbst die Federn der Karte.
step-north-wrong-1 = Sardinien liegt nicht im Norden, da blieben die zwei nördlichen Federn ungenutzt. Gib erst diese aus, in den Niederlanden.

step-islands-words = Nun Swifts eigene Fähigkeit. Mit ihm kosten leere Felder in Irland und Schottland 1 weniger: beide Kronen 2 statt 3. Vier Federn sind übrig. Nimm beide Kronen.
step-islands-done = Drei Flaggen, zwei davon Kronen, aus einem Plättchen mit 3. So arbeitet ein Kabinett.
step-islands-wrong-1 = Drei Federn für eine Krone. Swift bietet dir zwei Kronen für vier.

closing = Wähl Ministerien nach Fähigkeit und nach Schlagwort, und halte sie verdeckt, bis es sich lohnt. Als Nächstes: wie aus all deinen Flaggen Punkte werden.
