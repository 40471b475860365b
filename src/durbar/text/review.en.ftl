# A finished game looked at again: `durbar review`

review-title = Review of { $game }
review-account = How much was luck?
review-account-note = In percent of the win: start + luck + own choices + others’ choices = result. Everybody is judged by what they could know then.
review-rest-note = The game is very long: what happened between the moves that were looked at is { $rests }.
review-player = player
review-start = start
review-luck = luck
review-choices = own choices
review-others = others’ choices
review-result = result
review-curve = Chance to win
review-figures = The figures of this curve
review-move-number = Move
review-moments = The moments that mattered most
review-moment-luck = Luck: { $change } % for { $name }
review-decisions = Choices that gave something away
review-none = Nobody gave anything away.
review-best = best
review-fine = fine
review-doubtful = doubtful
review-costly = costly
review-lost = { $mark }, { $change } %
review-better = Better: { $move } ({ $change } %).
review-then = Then: { $moves }.
review-weaker = Judged without a network, so these chances are rough: { $reason }.
review-progress = Look { $look } of { $looks }
review-comma = .
review-written = The review is in { $file }.
