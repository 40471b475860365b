# The page about oneself, in English: loaded when it is opened.

you-are-guest = You are a guest at this device.
member-what = A member keeps their tables, name and history on every device. There is no password: this device makes a passkey.
member-name = Your name as a member
member-since = Member since { $date }
sign-in = I am a member: sign in
sign-in-here = Sign in on this device
have-code = I have a recovery code
recovery-code = Recovery code
sign-in-code = Sign in with the code
no-passkeys = This browser has no passkeys here: they need a secure page with a name (https, or localhost). A recovery code or a link from another device works all the same.
passkey-cancelled = The device made no passkey, so nothing was changed.
passkey-known = This device has a passkey for you already.
recovery-codes = Recovery codes
recovery-what = Each of them lets you in once if you lose your devices. They are shown only now: save or write them down.
save-codes = Save them
codes-kept = I have kept them
codes-new = New recovery codes
codes-left = { $count ->
    [0] You have no recovery codes left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
  }
devices = Your passkeys
passkey-name = Name of this passkey
passkey-used = last used { $date }
passkey-add = Add a passkey
passkey-drop = Remove the passkey { $name }
link-show = Sign in on another device
link-what = Scan this with the other device, or open the link there. It works once, within five minutes; show it to nobody else.
link-qr = The link to sign in, as a QR code
link-sign-in = Link to sign in
link-opened = Sign in on this device?
link-opened-what = Another device of yours shows this link. Whoever signs in with it is you, so do so only on your own devices.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
played = Played and won
game = Game
mode = Company
played-count = Played
won-count = Won
mode-solo = alone
mode-teams = in teams
mode-bots = with bots
mode-people = with people
history = Your finished games
history-find = Find a game or a player
history-more = Older ones
history-nothing = There are none.
won = won
lost-on-time = lost on time
place = place { $place }
export = Everything about you, as a file
leave-house = Delete me
leave-house-what = Your passkeys, name and figures are deleted. At your tables you become “a former member”; what was played and said there stays. Bots play on where you are still playing. This cannot be undone.
leave-house-name = Write your name, { $name }, if you are sure
leave-house-now = Delete me for good
holiday = Holiday
holiday-what = While you are on holiday you are never late at tables that take days: after it you have a whole move’s time again.
holiday-on = You are on holiday until { $date }.
holiday-back = I am back
holiday-days = Days from now on (you have { $count } left this year)
holiday-take = Go on holiday
admin-page = Order in the house
