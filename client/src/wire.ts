// What goes over the wire (docs/server.md). Made by `python -m tricorne.server.typescript`; do not edit.

/** A fact of a message: a number, the path of a thing, a thing with a name of its own, a person's words ... */
export type Arg = number | string | { thing: string; name: string } | { text: string } | Message | Arg[];

/** A change of a view: what it sets at a path; without a value it removes what is there. */
export type ViewChange = [path: (string | number)[], value?: unknown];

/** Something to be said: the key of a text (``/api/messages/LANGUAGE``; with a game's id and a slash before it one of ``/api/games/GAME/messages/LANGUAGE``), and its facts. A fact is a number, the path of a thing that the game has a name for (``power/britain``; with its own name as ``{"thing": ..., "name": ...}``), what a person wrote (``{"text": ...}``), another message, or a list of those. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** Why a request was refused: a stable code, the reason, the same in words in the language that the request prefers (``Accept-Language``), the rules it rests on. */
export interface Problem {
  code: string;
  message: Message;
  words: string;
  rules: string[];
}

/** The body of every answer whose status is not 2xx. */
export interface Refusal {
  error: Problem;
}

export interface NewGuest {
  name?: string;
}

/** A guest. ``token`` is told once, when the guest is made; browsers keep it in a cookie hidden from scripts. ``member``: he has an account; ``accounts``: whether there are any here; ``role``: whether he keeps order; ``talk``: whether people may talk at tables here. */
export interface Me {
  id: string;
  name: string;
  token: string | null;
  member: boolean;
  accounts: "guests" | "invited" | "open";
  role: "moderator" | "owner" | null;
  talk: boolean;
}

/** Who shall lead a power: ``me`` (once), ``same-screen`` (me too, another person beside me), ``open``, ``bot``. */
export interface SeatPlan {
  power: string;
  who: "bot" | "me" | "open" | "same-screen";
  bot?: string;
  name?: string;
}

/** Seats stand clockwise from the start player; ``order`` random shuffles them. With ``powers`` chosen they are numbered places: the power of each plan says nothing, and players choose when all are taken. ``seal`` is that of the letter that whoever makes the table adds to its dice; empty: none. ``advice``: everybody may ask for advice, also where people play against each other. ``talk``: they may talk. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  preset?: string;
  options?: Record<string, unknown>;
  order?: "given" | "random";
  powers?: "chosen" | "given";
  title?: string;
  listed?: boolean;
  watch?: "anyone" | "invited" | "nobody";
  undo?: "none" | "own";
  advice?: boolean;
  talk?: boolean;
  seal?: string;
  pace?: Pace;
  series?: SeriesPlan;
}

/** A seat: who leads it, and which bot plays in a person's place (``stand_in``) until the person comes back; to the end if the person has ``resigned``. */
export interface SeatInfo {
  power: string;
  name: string;
  lead: "bot" | "open" | "person";
  player: string;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  present: boolean;
  mine: boolean;
}

/** A player asks the others whether the table may go back to entry ``to``, which takes back so many ``actions``: the seats that have agreed and those still to answer. ``mine``: you have asked; ``asked``: you are to answer. */
export interface TakingBack {
  seat: string;
  to: number;
  actions: number;
  agreed: string[];
  waiting: string[];
  mine: boolean;
  asked: boolean;
}

/** A player proposes to end the game without a winner: the seats still to answer. ``mine``: you have proposed it; ``asked``: you are to answer. */
export interface Abandoning {
  seat: string;
  waiting: string[];
  mine: boolean;
  asked: boolean;
}

/** What a person adds to the dice: the seal from the moment he sits down, the letter (null: not opened, or not yet) once the game has begun. */
export interface LetterInfo {
  seat: string;
  seal: string;
  letter: string | null;
  sealed: number;
  opened: number | null;
}

/** A power, and the player who chose it; whether a bot did. */
export interface ChosenPower {
  power: string;
  player: string;
  bot: boolean;
}

/** How choosing powers stands: the seat whose turn it is (null: places are open, or all have chosen), the powers that are left, those taken (clockwise from the first seat), and the rules behind it. */
export interface Chosen {
  chooser: string | null;
  free: string[];
  chosen: ChosenPower[];
  rules: string[];
}

/** A table as one guest may see it. ``invite`` is null for those who may not invite, ``seed`` (the letter of the house) until the game is over. ``number`` is the last entry of the record, ``actor`` the seat that is asked, ``turn`` whether it is yours. ``opening``: every seat is taken, and people open their letters now. ``choosing``: players choose their powers at this table before the game; as long as they do, ``power`` of a seat is the number of its place (``place-2``), and ``turn`` says whether you choose. ``set_aside``: the game cannot be opened by this version of the program; its record can be fetched. ``advice``: you may ask what to play (``ask-advice``). ``ended``: how the game ended (null: it has not); ``rematch``: the table of the next game, for those who played this one. ``clock`` (null: no clock, or the game has not begun) tells how the clocks stand. ``talk``: people may talk here, or who does not let them. ``vouch``: you have no seat and may ask the others for one that is yours; ``vouching``: what they are asked, for those whom it concerns. */
export interface TableInfo {
  id: string;
  title: string;
  game: string;
  preset: string;
  options: Record<string, unknown>;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  mine: string[];
  host: boolean;
  host_name: string;
  listed: boolean;
  watch: "anyone" | "invited" | "nobody";
  undo: "none" | "own";
  advice: boolean;
  talk: "host" | "house" | "on" | "order";
  watchers: number;
  number: number;
  actor: string | null;
  turn: boolean;
  unread: number;
  scores: Record<string, number>;
  winners: string[];
  invite: string | null;
  taking_back: TakingBack | null;
  commitment: string;
  seed: string | null;
  letters: LetterInfo[];
  opening: boolean;
  choosing: Chosen | null;
  set_aside: boolean;
  ended: "abandoned" | "closed" | "played" | "resigned" | "time" | null;
  abandoning: Abandoning | null;
  vouch: boolean;
  vouching: Vouching | null;
  rematch: string | null;
  pace: Pace;
  clock: Clocks | null;
  series: Series | null;
  created: number;
  changed: number;
}

