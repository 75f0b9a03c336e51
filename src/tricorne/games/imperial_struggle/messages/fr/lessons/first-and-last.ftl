moment = Vous connaissez le tableau. Voici maintenant son cadre : qui joue en premier, comment une partie peut finir en une nuit, et ce que l’on compte si elle dure jusqu’en 1789. Vous êtes la France, trois fois.

step-track-words = Toute la partie : six tours de paix, quatre guerres. Une guerre suit les tours 1, 3, 4 et 5. Chaque nouvelle ère apporte de nouvelles cartes, de nouveaux ministères, et une limite de dette plus haute de 4.

step-initiative-words = La piste est à 12, la Grande-Bretagne mène donc. Le camp mené a l’initiative et dit qui commence. Premier, on choisit sa tuile d’abord. Second, on a le dernier mot. À vous de décider.
step-initiative-hint-1 = Les deux sont bons. Y a-t-il une tuile qu’il vous faut absolument ? Alors commencez. Le compte est-il serré ? Alors jouez en dernier.
step-initiative-done = Un choix honnête. Dans une vraie partie, regardez d’abord les tuiles : un seul Économique 4 vaut la peine de commencer.

step-early-end-words = Une autre partie, plus tard, au tour 5. À la fin de chaque tour et de chaque guerre, on regarde la piste. À 30 ou plus, la France a gagné. À 0 ou moins, la Grande-Bretagne. Elle est à 20, la prévision à 27.

step-three-more-words = C’est votre dernière manche du tour. Encore trois points, et la partie est à vous ce soir. Dans cette ère, le coton rapporte 3, et il est à égalité. Prenez Économique 3.
step-three-more-wrong-1 = Ses deux pièces sont une action mineure et ne peuvent retirer un drapeau. Il vous faut rompre une égalité.

step-cotton-words = Rompez l’égalité du coton. Quel marché de coton britannique atteignez-vous pour 3 pièces ?
step-cotton-done = La prévision indique 30.
step-cotton-wrong-1 = Du coton, oui, mais aucune ligne n’y mène depuis vos lieux. Regardez à côté du Bengale-Occidental.
step-cotton-wrong-2 = Les fourrures sont à égalité aussi, mais ne rapportent que 1 dans cette ère. Il vous faut 3.

step-tonight-words = Terminez la manche.
step-tonight-hint-1 = Appuyez sur le bouton qui termine la manche.
step-tonight-done = Trente. La France a gagné, bien avant 1789.

step-sweeps-words = Deux façons plus rares de gagner d’un coup. Remporter les quatre récompenses et toutes les demandes d’un même tour. Ou remporter tous les théâtres d’une guerre avec la plus grande avance. Si votre rival s’en approche, arrêtez-le.

step-final-words = Et encore une partie, jusqu’au bout. Le tour 6 est décompté comme toujours, puis vient le décompte final : 2 pour le plus de couronnes, 1 par marchandise où vous menez, 2 par territoire qui était au rival au début.

step-debt-counts-words = Et la dette : qui a plus de crédit disponible reçoit 1 point pour 2 d’écart, jusqu’à 4. Alors 16 ou plus, c’est la France, 14 ou moins, la Grande-Bretagne. À 15, le plus de crédit disponible gagne. À égalité : la Grande-Bretagne.

step-do-nothing-words = Votre dernière manche. Le tour vous porte de 7 à 13, le décompte final ajoute 2 : exactement 15. Crédit disponible : vous 5, la Grande-Bretagne 6. Aucun drapeau que vous puissiez encore planter n’y change rien. Quoi, alors ?
step-do-nothing-hint-1 = Quel acte rembourse la dette ? Vous l’avez déjà fait une fois, avec une tuile dont vous ne vouliez pas.
step-do-nothing-done = Vous avez passé, remboursé 2, et gagné à 15 avec plus de crédit disponible. Le dernier coup d’un siècle : rien.
step-do-nothing-wrong-1 = Une escadre pour une guerre qui ne viendra jamais, payée d’une dette qui décide la partie. La Grande-Bretagne vous remercie.

closing = Mené ? Alors vous choisissez qui commence. Devant ? Alors cherchez la fin précoce. À égalité ? Alors veillez à votre dette. Il reste une leçon : mettre tout ensemble.
