# Ce qui est sur la table s’explique : son nom, une phrase et la règle dont cela vient. $limit, $raised et $goal sont les
# nombres de la boîte : 13, 18 et 13 grelots.

about-card-plain = { $hours ->
    [0] Aucune heure
    [one] Une heure
   *[other] { $hours } heures
  }
    .says = Une carte Exploration : elle prend ce temps à qui la reçoit, et ne fait rien d’autre.
    .rule = kyoto-19
about-card-bells = { $hours ->
    [0] Aucune heure
    [one] Une heure
   *[other] { $hours } heures
  }, { $bells ->
    [one] un grelot
   *[other] { $bells } grelots
  }
    .says = Elle attend dans votre rangée. Ses grelots rentrent quand quelqu’un d’autre reste trop tard ; si c’est vous, ils sont perdus.
    .rule = kyoto-20
about-card-draw = { $hours ->
    [0] Aucune heure
    [one] Une heure
   *[other] { $hours } heures
  }, et une carte de plus
    .says = Qui la reçoit pioche aussitôt la première carte de la pioche, s’il n’est pas déjà trop tard.
    .rule = kyoto-21
about-card-gift1 = { card-gift1 }
    .says = Ne coûte pas de temps ; son grelot file droit dans la pile de score, où personne ne peut le perdre.
    .rule = kyoto-22
about-card-gift2 = { card-gift2 }
    .says = Ne coûte pas de temps ; ses grelots filent droit dans la pile de score, où personne ne peut les perdre.
    .rule = kyoto-22
about-card-back = { card-back }
    .says = Ne coûte pas de temps et défausse la carte la plus à droite de votre rangée, bonne ou mauvaise.
    .rule = kyoto-23
about-card-late = { card-late }
    .says = Ne coûte pas de temps. Tant qu’elle est dans votre rangée, il n’est trop tard qu’à { $raised }.
    .rule = kyoto-24
about-card-refuse = { card-refuse }
    .says = Ne coûte pas de temps. Tant qu’elle est dans votre rangée, vous pouvez refuser une carte par la suite ; les deux sont alors défaussées.
    .rule = kyoto-26
about-hours = { $hours ->
    [0] Aucune heure
    [one] Une heure
   *[other] { $hours } heures
  }
    .says = Le temps que coûte cette carte. On additionne les heures d’une rangée ; à { $limit } ou plus, il est trop tard.
    .rule = kyoto-12
about-symbol-bells = { $bells ->
    [one] Un grelot
   *[other] { $bells } grelots
  }
    .says = Les grelots sont les points, mais seulement dans la pile de score : dans une rangée, on peut encore les perdre.
    .rule = kyoto-17
about-symbol-draw = Une carte de plus
    .says = Qui reçoit cette carte en pioche une autre, à moins qu’il ne soit déjà trop tard.
    .rule = kyoto-21
about-pile = La pioche
    .says = Face cachée : personne ne sait ce qui vient. Quand elle est vide, on mélange la défausse pour en faire une nouvelle.
    .rule = kyoto-32
about-drawn = Les cartes à venir
    .says = Piochées par le joueur actif, une par joueur, et retournées l’une après l’autre. Personne ne peut les regarder.
    .rule = kyoto-6
about-turned = La carte retournée
    .says = Le joueur actif la donne à quelqu’un qui n’a pas encore de carte à ce tour, ou la garde.
    .rule = kyoto-8
about-discards = La défausse
    .says = Tout ce qui a été perdu, défaussé ou refusé, visible de tous.
    .rule = kyoto-36
about-path = La rangée de { $seat }
    .you = Votre rangée
    .says = Le chemin du retour : les cartes reçues pendant la manche, de gauche à droite. Dès que quelqu’un reste trop tard, toutes les rangées sont vidées.
    .rule = kyoto-10
about-first-player = La carte Premier joueur
    .says = Son détenteur a commencé la manche ; la suivante commence par le joueur suivant. À égalité, gagne le joueur le plus loin d’elle.
    .rule = kyoto-18
about-served = A une carte
    .says = Chacun reçoit exactement une carte par tour : ce joueur n’en recevra pas d’autre avant la fin du tour.
    .rule = kyoto-9
about-score = La pile de score
    .says = Ici, les grelots sont à l’abri. { $full_pile_variant ->
        [true] Le plus de grelots gagne, une fois toute la pioche jouée.
       *[other] Le premier à en avoir { $goal } gagne.
      }{ $visible_bells_variant ->
        [true] {""}
       *[other] {" "}Elle est face cachée : les autres ne voient que son nombre de cartes.
      }
    .rule = { $full_pile_variant ->
        [true] kyoto-43
       *[other] kyoto-38
      }
about-time = Temps : { $total } sur { $limit }
    .says = Les heures de cette rangée, additionnées. À { $limit }, il est trop tard : toute la rangée est perdue et la manche s’arrête.
    .rule = kyoto-12
about-risk = { $percent } % de rester trop tard
    .says = Le risque que la prochaine carte fasse rester ce joueur trop tard, d’après tout ce que vous voyez.
    .rule = kyoto-12
about-seal = { web-seal }
    .says = Après cela, tout le monde a vu quelque chose de nouveau.
    .rule = kyoto-8
