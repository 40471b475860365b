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
rating-value = { $points } ± { $spread }
rank = Rank
player = Player
rated-games = Rated games
curve = Rating in { $game }
curve-teams = Rating in { $game }, in teams
curve-table = The figures of this curve
curve-date = Date
curve-place = Place
player-since = Member since { $date }
player-nothing = No rated games yet.
recent = Latest rated games

# The lobby and quick pairing

lobby = Opponents
find-opponents = Find opponents
hosted-by = { $name } invites
lobby-filter = Which tables
lobby-game = Game
lobby-any = Any
lobby-relaxed = Relaxed
lobby-live = With a clock
lobby-days = Over days
lobby-rated = Rated only
lobby-open = Open tables
lobby-look = Look first
lobby-empty = No table has a free seat right now. Find opponents, or open a table of your own.
lobby-none-fits = No open table fits what you chose.
waiting-now = People who want to play now
waiting-people = Want to play now: { $names }
waiting-seats = { $count } players
waiting-join = Play with them
pair-title = Play { $game } now
pair-now = Play now
pair-rated = Members only, no bots. Whoever leaves loses.
pair-bots = If nobody comes, bots take the free seats
pair-bots-after = { $seconds ->
    [60] after a minute
    [120] after 2 minutes
    [300] after 5 minutes
   *[other] after { $seconds } seconds
  }
pair-bots-never = never: I wait for people
pair-waiting = { $count ->
    [one] One more player is needed
   *[other] { $count } more players are needed
  }
pair-bots-in = { $seconds ->
    [0] Bots sit down in a moment.
    [one] Bots take the free seats in one second.
   *[other] Bots take the free seats in { $seconds } seconds.
  }
pair-stay = Stay on this page: it opens the table as soon as everybody is there. Leaving it ends the wait.
pair-stop = Stop waiting
pair-stopped = You no longer wait here: on another page of yours you asked for something else, or stopped waiting.

# Following and inviting

follow = Follow
unfollow = Unfollow
follow-what = Open tables of people you follow come first.
following = People you follow or played with
followed = you follow them
invite-people = Invite people you know
invite-one = Invite
invited = Invited
invites-you = { $name } invites you
decline = No, thanks

# Tournaments

tournament = Tournament
tournaments = Tournaments
tournament-new = A new tournament
tournament-name = Name of the tournament
tournament-format = How it is played
format-swiss = Swiss
format-roundrobin = Round robin
format-knockout = Knock-out
format-swiss-what = Swiss: everybody plays every round, against people with a similar score
format-roundrobin-what = Round robin: everybody meets everybody
format-knockout-what = Knock-out: the better half of each table goes on
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-rounds-usual = as many as usual
tournament-sit = Time to come to the table
tournament-minutes = { $minutes ->
    [60] an hour
    [1440] a day
   *[other] { $minutes } minutes
  }
tournament-absent = If somebody does not come
tournament-absent-is-lost = they lose; a bot plays on
tournament-absent-is-bot = a bot plays until they come
tournament-create = Create the tournament
tournament-members = Only members play in tournaments.
tournament-host = { $name } is the host.
tournament-absent-lost = { $days ->
    [yes] Whoever runs out of time loses the game.
   *[no] Whoever does not come within { $minutes } min loses the game.
  }
tournament-absent-bot = { $days ->
    [yes] Whoever runs out of time is replaced by a bot until they come back.
   *[no] A bot plays for whoever does not come within { $minutes } min.
  }
tournament-open = open: you can enter
tournament-running = running
tournament-over = finished
tournament-closed = called off
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-my-table = To your table
tournament-enter = Enter
tournament-leave = Do not play after all
tournament-withdraw = Withdraw from the next rounds
tournament-withdraw-what = You play no further rounds of this tournament. This cannot be undone.
tournament-start = Begin the tournament
tournament-few = It can begin as soon as two people have entered.
tournament-call-off = Call off the tournament
tournament-call-off-open = Nobody can enter it any more, and it will not begin. Everybody who has entered is told. This cannot be undone.
tournament-call-off-running = No further round is played. Games that have begun can be played to their end, tables that wait for somebody are closed, and everybody who has entered is told. This cannot be undone.
tournament-was-called-off = { $rounds ->
    [0] This tournament was called off before it began.
   *[other] This tournament was called off: no further round is played. Games that had begun can be played to their end.
  }
tournament-link = Link for those who want to play or to follow it
tournament-players = Who plays
tournament-standings = Standings
tournament-gone = withdrawn
tournament-bye = bye
tournament-void = drawn: the match was lost
points = Points
points-opponents = Opponents’ points
