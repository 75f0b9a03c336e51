# Ce qui tient la maison debout : parties mises de côté, noms à confondre, limites
aside-title = Cette partie est mise de côté
aside-words = Elle n’a pas pu être ouverte : ce qui est enregistré ne convient pas à cette version de Tricorne. Rien n’a été jeté. Enregistrez le relevé et prévenez le responsable de ce serveur ; « tricorne doctor » lui en dira plus.
aside-record = Enregistrer le relevé
card-aside = Mise de côté
why-set-aside = Cette partie est mise de côté, car elle ne peut pas être ouverte ; son relevé peut être enregistré.
why-no-moment = Ce moment ne peut pas être retrouvé à partir du relevé.
why-mixed-scripts = Un nom s’écrit dans une seule écriture : latine, grecque ou cyrillique, sans mélange.
why-name-alike = À cette table, quelqu’un s’appelle déjà { $name } : choisissez un nom qu’on ne confonde pas avec le sien.
why-other-name = Ce serveur ne répond pas à ce nom.
