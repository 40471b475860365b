# Kathmandu en français. $seat et $to sont des noms de joueurs (dans les refus : des numéros de place). $landscape, $resource,
# $die, $equipment, $animal, $good, $plan, $character et $way sont des noms comme ci-dessous ; $space est une case, comme 3c4.

title = Kathmandu
about = Menez un yack à travers le Népal, devant la tempête.
luck = Un peu de hasard dans les dés et la météo, mais on choisit parmi six dés et l’on peut relancer. C’est le plan qui décide.
reconstructed = La façon de jouer est celle de l’éditeur. Les cartes des plateaux, le paysage de chaque carte, les valeurs des marchandises, la plupart des offrandes et ce que les personnages ont au départ sont reconstitués.

option-long_game = La partie longue : six plateaux Terrain et huit journées.
option-tents = Les tentes : qui a utilisé les dés les plus faibles reçoit des tentes qui fatiguent les autres yacks. Habituel : on ne demande qu’à ceux qui peuvent en jouer une ; discret : on demande à tous ceux qui en ont.
option-characters = Les personnages : chacun en choisit un parmi six, avec un don particulier.
option-landscape = Comment le paysage est posé : au hasard, ou celui conseillé pour une première partie.
option-needles = Dans un paysage au hasard : combien d’aiguilles pointent vers Katmandou. Plus il y en a, plus c’est dur ; normalement deux, trois dans la partie longue.
option-boards = Un paysage que vous avez construit vous-même, comme E6A1 E1A2 S5A3 E2A0 E0 : pour chaque plateau la direction depuis le précédent, sa face et ses quarts de tour ; à la fin la destination.
option-weather = La météo : le mélange habituel de tempêtes et de soleils, ou toutes les tuiles au hasard.
option-weather_tiles = Vos propres nombres de tempêtes et de soleils pour chaque moitié de la partie, comme 3+2 3+2 ; douze en tout au plus.
option-first_player = Premier joueur : tiré au sort, ou la place de votre choix.

unfit-first_player = Cette table a { $seats } places.
unfit-first-long = Le paysage de la première partie est pour la partie habituelle, pas pour la longue.
unfit-boards = Un paysage que vous avez construit est posé tel quel : ne choisissez pas aussi un paysage.
unfit-needles = C’est pour les paysages au hasard ; ici, les plateaux décident.
unfit-too-many-needles = Il y a { $count } plateaux Terrain, donc au plus { $count } aiguilles.
unfit-no-landscape = Avec ces plateaux, aucun paysage n’a été trouvé où { $count } des aiguilles pointent vers Katmandou.
unfit-boards-text = Les plateaux s’écrivent comme E6A1 E1A2 S5A3 E2A0 E0 : la direction depuis le plateau précédent, sa face, ses quarts de tour ; le dernier est Katmandou, sans face.
unfit-boards-count = Il faut { $count } plateaux à deux faces, et Katmandou en dernier (kathmandu-4).
unfit-boards-side = Le plateau { $one } n’a pas cette face : les plateaux vont de 1 à 6, avec les faces A et B (kathmandu-7).
unfit-boards-twice = Le plateau { $one } et le plateau { $other } sont le même : chaque plateau n’existe qu’une fois (kathmandu-7).
unfit-boards-cover = Le plateau { $other } recouvre le plateau { $one } (kathmandu-4).
unfit-boards-touch = Le plateau { $one } et le plateau { $other } se touchent : seuls les voisins de la chaîne le peuvent (kathmandu-4).
unfit-boards-line = Tous les plateaux sont en ligne : il faut au moins un virage (kathmandu-5).
unfit-boards-cross = Des montagnes ferment la bordure entre le plateau { $one } et le plateau { $other } : { $count ->
    [0] on ne peut la franchir nulle part
   *[other] on ne peut la franchir qu’à un endroit
  }, et il en faut deux (kathmandu-6). Tournez l’un des deux, ou prenez une autre face.
