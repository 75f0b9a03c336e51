moment = Wien, Herbst 1744. Friedrich von Preußen hat die bessere Ausbildung, und Bayern ist auf seiner Seite. Du bist Maria Theresia. Du hast Geduld, ein wenig Gold und ein gutes Adressbuch.

step-1-words = Preußen hat in den Deutschen Staaten zwei Armeen, du hast drei. Trotzdem zählt es 4. Seine Armeeausbildung bringt 1 dazu, weil du keine hast. Sein Freund Bayern bringt noch 1. Such Bayern auf der Karte.
step-1-done = Ein örtliches Bündnis: ein kleiner Staat, der sein Gewicht einer Macht leiht, bis der Krieg endet.
step-1-wrong-1 = Das ist Sachsen, und mit ihm hat noch niemand gesprochen. Merk dir den Namen. Bayern liegt daneben.

step-2-words = Bayern ist vergeben, und jedes Bündnis gehört nur einem. Aber Sachsen ist frei und kostet nichts. Wähl Bündnis, dann Sachsen. Das ist eine besondere Aktion.
step-2-wrong-2 = Polen hilft in Mitteleuropa, wo dich niemand bedroht. Der Streit ist in den Deutschen Staaten: Sachsen.

step-3-words = Was genau wird Sachsen für dich tun?
step-3-answer-1 = Mir eine Armee geben, die ich verlieren kann
step-3-answer-2 = In den Deutschen Staaten 1 hinzufügen, im Angriff oder in der Verteidigung
step-3-answer-3 = Überall 1 hinzufügen
step-3-done = Plus 1 in jedem deiner eigenen Kämpfe dort, solange eine eigene Einheit dabei ist. Fallen kann es nicht.
step-3-wrong-1 = Ein Bündnis fällt nie. Es fügt deiner Seite einfach 1 hinzu.
step-3-wrong-2 = Jedes Bündnis hilft in einer Region. Nur Portugal reicht in drei: Südamerika, Indien und Ostindien.

step-4-words = Nun sieh auf dein eigenes Plättchen: Verbesserte Landwirtschaft. Plättchen mit einer freien Aktion kosten beim Nutzen keine Aktion. Nutze es, und achte auf deine Bevölkerung und deine Aktionen.
step-4-done = Ein Mensch mehr, und immer noch eine Aktion übrig. Das Plättchen ist umgedreht. Im nächsten Krieg wacht es wieder auf.
step-4-wrong-1 = Ja, gleich. Erst das Geschenk.

step-5-words = Bau eine Armee und schick sie in die Deutschen Staaten.
step-5-done = Vier Armeen und Sachsen. Preußen grübelt und passt. Du bist am Zug.
step-5-wrong-1 = Mit Sachsen steht es vier zu vier: 40 von 100. Erst noch eine Armee.

step-6-words = Zähl noch einmal. Du: vier Armeen, Sachsen. Preußen: zwei Armeen, seine Ausbildung, Bayern. Wie steht es?
step-6-answer-1 = Fünf zu vier für mich
step-6-answer-2 = Vier zu vier
step-6-answer-3 = Fünf zu zwei für mich
step-6-done = Sechzig von hundert. Ein Plättchen kann das verbessern.
step-6-wrong-1 = Vergiss Sachsen auf deiner Seite nicht: fünf.
step-6-wrong-2 = Seine zwei Armeen sind nicht allein: mehr Ausbildung ist +1, und Bayern ist +1. Vier.

step-7-words = Öffne Plättchen und sieh dich um. Verbesserungen bleiben für immer. Freie Aktionen wirken einmal in jedem Krieg. Was unter Sofort steht, wirkt einmal und ist fort. Such das Plättchen Reserven.
step-7-done = Reserven, 2 Gold: einmal in jedem Krieg darfst du zu den Würfeln Nein sagen, und beide Seiten werfen neu.
step-7-wrong-1 = Armeeausbildung ist großartig, und für immer. Aber für 6 Gold hebt sie heute nur die von Preußen auf. Such Reserven.

step-8-words = Nimm Reserven. Ein Plättchen zu nehmen ist deine besondere Aktion, also bleibt die gewöhnliche frei für den Angriff.
step-8-wrong-1 = 6 deiner 8 Gold, um Preußen sein +1 zu nehmen. Stark in einer langen Partie. Aber heute ist ein zweiter Wurf für 2 Gold der bessere Handel.
step-8-wrong-2 = Du hast zwei Aktionen. Erst nehmen, dann angreifen: ein Plättchen hilft schon in dem Zug, in dem du es nimmst.

step-9-words = Mit Reserven sagen die Aussichten 84 statt 60. Greif Preußen an.
step-9-wrong-1 = Fein gemacht und keine Einladung? Greif an.

step-10-words = Wirf.
step-10-done = Fünf zu sechs. Das wäre eine Niederlage. Aber das Spiel fragt nach deinen Reserven.

step-11-words = Ruf die Reserven. Diese Würfel sind vergessen, und beide Seiten werfen neu.
step-11-wrong-1 = Und die Schlacht verlieren und eine Armee dazu, mit 60 von 100 noch in der Tasche? Nutze sie.

step-12-words = Noch einmal, und besser.
step-12-done = Neun zu sechs! Ein Schild wird österreichisch, und du bist in den Deutschen Staaten vorn.

step-13-words = Wenn dieser Krieg endet, was wird dann aus deinen zwei Trümpfen, Sachsen und Reserven?
step-13-answer-1 = Ich behalte beide
step-13-answer-2 = Sachsen geht, die Reserven sind wieder frisch
step-13-answer-3 = Beide sind fort
step-13-done = Kleine Staaten überlegen es sich mit jedem Krieg anders. Plättchen bleiben: je früher du eines nimmst, desto öfter dient es dir.
step-13-wrong-1 = Sachsen ist nur in diesem Krieg ein Freund. Das Plättchen gehört dir für immer und ist wieder bereit.
step-13-wrong-2 = Das Bündnis, ja. Das Plättchen bleibt dein und ist im nächsten Krieg wieder bereit.

remember-1 = Ein örtliches Bündnis ist +1 in seiner Region, im Angriff wie in der Verteidigung, bis der Krieg endet. Die meisten sind umsonst.
remember-2 = Ein Plättchen zu nehmen ist deine besondere Aktion. Eines zu nutzen ist eine freie Aktion.
remember-3 = Manche Plättchen bleiben für immer, manche wirken einmal in jedem Krieg, manche wirken einmal und sind fort.
closing = Sachsen marschierte, die Reserven rückten vor, und Friedrich wich zurück. Du kennst nun jede Art von Aktion. Als Nächstes: wie die Großen Allianzen entstehen, noch vor dem ersten Schuss.
