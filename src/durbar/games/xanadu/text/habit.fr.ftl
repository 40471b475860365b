# Ce qu’on fait trop souvent ou trop rarement, en français : pour les statistiques de son propre jeu

habit-sell = Bâtiments vendus, quand on pouvait vendre
    .often = Vous vendez plus tôt qu’un robot fort.
    .seldom = Vous vendez plus tard qu’un robot fort.
habit-own = Ouvriers envoyés sur ses propres bâtiments
    .often = Vous envoyez des ouvriers chez vous plus souvent qu’un robot fort.
    .seldom = Vous envoyez des ouvriers chez les autres plus souvent qu’un robot fort.
habit-end = Tours finis alors qu’un ouvrier pouvait encore partir
    .often = Vous finissez votre tour plus tôt qu’un robot fort.
    .seldom = Vous finissez votre tour plus tard qu’un robot fort.
