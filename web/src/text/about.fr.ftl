# Ce que sont les signes de la maison ; les jeux expliquent les leurs à côté de leurs règles.

about-text = { $text }
about-undo = { undo }
    .says = Reprend votre dernier coup. Si tous ont vu depuis quelque chose de nouveau, on demande aux autres.
about-hint = { hint }
    .says = Montre ce qu’un maître jouerait maintenant, et à quel point il en est sûr.
about-aid = { aid }
    .says = Un tour en cinq lignes, tous les signes, et d’où viennent les points à cette table.
about-rules = { rules }
    .says = Toutes les règles de ce jeu, numérotées ; on peut y chercher un mot.
about-log = { log }
    .says = Tout ce qui s’est passé, depuis la première carte.
about-chat = { chat }
    .says = Parlez à toute la table.
about-more = { more }
    .says = Qui joue, le lien pour inviter, les réglages et les touches.
about-coach-back = { coach-back }
    .says = Relit l’étape précédente ; rien n’est repris.
about-coach-restart = { coach-restart }
    .says = Recommence la leçon, avec les mêmes cartes.
about-bot = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
   *[master] { level-master }
  }
    .says = Un programme joue à cette place. Il n’en sait pas plus qu’une personne assise là.
