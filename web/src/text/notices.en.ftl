# Notices, in English: loaded when somebody looks at how they are told.

notices-what = You can be notified when it is your turn at a table played over days, while you do not have it open. A notification names the game and the players, nothing else, and leads to the table. Nobody is notified without asking.
notices-here = Notify me on this device
notices-impossible = This browser cannot show notifications here: they need a secure page (https, or localhost), and on an iPhone or iPad the installed app.
notices-denied = This browser does not allow notifications from this page; you can change that in its settings.
notices-failed = The browser could not reach its push service, so nothing has changed. Try again later.
notices-kept = Saved.
device-here = { $name } (this device)
device-since = since { $date }
device-drop = Stop notifying { $name }
quiet = Quiet hours
quiet-what = Do not notify me at night
quiet-begins = From
quiet-ends = To
quiet-zone = Time zone: { $zone }. What happens meanwhile is announced afterwards.
mail = By e-mail
mail-what = One mail lists all the tables that are waiting for you. The address also lets you back in if you lose your devices; nobody else sees it.
mail-members = Members can also be notified by e-mail.
mail-address = E-mail address
mail-every = At most
mail-interval = { $hours ->
    [0] never, only to get back in
    [1] one mail an hour
    [24] one mail a day
   *[other] one mail every { $hours } hours
  }
mail-keep = Save
mail-drop = Remove this address
mail-unconfirmed = Nothing is sent there until you open the link in the mail and confirm that the address is yours.
mail-sent = A mail is on its way to { $address }: open the link in it to confirm that the address is yours.
