### Décomptes d’un tour de paix et d’une guerre.

count-peace = Le tour de paix est compté
count-war = La guerre est comptée
count-began = au départ
count-total = à la fin
count-why = { $britain } : { $france }{ $lead ->
    [1] {""}
   *[other] , il faut { $lead } d’avance
}
count-map = Carte et marqueurs
count-tiles = Tuiles de guerre
count-strength = Force
count-spoils = Butin
count-effects = Effets des tuiles
count-margin = de { $margin }
count-from-to = Le total des points de victoire passe de { $before } à { $after }.
