// Made by web/generate.py from the Python types; do not edit.

/** How one seat came from its chance at the start to the result: start + luck + choices + others + rest = result.
 *
 * luck:    draws, rolls and reveals
 * choices: what it gave away itself, 0 or less
 * others:  what the others' choices did to it
 * rest:    what happened where a very long game was not looked at
 * marks:   how many of its decisions were best, fine, doubtful and costly
 */
export interface Account {
  start: number;
  luck: number;
  choices: number;
  others: number;
  rest: number;
  result: number;
  marks: Record<string, number>;
}

/** The command is done and kept for good; it is the entry of this number. */
export interface Acknowledged {
  type: "ack";
  id: string;
  number: number;
}

/** What a bot would do, best first, and how sure it is of each move.
 *
 * line:    the best of them, and what the seat would play after it as long as nothing is drawn, rolled or revealed
 * reasons: why, the most telling first: messages `reason-<key>` of the game's catalogue with their facts
 * choices: how many legal moves there are
 */
export interface Advice {
  moves: [string, number][];
  line: string[];
  reasons: Reason[];
  choices: number;
}

/** Agree or not to what somebody wants to take back. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** Somebody asks to take a move back; those in `waiting` have not answered. */
export interface Asking {
  seat: number;
  waiting: number[];
}

/** Who did what to whom, and why. */
export interface AuditInfo {
  number: number;
  at: number;
  who: string;
  act: string;
  target: string;
  facts: Record<string, number | string>;
}

/** The last lines of the audit log, the latest first; the number of the first that was changed, if one was. */
export interface AuditPage {
  lines: AuditInfo[];
  false: number | null;
}

/** Somebody is kept out, for so many hours or for good; or guests from a range of addresses, for so many hours. */
export interface Ban {
  do: "ban";
  person?: string | null;
  network?: string | null;
  hours?: number | null;
  reason: string;
  report?: number | null;
}

/** A move that would have been better: by how much, what the seat would have played after it, and why. */
export interface Better {
  move: string;
  gain: number;
  line: string[];
  reasons: Reason[];
}

/** Somebody whom I mute or block, by the name they had when I did; since when, in milliseconds since 1970. */
export interface BlockInfo {
  id: string;
  name: string;
  how: "block" | "mute";
  since: number;
}

/** The server closes this connection; come back after `retry` milliseconds. */
export interface Bye {
  type: "bye";
  reason: string;
  retry: number;
}

/** A tournament that is not over goes no further. */
export interface CallOff {
  do: "call-off";
  tournament: string;
  reason: string;
  report?: number | null;
}

/** Put a table away before its end: only who shares it with nobody but bots may. */
export interface Close {
  do: "close";
  id: string;
}

/** A match that is not over ends without a result. */
export interface CloseMatch {
  do: "close";
  match: string;
  reason: string;
  report?: number | null;
}

/** How somebody's rating went, the oldest first. */
export interface Curve {
  game: string;
  teams: boolean;
  points: CurvePoint[];
}

/** What somebody had after a match, which ended for them in this place; `at` in milliseconds since 1970. */
export interface CurvePoint {
  at: number;
  place: number;
  rating: Rating;
}

/** Play over days: the hours each person has for each decision, and what happens when they are over.
 *
 * late:   `bot`, a bot plays on until the person comes back; or `resign`, it plays on for good, and the seat has lost
 * forced: whether the only move of who is not at the table is played at once; so others see that it was the only one
 */
export interface Days {
  hours: 12 | 24 | 48 | 72 | 168;
  late?: "bot" | "resign";
  forced?: boolean;
}

/** A choice of one seat.
 *
 * loss:    the chance to win that it gave away, as far as the seat could know
 * choices: how many legal moves there were
 * reasons: what spoke for the move that was played
 * better:  at most two moves, the best first; none if the choice is marked `best`
 */
export interface Decision {
  mark: "best" | "costly" | "doubtful" | "fine";
  loss: number;
  choices: number;
  reasons: Reason[];
  better: Better[];
}

/** A browser that shows notices. Its id is the SHA-256 of its endpoint. */
export interface DeviceInfo {
  id: string;
  name: string;
  since: number;
}

