// The shapes of The Colonists' view, and small readings of tables that several pieces share.
import type { Board } from "../../lib/board.svelte";
import type { Part } from "../../lib/titles.svelte";
import type { View } from "../../lib/types";

export type Counts = Record<string, number>;
export type Pile = string[] | { size: number };

export interface PlayerState {
  tools: number;
  dollars: number;
  held: Counts;
  kind: (string | null)[];
  worker: number[];
  buffer: number[];
  robe_buffer: number;
  level: Counts;
  card_buffer: Counts;
  hand: Pile;
  drawn: Pile;
  board: string[];
  tokens: Counts;
  stewards: (string | null)[];
  moved: number;
}

export interface TableState {
  players: PlayerState[];
  era: number;
  year: number;
  half: number;
  turn: number;
  first: number;
  marker: number;
  colonies: string[];
  tiles: Counts;
  facing: number[];
  face_up: string[];
  place_pile: Pile;
  market_card: string | null;
  deck: Pile;
  discards: string[];
  figures: (string | null)[];
  acting: number;
  site: number;
  [more: string]: unknown;
}

export interface Balance {
  demand: number;
  capacity: number;
}

export interface Community {
  score: Counts;
  storage: Counts;
  warehouse: Counts;
  storage_spaces: number;
  warehouse_lots: number;
  restricted_lots: Counts;
  too_many: number;
  buffered: Counts;
  outputs: number[];
  /** what each building generates a year once somebody works there */
  makes: number[];
  income: Counts;
  unemployed: Counts;
  range: number;
  stewards: number;
  food: Balance;
  robes: Balance;
  relief: Counts;
  fee: { sustenance: boolean; resources: boolean };
  free_spots: Counts;
  goods_value: number;
}

export type Cell = [number, number];

/** What is written down when a game stops between two eras. */
export interface Pad {
  next_era: number;
  colonies: string[];
  marker: number;
  players: {
    buildings: number;
    embassies: number;
    dollars: number;
    goods: number;
    tools: number;
    improvements: number[];
    hand: number;
  }[];
}

export interface Extras {
  cells: Record<string, Cell[]>;
  fee_resources: number;
  /** who may work where, while colonists are redistributed */
  jobs: [worker: string, building: string][];
  communities: Community[];
  pad: Pad | null;
}

export interface Place {
  name: string;
  era: number;
  sort: string;
  deeds: string;
  replaces: string;
}

export interface Building {
  name: string;
  era: number;
  sort: string;
  cost: string;
  worker: string;
  gives: string;
  value: number;
  limit: number;
  upgrades: string;
}

export interface Improvement {
  name: string;
  number: number;
  sort: string;
  cost: string;
  effect: string;
  value: number;
}

export interface MarketCard {
  name: string;
  era: string;
  sale: string;
  subsidy: string;
  action: string;
}

export const STORED = ["wood", "clay", "plank", "brick", "ore", "coal", "iron", "food", "robe"];
export const WORKERS = ["", "farmer", "citizen", "merchant"];
export const MARKETS = ["first market", "second market", "third market", "small market"];
export const AMBASSADORS = ["alchemist", "altruist", "laborer"];
const LETTERS: Record<string, string> = {
  W: "wood",
  C: "clay",
  P: "plank",
  B: "brick",
  O: "ore",
  K: "coal",
  I: "iron",
  F: "food",
  R: "robe",
  T: "tool",
  $: "dollar",
};

/** "1T 2W" as counts of goods. */
export function goods(text: string): Counts {
  const found: Counts = {};
  for (const [, count, letter] of text.matchAll(/(\d+)([WCPBOKIFRT$])(?![a-z])/g)) {
    found[LETTERS[letter!]!] = (found[LETTERS[letter!]!] ?? 0) + Number(count);
  }
  return found;
}

/** A text of the tables with its goods told apart from its words. */
export function inline(text: string): Part[] {
  return text
    .split(/(\d+[WCPBOKIFRT$](?![a-z]))/)
    .filter(Boolean)
    .map((part): Part => {
      const match = /^(\d+)([WCPBOKIFRT$])$/.exec(part);
      return match ? { good: LETTERS[match[2]!]!, count: Number(match[1]) } : part.replace("->", "→");
    });
}

export interface Deed {
  pay: Counts;
  get: Counts;
  times: string;
  /** a building this deed builds */
  builds: string | null;
  /** what else it does, as a word of the tables */
  also: string;
}

/** One deed as the tables write it: "2W -> 1P x2", "build farm for 1T 2W", "1$ draw", "2W". */
export function deed(text: string): Deed {
  const build = /^build (.+?)(?: for ([^x]*))?(?: x(\d+))?$/.exec(text);
  if (build) {
    return { pay: goods(build[2] ?? ""), get: {}, times: build[3] ?? "", builds: build[1]!, also: "" };
  }
  const times = / x(\d+)/.exec(text)?.[1] ?? "";
  const [left, right] = text.split("->");
  if (right !== undefined) {
    return { pay: goods(left!), get: goods(right), times, builds: null, also: "" };
  }
  const also = text.replace(/\d+[WCPBOKIFRT$](?![a-z])/g, "").trim();
  return { pay: {}, get: goods(text), times, builds: null, also };
}