unfit-weather = Vos propres tempêtes et soleils sont pris tels quels : ne choisissez pas aussi la météo.
unfit-weather-text = Tempêtes et soleils s’écrivent comme 3+2 3+2 : une paire pour chacun des { $count } blocs.
unfit-weather-few = { $tiles }, c’est trop peu : { $count } tuiles météo sont posées.
unfit-weather-many = { $tiles }, c’est trop : la boîte a { $count } tuiles météo (kathmandu-27).

# Paysages, directions et autres choses

landscape-snow = neige
landscape-meadow = prairie
landscape-grain = champ de céréales
landscape-forest = forêt
landscape-jungle = jungle
landscape-rice = rizière
landscape-river = rive
landscape-highland = haut plateau
landscape-town = ville
landscape-mountain = montagne

way-n = nord
way-e = est
way-s = sud
way-w = ouest

resource-backpack = sac à dos
resource-compass = boussole
resource-paint = boîte de peinture
resource-coin = pièce
resource-fodder = fourrage

die-brown = marron
die-grey = gris
die-violet = violet
die-orange = orange
die-pink = rose
die-black = noir

good-thangka = peinture thangka
good-silk = soie
good-spices = épices
good-prayer_wheel = moulin à prières
good-statue = statue
good-ring = anneau

plan-red_a = A rouge
plan-red_b = B rouge
plan-violet_a = A violet
plan-violet_b = B violet
plan-green_a = A vert
plan-green_b = B vert
plan-blue_a = A bleu
plan-blue_b = B bleu
plan-yellow_a = A jaune
plan-yellow_b = B jaune
plan-orange_a = A orange
plan-orange_b = B orange

colour-red = rouge
colour-violet = violet
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-orange = orange

equipment-toolbox = caisse à outils
equipment-magnifier = loupe
equipment-barrel = tonneau en bois
equipment-first_aid = trousse de premiers secours
equipment-telescope = télescope
equipment-bottle = bouteille d’eau
equipment-world_map = carte du monde
equipment-chest = coffre
equipment-climbing_gear = matériel d’escalade
equipment-tea_leaves = feuilles de thé
equipment-bridle = bride
equipment-rope_ladder = échelle de corde

effect-toolbox = Avant le déplacement : prenez trois ressources différentes.
effect-magnifier = Avant le déplacement : retournez le dé choisi sur sa face opposée.
effect-barrel = Avant le déplacement : jusqu’à trois fois, relancez ceux que vous voulez de vos dés inutilisés.
effect-first_aid = Avant le déplacement : rendez jusqu’à deux marqueurs d’épuisement.
effect-telescope = Avant le déplacement : complétez votre tuile Yack visible.
effect-bottle = Avant le déplacement : un de plus ou un de moins sur le dé choisi.
effect-world_map = Avant le déplacement : allez sur n’importe quelle case de la même zone.
effect-chest = Avant le déplacement : vos paires de plans sont à l’abri et valent huit.
effect-climbing_gear = Pendant le déplacement : passez les montagnes, sans vous y arrêter.
effect-tea_leaves = Pendant le déplacement : allez deux fois plus loin.
effect-bridle = Pendant le déplacement : tournez une fois à gauche ou à droite.
effect-rope_ladder = Après le déplacement : faites une offrande sur un temple à côté de vous.

animal-red_panda = panda roux
animal-mule = mule
animal-gharial = gavial
animal-harlequin_lizard = lézard arlequin
animal-green_python = python vert
animal-golden_pheasant = faisan doré
animal-blackbuck = antilope indienne
animal-tahr = jharal
animal-dzo = dzo
animal-monal = lophophore resplendissant
animal-trogon = trogon à tête rouge
animal-babbler = cratérope du Népal
animal-tiger = tigre du Bengale
animal-monitor = varan
animal-river_dolphin = dauphin d’eau douce
animal-jackal = chacal
animal-langur = langur
animal-snow_leopard = léopard des neiges
animal-rhinoceros = rhinocéros indien
animal-elephant = éléphant indien
animal-bharal = bharal
animal-serow = saro de l’Himalaya
animal-macaque = macaque rhésus
animal-musk_deer = cerf porte-musc
animal-yak = yack
animal-wild_buffalo = buffle sauvage
animal-hog_deer = cerf cochon