/** Something that is otherwise in an owner's box; None where one of the two boxes has no such thing.
 *
 * what: which component, and what about it
 */
export interface Difference {
  what: string;
  usual: unknown;
  own: unknown;
}

/** The answer to a command sent by POST. */
export interface Done {
  number: number;
}

/** An entry of the journal: what was done, and what it told.
 *
 * at:    the date, in milliseconds since 1970
 * patch: what it changed about the table of the entry before (`core/patch.py`); left out when it is history, or
 *        changed nothing but the table's number
 */
export interface EntryMessage {
  type: "entry";
  number: number;
  at: number;
  what: Record<string, unknown>;
  events: (Record<string, number | string>)[];
  patch?: Record<string, unknown> | null;
}

/** What a move is worth: the chance to win after it, in hundredths of a percent. */
export interface Fare {
  move: string;
  chance: number;
}

/** Over a socket: look at the rematch from now on, through the first of one's seats there or the one named. */
export interface Follow {
  do: "follow";
  id: string;
  seat?: number | null;
}

/** Take a bot, or before the start anybody, out of a seat; in a running match, hand it back to its person. */
export interface Free {
  do: "free";
  id: string;
  seat: number;
}

/** A game that can be played here.
 *
 * about:  what it is about, in each language
 * things: what a fact, or a field of a view, names: `{"building": "card"}` is said as `card-<key>` of the catalogue
 * lesson: whether it has a guided first game
 * weight: how much there is to learn, from 1 (little)
 * minutes, luck, first_game: as in `durbar.Game`
 */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  edition: string;
  seats: number[];
  options: OptionInfo[];
  things: Record<string, string>;
  lesson: boolean;
  weight: number;
  minutes: [number, number] | null;
  luck: "little" | "much" | "some" | null;
  first_game: Record<string, unknown>;
}

/** A table is in the lobby no more. */
export interface GoneMessage {
  type: "gone";
  id: string;
}

/** What I do beside what the strongest moves would do, for each decision; `share` if it is done or not. */
export interface HabitShown {
  key: string;
  share: boolean;
  decisions: number;
  mine: number;
  best: number;
  verdict: "alike" | "often" | "seldom" | "unknown";
}

/** A page of my finished matches, and where the next one begins; None if this is the last. */
export interface History {
  matches: Past[];
  next: string | null;
}

/** A match to which somebody invites me. */
export interface Invitation {
  match: Summary;
  by: string;
}

/** In the lobby, to me alone: all tables to which I am invited now. */
export interface InvitedMessage {
  type: "invited";
  invitations: Invitation[];
}

/** A member's name, and recovery codes that are shown this once; none where a passkey was added. */
export interface Joined {
  name: string;
  codes: string[];
}

/** The best members of a game, the surest first, and what I have there myself. */
export interface Ladder {
  game: string;
  teams: boolean;
  best: Ranked[];
  mine: Rating | null;
}

/** The coach's part of a lesson, how many moves it has in all, and what is said in the real games after it. */
export interface LessonInfo {
  steps: StepInfo[];
  moves: number;
  reminders: Reminder[];
}

/** A sanction ends. */
export interface Lift {
  do: "lift";
  sanction: number;
  reason: string;
  report?: number | null;
}

/** The address on this server with which another device signs in, and for how many seconds it counts. */
export interface Link {
  path: string;
  seconds: number;
}

/** First on a stream of the lobby: all listed tables that are open or running, who waits to be paired, and for me
 * alone, to which tables I am invited.
 */
export interface LobbyMessage {
  type: "lobby";
  tables: LobbyTable[];
  waiting: WaitingGroup[];
  invitations: Invitation[];
}

/** A listed table: whose it is, and how strong they are at this game. */
export interface LobbyTable {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "running";
  seats: string[];
  bots: (string | null)[];
  options: Record<string, unknown>;
  pace: Pace | null;
  updated: number;
  lesson?: boolean;
  ranking?: number[][] | null;
  days?: Days | null;
  resigned?: number[];
  due?: number[];
  ends?: (number | null)[];
  alone?: boolean;
  members?: boolean[];
  rated?: boolean;
  walkover?: boolean;
  host?: string;
  host_member?: boolean;
  host_rating?: Rating | null;
}

