# What one does too often or too seldom, in English: for the statistics of one’s own play

habit-bid = Value of the coin that is bid
    .often = You overbid: your coins are larger than those of a strong bot.
    .seldom = You underbid: your coins are smaller than those of a strong bot.
habit-wait = Building stopped while something could be built
    .often = You stop building sooner than a strong bot would.
    .seldom = You build on where a strong bot would wait.
