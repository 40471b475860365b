# Une partie finie, revue après coup : `durbar review`

review-title = Analyse d’une partie de { $game }
review-account = Quelle part de chance ?
review-account-note = En pour cent de la victoire : départ + chance + choix propres + choix des autres = résultat. Chacun est jugé d’après ce qu’il pouvait savoir alors.
review-rest-note = La partie est très longue : ce qui s’est passé entre les coups examinés vaut { $rests }.
review-player = joueur
review-start = départ
review-luck = chance
review-choices = choix propres
review-others = choix des autres
review-result = résultat
review-curve = Chances de gagner
review-figures = Les chiffres de cette courbe
review-move-number = Coup
review-moments = Les moments qui ont le plus compté
review-moment-luck = Chance : { $change } % pour { $name }
review-decisions = Les choix qui ont coûté
review-none = Personne n’a rien laissé échapper.
review-best = le meilleur
review-fine = bon
review-doubtful = douteux
review-costly = coûteux
review-lost = { $mark }, { $change } %
review-better = Mieux : { $move } ({ $change } %).
review-then = Ensuite : { $moves }.
review-weaker = Jugé sans réseau, ces chances sont donc approximatives : { $reason }.
review-progress = Passage { $look } sur { $looks }
review-comma = ,
review-written = L’analyse est dans { $file }.