/** What does not change about a match. `hints` says whether whoever plays may ask a master.
 *
 * own_components: whether it is played with somebody's own box: that of the house (`house_box`), or of the player
 *                 `box_owner`, who may have left the table
 * rated: whether it was made to count for ratings; once it has started, whether it does
 * arranged: whether the house has seated everybody, and begins when they are there
 * tournament: the one that it is a match of, or nothing
 */
export interface MatchInfo {
  id: string;
  game: string;
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  own_components: boolean;
  pace: Pace | null;
  days: Days | null;
  listed: boolean;
  hints: boolean;
  lesson: boolean;
  created: number;
  rated: boolean;
  house_box?: boolean;
  box_owner?: string;
  arranged?: boolean;
  tournament?: string;
}

/** A finished match of mine.
 *
 * at:        when it ended, in milliseconds since 1970
 * won:       my part of the win, in hundredths of a percent; `expected` what was to be expected, None if nobody knows
 * decisions: how many decisions were judged, `good` of them best or fine; None if it was not reviewed
 * given:     how much of the win they gave away together, in hundredths of a percent
 */
export interface MatchPlayed {
  id: string;
  at: number;
  won: number;
  expected: number | null;
  decisions?: number | null;
  good?: number | null;
  given?: number | null;
}

/** Who I am to the server.
 *
 * admin:   whether I may keep order here (`/api/admin`)
 * warning: the first one I have not read
 */
export interface Mine {
  name: string;
  member?: boolean;
  admin?: boolean;
  warning?: Warning | null;
}

/** One of the moments that mattered most: `number` names its step, `seat` whom it moved most, and by how much. */
export interface Moment {
  number: number;
  kind: "choice" | "luck";
  seat: number;
  change: number;
}

/** A move that a review speaks of. */
export interface MoveInfo {
  id: number;
  kind: string;
  args: Record<string, string | number>;
  notation: string;
}

/** Somebody to mute, or to block as well. */
export interface NewBlock {
  match: string;
  seat?: number | null;
  entry?: number | null;
  how?: "block" | "mute";
}

/** A browser that wants notices: its `PushSubscription`, with `p256dh` as key; a name for it, and its language. */
export interface NewDevice {
  endpoint: string;
  key: string;
  auth: string;
  name: string;
  language: "en" | "fr";
}

/** A match to create. `bots` says which seats bots take; without `pace` or `days` nobody is hurried.
 *
 * odds:  whether the table shows how likely what a player fears is to happen
 * hints: whether whoever plays may ask a master; left out, only where at most one person can sit
 * rated: whether it counts for the ratings of those who play, if all of them are members when it starts
 */
export interface NewMatch {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  bots?: Record<string, "easy" | "hard" | "master" | "medium">;
  listed?: boolean;
  pace?: Pace | null;
  components?: Record<string, unknown> | null;
  odds?: boolean;
  hints?: boolean | null;
  days?: Days | null;
  rated?: boolean;
}

/** Something said, or the name at a seat, that hosts of the server should look at. */
export interface NewReport {
  match: string;
  seat?: number | null;
  entry?: number | null;
  reason: string;
}

/** A tournament to be held.
 *
 * seats:       how many sit at a table; fewer where the numbers need it
 * rounds:      how many, where that is not decided by the players; left out, as many as usual
 * sit_minutes: how long somebody has to come to their table, where there is a live clock or none
 * absent:      what happens then: the match is `lost` for them, or a `bot` plays until they come; over days, when
 *              their time is up
 */
export interface NewTournament {
  name: string;
  game: string;
  format: "knockout" | "roundrobin" | "swiss";
  seats?: number;
  rounds?: number | null;
  options?: Record<string, unknown>;
  pace?: Pace | null;
  days?: Days | null;
  rated?: boolean;
  sit_minutes?: number;
  absent?: "bot" | "lost";
}

/** How I want to be told that it is my turn.
 *
 * key:       by which a browser knows this server, for its `PushManager`
 * mails:     whether this server can send e-mail
 * every:     hours between two mails that tell of turns; 0 is never
 * confirmed: whether somebody who reads mail there said that the address is mine
 */
export interface NoticeInfo {
  key: string;
  mails: boolean;
  devices: DeviceInfo[];
  quiet: Quiet | null;
  address: string | null;
  confirmed: boolean;
  every: number;
}

