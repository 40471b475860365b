# What one does too often or too seldom, in English: for the statistics of one’s own play

habit-sell = Buildings sold, when one could sell
    .often = You sell sooner than a strong bot would.
    .seldom = You sell later than a strong bot would.
habit-own = Workers sent to own buildings
    .often = You send workers to your own buildings more often than a strong bot would.
    .seldom = You send workers to others’ buildings more often than a strong bot would.
habit-end = Turns ended while a worker could still go
    .often = You end your turn earlier than a strong bot would.
    .seldom = You end your turn later than a strong bot would.
