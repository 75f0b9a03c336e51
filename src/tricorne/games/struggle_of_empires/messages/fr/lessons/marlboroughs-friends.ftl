moment = Bavière, août 1704. Vous êtes Marlborough. Vous avez mené vos habits rouges de la mer au Danube. Le prince Eugène d’Autriche vous attend avec son armée. De l’autre côté du fleuve, les Français.

step-1-words = Dans chaque guerre, les puissances se rangent en deux Grandes Alliances, rouge et bleue. Regardez en haut : vous, l’Autriche et les Provinces-Unies êtes rouges. La France et l’Espagne sont bleues. Les amis d’une même couleur ne peuvent jamais s’attaquer.

step-2-words = Ne me croyez pas sur parole. Essayez d’attaquer l’Autriche dans les États allemands.
step-2-done = Voilà : même alliance. Les couleurs changent à chaque guerre, et l’ami d’aujourd’hui est peut-être la cible de demain.

step-3-words = Vous avez deux armées, les Français en ont deux et tiennent deux écus. Choisissez Attaquer et la France, et lisez les probabilités. Que vous promettent-elles ?
step-3-answer-1 = 40 sur 100
step-3-answer-2 = 60 sur 100
step-3-answer-3 = 50 sur 100
step-3-done = Forces égales, et l’égalité est au défenseur : 40. Mais ces probabilités laissent de côté tous les alliés, les vôtres et les leurs.
step-3-wrong-1 = Ce serait avec un de plus que l’ennemi. Vous êtes à deux contre deux.
step-3-wrong-2 = On le croirait. Mais une bataille sur cinq entre égaux finit à égalité, et une égalité ne prend pas l’écu.

step-4-words = Confirmez l’attaque contre la France. Dès que vos 2 pièces d’or sont payées, on appelle les alliés : d’abord les vôtres, puis les leurs, le tout avant les dés.
step-4-wrong-1 = L’Espagne a ici des soldats mais pas d’écu. Vous pourriez les battre et ne gagner qu’un cimetière. Attaquez qui possède quelque chose.
step-4-wrong-2 = Une armée de plus aiderait. Mais Eugène est là, avec deux. Appelez-le !

step-5-words = Le prince Eugène engage ses deux armées. Dès maintenant, cette promesse le lie. Acceptez-vous ?
step-5-done = Quatre contre deux. On interroge maintenant les Provinces-Unies, et elles ménagent leurs hommes.
step-5-wrong-1 = L’orgueil précède la chute. Un allié ne prend aucune part du prix : l’écu est à vous seul. Acceptez.

step-6-words = Les promesses et l’or font partie de ce jeu. Offrez aux Provinces-Unies 1 pièce d’or pour leur unique armée. Faites l’offre sous Discussion, ou juste à côté de la question.
step-6-done = Les Provinces-Unies prennent la pièce et marchent. Un marché ainsi conclu engage. Une simple promesse, jamais.

step-7-words = La France appelle maintenant ses alliés. L’Espagne, étant bleue, peut l’aider.
step-7-done = L’Espagne engage une armée : cinq contre trois. Deux de plus, c’est environ trois chances sur quatre.

step-8-words = Les tambours battent. Lancez.
step-8-done = Sept à six ! La France perd une armée et un écu, et vous ne perdez rien.

step-9-words = L’Autriche a amené autant d’armées que vous, les Provinces-Unies une. À qui va l’écu ?
step-9-answer-1 = L’Autriche et moi le partageons
step-9-answer-2 = À moi seul
step-9-answer-3 = À qui a le plus perdu
step-9-done = Seul celui dont c’est le tour peut prendre un écu. Les alliés aident donc pour leurs propres raisons : nuire à un rival, l’or, ou parce que vous serez appelé ensuite.
step-9-wrong-1 = Une belle pensée, mais non. L’attaquant prend tout. Souvenez-vous-en quand on vous demandera de l’aide.
step-9-wrong-2 = L’histoire n’est pas si juste, et ce jeu non plus. L’attaquant le prend.

step-10-words = Finissez votre tour : passez votre seconde action. Puis la France riposte, contre l’écu de l’Autriche à côté de vous.
step-10-wrong-1 = Encore, tout de suite ? Vous pourriez. Mais voyons ce que font les Français, car c’est à vous maintenant d’être l’allié.

step-11-words = Une armée française et une espagnole contre les deux d’Eugène. Les Provinces-Unies restent à l’écart. C’est vous, maintenant, l’ami qu’on appelle. Combien de vos deux armées engagez-vous ?
step-11-done = Quatre contre deux. Vous ne risquez qu’une unité si les dés de l’Autriche sont mauvais. Vous y gagnez un allié qui se souvient.
step-11-wrong-1 = C’est votre droit. Mais si l’Autriche tombe ici, la France est de nouveau première, et à votre prochain appel Eugène sera occupé.
step-11-wrong-2 = Une demi-promesse est une demi-insulte, et chaque armée améliore beaucoup les chances. Envoyez les deux : votre écu est ici aussi.

step-12-words = Les Français arrivent. Lancez pour les deux camps.
step-12-done = Six à quatre pour l’Autriche. L’attaque échoue, et la France perd ici sa dernière armée. Un défenseur qui gagne garde ce qu’il a et ne prend rien.

remember-1 = On n’attaque que l’autre couleur. Les amis de votre couleur peuvent aider, et décident combien.
remember-2 = Seul l’attaquant peut gagner un écu. Les alliés aident pour l’or, par crainte, ou pour rendre un service.
remember-3 = Avant de confirmer, les probabilités sont sans alliés. Demandez d’abord autour de vous.
closing = Blenheim est gagné et Vienne est sauve. Vous avez mené des alliés, et vous en avez été un. Ensuite vient ce que Marlborough n’a jamais commandé : la flotte.
