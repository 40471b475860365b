# What the shell's own signs are; games explain theirs beside their rules.

about-text = { $text }
about-undo = { undo }
    .says = Takes back your last move. If everybody has seen something new since, the others are asked first.
about-hint = { hint }
    .says = Shows what a master would play now, and how sure it is.
about-aid = { aid }
    .says = A turn in five lines, all the symbols, and how to score at this table.
about-rules = { rules }
    .says = All rules of this game, numbered and searchable.
about-log = { log }
    .says = Everything that has happened, from the first card on.
about-chat = { chat }
    .says = Talk to everybody at this table.
about-box = { box-short }
    .says = What of this box is known, and what is reconstructed.
about-more = { more }
    .says = Who is playing, the link to invite others, settings and keyboard shortcuts.
about-coach-back = { coach-back }
    .says = Shows the last step again; no move is taken back.
about-coach-restart = { coach-restart }
    .says = Starts the lesson again, with the same cards.
about-bot = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
   *[master] { level-master }
  }
    .says = A program plays at this seat. It knows no more than a person there would.
