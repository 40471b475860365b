# The study of a game, in English. Loaded where one is shown.

study-none = Nobody has committed a study of this game yet. You can make one:
study-what = { $games } games with { $seats } players, played by “{ $bot }” bots.
study-how = In brackets: between which bounds the true figure lies, 95 times in 100. The broken line is the fair share, or the mean. All of this is true of these bots; people may play otherwise.
study-stopped = This study was stopped early; the figures are of what had been played by then.
study-start = Who begins
study-by-turn = Wins by order of play
study-begins = begins
study-later = { $count ->
    [one] 1 seat later
   *[other] { $count } seats later
  }
study-length = Length and decisions
study-moves = Moves in a game
study-decisions = Moves with a choice
study-choices = Each of them has { $choices } legal moves on average.
study-spread = { $mean } on average; nine in ten between { $low } and { $high }
study-points = Points
study-scores = Points of a player
study-margin = Margin of the first
study-leads = Leads
study-leaders = Wins of who leads alone after this share of the moves
study-lead-changes = The lead changes { $changes } times on average. The winner leads alone for good after { $clear } of the moves on average; who is never alone before the end counts as 100%.
study-skill-luck = Skill and luck
study-skill = Wins of one bot among “{ $bot }” bots
study-luck = { $deals } deals were each played { $replays } times with other luck after the set-up. The deal explains { $won } of who wins ({ $low } to { $high }); the rest is drawn, rolled and chosen later.
study-changes = What other guesses would change
study-changes-what = The same deals were played with something changed: an option, or what is reconstructed in the box. Filled marks are settled: zero lies outside the interval. In per cent of what it is otherwise; what matters with an option alone is compared with that option. Each is looked at for itself: where nothing changes, luck alone settles about one in twenty.
study-change-turn-0 = Wins of who begins
study-change-moves = Moves in a game
study-change-best = The best score
study-change-margin = Margin of the first
study-used = What was used, and who won with it
study-used-what = { $count } things were looked at together; { $stand } effects stand after the correction of Benjamini and Hochberg, and are filled. An effect is the share of wins of those who did so, less that of the others. It is no proof: who does well does more.
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
study-again = To play it again
study-made = Durbar { $version }, edition { $edition }, components { $components }, seed { $seed }.
