# Marchés, là où ce sont des actions
act-deal = Marché avec { $power-the }
act-no-deal = Pas de marché
act-give = Donner : { $thing }
act-get = Recevoir : { $thing }
act-until-round = Jusqu’à la fin de ce tour de table
act-until-war = Jusqu’à la fin de cette guerre
act-agree = D’accord
act-reject = Refuser
act-counter = Oui, mais pour { gold-pieces }

thing-nothing = rien
thing-gold = { gold-pieces }
thing-peace = une promesse de paix
thing-peace-round = une promesse de paix jusqu’à la fin de ce tour de table
thing-peace-war = une promesse de paix jusqu’à la fin de cette guerre
thing-help = une promesse d’aide
thing-help-round = une promesse d’aide jusqu’à la fin de ce tour de table
thing-help-war = une promesse d’aide jusqu’à la fin de cette guerre
thing-passing = la promesse de ne pas surenchérir dans cette enchère
thing-armies = { $number ->
    [one] { $number } armée pour cette attaque
   *[other] { $number } armées pour cette attaque
  }
thing-navies = { $number ->
    [one] { $number } flotte pour cette attaque
   *[other] { $number } flottes pour cette attaque
  }

prompt-call-offer = { $power } : acheter l’aide { $ally-of } avant sa réponse ?
prompt-parley = { $power } : acheter la paix avant l’attaque { $attacker-of } { $region-in } ?
prompt-deal-give = { $power } : que donner { $power2-to } ?
prompt-deal-get = { $power } : { $gives } { $power2-to }. Que recevoir en échange ?
prompt-deal-until = { $power } : { $gives } { $power2-to } ; en échange : { $gets }. Jusqu’à quand ?
prompt-deal-answer = Offre { $power-of } { $power2-to } : { $gives } ; en échange : { $gets }. { $power2 } : d’accord ?
prompt-deal-counter = Autre somme demandée. Marché avec { $power2-the }. { $power } donne : { $gives } ; en échange : { $gets }. { $power } : d’accord ?

verb-give-gold = Donner de l’or
verb-get-gold = Recevoir de l’or
verb-get-armies = Recevoir des armées
verb-get-navies = Recevoir des flottes
verb-counter-gold = Oui, mais pour

title-call-offer = Acheter de l’aide ?
title-parley = Acheter la paix ?
title-deal-give = Que donner ?
title-deal-get = Que recevoir ?
title-deal-until = Jusqu’à quand ?
title-deal-answer = Un marché ?
title-deal-counter = Une autre somme

why-give = { $power } : on donne l’or que l’on a, ou une promesse utile maintenant.
why-get = { $power } : on ne reçoit que ce qui est utile maintenant, et pas d’or pour de l’or.
why-first-give = { $power } : il faut d’abord dire ce qui est donné.
why-first-get = { $power } : il faut d’abord dire ce qui est demandé en échange.
why-first-until = { $power } : il faut d’abord dire jusqu’à quand dure la promesse.
why-first-answer = { $power } : il faut d’abord accepter ou refuser.
why-counter = Une autre somme est plus haute pour qui est payé, plus basse pour qui paie.
why-no-deal-now = Aucun marché n’est en discussion maintenant.
why-one-deal = { $power } : le seul marché de cette enchère ou de ce tour a déjà été proposé.
why-call-offer = { $power } : il faut d’abord dire si l’aide { $ally-of } est achetée.
why-parley = { $power } : il faut d’abord dire si la paix est achetée.

log-parley = Attaque imminente { $power-of } contre { $enemy-the } { $region-in }.
log-deal-offered = Offre { $power-of } { $power2-to } : { $gives } ; en échange : { $gets }.
log-deal-countered = Autre somme demandée. Marché avec { $power2-the }. { $power } donne : { $gives } ; en échange : { $gets }.
log-deal-agreed = Marché conclu. { $power } donne { $power2-to } : { $gives } ; en échange : { $gets }.
log-deal-rejected = Pas de marché entre { $power-the } et { $power2-the }.
log-deal-given = Don { $power-of } { $power2-to } : { $gives }, sans rien demander.
log-word-broken = Promesse { $power-of } { $power2-to } : rompue.
log-word-kept = Promesse { $power-of } { $power2-to } : tenue.

word-title = Promesses
word-peace = Promesse { $power-of } { $power2-to } : la paix
word-help = Promesse { $power-of } { $power2-to } : de l’aide
word-passing = Promesse { $power-of } { $power2-to } : ne pas surenchérir
word-until-round = jusqu’à la fin de ce tour de table
word-until-war = jusqu’à la fin de cette guerre
word-until-auction = dans cette enchère
word-record = { $power } : { $kept } tenues, { $broken } rompues
