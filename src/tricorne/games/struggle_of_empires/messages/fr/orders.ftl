# Ordres pour une enchère
order-title = Laisser un ordre
order-note = La maison répond pour vous jusqu’à la fin de cette enchère. Personne d’autre ne le sait ; vous pouvez retirer l’ordre à tout moment.
order-limit = Limite
order-bid-up-to = Miser jusqu’à { $gold } pour cette proposition
order-always = et la rétablir si quelqu’un la change
order-pass-while = Passer tant que cette proposition tient
order-pass-named = Passer, sauf si ma puissance est nommée
order-pass-all = Passer jusqu’à la fin de l’enchère
order-left = Votre ordre :
order-withdraw = Retirer l’ordre
order-ended-over = L’enchère est conclue ; votre ordre a pris fin.
order-ended-unforeseen = Il s’est passé quelque chose que votre ordre ne prévoyait pas. À vous de décider.
order-ended-left = Votre ordre a pris fin à votre départ.

order-words-pass = Passer jusqu’à la fin de cette enchère.
order-words-named = Passer dans cette enchère, sauf si votre puissance est nommée.
order-words-while = Passer tant que la proposition est : { $red } au rouge, { $blue } au bleu.
order-words-while-red = Passer tant que la proposition est : { $red } au rouge.
order-words-while-blue = Passer tant que la proposition est : { $blue } au bleu.
order-words-bid = Miser jusqu’à { $gold } tant que la proposition est : { $red } au rouge, { $blue } au bleu ; puis passer.
order-words-bid-red = Miser jusqu’à { $gold } tant que la proposition est : { $red } au rouge ; puis passer.
order-words-bid-blue = Miser jusqu’à { $gold } tant que la proposition est : { $blue } au bleu ; puis passer.
order-words-always = Miser jusqu’à { $gold } pour { $red-the } au rouge et { $blue-the } au bleu, quoi qu’on propose d’autre.
order-words-always-red = Miser jusqu’à { $gold } pour { $red-the } au rouge, quoi qu’on propose d’autre.
order-words-always-blue = Miser jusqu’à { $gold } pour { $blue-the } au bleu, quoi qu’on propose d’autre.

why-order-no-auction = Aucune enchère n’est en cours ; un ordre vaut pour l’enchère en cours.
why-order-opener = Vous ouvrez cette enchère et devez miser, ne serait-ce que 0.
why-order-no-proposal = Il n’y a pas encore de proposition ; attendez que l’enchère soit ouverte.
why-order-other-proposal = Une autre proposition est en cours ; un ordre nomme celle-là, ou dit de rétablir la sienne chaque fois qu’on la change.
why-order-cannot-propose = Ces deux puissances ne peuvent pas être proposées maintenant.
why-order-too-low = La mise est de { $bid } : un ordre de miser va au-delà, ou bien l’ordre est de passer.

# Comment s’écrivent les ordres
order-unknown = « { $words } » n’est pas un ordre : { order-forms }
order-no-proposal = Cet ordre ne nomme pas de proposition : { order-forms }
order-bad-part = « { $words } » n’est pas une partie de proposition : { order-forms }
order-both-sides = Une proposition nomme une puissance pour le rouge et une pour le bleu : { order-forms }
order-forms = un ordre s’écrit « pass », « pass unless named », « pass while red POWER blue POWER » ou « bid GOLD red POWER blue POWER » (et « always »).
