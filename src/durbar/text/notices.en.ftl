# Notices in English: what is told by push and by e-mail.

notice-turn = Your turn: { $game }
notice-began = Your table is ready: { $game }
notice-invited = You are invited: { $game }
notice-call-off = Called off: { $name }
notice-with = With { $names }
notice-former = a former member

mail-digest = { $count ->
    [one] Durbar: a table waits for you
   *[other] Durbar: { $count } tables wait for you
  }
mail-called-off = Durbar: a tournament was called off
mail-stop = { $every ->
    [one] At most one such mail is sent in an hour. If you want no more of them, open this:
    [24] At most one such mail is sent in a day. If you want no more of them, open this:
   *[other] At most one such mail is sent in { $every } hours. If you want no more of them, open this:
  }

mail-confirm = Durbar: is this your address?
mail-confirm-text = { $name } gave this address at Durbar, a table for board games, to be told when it is their turn and to sign in with a link. If that was you, open this within a day and say so:
mail-confirm-else = If it was not, there is nothing to do: nothing more will be sent here.

mail-back = Durbar: sign in
mail-back-text = Somebody who may be you asked for a way back to Durbar as { $name }. This link signs in, once, in the next 15 minutes:
mail-back-else = If it was not you, there is nothing to do. Show this link to nobody: whoever opens it is you.
