# The page about oneself, in English: loaded when it is opened.

you-are-guest = You are a guest on this device.
member-what = Members keep their tables, name and history on every device. There is no password: this device creates a passkey.
member-name = Your name as a member
member-since = Member since { $date }
sign-in = I am a member: sign in
sign-in-here = Sign in on this device
have-code = I have a recovery code
recovery-code = Recovery code
sign-in-code = Sign in with the code
no-passkeys = Passkeys do not work on this page: they need a secure address with a name (https, or localhost). A recovery code or a link from another device works all the same.
passkey-cancelled = The device created no passkey, so nothing has changed.
passkey-known = This device already has a passkey for you.
recovery-codes = Recovery codes
recovery-what = Each of these lets you in once if you lose your devices. They are shown only now: save them or write them down.
save-codes = Save them
codes-kept = I have saved them
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
link-what = Scan this with the other device, or open the link there. It works once, within five minutes; do not show it to anyone else.
link-qr = The sign-in link as a QR code
link-sign-in = Sign-in link
link-opened = Sign in on this device?
link-opened-what = Another device of yours is showing this link. Whoever signs in with it becomes you, so do this only on your own devices.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
played = Played and won
game = Game
mode = With whom
played-count = Played
won-count = Won
mode-solo = alone
mode-teams = in teams
mode-bots = with bots
mode-people = with people
history = Your finished games
history-find = Find a game or a player
history-more = Show older games
history-nothing = No games found.
won = won
lost-on-time = lost on time
place = place { $place }
export = Everything about you, as a file
leave-house = Delete my account
leave-house-what = Your passkeys, name and statistics are deleted. At your tables you become “a former member”; what was played and said there stays. Bots take over where you are still playing. This cannot be undone.
leave-house-name = Type your name, { $name }, if you are sure
leave-house-now = Delete my account for good
holiday = Holiday
holiday-what = While you are on holiday you cannot run out of time at tables played over days: afterwards you have the full time for a move again.
holiday-on = You are on holiday until { $date }.
holiday-back = I am back
holiday-days = Days from today (you have { $count } left this year)
holiday-take = Go on holiday
admin-page = Order in the house