export interface TableList {
  tables: TableInfo[];
}

/** Take an open seat; ``power`` empty: any. ``invite`` is the code of the invitation link, ``seal`` that of the letter that you add to the dice; empty: none. */
export interface Join {
  power?: string;
  invite?: string;
  seal?: string;
}

/** Choose a power, when it is the turn of one of your places. */
export interface Choose {
  power: string;
}

/** Open the letter of your seat, once every seat is taken. */
export interface OpenLetter {
  power: string;
  letter: string;
}

/** Give up a seat; while the game is played a bot takes it over for good. */
export interface Leave {
  power?: string;
}

/** Give a seat up for good; ``power`` empty: your first. */
export interface Resign {
  power?: string;
}

/** Propose to end the game without a winner, or agree to it; false: refuse, or withdraw what you proposed. */
export interface Agree {
  agree: boolean;
}

/** ``seal`` is that of the letter that you add to the dice; empty: none. */
export interface Rematch {
  seal?: string;
}

/** Begin: open seats are taken by this bot. If every seat is taken, begin without the letters that are missing. */
export interface Start {
  fill?: string;
}

/** One entry of the record as one viewer may read it. ``text`` is the action in notation (null where it is secret), ``action`` its number in the action table. ``back_to`` is set for an undo: all entries after it no longer stand. */
export interface LogEntry {
  number: number;
  kind: "aside" | "play" | "start" | "undo";
  seat: string;
  text: string | null;
  action: number | null;
  outcomes: string[];
  lines: Message[];
  back_to: number | null;
  bot: boolean;
  at: number;
}

export interface Log {
  entries: LogEntry[];
}

/** What is asked, and of whom (null: nobody, the game is over). */
export interface Prompt {
  actor: string | null;
  key: string;
  words: Message;
  rules: string[];
}

/** The table right after an entry, as a seat saw it then. */
export interface Moment {
  number: number;
  last: number;
  seat: string | null;
  view: unknown;
  prompt: Prompt;
  scores: Record<string, number>;
  entry: LogEntry;
}

/** What happened after the entry that a guest saw last. */
export interface Since {
  since: number;
  number: number;
  entries: LogEntry[];
  scores_then: Record<string, number>;
  scores_now: Record<string, number>;
  turn: boolean;
}

/** All figures of the game right after an entry, each by seat. */
export interface Figures {
  number: number;
  figures: Record<string, Record<string, number>>;
}

/** One kind of luck of one seat over a whole game: how often chance spoke, what it brought, what it brings on average. */
export interface Luck {
  what: string;
  seat: string;
  times: number;
  brought: number;
  expected: number;
}

/** The end of the game: places, points, all figures over time (also those that were hidden), what chance brought, and the seed that proves it. */
export interface End {
  ranking: string[][];
  winners: string[];
  scores: Record<string, number>;
  sources: Record<string, Record<string, number>>;
  series: Figures[];
  chance: LogEntry[];
  luck: Luck[];
  seed: string;
  commitment: string;
}

/** ``channel`` is ``table``, ``gallery`` or two or more powers joined with ``+`` (in the order of the seats). ``words`` are what the house says of ``seat``; then ``name`` and ``text`` are empty. */
export interface ChatLine {
  id: number;
  channel: string;
  seat: string | null;
  name: string;
  text: string;
  words: Message | null;
  mine: boolean;
  at: number;
}

export interface Chat {
  lines: ChatLine[];
  more: boolean;
}

/** How fast a table plays. ``live``: each seat begins with ``bank_s`` seconds and gets ``step_s`` more for each decision. ``days``: each turn may take ``step_s`` seconds; what it takes longer comes out of ``bank_s``, once for the whole game. ``none``: no clock. ``out``: what happens to a person whose time is out. */
export interface Pace {
  kind?: "days" | "live" | "none";
  bank_s?: number;
  step_s?: number;
  out?: "forfeit" | "reminder" | "stand-in";
}

/** The time of a seat at the moment ``at`` of its clocks: ``left`` in all, and how much of that is its ``bank``. ``running``: it grows less while you read this. ``out``: none is left, and the seat is asked. ``holiday``: its clock stands still until then. */
export interface SeatClock {
  power: string;
  left: number;
  bank: number;
  running: boolean;
  out: boolean;
  holiday: number | null;
}

/** The clocks of all seats that people lead, at the moment ``at`` (by the clock of the server). */
export interface Clocks {
  at: number;
  seats: SeatClock[];
}

/** Several games of the same people, who move on by one seat after each: ``games`` of them, or until somebody has won ``first_to`` (0: all are played). */
export interface SeriesPlan {
  games?: number;
  first_to?: number;
}

/** A series: this is game ``number`` of at most ``games``; ``wins`` by the seat that each player has now. ``over``: no further game comes, and ``leaders`` have won most. */
export interface Series {
  number: number;
  games: number;
  first_to: number;
  wins: Record<string, number>;
  over: boolean;
  leaders: string[];
}

/** From the beginning of the day ``first`` to the end of the day ``last`` (as 2026-12-24, in universal time). */
export interface HolidayDays {
  first: string;
  last: string;
}

