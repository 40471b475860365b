# Reviving Kathmandu en français. $seat et $to sont des noms de joueurs (dans les refus : des numéros de place). $section
# et $shows sont ce qui figure sur un bout ou une carte, comme nommé ci-dessous ; les autres choses y ont aussi leur nom.

title = Ressusciter Katmandou
about = Misez en secret, relevez une cité de stupas et de pagodes.
luck = Un peu de hasard dans ce qu’apporte le marché. Surtout, il faut deviner ce que veulent les autres.
reconstructed = Le déroulement du jeu et le nombre de cartes de chaque sorte viennent de l’éditeur ou s’en déduisent. Les sections réunies sur une carte, les points imprimés, la plupart des missions et les objectifs publics sont reconstitués.

option-teams = Équipes : deux équipes à quatre ou six joueurs, ou trois équipes à six. Les coéquipiers construisent les uns chez les autres et additionnent leurs points ; sans équipes, chacun joue pour soi.
option-bidding = Comment on pose les pièces : cachées, visibles ou mixtes (visibles pendant la première moitié de la partie).
option-manipulation = Après la dernière mise, dans l’ordre inverse, chacun sauf le dernier peut déplacer sa pièce ou l’échanger contre une autre.
option-rebuilding = Pendant la construction, une carte de la main peut remplacer une carte bâtie qui montre la même section.
option-architects = Architectes chevronnés : chacun a un architecte avec un talent particulier, distribué au hasard ou choisi.
option-public_objectives = Des objectifs publics que tous peuvent marquer, un de moins que de joueurs.
option-advanced_missions = Des missions plus difficiles qui rapportent plus de points. Aussi en solo.
option-bhairav = Bhairavs : une pièce restante d’au moins trois peut en acheter un ; il marque les sections de sa couleur à la fin.
option-buddha_promo = Bouddhas holographiques : bâtis dès qu’on les collecte, chacun vaut un point de plus que le précédent.
option-rainbow_promo = Dix cartes joker sont mélangées au paquet rouge.
option-level = Solo : le niveau visé. Seul extrême change le jeu : les deux cinquièmes monuments sont des pagodes, et deux cartes de la main peuvent être échangées contre une carte défaussée.
option-other_mat = Un autre tapis qui convient aussi aux exemples imprimés : les cartes sont couchées, bords longs et bords courts s’échangent.
option-open_missions = Les missions sont visibles dès le début.
option-tie_break = À égalité de points, le plus de monuments achevés l’emporte, puis le plus d’objectifs de mission.
option-extend_only = Une carte achetée doit prolonger un monument ; elle ne peut ni en commencer un ni être un Bouddha.
option-sara_when_last = La mise de Sara compte un de plus chaque fois qu’elle mise en dernier dans un tour.
option-count_all_buddhas = Un Bouddha holographique vaut autant de points qu’on a bâti de Bouddhas de toute sorte.
option-short_solo = Solo : la partie est perdue dès que le paquet est vide ; le dernier marché n’est pas joué.
option-first_player = Premier joueur : tiré au sort, ou la place de votre choix.

option-teams-0 = pas d’équipes
option-teams-2 = deux équipes
option-teams-3 = trois équipes
option-bidding-hidden = cachées
option-bidding-open = visibles
option-bidding-mixed = mixtes
option-architects-none = pas d’architectes
option-architects-random = au hasard
option-architects-chosen = choisis
option-level-easy = facile
option-level-medium = moyen
option-level-hard = difficile
option-level-extreme = extrême
option-first_player-lot = par tirage au sort
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-first_player-4 = place 5
option-first_player-5 = place 6

unfit-not-solo = Pas en solo.
unfit-only-solo = C’est pour le solo, pas pour { $seats } joueurs.
unfit-without-architects = Ne concerne que les architectes, qui ne sont pas de la partie.
unfit-without-buddha_promo = Ne concerne que les Bouddhas holographiques, qui ne sont pas de la partie.
unfit-sara = Il faut Sara, qui ne joue pas à { $seats }.
unfit-teams = { $teams } équipes : il faut { $tables } joueurs, pas { $seats }.
unfit-first_player = Cette table a { $seats } places.

