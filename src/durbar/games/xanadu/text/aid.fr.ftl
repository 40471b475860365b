# L’aide de jeu : un tour en quelques lignes, et d’où viennent les points. Une ligne vide est omise. $limit est le nombre de
# bâtiments permis, $passes combien de fois on joue la pioche.

aid-turn-1 = Vendre : avant tout, les bâtiments que vous voulez, à leur prix du moment.
aid-turn-2 = Travailler : posez des cartes de votre main, face cachée, sur les bâtiments de n’importe qui, toujours sur la case libre la plus basse, et récoltez ce qu’elle montre. Cela ne dure que ce tour.
aid-turn-3 = Construire : payez tout le coût d’une carte avec la récolte, vos faveurs ouvertes et vos ressources passives. { $advanced ->
    [true] Autant que vous voulez par tour ;
   *[other] Une par tour ;
  } { $limit } bâtiments au plus.
aid-turn-4 = Un quatrième ouvrier fait vendre un bâtiment aussitôt, à son prix plein, au profit de son propriétaire.
aid-turn-5 = Piochez deux cartes, et une de plus par bâtiment vendu au début.{ $hand_limit ->
    [0] {""}
   *[other] {" "}Gardez { $hand_limit } cartes au plus.
  }
aid-points-1 = Les pièces sont les points, et seuls les bâtiments vendus en rapportent.
aid-points-2 = Un bâtiment rapporte le prix le plus bas qu’aucun ouvrier ne couvre. Les ouvriers le font monter (vert), baisser (rouge) ou n’y changent rien (jaune).
aid-points-3 = { $bonus ->
    [yes] À cinq ou six, chaque bâtiment jaune vendu rapporte une pièce de plus, chaque vert deux.
   *[no] {""}
  }
aid-points-4 = On joue la pioche { $passes } fois. La dernière fois, la carte Fin de partie est vers le fond : { $equal_turns ->
    [true] quand elle apparaît, on joue jusqu’à ce que chacun ait eu le même nombre de tours.
   *[other] qui la pioche met aussitôt fin à la partie.
  } Puis chacun vend tout ce qui reste.
