# What one does too often or too seldom, in English: for the statistics of one’s own play

habit-tired = Exhaustion markers for a way, where ways differ
    .often = You tire your yak more than a strong bot would.
    .seldom = You spare your yak more than a strong bot would.
habit-reroll = Dice rolled again, where one could
    .often = You roll again more often than a strong bot would.
    .seldom = You roll again less often than a strong bot would.
habit-done = Turns ended while something could be done
    .often = You end your turn sooner than a strong bot would.
    .seldom = You go on where a strong bot would end the turn.