# Ce qui figure sur les cartes

section-buddha-blue = Bouddha bleu
section-buddha-white = Bouddha blanc
section-buddha-red = Bouddha rouge
section-buddha-green = Bouddha vert
section-buddha-yellow = Bouddha jaune
section-buddha-wild = Bouddha joker
section-shrine_1-blue = bas de sanctuaire bleu
section-shrine_1-white = bas de sanctuaire blanc
section-shrine_1-red = bas de sanctuaire rouge
section-shrine_1-green = bas de sanctuaire vert
section-shrine_1-yellow = bas de sanctuaire jaune
section-shrine_1-wild = bas de sanctuaire joker
section-shrine_2-blue = sommet de sanctuaire bleu
section-shrine_2-white = sommet de sanctuaire blanc
section-shrine_2-red = sommet de sanctuaire rouge
section-shrine_2-green = sommet de sanctuaire vert
section-shrine_2-yellow = sommet de sanctuaire jaune
section-shrine_2-wild = sommet de sanctuaire joker
section-stupa_1-blue = bas de stupa bleu
section-stupa_1-white = bas de stupa blanc
section-stupa_1-red = bas de stupa rouge
section-stupa_1-green = bas de stupa vert
section-stupa_1-yellow = bas de stupa jaune
section-stupa_1-wild = bas de stupa joker
section-stupa_2-blue = milieu de stupa bleu
section-stupa_2-white = milieu de stupa blanc
section-stupa_2-red = milieu de stupa rouge
section-stupa_2-green = milieu de stupa vert
section-stupa_2-yellow = milieu de stupa jaune
section-stupa_2-wild = milieu de stupa joker
section-stupa_3-blue = sommet de stupa bleu
section-stupa_3-white = sommet de stupa blanc
section-stupa_3-red = sommet de stupa rouge
section-stupa_3-green = sommet de stupa vert
section-stupa_3-yellow = sommet de stupa jaune
section-stupa_3-wild = sommet de stupa joker
section-pagoda_1-blue = bas de pagode bleue
section-pagoda_1-white = bas de pagode blanche
section-pagoda_1-red = bas de pagode rouge
section-pagoda_1-green = bas de pagode verte
section-pagoda_1-yellow = bas de pagode jaune
section-pagoda_1-wild = bas de pagode joker
section-pagoda_2-blue = deuxième étage de pagode bleue
section-pagoda_2-white = deuxième étage de pagode blanche
section-pagoda_2-red = deuxième étage de pagode rouge
section-pagoda_2-green = deuxième étage de pagode verte
section-pagoda_2-yellow = deuxième étage de pagode jaune
section-pagoda_2-wild = deuxième étage de pagode joker
section-pagoda_3-blue = troisième étage de pagode bleue
section-pagoda_3-white = troisième étage de pagode blanche
section-pagoda_3-red = troisième étage de pagode rouge
section-pagoda_3-green = troisième étage de pagode verte
section-pagoda_3-yellow = troisième étage de pagode jaune
section-pagoda_3-wild = troisième étage de pagode joker
section-pagoda_4-blue = sommet de pagode bleue
section-pagoda_4-white = sommet de pagode blanche
section-pagoda_4-red = sommet de pagode rouge
section-pagoda_4-green = sommet de pagode verte
section-pagoda_4-yellow = sommet de pagode jaune
section-pagoda_4-wild = sommet de pagode joker

monument-buddha = Bouddha
monument-shrine = sanctuaire
monument-stupa = stupa
monument-pagoda = pagode

colour-blue = bleu
colour-white = blanc
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-wild = joker

