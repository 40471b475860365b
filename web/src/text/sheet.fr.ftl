# What is asked before a game against bots, and before a table is sent away, in French. Loaded with the sheet.

minutes-published = { $minutes } minutes, selon l’éditeur.
luck-ours = (Ceci, comme la difficulté, n’est que notre avis.)
play-game = Jouer à { $game }
alone = Solo
bots-level = Quel niveau pour les robots ?
bots-easy = Facile
bots-medium = Moyen
bots-hard = Difficile
bots-master = Maître
variants = { $count ->
    [0] Variantes
    [one] Variantes (une choisie)
   *[other] Variantes ({ $count } choisies)
  }
deal = Commencer
more-choices = Plus de choix, ou avec des amis
dismiss-not = La garder
dismiss-close = Fermer la table
dismiss-close-what = Seuls des robots jouent ici avec vous. La partie s’arrête sans résultat et ne pourra pas être reprise.
dismiss-stand = Quitter la table
dismiss-stand-what = Vous cédez votre place. Les autres peuvent jouer sans vous.
dismiss-bot = Laisser un robot jouer
dismiss-bot-what = C’est à vous de jouer ici. Un robot continuera pour vous ; l’adresse de la table vous permet de revenir.
dismiss-hide = Masquer la table
dismiss-hide-what = La table disparaît de cette page et revient quand c’est à vous de jouer.
