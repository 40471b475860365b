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
rating-value = { NUMBER($points, useGrouping: "false") } ± { NUMBER($spread, useGrouping: "false") }
rank = Rang
player = Joueur
rated-games = Parties cotées
curve = Cote à { $game }
curve-teams = Cote à { $game }, en équipes
curve-table = Les chiffres de cette courbe
curve-date = Date
curve-place = Place
player-title = { $name }
player-since = Membre depuis le { $date }
player-nothing = Pas encore de partie cotée.
