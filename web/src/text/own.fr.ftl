# Les statistiques de son propre jeu, en français. Chargées avec leur page.

own-title = Comment vous jouez à { $game }
own-games = Jeux
own-match = Partie du
own-nothing = Vous n’avez pas encore fini de partie de { $game } ici.
own-alone = En solitaire, il n’y a rien à quoi comparer les victoires.
own-not-reviewed = Aucune de vos parties n’a encore été analysée.
own-unreviewed = { $count ->
    [one] Votre dernière partie n’a pas encore été analysée.
   *[other] Vos { $count } dernières parties n’ont pas encore été analysées.
}
own-review = Les analyser
own-asked = { $count ->
    [one] Une analyse est en cours, quand la maison en a le temps.
   *[other] { $count } analyses sont en cours, quand la maison en a le temps.
}
own-look = Regarder à nouveau
own-wins = Victoires
own-wins-told = { $games ->
    [one] Une partie, { $wins } gagnée ; on pouvait en attendre { $expected }.
   *[other] { $games } parties, dont gagnées : { $wins } ; on pouvait en attendre { $expected }.
}
own-won = gagnées
own-expected = attendues
own-wins-figures = Les victoires en tableau
own-wins-what = Additionnées au fil de vos parties. Ce qu’on peut attendre est la part égale, une sur trois à une table de trois ; dans une partie cotée, cela suit des cotes de chacun avant elle.
own-good = Bons choix
own-good-told = Ces derniers temps, { $percent } de vos choix étaient les meilleurs ou bons. Une partie perd { $given } de la victoire.
own-good-one = chaque partie
own-good-lately = les { $count } dernières
own-good-figures = Les bons choix en tableau
own-good-what = La part de vos choix que l’analyse juge les meilleurs ou bons, d’après ce que vous pouviez savoir.
own-habits = Trop souvent, trop rarement
own-habits-figures = Les habitudes en tableau
own-habits-what = Comptées sur les choix de vos parties analysées ; le robot fort, c’est ce qu’il aurait joué à votre place.
own-habit = Habitude
own-decisions = choix
own-you = Vous
own-bot = Le robot fort
own-habit-alike = Aucune différence que ce nombre de choix permette de prouver.
own-habit-unknown = Trop peu de choix pour le dire.