mission-m01 = Mission 1
mission-m02 = Mission 2
mission-m03 = Mission 3
mission-m04 = Mission 4
mission-m05 = Mission 5
mission-m06 = Mission 6
mission-m07 = Mission 7
mission-m08 = Mission 8
mission-m09 = Mission 9
mission-m10 = Mission 10
mission-a01 = Mission avancée 1
mission-a02 = Mission avancée 2
mission-a03 = Mission avancée 3
mission-a04 = Mission avancée 4
mission-a05 = Mission avancée 5
mission-a06 = Mission avancée 6
mission-a07 = Mission avancée 7
mission-a08 = Mission avancée 8
mission-a09 = Mission avancée 9
mission-a10 = Mission avancée 10

objective-o01 = Objectif 1
objective-o02 = Objectif 2
objective-o03 = Objectif 3
objective-o04 = Objectif 4
objective-o05 = Objectif 5
objective-o06 = Objectif 6
objective-o07 = Objectif 7
objective-o08 = Objectif 8
objective-o09 = Objectif 9
objective-o10 = Objectif 10

spot-n1 = N1
spot-n2 = N2
spot-n3 = N3
spot-s1 = S1
spot-s2 = S2
spot-s3 = S3
spot-w1 = W1
spot-w2 = W2
spot-e1 = E1
spot-e2 = E2

side-n = nord
side-e = est
side-s = sud
side-w = ouest

architect-liliana = Liliana
architect-charles = Charles
architect-liu = Liu
architect-sophie = Sophie
architect-walter = Walter
architect-sara = Sara
skill-liliana = Quand elle doit piocher exactement deux cartes rouges, elle en pioche trois et en remet une.
skill-charles = Quand il doit piocher exactement une carte rouge, il en pioche deux et en remet une.
skill-liu = Avant de dépenser la pièce restante, Liu peut piocher une carte rouge, puis défausse une carte.
skill-sophie = Avant de dépenser la pièce restante, elle peut reprendre une carte défaussée, puis défausse une carte.
skill-walter = Il peut garder quatre cartes au lieu de trois.
skill-sara = Sa dernière mise de chaque moitié compte un de plus.

# Coups

move-architect = prendre { $architect }
move-mission = { $mission }
move-random = deux missions au hasard
move-bid = { $coin } sur { $spot }
move-jump = déplacer la pièce de { $spot } vers { $to_spot }
move-swap = mettre le { $coin } sur { $spot } à la place
move-return = remettre : { $shows }
move-build = bâtir : { $section }
move-on = sur le monument qui repose sur { $shows }
move-at = comme nouveau monument sur la place { $square }
move-rebuild = à la place de { $shows }
move-colour = { $colour }
move-claim = { $objective }
move-scrap = défausser le monument qui repose sur { $shows }
move-discard = défausser : { $shows }
move-convert = changer la pièce en points
move-buy = acheter : { $shows }
move-bhairav = acheter le Bhairav { $colour }
move-draw = piocher une carte rouge
move-take = prendre : { $shows }
move-store = garder : { $shows }
move-trade = défausser deux cartes contre une carte défaussée
move-pass = ne rien faire
move-ready = finir de construire

# Questions

prompt-architect = { $seat }, quel architecte prenez-vous ?
prompt-mission = { $seat }, quelle mission pour la { $square ->
    [0] première
   *[other] seconde
  } place ?
prompt-bid = { $seat }, posez une pièce sur un emplacement.
prompt-manipulate = { $seat }, voulez-vous déplacer ou échanger une pièce ?
prompt-return = { $seat }, quelle carte remettez-vous sous le paquet rouge ?
prompt-build = { $seat }, construisez, ou dites que vous avez fini.
prompt-build-all = Tous : construisez, et dites quand vous avez fini.
prompt-place = { $seat }, où la mettez-vous ?
prompt-name = { $seat }, de quelle couleur est la section joker ?
prompt-claim = { $seat }, quel objectif marquez-vous ?
prompt-discard = { $seat }, défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
prompt-power = { $seat }, votre architecte agit-il avant que vous dépensiez votre pièce ?
prompt-spend = { $seat }, que faites-vous de votre pièce restante ({ $coin }) ?
prompt-give = { $seat }, quelles sont les deux cartes que vous donnez ?
prompt-take = { $seat }, quelle carte défaussée prenez-vous ?
prompt-store = { $seat }, quelle carte va dans la réserve ?
prompt-over = La partie est finie : { $seat } gagne avec { some-points }.
    .you = La partie est finie : vous gagnez avec { some-points }.
