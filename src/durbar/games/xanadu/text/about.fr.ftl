# Ce qui est sur la table s’explique : son nom, une phrase, la règle dont cela vient, et ce qu’est cette partie d’une carte.
# $resources sont des noms de ressources, $card et $building de cartes, $seat d’un joueur.

about-card = { $card }
    .says = Un bâtiment ({ $colour }). Payez son coût et il rejoint votre cité ; ou sacrifiez-le, face cachée, comme ouvrier.
    .rule = xanadu-27
about-building-open = { $building }
    .says = Vaut { $price } si son propriétaire le vend maintenant. Chacun peut envoyer un ouvrier sur la case libre la plus basse.
    .rule = xanadu-5
about-building-new = { $building }, tout neuf
    .says = Il a encore ses échafaudages : aucun ouvrier n’y va avant la fin du tour de son propriétaire.
    .rule = xanadu-25
about-building-sold = { $building }, vendu
    .says = Un quatrième ouvrier est venu : il a été vendu pour { $price }. Il quitte la table à la fin du tour.
    .rule = xanadu-29
about-cost = Coût : { $resources }
    .part = Coût
    .says = Pour construire cette carte, il faut tout cela dans le même tour : récolté par des ouvriers, par des faveurs, ou passif.
    .rule = xanadu-22
about-passive = Ressource passive : { $resources }
    .part = Ressource passive
    .says = Le propriétaire de ce bâtiment l’a une fois à chacun de ses tours, sans ouvrier.
    .rule = xanadu-21
about-favour-closed = Faveur encore fermée : { $resources }
    .part = Faveur du Khan
    .says = Elle s’ouvre quand un ouvrier couvre cette case : dès lors le propriétaire, peu importe qui a envoyé l’ouvrier, l’a à chaque tour.
    .rule = xanadu-20
about-favour-open = Faveur ouverte : { $resources }
    .says = La case est couverte : le propriétaire de ce bâtiment l’a une fois à chacun de ses tours.
    .rule = xanadu-20
about-goods = À récolter : { $resources }
    .part = Ce que récolte un ouvrier
    .says = Qui envoie un ouvrier sur cette case récolte cela, pour ce tour seulement. La case libre la plus basse vient d’abord.
    .rule = xanadu-17
about-price-none = Premier prix : { $price }
    .part = Premier prix
    .says = Ce que rapporte le bâtiment tant qu’aucun ouvrier n’est venu.
    .rule = xanadu-5
about-price-up = Prix { $price } : il monte
    .part = Un prix qui monte
    .says = Vert, pointe en haut : quand la case du dessous est couverte, le bâtiment rapporte plus qu’avant.
    .rule = xanadu-6
about-price-down = Prix { $price } : il baisse
    .part = Un prix qui baisse
    .says = Rouge, pointe en bas : quand la case du dessous est couverte, le bâtiment rapporte moins qu’avant.
    .rule = xanadu-6
about-price-level = Prix { $price } : stable
    .part = Un prix stable
    .says = Jaune, pointe des deux côtés : couvrir la case du dessous ne change rien.
    .rule = xanadu-6
about-full-price = Prix plein : { $price }
    .part = Prix plein
    .says = Un quatrième ouvrier remplit le bâtiment : il est vendu aussitôt à ce prix, qui va à son propriétaire.
    .rule = xanadu-28
about-worker = Un ouvrier
    .says = La carte de quelqu’un, face cachée. Elle couvre la récolte et l’ancien prix, jamais la faveur.
    .rule = xanadu-16
about-worker-known = Votre ouvrier : { $card }
    .says = Vous seul savez quelle carte c’est. Il part avec le bâtiment.
    .rule = xanadu-19
about-worth = Vaut { $price }
    .says = Le prix le plus bas qu’aucun ouvrier ne couvre : c’est ce que rapporte une vente maintenant.
    .rule = xanadu-5
about-city = La cité de { $seat }
    .you = Votre cité
    .says = Les bâtiments de ce joueur. Les ouvriers peuvent venir de tous ; ventes, faveurs et ressources passives reviennent au propriétaire.
    .rule = xanadu-15
about-first-player = Premier joueur
    .says = A joué le premier tour de la partie.
    .rule = xanadu-7
about-coins = { count-coins }
    .says = Les pièces ne viennent que des bâtiments vendus. Qui en a le plus à la fin gagne.
    .rule = xanadu-42
