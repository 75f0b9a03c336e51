# Ehrliche Würfel: die Briefe an einem wartenden Tisch, und die Seite, die eine beendete Partie beweist
end-fair = ehrliche Würfel: jeden beweisen
letters-title = Die Briefe für die Würfel
letters-words = Alle Plätze sind besetzt. Jeder Browser öffnet nun den Brief, den er für die Würfel versiegelt hat; es fehlen noch: { $powers }.
letters-late = Ein Brief kommt von selbst, sobald sein Spieler Tricorne öffnet. Nach zehn Minuten beginnt die Partie ohne die fehlenden.
letters-begin = Ohne sie beginnen
fair-title = Ehrliche Würfel
fair-words = Bevor jemand Platz nahm, hat das Haus ein Geheimnis in einem Brief versiegelt, und jeder von euch hat einen eigenen Brief dazugelegt. Jeder Würfel und jede Ziehung entsteht aus allen diesen Briefen zusammen; niemand, auch das Haus nicht, konnte sich einen aussuchen. Nun liegen die Briefe offen: Ein Druck auf den Knopf, und dein eigener Browser rechnet alles noch einmal nach.
fair-table = zum Tisch
fair-prove = Jeden Würfel beweisen
fair-ready = { $outcomes ->
    [one] Ein Ergebnis
   *[other] { $outcomes } Ergebnisse
}, { $letters ->
    [one] ein Brief
   *[other] { $letters } Briefe
}. Es dauert einen Augenblick; nichts wird gesendet.
fair-working = Wird nachgerechnet …
fair-done = Jeder Würfel ist bewiesen
fair-all = { $outcomes ->
    [one] Ein Ergebnis bewiesen
   *[other] Alle { $outcomes } Ergebnisse bewiesen
}, hier, von diesem Browser, gerade eben. Jedes Siegel passt zu seinem Brief.
fair-failed = Etwas stimmt nicht
fair-wrong = { $count ->
    [one] Ergebnis { $numbers } folgt nicht aus den Briefen.
   *[other] Die Ergebnisse { $numbers } folgen nicht aus den Briefen.
} Sichere diese Seite und sage es dem Betreiber.
fair-broken = { $who }: Dieser Brief ist nicht der versiegelte.
fair-house = Das Haus
fair-sealed = versiegelt { $time }
fair-opened = geöffnet { $time }
fair-unopened = nie geöffnet: ohne Anteil an den Würfeln
fair-seal = Siegel
fair-stirred = Verrührt
fair-stirred-words = ein Schlüssel für diese Partie; Bots geben nichts dazu und müssen es nicht
fair-every = Jeder Würfel, jede Ziehung
fair-press = antippen, um zu sehen, wie es zustande kam
fair-proven = alle bewiesen
fair-hidden-note = Ziehungen mit gepunktetem Rand waren bis zum Ende verdeckt; sie werden ebenso bewiesen. Wer etwas zurücknimmt und noch einmal tut, trifft denselben Würfel.
fair-outcome = Ergebnis { $number }
fair-outcome-told = Ergebnis { $number }: { $outcome }
fair-moment = Moment { $number } am Tisch ansehen
fair-number = Nummerieren
fair-stir = Mit dem Schlüssel verrühren
fair-ticket = Die ersten zwölf Ziffern, der Rest bei Teilung durch { $total }
fair-count = In alphabetischer Reihenfolge abzählen
fair-later = den Knopf drücken
fair-could = Was hätte kommen können
fair-fell = So ist es am Tisch gefallen.
fair-forged = Die Aufzeichnung sagt { $told }, die Briefe ergeben { $given }. Diese Aufzeichnung wurde verändert.
fair-receipt-fits = Das sind die Siegel, die dieser Browser sah, bevor er seinen Brief öffnete, und sein Brief ist dabei.
fair-receipt-none = Dieser Browser hat an diesem Tisch keinen Brief geöffnet und daher keine Quittung zum Vergleichen.
fair-receipt-left-out = Der Brief dieses Browsers ist nicht unter den geöffneten. Wenn du da warst, als die Partie begann, frage den Betreiber, warum.
fair-receipt-other-seals = Das sind nicht die Siegel, die dieser Browser sah, bevor er seinen Brief öffnete. Sichere diese Seite und sage es dem Betreiber.
fair-proof = Der ganze Beweis
fair-proof-words = lesen, kopieren, irgendwo laufen lassen
fair-lists = Was bei jeder Ziehung hätte kommen können, übernimmt diese Seite vom Haus. Das Programm leitet es aus den Regeln her: Sichere die Aufzeichnung und rufe „tricorne verify“ auf.
fair-old = Dieser Tisch ist älter als die Briefe: Seine Würfel kommen aus einem geheimen Startwert, der vor der Partie versiegelt wurde. Sichere die Aufzeichnung und beweise sie mit „tricorne verify“.

why-no-seal = ein Siegel ist die SHA-256 eines Briefes: 64 Ziffern 0-9 a-f
why-no-letter-awaited = von diesem Platz wird kein Brief erwartet
why-letter-too-late = die Partie hat ohne ihn begonnen
why-letter-too-early = Briefe werden geöffnet, wenn alle Plätze besetzt sind
why-other-letter = das ist nicht der Brief, der versiegelt wurde
why-dice-sealed = die Partie ist nicht zu Ende; ihre Würfel bleiben bis dahin versiegelt