/** Take days off, from ``first`` to ``last``; ``remove``: not any more. */
export interface SetHoliday {
  first: string;
  last: string;
  remove?: boolean;
}

/** Your days off that are not over; how many a year there are (0: none here), and how many of this year are left. */
export interface Holidays {
  days: HolidayDays[];
  a_year: number;
  left: number;
}

/** The slip of your seats at a table, told once: whoever gives it has them. One that was made before is good no longer. */
export interface Slip {
  slip: string;
}

/** Have the seats of a slip: they are yours, in this browser, and no longer those of the browser that had them. */
export interface UseSlip {
  slip: string;
}

/** Ask the others at the table to say that this seat is yours. */
export interface AskSeat {
  power: string;
}

/** Whether it is the player who asks; ``False`` of whoever asks withdraws the question. One no ends it. */
export interface Vouch {
  agree: boolean;
}

/** Somebody who looks on says that ``seat`` is his, ``away`` (a time) nobody was at it since: the seats still to answer. ``mine``: you ask; ``asked``: you are to answer; ``holder``: it is your seat, and you may refuse. It runs out at ``until``. Nothing of whoever asks is told. */
export interface Vouching {
  seat: string;
  waiting: string[];
  mine: boolean;
  asked: boolean;
  holder: boolean;
  at: number;
  away: number;
  until: number;
}

/** Let people talk at your table, or not. */
export interface SetTalk {
  on: boolean;
}

export interface Power {
  id: string;
  name: string;
}

/** A bot that can take a seat. */
export interface Level {
  bot: string;
  words: Message;
}

export interface PresetCard {
  key: string;
  words: Message;
}

/** A game. ``choosing`` are the rules by which players may choose their powers at the table; none: they may not. ``lessons``, ``puzzles``: how many it has. */
export interface GameCard {
  id: string;
  title: string;
  fewest: number;
  most: number;
  powers: Power[];
  presets: PresetCard[];
  bots: Level[];
  choosing: string[];
  lessons: number;
  puzzles: number;
}

export interface Home {
  version: string;
  games: GameCard[];
}

/** A row of the game's action table; ``legal`` lists of the live channel name its ``id``. */
export interface ActionRow {
  id: number;
  text: string;
  words: Message;
  rule: string;
}

export interface Choice {
  value: string;
  words: Message;
}

/** One option: how to draw it, and its value in each preset. Fields that do not apply are null. */
export interface OptionForm {
  key: string;
  kind: "bool" | "choice" | "int" | "ints";
  words: Message;
  rules: string[];
  players: number[];
  presets: Record<string, unknown>;
  choices: Choice[] | null;
  low: number | null;
  high: number | null;
  length: number | null;
  sum: number | null;
}

export interface OptionGroup {
  key: string;
  words: Message;
  options: OptionForm[];
}

/** A preset with all its values, or a variant with those that it changes. */
export interface PresetForm {
  key: string;
  words: Message;
  values: Record<string, unknown>;
}

export interface ConstraintNote {
  key: string;
  words: Message;
  rules: string[];
}

/** Everything about a game that never changes: fetch it once. */
export interface GameInfo {
  card: GameCard;
  groups: OptionGroup[];
  presets: PresetForm[];
  variants: PresetForm[];
  constraints: ConstraintNote[];
  actions: ActionRow[];
}

export interface CheckOptions {
  players: number;
  preset?: string;
  options?: Record<string, unknown>;
}

export interface ForcedValue {
  key: string;
  value: unknown;
  words: Message;
}

/** The value of every option in a game with this preset and these options, and which were set by a constraint. */
export interface OptionValues {
  values: Record<string, unknown>;
  forced: ForcedValue[];
}

export interface Rule {
  id: string;
  words: string;
}

/** A rule, an example or a ruling in a book. ``language`` is the one of its words; ``marks`` (editions, parts of the game, options) and ``players`` say where it holds. */
export interface BookRule {
  id: string;
  words: string;
  language: string;
  marks: string[];
  players: number[];
  example: boolean;
}

export interface BookSection {
  id: string;
  title: string;
  rules: BookRule[];
}

/** A word of the glossary, what it means, and where it is explained. */
export interface Term {
  id: string;
  name: string;
  means: string;
  rules: string[];
}

/** What some rules speak of, to be read from a view: the path of its rows there (empty: the view itself), the kind of thing that a row is (empty: no thing) and the field with its id, a field that a row must have, and the fields that are shown, each under the head of its column. ``field:kind`` is a thing, several, or figures by things. */
export interface Figure {
  id: string;
  title: string;
  rules: string[];
  rows: string;
  named: string;
  name: string;
  where: string;
  values: string[];
  heads: string[];
}

/** The rules of a game in one language, with what their marks mean and the figures of a position beside them. */
export interface RuleBook {
  game: string;
  language: string;
  sections: BookSection[];
  marks: Record<string, string>;
  terms: Term[];
  figures: Figure[];
}

/** One outcome of the record: the entry that called for it, whether it was hidden during the game, and all that could have come with its weights, in alphabetical order. */
export interface Draw {
  entry: number;
  seat: string;
  outcome: string;
  hidden: boolean;
  texts: string[];
  weights: number[];
}

/** What proves the dice of a game (docs/fairness.md). ``method`` is ``seed`` for tables of old, which only ``tricorne verify`` proves; ``seed`` is the letter of the house, sealed at the time ``sealed``. */
export interface Fair {
  title: string;
  game: string;
  method: string;
  commitment: string;
  sealed: number;
  seed: string;
  letters: LetterInfo[];
  draws: Draw[];
}

/** Play an action (its number or text) for the seat that is asked, which must be yours. */
export interface Play {
  type: "play";
  id: number;
  at: number;
  action: number | string;
}