about-hand = La main de { $seat } : { cards-in-hand }
    .you = Votre main : { cards-in-hand }
    .says = Chaque carte en main est un bâtiment possible, et un ouvrier possible. Seul son propriétaire la voit.
    .rule = xanadu-44
about-pool = Récolté : { $resources }
    .says = Ce que les ouvriers de ce joueur ont rapporté ce tour-ci. Ce qui reste à la fin du tour est perdu.
    .rule = xanadu-17
about-limit = Bâtiments : { $count } sur { $limit }
    .says = Personne ne peut en avoir plus. Pour construire encore, vendez au début d’un tour.
    .rule = xanadu-26
about-chosen = Un bâtiment de départ
    .says = Choisi et face cachée ; tous sont révélés ensemble.
    .rule = xanadu-8
about-pile = La pioche
    .says = Vous y piochez à la fin de votre tour. Quand elle est vide, la défausse en devient une nouvelle et l’épisode suivant commence.
    .rule = xanadu-36
about-discards = La défausse
    .says = Les bâtiments vendus et leurs ouvriers. Chacun peut la parcourir.
    .rule = xanadu-45
about-end-aside = La carte Fin de partie, mise de côté
    .says = Elle entre dans la pioche du dernier épisode, parmi les cartes du fond.
    .rule = xanadu-37
about-end-pile = La carte Fin de partie, dans la pioche
    .says = { $equal_turns ->
        [true] Qui la pioche la montre ; puis on joue jusqu’à ce que chacun ait eu le même nombre de tours.
       *[other] Qui la pioche met aussitôt fin à la partie ; puis chacun vend tout ce qu’il a.
      }
    .rule = { $equal_turns ->
        [true] xanadu-50
       *[other] xanadu-40
      }
about-end-shown = La carte Fin de partie, montrée
    .says = { $equal_turns ->
        [true] On joue jusqu’à ce que chacun ait eu le même nombre de tours ; puis chacun vend tout ce qu’il a.
       *[other] La partie s’arrête, et chacun vend les bâtiments qui lui restent à leur prix du moment.
      }
    .rule = { $equal_turns ->
        [true] xanadu-50
       *[other] xanadu-41
      }
about-turn = Les tours
    .says = Vendez ce que vous voulez ; envoyez des ouvriers et construisez ; piochez. Puis c’est au voisin de gauche.
    .rule = xanadu-11
about-pass = Épisode { $pass } sur { $passes }
    .says = Combien de fois on joue toute la pioche. Au dernier épisode, la carte Fin de partie s’y trouve.
    .rule = xanadu-39
about-draws = À piocher : { $count }
    .says = À la fin d’un tour : deux cartes, et une de plus par bâtiment vendu à son début.
    .rule = xanadu-31
about-builds = { web-builds }
    .says = Combien de cartes on peut construire par tour. On peut envoyer autant d’ouvriers qu’on a de cartes.
    .rule = { $advanced ->
        [true] xanadu-48
       *[other] xanadu-23
      }
about-hand-limit = { web-hand-limit }
    .says = Qui a plus de cartes après avoir pioché défausse celles de son choix.
    .rule = xanadu-49
about-stock = Ce qui peut payer
    .says = Toutes les ressources dont vous disposez maintenant : récoltées ce tour-ci, par des faveurs ouvertes, et passives.
    .rule = xanadu-22
about-resource = { $resources } : { $count }
    .says = Une des dix ressources, et combien vous en avez maintenant. Les bâtiments en coûtent ; cases, faveurs et ressources passives en donnent.
    .rule = xanadu-4
about-pays-pool = { $resources }, récolté
    .says = Un ouvrier l’a rapporté ce tour-ci.
    .rule = xanadu-17
about-pays-favours = { $resources }, une faveur
    .says = Une faveur ouverte de l’un de vos bâtiments le paie.
    .rule = xanadu-20
about-pays-passives = { $resources }, toujours là
    .says = Une ressource passive de l’un de vos bâtiments le paie.
    .rule = xanadu-21
about-pays-have = { $resources }, disponible
    .says = Vous l’avez ce tour-ci.
    .rule = xanadu-22
about-pays-missing = { $resources }, manquant
    .says = Rien ne vous le donne encore : envoyez un ouvrier sur une case qui le montre.
    .rule = xanadu-22