/** An option of a game; `schema` is JSON Schema, `text` a sentence in each language.
 *
 * ruling: it settles otherwise what the rulebook leaves open
 */
export interface OptionInfo {
  name: string;
  default: unknown;
  schema: Record<string, unknown>;
  text: Record<string, string>;
  ruling: boolean;
}

/** What is in an owner's box, and how it differs from the usual one. */
export interface OwnBox {
  contents: Record<string, unknown>;
  differences: Difference[];
}

/** How I play a game: the matches, the oldest first, and my habits; `unreviewed` are the latest without a review. */
export interface OwnPlay {
  game: string;
  matches: MatchPlayed[];
  habits: HabitShown[];
  unreviewed: string[];
}

/** A match of mine.
 *
 * yours:    whether it is my turn, and how many milliseconds are `left` for it where that takes days
 * replaced: whether a bot plays for me there
 * holiday:  where all whom it waits for are on holiday: until when the first of them is, in milliseconds since 1970
 */
export interface OwnSummary {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "running";
  seats: string[];
  bots: (string | null)[];
  options: Record<string, unknown>;
  pace: Pace | null;
  updated: number;
  lesson?: boolean;
  ranking?: number[][] | null;
  days?: Days | null;
  resigned?: number[];
  due?: number[];
  ends?: (number | null)[];
  alone?: boolean;
  members?: boolean[];
  rated?: boolean;
  walkover?: boolean;
  yours?: boolean;
  left?: number | null;
  replaced?: boolean;
  holiday?: number | null;
}

/** A live clock: seconds each person has in all, and seconds added for each move. */
export interface Pace {
  bank: number;
  increment?: number;
}

/** To somebody who waited: the match they sit at. */
export interface PairedMessage {
  type: "paired";
  match: string;
}

/** To somebody who waits: who wants the same, themselves among them.
 *
 * bots_in: milliseconds until bots take the seats that are free, if they are to
 */
export interface PairingMessage {
  type: "pairing";
  group: WaitingGroup;
  bots_in: number | null;
}

/** The match at which I was seated for my request; None while I wait. */
export interface PairingState {
  match: string | null;
}

/** What somebody wants to play now, with whoever wants the same.
 *
 * request:    made up by the client: however often it asks, it is seated once
 * rated:      only with members, and it counts
 * bots_after: seconds after which bots take the seats that are still free; None is never
 */
export interface PairingWish {
  request: string;
  game: string;
  seats: number;
  pace?: Pace | null;
  days?: Days | null;
  rated?: boolean;
  bots_after?: number | null;
}

/** A passkey of mine; when it was added and last used, in milliseconds since 1970. */
export interface PasskeyInfo {
  id: string;
  name: string;
  added: number;
  used: number;
}

/** A finished match, and the seats that were mine. */
export interface Past {
  match: Summary;
  seats: number[];
}

/** The names of members: those I follow, and those I have played with, the latest first. */
export interface People {
  following: string[];
  played: string[];
}

/** Somebody whom one met at a match: at a seat, or as who said what stands in an entry. */
export interface Person {
  match: string;
  seat?: number | null;
  entry?: number | null;
}

/** Somebody, as an admin knows them. With the id nobody can do anything but an admin. */
export interface PersonInfo {
  id: string;
  name: string;
  member: boolean;
}

/** Play a move. `after` is the `turn` of the table it was chosen at, so that a move too late is not played. */
export interface Play {
  do: "move";
  id: string;
  seat: number;
  move: string;
  after?: number | null;
}

/** A member as everybody may know them.
 *
 * recent: their latest rated matches; what else they play is told to nobody but them
 */
export interface Player {
  name: string;
  since: number;
  tallies: Tally[];
  curves: Curve[];
  recent: Past[];
}

/** A match of a round, with its players in the order of their seats; who has a bye has none.
 *
 * places: how it ended for each of them; nothing before the end
 * void:   whether it was closed or could not be read, and counts as drawn
 */
export interface PodView {
  match: string | null;
  players: string[];
  places: number[];
  void?: boolean;
}