/** An act outside the turns, in the game's own words: ``pay france 3``. ``seat`` is one of yours. */
export interface Aside {
  type: "aside";
  id: number;
  seat: string;
  text: string;
  at?: number;
}

/** Take back your last action, or everything after entry ``to``. */
export interface Undo {
  type: "undo";
  id: number;
  at: number;
  to?: number | null;
}

/** Ask everybody at the table to go back to entry ``to``, further than you may go alone (``further``). */
export interface AskUndo {
  type: "ask-undo";
  id: number;
  at: number;
  to: number;
  seat?: string;
}

/** Agree to what ``taking_back`` of the table asks, or refuse; if you have asked yourself: false withdraws it. */
export interface AnswerUndo {
  type: "answer-undo";
  id: number;
  at: number;
  agree: boolean;
}

/** Why an action is not open to you now; ``aside`` for an act outside the turns by ``seat``. */
export interface WhyNot {
  type: "why-not";
  id: number;
  action: number | string;
  aside?: boolean;
  seat?: string;
}

/** Why a bot played an entry of the record. */
export interface AskReason {
  type: "ask-reason";
  id: number;
  number: number;
}

/** What to play now, from what your seat that is asked may know; ``action`` is one that you think of yourself. */
export interface AskAdvice {
  type: "ask-advice";
  id: number;
  at: number;
  action?: number | null;
}

/** The chances of an action that rolls dice, from what ``seat`` knows; ``action`` is its text or number. */
export interface Odds {
  type: "odds";
  id: number;
  action: number | string;
  seat?: string;
}

export interface Say {
  type: "say";
  id: number;
  channel: string;
  text: string;
  seat?: string;
}

/** Look through the eyes of one of your seats, or (null) of a spectator. A curtain is the client's business. */
export interface Look {
  type: "look";
  id: number;
  seat: string | null;
}

/** Leave a standing order for one of your seats, in the game's own words (``bid 5 red britain blue france``); empty: withdraw it. It answers for you when you are asked; nobody else learns of it. */
export interface LeaveOrder {
  type: "order";
  id: number;
  seat: string;
  text: string;
}

/** Let a bot play a seat for a while (your own; as host also one whose player is away); empty: take it back. */
export interface StandIn {
  type: "stand-in";
  id: number;
  seat: string;
  bot: string;
}

/** You have read the log up to this entry. */
export interface Seen {
  type: "seen";
  id: number;
  number: number;
}

/** Your page shows what others do one after the other, and has shown everything up to this entry: bots wait a while for it before they act. Null: it shows everything at once, and nobody need wait. */
export interface Shown {
  type: "shown";
  id: number;
  number: number | null;
}

/** Whether somebody sits before your page: false when it is hidden, or nobody has touched anything for minutes. Who is not here is told of his turn as if he were not connected. Until you say so, you are here. */
export interface Here {
  type: "here";
  id: number;
  here: boolean;
}

export interface Ping {
  type: "ping";
  id: number;
}

/** What can be taken back: ``actions`` steps (0: nothing), the next one to entry ``to`` in ``words``, the furthest to entry ``furthest``; ``reason`` says why no further. ``further`` is the entry to which you can go with the consent of everybody (``ask-undo``); null if that is no further. */
export interface UndoWords {
  actions: number;
  to: number | null;
  words: Message;
  furthest: number;
  reason: Message;
  further: number | null;
}

/** All that a viewer sees now. Either ``view`` is whole, or ``changes`` lead to it from the view of entry ``base``: ``[path, value]`` sets, ``[path]`` removes; a path is a list of keys and indices. ``legal`` (numbers of the action table) is null unless ``seat`` is asked. */
export interface Position {
  number: number;
  seat: string | null;
  view: unknown;
  base: number | null;
  changes: ViewChange[] | null;
  prompt: Prompt;
  legal: number[] | null;
  undo: UndoWords | null;
  scores: Record<string, number>;
  ranking: string[][];
  over: boolean;
}

/** An order that you have left: in the game's notation, and for people. */
export interface StandingOrder {
  text: string;
  words: Message;
}

/** The first message. ``position`` is null while the table waits for players. ``log`` ends with the newest entry; older ones are fetched. ``seen`` is the entry that you saw last, ``chat`` the last lines of all your channels, ``order`` the standing order of the seat through whose eyes you look. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  position: Position | null;
  log: LogEntry[];
  seen: number;
  chat: ChatLine[];
  order: StandingOrder | null;
}

/** The game has moved on: the new entries, and what you see now. */
export interface Step {
  type: "step";
  entries: LogEntry[];
  position: Position;
}

