// Generated from crates/protocol by `cargo xtask goldens`; not to be edited.

export const PROTOCOL = 2;
export const LONGEST_LINE = 300;
export const LONGEST_NAME = 24;
export const LONGEST_SALT = 64;
export const COLOURS = ["yellow", "indigo", "rust", "sky", "plum", "green", "lime", "black"] as const;
export const SHAPES = ["disc", "square", "triangle", "diamond", "pentagon", "star", "hexagon", "cross"] as const;

/**
 * One chair at a table. People, journals and the wire count from 1; arrays count from 0.
 */
export type Seat = number;

/**
 * A set of seats. On the wire: the list of their numbers.
 */
export type Seats = number[];

/**
 * A message of an `.ftl` file with its arguments.
 */
export type Message = { id: string, args?: Record<string, unknown> };

/**
 * The end of a game: in which way, and with what result.
 */
export type Outcome = { ending: string, score?: number, places?: number[], scores?: number[] };

/**
 * The facts about a game.
 */
export type Meta = { 
/**
 * Its folder, crate and prefix of messages, such as `marne`.
 */
id: string, 
/**
 * Its name in every language.
 */
name: string, 
/**
 * The fewest and the most seats; an option may narrow them.
 */
seats: [number, number], 
/**
 * Its place on the shelf: smaller numbers come first.
 */
order: number, 
/**
 * The boxes it stands in on the shelf; most games have one.
 */
boxes: Array<GameBox>, 
/**
 * How many seats a game begun with one click has, the player's included.
 */
quick: number, 
/**
 * The options of a table for one person; empty: the usual rules serve one person too, or
 * nobody plays alone.
 */
solo: Array<[string, string]>, 
/**
 * The options of the puzzle of the day besides its date; empty: the game has none.
 */
daily: Array<[string, string]>, 
/**
 * Whether seats act one after the other or all at once.
 */
pace: Pace, 
/**
 * Whether the players win together or against each other.
 */
aim: Aim, 
/**
 * The version of the rules, written into each journal.
 */
rules_version: number, 
/**
 * What can be set when a table is made; each has a default.
 */
options: Array<OptionSpec>, 
/**
 * The ways a game can end; each has a golden journal.
 */
endings: Array<string>, 
/**
 * No game of any players has more entries than this.
 */
longest: number, };

/**
 * A box on the shelf. A game with printed editions has one box for each of them.
 *
 * Its id is the game's, followed by the values of its options: `taxifolie-first`. Its pitch is
 * the message `<id>-pitch`; a box with options has a `<id>-subtitle` besides.
 */
export type GameBox = { 
/**
 * The options that make it this box.
 */
options: Array<[string, string]>, 
/**
 * How long a game takes people, in minutes.
 */
minutes: [number, number], 
/**
 * How hard the rules are to learn, 1 to 3.
 */
difficulty: number, };

/**
 * Whether seats act one after the other or all at once.
 */
export type Pace = "turn_based" | "simultaneous";

/**
 * Whether the players win together or against each other.
 */
export type Aim = "competitive" | "cooperative";

/**
 * One thing that can be set when a table is made.
 */
export type OptionSpec = { 
/**
 * Its field in the game's `Options`; its name is the message `<game>-option-<key>`.
 */
key: string, 
/**
 * What it can be.
 */
kind: OptionKind, 
/**
 * What it is unless set, as written on a command line.
 */
default: string, };

/**
 * What an option can be.
 */
export type OptionKind = { "type": "switch" } | { "type": "choice", 
/**
 * The words.
 */
words: Array<string>, } | { "type": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } | { "type": "numbers", 
/**
 * The numbers, in order.
 */
numbers: Array<number>, } | { "type": "date" };

/**
 * One message of a client.
 */
export type ClientMessage = { "hello": { 
/**
 * [`PROTOCOL`](crate::PROTOCOL)
 */
protocol: number, 
/**
 * A seat of the visitor; none: a spectator.
 */
seat?: Seat, 
/**
 * The number of the last step that was received as this viewer; 0: none.
 */
last: number, 
/**
 * The number of the last chat line that was received; 0: none.
 */
chat: number, } } | { "do": { 
/**
 * Chosen by the client, different for each command of this visitor at this table. A
 * repeat (after a reconnect, after a crash) is not carried out twice.
 */
id: string, 
/**
 * The number of the last step that the sender had received.
 */
seen: number, 
/**
 * The command.
 */
command: Command, } } | { "ping": { 
/**
 * Comes back in the answer.
 */
n: number, } };

