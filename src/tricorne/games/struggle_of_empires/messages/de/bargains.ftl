# Geschäfte, wo sie Aktionen sind
act-deal = Geschäft mit { $power }
act-no-deal = Kein Geschäft
act-give = Geben: { $thing }
act-get = Bekommen: { $thing }
act-until-round = Bis zum Ende dieser Runde
act-until-war = Bis zum Ende dieses Krieges
act-agree = Einverstanden
act-reject = Ablehnen
act-counter = Ja, aber für { $gold } Gold

thing-nothing = nichts
thing-gold = { $gold } Gold
thing-peace = ein Friedensversprechen
thing-peace-round = ein Friedensversprechen bis zum Ende dieser Runde
thing-peace-war = ein Friedensversprechen bis zum Ende dieses Krieges
thing-help = ein Hilfsversprechen
thing-help-round = ein Hilfsversprechen bis zum Ende dieser Runde
thing-help-war = ein Hilfsversprechen bis zum Ende dieses Krieges
thing-passing = das Versprechen, in dieser Auktion nicht zu erhöhen
thing-armies = { $number ->
    [one] 1 Armee für diesen Angriff
   *[other] { $number } Armeen für diesen Angriff
  }
thing-navies = { $number ->
    [one] 1 Flotte für diesen Angriff
   *[other] { $number } Flotten für diesen Angriff
  }

prompt-call-offer = Kauft { $power } die Hilfe von { $ally }, bevor diese Macht gefragt wird?
prompt-parley = { $attacker } will { $power } { $region-in } angreifen. Kauft { $power } sich Frieden?
prompt-deal-give = Geschäft mit { $power2 }: Was gibt { $power }?
prompt-deal-get = { $power } gibt { $power2 }: { $gives }. Was bekommt { $power } dafür?
prompt-deal-until = { $power } gibt { $power2 }: { $gives }; dafür: { $gets }. Bis wann?
prompt-deal-answer = { $power } bietet { $power2 }: { $gives }; dafür: { $gets }. Ist { $power2 } einverstanden?
prompt-deal-counter = { $power2 } nennt eine andere Summe. { $power } gibt: { $gives }; dafür: { $gets }. Ist { $power } einverstanden?

verb-give-gold = Gold geben
verb-get-gold = Gold bekommen
verb-get-armies = Armeen bekommen
verb-get-navies = Flotten bekommen
verb-counter-gold = Ja, aber für

title-call-offer = Hilfe kaufen?
title-parley = Frieden kaufen?
title-deal-give = Was gibst du?
title-deal-get = Was bekommst du?
title-deal-until = Bis wann?
title-deal-answer = Ein Geschäft?
title-deal-counter = Eine andere Summe

why-give = { $power } kann Gold geben, das da ist, oder ein Versprechen, das jetzt etwas bedeuten kann.
why-get = { $power } kann nur bekommen, was jetzt etwas bedeuten kann, und kein Gold für Gold.
why-first-give = { $power } sagt erst, was es gibt.
why-first-get = { $power } sagt erst, was es dafür will.
why-first-until = { $power } sagt erst, bis wann das Versprechen gilt.
why-first-answer = { $power } stimmt erst zu oder lehnt ab.
why-counter = Eine andere Summe ist höher für den, der bezahlt wird, und niedriger für den, der zahlt.
why-no-deal-now = Über kein Geschäft wird jetzt gesprochen.
why-one-deal = { $power } hat sein eines Geschäft in dieser Auktion oder diesem Zug schon begonnen.
why-call-offer = { $power } sagt erst, ob es die Hilfe von { $ally } kauft.
why-parley = { $power } sagt erst, ob es sich Frieden kauft.

log-parley = { $power } will { $enemy } { $region-in } angreifen.
log-deal-offered = { $power } bietet { $power2 }: { $gives }; dafür: { $gets }.
log-deal-countered = { $power2 } nennt eine andere Summe. { $power } gibt: { $gives }; dafür: { $gets }.
log-deal-agreed = Ein Geschäft: { $power } gibt { $power2 }: { $gives }; dafür: { $gets }.
log-deal-rejected = Kein Geschäft zwischen { $power } und { $power2 }.
log-deal-given = { $power } gibt { $power2 }: { $gives }, und verlangt nichts dafür.
log-word-broken = { $power } bricht { $power2 } gegenüber sein Wort.
log-word-kept = { $power } hat { $power2 } gegenüber Wort gehalten.

word-title = Versprechen
word-peace = { $power } hat { $power2 } Frieden versprochen
word-help = { $power } hat { $power2 } Hilfe versprochen
word-passing = { $power } hat { $power2 } versprochen, nicht zu erhöhen
word-until-round = bis zum Ende dieser Runde
word-until-war = bis zum Ende dieses Krieges
word-until-auction = in dieser Auktion
word-record = { $power }: { $kept } gehalten, { $broken } gebrochen
