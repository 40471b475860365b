# La première partie guidée. $one est l’autre joueur.

lesson-goal = Vous menez un yack à travers le Népal jusqu’à Katmandou : six jours de trois tours. Ce que vous peignez, achetez, offrez et trouvez en chemin rapporte des points, et arriver aussi. Qui a le plus de points l’emporte.
lesson-place = { $one } est déjà à la porte. Placez votre yack ici, où la route vers l’est est libre.
lesson-die = À chaque tour, vous choisissez un de vos dés, et il sert deux fois. Sa couleur remplit votre sac : le violet donne une boîte de peinture. Son chiffre dit de combien de cases avance le yack. Prenez le 6 violet.
lesson-walk = Le yack avance tout droit, exactement de six cases. Vers l’est, il gagne le plateau suivant ; franchir la bordure coûte un fourrage, et vous en avez. En route !
lesson-animal = Ce qui compte, c’est la case d’arrivée. Vous êtes sur une rive : ce qui montre une rive à l’étalage est à votre portée. Payez votre boîte de peinture et peignez le varan. À la fin, chaque animal vaut l’écart entre celui qui en a le plus et celui qui en a le moins.
lesson-equipment = Pour un sac à dos, vous pouvez aussi prendre l’équipement de ce paysage : le coffre. Chaque carte vous aide une fois, quand vous voulez ; pointez-la, ou gardez le doigt dessus, pour lire comment.
lesson-done = Il n’y a rien d’autre à faire ici. Terminez votre tour.
lesson-second-die = Au sud, à trois cases, il y a une ville. Le dé gris montre un 3 et donne une boussole. Prenez-le.
lesson-needle = L’aiguille de ce plateau pointe vers le sud, et qui part dans ce sens paie une boussole. Vous en avez une : allez-y.
lesson-town = En ville, vous achetez pour une pièce la marchandise qui s’y trouve : une statue, 4 points. Des marchandises de sortes différentes forment des séries.
lesson-done-again = La statue est dans votre sac. Terminez votre tour.
lesson-tile = Voici votre tuile Yack : elle vous envoie dans une jungle. Il y en a neuf dans la pile, et chacune que vous n’aurez pas complétée à la fin vous coûte des points. Voilà surtout pourquoi vous commencez bien au-dessous de zéro !
lesson-third-die = Il y a de la jungle à l’est. Prenez le 4 marron ; il donne un sac à dos.
lesson-stopped = Au bout de trois cases, une montagne arrête le yack, qui devrait en faire quatre. Cela coûte un marqueur d’épuisement. Pour la jungle, cela vaut la peine : allez à l’est.
lesson-tired = La tuile est complétée, et les tuiles cachées ne coûtent plus 36 mais 28. Voici votre marqueur d’épuisement. Avec trois, le yack doit se reposer tout un tour, et chacun coûte 3 points à la fin.
lesson-evening = C’était votre troisième tour : la journée finit après { $one }. Puis tout le monde relance ses dés, et l’on découvre le temps qu’il fait.
lesson-storm = Une tempête ! Elle avance jusqu’à la première bordure, et tout yack derrière elle reçoit un marqueur chaque soir. C’est le cas de { $one }, qui traîne encore au départ. Restez devant elle.
lesson-fourth-die = Au sud se dresse un temple, au bord du paysage. N’importe quel chiffre convient, puisque le bord vous arrête. Prenez le dé marron.
lesson-temple = Cela coûte une boussole pour l’aiguille et un marqueur pour l’arrêt. À ne pas faire tous les jours, mais un temple le vaut bien.
lesson-offering = Faites une offrande ! La première vaut 3 points, et plus vous en faites, mieux c’est : 7, 12, 18… jusqu’à 63 pour neuf. Chaque temple en accepte une de vous.
lesson-plan = Pour chaque offrande, vous prenez un plan. Les moitiés A et B d’une couleur forment une paire : 4 points au lieu de 1 chacune, et 8 dans un coffre. Prenez celui-ci.
lesson-last-turn = Bien joué. Terminez votre tour.
lesson-points = { $one } avait trois marqueurs et doit se reposer. Et vos points ? Encore sous zéro : les tuiles non complétées et les bordures devant vous comptent contre vous. Vous êtes parti de −47, et cela s’améliore chaque jour.
lesson-arriving = Qui atteint Katmandou prend la tuile du dessus : 15 points, puis 11, 8 et 6. Ensuite, on ne fait plus que ramasser des ressources. Alors, quand se presser, quand flâner ? Tout le jeu est là. Bon voyage !