/**
 * A command to the house.
 */
export type Command = { "play": { 
/**
 * The action, in the game's own form.
 */
action: unknown, } } | "undo" | { "ready": { 
/**
 * The commitment to the salt, 64 hexadecimal digits (docs/journal.md); empty: the sender
 * adds nothing to the chance.
 */
commitment?: string, } } | { "reveal": { 
/**
 * Hexadecimal digits, at most 128.
 */
salt: string, } } | "not_ready" | { "name": { 
/**
 * A seat of the sender.
 */
seat: Seat, 
/**
 * The new name.
 */
name: string, } } | { "choose_taxi": { 
/**
 * A seat of the sender.
 */
seat: Seat, 
/**
 * The new taxi.
 */
taxi: Taxi, } } | "get_up" | { "set_seat": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What it becomes; `me` only if the host has no seat.
 */
to: NewSeat, } } | { "publish": { 
/**
 * Whether it is listed.
 */
public: boolean, } } | { "free": { 
/**
 * Which seat.
 */
seat: Seat, } } | { "give": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The `who` of a spectator in [`TableInfo::watchers`](crate::TableInfo::watchers).
 */
who: string, } } | { "put_out": { 
/**
 * The `who` of somebody who is here.
 */
who: string, } } | { "link": { 
/**
 * A seat of the sender.
 */
seat: Seat, 
/**
 * The new secret, chosen by the client at random: 32 of the letters and digits
 * `abcdefghjkmnpqrstuvwxyz023456789`. The house keeps only its hash.
 */
secret: string, } } | { "revoke": { 
/**
 * A seat of the sender.
 */
seat: Seat, } } | { "say": { 
/**
 * The words.
 */
text: string, } } | { "signal": { 
/**
 * Which one.
 */
signal: Signal, } } | { "mute": { 
/**
 * The `who` of the person.
 */
who: string, 
/**
 * Whether they are muted.
 */
muted: boolean, } } | { "offer": { 
/**
 * The proposal.
 */
offer: Offer, } } | { "answer": { 
/**
 * Its number.
 */
offer: number, 
/**
 * Whether it is accepted.
 */
accept: boolean, } } | "pause" | "resume" | { "leave": { 
/**
 * Which bot; none: the default one.
 */
bot?: string, } } | "back" | "resign" | "hint";

/**
 * A proposal to the other players.
 */
export type Offer = "rematch" | "abandon" | { "give": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The `who` of a spectator in [`TableInfo::watchers`](crate::TableInfo::watchers).
 */
who: string, 
/**
 * Their name; the house fills it in.
 */
name?: string, } } | { "agree": { 
/**
 * The action, in the game's own form.
 */
action: unknown, } };

/**
 * One message of the house.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * [`PROTOCOL`](crate::PROTOCOL)
 */
protocol: number, 
/**
 * The seat of this viewer; none: a spectator.
 */
seat: Seat | null, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The visitor's own place at it.
 */
you: You, 
/**
 * The current view and the steps after `last`; none before the game has begun.
 */
update: Update | null, 
/**
 * The chat lines after `chat`.
 */
chat: Array<ChatLine>, 
/**
 * Milliseconds since 1970, for clocks.
 */
time: number, } | { "type": "update" } & Update | { "type": "table", 
/**
 * The table as it is now.
 */
table: TableInfo, 
/**
 * The visitor's own place, if that changed too.
 */
you?: You, } | { "type": "declined", 
/**
 * The proposal.
 */
offer: Offer, 
/**
 * The seat that proposed it.
 */
by: Seat, 
/**
 * The seat that refused.
 */
refused: Seat, } | { "type": "chat", 
/**
 * The new lines.
 */
lines: Array<ChatLine>, } | { "type": "done", 
/**
 * The command.
 */
id: string, } | { "type": "refused", 
/**
 * The command.
 */
id: string, 
/**
 * Why.
 */
problem: Problem, } | { "type": "hint", 
/**
 * The command that asked.
 */
id: string, 
/**
 * One of the choices; none: the bot would wait.
 */
action: unknown, 
/**
 * The words for it.
 */
words: Message | null, 
/**
 * What it gains, if the game can say.
 */
why: Message | null, } | { "type": "pong", 
/**
 * As in the `ping`.
 */
n: number, 
/**
 * Milliseconds since 1970.
 */
time: number, } | { "type": "error", 
/**
 * Why.
 */
problem: Problem, } | { "type": "bye", 
/**
 * Why, which also says whether to come back.
 */
why: Bye, };

