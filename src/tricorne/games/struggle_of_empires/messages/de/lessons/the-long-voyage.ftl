moment = London, 1751. Ein junger Schreiber namens Clive meldet aus Madras: die Franzosen haben eine Armee in Indien, du hast ein paar Lagerhäuser und einen Schild. Schickt Hilfe, schreibt er. Bald.

step-1-words = Zwei Armeen und zwei Flotten warten daheim in Großbritannien. Mit Bewegen bewegst du zwei Einheiten in einer Aktion, eine nach der anderen. Die Armeen wollen nach Indien. Was muss zuerst dort sein?
step-1-answer-1 = Ein britisches Fort
step-1-answer-2 = Eine britische Flotte
step-1-answer-3 = Nichts, ich habe dort einen Schild
step-1-done = Richtig. Soldaten landen in einer Kolonie nur neben einer eigenen Flotte. Die Flotte eines Freundes genügt nicht.
step-1-wrong-1 = Auch ein Fort braucht eine Flotte neben sich. Überleg, wer sie an Land bringt.
step-1-wrong-2 = Ein Schild ist ein Anspruch, kein Hafen. Um in einer Kolonie zu landen, brauchst du dort eine eigene Flotte.

step-2-words = Also zuerst die Flotte. Wähl Bewegen, dann eine Flotte in der Heimat.
step-2-wrong-1 = Die Armee fände niemanden, der sie an Land bringt. Erst die Flotte, dann die Armee: beides passt in diese eine Aktion.
step-2-wrong-2 = Daheim liegen zwei Flotten müßig. Beweg eine davon.

step-3-words = Nun nach Indien. Es liegt jenseits eines Ozeans, also wird der Seewürfel geworfen: vier von sechs Seiten sagen Erfolg, eine Bleiben, eine Untergang. Die Entfernung spielt keine Rolle. Ein Ozean oder drei, ein Wurf.
step-3-wrong-2 = Dorthin braucht es keinen Wurf, das stimmt: ganz Europa ist ein ruhiges Meer. Aber Clive ist in Indien.

step-4-words = Wirf den Seewürfel.
step-4-done = Guter Wind. Die Flotte liegt vor Madras.

step-5-words = Dieselbe Aktion hat noch eine Bewegung. Die Flotte ist da, also darf eine Armee folgen. Beweg eine Armee aus der Heimat nach Indien und wirf.
step-5-wrong-1 = Eine Flotte ohne Soldaten beeindruckt die Franzosen nicht. Du hast eine zweite Bewegung: nutze sie.

step-6-words = Bleiben: Gegenwind. Die Armee wartet im Hafen, es sei denn, du zahlst 1 Gold, dann kommt sie doch an. Du hast 4 Gold. Bring sie nach Indien.
step-6-wrong-1 = Sparsam. Aber ein neuer Versuch kostet eine ganze Aktion, und eine Aktion ist mehr wert als 1 Gold.

step-7-words = Zweite Aktion, noch einmal Bewegen. Schick deine andere Flotte nach Afrika, wieder über einen Ozean.
step-7-wrong-1 = Gleich. Erst die Flotte: du sollst einmal Wetter erleben.

step-8-words = Untergang! Ein Sturm. Du kannst die Flotte verlieren, und dein Volk wird zornig. Oder du zahlst 2 Gold, und sie schleppt sich heim. Oder du zahlst 3, und sie kommt an. Du hast 3 Gold und eine Flotte in Gefahr.
step-8-done = Gerettet. Gold kann jeden Wurf dieses Würfels heilen. Arme Admirale ertrinken, reiche kommen an.
step-8-wrong-1 = Erlaubt, aber eine verlorene Einheit macht dein Volk zornig, und der Mensch, der sie bemannte, ist fort. Eine Flotte ist 2 Gold wert.

step-9-words = In dieser Aktion ist noch eine Bewegung übrig. Beweg deine letzte Armee in die Deutschen Staaten. Musst du dafür würfeln?
step-9-answer-1 = Ja, Großbritannien ist eine Insel
step-9-answer-2 = Nein, das ist alles Europa
step-9-done = In Europa wird nie gewürfelt, und Armeen brauchen keine Flotte. Nicht einmal von einer Insel aus.
step-9-wrong-1 = Der Kanal ist kein Ozean. Heimatländer und europäische Regionen sind eine Zone, und in einer Zone würfelt niemand.

step-10-words = Dann tu es.
step-10-wrong-1 = Du darfst früher aufhören, ja. Aber eine Armee, die daheim schläft, hilft niemandem.

step-11-words = Letzte Frage. Die Ozeane teilen die Welt in fünf Zonen: Europa, Amerika, Afrika, Indien, Ostindien. Welche dieser Reisen braucht keinen Wurf?
step-11-answer-1 = Von Nordamerika in die Karibik
step-11-answer-2 = Von Indien nach Ostindien
step-11-answer-3 = Von Afrika nach Südamerika
step-11-done = Ganz Amerika ist eine Zone. Eine Armee braucht auch dort eine Flotte, wo sie landet, aber keinen Würfel.
step-11-wrong-1 = Sie sehen nah aus, aber jede ist eine eigene Zone. Die drei Teile Amerikas zusammen sind eine.
step-11-wrong-2 = Dazwischen liegt ein ganzer Ozean. Such zwei Regionen derselben Zone.

remember-1 = Eine Aktion Bewegen bewegt zwei Einheiten, eine nach der anderen.
remember-2 = Kolonien: erst die Flotte, dann die Armee.
remember-3 = Über einen Ozean entscheidet der Seewürfel. Behalte 3 Gold für schlechtes Wetter.
closing = Clive hat sein Regiment. Du kennst jetzt jede Art von Reise im Spiel. Als Nächstes: was Soldaten tun, wenn sie ankommen.