/** Somebody sat down, left, came online, or a bot took over. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** How the clocks stand: after each entry, at a table that has some. */
export interface ClockChanged {
  type: "clock";
  clock: Clocks;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

/** The standing order of the seat through whose eyes you look; null: there is none now, and ``ended`` says why: ``withdrawn`` by you, ``over`` (what it was for), ``unforeseen`` (it is for you to decide), ``left`` (the table). */
export interface OrderChanged {
  type: "order";
  seat: string;
  order: StandingOrder | null;
  ended: "left" | "over" | "unforeseen" | "withdrawn" | null;
}

/** An act was carried out, and is on disk. ``number`` is the last entry now; ``words`` what the table reads about an aside or an order. */
export interface Done {
  type: "done";
  id: number;
  number: number;
  words: Message | null;
}

/** ``open``: it can be played. Otherwise the reason, with the rules and their words. */
export interface WhyAnswer {
  type: "why";
  id: number;
  open: boolean;
  reason: Message | null;
  rules: Record<string, string>;
}

/** A bot's reason for entry ``number``, in one sentence; it rests on nothing that is hidden from anybody. */
export interface Reason {
  type: "reason";
  id: number;
  number: number;
  words: Message;
}

/** A choice: its number in the action table (of a whole act: of its first part), its text and words, the actions that would follow at once, the chance to win after it in per cent, what it is for, what it fears. */
export interface Advised {
  action: number;
  text: string;
  words: Message;
  then: number[];
  percent: number;
  reason: Message;
  fear: Message | null;
}

/** The best choices at entry ``at``, the best first. ``chosen`` is the chance after the action that you asked about (null: none, or it was not looked at), ``blunder`` whether that is far below the best. */
export interface Advice {
  type: "advice";
  id: number;
  at: number;
  best: Advised[];
  chosen: number | null;
  blunder: boolean;
}

export interface OddsAnswer {
  type: "odds";
  id: number;
  odds: unknown;
}

/** An act was refused and nothing has changed; codes and status as in the answers to requests. ``id`` is null if the message could not be read. */
export interface Refused {
  type: "refused";
  id: number | null;
  status: number;
  code: string;
  message: Message;
  rules: string[];
}

/** On the lobby channel: one of your tables has changed. */
export interface LobbyNews {
  type: "tables";
  table: TableInfo;
}

/** A lesson: its title is the text ``lesson-ID`` of the titles, its goal the attribute ``goal`` of that. */
export interface LessonCard {
  id: string;
  number: number;
  minutes: number;
  learner: string;
  steps: number;
}

export interface LessonList {
  lessons: LessonCard[];
}

/** All inputs that were kept so far, and what the learner does now: ``go``, ``at THING ...``, ``answer 2``, ``play ACTION``, ``aside ACT``, ``why ACTION``, ``odds ACTION``, ``throw``, ``show``; empty: only look. */
export interface LessonInput {
  inputs: string[];
  next?: string;
}

/** The step that is open: its texts are ``step-ID-words`` and so on. ``phase`` is done when its last words wait to be read, over after the last step. */
export interface LessonStep {
  id: string;
  number: number;
  kind: "choose" | "find" | "play" | "reach" | "read" | "roll" | "try" | "watch";
  phase: "done" | "open" | "over";
  point: string[];
  answers: number;
  hints: number;
}

/** Something that happened on the table: the new entries, and what the learner sees then. */
export interface LessonFrame {
  entries: LogEntry[];
  position: Position;
}

/** The answer to an input. ``kept``: send it with the next ones. ``say`` is a text of the lesson, or one of all lessons if it begins with ``lesson-``; ``news`` another one, told after it. ``reset``: the table has been laid out anew, the one frame is all of it. */
export interface LessonReply {
  kept: boolean;
  tone: "" | "done" | "missed" | "wrong";
  say: string;
  news: string;
  refusal: Message | null;
  rules: Record<string, string>;
  odds: unknown;
  step: LessonStep;
  reset: boolean;
  frames: LessonFrame[];
}

/** A step and what it did to everybody's chance to win. */
export interface Change {
  kind: string;
  seat: string;
  first: number;
  last: number;
  words: Message[];
  outcomes: string[];
  change: Record<string, number>;
  size: number;
  alternatives: [Message, number][];
  chosen: [Message, number] | null;
}

/** What one kind of chance did to a seat's chance to win. */
export interface LuckPart {
  chance: string;
  words: Message;
  luck: number;
  error: number;
}

/** Where a seat's chance to win came from and went. */
export interface SeatAccount {
  seat: string;
  begin: number;
  luck: number;
  own: number;
  others: number;
  judgement: number;
  end: number;
  luck_error: number;
  parts: LuckPart[];
}

/** What one kind of dice or draws brought a seat, and what was to be expected. */
export interface Dice {
  kind: string;
  seat: string;
  times: number;
  brought: number;
  expected: number;
}

/** Everything a report tells. */
export interface Judgement {
  game: string;
  title: string;
  preset: string;
  options: Record<string, string>;
  seats: string[];
  names: Record<string, string>;
  ranking: string[][];
  winners: string[];
  scores: Record<string, number>;
  entries: number;
  chances: [number, number[]][];
  points: [number, Record<string, number>][];
  sources: [number, Record<string, Record<string, number>>][];
  turning_points: Change[];
  acts: Change[];
  costly: Change[];
  lucky: Change[];
  accounts: SeatAccount[];
  dice: Dice[];
  playouts: number;
  bot: string;
  seed: string;
  judge: string;
}

/** A study of a record, of a table whose game is over, of the game of a puzzle (``GAME/ID``), or a copy of another study; exactly one of them. */
export interface NewStudy {
  record?: string;
  table?: string;
  invite?: string;
  puzzle?: string;
  study?: string;
}

/** Another course from entry ``start`` of its ``parent`` (0: what was really played); ``last`` is its last entry. */
export interface StudyBranch {
  id: number;
  parent: number;
  start: number;
  last: number;
  name: string;
}

/** An arrow on the board, from one thing to another. */
export interface Arrow {
  start: string;
  end: string;
}

/** What is noted at an entry of a branch. */
export interface StudyNote {
  branch: number;
  number: number;
  text: string;
  arrows: Arrow[];
}

/** A study: whoever knows its ``id`` may read it; ``mine``: you may change it. ``table`` is the table that it was played at, empty for others. */
export interface Study {
  id: string;
  title: string;
  game: string;
  preset: string;
  seats: string[];
  table: string;
  entries: number;
  over: boolean;
  winners: string[];
  scores: Record<string, number>;
  mine: boolean;
  branches: StudyBranch[];
  notes: StudyNote[];
  created: number;
}

export interface StudyCard {
  id: string;
  title: string;
  game: string;
  created: number;
}

export interface StudyList {
  studies: StudyCard[];
}

/** The board after an entry of a branch, as the ``eyes`` see it: ``open``, a seat, or ``-`` (anybody). */
export interface StudyMoment {
  branch: number;
  number: number;
  last: number;
  eyes: string;
  entry: LogEntry;
  position: Position;
}

/** The log of a branch from the first entry on, also what it shares with others. */
export interface StudyLog {
  branch: number;
  entries: LogEntry[];
}

/** Play on from an entry of a branch: an action, something outside the turns (``aside``, with the seat), or what a bot would play. At the end of a branch of one's own it goes on there; anywhere else a new branch begins. */
export interface StudyPlay {
  branch: number;
  number: number;
  action?: string;
  aside?: string;
  seat?: string;
  bot?: string;
  eyes?: string;
}

/** The branch on which it was played, the study as it is now, the new entries and the board after them. */
export interface StudyPlayed {
  branch: number;
  study: Study;
  entries: LogEntry[];
  moment: StudyMoment;
}

/** A question about an entry of a branch: why an action is not open, what its chances are, what a bot would do. */
export interface StudyQuestion {
  branch: number;
  number: number;
  ask: "advice" | "odds" | "why-not";
  action?: string;
}

/** A choice that a bot looked at: what the seat may expect after it, in hundredths of the win. */
export interface StudyChoice {
  text: string;
  words: Message;
  percent: number;
}

/** ``open`` and ``reason`` with ``rules`` for why-not, ``odds``, or for advice the choices (the best first), the reason for the first, and what was played. */
export interface StudyAnswer {
  open: boolean;
  reason: Message | null;
  rules: Record<string, string>;
  odds: unknown;
  bot: string;
  seat: string;
  choices: StudyChoice[];
  played: string;
}

/** Write a note (empty and without arrows: take it away), name a branch, take a branch away, name the study. */
export interface StudyWriting {
  branch?: number;
  number?: number;
  what?: "drop" | "name" | "note" | "title";
  text?: string;
  arrows?: string[][];
}

/** How far the chances of a finished game are computed; ``judgement`` when all is done (docs/report.md). */
export interface StudyCurve {
  state: "done" | "failed" | "none" | "waiting";
  done: number;
  total: number;
  judgement: Judgement | null;
}

/** A puzzle: who is asked, at what question, after which entry. */
export interface PuzzleCard {
  id: string;
  number: number;
  seat: string;
  seats: number;
  question: string;
}

export interface PuzzleList {
  puzzles: PuzzleCard[];
}

/** A try at a puzzle; empty: only look. ``show``: tell the solution. */
export interface PuzzleTry {
  action?: string;
  ask?: "" | "odds" | "show" | "why-not";
}

/** The board of a puzzle and the answer to a try. The choices with their figures, the solution first, and the reason are told once it is solved or shown. */
export interface PuzzleReply {
  tone: "" | "done" | "shown" | "wrong";
  percent: number | null;
  refusal: Message | null;
  rules: Record<string, string>;
  odds: unknown;
  choices: StudyChoice[];
  reason: Message | null;
  passes: number;
  number: number;
  entries: LogEntry[];
  position: Position;
}

/** A browser that is signed in; ``here`` is the one that asks. */
export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  device: string;
  created: number;
  used: number;
}