/**
 * Why the house closes a socket.
 */
export type Bye = "restarting" | "come_back" | "flood" | "gone" | "put_out";

/**
 * The game as one viewer may see it, and what is new.
 */
export type Update = { 
/**
 * The number of the last step in this viewer's own stream.
 */
n: number, 
/**
 * The steps since the last update (in a welcome: since `last`), densely numbered.
 */
steps: Array<Step>, 
/**
 * The whole view, in the game's own form; `null` while a race is paused.
 */
view: unknown, 
/**
 * The choices of this seat, in the game's own form; none: it may not act.
 */
choices: unknown, 
/**
 * The seats that may act now.
 */
to_act: Seats, 
/**
 * How many times this seat may take back now.
 */
takebacks: number, 
/**
 * The clause that forbids talking just now.
 */
silence: string | null, 
/**
 * The agreements that may be proposed just now.
 */
agreements: Array<Agreement>, 
/**
 * The clocks, if the table has any.
 */
clocks: Array<ClockLeft>, 
/**
 * Whether the game is paused.
 */
paused: boolean, 
/**
 * How it ended, once it has.
 */
end: Outcome | null, 
/**
 * The commands of this viewer that this update acknowledges.
 */
done: Array<string>, 
/**
 * Milliseconds since 1970, for clocks.
 */
time: number, 
/**
 * The head of the journal's chain after step `n`, in hexadecimal: a client that keeps it
 * notices if the journal is rewritten. None if the game began under journal format 1.
 */
head?: string, };

/**
 * One step of the game in a viewer's own stream.
 */
export type Step = { 
/**
 * Its number in this viewer's stream, from 1, without gaps.
 */
n: number, 
/**
 * Milliseconds since the game began.
 */
at: number, 
/**
 * The seat that acted, or the house.
 */
by: StepBy, 
/**
 * The events that this viewer sees.
 */
events: Array<ShownEvent>, 
/**
 * What the house did, unless it only made a move of the rules.
 */
house?: HouseNote, 
/**
 * Whether a bot moves for a person from here on: a time of this table is no longer ranked.
 */
unranked?: boolean, };

/**
 * A seat, or the house.
 */
export type StepBy = Seat | TheHouse;

/**
 * The word `house`.
 */
export type TheHouse = "house";

/**
 * An event with its words.
 */
export type ShownEvent = { 
/**
 * The event, in the game's own form.
 */
event: unknown, 
/**
 * The words for it: a message of the game's texts.
 */
words: Message, };

/**
 * An action of the house at a table.
 */
export type HouseNote = { "undo": { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The step in this viewer's stream; 0: the beginning.
 */
to: number, } } | { "out_of_time": { 
/**
 * The seat.
 */
seat: Seat, } } | { "stand_in": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: string, } } | { "back": { 
/**
 * Which seat.
 */
seat: Seat, } } | "pause" | "resume" | "alarm" | "agreed" | "left" | "abandoned";

/**
 * Something the rules leave to agreement.
 */
export type Agreement = { 
/**
 * The action to propose.
 */
action: unknown, 
/**
 * The seats whose consent it needs.
 */
by: Seats, };

/**
 * The time left on a clock.
 */
export type ClockLeft = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Milliseconds left at the update's `time`.
 */
left: number, 
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * The people who may talk at a table.
 */
export type ChatRule = "off" | "players" | "everybody";

/**
 * One line of the chat.
 */
export type ChatLine = { 
/**
 * Its number, from 1.
 */
n: number, 
/**
 * Milliseconds since 1970.
 */
time: number, 
/**
 * The id of the speaker: the same for one person at this table; empty: the house.
 */
who: string, 
/**
 * Their seat, if they have one.
 */
seat: Seat | null, 
/**
 * Their name then.
 */
name: string, 
/**
 * The text or signal.
 */
said: Said, };