prompt-over-shared = La partie est finie : { $count } joueurs partagent la victoire avec { some-points } chacun.
prompt-over-team = La partie est finie : l’équipe de { $seat } gagne avec { some-points }.
    .you = La partie est finie : votre équipe gagne avec { some-points }.
prompt-over-team-shared = La partie est finie : { $count } équipes partagent la victoire avec { some-points } chacune.
prompt-solo-lost = Le paquet est vide, et les places ne sont pas achevées. La partie est perdue.
prompt-solo-easy = Les deux places sont achevées : vous gagnez au niveau facile !
prompt-solo-medium = Les deux places sont achevées : vous gagnez au niveau moyen !
prompt-solo-hard = Les deux places sont achevées : vous gagnez au niveau difficile !
prompt-solo-extreme = Les deux places sont achevées : vous êtes l’Architecte Ultime !

# Journal

its-points = { $points ->
    [0] {""}
   *[other] {" "}: { some-points }
  }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
some-red-cards = { $count ->
    [one] { $count } carte rouge
   *[other] { $count } cartes rouges
  }

log-begin = { $seat } est premier joueur.
    .you = Vous êtes premier joueur.
log-mission = { $seat } reçoit une mission.
    .you = Vous recevez une mission.
log-mission-open = { $seat } reçoit : { $mission }.
    .you = Vous recevez : { $mission }.
log-architect = { $seat } a l’architecte { $architect }.
    .you = Vous avez l’architecte { $architect }.
log-objectives = Les objectifs publics : { $objectives }.
log-round = Tour { $round }. Au marché : { $shows }.
log-marker = { $seat } est maintenant premier joueur.
    .you = Vous êtes maintenant premier joueur.
log-bid = { $seat } pose une pièce sur { $spot }.
    .you = Vous posez une pièce sur { $spot }.
log-bid-open = { $seat } pose un { $coin } sur { $spot }.
    .you = Vous posez un { $coin } sur { $spot }.
log-jump = { $seat } déplace la pièce de { $spot } vers { $to_spot }.
    .you = Vous déplacez la pièce de { $spot } vers { $to_spot }.
log-swap = { $seat } échange la pièce sur { $spot }.
    .you = Vous échangez la pièce sur { $spot }.
log-swap-open = { $seat } échange la pièce sur { $spot } contre un { $coin }.
    .you = Vous échangez la pièce sur { $spot } contre un { $coin }.
log-keep = { $seat } laisse les mises telles quelles.
    .you = Vous laissez les mises telles quelles.
log-reveal = { $seat } : { $coin } sur { $spot }.
    .you = Vous : { $coin } sur { $spot }.
log-reveal-raised = { $seat } : { $coin } sur { $spot }, qui compte { $raised } de plus.
    .you = Vous : { $coin } sur { $spot }, qui compte { $raised } de plus.
log-won-sole = { $seat } remporte « { $shows } », sans rival.
    .you = Vous remportez « { $shows } », sans rival.
log-won-highest = { $seat } remporte « { $shows } » avec la mise la plus haute.
    .you = Vous remportez « { $shows } » avec la mise la plus haute.
log-won-nearest = { $seat } remporte « { $shows } » : à mises égales, la plus proche.
    .you = Vous remportez « { $shows } » : à mises égales, la plus proche.
