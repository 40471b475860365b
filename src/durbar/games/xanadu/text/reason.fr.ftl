# Pourquoi un coup est bon, dit à qui le joue. $building et $card sont des noms de cartes, $resources de ressources.

reason-start = « { $card } » se vend { $price } dès maintenant{ $rises ->
        [yes] {""}, et { $most } au mieux
       *[no] {""}
    }.
reason-build = Une fois bâti, « { $card } » se vend { $price } dès maintenant{ $rises ->
        [yes] {""}, et { $most } au mieux
       *[no] {""}
    }.
reason-passive = À chaque tour, il vous donne : { $resources }.
reason-bonus = Avec le bonus de sa couleur : { $coins ->
        [one] une pièce de plus
       *[other] { $coins } pièces de plus
    } à la vente.
reason-sell-falling = Vendez avant que le prix ne tombe : { $price } maintenant, { $next } après le prochain ouvrier.
reason-sell-best = « { $building } » ne peut plus rapporter davantage que { $price }.
reason-sell-place = Cela fait de la place : personne n’a plus de { $count } bâtiments.
reason-sell-cards = Et vous piochez { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    } ce tour-ci.
reason-wait-rising = « { $building } » monte encore : { $price } maintenant, { $next } après le prochain ouvrier.
reason-wait-income = Ce tour-ci, vos bâtiments vous donnent : { $resources }.
reason-for-building = Récolte { $resources } pour bâtir « { $card } » ce tour-ci : il se vend { $price } dès maintenant{ $rises ->
        [yes] {""}, { $most } au mieux
       *[no] {""}
    }.
reason-plan = Ce tour-ci, vous pouvez bâtir « { $card } » : il se vend { $price } dès maintenant{ $rises ->
        [yes] {""}, { $most } au mieux
       *[no] {""}
    }.
reason-own-full = La dernière case est prise : « { $building } » se vend aussitôt, pour { $price }.
reason-own-rises = Le prix de votre « { $building } » monte de { $price } à { $next }.
reason-own-favour = La faveur de votre « { $building } » s’ouvre ; à chaque tour : { $resources }.
reason-other-falls = « { $building } » de { $to } tombe de { $price } à { $next }.
reason-collects = L’ouvrier récolte : { $resources }.
reason-spare = De vos cartes, « { $card } » est celle qui vous manquera le moins pour bâtir.
reason-end-keep = { $count ->
        [one] Une carte reste
       *[other] { $count } cartes restent
    } dans votre main, pour bâtir ou travailler au prochain tour.
reason-end-draw = Vous piochez maintenant { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
