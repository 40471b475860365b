# L’étude d’un jeu, en français. Chargée là où l’on en montre une.

study-none = Personne n’a encore publié d’étude de ce jeu. Vous pouvez en faire une :
study-what = { $games } parties à { $seats }, jouées par des robots « { $bot } ».
study-how = Entre parenthèses : les bornes entre lesquelles se trouve le vrai chiffre, 95 fois sur 100. Le trait pointillé est la part équitable, ou la moyenne. Tout cela vaut pour ces robots ; des personnes peuvent jouer autrement.
study-stopped = Cette étude a été arrêtée avant sa fin ; les chiffres sont de ce qui avait été joué.
study-start = Qui commence
study-by-turn = Victoires selon l’ordre du tour
study-begins = commence
study-later = { $count ->
    [one] 1 place plus loin
   *[other] { $count } places plus loin
  }
study-length = Durée et décisions
study-moves = Coups d’une partie
study-decisions = Coups avec un choix
study-choices = Chacun d’eux a { $choices } coups permis en moyenne.
study-spread = { $mean } en moyenne ; neuf sur dix entre { $low } et { $high }
study-points = Points
study-scores = Points d’un joueur
study-margin = Avance du premier
study-leads = En tête
study-leaders = Victoires de qui mène seul après cette part des coups
study-lead-changes = La tête change { $changes } fois en moyenne. Le vainqueur mène seul pour de bon après { $clear } des coups en moyenne ; qui ne mène jamais seul avant la fin compte pour 100 %.
study-skill-luck = Adresse et chance
study-skill = Victoires d’un robot parmi des robots « { $bot } »
study-luck = { $deals } donnes ont chacune été jouées { $replays } fois avec une autre chance après la mise en place. La donne explique { $won } de qui gagne ({ $low } à { $high }) ; le reste est pioché, lancé et choisi plus tard.
study-changes = Ce que changeraient d’autres suppositions
study-changes-what = Les mêmes donnes ont été jouées avec un changement : une option, ou ce qui est reconstitué dans la boîte. Les marques pleines sont établies : zéro est hors de l’intervalle. En pour cent de ce qu’il en est sinon ; ce qui ne compte qu’avec une option est comparé à cette option. Chacun est examiné pour lui-même : là où rien ne change, la chance seule en établit environ un sur vingt.
study-change-turn-0 = Victoires de qui commence
study-change-moves = Coups d’une partie
study-change-best = Le meilleur score
study-change-margin = Avance du premier
study-used = Ce qui a servi, et qui a gagné avec
study-used-what = { $count } choses ont été examinées ensemble ; { $stand } effets tiennent après la correction de Benjamini et Hochberg, et sont pleins. Un effet est la part de victoires de qui l’a fait, moins celle des autres. Ce n’est pas une preuve : qui va bien fait plus de tout.
study-bot-random = au hasard
study-bot-greedy = glouton
study-bot-easy = facile
study-bot-medium = moyen
study-bot-hard = difficile
study-bot-master = maître
study-bot-deals = { $bot } ({ $deals ->
    [one] une donne
   *[other] { $deals } donnes
  })
study-again = Pour la rejouer
study-made = Durbar { $version }, édition { $edition }, composants { $components }, graine { $seed }.
