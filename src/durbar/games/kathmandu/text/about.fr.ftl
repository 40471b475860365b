# Ce qui est sur la table s’explique : son nom, une phrase et la règle dont cela vient. Les points ($special, $five, $six,
# $half, $pair, $safe, $tired, $last) sont ceux de la boîte ; $told, $effect et $skill sont dits ailleurs.

about-space = { $landscape }
    .says = Un yack qui finit son déplacement ici peut compléter une tuile Yack, peindre un animal ou prendre un équipement de ce paysage.
    .rule = kathmandu-48
about-mountain = Une montagne
    .says = Elle arrête un yack sur la case d’avant, pour un marqueur d’épuisement. Seuls le matériel d’escalade et l’alpiniste la passent.
    .rule = kathmandu-40
about-space-start = Une case de départ, { $landscape }
    .says = Les yacks partent d’ici, chacun sur sa case.
    .rule = kathmandu-29
about-space-temple = Un temple, { $landscape }
    .says = Qui finit son déplacement ici peut faire une offrande, une fois par temple, puis prend un plan.
    .rule = kathmandu-54
about-space-good = Ville, avec { $good }
    .says = Qui finit son déplacement ici peut l’acheter pour une pièce : { $points } points. Une seconde pièce donne la marchandise spéciale de cette sorte.
    .rule = kathmandu-52
about-space-town = Ville
    .says = Un paysage comme les autres ; la marchandise de cette case a été vendue.
    .rule = kathmandu-11
about-space-kathmandu = Katmandou
    .says = Le but : qui arrive prend la tuile du dessus, perd tout épuisement et reçoit une ressource à chaque tour suivant.
    .rule = kathmandu-57
about-overview = Tout le paysage
    .says = Le cadre est ce que vous en voyez à présent ; le carré doré est Katmandou. Appuyez sur un endroit pour le voir.
    .rule = kathmandu-57
about-needle = Une boussole
    .says = Partir dans le sens de son aiguille rouge coûte une boussole ; sinon, un marqueur d’épuisement.
    .rule = kathmandu-44
about-border = Bordure { $border }
    .says = La franchir coûte un fourrage ; sans fourrage, un marqueur d’épuisement.
    .rule = kathmandu-43
about-storm = La tempête, sur la bordure { $border }
    .says = À la fin de chaque jour, tout yack derrière elle prend un marqueur d’épuisement. La traverser ne coûte rien.
    .rule = kathmandu-83
about-no-storm = Pas encore de tempête
    .says = La première tuile Tempête l’amène à la première bordure, chacune des suivantes une bordure plus loin.
    .rule = kathmandu-81
about-way = { $landscape ->
    [mountain] Montagne
   *[other] { $landscape }
  }
    .says = { $told }.
    .rule = kathmandu-39
about-page = Le carnet de voyage de { $seat }
    .you = Votre carnet de voyage
    .says = Tout ce qu’a ce joueur est visible, sauf les tentes et les tuiles Yack cachées.
    .you-says = Tout le monde voit ce que vous avez, sauf vos tentes ; personne ne voit les tuiles Yack encore cachées.
    .rule = kathmandu-30
about-pawn = Le pion
    .says = Qui l’a commence chaque tour de la journée. Le soir, il va à la plus petite somme de trois dés.
    .rule = kathmandu-77
about-character = { $character }
    .says = { $skill }
    .rule = kathmandu-105
about-where = Où est le yack
    .says = { $borders ->
        [0] Plus aucune bordure avant Katmandou.
        [one] Encore une bordure avant Katmandou ; à la fin, cela coûte des points.
       *[other] Encore { $borders } bordures avant Katmandou ; à la fin, elles coûtent des points.
      }
    .rule = kathmandu-94
about-arrived = À Katmandou
    .says = Le yack est arrivé : une ressource à chaque tour désormais, et plus d’épuisement.
    .rule = kathmandu-59
about-score = { $total } si la partie s’arrêtait maintenant
    .says = On commence bien au-dessous de zéro : les tuiles Yack cachées et les bordures encore à franchir coûtent des points. Chaque tuile complétée et chaque bordure franchie font monter le score.
    .you-says = Vous avez commencé bien au-dessous de zéro : les tuiles Yack cachées et les bordures devant vous vous coûtent des points. Chaque tuile complétée et chaque bordure franchie font monter votre score.
    .rule = kathmandu-93
about-resource-backpack = Sac à dos : { $count }
    .says = Permet de prendre une carte Équipement du paysage où vous êtes arrivé. Le dé marron en donne.
    .rule = kathmandu-51
about-resource-compass = Boussole : { $count }
    .says = Paie un départ dans le sens d’une aiguille rouge. Le dé gris en donne.
    .rule = kathmandu-44
about-resource-paint = Boîte de peinture : { $count }
    .says = Permet de peindre un animal du paysage où vous êtes arrivé. Le dé violet en donne.
    .rule = kathmandu-50
about-resource-coin = Pièce : { $count }
    .says = Achète la marchandise de la case de ville où vous êtes arrivé. Le dé orange en donne.
    .rule = kathmandu-52
