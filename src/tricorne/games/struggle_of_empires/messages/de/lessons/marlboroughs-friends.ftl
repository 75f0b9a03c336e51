moment = Bayern, August 1704. Du bist Marlborough. Vom Meer bis an die Donau bist du mit deinen Rotröcken marschiert. Prinz Eugen von Österreich erwartet dich mit seiner Armee. Jenseits des Flusses stehen die Franzosen.

step-1-words = In jedem Krieg stehen die Mächte in zwei Großen Allianzen, Rot und Blau. Sieh nach oben: du, Österreich und Holland seid rot. Frankreich und Spanien sind blau. Freunde derselben Farbe können einander nie angreifen.

step-2-words = Glaub es nicht einfach mir. Versuch, Österreich in den Deutschen Staaten anzugreifen.
step-2-done = Da steht es: dieselbe Allianz. Die Farben wechseln mit jedem Krieg, also kann der Freund von heute das Ziel von morgen sein.

step-3-words = Du hast zwei Armeen, die Franzosen haben zwei und halten zwei Schilde. Wähl Angreifen und Frankreich, und lies die Aussichten. Was versprechen sie dir?
step-3-answer-1 = 40 von 100
step-3-answer-2 = 60 von 100
step-3-answer-3 = 50 von 100
step-3-done = Gleiche Stärke, und ein Unentschieden hält für den Verteidiger: 40. Aber diese Aussichten lassen alle Verbündeten weg, deine und ihre.
step-3-wrong-1 = So wäre es, wenn du eins stärker wärst als der Feind. Du stehst zwei gegen zwei.
step-3-wrong-2 = Das sollte man meinen. Aber jede fünfte Schlacht unter Gleichen endet unentschieden, und das bringt den Schild nicht.

step-4-words = Bestätige den Angriff auf Frankreich. Sobald du deine 2 Gold gezahlt hast, werden die Verbündeten gerufen: erst deine, dann ihre, alle vor dem Würfeln.
step-4-wrong-1 = Spanien hat hier Soldaten, aber keinen Schild. Du könntest sie schlagen und gewännest nur einen Friedhof. Greif den an, der etwas besitzt.
step-4-wrong-2 = Eine Armee mehr würde helfen. Aber Eugen ist hier, mit zweien. Ruf ihn!

step-5-words = Prinz Eugen stellt seine beiden Armeen. Von nun an ist er daran gebunden. Nimmst du an?
step-5-done = Vier gegen zwei. Jetzt werden die Holländer gefragt, und die gehen sparsam um mit ihren Männern.
step-5-wrong-1 = Hochmut kommt vor dem Fall. Ein Verbündeter bekommt keinen Anteil an der Beute: der Schild gehört dir allein. Nimm an.

step-6-words = Versprechen und Gold gehören zu diesem Spiel. Biete Holland 1 Gold für seine eine Armee. Mach das Angebot unter Gespräch oder gleich neben der Frage.
step-6-done = Die Holländer nehmen die Münze und marschieren. Ein so geschlossener Handel bindet. Ein bloßes Versprechen bindet nie.

step-7-words = Nun ruft Frankreich seine Verbündeten. Spanien ist blau und darf Frankreich helfen.
step-7-done = Spanien stellt eine Armee: fünf gegen drei. Zwei stärker heißt, dass es etwa dreimal von vier gelingt.

step-8-words = Die Trommeln schlagen. Wirf.
step-8-done = Sieben zu sechs! Frankreich verliert eine Armee und einen Schild, und du verlierst nichts.

step-9-words = Österreich brachte so viele Armeen wie du, Holland brachte eine. Wer bekommt den Schild?
step-9-answer-1 = Österreich und ich teilen ihn
step-9-answer-2 = Ich allein
step-9-answer-3 = Wer am meisten verloren hat
step-9-done = Nur wer am Zug ist, kann einen Schild nehmen. Verbündete helfen also aus eigenen Gründen: um einem Rivalen zu schaden, für Gold, oder weil als Nächstes du gefragt wirst.
step-9-wrong-1 = Ein edler Gedanke, aber nein. Der Angreifer nimmt alles. Denk daran, wenn man dich um Hilfe bittet.
step-9-wrong-2 = So gerecht ist die Geschichte nicht, und dieses Spiel auch nicht. Der Angreifer bekommt ihn.

step-10-words = Bring deinen Zug zu Ende: pass mit der zweiten Aktion. Dann schlägt Frankreich zurück, gegen Österreichs Schild neben dir.
step-10-wrong-1 = Gleich noch einmal? Du könntest. Aber sehen wir, was die Franzosen tun, denn nun bist du der Verbündete.

step-11-words = Eine französische und eine spanische Armee gegen Eugens zwei. Holland hält sich diesmal heraus. Jetzt bist du der Freund, der gefragt wird. Wie viele deiner zwei Armeen stellst du?
step-11-done = Vier gegen zwei. Du wagst nur eine Einheit, falls Österreichs Würfel schlecht sind. Du gewinnst einen Verbündeten, der sich erinnert.
step-11-wrong-1 = Das ist dein Recht. Aber fällt Österreich hier, liegt Frankreich wieder vorn, und wenn du das nächste Mal rufst, hat Eugen zu tun.
step-11-wrong-2 = Ein halbes Versprechen ist eine halbe Beleidigung, und die Aussichten steigen steil mit jeder Armee. Schick beide: auch dein Schild steht hier.

step-12-words = Die Franzosen rücken an. Wirf für beide Seiten.
step-12-done = Sechs zu vier für Österreich. Der Angriff scheitert, und Frankreich verliert seine letzte Armee hier. Ein Verteidiger, der siegt, behält, was er hat, und nimmt nichts.

remember-1 = Du greifst nur die andere Farbe an. Freunde deiner eigenen dürfen helfen und entscheiden, wie viel.
remember-2 = Nur der Angreifer kann einen Schild gewinnen. Verbündete helfen für Gold, aus Furcht oder weil sie etwas schulden.
remember-3 = Die Aussichten vor dem Bestätigen sind ohne Verbündete. Frag erst herum.
closing = Höchstädt ist gewonnen, und Wien ist sicher. Du hast Verbündete geführt und warst selbst einer. Als Nächstes kommt, was Marlborough nie befehligte: die Flotte.
