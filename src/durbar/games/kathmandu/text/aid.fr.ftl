# L’aide de jeu : un tour en quelques lignes, et d’où viennent les points. Une ligne vide est omise.

aid-turn-1 = Choisissez un de vos dés : il donne une ressource de sa couleur et dit de combien avance le yack. Une fois par tour, vous pouvez renoncer à un dé pour relancer les autres.
aid-turn-2 = Avancez d’exactement autant, tout droit. Une montagne ou un bord vous arrête pour un épuisement ; une bordure coûte un fourrage, partir dans le sens d’une aiguille rouge une boussole, ou sinon un épuisement à chaque fois.
aid-turn-3 = À l’arrivée : la tuile Yack visible de ce paysage est complétée ; un animal pour une boîte de peinture, un équipement pour un sac à dos, la marchandise d’une ville pour une pièce, une offrande au temple, un échange de plans avec un yack de la même case.
aid-turn-4 = Avec trois marqueurs d’épuisement, vous vous reposez au lieu d’avancer, et les rendez.
aid-turn-5 = Après trois tours, la journée finit : la plus petite somme de dés reçoit le pion{ $tents ->
    [none] {""}
   *[other] {" "}et une tente
  }, et la météo peut faire avancer la tempête. Tout yack derrière elle prend un épuisement. La partie dure { $long_game ->
    [true] huit
   *[other] six
  } jours.
aid-points-1 = Offrandes : le nombre sous la dernière, jusqu’à 63. Marchandises : ce qui y est imprimé ; spéciales { $special } ; cinq sortes { $five } de plus, six sortes { $six }.
aid-points-2 = Plans : { $half } chacun, une paire { $pair }, une paire dans un coffre { $safe }. Animaux : chacun vaut le plus grand nombre d’un joueur moins le plus petit.
aid-points-3 = Le premier à Katmandou prend la plus haute tuile. Chaque ressource et chaque carte restante : un point.
aid-points-4 = Au-dessous de zéro : les tuiles Yack cachées (neuf −36, une 0, aucune +{ $last }), les bordures devant vous (jusqu’à −20), l’épuisement (−{ $tired } chacun). Voilà pourquoi on commence si bas.
