# Les problèmes, en français. Chargés là où ils se montrent.

puzzles-what = Des positions tirées de parties de robots où un coup est nettement le meilleur, d’après ce que le joueur pouvait savoir. Trouvez-le.
puzzles-none = Il n’y a pas de problèmes ici.
puzzles-count = { $count ->
        [one] Un problème
       *[other] { $count } problèmes
    }
puzzles-solve = Résoudre
puzzles-daily = Le problème du jour
puzzles-rating = Classement
puzzles-rating-new = pas encore classé
puzzles-solved = Résolus
puzzles-of = { $solved } sur { $answered }
puzzles-streak = Série
puzzle-title = Problème : { $game }
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-grade-master = très difficile
puzzle-rated = { $grade }, { $rating }
puzzle-ask = Quel est votre meilleur coup ?
puzzle-asks = Votre réponse : { $move } ?
puzzle-answer = Répondre
puzzle-other = Un autre coup
puzzle-skip = Passer
puzzle-next = Problème suivant
puzzle-best = C’est le meilleur coup !
puzzle-not-best = Il y a mieux.
puzzle-again = Vous avez déjà répondu. Le meilleur coup : { $move }
puzzle-yours = Le vôtre : { $move }, { $chance }
puzzle-solution = Le meilleur : { $move }, { $chance }
puzzle-then = Ensuite : { $moves }
puzzle-mere-words = À la table, ce coup est proposé à côté du plateau : rien ici ne peut s’allumer pour lui.
puzzle-show = Montrer sur le plateau
puzzle-fares = Chances de gagner après chaque coup
puzzle-move = Coup
puzzle-chance = Chances
puzzle-bots = Robots qui le trouvent, sur { $tries } chacun : { $found }
puzzle-bot = { $level } { $count }
puzzle-not-counted = Cette réponse ne compte pas : seule la première compte.
puzzle-done = Vous avez répondu à tous les problèmes de { $game }.
