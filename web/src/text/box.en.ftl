# An owner's own box, in English. Loaded where one is spoken of.

box-own = If you own the box, correct a copy of the list and play with it, here or in a terminal:
box-new-table = A new table with your own box
box-table = Back to the table
box-differs = { $count ->
    [0] In all that matters it is the same as the usual box.
    [one] One thing differs from the usual box:
   *[other] { $count } things differ from the usual box:
  }
box-what = What
box-usual = Usual box
box-theirs = This box
own-box-what = Correct the list of what is in the box, and play with it. Drop the corrected file here, or edit the list in this form.
own-box-list = Get the list
own-box-file = Open a corrected list
own-box-edit = Edit it here
own-box-rest = To add or remove cards and pieces, edit the file.
own-box-check = Check and use it
own-box-wrong = This list cannot be played with:
own-box-kind = { $where }: { $kind ->
    [int] this must be a number
    [str] this must be a word or a text
    [bool] this must be true or false
    [array] this must be a list
   *[other] this must be a table of its own
  }.
own-box-range = { $where }: “{ $name }” is { $value }. It { $only ->
    [1] has to be { $least }.
   *[other] can be { $least } to { $most }.
  }
own-box-usual = Play with the usual box after all
