# L’aide de jeu : un tour en quelques lignes, et d’où viennent les points. Une ligne vide est omise. $seats est le nombre de
# joueurs ; les options s’écrivent comme elles se nomment.

aid-turn-1 = Piochez { $seats } cartes face cachée, une par joueur.
aid-turn-2 = Retournez-les l’une après l’autre et donnez chacune à quelqu’un qui n’en a pas encore à ce tour, vous compris.
aid-turn-3 = Une carte se pose au bout de la rangée, à droite. Additionnez les heures : { $limit } ou plus, c’est trop tard ; { $raised } ou plus avec une Permission de minuit.
aid-turn-4 = Dès qu’un chat reste trop tard, la manche s’arrête : il perd toute sa rangée, et tous les autres rapportent leurs grelots.
aid-turn-5 = Puis toutes les rangées sont vidées, et le joueur suivant celui qui a la carte Premier joueur commence la manche suivante.
aid-points-1 = Chaque grelot d’une pile de score est un point. Dans une rangée, il n’est pas encore à l’abri.
aid-points-2 = { $full_pile_variant ->
    [true] On joue toute la pioche : une fois vide, le prochain chat à rester trop tard met fin à la partie, et le plus de grelots gagne.
   *[other] Le premier à avoir { $goal } grelots dans sa pile de score gagne aussitôt.
  }
aid-points-3 = À égalité, gagne le joueur le plus loin de la carte Premier joueur, dans le sens horaire.