log-won-edge = { $seat } remporte « { $shows } » : à distance égale, la mise sur le bord long.
    .you = Vous remportez « { $shows } » : à distance égale, la mise sur le bord long.
log-draw = { $seat } pioche { some-red-cards }.
    .you = Vous piochez { some-red-cards }.
log-return = { $seat } remet une carte sous le paquet rouge.
    .you = Vous remettez une carte sous le paquet rouge.
log-under = Personne n’a remporté « { $shows } » : sous le paquet rouge.
log-build = { $seat } bâtit : { $section }.
    .you = Vous bâtissez : { $section }.
log-build-for = { $seat } bâtit pour { $to } : { $section }.
    .you = Vous bâtissez pour { $to } : { $section }.
    .to-you = { $seat } bâtit pour vous : { $section }.
log-rebuild = { $seat } remplace « { $shows } » par « { $section } ».
    .you = Vous remplacez « { $shows } » par « { $section } ».
log-wild = { $seat } nomme une section joker : { $colour }.
    .you = Vous nommez une section joker : { $colour }.
log-complete = { $seat } a un monument achevé ({ $monument }){ its-points }.
    .you = Vous avez un monument achevé ({ $monument }){ its-points }.
log-rescore = Le monument de { $seat } ({ $monument }) est recompté : { $points }.
    .you = Votre monument ({ $monument }) est recompté : { $points }.
log-claim = { $seat } marque { $objective } : { some-points }.
    .you = Vous marquez { $objective } : { some-points }.
log-ready = { $seat } a fini de construire.
    .you = Vous avez fini de construire.
log-discard = { $seat } défausse : { $shows }.
    .you = Vous défaussez : { $shows }.
log-leftover = On dépense les pièces restantes.
log-convert = { $seat } change la pièce en { some-points }.
    .you = Vous changez la pièce en { some-points }.
log-buy = { $seat } achète : { $shows }.
    .you = Vous achetez : { $shows }.
log-bhairav = { $seat } achète le Bhairav { $colour }.
    .you = Vous achetez le Bhairav { $colour }.
log-bhairav-change = { $seat } achète le Bhairav { $colour } et marque { some-points }.
    .you = Vous achetez le Bhairav { $colour } et marquez { some-points }.
log-take = { $seat } reprend dans la défausse : { $shows }.
    .you = Vous reprenez dans la défausse : { $shows }.
log-coins = Chacun reprend toutes ses pièces.
log-unfinished = { $seat } marque { some-points } pour les monuments inachevés.
    .you = Vous marquez { some-points } pour les monuments inachevés.
log-mission-end = { $seat }, objectifs remplis de { $mission } : { $count } sur 4, { some-points }.
    .you = Vous, objectifs remplis de { $mission } : { $count } sur 4, { some-points }.
log-bhairav-end = Le Bhairav { $colour } rapporte à { $seat } { some-points }.
    .you = Le Bhairav { $colour } vous rapporte { some-points }.
log-win = { $seat } gagne avec { some-points }.
    .you = Vous gagnez avec { some-points }.
log-share = { $seat } partage la victoire avec { some-points }.
    .you = Vous partagez la victoire avec { some-points }.
log-team-win = { $seat } gagne avec son équipe : { some-points } ensemble.
    .you = Vous gagnez avec votre équipe : { some-points } ensemble.
log-shake = La terre tremble côté { $side }.
log-debris = Débris sur { $spot } : { $colour }.
log-coin-back = Le { $coin } revient de { $spot }.
log-collect = { $seat } prend : { $shows }.
    .you = Vous prenez : { $shows }.
log-clear = Les débris de couleur { $colour } sont dégagés : { $count }.
log-scrap = { $seat } défausse un monument inachevé ({ $monument }).
    .you = Vous défaussez un monument inachevé ({ $monument }).
log-store = { $seat } garde dans la réserve : { $shows }.
    .you = Vous gardez dans la réserve : { $shows }.
