# Was das Haus zusammenhält: beiseitegelegte Partien, verwechselbare Namen, Grenzen
aside-title = Diese Partie ist beiseitegelegt
aside-words = Sie ließ sich nicht öffnen: Was gespeichert ist, passt nicht zu dieser Version von Tricorne. Nichts wurde weggeworfen. Sichere die Aufzeichnung und sag dem Betreiber dieses Servers Bescheid; mit „tricorne doctor“ findet er mehr heraus.
aside-record = Aufzeichnung sichern
card-aside = Beiseitegelegt
why-set-aside = Diese Partie ist beiseitegelegt, weil sie sich nicht öffnen lässt; ihre Aufzeichnung kann gesichert werden.
why-no-moment = Dieser Augenblick lässt sich aus der Aufzeichnung nicht wiederherstellen.
why-mixed-scripts = Ein Name wird in einer Schrift geschrieben: lateinisch, griechisch oder kyrillisch, nicht gemischt.
why-name-alike = An diesem Tisch heißt schon jemand { $name }: Wähle einen Namen, den niemand damit verwechselt.
why-other-name = Unter diesem Namen ist dieser Server nicht zu erreichen.