character-alpinist = alpiniste
character-yak_guide = guide de yack
character-monk = moine
character-merchant = marchand
character-border_guard = garde-frontière
character-artist = artiste

skill-alpinist = Passe les montagnes et peut s’y arrêter.
skill-yak_guide = Tourne le dé rose sur n’importe quelle face, et donne deux fourrages pour une autre ressource.
skill-monk = Trois fois dans la partie fait deux offrandes à la fois.
skill-merchant = Achète sur n’importe laquelle des quatre cases d’une ville.
skill-border_guard = Ressort où il veut le long d’une bordure franchie.
skill-artist = Compte aussi les quatre cases voisines pour les animaux et l’équipement.

# Coups

move-character = jouer : { $character }
move-place = partir de { $space }
move-reroll = mettre de côté le dé { $die } et relancer les autres
move-take = choisir le dé { $die }
move-gain = prendre : { $resource }
move-exchange = deux fourrages contre : { $resource }
move-face = tourner le dé rose sur { $value }
move-use = utiliser : { $equipment }
move-pick = parmi vos cartes, utiliser celle-ci : { $equipment } ({ $landscape })
move-toolbox = utiliser votre caisse à outils : { $resources }
move-bottle = { $change ->
    [1] utiliser votre bouteille d’eau : un de plus
   *[other] utiliser votre bouteille d’eau : un de moins
  }
move-map = utiliser votre carte du monde : vers { $space }
move-roll = lancer : { $dice }
roll-but = tous sauf { $dice }
roll-all = tous
move-stop = arrêter de lancer
move-rest = se reposer
move-go = aller vers { $way ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $way }
  }
move-over = aller vers { $way ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $way }
  }, par-dessus les montagnes
move-turn = { $steps ->
    [one] après un pas, tourner vers { $way ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $way }
      }
   *[other] après { $steps } pas, tourner vers { $way ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $way }
      }
  }
move-exit = ressortir sur { $space }
move-halt = s’arrêter devant la bordure
move-animal = peindre : { $animal } ({ $landscape })
move-pack = prendre : { $equipment } ({ $landscape })
move-buy = acheter la marchandise de { $space }
move-special = et acheter la marchandise spéciale
move-offer = { $count ->
    [one] faire une offrande
   *[other] faire { $count } offrandes
  }
move-ladder = utiliser votre échelle de corde : une offrande sur { $space }
move-plan = prendre le plan { $plan }
move-draw = prendre un plan de la pile
move-swap = échanger un plan avec { $to }
move-give = donner { $plan }
move-get = contre { $plan }
move-done = terminer votre tour
move-tent = jouer une tente : { $landscape }
move-pass = ne pas jouer de tente

# Questions

prompt-character = { $seat }, quel personnage jouez-vous ?
prompt-place = { $seat }, d’où part votre yack ?
prompt-die = { $seat }, choisissez un dé.
prompt-gain = { $seat }, quelle ressource prenez-vous ?
prompt-barrel = { $seat }, quels dés lancez-vous ? { $count ->
    [one] Une fois
   *[other] { $count } fois
  } au plus.
prompt-move = { $seat }, où va votre yack ? { $steps ->
    [one] Un pas.
   *[other] { $steps } pas.
  }
prompt-rest = { $seat }, votre yack est épuisé : il doit se reposer.
prompt-turn = { $seat }, où votre yack tourne-t-il ?
prompt-border = { $seat }, où ressortez-vous ?
prompt-act = { $seat }, que faites-vous ici ?
prompt-plan = { $seat }, quel plan prenez-vous ?
prompt-give = { $seat }, quel plan donnez-vous à { $to } ?
prompt-get = { $seat }, quel plan voulez-vous de { $to } ?
prompt-tent = { $seat }, jouez-vous une tente contre { $to } ?
prompt-over = La partie est finie : { $seat } gagne avec { some-points }.
    .you = La partie est finie : vous gagnez avec { some-points }.