/**
 * Words or a signal.
 */
export type Said = { "text": string } | { "signal": Signal } | { "took_over": { 
/**
 * The person who held it before.
 */
from: string, } };

/**
 * A quick signal: each reader sees it in their own language.
 */
export type Signal = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "one_moment" | "your_turn" | "oops";

/**
 * The facts about a table, apart from the game itself.
 */
export type TableInfo = { 
/**
 * Its address: unguessable, so knowing it is the invitation.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's options, complete.
 */
options: Record<string, unknown>, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * Whether it is listed.
 */
public: boolean, 
/**
 * A seat of the host, if the host plays.
 */
host: Seat | null, 
/**
 * The people who may talk.
 */
chat: ChatRule, 
/**
 * The clock people agreed on.
 */
clock: Clock, 
/**
 * The SHA-256 commitment to the seed, in hexadecimal.
 */
commitment: string, 
/**
 * The seed in hexadecimal, once the game is over.
 */
seed: string | null, 
/**
 * The salt of each seat in hexadecimal, once the game has begun.
 */
salts: Array<string>, 
/**
 * What each seat has committed to, as the journal will write it; empty: a bot, or a person
 * who is not ready. In a deal that was played before, and in journal format 1, all are empty.
 */
salt_commitments: Array<string>, 
/**
 * Whether everybody has committed, and the salts are asked for: each person has a few
 * seconds for `reveal`.
 */
revealing: boolean, 
/**
 * How many times seed and salts were drawn anew because somebody did not reveal in time.
 */
redrawn: number, 
/**
 * The seats of people who did not reveal in time: they add nothing to the chance any more.
 */
unsalted: Seats, 
/**
 * The table whose deal is played again here: some people may know it.
 */
again: string | null, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * The seats that may act now.
 */
to_act: Seats, 
/**
 * Whether the clocks are stopped.
 */
paused: boolean, 
/**
 * The seat that paused the game; none: the house did, because nobody was there.
 */
paused_by: Seat | null, 
/**
 * Proposals that wait for answers.
 */
offers: Array<OfferInfo>, 
/**
 * The new table after a rematch was agreed on.
 */
rematch: string | null, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * A few spectators, for the host to offer a seat to.
 */
watchers: Array<Watcher>, 
/**
 * Milliseconds since 1970 when the table was made.
 */
made: number, 
/**
 * Milliseconds since 1970 when the game began.
 */
began: number | null, 
/**
 * Milliseconds since 1970 of the last change that everybody may know.
 */
changed: number, 
/**
 * Why it was set aside, if it was.
 */
aside: Aside | null, 
/**
 * How it ended, in the form of [`Update::end`](crate::Update::end).
 */
end: Outcome | null, };

/**
 * Where a table stands.
 */
export type Phase = "gathering" | "running" | "over" | "set_aside";

/**
 * Why a table was set aside.
 */
export type Aside = "version" | "damaged" | "lost";

/**
 * One seat of a table.
 */
export type SeatInfo = { 
/**
 * Its number.
 */
seat: Seat, 
/**
 * Whether a person, a bot or nobody has the seat.
 */
kind: SeatKind, 
/**
 * The name of the person; of a bot, its level; of an open seat, empty.
 */
name: string, 
/**
 * Its taxi: the one that its person chose, or one that is left.
 */
taxi: Taxi, 
/**
 * The same id as in the chat, if a person sits there.
 */
who: string | null, 
/**
 * Ready to begin.
 */
ready: boolean, 
/**
 * Connected just now.
 */
present: boolean, 
/**
 * The bot that holds the seat while its person is away.
 */
stand_in: string | null, 
/**
 * The people who held the seat earlier in this game, the first of them first.
 */
before: Array<string>, };

/**
 * The kind of player in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * A spectator with a name.
 */
export type Watcher = { 
/**
 * The same id as in the chat.
 */
who: string, 
/**
 * Their name.
 */
name: string, };

/**
 * The taxi of a seat. No two seats of a table share a colour or a shape, because neither may be
 * the only sign.
 */
export type Taxi = { 
/**
 * The colour of the taxi.
 */
colour: Colour, 
/**
 * The shape of its roof light.
 */
shape: Shape, };

/**
 * The colour of a taxi; the browser knows how it is painted.
 */
