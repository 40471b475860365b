# Ce que le guide dit dans une vraie partie, la première fois que quelque chose arrive.

remind-die = Un dé donne sa ressource, et sa valeur dit de combien le yack avance. Qui a utilisé les dés les plus faibles commence le lendemain.
remind-stopped = Le yack a été arrêté avant d’avoir fait tous ses pas et s’épuise : chaque marqueur coûte des points, à trois il faut se reposer.
remind-border = Chaque bordure franchie coûte un fourrage ; sans fourrage, un marqueur d’épuisement.
remind-storm = La tempête avance d’une bordure. Qui est derrière elle s’épuise chaque soir.
remind-tile = Une tuile Yack est complétée. Moins il en reste de cachées, moins vous perdez de points à la fin.
remind-act = Sur la case d’arrivée, vous pouvez peindre un animal, prendre de l’équipement, acheter ou faire une offrande, une fois chacun, si vous pouvez payer.
remind-offer = Chaque offrande vaut plus que la précédente et apporte un plan. Deux moitiés d’une couleur font une paire.
remind-arrive = Qui atteint Katmandou en premier prend la meilleure tuile, et y attend à l’abri.
