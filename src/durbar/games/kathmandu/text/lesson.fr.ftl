# La première partie guidée. $one est l’autre joueur.

lesson-goal = Vous menez un yack à travers le Népal jusqu’à Katmandou, la ville là-bas : six jours de trois tours. Ce que vous peignez, achetez, offrez et trouvez en chemin rapporte des points, et arriver aussi. Qui a le plus de points l’emporte.
lesson-place = { $one } est déjà sur une case de départ. Placez votre yack sur celle-ci, d’où la route vers l’est est libre.
lesson-die = À chaque tour, vous choisissez un de vos dés, et il sert deux fois. Sa couleur remplit votre sac : le violet donne une boîte de peinture, le noir ce que vous voulez. Son chiffre dit de combien de cases le yack avance. Prenez le 6 violet.
lesson-walk = Le yack avance tout droit, exactement de six cases. Vers l’est, il gagne le plateau suivant. Franchir la bordure coûte un fourrage, et vous en avez ; sinon, le yack serait épuisé. En route !
lesson-animal = Ce qui compte, c’est la case d’arrivée : sur une rive, vous pouvez prendre ce qui montre une rive à l’étalage. Payez votre boîte de peinture et peignez le varan. À la fin, chacun de vos animaux vaut l’écart entre qui en a le plus et qui en a le moins.
lesson-equipment = Pour un sac à dos, vous pouvez aussi prendre l’équipement de ce paysage : le coffre. Chaque carte vous aide une fois, quand vous voulez ; pointez-la, ou gardez le doigt dessus, pour lire comment.
lesson-done = Il n’y a rien d’autre à faire ici. Terminez votre tour.
lesson-second-die = Le dé violet a servi pour la journée. Au sud, à trois cases, il y a une ville : le dé gris montre un 3 et donne une boussole. Prenez-le. (Si aucun dé ne convient, vous pouvez en abandonner un et relancer les autres, une fois par tour.)
lesson-needle = L’aiguille rouge de ce plateau pointe vers le sud, et qui part dans ce sens paie une boussole, ou s’épuise. Vous en avez une : allez-y.
lesson-town = En ville, vous achetez pour une pièce la marchandise qui s’y trouve : une statue, 4 points. Cinq marchandises différentes rapportent 7 points de plus, les six en rapportent 12.
lesson-done-again = La statue est dans votre sac. Terminez votre tour.
lesson-tile = Voici votre tuile Yack : elle vous envoie dans une jungle. Neuf autres sont cachées dessous, et plus il en reste, plus vous perdez de points à la fin. Voilà surtout pourquoi vous commencez bien au-dessous de zéro !
lesson-third-die = Il y a de la jungle à l’est. Prenez le 4 marron ; il donne un sac à dos.
lesson-stopped = Au bout de trois cases, une montagne arrête le yack, qui devrait en faire quatre. Cela coûte un marqueur d’épuisement. Pour la jungle, cela vaut la peine : allez à l’est.
lesson-tired = La tuile est complétée : les tuiles cachées ne coûtent plus 36 mais 28. Voici votre marqueur d’épuisement. Chacun coûte 3 points à la fin. Avec trois, le yack se repose un tour au lieu d’avancer, et les rend tous.
lesson-evening = C’était votre troisième tour : la journée finit après { $one }. Puis tout le monde relance ses dés, et l’on découvre le temps qu’il fait.
lesson-storm = Une tempête ! Elle avance jusqu’à la bordure suivante, ici la première, et tout yack derrière elle reçoit un marqueur chaque soir. C’est le cas de { $one }, qui traîne encore au départ. Restez devant elle. Par beau temps, elle n’aurait pas bougé.
lesson-fourth-die = Au sud se dresse un temple, au bord du paysage. N’importe quel chiffre convient, puisque le bord vous arrête. Prenez le dé marron.
lesson-temple = Cela coûte une boussole pour l’aiguille et un marqueur pour l’arrêt. À ne pas faire tous les jours, mais un temple le vaut bien : allez au sud.
lesson-offering = Faites une offrande ! La première vaut 3 points, et plus vous en faites, mieux c’est : 7, 12, 18… jusqu’à 63 pour neuf. Chaque temple en accepte une de vous.
lesson-plan = Pour chaque offrande, vous prenez un plan. Les moitiés A et B d’une couleur forment une paire : 4 points au lieu de 1 chacune, et 8 si vous l’enfermez dans un coffre. Vous avez déjà le A vert : prenez celui-ci.
lesson-last-turn = Une paire ! Terminez votre tour.
lesson-points = { $one } avait trois marqueurs et doit se reposer. Et vos points ? Vous partiez de −47 : −36 pour neuf tuiles cachées, −20 pour cinq bordures devant vous, +9 pour cinq ressources, deux cartes et deux plans, un point chacun. Chaque tuile et chaque bordure améliore le compte.
lesson-arriving = Qui finit un déplacement à Katmandou prend la tuile du dessus (15 points, puis 11, 8 et 6) et rend tous ses marqueurs. Ensuite, on ne ramasse plus qu’une ressource par tour. Alors, quand se presser, quand flâner ? Tout le jeu est là. Bon voyage !