prompt-over-shared = La partie est finie : { $count } joueurs partagent la victoire avec { some-points } chacun.

# Journal

what-is-paid = { $count ->
    [one] { $resource }
   *[other] { $count } × { $resource }
  }
still-hidden = { $hidden ->
    [0] Plus aucune n’est cachée.
    [one] Une est encore cachée.
   *[other] { $hidden } sont encore cachées.
  }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
some-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  }
some-exhaustion = { $count ->
    [one] { $count } marqueur d’épuisement
   *[other] { $count } marqueurs d’épuisement
  }
some-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
  }
some-pairs = { $count ->
    [one] { $count } paire de plans
   *[other] { $count } paires de plans
  }
some-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
  }

log-begin = { $seat } reçoit le pion Stefan Feld. Le paysage : { $boards }.
    .you = Vous recevez le pion Stefan Feld. Le paysage : { $boards }.
log-character = Personnage de { $seat } : { $character }.
    .you = Votre personnage : { $character }.
log-deal = { $seat } commence avec : { $equipment } ; plans { $plan }.
    .you = Vous commencez avec : { $equipment } ; plans { $plan }.
log-place = { $seat } part de { $space }.
    .you = Vous partez de { $space }.
log-day = Jour { $day }. { $seat } commence.
    .you = Jour { $day }. Vous commencez.
log-dice = { $seat } lance { $values }.
    .you = Vous lancez { $values }.
log-reroll = { $seat } met de côté le dé { $die } et relance : { $values }.
    .you = Vous mettez de côté le dé { $die } et relancez : { $values }.
log-take = { $seat } choisit le dé { $die } : { $value }.
    .you = Vous choisissez le dé { $die } : { $value }.
log-gain = { $seat } prend : { $resource }.
    .you = Vous prenez : { $resource }.
log-exchange = { $seat } donne deux fourrages contre : { $resource }.
    .you = Vous donnez deux fourrages contre : { $resource }.
log-face = { $seat } tourne le dé { $die } sur { $value }.
    .you = Vous tournez le dé { $die } sur { $value }.
log-magnifier = { $seat } utilise une loupe : le dé { $die } montre { $value }.
    .you = Vous utilisez une loupe : le dé { $die } montre { $value }.
log-bottle = { $seat } utilise une bouteille d’eau : le dé { $die } montre { $value }.
    .you = Vous utilisez une bouteille d’eau : le dé { $die } montre { $value }.
log-rest = { $seat } se repose.
    .you = Vous vous reposez.
log-use = { $seat } utilise : { $equipment }.
    .you = Vous utilisez : { $equipment }.
log-toolbox = { $seat } utilise une caisse à outils : { $resources }.
    .you = Vous utilisez une caisse à outils : { $resources }.
log-barrel = { $seat } lance avec un tonneau en bois : { $values }.
    .you = Vous lancez avec un tonneau en bois : { $values }.
log-map = { $seat } utilise une carte du monde et va de { $from } à { $space }.
    .you = Vous utilisez une carte du monde et allez de { $from } à { $space }.
log-first-aid = { $seat } utilise une trousse de premiers secours et rend { some-markers }.
    .you = Vous utilisez une trousse de premiers secours et rendez { some-markers }.
log-chest = { $seat } met { some-pairs } dans un coffre.
    .you = Vous mettez { some-pairs } dans un coffre.
log-walk = { $seat } va vers { $way ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $way }
  }, { some-steps }, jusqu’à { $space }.
    .you = Vous allez vers { $way ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $way }
      }, { some-steps }, jusqu’à { $space }.
log-pay = { $seat } paie : { what-is-paid }.
    .you = Vous payez : { what-is-paid }.
