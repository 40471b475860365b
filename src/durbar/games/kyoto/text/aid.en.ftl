# The player aid: a turn in a few lines, and how points are made. A line that says nothing is left out. $seats is how many
# play; options are written as they are named.

aid-turn-1 = Draw { $seats } cards face down, one for each player.
aid-turn-2 = Turn them up one by one, and give each to somebody who has none yet this turn; that can be you.
aid-turn-3 = A card goes to the right end of the row. Add up the hours: { $limit } or more is too late, { $raised } or more with a Late pass.
aid-turn-4 = As soon as one cat is too late, the round ends: it loses its whole row, and everybody else brings their bells home.
aid-turn-5 = Then all rows are cleared, and the player after the one with the First Player card begins the next round.
aid-points-1 = Each bell in a score pile is a point. Bells in a row are not safe yet.
aid-points-2 = { $full_pile_variant ->
    [true] The whole pile is played: once it has run out, the next cat that is too late ends the game, and the most bells win.
   *[other] Whoever has { $goal } bells in the score pile wins at once.
  }
aid-points-3 = Ties go to the player furthest clockwise from the First Player card.
