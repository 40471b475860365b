# La première partie guidée. $one est l’autre joueur.

lesson-goal = Le séisme a laissé Katmandou en ruines, et vous aidez à la relever. Vos monuments se dresseront ici. Qui a le plus de points après huit tours l’emporte.
lesson-bid = À chaque tour, quatre cartes sont au marché, et vous misez des pièces pour les avoir. Une pièce au bord du tapis vise les deux cartes de sa ligne : l’une est proche, l’autre lointaine.
lesson-lay = Prenez votre 4 et posez-le sur l’emplacement au-dessus de cette colonne, N1. Il est face cachée : personne ne sait combien vous misez.
lesson-lay-second = { $one } a posé deux pièces et, à deux joueurs, vous en posez aussi une deuxième : le 3, à gauche de la rangée du bas. Il vise les deux cartes du bas.
lesson-reveal = On retourne toutes les pièces. Chaque carte va à la plus forte de celles qui la visent. Votre 3 a battu le 2 de { $one } pour le Bouddha ; la carte du dessus est allée au 4 de { $one }.
lesson-tie = Pour cette carte, vous aviez misé 4 tous les deux. Alors la pièce la plus proche gagne : la vôtre était juste à côté. À distance égale, ce serait celle du côté long de la carte, à gauche ou à droite.
lesson-collect = À deux, chacun reçoit quatre cartes par tour. Vous en avez gagné trois, la quatrième vient donc du paquet rouge. (À plus de deux, c’est deux cartes chacun. Une carte que personne ne vise va sous ce paquet.)
lesson-buddha = Puis tout le monde construit en même temps. Un Bouddha n’a qu’une section, il est aussitôt achevé : 2 points, et 1 de plus si sa couleur est nouvelle parmi vos Bouddhas. Construisez-le !
lesson-bottom = Les autres monuments montent à partir du bas : un sanctuaire a deux sections, un stupa trois, une pagode quatre. Cette carte a deux bouts ; vous en utilisez un, l’autre est perdu. Commencez un stupa avec sa base blanche.
lesson-centre = Le milieu se pose sur la base. Les couleurs peuvent différer, mais voyez : il est blanc lui aussi, et vous en serez récompensé.
lesson-ready = Le sanctuaire attendra ; vous pouvez garder jusqu’à trois cartes en main. Dites que vous avez fini.
lesson-wild = Nouveau tour, et regardez : un sommet de stupa joker ! Une section joker prend la couleur que vous voulez. Cette carte est pour vous.
lesson-third-bid = Les pièces posées sont dépensées pour l’instant : il vous reste le 1, le 2 et le 5. { $one } économise, le 2 devrait donc suffire. Posez-le sur le même emplacement que tout à l’heure.
lesson-fourth-bid = Et votre 1 à gauche de la rangée du bas. Les grosses pièces valent la peine d’être gardées ; vous verrez pourquoi.
lesson-top = La carte est à vous. Posez le sommet sur votre stupa.
lesson-colour = Le monument est achevé : à vous de nommer la couleur de sa section joker. Blanc, bien sûr : les trois sections sont alors blanches !
lesson-finished = 11 points ! Un monument achevé rapporte le nombre de son sommet, 7 pour un stupa ; et trois sections d’une même couleur en donnent 4 de plus (deux : 2, quatre : 8). Inachevé à la fin, il ne rapporte que le nombre de sa section la plus haute.
lesson-mission = Votre mission, que vous seul voyez, rapporte d’autres points à la fin, pour un monument de chaque sorte. Section en couleur : une de ces couleurs ; sections foncées : toutes de la même ; grises : peu importe. Votre Bouddha et votre stupa y répondent : +1 et +3.
lesson-limit = Vous avez quatre cartes, et trois seulement peuvent rester. Construisez le second Bouddha vert : 2 points, car le vert n’est plus nouveau.
lesson-ready-again = Beau travail. Vous avez fini.
lesson-leftover = À deux, un tour sur deux finit ainsi : il vous reste une pièce, et c’est le 5 ! Changez-la en 5 points. Elle pourrait aussi acheter une carte défaussée à construire aussitôt. À plus de deux joueurs, cela arrive après les tours 4 et 8.
lesson-last = Ensuite, chacun reprend toutes ses pièces et le premier joueur change. Après huit tours, on ajoute les missions et les monuments inachevés, et qui a le plus de points l’emporte.
