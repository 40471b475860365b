# What the shell's own signs are; games explain theirs beside their rules.

about-text = { $text }
about-undo = { undo }
    .says = Takes your last move back. Where everybody has seen something new since, the others are asked.
about-hint = { hint }
    .says = Shows what a master would play now, and how sure it is.
about-aid = { aid }
    .says = A turn in five lines, all signs, and how points are made at this table.
about-rules = { rules }
    .says = All rules of this game, numbered and searchable.
about-log = { log }
    .says = Everything that happened, from the first card on.
about-chat = { chat }
    .says = Talk to everybody at this table.
about-more = { more }
    .says = Who plays, the link to invite others, settings and keys.
about-coach-back = { coach-back }
    .says = Reads the last step again; nothing is taken back.
about-coach-restart = { coach-restart }
    .says = Begins the lesson anew, with the same cards.
about-bot = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
   *[master] { level-master }
  }
    .says = A program plays this seat. It knows no more than a person there would.