export function deeds(text: string): Deed[] {
  return text.split(/ \| |; /).filter(Boolean).map(deed);
}

export function stateOf(board: Board): TableState {
  return (board.view as unknown as View<TableState, Extras>).state;
}

export function extrasOf(board: Board): Extras {
  return (board.view as unknown as View<TableState, Extras>).extras;
}

function row<T extends { name: string }>(board: Board, table: string, name: string): T | undefined {
  return ((board.source.tables[table] ?? []) as unknown as T[]).find((one) => one.name === name);
}

export function placeOf(board: Board, name: string): Place | undefined {
  return row<Place>(board, "places", name);
}

export function buildingOf(board: Board, name: string): Building | undefined {
  return row<Building>(board, "buildings", name);
}

export function improvementOf(board: Board, name: string): Improvement | undefined {
  return row<Improvement>(board, "improvements", name);
}

export function marketCardOf(board: Board, name: string): MarketCard | undefined {
  return row<MarketCard>(board, "market_cards", name);
}

/** The tile whose action is under way, by the number the state gives it. */
export function siteName(board: Board): string | null {
  const s = stateOf(board);
  const places = board.source.tables["places"] ?? [];
  if (s.site < 0) return null;
  if (s.site < places.length) return String(places[s.site]!["name"]);
  return MARKETS[s.site - places.length] ?? null;
}

/** Copies carry a number behind their name; their words don't. */
export function called(board: Board, name: string): string {
  const bare = name.replace(/ \d+$/, "");
  const found = board.text.maybe(bare.replaceAll(": ", "-")) ?? bare;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

export function ruleOf(board: Board, name: string): string | null {
  const bare = name.replace(/ \d+$/, "");
  return board.text.maybe(`rule-${bare.replaceAll(": ", "-")}`) ?? board.text.maybe(`rule-${bare.replace("builder: ", "")}`);
}

export function cardsOf(pile: Pile | undefined): string[] {
  return Array.isArray(pile) ? pile : [];
}

export function sizeOf(pile: Pile | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile?.size ?? 0);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** What a building brings, for its picture. */
export function pictureOf(building: Building): string {
  const given = Object.keys(goods(building.gives))[0];
  if (building.sort === "residence") return building.gives.replace(/^\d+ /, "") || "residence";
  return given ?? building.sort;
}

/** The mark of a colony; one of them shares its name with a role elsewhere. */
export function colonyIcon(colony: string): string {
  return colony === "trader" ? "trader_colony" : colony;
}

// --- the map's geometry: axial hexes, pointed at the top ------------------------------------

/** the six directions, in the order the server numbers the sides of a tile */
const STEPS: Cell[] = [
  [1, 0],
  [0, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, 1],
];

export const SIDE = 54;
export const WIDE = SIDE * Math.sqrt(3);

export function centre([q, r]: Cell): { x: number; y: number } {
  return { x: WIDE * (q + r / 2), y: SIDE * 1.5 * r };
}

/** The corners of a hex, going round. */
function corners({ x, y }: { x: number; y: number }): [number, number][] {
  const half = WIDE / 2;
  return [
    [x, y - SIDE],
    [x + half, y - SIDE / 2],
    [x + half, y + SIDE / 2],
    [x, y + SIDE],
    [x - half, y + SIDE / 2],
    [x - half, y - SIDE / 2],
  ];
}

/** The outline of joined hexes round their middle: edges that two of them share are left out. */
export function outline(centres: { x: number; y: number }[], inset: number): string {
  const key = ([x, y]: [number, number]) => `${Math.round(x)},${Math.round(y)}`;
  const edges = new Map<string, { from: [number, number]; to: [number, number] }>();
  for (const one of centres) {
    const round = corners(one);
    round.forEach((from, i) => {
      const to = round[(i + 1) % 6]!;
      if (!edges.delete(`${key(to)}/${key(from)}`)) edges.set(`${key(from)}/${key(to)}`, { from, to });
    });
  }
  const next = new Map([...edges.values()].map((edge) => [key(edge.from), edge]));
  let edge = [...edges.values()][0]!;
  const scale = 1 - inset / SIDE;
  let path = "";
  for (let i = 0; i < edges.size; i++) {
    path += `${i === 0 ? "M" : "L"}${(edge.from[0] * scale).toFixed(1)} ${(edge.from[1] * scale).toFixed(1)}`;
    edge = next.get(key(edge.to)) ?? edge;
  }
  return `${path}Z`;
}

/** The hexes round a tile, in the order the server numbers its sides. */
export function ring(cells: Cell[]): Cell[] {
  const key = ([q, r]: Cell) => `${q},${r}`;
  const own = new Set(cells.map(key));
  const found = new Map<string, Cell>();
  for (const [q, r] of cells) {
    for (const [dq, dr] of STEPS) {
      const beside: Cell = [q + dq, r + dr];
      if (!own.has(key(beside)) && !found.has(key(beside))) found.set(key(beside), beside);
    }
  }
  return [...found.values()];
}
