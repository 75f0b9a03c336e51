# Comptes : invités qui peuvent revenir, appareils, clés d’accès, liens par courriel
top-account = Compte
account-title = Votre compte
account-keep = Gardez vos places
account-guest-words = { $seats ->
    [0] Vous jouez en invité sous le nom de { $name }. Seul ce navigateur vous connaît. Avec un compte, vous revenez de partout.
    [one] Vous jouez en invité sous le nom de { $name }. Seul ce navigateur vous connaît. Avec un compte, vous revenez de partout et votre place reste à vous.
   *[other] Vous jouez en invité sous le nom de { $name }. Seul ce navigateur vous connaît. Avec un compte, vous revenez de partout et vos { $seats } places restent à vous.
  }
account-invitation = Invitation
account-make-passkey = Les garder avec une clé d’accès
account-passkey-words = Votre appareil demande un doigt, un visage ou son propre code. Pas de mot de passe, rien à retenir.
account-address = Adresse électronique
account-send-link = M’envoyer un lien
account-link-sent = Si cette adresse permet d’entrer ici, un lien est en route. Il sert une fois, pendant { $minutes } minutes. Une adresse nouvelle se confirme dans ce navigateur.
account-no-way = Ce serveur n’envoie pas de courriel, et une clé d’accès a besoin d’un nom au lieu d’une simple adresse de réseau. Demandez au responsable.
account-stay = Ou restez invité : rien ne change.
account-have = J’ai un compte
account-bring = { $seats ->
    [one] La place de ce navigateur me suit dans mon compte
   *[other] Les { $seats } places de ce navigateur me suivent dans mon compte
  }
account-use-passkey = Entrer avec une clé d’accès
account-link-too = Ou faites-vous envoyer un lien à l’adresse de votre compte : le champ ci-dessus sert aux deux.
account-code = Code de secours
account-use-code = Entrer avec un code
account-ways = Vous revenez par : { $passkeys ->
    [0] aucune clé d’accès
    [one] une clé d’accès
   *[other] { $passkeys } clés d’accès
  }, { $mail ->
    [0] aucun lien par courriel
   *[other] un lien par courriel
  }, { $codes ->
    [0] aucun code de secours
    [one] un code de secours
   *[other] { $codes } codes de secours
  }.
account-one-way = Un seul chemin se perd vite : ajoutez-en un deuxième.
account-devices = Appareils
account-some-device = Un appareil
account-here = ici
account-sign-out = Déconnecter
account-sign-out-device = Déconnecter { $device }
account-another-device = Un autre appareil : ouvrez-y cette page, sous « J’ai un compte ».
account-leave = Se déconnecter ici
account-passkeys = Clés d’accès
account-made = créée { $time }
account-no-passkeys = Aucune pour l’instant.
account-add-passkey = Ajouter une clé d’accès
account-end-passkey = Retirer
account-end-passkey-of = Retirer la clé d’accès de { $device }
account-codes = Codes de secours
account-codes-words = { $count ->
    [0] Vous n’en avez pas. Chacun ouvre votre compte une fois, de partout.
    [one] Il en reste un. Chacun ouvre votre compte une fois, de partout.
   *[other] Il en reste { $count }. Chacun ouvre votre compte une fois, de partout.
  }
account-codes-once = Notez-les maintenant : ils ne sont montrés que cette fois, et les anciens ne servent plus.
account-new-codes = Nouveaux codes
account-mail = Courriel
account-no-mail = Pas encore d’adresse.
account-confirm-mail = Confirmer par un lien
account-mail-words = Pour les liens et les avis seulement. Personne d’autre ne la voit.
enter-title = Entrer
enter-words = Ce lien vous connecte dans ce navigateur. Il sert une fois.
enter-button = Entrer ici
mail-link-subject = Votre accès à Tricorne
mail-link-words = Quelqu’un qui joue sous le nom de { $name } a demandé ce lien. Il mène à votre compte, une fois, dans les { $minutes } minutes :
mail-link-foot = Si ce n’était pas vous, ne faites rien : sans le lien, personne n’entre.
why-no-ticket = Cela ne sert plus : déjà utilisé, trop ancien, ou différent de ce qui a été envoyé.
why-other-browser = Cette adresse est nouvelle ici : ouvrez le lien dans le navigateur où vous l’avez demandé.
why-no-passkey = Cette clé d’accès ne mène à aucun compte ici.
why-last-way = C’est votre dernier chemin de retour : ajoutez d’abord une autre clé d’accès ou une adresse.
why-no-mail = Ce serveur n’envoie pas de courriel.
why-mail-address = { $text } n’est pas une adresse électronique.
why-no-member = Seul un compte peut faire cela.
why-no-invitation = Les comptes sont ici pour les personnes invitées ; ce n’est pas l’invitation.
home-live = Parties à regarder