log-clean = À la défausse : { $shows }.
log-trade = { $seat } défausse deux cartes contre une carte défaussée.
    .you = Vous défaussez deux cartes contre une carte défaussée.
log-solo-lost = Le paquet est vide : la partie est perdue.
log-solo-easy = { $seat } gagne au niveau facile !
    .you = Vous gagnez au niveau facile !
log-solo-medium = { $seat } gagne au niveau moyen !
    .you = Vous gagnez au niveau moyen !
log-solo-hard = { $seat } gagne au niveau difficile !
    .you = Vous gagnez au niveau difficile !
log-solo-extreme = { $seat } gagne au niveau extrême !
    .you = Vous gagnez au niveau extrême !

# Refus : pourquoi un coup n’est pas permis

refusal-game-over = La partie est finie ; plus personne ne joue.
refusal-wait = Ce n’est pas à vous de décider maintenant.
refusal-first-architect = Choisissez d’abord un architecte.
refusal-first-mission = Choisissez d’abord une mission.
refusal-first-bid = Maintenant, vous posez une pièce sur un emplacement.
refusal-first-manipulate = Maintenant, vous pouvez déplacer ou échanger votre pièce, ou passer.
refusal-first-return = Remettez d’abord une des cartes piochées.
refusal-first-build = Maintenant, vous construisez, ou dites que vous avez fini.
refusal-first-place = Dites d’abord où va la section.
refusal-first-name = Nommez d’abord la couleur de la section joker.
refusal-first-claim = Dites d’abord quel objectif vous marquez.
refusal-first-discard = Défaussez d’abord autant de cartes qu’il le faut.
refusal-first-power = Dites d’abord si votre architecte agit, ou passez.
refusal-first-spend = Maintenant, vous dépensez votre pièce restante.
refusal-first-give = Défaussez d’abord les cartes que vous échangez.
refusal-first-take = Prenez d’abord une carte défaussée.
refusal-first-store = Choisissez d’abord les cartes pour la réserve.
refusal-no-such-coin = Vous n’avez pas de { $coin } non dépensé.
refusal-too-much-debris = Un { $coin } est trop faible : il doit dépasser les { $count } débris qui s’y trouvent.
refusal-spot-not-used = { $spot } n’est pas utilisé dans ce marché.
refusal-spot-taken = Une pièce se trouve déjà sur { $spot }.
refusal-not-your-coin = La pièce sur { $spot } n’est pas à vous.
refusal-not-drawn = { $shows } n’est pas une des cartes que vous venez de piocher.
refusal-not-in-hand = { $shows } n’est pas dans votre main.
refusal-nothing-below = Aucun monument ne peut recevoir { $section } : les monuments s’élèvent du bas vers le haut.
refusal-bought-first = Si vous bâtissez { $section } maintenant, la carte achetée ne pourra plus être bâtie.
refusal-extend-only = La carte achetée doit prolonger un monument ; { $section } en commencerait un.
refusal-no-such-monument = Vous ne pouvez bâtir sur aucun monument qui repose sur { $shows }.
refusal-other-kind = { $section } ne peut pas faire partie de ce monument ({ $monument }).
refusal-not-next = { $section } n’est pas la section suivante de ce monument.
refusal-not-your-square = Vous ne pouvez pas bâtir sur la place { $square }.
refusal-not-a-bottom = { $section } ne peut pas commencer un monument.
refusal-not-met = Vous ne pouvez pas marquer { $objective } : il n’est pas rempli, il est fermé, ou vous en avez déjà marqué un.
refusal-never-moved = Ce qui est bâti reste tel quel.
refusal-not-built = { $shows } n’est pas bâti là où vous pouvez reconstruire.
refusal-other-section = { $section } ne peut pas remplacer { $shows } : c’est une autre section.
refusal-must-be-built = Ce que vous avez acheté doit d’abord être bâti : { $shows }.
refusal-no-such-power = Votre architecte ne peut pas faire cela.
refusal-not-discarded = { $shows } n’est pas dans la défausse.
refusal-cannot-be-built = Vous ne pourriez pas bâtir { $shows } maintenant, même avec les cartes de votre main.
refusal-no-bhairavs = Il n’y a pas de Bhairav dans cette partie.
refusal-has-bhairav = Vous avez déjà un Bhairav.
refusal-coin-too-small = Un { $coin } ne suffit pas pour un Bhairav.
refusal-bhairav-gone = Le Bhairav { $colour } n’est plus là.
refusal-not-this-architect = { $architect } est déjà pris, ou n’est pas pour ce nombre de joueurs.
refusal-not-this-mission = { $mission } ne peut pas être choisie ici.
refusal-other-colour = { $section } n’a pas la couleur du monument.
refusal-cannot-finish = Avec { $section }, le monument ne pourrait pas être achevé : une place a un monument de chaque couleur, et aucune sorte n’a la même couleur sur les deux places.
refusal-not-this-colour = Le monument ne peut pas être { $colour } : une place a un monument de chaque couleur, et aucune sorte n’a la même couleur sur les deux places.
refusal-not-unfinished = Aucun monument inachevé ne repose sur { $shows }.
refusal-not-on-market = { $shows } n’est pas au marché.
refusal-not-extreme = On ne peut échanger deux cartes qu’au niveau extrême.
refusal-too-few-cards = Il vous faut deux cartes en main pour échanger.