/** Whether the person of a seat is connected; if not, since when, and when the others may decide.
 *
 * All by the server's stopwatch, in milliseconds, but for the end of a `holiday`, where play takes days,
 * which is in milliseconds since 1970.
 */
export interface Presence {
  seat: number;
  here: boolean;
  away_since?: number | null;
  absent_at?: number | null;
  forfeit_at?: number | null;
  holiday?: number | null;
}

/** Who is here.
 *
 * start_at: before the start, when those who sit here may start without the host, who is away; at an arranged table,
 *           when it begins without who is missing (milliseconds)
 * agreed:   the seats that want to
 */
export interface PresenceMessage {
  type: "presence";
  seats: Presence[];
  watching: number;
  start_at: number | null;
  agreed: number[];
}

/** What is wrong with a request: a code for programs, a sentence for people, the rule where a rule forbids it.
 *
 * key, facts: the sentence in the game's catalogue, if it is one of the game: `refusal-<key>` of a move that a rule
 *             forbids (the code is illegal), else `unfit-<key>` of an option; without key, facts are the code's
 * table:      how the table stands, if the request was a command
 */
export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  key?: string | null;
  facts?: Record<string, number | string> | null;
  table?: Table | null;
}

/** What I have played and won.
 *
 * since:   when I became a member
 * codes:   how many recovery codes I have left
 * holiday: until when I am on holiday; `days` is how many of them I may still take
 */
export interface Profile {
  name: string;
  member: boolean;
  since: number | null;
  codes: number;
  tallies: Tally[];
  holiday?: number | null;
  days?: number;
}

/** What is known so far of how the seed is made (docs/fairness.md).
 *
 * edition:         of the promise
 * commitment:      the hash of the server's secret
 * luck:            what each seat adds: `none` of its own; a `sealed` nonce, which is `revealed`, and then `mixed`
 *                  into the seed; or nothing after all, since its device was `away` at the start or `withheld` it
 * seals:           before the start, the hash of each seat's nonce; while the cards are dealt, of those that count
 * dealing:         while the cards are dealt, the seats whose nonces are awaited
 * seed_commitment: from the start, the hash of the seed
 * nonces:          at the end, those of the seats; a seat without has an empty one
 * secret, seed:    at the end, the server's secret, and the seed that all of it makes
 */
export interface PromiseView {
  edition: number;
  commitment: string;
  luck: ("away" | "mixed" | "none" | "revealed" | "sealed" | "withheld")[];
  seals?: string[] | null;
  dealing?: number[] | null;
  seed_commitment?: string | null;
  nonces?: string[] | null;
  secret?: string | null;
  seed?: number | string | null;
}

/** What must be decided now: a key of the game's catalogue (`prompt-<key>`) with its facts. */
export interface Prompt {
  key: string;
  facts: Record<string, number | string>;
}

/** Put a bot in a free seat (before the start), or let one play for somebody who is away. */
export interface PutBot {
  do: "bot";
  id: string;
  seat: number;
  level?: "easy" | "hard" | "master" | "medium";
}

/** The puzzles of a game: how many, the one of today, and what I have. */
export interface PuzzleBook {
  game: string;
  puzzles: number;
  daily: string;
  solver: Solver;
}

/** A puzzle as it is given: the table as the seat sees it, and nothing more. `solved` if I have answered it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  grade: string;
  rating: number;
  seat: number;
  daily: boolean;
  match: MatchInfo;
  table: Table;
  solver: Solver;
  solved: Solved | null;
}

/** The hours in which nothing is told, from one minute of the day to another, by the clocks of a time zone. */
export interface Quiet {
  begins: number;
  ends: number;
  zone: string;
}

/** Somebody on a ladder. */
export interface Ranked {
  name: string;
  rating: Rating;
}

/** How strong somebody is at a game: most likely `points`, almost surely within `spread` of them.
 *
 * played: how many rated matches say so
 */
export interface Rating {
  points: number;
  spread: number;
  played: number;
}

/** One reason: the message `reason-<key>` of the game's catalogue, and what it speaks of. */
export interface Reason {
  key: string;
  facts: Record<string, number | string>;
}

/** The command was not done, why, and how the table stands. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  error: Problem;
  table?: Table | null;
}

/** Play again: a new match with everybody one seat further. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** What the coach says in a real game at the first time of something: an event, or a question to who learns.
 *
 * mine: whether the event must be theirs, or happen to them
 */