about-resource-fodder = Fourrage : { $count }
    .says = Paie le passage d’une bordure. Le dé rose en donne.
    .rule = kathmandu-43
about-markers = Épuisement : { $count } sur 3
    .says = À trois, le yack doit se reposer au tour suivant et les rend. Chacun qui reste à la fin coûte { $tired } points.
    .rule = kathmandu-35
about-die-unused = Le dé { $die } : { $value }
    .says = Choisissez-le, et le yack avance d’exactement { $value } cases tout droit ; d’abord, il donne une ressource de sa couleur.
    .rule = kathmandu-34
about-die-used = Le dé { $die }, utilisé
    .says = Hors jeu jusqu’à la fin du jour. La plus petite somme de trois dés utilisés reçoit le pion.
    .rule = kathmandu-33
about-die-aside = Le dé { $die }, mis de côté
    .says = Hors jeu jusqu’à la fin du jour : on y a renoncé pour relancer les autres.
    .rule = kathmandu-32
about-equipment = { $equipment }
    .says = { $effect } Une carte non utilisée vaut un point à la fin.
    .rule = kathmandu-61
about-offerings = Offrandes : { $count }
    .says = Une par temple où vous arrivez. Le nombre sous la dernière faite est ce qu’elles valent toutes{ $points ->
        [0] .
       *[other] {" "}; la suivante le porte à { $points }.
      }
    .rule = kathmandu-88
about-yak-tile = Tuile Yack : { $landscape }
    .says = Finissez un déplacement là et elle est complétée. { $hidden ->
        [0] Aucune autre ne reste cachée
        [one] Une autre reste cachée
       *[other] { $hidden } autres restent cachées
      }, et les tuiles cachées coûtent des points à la fin, chacune plus que la précédente.
    .rule = kathmandu-49
about-yak-last = La dernière tuile Yack
    .says = Tous les paysages sont visités : { $last } points.
    .rule = kathmandu-93
about-city-tile = Tuile Katmandou : { $points } points
    .says = Pour l’arrivée à Katmandou : le premier prend la plus haute.
    .rule = kathmandu-57
about-good = { $good } : { $points } points
    .says = S’achète en ville. Cinq sortes différentes rapportent { $five } points de plus, six sortes { $six }.
    .rule = kathmandu-90
about-special = Marchandise spéciale, { $good } : { $special } points
    .says = S’achète pour une seconde pièce avec une marchandise de sa sorte, à la réserve ou à qui l’a.
    .rule = kathmandu-53
about-plan = Un demi-plan, { $colour }
    .says = Vaut { $half } à la fin ; A et B d’une couleur valent { $pair }. Qui arrive sur la case d’un autre yack peut échanger des plans avec son propriétaire.
    .rule = kathmandu-91
about-plan-pair = Un plan entier, { $colour }
    .says = A et B d’une couleur : { $pair } points ; sous un coffre { $safe }, et à l’abri des échanges.
    .rule = kathmandu-91
about-chest = Un coffre
    .says = Les plans sous lui sont à l’abri, et chaque paire vaut { $safe }.
    .rule = kathmandu-71
about-tent = Une tente : { $landscape }
    .says = Se joue quand un autre yack arrive là : il prend un marqueur d’épuisement.
    .rule = kathmandu-101
about-tents = Les tentes
    .says = Qui a la plus petite somme du jour en pioche une. Jouée contre quelqu’un qui arrive dans son paysage, elle fatigue son yack.
    .rule = kathmandu-100
about-animal = { $animal } : { $landscape }
    .says = Se peint avec une boîte de peinture dans son paysage. Chaque animal vaut le plus grand nombre d’un joueur moins le plus petit.
    .rule = kathmandu-92
about-gear-deck = L’équipement
    .says = Pour un sac à dos, prenez-en un du paysage où vous êtes arrivé. L’étalage est complété à la fin du jour.
    .rule = kathmandu-51
about-animal-deck = Les animaux, { $points } chacun maintenant
    .says = Chacun vaut le plus grand nombre de cartes d’un joueur moins le plus petit : en avoir beaucoup ne rapporte que si quelqu’un en a peu.
    .rule = kathmandu-92
about-plan-deck = Les plans à piocher
    .says = Après une offrande, prenez un plan de l’étalage, ou d’ici sans le voir.
    .rule = kathmandu-55
about-day = Jours et tours
    .says = Un jour a trois tours : chacun utilise trois de ses six dés. Puis vient la météo.
    .rule = kathmandu-2
about-weather-hidden = La météo du jour { $day }
    .says = Encore face cachée : révélée à la fin de ce jour.
    .rule = kathmandu-81
about-weather-sun = Jour { $day } : soleil
    .says = La tempête est restée où elle était.
    .rule = kathmandu-81
about-weather-storm = Jour { $day } : tempête
    .says = La tempête s’est rapprochée de Katmandou d’une bordure.
    .rule = kathmandu-81
about-final = { web-final }
    .says = On pioche, lance ou révèle alors quelque chose.
    .rule = kathmandu-112
