# The statistics of one’s own play, in English. Loaded with their page.

own-title = How you play { $game }
own-games = Games
own-match = Game of
own-nothing = You have finished no game of { $game } here yet.
own-alone = Playing solo, there is nothing to compare wins with.
own-not-reviewed = None of your games has been reviewed yet.
own-unreviewed = { $count ->
    [one] Your latest game has not been reviewed yet.
   *[other] Your latest { $count } games have not been reviewed yet.
}
own-review = Review them
own-asked = { $count ->
    [one] One review is being made, when the house has time for it.
   *[other] { $count } reviews are being made, when the house has time for them.
}
own-look = Look again
own-wins = Wins
own-wins-told = { $games ->
    [one] One game, { $wins } won; { $expected } were to be expected.
   *[other] { $games } games, { $wins } won; { $expected } were to be expected.
}
own-won = won
own-expected = to be expected
own-wins-figures = Wins as a table
own-wins-what = Added up over your games. What is to be expected is the even share, one in three at a table of three; in a rated game it follows from everybody’s rating before it.
own-good = Good decisions
own-good-told = Lately { $percent } of your decisions were best or fine. A game gives away { $given } of the win.
own-good-one = each game
own-good-lately = the last { $count }
own-good-figures = Good decisions as a table
own-good-what = The share of your decisions that a review called best or fine, judged by what you could know.
own-habits = Too often, too seldom
own-habits-figures = Habits as a table
own-habits-what = Counted over the decisions of your reviewed games; the strong bot’s is what it would have played in your place.
own-habit = Habit
own-decisions = decisions
own-you = You
own-bot = The strong bot
own-habit-alike = No difference that this many decisions can prove.
own-habit-unknown = Too few decisions to say.