/** An account, as its owner sees it. ``codes`` are the recovery codes that are left. */
export interface Member {
  email: string | null;
  since: number;
  devices: Device[];
  passkeys: Passkey[];
  codes: number;
}

/** Who sits at this browser. ``mail`` says whether links can be sent; ``seats`` are those of the person. */
export interface Account {
  mode: "guests" | "invited" | "open";
  mail: boolean;
  name: string;
  seats: number;
  member: Member | null;
}

/** Recovery codes. They are told once. */
export interface Codes {
  codes: string[];
}

/** What ``navigator.credentials`` is asked, bytes in base64url. */
export interface Question {
  options: unknown;
}

/** ``invitation`` is needed where accounts are for those who are invited. */
export interface AskPasskey {
  invitation?: string;
}

export interface NewPasskey {
  credential: Record<string, unknown>;
  invitation?: string;
}

export interface AskLink {
  address: string;
  invitation?: string;
}

/** ``bring``: the seats of the guest at this browser come along. */
export interface UsePasskey {
  credential: Record<string, unknown>;
  bring?: boolean;
}

export interface UseLink {
  token: string;
  bring?: boolean;
}

export interface UseCode {
  code: string;
  bring?: boolean;
}

/** The same whether or not the address is known here. ``minutes``: how long the link is good. */
export interface LinkSent {
  minutes: number;
}

/** A seat of a finished game. ``player`` is empty for somebody who has deleted all that was kept about him. */
export interface Player {
  power: string;
  player: string;
  bot: string | null;
  mine: boolean;
  resigned: boolean;
  won: boolean;
  score: number | null;
}

/** A game that is over, or a table that was closed. ``result`` is yours: ``shared`` if others have won with you, ``nobody`` if there is no winner; null if you only made the table. ``report``: whether one can be made of it. */
export interface FinishedGame {
  id: string;
  title: string;
  game: string;
  status: "closed" | "over" | "playing" | "waiting";
  players: Player[];
  result: "abandoned" | "closed" | "lost" | "nobody" | "resigned" | "shared" | "won" | null;
  report: boolean;
  began: number;
  ended: number;
}

/** Your games: those that run or wait for players, your turn first; those that have ended, the latest first. ``more``: there are older ones (``?before=`` and the ``ended`` of the last). */
export interface MyGames {
  running: TableInfo[];
  finished: FinishedGame[];
  more: boolean;
}

