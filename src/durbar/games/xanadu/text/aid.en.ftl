# The player aid: a turn in a few lines, and how points are made. A line that says nothing is left out. $limit is how many
# buildings one may have, $passes how often the pile is played through.

aid-turn-1 = Sell: before anything else, any of your buildings at their present price.
aid-turn-2 = Work: lay cards from your hand face down on anybody’s buildings, always on the lowest free row, and collect what the row shows. It lasts for this turn only.
aid-turn-3 = Build: pay a card’s whole cost with what you collected, your open favours and your passive resources. { $advanced ->
    [true] Any number a turn;
   *[other] One a turn;
  } { $limit } buildings at most.
aid-turn-4 = A fourth worker sells a building at once, for its full price, which goes to its owner.
aid-turn-5 = Draw two cards, and one more for each building you sold at the beginning.{ $hand_limit ->
    [0] {""}
   *[other] {" "}Keep { $hand_limit } cards at most.
  }
aid-points-1 = Coins are points, and only sold buildings bring them.
aid-points-2 = A building pays the lowest price that no worker covers. Workers make it rise (green), fall (red) or stay (yellow).
aid-points-3 = { $bonus ->
    [yes] With five or six players, each yellow building sold brings one coin more, each green one two.
   *[no] {""}
  }
aid-points-4 = The pile is played through { $passes } times. In the last one the End card lies near the bottom: { $equal_turns ->
    [true] when it appears, play goes on until everybody has had the same number of turns.
   *[other] whoever draws it ends the game at once.
  } Then everybody sells all that is left.
