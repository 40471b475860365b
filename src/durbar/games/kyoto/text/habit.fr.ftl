# Ce qu’on fait trop souvent ou trop rarement, en français : pour les statistiques de son propre jeu

habit-leader = Grelots donnés à qui a la plus longue pile de score
    .often = Vous donnez des grelots à qui est en tête plus souvent qu’un robot fort.
    .seldom = Vous donnez des grelots à qui est en tête moins souvent qu’un robot fort.
habit-keep = Grelots gardés pour soi
    .often = Vous gardez des grelots plus souvent qu’un robot fort.
    .seldom = Vous donnez des grelots plus souvent qu’un robot fort.
habit-refuse = Cartes refusées, quand un Refus était dans la rangée
    .often = Vous utilisez vos Refus plus tôt qu’un robot fort.
    .seldom = Vous gardez vos Refus plus longtemps qu’un robot fort.