# La table, pour le terminal et les lecteurs d’écran

player = Joueur
points = Points
hand = Main
coins = Pièces
square = Place
square-of = Place { $square }
mission = Mission
objectives = Objectifs
market = Marché
storage = Réserve
slot = carte { $slot }
spots = Emplacements
free-spots = Emplacements libres
debris = Débris
die = Dé
bag = Sac
discards = Défausse
nothing = rien
unknown = inconnue
first-player = premier joueur
ready = prêt
team-of = équipe { $team }
round-of = Tour { $round } sur { $rounds }
decks = Paquet bleu { $blue } · Paquet rouge { $red } · Défausse { $discards }
aims-at = { $spot } vise { $slots }
coin-hidden = une pièce
coin-of = { $coin } de { $name }
spent = dépensé { $coins }
unspent = a { $coins }
unspent-count = { $count ->
    [one] reste { $count } pièce
   *[other] reste { $count } pièces
  }
cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
sections-of = { $monument } { $done }/{ $all } : { $colours }
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
met = rempli
any-colour = au choix
same-colour = identique
open = ouvert
closed = fermé
reason-sole = sans rival
reason-highest = mise la plus haute
reason-nearest = la plus proche
reason-edge = bord long
reason-none = personne
bhairav-of = Bhairav { $colour }
bhairavs = Bhairavs
score-monuments = Monuments
score-colours = Couleurs
score-buddha-colours = Couleurs de Bouddhas
score-coins = Pièces
score-objective = Objectif
score-unfinished = inachevé
score-mission = Mission
score-bhairav = Bhairav
total = Total

# The board in the browser

web-points = points
web-round-over = Le tour est fini
web-your-square = Votre place
web-square-of = La place de { $name }
web-visit = Voir la place de { $name }
web-empty-square = Rien n’est encore bâti ici.
web-plots = Ce qui se construit
web-no-plots = Aucun monument en chantier.
web-new = Nouveau
web-on = Ici
web-instead = Remplacer
web-scrap = Défausser ce monument
web-finished = achevés : { $count } sur 5
web-blue-deck = Paquet bleu : { $count }
web-red-deck = Paquet rouge : { $count }
web-discards = Défausse : { $count }
web-coin = Pièce { $coin }
web-coin-unspent = disponible
web-coin-mat = sur le tapis
web-coin-spent = dépensée
web-coin-lies = Une pièce de { $name } est ici : { $coin }
web-hidden = face cachée
web-near = { $shows } (proche)
web-why = Qui a reçu quoi, et pourquoi
web-won-with = ({ $coin } sur { $spot })
web-won-none = Personne n’a misé sur { $shows }.
web-need-any = couleurs au choix
web-need-match = { $floors } d’une même couleur
web-need-colour = { $floor } en { $colours }
web-floor-bottom = bas
web-floor-second = deuxième étage
web-floor-third = troisième étage
web-floor-centre = milieu
web-floor-top = sommet
web-and = et
web-or = ou
web-no-cards = Aucune carte en main.
web-unknown-cards = { $count ->
    [one] Encore une que vous ne connaissez pas.
   *[other] Encore { $count } que vous ne connaissez pas.
  }