log-tired-needle = Sans boussole, { $seat } prend un marqueur d’épuisement.
    .you = Sans boussole, vous prenez un marqueur d’épuisement.
log-tired-border = Sans fourrage, { $seat } prend { some-exhaustion }.
    .you = Sans fourrage, vous prenez { some-exhaustion }.
log-tired-stopped = { $seat } est arrêté et prend un marqueur d’épuisement.
    .you = Vous vous arrêtez net et prenez un marqueur d’épuisement.
log-tired-storm = { $seat } est derrière la tempête et prend un marqueur d’épuisement.
    .you = Vous êtes derrière la tempête et prenez un marqueur d’épuisement.
log-yak = { $seat } complète une tuile Yack : { $landscape }. { still-hidden }
    .you = Vous complétez une tuile Yack : { $landscape }. { still-hidden }
log-yak-last = { $seat } complète la dernière tuile Yack, { $landscape } : dix points !
    .you = Vous complétez la dernière tuile Yack, { $landscape } : dix points !
log-animal = { $seat } peint : { $animal }.
    .you = Vous peignez : { $animal }.
log-pack = { $seat } prend : { $equipment }.
    .you = Vous prenez : { $equipment }.
log-buy = { $seat } achète : { $good }, { some-points }.
    .you = Vous achetez : { $good }, { some-points }.
log-special = { $seat } achète aussi la marchandise spéciale : { $good }.
    .you = Vous achetez aussi la marchandise spéciale : { $good }.
log-special-from = { $seat } achète la marchandise spéciale de { $to } : { $good }.
    .you = Vous achetez la marchandise spéciale de { $to } : { $good }.
    .to-you = { $seat } vous achète la marchandise spéciale : { $good }.
log-offer = { $seat } fait { some-offerings } sur { $space } : { $points } points maintenant.
    .you = Vous faites { some-offerings } sur { $space } : { $points } points maintenant.
log-plan = { $seat } prend le plan { $plan }.
    .you = Vous prenez le plan { $plan }.
log-draw = { $seat } prend un plan de la pile : { $plan }.
    .you = Vous prenez un plan de la pile : { $plan }.
log-plan-shown = Un nouveau plan est exposé : { $plan }.
log-swap = { $seat } donne à { $to } le plan { $plan } contre { $for_plan }.
    .you = Vous donnez à { $to } le plan { $plan } contre { $for_plan }.
    .to-you = { $seat } vous donne le plan { $plan } contre { $for_plan }.
log-arrive = { $seat } atteint Katmandou et prend la tuile de { $points } points !
    .you = Vous atteignez Katmandou et prenez la tuile de { $points } points !
log-city = { $seat } attend à Katmandou et prend : { $resource }.
    .you = Vous attendez à Katmandou et prenez : { $resource }.
log-done = { $seat } termine son tour.
    .you = Vous terminez votre tour.
log-tent-draw = { $seat } pioche une tente.
    .you = Vous piochez une tente.
log-tent = { $seat } joue une tente contre { $to } : { $landscape }.
    .you = Vous jouez une tente contre { $to } : { $landscape }.
    .to-you = { $seat } joue une tente contre vous : { $landscape }.
log-pawn = { $seat } a les dés les plus faibles, { $sum }, et reçoit le pion.
    .you = Vous avez les dés les plus faibles, { $sum }, et recevez le pion.
log-storm = Une tempête ! Elle est sur la bordure { $border }.
log-sun = Le soleil brille.
log-new-gear = Nouvel équipement : { $equipment }.
log-new-animals = Nouveaux animaux : { $animal }.
log-reshuffle = On mélange l’équipement utilisé : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
log-all-arrived = Tous les yacks sont à Katmandou : la partie est finie.
log-score = { $seat } a { some-points }.
    .you = Vous avez { some-points }.
log-win = { $seat } gagne avec { some-points }.
    .you = Vous gagnez avec { some-points }.
log-share = { $seat } partage la victoire avec { some-points }.
    .you = Vous partagez la victoire avec { some-points }.