export type Colour = "yellow" | "indigo" | "rust" | "sky" | "plum" | "green" | "lime" | "black";

/**
 * The shape of a taxi's roof light.
 */
export type Shape = "disc" | "square" | "triangle" | "diamond" | "pentagon" | "star" | "hexagon" | "cross";

/**
 * The clock of a table.
 */
export type Clock = "off" | { "per_move": number } | { "per_game": number };

/**
 * A proposal that waits for answers.
 */
export type OfferInfo = { 
/**
 * Its number.
 */
n: number, 
/**
 * The seat that proposes.
 */
by: Seat, 
/**
 * The proposal.
 */
offer: Offer, 
/**
 * The seats that have accepted so far, the proposer's included.
 */
accepted: Seats, 
/**
 * The seats whose consent is missing.
 */
waiting: Seats, };

/**
 * A visitor's own place at a table; nobody else is sent it.
 */
export type You = { 
/**
 * The same id as in the chat.
 */
who: string, 
/**
 * The visitor's seats: several if people share a screen.
 */
seats: Array<Seat>, 
/**
 * Whether this visitor is the host.
 */
host: boolean, 
/**
 * Those of these seats that can be entered by a link, `/t/<table>#seat=<secret>`. The house
 * does not know the secret: it keeps a hash.
 */
linked: Array<Seat>, 
/**
 * The ids of the people whom this visitor mutes.
 */
muted: Array<string>, };

/**
 * A refusal: why something was not done.
 */
export type Problem = { 
/**
 * A stable word for programs.
 */
code: Code, 
/**
 * The clause of the rules that forbids it, if there is one.
 */
clause?: string, 
/**
 * The refusal's own stable word, if a clause forbids it.
 */
reason?: string, 
/**
 * The sentence: a message of the game's texts, or `house-<code>` of the house's.
 */
words: Message, };

/**
 * Every reason for a refusal, with its HTTP status outside a socket.
 */
export type Code = "rules" | "malformed" | "too-long" | "wrong-protocol" | "too-many" | "not-found" | "no-such-game" | "bad-option" | "bad-seats" | "no-such-bot" | "bad-clock" | "bad-name" | "no-such-seat" | "seat-taken" | "taxi-taken" | "already-seated" | "table-full" | "not-your-seat" | "not-seated" | "not-host" | "wrong-secret" | "too-soon" | "nobody-to-agree" | "too-many-devices" | "put-out" | "not-yet" | "not-begun" | "begun" | "drawing" | "not-revealing" | "wrong-salt" | "no-salt" | "over" | "not-over" | "paused" | "not-paused" | "stale" | "held-by-bot" | "not-held" | "no-taking-back" | "not-asked" | "no-such-offer" | "already-offered" | "no-chat" | "silence" | "no-such-person" | "no-hint" | "set-aside" | "not-kept" | "unavailable" | "wrong-origin" | "wrong-host";

/**
 * `GET /api/games`: the shelf.
 */
export type Games = { 
/**
 * The games, in the order of the shelf.
 */
games: Array<GameInfo>, };

/**
 * One game of the shelf.
 */
export type GameInfo = { 
/**
 * The facts about it.
 */
meta: Meta, 
/**
 * The bots that play it, the simplest first.
 */
bots: Array<string>, 
/**
 * Boards and cards, fetched once and kept.
 */
data: Array<DataFile>, 
/**
 * The texts (Fluent) and the rules (Markdown) in each language.
 */
texts: Array<DataFile>, };

/**
 * A file whose address changes with its content.
 */
export type DataFile = { 
/**
 * Its name, such as `board.json` or `fr.ftl`.
 */
name: string, 
/**
 * Where to fetch it, from the root of the site.
 */
path: string, };

/**
 * `GET /api/me`, `PUT /api/me`: the visitor.
 */
export type Me = { 
/**
 * The name last used; empty: none yet.
 */
name: string, };

/**
 * `POST /api/tables`: makes a table. Answered with [`Seated`].
 */
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options?: Record<string, unknown>, 
/**
 * One for each seat, in order.
 */
seats: Array<NewSeat>, 
/**
 * The host's name.
 */
name?: string, 
/**
 * The taxi that the host would like.
 */
taxi?: Taxi, 
/**
 * Whether the table is listed.
 */
public?: boolean, 
/**
 * The people who may talk.
 */
