# L’aide de jeu : un tour en quelques lignes, et d’où viennent les points. Une ligne vide est omise.

aid-turn-1 = { $seats ->
    [one] Lancez le dé : la terre tremble d’un côté. Chaque emplacement y reçoit un débris, ou vous rend votre pièce.
    [2] Miser : le premier joueur pose une pièce, l’autre deux, le premier encore une. Chacune vise deux cartes.
   *[other] Miser : chacun à son tour pose une pièce. Elle vise les deux cartes de sa ligne.
  }
aid-turn-2 = { $seats ->
    [one] Posez une pièce ; elle doit valoir plus que les débris qui s’y trouvent. Vous prenez les deux cartes qu’elle vise.
   *[other] Collecter : une carte va à la seule pièce qui la vise ; sinon à la plus haute, puis à la plus proche, puis à celle de son bord long.
  }
aid-turn-3 = { $seats ->
    [one] Bâtissez sur l’une des places, chaque monument d’une seule couleur, de bas en haut. Une carte sert par un seul bout.
    [2] Qui a gagné moins de quatre cartes pioche le reste dans le paquet rouge.
   *[other] Qui a gagné moins de deux cartes pioche le reste dans le paquet rouge.
  }
aid-turn-4 = { $seats ->
    [one] Un monument achevé enlève tous les débris de sa couleur.
   *[other] Bâtissez autant de cartes que vous voulez, de bas en haut. Une carte sert par un seul bout. Gardez trois cartes au plus.
  }
aid-turn-5 = { $seats ->
    [one] Gardez deux cartes du marché pour le tour suivant ; le reste est défaussé.
    [2] Tous les deux tours, on dépense la pièce restante : pour ses points, ou pour une carte défaussée bâtie aussitôt.
   *[other] Après les tours 4 et 8, on dépense la pièce restante : pour ses points, ou pour une carte défaussée bâtie aussitôt.
  }
aid-points-1 = { $seats ->
    [one] Vous gagnez quand chaque place a cinq monuments achevés de cinq couleurs qui remplissent les quatre objectifs de sa mission.
   *[other] Un monument achevé rapporte aussitôt les points de son sommet : Bouddha 2, sanctuaire 5, stupa 7, pagode 10.
  }
aid-points-2 = { $seats ->
    [one] Vous perdez si le paquet s’épuise avant.
   *[other] Deux, trois ou quatre sections d’une même couleur : { $two }, { $three } ou { $four } de plus. Un Bouddha d’une couleur nouvelle pour vous : { $buddha } de plus.
  }
aid-points-3 = { $seats ->
    [one] {""}
   *[other] À la fin, chaque monument inachevé rapporte les points de sa section du haut, et votre mission ceux de chaque objectif rempli.
  }
aid-points-4 = { $public_objectives ->
    [true] Un objectif public rapporte ses points aussitôt ; chacun peut en marquer un.
   *[other] {""}
  }
aid-points-5 = { $bhairav ->
    [true] Un Bhairav, pour une pièce restante de 3 ou plus, rapporte un point par section de sa couleur dans les monuments achevés.
   *[other] {""}
  }
aid-monument = { $of ->
    [one] Une section.
   *[other] { $of } sections, de bas en haut.
  }{ $seats ->
    [one] {""}
   *[other] {" "}Achevé : { $points } points.
  }
aid-spots = Une pièce posée là vise les deux cartes de sa ligne ; la première est proche.
