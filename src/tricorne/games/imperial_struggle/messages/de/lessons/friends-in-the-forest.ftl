moment = Montreal, 1701. Du bist Frankreich, und deine beste Waffe ist nicht das Schießpulver. Es ist die Freundschaft von Menschen, die jeden Pfad zwischen den Seen kennen.

step-pentagons-words = Fünfecke auf der Karte sind Vorteile: kleine Kräfte, jede einmal je Friedenszeit zu nutzen. Halte jedes Feld, das dazugehört, und der Vorteil ist dein. Du hältst die Algonkin, also hast du die Raubzüge der Algonkin.

step-tile-words = Nimm Diplomatie 4 mit Wirtschaft 2. Zwei Münzen sehen nach nichts aus gegen einen britischen Markt, der 3 kostet. Gib acht.
step-tile-wrong-1 = Vier Münzen schafften es auf die schlichte Art. Lerne heute die billige: Federn oben, zwei Münzen unten.

step-raid-words = Nutze die Raubzüge der Algonkin. Sie setzen einen Konfliktmarker auf einen Pelzmarkt. Wähl das Hudson-Tal, es ist britisch.
step-raid-done = Der Vorteil ist erschöpft bis zur nächsten Friedenszeit. Der Überfall ist im Gang.
step-raid-wrong-1 = Von Cumberland lebt noch niemand. Ein Überfall schmerzt dort, wo eine rote Flagge steht: im Hudson-Tal.

step-minor-strike-words = Erinnere dich an den Marker: Grundpreis 1, und jetzt darf selbst eine Nebenaktion die Flagge wegnehmen. Dein Albany grenzt an das Tal. Schlag zu mit deinen kleinen Münzen.
step-minor-strike-done = Ein Markt mit aufgedruckter 3, geleert von einer Nebenaktion. Dafür sind Vorteile da.
step-minor-strike-wrong-1 = Eine Flagge für 2 ist nie schlecht. Aber dein Überfall wäre vertan: schlägst du nicht zu, räumen die Briten einfach auf.

step-more-friends-words = Jetzt die Federn. In Indien suchen zwei Herrscher Verbündete: Mysore und der Nizam, je 2. Jeder verhilft dir zu einem Vorteil. Gewinne beide.
step-more-friends-done = Zwei Freunde, zwei neue Vorteile, und Indien zählt sechs zu vier.
step-more-friends-wrong-1 = Auch die Irokesen überfallen Pelzmärkte, und das kannst du schon. Neue Kräfte in einer neuen Region geben dir mehr Auswahl.

step-too-fresh-words = Machtkampf setzt einen Marker auf einen Markt der Karnatischen Küste. Gleich nutzen?
step-too-fresh-done = Nicht in der Runde, in der du ihn gewonnen hast. Freunde brauchen ein wenig Zeit.

step-answer-words = Beende die Runde. Du hast jetzt drei Vorteile, und Großbritannien kann sie sehen.
step-answer-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-answer-news = Großbritannien zahlte 3 Münzen, um ins Hudson-Tal zurückzukehren. Du hast 1 gezahlt, um es hinauszuwerfen. Zu diesem Kurs darfst du gern weitertauschen.

step-coins-words = Nun nach Indien. Nimm Wirtschaft 4.
step-coins-hint-1 = Das Plättchen mit Wirtschaft 4 und Diplomatie 2.

step-struggle-words = Nutze Machtkampf in Kanchipuram: britisch, Gewürze, und gleich neben deinem Karaikal.
step-struggle-wrong-1 = Karaikal gehört dir! Ein Marker dort schadet nur dir. Wähl Kanchipuram.

step-one-each-words = Separatistenkriege könnten noch einen Markt treffen, einen mit Baumwolle. Versuch, auch diesen Vorteil zu nutzen.
step-one-each-done = Höchstens zwei Vorteile in einer Runde, und nie zwei aus derselben Region.

step-take-it-words = Bring Kanchipuram zu Ende: 1 Münze nimmt die rote Flagge weg, und der Marker geht mit. Dann setzen 2 Münzen deine eigene.
step-take-it-done = Drei Münzen statt vier, und eine ist noch übrig.

closing = Erst der Überfall, dann Umflaggen für 1. Zwei Vorteile je Runde, einer je Region, jeder einmal je Friedenszeit. Als Nächstes: Karten, die für einen Augenblick die Regeln ändern.
