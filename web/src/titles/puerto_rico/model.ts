// The shapes of Puerto Rico's view, and small readings of it that several pieces share.
import type { Board } from "../../lib/board.svelte";
import type { View } from "../../lib/types";

export type Counts = Record<string, number>;

export interface PlayerState {
  doubloons: number;
  /** only one's own while the game runs */
  vp?: number;
  windrose: number;
  noble_windrose?: number;
  forests?: number;
  island: number;
  city: number;
  goods: Counts;
  tiles: Counts;
  settled: Counts;
  staff: Counts;
  /** how many of the people on tiles and buildings are nobles */
  noble_settled?: Counts;
  noble_staff?: Counts;
  [more: string]: unknown;
}

export interface TableState {
  round: number;
  governor: number;
  role_coins: Counts;
  taken: Counts;
  goods: Counts;
  cargo: (string | null)[];
  loaded: number[];
  house: Counts;
  row: Counts;
  stack: Counts & { size?: number };
  discards: Counts;
  quarries: number;
  colonists: number;
  colonist_ship: number;
  nobles?: number;
  ship_nobles?: number;
  chips: number;
  copies: Counts;
  players: PlayerState[];
  [more: string]: unknown;
}

export interface Extras {
  ships: number[];
  roles?: number;
  costs: Counts;
  /** what each building costs each player now, and what it would cost him as builder */
  prices: Counts[];
  builder_prices?: Counts[];
  production: Counts[];
  building_points: number[];
  [more: string]: unknown;
}

export interface Building {
  name: string;
  kind: number | string;
  cost: number;
  column: number;
  points: number;
  circles: number;
  copies: number;
  spaces: number;
  good: number;
}

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"];
export const TILES = [...GOODS, "quarry"];

export function stateOf(board: Board): TableState {
  return (board.view as unknown as View<TableState, Extras>).state;
}

export function extrasOf(board: Board): Extras {
  return (board.view as unknown as View<TableState, Extras>).extras;
}

export function buildingsOf(board: Board): Building[] {
  return (board.source.tables["buildings"] ?? []) as unknown as Building[];
}

export function buildingOf(board: Board, name: string): Building | undefined {
  return buildingsOf(board).find((building) => building.name === name);
}

/** "corn": 2, "quarry": 1 as a list of single tiles, in the order of the tables. */
export function single(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

/** The good a plant processes, for its picture. */
export function goodOf(building: Building): string | null {
  return building.good >= 0 ? (GOODS[building.good] ?? null) : null;
}

/** Which picture stands for what a building does. */
export const EMBLEMS: Record<string, string> = {
  "small market": "trader",
  hacienda: "settler",
  "construction hut": "quarry",
  "small warehouse": "storage",
  hospice: "residence",
  office: "sheet",
  "large market": "market",
  "large warehouse": "storage",
  factory: "craftsman",
  university: "book",
  harbor: "captain",
  wharf: "ship",
  "guild hall": "production",
  residence: "residence",
  fortress: "lord",
  "customs house": "doubloon",
  "city hall": "mayor",
  aqueduct: "sustenance",
  "forest house": "forest",
  "black market": "money",
  storehouse: "storage",
  "guest house": "house",
  "trading post": "market",
  church: "special",
  "small wharf": "ship",
  lighthouse: "sun",
  "specialty factory": "craftsman",
  library: "book",
  "union hall": "deal",
  statue: "trophy",
  cloister: "altruist",
  "land office": "settler",
  chapel: "special",
  "hunting lodge": "target",
  "zoning office": "sheet",
  "royal supplier": "storekeeper",
  villa: "house",
  jeweler: "money",
  "royal garden": "forest",
};
