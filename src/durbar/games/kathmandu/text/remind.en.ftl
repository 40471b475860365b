# What the coach says in a real game, at the first time of something.

remind-die = A die gives its resource, and its number is how far the yak must go. Whoever used the lowest dice begins the next day.
remind-stopped = The yak was stopped before its steps were done, and is exhausted: each marker costs points, with three you must rest.
remind-border = Every border costs one fodder. Without it, exhaustion.
remind-storm = The storm moves on by a border. Whoever is behind it is exhausted every evening.
remind-tile = A yak tile is done. The fewer that are hidden, the fewer points you lose at the end.
remind-act = On the landing space you may paint an animal, take equipment, buy or make an offering, each once, if you can pay for it.
remind-offer = Each offering is worth more than the one before, and brings a plan. Two halves of one colour are a pair.
remind-arrive = Whoever reaches Kathmandu first takes the best tile, and waits there in safety.
