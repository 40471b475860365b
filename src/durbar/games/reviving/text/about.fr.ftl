# Ce qui est sur la table s’explique : son nom, une phrase et la règle dont cela vient. $two, $three, $four et $buddha sont
# les points des couleurs ; $need, $told, $aims, $skill et $coins sont dits ailleurs et seulement répétés.

about-end-bottom = { $section }
    .says = Commence un monument ({ $monument }) qui demande { $of } sections en tout. Une carte sert par un seul bout ; l’autre est perdu.
    .rule = reviving-25
about-end-middle = { $section }
    .says = Section { $step } sur { $of } : se pose sur un monument ({ $monument }) qui a exactement les sections du dessous.
    .rule = reviving-25
about-end-top = { $section }
    .says = { $of ->
        [one] Un Bouddha n’a qu’une section : il est achevé aussitôt{ $seats ->
            [one] .
           *[other] {" "}: { $points } points, et { $buddha } de plus si c’est votre premier de cette couleur.
          }
       *[other] La dernière section ({ $monument }) : elle achève le monument{ $seats ->
            [one] .
           *[other] {""} et rapporte { $points } points, et plus pour des sections de même couleur.
          }
      }
    .rule = reviving-31
about-colour = { $colour }
    .says = La couleur de cette section. { $seats ->
        [one] Un monument doit être d’une seule couleur, et une place a chaque couleur une fois.
       *[other] Deux, trois ou quatre sections d’une même couleur dans un monument achevé rapportent { $two }, { $three } ou { $four } points de plus.
      }
    .rule = { $seats ->
        [one] reviving-86
       *[other] reviving-32
      }
about-wild = Joker
    .says = Il vaut n’importe quelle couleur. { $seats ->
        [one] Il prend celle de son monument.
       *[other] Qui achève le monument la nomme.
      }
    .rule = reviving-29
about-printed = Points imprimés : { $points }
    .says = Seule la section du sommet compte : d’un monument achevé aussitôt, d’un inachevé à la fin de la partie.
    .rule = reviving-31
about-storey = Étage { $step } sur { $of }
    .says = La place de cette section dans son monument ({ $monument }), comptée depuis le bas.
    .rule = reviving-3
about-slot = Une case du marché
    .says = On y pose des cartes à chaque tour. Les pièces qui les visent décident qui les gagne.
    .rule = reviving-12
about-storage = La réserve
    .says = Deux cartes du marché que vous gardez pour le tour suivant.
    .rule = reviving-91
about-spot = Emplacement { $spot }
    .says = { $aims }. À pièces égales, la plus proche gagne, puis celle du bord long de la carte.
    .rule = reviving-15
about-spot-diamond = Emplacement { $spot }, entre deux cartes
    .says = { $aims }. Les deux cartes sont proches.
    .rule = reviving-15
about-coin-open = Une pièce de { $coin }, à { $seat }
    .you = Votre pièce de { $coin }
    .says = Une carte va à la plus haute pièce qui la vise, et cette pièce en vise deux.
    .rule = reviving-17
about-coin-hidden = Une pièce face cachée, à { $seat }
    .you = Votre pièce face cachée
    .says = Elle vaut de 1 à 5 ; on la retourne quand tous ont misé.
    .rule = reviving-13
about-won-sole = Gagnée sans rival
    .says = { $seat } avait la seule pièce qui visait cette carte.
    .you-says = Vous aviez la seule pièce qui visait cette carte.
    .rule = reviving-17
about-won-highest = Gagnée par la plus haute mise
    .says = { $seat } avait la plus haute pièce visant cette carte.
    .you-says = Vous aviez la plus haute pièce visant cette carte.
    .rule = reviving-17
about-won-nearest = Gagnée par la pièce la plus proche
    .says = À pièces égales, celle de { $seat } était la plus proche.
    .you-says = À pièces égales, la vôtre était la plus proche.
    .rule = reviving-17
about-won-edge = Gagnée sur le bord long
    .says = À pièces égales et aussi proches, celle de { $seat } était sur le bord long de la carte.
    .you-says = À pièces égales et aussi proches, la vôtre était sur le bord long de la carte.
    .rule = reviving-17
about-won-none = Gagnée par personne
    .says = Aucune pièce ne visait cette carte ; elle va sous le paquet rouge.
    .rule = reviving-22
about-debris = Débris : { $count }
    .says = Une pièce posée ici doit valoir plus que { $count }. Achever un monument enlève tous les débris de sa couleur.
    .rule = reviving-83
about-die = Le dé : { $side }
    .says = La terre tremble de ce côté : chaque emplacement y reçoit un débris, ou vous rend votre pièce.
    .rule = reviving-82
about-round = Tour { $round } sur { $rounds }
    .says = Miser, collecter, construire. { $seats ->
        [one] Si le paquet est vide et que vos places ne sont pas achevées, la partie est perdue.
        [2] Tous les deux tours, on dépense la pièce restante.
       *[other] Après le quatrième et le huitième tour, on dépense la pièce restante.
      }
    .rule = { $seats ->
        [one] reviving-95
        [2] reviving-51
       *[other] reviving-11
      }