/** Delete all that is kept about you. ``name`` is the name that you go by: whoever types it means it. */
export interface DeleteMe {
  name: string;
}

/** Nothing is kept about you any more. ``games``: at how many tables you sat; they go on without your name. */
export interface Deleted {
  games: number;
}

/** Listed tables: those with a free seat, and apart from them games that anybody may watch. */
export interface Lobby {
  open: TableInfo[];
  live: TableInfo[];
}

/** A seat, wherever there is one, in a game with the usual rules; ``players`` 0: of any number. ``level`` near: all people there have about your rating. ``seal`` is that of the letter that you add to the dice; empty: none. */
export interface QuickMatch {
  game: string;
  players?: number;
  pace?: "any" | "days" | "live" | "none";
  level?: "any" | "near";
  seal?: string;
}

/** Tell the moderators of a line in the talk of a table (``message``), or of whoever leads a seat (``power``). */
export interface NewReport {
  table: string;
  message?: number;
  power?: string;
  text?: string;
}

/** The moderators will read it. */
export interface Reported {
  told: boolean;
}

/** Who tells of whom: ``quoted`` is the line that was said, ``text`` what the teller adds. */
export interface Report {
  id: number;
  by: string;
  person: string;
  name: string;
  table: string;
  quoted: string;
  text: string;
  at: number;
}

export interface Sanction {
  person: string;
  name: string;
  kind: "ban" | "mute";
  until: number;
  reason: string;
}

/** Mute or ban somebody for so many hours; 0: lift it. */
export interface Sentence {
  person: string;
  kind: "ban" | "mute";
  hours: number;
  reason?: string;
}

/** Switch the talk of a table off, or on again. */
export interface ChatSwitch {
  table: string;
  off: boolean;
}

/** Whether somebody is a moderator; ``name`` is told, not asked. */
export interface Staff {
  person: string;
  moderator: boolean;
  name?: string;
}

/** What was done, by whom, to whom (a name, the title of a table, else an id: of a table without a title, of a report, of a person who is gone). */
export interface AuditLine {
  at: number;
  who: string;
  act: string;
  subject: string;
  text: string;
}

/** All that a moderator needs: open reports, what is in force, tables whose talk is off, the latest of what was done. */
export interface OrderOverview {
  role: "moderator" | "owner";
  reports: Report[];
  sanctions: Sanction[];
  moderators: Staff[];
  quiet: string[];
  titles: Record<string, string>;
  audit: AuditLine[];
}

/** Somebody on a board: a person, or a ``bot`` whose mark stands fast. ``rank`` is null for bots and for those whose rating is provisional. ``last``: the places of the last games, the latest first. */
export interface LeaderRow {
  rank: number | null;
  person: string | null;
  name: string;
  bot: string | null;
  mine: boolean;
  rating: number;
  margin: number;
  provisional: boolean;
  games: number;
  won: number;
  last: number[];
}

/** The best of a game at a pace, bots among them; the highest rating first. */
export interface Leaders {
  game: string;
  pace: "correspondence" | "live";
  rows: LeaderRow[];
}

/** What stands beside a name: the rating at the pace of the table, and how the game has moved it (null: it has not, or not yet). ``person`` leads to the profile; null where it is not shown to you. */
export interface SeatStanding {
  power: string;
  person: string | null;
  rating: number | null;
  provisional: boolean;
  change: number | null;
  friend: "asked" | "asking" | "friends" | "none";
  blocked: boolean;
}

export interface TableStandings {
  table: string;
  seats: SeatStanding[];
}

/** Of each table that was asked about, as far as you may see it. */
export interface Standings {
  tables: TableStandings[];
}

/** A rating after a game. */
export interface CurvePoint {
  at: number;
  rating: number;
  margin: number;
  provisional: boolean;
}

export interface BotMark {
  bot: string;
  rating: number;
}

/** One game at one pace: what the rating is, how it came to be, and the marks of the bots to compare with. */
export interface ProfileRating {
  game: string;
  pace: "correspondence" | "live";
  rating: number;
  margin: number;
  provisional: boolean;
  games: number;
  won: number;
  curve: CurvePoint[];
  bots: BotMark[];
}

/** A finished game that everybody may see, from the eyes of whose profile it is; how it moved the rating. */
export interface ProfileGame {
  game: FinishedGame;
  change: number | null;
}

/** A member. ``here`` is told to friends alone (null: not told to you). ``friend`` and ``blocked``: what the two of you are to each other. */
export interface Profile {
  person: string;
  name: string;
  since: number;
  mine: boolean;
  friend: "asked" | "asking" | "friends" | "none";
  blocked: boolean;
  here: boolean | null;
  ratings: ProfileRating[];
  games: ProfileGame[];
}

export interface PersonInfo {
  person: string;
  name: string;
  here: boolean;
  since: number;
}

/** A friend wants you at his table. */
export interface Invitation {
  table: string;
  invite: string;
  title: string;
  game: string;
  by: string;
  at: number;
}

/** Your friends (those who are here now first), those whom you have asked, those who ask you, those whom you have blocked, tables to which you are invited, and to whom your profile is shown. */
export interface MyPeople {
  friends: PersonInfo[];
  asking: PersonInfo[];
  asked: PersonInfo[];
  blocked: PersonInfo[];
  invitations: Invitation[];
  shown: "all" | "members" | "nobody";
}

/** A person by the id of his profile, or as whoever leads a seat of a table or said a line there. */
export interface Whom {
  person?: string;
  table?: string;
  power?: string;
  message?: number;
}

/** To whom your profile, your place on the boards and your ratings are shown. */
export interface ShowProfile {
  shown: "all" | "members" | "nobody";
}