web-must = à construire
web-building = construit
web-ready = Vous avez fini. Les autres construisent encore.
web-change = Construire encore
web-not-that = Une autre carte
web-best = le plus de points maintenant
web-colours = La couleur de la section joker
web-buy = Achetez l’une de ces cartes, ou :
web-do-ready = J’ai fini
web-do-draw = Piocher une carte rouge
web-do-convert = { $points ->
    [one] En faire un point
   *[other] En faire { $points } points
  }
web-do-pass-manipulate = Laisser tel quel
web-do-pass-power = Ne rien faire
web-do-trade = Deux cartes contre une défaussée
web-move-at-own = comme nouveau monument sur votre place
web-move-at-team = comme nouveau monument sur la place de { $seat }
web-move-on = sur { $monument } ({ $colour })
web-move-on-team = sur { $monument } ({ $colour }) de { $seat }
web-move-scrap = défausser { $monument } ({ $colour })
web-every-point = Tous les points
web-with-colours = { $printed } et { $bonus } pour ses couleurs
web-from-coins = Pièces changées en points
web-save-png = Enregistrer l’image
web-save-failed = Ce navigateur n’a pas pu dessiner l’image.
web-stats = Vos parties en solo sur cet appareil : { $count }
web-level = Niveau
web-times = Parties
web-fewest = Le moins de tours
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-extreme = Extrême
web-level-lost = Perdue
web-monuments = Monuments, et les points imprimés sur leurs sections
web-mat = Le tapis de jeu
web-deck-blue = Paquet bleu ({ $count })
web-deck-red = Paquet rouge ({ $count })
web-deck-buddha = Bouddhas holographiques ({ $count })
web-deck-rainbow = Cartes arc-en-ciel ({ $count })
web-blue-known = Le nombre de cartes de chaque sorte est déduit ; quelles sections partagent une carte :
web-missions = Missions ({ $count })
web-advanced-missions = Missions avancées ({ $count })
web-objectives = Objectifs publics ({ $count })
web-architects = Architectes chevronnés
web-in-words = En toutes lettres
web-goal = But : achever les deux places · niveau : { $level }
web-goal-level-easy = Facile : n’importe quel cinquième monument convient sur chaque place.
web-goal-level-medium = Moyen : les cinquièmes monuments des deux places comptent ensemble { $cards } cartes.
web-goal-level-hard = Difficile : les cinquièmes monuments des deux places comptent ensemble { $cards } cartes.
web-goal-level-extreme = Extrême : le cinquième monument de chaque place est une Pagode.
web-goal-squares = Chaque place demande cinq monuments achevés de cinq couleurs, chacun d’une seule couleur, qui remplissent sa mission ; le cinquième peut être de toute sorte.
web-goal-shake = La terre tremble à chaque tour : le dé montre un côté, et chacun de ses emplacements reçoit un débris. Là où se trouve votre pièce, elle vous revient.
web-goal-debris = Débris : une pièce doit valoir plus que le nombre de débris de son emplacement. Un monument achevé retire tous les débris de sa couleur.
web-goal-bag = Le sac : { $debris } débris de chaque couleur. Les nombres à côté disent combien il en reste.
web-goal-lost = Vous perdez si la pioche est vide avant que les deux places soient achevées.
web-solo = Solo
web-die = Les faces du dé