export interface Reminder {
  say: string;
  event?: string;
  asked?: string;
  mine?: boolean;
}

/** Before the start: send somebody away from a seat; they cannot sit down again, and say nothing more here. */
export interface Remove {
  do: "remove";
  id: string;
  seat: number;
}

/** Somebody is called otherwise from now on. */
export interface Rename {
  do: "rename";
  person: string;
  name: string;
  reason: string;
  report?: number | null;
}

/** A report, with what its reporter saw; without lines it is about the name. */
export interface ReportInfo {
  id: number;
  at: number;
  match: string;
  reporter: PersonInfo;
  accused: PersonInfo;
  name: string;
  reason: string;
  lines: SaidInfo[];
  settled: number | null;
}

/** The reports that wait, the oldest first, and some that are settled, the latest first. */
export interface Reports {
  waiting: ReportInfo[];
  settled: ReportInfo[];
}

/** In a lesson: go back to its deal. */
export interface Restart {
  do: "restart";
  id: string;
  seat: number;
}

/** Show the nonce that was sealed; only while the cards are being dealt. */
export interface Reveal {
  do: "reveal";
  id: string;
  seat: number;
  nonce: string;
}

/** A finished game, looked at again.
 *
 * look:    which look at the game this is, of `looks`: each is closer than the one before
 * moves:   how many moves the game has
 * excuse:  a sentence if it had to be judged without a network, and why; else empty
 */
export interface Review {
  game: string;
  edition: string;
  seats: number;
  players: string[];
  moves: number;
  look: number;
  looks: number;
  excuse: string;
  steps: Step[];
  accounts: Account[];
  moments: Moment[];
}

/** How far the review of a match is.
 *
 * status: whether nobody has asked for it, it waits for its turn, is being thought, is complete, or could not be made
 * look:   which look at the game is being taken, of `looks`, and how many of its steps are `done`, of `of`
 * review: what was found so far; None before the first look is complete
 * moments: for each step of it the number of the entry after which the table stood so
 * moves:  every move that it speaks of
 */
export interface Reviewed {
  status: "complete" | "failed" | "none" | "thinking" | "waiting";
  look?: number;
  looks?: number;
  done?: number;
  of?: number;
  review?: Review | null;
  moments?: number[];
  moves?: MoveInfo[];
}

/** Something that was said at a match; whether it is what was reported. */
export interface SaidInfo {
  at: number;
  name: string;
  text: string;
  reported: boolean;
}

/** A warning that was not read, a silence or a ban; of a person, or of the range of addresses that is the target. */
export interface SanctionInfo {
  id: number;
  kind: "ban" | "silence" | "warn";
  target: string;
  person: PersonInfo | null;
  at: number;
  until: number | null;
  reason: string;
}

