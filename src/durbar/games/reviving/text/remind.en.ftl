# What the coach says in a real game, at the first time of something.

remind-bid = A coin on a spot aims at two cards, one near and one far. The highest coin wins each card; equal coins go to the nearer.
remind-reveal = All coins are turned over. Below the market, “Who got what, and why” tells what decided each card.
remind-build = Build what fits: bottoms first, then the section just above. What you keep counts against the hand limit.
remind-wild = A wild section takes any colour: choose the one that your mission or the colour bonus wants.
remind-complete = A finished monument scores its top, and more for sections of the same colour.
remind-discard = Your hand is too large: what you discard may be bought back later with a leftover coin.
remind-spend = A coin is left over: it becomes points, or buys a discarded card that you build at once.
