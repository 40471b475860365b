# Opponents, in English: ratings and other players. Loaded where they are shown.

ratings = Ratings
ratings-title = Ratings: { $game }
ratings-what = Each rated game between members moves these figures. The number behind ± says how sure they are; whoever is surely strong comes first.
ratings-solo = Each for themselves
ratings-teams = In teams
ratings-nobody = Nobody has played a rated game of this kind yet.
ratings-mine = You have { $rating } after { $count ->
    [one] one rated game.
   *[other] { $count } rated games.
  }
ratings-of = All ratings of { $game }
rating = Rating
rating-value = { NUMBER($points, useGrouping: "false") } ± { NUMBER($spread, useGrouping: "false") }
rank = Rank
player = Player
rated-games = Rated games
curve = Rating in { $game }
curve-teams = Rating in { $game }, in teams
curve-table = The figures of this curve
curve-date = Date
curve-place = Place
player-title = { $name }
player-since = Member since { $date }
player-nothing = No rated games yet.
