# The player aid: a turn in a few lines, and how points are made. A line that says nothing is left out.

aid-turn-1 = { $seats ->
    [one] Roll: the ground shakes on one side. Each spot there gets debris, or gives your coin back.
    [2] Bid: the first player lays one coin, the other two, the first one more. Each aims at two cards.
   *[other] Bid: everybody in turn lays one coin on a spot. It aims at the two cards on its line.
  }
aid-turn-2 = { $seats ->
    [one] Lay a coin on a spot; it must be worth more than the debris there. You take both cards it aims at.
   *[other] Collect: a card goes to the only coin that aims at it; otherwise to the highest, then the nearest, then the one on its long edge.
  }
aid-turn-3 = { $seats ->
    [one] Build in either square, each monument in one colour, from the bottom up. A card counts for one of its ends.
    [2] Whoever won fewer than four cards draws the rest from the red deck.
   *[other] Whoever won fewer than two cards draws the rest from the red deck.
  }
aid-turn-4 = { $seats ->
    [one] A finished monument clears all debris of its colour.
   *[other] Build as many cards as you like, from the bottom up. A card counts for one of its ends. Keep three cards at most.
  }
aid-turn-5 = { $seats ->
    [one] Keep two cards from the market for the next round; the rest are discarded.
    [2] After every second round the leftover coin is spent: for its points, or for a discarded card that you build at once.
   *[other] After rounds 4 and 8 the leftover coin is spent: for its points, or for a discarded card that you build at once.
  }
aid-points-1 = { $seats ->
    [one] You win when each square has five finished monuments in five colours that meet all four objectives of its mission.
   *[other] A finished monument brings the points of its top section at once: Buddha 2, Shrine 5, Stupa 7, Pagoda 10.
  }
aid-points-2 = { $seats ->
    [one] You lose if the deck runs out first.
   *[other] Two, three or four sections of one colour in it: { $two }, { $three } or { $four } more. A Buddha of a colour that is new to you: { $buddha } more.
  }
aid-points-3 = { $seats ->
    [one] {""}
   *[other] At the end each unfinished monument brings the points of its topmost section, and your mission those of each objective met.
  }
aid-points-4 = { $public_objectives ->
    [true] A public objective brings its points at once; everybody can score one.
   *[other] {""}
  }
aid-points-5 = { $bhairav ->
    [true] A Bhairav, for a leftover coin of 3 or more, brings a point for each section of its colour in finished monuments.
   *[other] {""}
  }
aid-monument = { $of ->
    [one] One section.
   *[other] { $of } sections, from the bottom up.
  }{ $seats ->
    [one] {""}
   *[other] {" "}Finished: { $points } points.
  }
aid-spots = A coin laid there aims at the two cards on its line; the first of them is near.
