# Ce que sont les signes de la maison ; les jeux expliquent les leurs à côté de leurs règles.

about-text = { $text }
about-undo = { undo }
    .says = Annule votre dernier coup. Si tout le monde a vu quelque chose de nouveau depuis, on demande d’abord aux autres.
about-hint = { hint }
    .says = Montre ce qu’un maître jouerait maintenant, et à quel point il en est sûr.
about-aid = { aid }
    .says = Un tour en cinq lignes, tous les symboles, et comment on marque à cette table.
about-rules = { rules }
    .says = Toutes les règles de ce jeu, numérotées ; on peut y chercher un mot.
about-log = { log }
    .says = Tout ce qui s’est passé, depuis la première carte.
about-chat = { chat }
    .says = Parlez à toute la table.
about-box = { box-short }
    .says = Ce qu’on sait de cette boîte, et ce qui est reconstitué.
about-more = { more }
    .says = Qui joue, le lien pour inviter, les réglages et les raccourcis.
about-coach-back = { coach-back }
    .says = Remontre l’étape précédente ; aucun coup n’est annulé.
about-coach-restart = { coach-restart }
    .says = Recommence la leçon, avec les mêmes cartes.
about-bot = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
   *[master] { level-master }
  }
    .says = Un programme joue à cette place. Il n’en sait pas plus qu’une personne assise là.
