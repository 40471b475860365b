# What the coach says in a real game, at the first time of something.

remind-start = A start building costs nothing. Look at its rows: that is what workers collect there, others’ workers too.
remind-sell = A building sells for the lowest price that no worker covers. Sell before it falls, and you draw one more card for each sale.
remind-card = The worker is a card of your hand, and you lose it: take the one you need least.
remind-worker = Workers may go to anybody’s building. The collector keeps the resources this turn; the owner’s price changes.
remind-favour = A favour is open on your building: from now on it gives you that resource every turn.
remind-full = Four workers: the building is sold at once, and leaves when the turn ends.
remind-rebuild = The pile is shuffled with the End card near its bottom: the game will not last long. Sell in time.
