// The shapes of Imperial Settlers' view, and how a card in play finds its printed row.
import type { Board } from "../../lib/board.svelte";
import type { Row, View } from "../../lib/types";

export type Counts = Record<string, number>;
/** a pile: its cards, or only how many there are */
export type Pile = string[] | { size: number };

export interface Location {
  card: string;
  used?: number;
  blocked?: number;
  samurai?: number;
  defense?: number;
  lent_by?: number;
}

export interface PlayerState {
  faction: string | null;
  vp: number;
  passed: number;
  goods: Counts;
  hand: Pile;
  shown: string[];
  deck: Pile;
  discard: string[];
  built: Location[];
  deals: string[];
  routes: string[];
  foundations: string[];
  buried: Pile;
  packet: Pile;
  looked: Pile;
}

export interface TableState {
  round: number;
  first: number;
  common: Pile;
  common_discard: string[];
  offer: string[];
  under_gate: string[];
  under_gate_2: string[];
  shrine: Counts;
  virtual: Location[];
  collection: string[];
  line: string[];
  attack_deck: Pile | Counts;
  players: PlayerState[];
}

export interface PlayerExtras {
  stores: string[];
  next_production: Counts;
  hand_common: number;
  hand_faction: number;
  score: number;
}

export interface Extras {
  players: PlayerExtras[];
  costs: Record<string, Counts>;
  solo: { faction_locations: number; collection: number; result: string | null } | null;
}

export interface Printed {
  name: string;
  key: string;
  deck: string;
  numbers: string[];
  kind: "production" | "feature" | "action";
  colours: string[];
  cost: Counts;
  location: boolean;
  raze: Counts;
  deal: string | null;
  ability: string;
  pay: Counts;
  gain: Counts;
  uses: number;
  bonus: Counts;
  bonus_vp_per: string[];
  vp: number;
  /** the name actions use for any card of this printing */
  face: string;
}

export const SUPPLY = ["wood", "stone", "food", "gold", "worker", "raze", "defense"];
export const KINDS = ["production", "feature", "action"] as const;
export const ROUNDS = 5;

export function stateOf(board: Board): TableState {
  return (board.view as unknown as View<TableState, Extras>).state;
}

export function extrasOf(board: Board): Extras {
  return (board.view as unknown as View<TableState, Extras>).extras;
}

const catalogues = new WeakMap<Row[], Map<string, Printed>>();

/** Copies of a title are numbered from the second on, over all its printings. */
function catalogue(rows: Row[]): Map<string, Printed> {
  let found = catalogues.get(rows);
  if (found) return found;
  found = new Map();
  const seen: Counts = {};
  for (const row of rows as unknown as Printed[]) {
    const names = row.numbers.map(() => {
      seen[row.name] = (seen[row.name] ?? 0) + 1;
      return seen[row.name] === 1 ? row.name : `${row.name} ${seen[row.name]}`;
    });
    const printed = { ...row, face: names[0]! };
    for (const name of names) found.set(name, printed);
  }
  catalogues.set(rows, found);
  return found;
}

export function printed(board: Board, card: string): Printed | undefined {
  return catalogue(board.source.tables["cards"] ?? []).get(card);
}

export function cardsOf(pile: Pile | undefined): string[] {
  return Array.isArray(pile) ? pile : [];
}

export function sizeOf(pile: Pile | Counts | undefined): number {
  if (!pile) return 0;
  if (Array.isArray(pile)) return pile.length;
  return "size" in pile ? Number(pile.size) : Object.values(pile).reduce((sum, n) => sum + n, 0);
}

/** A card's name in the reader's language. */
export function called(board: Board, card: string): string {
  const row = printed(board, card);
  return row ? (board.text.maybe(row.key) ?? row.name) : card;
}

export function listed(board: Board, cards: string[]): string {
  return cards.map((card) => called(board, card)).join(", ");
}

/** The action that takes an attack card of the line; equal cards that lie together are one choice. */
export function attackAction(line: string[], place: number): string {
  const good = line[place]!;
  let first = place;
  while (first > 0 && line[first - 1] === good) first -= 1;
  const number = line.slice(0, first).filter((other) => other === good).length + 1;
  return number === 1 ? `take attack card ${good}` : `take attack card ${good} number ${number}`;
}
