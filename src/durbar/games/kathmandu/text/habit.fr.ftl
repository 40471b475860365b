# Ce qu’on fait trop souvent ou trop rarement, en français : pour les statistiques de son propre jeu

habit-tired = Marqueurs d’épuisement pour un trajet, quand les trajets diffèrent
    .often = Vous fatiguez votre yack plus qu’un robot fort.
    .seldom = Vous ménagez votre yack plus qu’un robot fort.
habit-reroll = Dés relancés, quand on pouvait
    .often = Vous relancez plus souvent qu’un robot fort.
    .seldom = Vous relancez moins souvent qu’un robot fort.
habit-done = Tours finis alors qu’on pouvait encore agir
    .often = Vous finissez votre tour plus tôt qu’un robot fort.
    .seldom = Vous continuez là où un robot fort finirait son tour.