export interface InviteFriend {
  person: string;
}

/** A way to be told that it is your turn. ``words``: the address, the host of the webhook, or the device. */
export interface NoticeWay {
  way: string;
  kind: "hook" | "mail" | "push";
  wanted: boolean;
  words: string;
}

/** How a member is told, and in which language: the first way that reaches him silences those after it. ``mail``, ``hook``: whether this server can tell so; ``minutes``: how long one is away before, ``unseen``: how long one way is waited for before the next. */
export interface Notices {
  language: string;
  ways: NoticeWay[];
  mail: boolean;
  hook: boolean;
  minutes: number;
  unseen: number;
}

/** Switch a way on or off; notices come in ``language`` from now on, unless it is empty. */
export interface SetNotice {
  way?: string;
  wanted?: boolean;
  language?: string;
}

/** Where a webhook of one's own lies; empty: there is none any more. */
export interface SetHook {
  url: string;
}

/** The way by which nothing comes any more. */
export interface Stopped {
  kind: "hook" | "mail" | "push";
}

/** The key that a browser subscribes with; empty where this server does not push. */
export interface PushOffer {
  key: string;
}

/** What a browser says when it has subscribed. A guest is told in ``language``, a member in that of his account. */
export interface SetPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** The device that is told no more. */
export interface EndPush {
  way: string;
}

/** A device, and whether it is told. */
export interface PushDevice {
  way: string;
  wanted: boolean;
}

/** What a device is told, encrypted for it alone: the message, its words in the language of the person, and the way to the decision. A notice with the same ``tag`` takes the place of an older one. When it is shown the device says so at ``/api/push/got/GOT``: then its person is told by no other way. */
export interface Pushed {
  message: Message;
  title: string;
  text: string;
  language: string;
  link: string;
  tag: string;
  got: string;
}

/** An event. ``size``: people at a table; ``rounds`` 0: as many as the format asks for. ``table`` says how its tables are made, as for a new table; its seats are left empty, its title is that of the event. */
export interface NewEvent {
  title: string;
  format: "round-robin" | "swiss";
  table: NewTable;
  size?: number;
  rounds?: number;
}

/** Who plays no more; empty: I. An organiser names others. */
export interface Withdraw {
  person?: string;
}

/** Who has forfeited his game of this round. */
export interface Forfeit {
  person: string;
}

/** An event in a list. ``mine``: I play in it; ``runs``: I run it. */
export interface EventInfo {
  id: string;
  title: string;
  game: string;
  format: "round-robin" | "swiss";
  size: number;
  status: "open" | "over" | "running";
  round: number;
  rounds: number;
  people: number;
  organiser: string;
  created: number;
  mine: boolean;
  runs: boolean;
}

/** All events, those that are still open first; ``may_make``: whether I may make one. */
export interface EventList {
  events: EventInfo[];
  may_make: boolean;
}

/** Somebody at a table of a round. ``points`` is None until the game has ended. */
export interface EventSeat {
  person: string;
  name: string;
  power: string;
  points: number | null;
  forfeit: boolean;
}

/** A table of a round; ``board`` is 0 where somebody has a bye. ``table`` is empty there, and where the table is not open yet or was removed long ago. ``asked``: whose turn it is. */
export interface EventBoard {
  board: number;
  table: string;
  playing: boolean;
  asked: string;
  seats: EventSeat[];
}

/** How somebody fared in a round; without a power: a bye, or he did not play. */
export interface EventCell {
  round: number;
  power: string;
  points: number | null;
  bye: boolean;
  forfeit: boolean;
}

/** Somebody in the standings. ``breaks`` in the order of the event's tie-breaks. */
export interface EventLine {
  place: number;
  person: string;
  name: string;
  points: number;
  breaks: number[];
  withdrawn: boolean;
  me: boolean;
  cells: EventCell[];
}

/** Wins out of games, a shared win shared out, with the interval in which the share lies 95 times of 100. ``fair``: what it would be if nothing made a difference. */
export interface EventShare {
  games: number;
  wins: number;
  share: number;
  fair: number;
  low: number;
  high: number;
}

/** How well somebody has played in this event alone, on the scale of the house: 1500 is a newcomer. */
export interface EventRating {
  rating: number;
  low: number;
  high: number;
}

/** What the games of somebody say. ``rating``: null where the server cannot work it out. */
export interface EventForm {
  person: string;
  name: string;
  wins: EventShare;
  rating: EventRating | null;
}

/** How a power has fared, whoever led it. */
export interface EventPower {
  power: string;
  wins: EventShare;
}

/** What the arena tells of a tournament, of the tables that have ended; byes do not count. The best first; powers in the order of the game. */
export interface EventStatistics {
  games: number;
  people: EventForm[];
  powers: EventPower[];
}

/** All of an event. ``next``: whether its organiser can begin the next round. ``statistics``: null until a table has ended. */
export interface ClubEvent {
  info: EventInfo;
  preset: string;
  options: Record<string, unknown>;
  pace: Pace;
  breaks: ("beaten" | "opponents" | "wins")[];
  lines: EventLine[];
  boards: EventBoard[];
  statistics: EventStatistics | null;
  next: boolean;
}

export type Act = Play | Aside | Undo | AskUndo | AnswerUndo | WhyNot | AskReason | AskAdvice | Odds | Say | Look | LeaveOrder | StandIn | Seen | Shown | Here | Ping;

export type Event = Welcome | Step | TableChanged | ClockChanged | Said | OrderChanged | Done | WhyAnswer | Reason | Advice | OddsAnswer | Refused;

export type LobbyEvent = LobbyNews | Refused;
