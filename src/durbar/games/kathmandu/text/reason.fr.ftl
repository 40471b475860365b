# Pourquoi un coup est bon, dit à qui le joue. $good, $animal, $equipment, $resources et $landscape sont des noms.

reason-arrive = Vous atteignez Katmandou et prenez la tuile de { $points } points.
reason-borders = { $count ->
        [one] Une bordure de moins
       *[other] { $count } bordures de moins
    } jusqu’à Katmandou : +{ $points }.
reason-tile = Vous complétez la tuile Yack ({ $landscape }) : +{ $points }.
reason-offering = Une offrande au temple : +{ $points }.
reason-good = Vous achetez : { $good }, +{ $points }.
reason-special = La marchandise spéciale est à vous : +{ $points }.
reason-set = Vos marchandises forment une plus grande série : +{ $points }.
reason-plans = Vos plans valent davantage : +{ $points }.
reason-animal = Avec cet animal ({ $animal }), vos animaux valent davantage : +{ $points }.
reason-animal-first = Vous peignez un animal ({ $animal }) : plus vous avez d’avance en animaux, plus chacun vaut.
reason-gear = Vous prenez de l’équipement : { $equipment }.
reason-resource = Vous gagnez : { $resources }.
reason-storm = Vous n’êtes plus derrière la tempête, qui vous épuiserait chaque soir.
reason-tired = Cela coûte { $count ->
        [one] un marqueur d’épuisement
       *[other] { $count } marqueurs d’épuisement
    } (−{ $points }).
reason-fresh = Vous perdez { $count ->
        [one] un marqueur d’épuisement
       *[other] { $count } marqueurs d’épuisement
    } : +{ $points }.
reason-reroll = Les dés encore libres peuvent tomber mieux.
reason-draw = Un plan de la pioche : une paire de même couleur vaut { $points } points.
reason-place = Vous commencez ici : { $landscape }.
reason-stops = Le chemin finit ici : { $landscape }.
reason-rest = Avec { $count } marqueurs d’épuisement, vous ne pouvez que vous reposer : ils disparaissent.
reason-keeps = { $count ->
        [one] Une ressource vous reste
       *[other] { $count } ressources vous restent
    } pour la suite.
reason-nothing-more = Il n’y a rien de plus à faire ici.
