# Ce qu’on fait trop souvent ou trop rarement, en français : pour les statistiques de son propre jeu

habit-bid = Valeur de la pièce misée
    .often = Vous misez trop : vos pièces sont plus grandes que celles d’un robot fort.
    .seldom = Vous misez trop peu : vos pièces sont plus petites que celles d’un robot fort.
habit-wait = Construction arrêtée alors qu’on pouvait construire
    .often = Vous arrêtez de construire plus tôt qu’un robot fort.
    .seldom = Vous construisez là où un robot fort attendrait.
