# What one does too often or too seldom, in English: for the statistics of one’s own play

habit-leader = Bells given to who has the longest score pile
    .often = You give bells to who is ahead more often than a strong bot would.
    .seldom = You give bells to who is ahead less often than a strong bot would.
habit-keep = Bells kept for oneself
    .often = You keep bells for yourself more often than a strong bot would.
    .seldom = You give bells away more often than a strong bot would.
habit-refuse = Cards refused, where a refusal lay in the row
    .often = You use your refusals sooner than a strong bot would.
    .seldom = You save your refusals longer than a strong bot would.
