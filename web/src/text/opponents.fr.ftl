# Adversaires, en français : cotes et autres joueurs. Chargé là où on les montre.

ratings = Cotes
ratings-title = Cotes : { $game }
ratings-what = Chaque partie cotée entre membres change ces chiffres. Le nombre derrière ± dit combien ils sont sûrs ; qui est sûrement fort vient d’abord.
ratings-solo = Chacun pour soi
ratings-teams = En équipes
ratings-nobody = Personne n’a encore joué de partie cotée de cette sorte.
ratings-mine = Vous avez { $rating } après { $count ->
    [one] une partie cotée.
   *[other] { $count } parties cotées.
  }
ratings-of = Toutes les cotes de { $game }
rating = Cote
rating-value = { $points } ± { $spread }
rank = Rang
player = Joueur
rated-games = Parties cotées
curve = Cote à { $game }
curve-teams = Cote à { $game }, en équipes
curve-table = Les chiffres de cette courbe
curve-date = Date
curve-place = Place
player-since = Membre depuis le { $date }
player-nothing = Pas encore de partie cotée.
recent = Dernières parties cotées

# Le salon et le jeu immédiat

lobby = Adversaires
find-opponents = Trouver des adversaires
hosted-by = { $name } invite
lobby-filter = Quelles tables
lobby-game = Jeu
lobby-any = Tous
lobby-relaxed = Tranquille
lobby-live = Avec pendule
lobby-days = Sur plusieurs jours
lobby-rated = Cotées seulement
lobby-open = Tables ouvertes
lobby-look = Regarder d’abord
lobby-empty = Aucune table n’a de place libre en ce moment. Trouvez des adversaires, ou ouvrez votre propre table.
lobby-none-fits = Aucune table ouverte ne correspond à votre choix.
waiting-now = Ceux qui veulent jouer maintenant
waiting-people = Veulent jouer maintenant : { $names }
waiting-seats = { $count } joueurs
waiting-join = Jouer avec eux
pair-title = Jouer à { $game } maintenant
pair-now = Jouer maintenant
pair-rated = Entre membres, sans robots. Quitter la table, c’est perdre.
pair-bots = Si personne ne vient, des robots prennent les places libres
pair-bots-after = { $seconds ->
    [60] après une minute
    [120] après 2 minutes
    [300] après 5 minutes
   *[other] après { $seconds } secondes
  }
pair-bots-never = jamais : j’attends des personnes
pair-waiting = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
  }
pair-bots-in = { $seconds ->
    [0] Les robots s’assoient dans un instant.
    [one] Des robots prennent les places libres dans une seconde.
   *[other] Des robots prennent les places libres dans { $seconds } secondes.
  }
pair-stay = Restez sur cette page : elle ouvre la table dès que tout le monde est là. La quitter met fin à l’attente.
pair-stop = Ne plus attendre
pair-stopped = Vous n’attendez plus ici : sur une autre de vos pages, vous avez demandé autre chose ou cessé d’attendre.

# Suivre et inviter

follow = Suivre
unfollow = Ne plus suivre
follow-what = Les tables ouvertes des personnes que vous suivez viennent d’abord.
following = Ceux que vous suivez ou avec qui vous avez joué
followed = suivi
invite-people = Inviter des personnes que vous connaissez
invite-one = Inviter
invited = Invité
invites-you = { $name } vous invite
decline = Non, merci

# Tournois

tournament = Tournoi
tournaments = Tournois
tournament-new = Un nouveau tournoi
tournament-name = Nom du tournoi
tournament-format = Comment on le joue
format-swiss = Système suisse
format-roundrobin = Toutes rondes
format-knockout = Élimination
format-swiss-what = Suisse : tout le monde joue chaque ronde, contre des joueurs au score proche
format-roundrobin-what = Toutes rondes : chacun rencontre chacun
format-knockout-what = Élimination : la meilleure moitié de chaque table continue
tournament-seats = Joueurs à une table
tournament-rounds = Rondes
tournament-rounds-usual = autant que d’habitude
tournament-sit = Temps pour venir à la table
tournament-minutes = { $minutes ->
    [60] une heure
    [1440] un jour
   *[other] { $minutes } minutes
  }
tournament-absent = Si quelqu’un ne vient pas
tournament-absent-is-lost = il perd ; un robot joue à sa place
tournament-absent-is-bot = un robot joue jusqu’à son arrivée
tournament-create = Créer le tournoi
tournament-members = Les tournois sont réservés aux membres.
tournament-host = { $name } organise.
tournament-absent-lost = { $days ->
    [yes] Qui n’a plus de temps a perdu la partie.
   *[no] Qui ne vient pas en { $minutes } min a perdu la partie.
  }
tournament-absent-bot = { $days ->
    [yes] Un robot remplace qui n’a plus de temps, jusqu’à son retour.
   *[no] Un robot joue pour qui ne vient pas en { $minutes } min.
  }
tournament-open = ouvert : on peut s’inscrire
tournament-running = en cours
tournament-over = terminé
tournament-closed = annulé
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-my-table = Vers votre table
tournament-enter = S’inscrire
tournament-leave = Ne pas jouer, finalement
tournament-withdraw = Se retirer des rondes suivantes
tournament-withdraw-what = Vous ne jouez plus aucune ronde de ce tournoi. C’est définitif.
tournament-start = Commencer le tournoi
tournament-few = Il peut commencer dès que deux personnes sont inscrites.
tournament-call-off = Annuler le tournoi
tournament-call-off-open = Personne ne peut plus s’inscrire, et il ne commencera pas. Toutes les personnes inscrites sont prévenues. C’est définitif.
tournament-call-off-running = Aucune autre ronde n’est jouée. Les parties commencées peuvent être terminées, les tables qui attendent quelqu’un sont fermées, et toutes les personnes inscrites sont prévenues. C’est définitif.
tournament-was-called-off = { $rounds ->
    [0] Ce tournoi a été annulé avant de commencer.
   *[other] Ce tournoi a été annulé : aucune autre ronde n’est jouée. Les parties commencées peuvent être terminées.
  }
tournament-link = Lien pour qui veut jouer ou suivre
tournament-players = Qui joue
tournament-standings = Classement
tournament-gone = retiré
tournament-bye = exempt
tournament-void = nulle : la partie est perdue
points = Points
points-opponents = Points des adversaires