/** Say something, from one's seat or as a spectator. */
export interface Say {
  do: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

/** Add one's own luck: show the hash of a nonce that nobody else knows, and reveal the nonce at the start. */
export interface Seal {
  do: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** Who sits here. `bot` is the level of the bot that plays, if one does; `name` is empty at a free seat.
 *
 * member: whether a member sits here under their own name; else a person is a guest
 * doing:  `choosing` or `ready` if the seat has something to decide, else `waiting`
 * clock:  milliseconds left at the time of the entry, if there is a live clock
 * lost:   whether the seat has lost, whatever the board says: its time was up where that is the end; or it counts for
 *         ratings, and its person had left when it ended
 */
export interface SeatView {
  name: string;
  bot: string | null;
  member: boolean;
  doing: "choosing" | "ready" | "waiting";
  clock: number | null;
  lost?: boolean;
}

/** Let people chat at this match, or not. */
export interface SetChat {
  do: "set-chat";
  id: string;
  on: boolean;
}

/** A report needs nothing more. */
export interface Settle {
  do: "settle";
  report: number;
  reason: string;
}

/** Somebody neither chats nor changes their name, for so many hours or for good. */
export interface Silence {
  do: "silence";
  person: string;
  hours?: number | null;
  reason: string;
  report?: number | null;
}

/** Sit down at a free seat, or come back to one's own. The seal is that of a nonce, as in `seal`. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name?: string | null;
  seal?: string | null;
}

/** What is told after an answer.
 *
 * best:    whether it was the best move, and `counts` whether it changed my rating: the first answer does
 * move:    what was answered; empty if it was answered before and only looked at again
 * reasons: what speaks for that move, and `why` for the solution
 * line:    the solution, and what the seat would play after it as long as nothing is drawn or revealed
 * fares:   how the moves compare that were thought through, the best first
 * moves:   every move that this speaks of
 */
export interface Solved {
  best: boolean;
  counts: boolean;
  move: string;
  reasons: Reason[];
  line: string[];
  why: Reason[];
  fares: Fare[];
  levels: Record<string, number>;
  tries: number;
  moves: MoveInfo[];
  solver: Solver;
}

/** What somebody has in a game: rating and how uncertain it is, how many were answered, and the streak now. */
export interface Solver {
  rating: number;
  spread: number;
  answered: number;
  solved: number;
  streak: number;
}

/** Leave a seat. In a running match a bot plays on, and one can come back. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** How somebody stands in a tournament; `opponents` is what those have whom they met. `gone` are paired no more. */
export interface StandView {
  name: string;
  points: number;
  opponents: number;
  played: number;
  byes: number;
  gone: boolean;
}

/** Begin: all seats are taken. Where seats have sealed nonces, these are awaited first. */
export interface Start {
  do: "start";
  id: string;
}

/** One move of the game, and how each seat stood by what it could know.
 *
 * number:  how many moves had been played before it
 * before:  the chance of each seat before the move; of who moves, if it had played the best it could
 * between: after the choice, before luck had its say
 * after:   when the next decision is due
 */
export interface Step {
  number: number;
  seat: number;
  move: string;
  before: number[];
  between: number[];
  after: number[];
  decision: Decision | null;
}

/** A step of a lesson.
 *
 * say:    a message of the game's catalogue
 * at:     the zone of the board that it is about, or empty
 * do:     the moves that are asked for, in notation; none where it only tells something
 * begins: how many moves of the lesson come before it
 */
export interface StepInfo {
  say: string;
  at: string;
  do: string[];
  begins: number;
}

/** To a page whose request counts no more: somebody stopped waiting, or asked for something else, on another. */
export interface StoppedMessage {
  type: "stopped";
}

/** A match as the lobby lists it.
 *
 * ranking:  that of its end, as in the table
 * resigned: the seats that have lost because their time was up
 * due:      the seats that have something to decide; where that takes days, `ends` says for each seat until when, by
 *           the server's stopwatch
 * alone:    whether it belongs to one person, who plays with bots alone
 * members:  for each seat, whether a member sits there under their own name
 * rated:    whether it was made to count for ratings; once it has started, whether it does
 * walkover: whether it was decided before its game was over, as all but one have lost by not coming
 */
export interface Summary {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "running";
  seats: string[];
  bots: (string | null)[];
  options: Record<string, unknown>;
  pace: Pace | null;
  updated: number;
  lesson?: boolean;
  ranking?: number[][] | null;
  days?: Days | null;
  resigned?: number[];
  due?: number[];
  ends?: (number | null)[];
  alone?: boolean;
  members?: boolean[];
  rated?: boolean;
  walkover?: boolean;
}

/** A match at one moment, as one viewer may know it.
 *
 * number:  of the last entry
 * at:      when the table last changed but for its number, by the server's stopwatch, to be compared with `now` of the
 *          welcome: no date (milliseconds)
 * turn:    of the last entry that changed what can be decided; commands give it as `after`
 * ticking: the seats whose clock runs
 * moves:   what the viewer's seat may play now
 * forced:  whether that is but one, and need not be asked for: what costs something always is
 * final:   the ids of those moves that show or hand over something, and so cannot freely be taken back
 * odds:    for each seat, how likely what it fears most is to happen next, from what the viewer may know
 * scores:  at the end; none where the match was decided before its game was over
 * chat:    whether people may chat here
 * undo:    whether the viewer may take a move back: freely, by asking, or not at all
 * lesson:  to who learns: how many moves of the lesson were played; None once something else was played
 */
export interface Table {
  number: number;
  at: number;
  turn: number;
  status: "closed" | "open" | "over" | "running";
  seats: SeatView[];
  due: number[];
  ticking: number[];
  view: unknown;
  prompt: Prompt | null;
  moves: unknown[];
  forced: boolean;
  final: number[];
  odds: number[] | null;
  undo: "ask" | "free" | "none";
  lesson: number | null;
  asking: Asking | null;
  scores: number[] | null;
  ranking: number[][] | null;
  promise: PromiseView;
  rematch: string | null;
  chat: boolean;
}

/** A table of the lobby is new, or has changed. */
export interface TableMessage {
  type: "table";
  table: LobbyTable;
}

/** How many matches somebody has played and won.
 *
 * mode: `solo`, in `teams`, against `bots` alone, or else with other `people`
 */
export interface Tally {
  game: string;
  mode: "bots" | "lesson" | "people" | "solo" | "teams";
  played: number;
  won: number;
}

/** On the stream of a tournament: how it stands now. */
export interface TournamentMessage {
  type: "tournament";
  tournament: TournamentView;
}

/** A tournament, as I see it.
 *
 * planned:   how many rounds there will be; 0 where that is decided by the play
 * standings: all who entered, the best first
 * entered:   whether I play in it; `hosting` whether I am its host; `playing` is my match that is not over
 */
export interface TournamentView {
  id: string;
  host: string;
  status: "closed" | "open" | "over" | "running";
  terms: NewTournament;
  planned: number;
  standings: StandView[];
  rounds: PodView[][];
  entered: boolean;
  hosting: boolean;
  playing: string | null;
}

/** Take the seat's last move back; where that shows too much, ask the others. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
}

/** A choice of an option that cannot be had; `text` says why in each language, `facts` what about it. */
export interface Unfit {
  option: string;
  value: unknown;
  text: Record<string, string>;
  facts: Record<string, number | string>;
}

/** Whether the promise made before a match was kept: the moves replayed from secret and nonces. */
export interface Verified {
  kept: boolean;
  edition: number;
  commitment: string;
  seed_commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
  moves: number;
  state: string;
}

/** Give somebody who is away more time. */
export interface Wait {
  do: "wait";
  id: string;
  seat: number;
}

/** Somebody who waits to be paired. */
export interface Waiter {
  name: string;
  member: boolean;
  rating: Rating | null;
}

/** People who want to play the same now; `bots` if some of them take bots after a while. */
export interface WaitingGroup {
  game: string;
  seats: number;
  pace: Pace | null;
  days: Days | null;
  rated: boolean;
  people: Waiter[];
  bots?: boolean;
}

/** Who waits to be paired, in the lobby. */
export interface WaitingMessage {
  type: "waiting";
  waiting: WaitingGroup[];
}

/** Somebody reads the reason when they come next. */
export interface Warn {
  do: "warn";
  person: string;
  reason: string;
  report?: number | null;
}

/** What a host of the server wants me to know; `DELETE /api/me/warnings/{id}` says that I have read it. */
export interface Warning {
  id: number;
  at: number;
  reason: string;
}

/** The first message. `entries` are those after the number the client gave; `complete` if none is missing.
 *
 * now: what the server's stopwatch shows, in milliseconds
 */
export interface Welcome {
  type: "welcome";
  match: MatchInfo;
  you: You;
  table: Table;
  presence: Presence[];
  entries: EntryMessage[];
  complete: boolean;
  now: number;
}

/** What the guest behind a connection is to the match. `viewer` is the seat whose eyes these are, or -1. */
export interface You {
  viewer: number;
  seats: number[];
  host: boolean;
}

/** The guest sat down or stood up: from now on these are the eyes, and this is what they see. */
export interface YouMessage {
  type: "you";
  you: You;
  table: Table;
}

export type Message = Welcome | EntryMessage | YouMessage | PresenceMessage | Acknowledged | RefusedMessage | Bye;

export type Command = Sit | Stand | PutBot | Free | Remove | Seal | Start | Reveal | Play | Undo | Restart | Answer |
    Wait | Say | SetChat | Rematch | Close | Follow;

/** A move as the wire writes it. */
export interface Move {
  id: number;
  kind: string;
  args: Record<string, string | number>;
  notation: string;
}
