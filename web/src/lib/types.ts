// The shapes of the server's answers, as its documentation names them.

export type Words = Record<string, string>;

export interface Rating {
  who: string;
  name: string;
  title: string;
  rating: number;
  games: number;
  wins: number;
  average_rank: number | null;
  best_score: number | null;
  average_score: number | null;
}

export interface Notify {
  webhook: string | null;
  mail: boolean;
  turn: boolean;
  chat: boolean;
}

export interface Person {
  id: string | null;
  name: string | null;
  guest: boolean;
  login: string | null;
  email: string | null;
  language: string | null;
  notify?: Notify;
  ratings?: Rating[];
  mail_available?: boolean;
}

export interface TitleEntry {
  name: string;
  words: Words;
  players: [number, number];
  rules: number;
}

export type OptionValue = string | number | boolean | null;

export interface OptionSchema {
  name: string;
  values: OptionValue[];
  default: OptionValue | OptionValue[];
  many: boolean;
  /** players from which on there is anything to choose */
  fewest: number;
  words: Words;
  value_words?: Record<string, Words>;
}

export interface TitleDetail extends TitleEntry {
  options: OptionSchema[];
  decisions: string[];
  events: string[];
}

export interface TitleList {
  titles: TitleEntry[];
  levels: string[];
  languages: string[];
}

export type Row = Record<string, unknown>;

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string | null;
  person: string | null;
  level: string | null;
  mine: boolean;
  played_by: "person" | "bot";
  away: false | "left" | "time";
}

export type ClockSetting =
  | { kind: "none" }
  | { kind: "move"; seconds: number; remind?: number }
  | { kind: "bank"; seconds: number; increment: number; remind?: number };

export interface Asked {
  player: number;
  decision: string;
  prompt: Words;
  since: number;
}

export interface Legal {
  id: number;
  name: string;
  key: string;
  parts: number[];
  words: Words;
}

export interface Undo {
  mine: number;
  redo: number;
  request: null | { by: number; to: number; agreed: number[]; waiting: number[] };
}

export interface Clocks {
  running: number | null;
  until: number | null;
  left: number[];
}

export interface Line {
  move: number;
  seq: number;
  at: number;
  kind: "game" | "table";
  event: string;
  player: number | null;
  data: number[];
  args: Record<string, unknown>;
  words: Words;
}

export interface Chat {
  seq: number;
  at: number;
  person: string | null;
  seat: number | null;
  name: string;
  text: string;
}

export interface Result {
  scores: number[];
  ranking: number[][];
  end: string[];
  sheet: Record<string, number>[];
  rated: boolean;
  ratings: { seat: number; before: number; after: number }[] | null;
}

export interface View<State = Record<string, unknown>, Extras = Record<string, unknown>> {
  title: string;
  rules: number;
  players: number;
  options: Record<string, OptionValue | OptionValue[]>;
  viewer: number | null;
  player: number | null;
  decision: string;
  over: boolean;
  scores: number[] | null;
  ranking: number[][] | null;
  end: string[] | null;
  state: State;
  extras: Extras;
}

export interface Presence {
  seats: number[];
  spectators: number;
}

/** What the server plays for a seat by itself. */
export interface Order {
  do: "forced" | "play";
  action?: string;
  decision?: string;
  until?: { decision?: string; event?: string; count?: number };
}

export interface Snapshot {
  id: string;
  name: string;
  title: string;
  words: Words;
  rules: number;
  status: "lobby" | "running" | "over";
  options: Record<string, OptionValue | OptionValue[]>;
  players: number;
  public: boolean;
  practice: boolean;
  rated: boolean;
  hints: boolean;
  spectators: boolean;
  clock: ClockSetting;
  created: number;
  started: number | null;
  finished: number | null;
  now: number;
  invite: string | null;
  you: { id: string | null; seats: number[]; owner: boolean; viewer: number | null };
  seq: number;
  position: number;
  moves: number;
  seats: Seat[];
  presence: Presence;
  view: View | null;
  asked: Asked | null;
  legal: Legal[];
  undo: Undo;
  orders: { seat: number; orders: Order[] }[];
  clocks: Clocks | null;
  log: Line[];
  log_more: boolean;
  chat: Chat[];
  result: Result | null;
}

export interface Summary {
  id: string;
  name: string;
  title: string;
  words: Words;
  status: "lobby" | "running" | "over";
  players: number;
  seats: Seat[];
  options: Record<string, OptionValue | OptionValue[]>;
  public: boolean;
  practice: boolean;
  rated: boolean;
  hints: boolean;
  clock: ClockSetting;
  moves: number;
  asked: number | null;
  mine: number[];
  created: number;
  started: number | null;
  finished: number | null;
  updated: number;
  result: Result | null;
}

/** What a bot thinks of a move, in the language that was asked for. */
export interface Hint {
  id: number;
  name: string;
  words: string;
  /** expected final points of the one who moves */
  score: number;
  /** chance to win, 0 to 1 */
  win: number;
  /** what the move brings him, most important first */
  gains: string[];
  /** what it brings the others */
  gives: string[];
}

export interface JudgedMove {
  move: number;
  seat: number;
  sentence: string;
}

export interface Analysis {
  chances: number[][];
  turning_points: JudgedMove[];
  mistakes: JudgedMove[];
}

export interface ReplayMove {
  move: number;
  player: number;
  action: string;
  words: Words;
  decision: string;
  at: number;
  lines: Line[];
}

export interface Replay {
  title: string;
  rules: number;
  players: number;
  seats: Seat[];
  options: Record<string, OptionValue | OptionValue[]>;
  over: boolean;
  moves: ReplayMove[];
  scores?: number[][];
  result: Result | null;
}

export interface Moment {
  move: number;
  view: View;
  asked: Asked | null;
  last: { player: number; action: string; words: Words } | null;
}
