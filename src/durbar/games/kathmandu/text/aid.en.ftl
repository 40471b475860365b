# The player aid: a turn in a few lines, and how points are made. A line that says nothing is left out.

aid-turn-1 = Choose one of your dice: it brings a resource of its colour and says how far the yak goes. Once a turn you may give up one die and roll the others again.
aid-turn-2 = Go exactly that far in a straight line. A mountain or an edge stops you for one exhaustion; a border costs a fodder, setting out along a red needle a compass, or else one exhaustion each.
aid-turn-3 = Where you land: the open yak tile of that landscape is completed; one animal for a paint box, one equipment for a backpack, the good of a town space for a coin, an offering on a temple, a swap of plans with a yak on the same space.
aid-turn-4 = With three exhaustion markers you rest instead of moving, and give them back.
aid-turn-5 = After three turns the day ends: the lowest sum of dice gets the pawn{ $tents ->
    [none] {""}
   *[other] {" "}and a tent
  }, and the weather may move the storm. Every yak behind it takes one exhaustion. The game has { $long_game ->
    [true] eight
   *[other] six
  } days.
aid-points-1 = Offerings: the number under the last one, up to 63. Goods: as printed; special ones { $special }; five kinds { $five } more, six kinds { $six }.
aid-points-2 = Plans: { $half } each, a pair { $pair }, a pair in a chest { $safe }. Animals: each is worth the most any player has, minus the fewest.
aid-points-3 = The first in Kathmandu takes the highest tile. Every resource and every card left: one point.
aid-points-4 = Below zero: hidden yak tiles (nine of them −36, one 0, none +{ $last }), borders still ahead of you (up to −20), exhaustion (−{ $tired } each). That is why you begin far below zero.