# Refus : pourquoi un coup n’est pas permis

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-not-your-turn = Ce n’est pas votre tour, c’est celui de la place { $seat }.
refusal-character-first = On choisit les personnages.
refusal-place-first = On place les yacks.
refusal-die-first = Choisissez d’abord un dé.
refusal-gain-first = Dites d’abord quelle ressource rapporte le dé noir.
refusal-barrel-first = Lancez d’abord les dés du tonneau, ou arrêtez.
refusal-move-first = Votre yack doit d’abord avancer.
refusal-turn-first = Votre yack est en chemin ; dites où il tourne.
refusal-border-first = Votre yack est à une bordure ; dites où il ressort.
refusal-moved-already = Votre yack a déjà avancé ; faites ce que la case permet, ou terminez votre tour.
refusal-plan-first = Prenez d’abord un plan pour votre offrande.
refusal-give-first = Dites d’abord quel plan vous donnez.
refusal-get-first = Dites d’abord quel plan vous voulez.
refusal-tent-first = On vous interroge sur les tentes : jouez-en une, ou passez.
refusal-rerolled = Vous avez déjà relancé à ce tour ; une seule fois est permise.
refusal-die-used = Le dé { $die } a déjà servi ou a été mis de côté : il attend la fin de la journée.
refusal-no-such-card = Vous n’avez pas cette carte : { $equipment }.
refusal-wrong-time = Pas à ce moment du tour : { $equipment }.
refusal-not-in-zone = Une carte du monde mène à une autre case de la zone où se trouve votre yack ; { $space } n’en est pas une.
refusal-no-map-to-city = Aucune carte du monde ne mène dans Katmandou : votre yack doit y terminer son déplacement.
refusal-no-offering-left = Vous avez fait toutes vos offrandes.
refusal-no-temple-beside = Sur { $space }, il n’y a pas de temple voisin de votre yack et sans offrande de vous.
refusal-not-below-or-above = La bouteille d’eau ne change pas un 6 en 1, ni un 1 en 6.
refusal-no-pick = On ne désigne qu’une carte parmi plusieurs d’une même sorte, une fois, quand elle est utilisable et ne le serait pas d’office : pas { $equipment } ({ $landscape }).
refusal-no-effect = Cela ne changerait rien : { $equipment }.
refusal-must-rest = Votre yack a trois marqueurs d’épuisement : il doit se reposer.
refusal-doubled-already = Le résultat du dé n’est doublé qu’une fois.
refusal-no-way-over = Avec le matériel d’escalade, le yack doit passer une montagne et ne pas y finir ; ce n’est pas possible par là.
refusal-no-turn = Le yack ne pourrait pas tourner : une bride demande un pas avant le virage et un après.
refusal-open-already = Le matériel d’escalade ouvre déjà les montagnes ; avancez simplement.
refusal-no-rest = Un yack ne se repose qu’avec trois marqueurs d’épuisement.
refusal-not-this-turn = Le yack ne peut pas tourner ainsi : à gauche ou à droite, sur une case qu’il atteint, avant son dernier pas.
refusal-no-halt = Rien n’arrête votre yack ici.
refusal-no-exit = Vous ne pouvez pas ressortir sur { $space } : seulement sur des cases libres le long de cette bordure, d’où le déplacement peut finir.
refusal-no-alpinist = Seul l’alpiniste passe ainsi les montagnes.
refusal-no-mountain = Il n’y a pas de montagne par là.
refusal-painted = Vous avez déjà peint un animal à ce tour ; un seul est permis.
refusal-no-such-animal = Pas exposé : { $animal }.
refusal-other-landscape = Votre case d’arrivée n’est pas : { $landscape }.
refusal-cannot-pay = Vous n’en avez pas : { $resource }.
refusal-packed = Vous avez déjà pris de l’équipement à ce tour ; une seule carte est permise.
refusal-not-on-display = Pas exposé : { $equipment } ({ $landscape }).
refusal-traded = Vous avez déjà acheté une marchandise à ce tour ; une seule est permise.
refusal-no-town = On achète les marchandises dans les villes.
refusal-other-space = Vous ne pouvez pas acheter ce qui est sur { $space }.
refusal-no-good = Il n’y a plus de marchandise là.
refusal-swapped = Vous avez déjà échangé des plans à ce tour ; une seule fois est permise.
refusal-no-swap = Vous ne pouvez pas échanger avec la place { $to } : son yack doit être sur votre case, et chacun doit avoir un plan visible.
refusal-no-temple = On fait les offrandes sur les temples.
refusal-offered = Vous avez déjà fait une offrande ici.
refusal-no-double = Vous ne pouvez plus faire deux offrandes à la fois.
refusal-no-monk = Seul le moine fait deux offrandes à la fois.
refusal-no-guide = Seul le guide de yack peut le faire.
refusal-too-little-fodder = Il faut deux fourrages.
refusal-no-face = Le guide de yack tourne le dé rose, une fois, quand il est choisi, et sur une autre face.
refusal-roll-first = Lancez au moins une fois.
refusal-no-special = La marchandise spéciale ne s’achète qu’avec une marchandise de sa sorte, pour une pièce de plus, et seulement si on ne l’a pas déjà.
refusal-no-plan = Le plan { $plan } n’est pas exposé.
refusal-no-plan-deck = La pile de plans est vide.
refusal-no-own-plan = Vous n’avez pas le plan { $plan }.
refusal-no-other-plan = Le plan { $plan } n’est pas disponible.
refusal-no-tent = Vous n’avez pas de tente qui convient : { $landscape }.
refusal-no-start = { $space } n’est pas une case de départ libre.
refusal-character-taken = Quelqu’un d’autre joue : { $character }.