about-blue-deck = Le paquet bleu : { $count }
    .says = On en garnit le marché ; la plupart de ses cartes ont deux sections différentes.
    .rule = reviving-5
about-red-deck = Le paquet rouge : { $count }
    .says = Qui gagne trop peu de cartes pioche le reste ici : une section chacune, sans joker.
    .rule = reviving-19
about-discards = La défausse : { $count }
    .says = Visible de tous. { $seats ->
        [one] Ce que vous ne gardez pas finit ici.
       *[other] Une pièce restante, quelle que soit sa valeur, en achète une carte qu’on peut bâtir.
      }
    .rule = { $seats ->
        [one] reviving-91
       *[other] reviving-37
      }
about-bag = Le sac de débris
    .says = Cinq de chaque couleur ; les nombres disent combien il en reste.
    .rule = reviving-79
about-bhairav = Bhairav : { $colour }
    .says = S’achète avec une pièce restante de 3 ou plus. À la fin, rapporte un point par section de sa couleur dans les monuments achevés.
    .rule = reviving-74
about-card-mission = Une mission
    .says = { $seats ->
        [one] Les quatre objectifs doivent être remplis sur cette place.
       *[other] Chacun de ses quatre objectifs rempli par un de vos monuments achevés rapporte ses points à la fin.
      }
    .rule = { $seats ->
        [one] reviving-92
       *[other] reviving-40
      }
about-card-advanced = Une mission avancée
    .says = { $seats ->
        [one] Les quatre objectifs doivent être remplis sur cette place.
       *[other] Plus difficile que les autres : chaque objectif rempli par un de vos monuments achevés rapporte ses points à la fin.
      }
    .rule = reviving-68
about-card-public = Un objectif public : { $points } points
    .says = Qui a tous ces monuments achevés le marque aussitôt. Chacun en marque un au plus, et il ferme à la fin de ce tour.
    .rule = reviving-70
about-need-met = { $need }
    .says = Rempli par un des monuments achevés.
    .rule = reviving-42
about-need-open = { $need }
    .says = Un monument achevé doit avoir ces couleurs, de bas en haut. Les sections « identiques » ont toutes la même.
    .rule = reviving-41
about-scored-by = Qui l’a marqué
    .says = Ses points ne sont jamais repris.
    .rule = reviving-70
about-square = La place de { $name }
    .you = Votre place
    .says = Les monuments sont sur la place de qui les bâtit ; personne ne peut rien enlever.
    .rule = reviving-28
about-first-player = Premier joueur
    .says = Mise en premier à ce tour ; puis le marqueur passe dans le sens horaire.
    .rule = reviving-46
about-team = Équipes
    .says = On bâtit aussi sur la place de ses équipiers, et on additionne les points.
    .rule = reviving-54
about-points = { worth-points }
    .says = Monuments achevés, leurs couleurs, pièces et objectifs jusqu’ici. Monuments inachevés et missions viennent à la fin.
    .rule = reviving-43
about-hand = La main de { $seat } : { cards-in-hand }
    .says = Des cartes à construire. On n’en garde que trois après la construction.
    .rule = reviving-30
about-coins = { $coins }
    .says = Cinq pièces, de 1 à 5, chacune posée une fois par moitié de partie. La dernière se dépense : pour des points ou une carte défaussée.
    .rule = reviving-34
about-architect = { $architect }
    .says = { $skill }
    .rule = reviving-62
about-doing = La construction
    .says = Tous bâtissent en même temps ; la coche dit qui a fini.
    .rule = reviving-23
about-monument = { $told }
    .says = { $left ->
        [one] Encore une section et il est achevé.
       *[other] Encore { $left } sections, de bas en haut, et il est achevé.
      } { $seats ->
        [one] Toutes doivent avoir la même couleur.
       *[other] Les couleurs peuvent différer, mais des sections de même couleur rapportent plus.
      }
    .rule = { $seats ->
        [one] reviving-86
       *[other] reviving-26
      }
about-monument-done = { $told }
    .says = Achevé{ $seats ->
        [one] .
       *[other] {" "}: { $printed } points{ $bonus ->
            [0] .
           *[other] , et { $bonus } pour ses couleurs.
          }
      }
    .rule = reviving-31
about-fresh = Un nouveau monument
    .says = Une section du bas en commence un. Vous pouvez en commencer autant que vous voulez.
    .rule = reviving-27
about-scrap = { web-scrap }
    .says = Toutes ses cartes vont à la défausse.
    .rule = reviving-89
about-coin-unspent = Votre pièce de { $coin }
    .says = Cliquez dessus, puis sur un emplacement du tapis. { $seats ->
        [one] Elle doit valoir plus que les débris qui s’y trouvent.
       *[other] La plus haute pièce gagne une carte, mais chaque pièce ne se pose qu’une fois par moitié de partie.
      }
    .rule = reviving-16
about-coin-mat = Votre pièce de { $coin }, sur le tapis
    .says = { $seats ->
        [one] Elle revient quand la terre tremble là où elle est.
       *[other] Elle est dépensée une fois les cartes collectées.
      }
    .rule = reviving-21
about-coin-spent = Votre pièce de { $coin }, dépensée
    .says = Vous reprenez les cinq quand les pièces restantes ont été dépensées.
    .rule = reviving-39
