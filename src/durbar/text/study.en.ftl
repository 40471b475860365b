# The report of a study, as the laboratory writes it: figures come in as text, but for those that a plural needs.

study-title = { $game }: a study of { $games } games
study-table-title = { $game }: { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
study-cut = This study was stopped early; the figures are of what had been played by then.
study-fact-played = Played
study-fact-rules = Rules
study-fact-seed = Seed
study-fact-command = Command
study-played = { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
  } by { $bots }; options: { $options }
study-usual = the usual ones
study-rules = { $game }, edition { $edition }, components { $components }
study-bots = { $bot } bots
study-bot-random = random
study-bot-greedy = greedy
study-bot-easy = easy
study-bot-medium = medium
study-bot-hard = hard
study-bot-master = master
study-bot-deals = { $bot } ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
  })
study-how = In brackets, and as thin lines in the pictures: between which bounds the true figure lies, 95 times in 100. The deal is the unit. The broken line is the fair share or the mean. All of this is true of these bots; people may play otherwise.
study-stumbled = The bot { $bot } could not decide { $times ->
    [one] once
   *[other] { $times } times
  }, so chance did: these games are only in part its own.
study-unknown = not known yet
study-interval = { $value } ({ $low } to { $high })
study-range = { $low } to { $high }
study-spread = { $mean } on average; nine in ten between { $low } and { $high }
study-of-games = % of games

study-seats = Seat and start
study-seat = seat
study-turn = turn
study-wins = wins
study-by-seat = wins by seat
study-by-turn = wins by turn
study-begins = begins
study-later = { $count } later
study-fair = which cannot be told from a fair share
study-above = more than its share
study-below = less than its share
study-beginner = Who begins wins { $wins }, { $verdict } ({ $fair }).

study-length = Length and decisions
study-moves-of-game = moves in a game
study-decisions-of-game = decisions in a game
study-lengths = Moves: { $moves }. Decisions (moves with a choice): { $decisions }; each has { $choices } legal moves on average.

study-scores = Scores and margins
study-points = points of a seat
study-best = points of the best
study-margin = margin
study-spreads = Points of a seat: { $points }. The best: { $best }. Margin to the next: { $margin }. Shared victories: { $shared }; all lost: { $lost }.

study-leads = Leads
study-lead-changes = changes of the lead
study-clear = winner clear after this share
study-leaders = wins of who leads alone
study-quarter = after 1/4
study-half = half
study-three-quarters = 3/4
study-lead = Changes of the lead: { $changes }. The winner leads alone for good after { $clear } of the moves on average (100 %: only at the end, or never alone). Who leads at half time wins { $half }. Points are as the game counts them at that moment.

study-skill-luck = Skill and luck
study-one-bot = one bot among others
study-one = one bot
study-among = among
study-games = games
study-luck = { $deals } deals were each played { $replays } times with other luck after the set-up. The deal explains { $won } of who wins, and { $score } of the points (share of the variance, averaged over seats); the rest is drawn, rolled and chosen later.

study-changes = What changes what
study-arm = arm
study-base = as it is
study-arm-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
study-quoted = “{ $arm }”
study-beginner-wins = who begins wins
study-moves = moves
study-best-score = best score
study-half-wins = leader at half time wins
study-paired = The same deals were played both ways, so most luck cancels out of the differences. Filled dots are settled: zero lies outside the interval. { $count } changes were looked at, each for itself: where nothing changes, luck alone settles about one in twenty.
study-paired-with = Compared with “{ $arm }”, as it matters with that alone.
study-per-cent = { $what }, %
study-nothing-settled = Nothing that was measured has settled.
study-nothing-changed = { $arm } changes nothing that was measured.
study-unsettled = { $count } not settled
study-this = This
study-moved = { $arm } moves { $what } from { $before } to { $after } (±{ $reach }).
study-open = { $arm } moves { $what } from { $before } to { $after } (±{ $reach }): not settled; { $more }.
study-more = about { $games } more games would settle it
study-never = no number of games will tell it from none
study-measure-seat = seat { $which }'s wins
study-measure-bot = bot { $which }'s wins
study-measure-turn = { $which ->
    [0] the wins of who begins
   *[other] the wins of turn { $which }
  }
study-measure-moves = the moves of a game
study-measure-decisions = the decisions of a game
study-measure-choices = the legal moves of a decision
study-measure-best = the best score
study-measure-margin = the margin
study-measure-lead_changes = the changes of the lead
study-measure-clear_at = when the winner is clear
study-measure-shared = shared victories

study-used = What was used, and who won with it
study-used-how = { $count } things were looked at together; { $stand } effects stand after the correction of Benjamini and Hochberg (of those, about one in twenty at most is luck). An effect is the share of wins of the seats that did so, less that of the others. It is no proof that the thing is the reason: who does well does more. To prove it, change the box and compare.
study-effect-of = wins of who did so, less those of the others (points of per cent)
study-all-figures = All { $count } figures
study-thing = thing
study-did = seats that did
study-times = times
study-they-win = they win
study-effect = effect
study-sure = 95 % sure
study-chance = chance, adjusted

study-again = To play it again
study-again-how = The command above, with the same version of Durbar, gives the same figures. The folder of the study holds the tables as Parquet: games, seats, decisions (of a sample of the games), cards.
study-report = The report is { $file }.
