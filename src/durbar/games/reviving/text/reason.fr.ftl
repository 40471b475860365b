# Pourquoi un coup est bon, dit à qui le joue. $section et $shows sont des noms de sections, $monument d’un genre de monument.

reason-finish = Votre monument est achevé ({ $monument }) : +{ $points }.
reason-finish-solo = Un monument est achevé ({ $monument }).
reason-finish-next = Avec la carte suivante, votre monument est achevé ({ $monument }) : +{ $points }.
reason-colours = Dont { $points } pour des sections de la même couleur.
reason-buddha-colour = Un Bouddha d’une nouvelle couleur sur votre place : { $points } de ces points.
reason-mission = Un objectif de votre mission est atteint ({ $monument }) : +{ $points } à la fin.
reason-mission-solo = Un objectif de la mission est atteint ({ $monument }).
reason-objective = L’objectif public est à vous : +{ $points }.
reason-starts = Un nouveau monument commence ({ $monument }) ; { $count ->
        [one] une section de plus l’achève
       *[other] { $count } sections de plus l’achèvent
    }.
reason-grows = Votre monument grandit ({ $monument }) ; il n’y manque plus { $count ->
        [one] qu’une section
       *[other] que { $count } sections
    }.
reason-next-in-hand = Vous avez déjà la section suivante en main ({ $monument }).
reason-one-colour = { $count } sections de la même couleur jusqu’ici ({ $colour }) : +{ $points } si tout le monument l’est.
reason-card-finish = « { $section } » achèverait votre monument ({ $monument }) : +{ $points }.
reason-card-buddha = « { $section } » : une couleur que vous n’avez pas encore, +{ $points }.
reason-card-extends = « { $section } » continue votre monument ({ $monument }).
reason-card-starts = « { $section } » peut commencer un monument ({ $monument }).
reason-bid-alone = Personne d’autre ne vise cette carte jusqu’ici.
reason-bid-near = À pièces égales, le plus proche l’emporte, et { $spot } est proche de la carte.
reason-bid-largest = Aucune pièce ne dépasse { $coin }.
reason-bid-keeps = Vous gardez votre { $coin } pour plus tard.
reason-coin = La pièce restante devient des points : +{ $points }.
reason-drop-useless = « { $shows } » ne va nulle part sur votre place pour l’instant.
reason-drop-least = « { $shows } » vous manquera moins que les cartes que vous gardez.
reason-keeps-cards = { $count ->
        [one] Une carte mérite
       *[other] { $count } cartes méritent
    } d’attendre le prochain tour.
reason-nothing-left = Il ne reste rien à construire.
