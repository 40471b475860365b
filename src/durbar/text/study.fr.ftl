# Le rapport d’une étude, tel que le laboratoire l’écrit : les chiffres arrivent en texte, sauf là où il faut un pluriel.

study-title = { $game } : une étude de { $games } parties
study-table-title = { $game } : { $games } parties à { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
  }
study-cut = Cette étude a été arrêtée avant sa fin ; les chiffres sont de ce qui avait été joué.
study-fact-played = Joué
study-fact-rules = Règles
study-fact-seed = Graine
study-fact-command = Commande
study-played = { $games } parties à { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
  }, par des { $bots } ; options : { $options }
study-usual = les habituelles
study-rules = { $game }, édition { $edition }, composants { $components }
study-bots = robots « { $bot } »
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
study-how = Entre parenthèses, et en traits fins dans les images : les bornes entre lesquelles se trouve le vrai chiffre, 95 fois sur 100. L’unité est la donne. Le trait pointillé est la part équitable ou la moyenne. Tout cela vaut pour ces robots ; des personnes peuvent jouer autrement.
study-stumbled = Le robot { $bot } n’a pas su décider { $times } fois, et le hasard l’a fait : ces parties ne sont qu’en partie les siennes.
study-unknown = pas encore connu
study-interval = { $value } ({ $low } à { $high })
study-range = { $low } à { $high }
study-spread = { $mean } en moyenne ; neuf sur dix entre { $low } et { $high }
study-of-games = % des parties

study-seats = Place et début
study-seat = place
study-turn = tour
study-wins = victoires
study-by-seat = victoires selon la place
study-by-turn = victoires selon l’ordre du tour
study-begins = commence
study-later = { $count } après
study-fair = ce qui ne se distingue pas d’une part équitable
study-above = plus que sa part
study-below = moins que sa part
study-beginner = Qui commence gagne { $wins }, { $verdict } ({ $fair }).

study-length = Durée et décisions
study-moves-of-game = coups d’une partie
study-decisions-of-game = décisions d’une partie
study-lengths = Coups : { $moves }. Décisions (coups avec un choix) : { $decisions } ; chacune a { $choices } coups permis en moyenne.

study-scores = Points et avances
study-points = points d’un joueur
study-best = points du meilleur
study-margin = avance
study-spreads = Points d’un joueur : { $points }. Le meilleur : { $best }. Avance sur le suivant : { $margin }. Victoires partagées : { $shared } ; tous perdants : { $lost }.

study-leads = En tête
study-lead-changes = changements en tête
study-clear = vainqueur connu après cette part
study-leaders = victoires de qui mène seul
study-quarter = après 1/4
study-half = la moitié
study-three-quarters = 3/4
study-lead = Changements en tête : { $changes }. Le vainqueur mène seul pour de bon après { $clear } des coups en moyenne (100 % : seulement à la fin, ou jamais seul). Qui mène à la mi-temps gagne { $half }. Les points sont tels que le jeu les compte à ce moment.

study-skill-luck = Adresse et chance
study-one-bot = un robot parmi d’autres
study-one = un robot
study-among = parmi
study-games = parties
study-luck = { $deals } donnes ont chacune été jouées { $replays } fois avec une autre chance après la mise en place. La donne explique { $won } de qui gagne, et { $score } des points (part de la variance, en moyenne des places) ; le reste est pioché, lancé et choisi plus tard.

study-changes = Ce qui change quoi
study-arm = branche
study-base = tel quel
study-arm-seats = { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
  }
study-quoted = « { $arm } »
study-beginner-wins = qui commence gagne
study-moves = coups
study-best-score = meilleur score
study-half-wins = qui mène à la mi-temps gagne
study-paired = Les mêmes donnes ont été jouées des deux façons, si bien que presque toute la chance disparaît des différences. Les points pleins sont établis : zéro est hors de l’intervalle. { $count } changements ont été examinés, chacun pour lui-même : là où rien ne change, la chance seule en établit environ un sur vingt.
study-paired-with = Comparé à « { $arm } », car cela ne compte qu’avec cela.
study-per-cent = { $what }, %
study-nothing-settled = Rien de ce qui a été mesuré n’est établi.
study-nothing-changed = { $arm } ne change rien de ce qui a été mesuré.
study-unsettled = { $count } non établis
study-this = Cela
study-moved = { $arm } fait passer { $what } de { $before } à { $after } (±{ $reach }).
study-open = { $arm } fait passer { $what } de { $before } à { $after } (±{ $reach }) : non établi ; { $more }.
study-more = environ { $games } parties de plus l’établiraient
study-never = aucun nombre de parties ne le distinguera de rien
study-measure-seat = les victoires de la place { $which }
study-measure-bot = les victoires du robot { $which }
study-measure-turn = { $which ->
    [0] les victoires de qui commence
   *[other] les victoires du tour { $which }
  }
study-measure-moves = les coups d’une partie
study-measure-decisions = les décisions d’une partie
study-measure-choices = les coups permis d’une décision
study-measure-best = le meilleur score
study-measure-margin = l’avance
study-measure-lead_changes = les changements en tête
study-measure-clear_at = le moment où le vainqueur est connu
study-measure-shared = les victoires partagées

study-used = Ce qui a servi, et qui a gagné avec
study-used-how = { $count } choses ont été examinées ensemble ; { $stand } effets tiennent après la correction de Benjamini et Hochberg (parmi eux, environ un sur vingt au plus est dû à la chance). Un effet est la part de victoires des places qui l’ont fait, moins celle des autres. Ce n’est pas une preuve que la chose en est la cause : qui va bien fait plus de tout. Pour le prouver, changez la boîte et comparez.
study-effect-of = victoires de qui l’a fait, moins celles des autres (en points de pour cent)
study-all-figures = Les { $count } chiffres
study-thing = chose
study-did = places qui l’ont fait
study-times = fois
study-they-win = elles gagnent
study-effect = effet
study-sure = sûr à 95 %
study-chance = hasard, corrigé

study-again = Pour la rejouer
study-again-how = La commande ci-dessus, avec la même version de Durbar, donne les mêmes chiffres. Le dossier de l’étude contient les tables en Parquet : games, seats, decisions (d’un échantillon des parties), cards.
study-report = Le rapport est { $file }.