chat?: ChatRule, 
/**
 * The clock.
 */
clock?: Clock, 
/**
 * A finished table whose deal is played again: same game, options and number of seats.
 */
again?: string, };

/**
 * What a seat is for.
 */
export type NewSeat = "me" | { "here": { 
/**
 * Their name.
 */
name: string, 
/**
 * The taxi that they would like.
 */
taxi?: Taxi, } } | "open" | { "bot": { 
/**
 * Its name, one of the game's bots.
 */
bot: string, } };

/**
 * `POST /api/tables/{id}/sit`: sits down.
 */
export type SitDown = { 
/**
 * Which seat; none: the first open one.
 */
seat?: Seat, 
/**
 * The name to sit under.
 */
name: string, 
/**
 * The taxi that the visitor would like; if another person has it, one that is left.
 */
taxi?: Taxi, };

/**
 * `POST /api/tables/{id}/return`: comes back into a seat with the secret of its link.
 */
export type Return = { 
/**
 * The text after `#seat=` in the link.
 */
secret: string, };

/**
 * A table and the visitor's own place at it.
 */
export type Seated = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The visitor's own place.
 */
you: You, };

/**
 * `GET /api/tables` (the public ones) and `GET /api/my/tables`.
 */
export type Tables = { 
/**
 * The tables, the last changed first.
 */
tables: Array<Seated>, };

/**
 * `GET /api/tables/{id}/course`: a game step by step as one viewer may see it.
 */
export type Course = { 
/**
 * The seat whose view this is; none: a spectator's.
 */
seat: Seat | null, 
/**
 * The number of all steps.
 */
n: number, 
/**
 * The view before the first of these steps.
 */
view: unknown, 
/**
 * The requested steps.
 */
steps: Array<CourseStep>, };

/**
 * A step and the view after it.
 */
export type CourseStep = { 
/**
 * The step.
 */
step: Step, 
/**
 * The view after it.
 */
view: unknown, };

/**
 * `GET /api/daily/{game}`: the results of a day's puzzle.
 */
export type Daily = { 
/**
 * The day, such as `2026-11-15` (UTC).
 */
date: string, 
/**
 * The option of the game that takes the day.
 */
option: string, 
/**
 * Whether the visitor has seen the puzzle: another game does not rank.
 */
tried: boolean, 
/**
 * The results, the best first.
 */
rows: Array<DailyRow>, };

/**
 * One result of a day's puzzle.
 */
export type DailyRow = { 
/**
 * The player's name.
 */
name: string, 
/**
 * How long it took as the game counts it, in milliseconds.
 */
took: number, 
/**
 * The finished table; none while a look at it would cost the visitor their own try.
 */
table: string | null, 
/**
 * Whether it is the visitor's own result.
 */
mine: boolean, };

/**
 * `GET /api/house/key`: the key that the house signs receipts with.
 */
export type PublicKey = { 
/**
 * The ed25519 public key in hexadecimal.
 */
key: string, };

/**
 * `GET /api/tables/{id}/receipt`: a receipt and the house's signature under it.
 */
export type SignedReceipt = { 
/**
 * What the house told.
 */
receipt: Receipt, 
/**
 * The ed25519 signature in hexadecimal, under the bytes of [`Receipt::signed_bytes`].
 */
signature: string, };

/**
 * What the house told a player about a table, at one moment.
 */
export type Receipt = { 
/**
 * The version of this form: 1.
 */
maraude_receipt: number, 
/**
 * The table.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The player's seats.
 */
seats: Array<Seat>, 
/**
 * The commitment to the seed.
 */
commitment: string, 
/**
 * The salt commitment of each seat, as far as people had committed then.
 */
salt_commitments: Array<string>, 
/**
 * How many times the dice had been drawn anew.
 */
redrawn: number, 
/**
 * Whether the deal was played before, so that its luck may be known to some.
 */
again: boolean, 
/**
 * The player's own salt, once the house was told it.
 */
salt: string | null, 
/**
 * The number of the last step in the stream of the player's first seat.
 */
step: number, 
/**
 * The head of the journal's chain after that step; none before the game began.
 */
head: string | null, 
/**
 * Milliseconds since 1970.
 */
time: number, 
/**
 * The ed25519 public key of the house in hexadecimal.
 */
key: string, };