# La table, pour le terminal et les lecteurs d’écran

day-of = Jour { $day } sur { $days }, tour { $turn }
player = Joueur
total = Total
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
has-pawn = a le pion
you-are-on = sur { $space }, { $landscape }
in-kathmandu = à Katmandou
weather = Météo
weather-storm = tempête
weather-sun = soleil
storm-at = tempête sur la bordure { $border }
no-storm = pas encore de tempête
gear = Équipement exposé
animals = Animaux exposés
plans-shown = Plans exposés
decks = pioches : équipement { $gear }, animaux { $animals }, plans { $plans }
tiles = Tuiles Katmandou
specials = Marchandises spéciales disponibles
resources = Ressources
dice = Dés
die-used-slot = utilisé
die-aside = de côté
markers = Épuisement
cards = Équipement
chest-of = dans des coffres
plans = Plans
animals-of = Animaux
goods = Marchandises
offerings = Offrandes
yak-tile = Tuile Yack
yak-left = { $hidden } cachées
yak-finished = toutes complétées
tents = Tentes
nothing = rien
legend-needle = aiguille
legend-temple = temple
legend-good = marchandise
leads-to = vers { $space }, { $landscape }
costs = coûte { $what }
cost-tired = épuisement { $count }
stopped = arrêté
there = là
action-yak = tuile Yack
action-kathmandu = Katmandou
action-animal = animal
action-pack = équipement
action-buy = marchandise
action-special = marchandise spéciale
action-offer = offrande
action-swap = échange
action-ladder = échelle de corde
score-offerings = Offrandes
score-goods = Marchandises
score-specials = Spéciales
score-tile = Tuile
score-sets = Séries
score-plans = Plans
score-animals = Animaux
score-yak = Tuiles Yack
score-borders = Distance
score-cards = Équipement
score-resources = Ressources
score-exhaustion = Épuisement

# The board in the browser

web-map = Carte du paysage
web-books = Ouvrir le carnet de quelqu’un
web-map-tools = Vue de la carte
web-nearer = Zoom avant
web-farther = Zoom arrière
web-whole = Toute la carte
web-my-yak = Vers votre yack
web-day = Jour { $day } sur { $days }
web-turn = tour { $turn } sur { $turns }
web-round-over = La journée est finie
web-setup = Avant le premier jour
web-storm = tempête à la bordure { $border } sur { $borders }
web-deck = pioche : { $count }
web-worth = chacun vaut { $points } à présent
web-any = ressource au choix
web-no-cards = Plus d’équipement.
web-in-use = en cours
web-roll = Lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
web-others-turn = À votre tour, vous verrez ici ce que vous pouvez faire.
web-point-die = Survolez un dé : la carte montre où il mène. Cliquez pour le choisir.
web-tap-die = Touchez un dé : la carte montre où il mène, et vous pouvez encore le reposer.
web-must-rest = Votre yack est épuisé : quel que soit le dé, il se reposera, à moins d’une trousse de premiers secours.
web-decides = puis encore un choix
web-over = par les montagnes
web-after = après { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  }
web-toolbox = Choisissez trois ressources différentes.
web-take = Les prendre
web-reroll-which = Quel dé mettez-vous de côté jusqu’à la fin de la journée ? Les autres sont relancés.
web-where-place = Où commence votre yack ?
web-where-map = Vers quelle case de cette zone ?
web-where-ladder = Sur quel temple ?
web-tool-reroll = Relancer
web-tool-exchange = Deux fourrages contre une autre ressource
web-tool-face = Tourner le dé rose
web-not-now = Pas maintenant
web-put-back = Reposer le dé
web-take-back = Annuler
web-final = Cela ne peut pas être annulé.
web-buy = acheter : { $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-start-cards = { $count ->
    [0] aucun équipement
    [one] une carte Équipement
   *[other] { $count } cartes Équipement
  }
web-your-page = { $name } (vous)
web-points = points à présent
web-so-far = Si la partie s’arrêtait maintenant
web-yak = Yack
web-where-to = Où votre yack peut aller
web-onward = suite
web-animals-worth = Chaque carte Animal vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à présent : le plus grand nombre de cartes d’un joueur moins le plus petit.
web-do-use = L’utiliser
web-do-pick = Utiliser celle-ci
web-do-pack = La prendre contre un sac à dos
web-do-animal = Le peindre avec une boîte de peinture
web-score-offerings = Offrandes
web-score-goods = Marchandises
web-score-specials = Marchandises spéciales
web-score-tile = Tuile Katmandou
web-score-sets = Séries de marchandises
web-score-plans = Plans
web-score-animals = Animaux
web-score-yak = Tuiles Yack cachées
web-score-borders = Bordures jusqu’à Katmandou
web-score-cards = Équipement restant
web-score-resources = Ressources restantes
web-score-exhaustion = Épuisement
web-why-offerings = { $count ->
    [0] aucune
    [one] une faite
   *[other] { $count } faites
}
web-why-sets = { $count } sortes
web-why-borders = { $count ->
    [0] aucune
    [one] une
   *[other] { $count }
  }
web-tie = À égalité, le yack le plus proche de Katmandou gagne ; à même distance, la victoire est partagée.
web-boards = Plateaux
web-board-start = Départ
web-board-destination = Katmandou
web-landscapes = Paysages
web-characters = Personnages
web-build = Construire soi-même le paysage
web-build-fine = Ce paysage convient. { $count ->
    [one] { $count } aiguille pointe
   *[other] { $count } aiguilles pointent
  } vers Katmandou : plus il y en a, plus c’est difficile.
web-build-way = Du plateau { $number }, direction
web-build-face = Plateau et face
web-build-turn = Tourner le plateau { $board } dans le sens horaire
web-build-towards = vers Katmandou
option-tents-none = sans tentes
option-tents-usual = habituel
option-tents-discreet = discret
option-landscape-random = au hasard
option-landscape-first = pour une première partie
option-needles-usual = habituel
option-weather-usual = habituelle
option-weather-random = au hasard
option-first_player-lot = par tirage au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
web-legend = Carte
web-board-of = Plateau { $number }
