// Distributing colonists and nobles as one gesture: lay them on circles, take them back, confirm.
// The server asks slot after slot; the finished draft answers each of its questions.
import { getContext, setContext } from "svelte";
import type { Board } from "../../lib/board.svelte";
import { buildingsOf, stateOf, TILES, type PlayerState } from "./model";

const PLACED = /^place on (.+): (\d+)$/;
const NOBLES = /^nobles on (.+): (\d+)$/;
const KEY = Symbol("mayor");

export type Person = "colonist" | "noble";
export type Who = Person | "empty";

export class MayorGesture {
  /** who is laid on the next circle, as long as there are any */
  inHand: Person = $state("colonist");

  #draft: Record<Person, Record<string, number>> = $state({ colonist: {}, noble: {} });

  #asked = $derived.by(() => {
    const first = this.board.source.legal.find((legal) => PLACED.test(legal.name));
    return first ? PLACED.exec(first.name)![1]! : null;
  });

  constructor(readonly board: Board) {}

  get active(): boolean {
    return this.#asked !== null && this.board.viewer !== null;
  }

  get #player(): PlayerState {
    return stateOf(this.board).players[this.board.viewer!]!;
  }

  /** circles that are still open for the draft, slot by slot */
  get rooms(): Record<string, number> {
    if (!this.active) return {};
    const player = this.#player;
    const slots: [string, number][] = [
      ...TILES.filter((kind) => (player.tiles[kind] ?? 0) > 0).map((kind): [string, number] => [kind, player.tiles[kind]!]),
      ...buildingsOf(this.board)
        .filter((building) => building.name in player.staff && building.circles > 0)
        .map((building): [string, number] => [building.name, building.circles]),
    ];
    const from = slots.findIndex(([slot]) => slot === this.#asked);
    return Object.fromEntries(slots.slice(Math.max(0, from)));
  }

  /** how many wait on the windrose for their circle */
  waiting(person: Person): number {
    if (!this.active) return 0;
    const nobles = this.#player.noble_windrose ?? 0;
    const pool = person === "noble" ? nobles : this.#player.windrose - nobles;
    return pool - Object.values(this.#draft[person]).reduce((sum, n) => sum + n, 0);
  }

  get left(): number {
    return this.waiting("colonist") + this.waiting("noble");
  }

  get withNobles(): boolean {
    return this.active && (this.#player.noble_windrose ?? 0) > 0;
  }

  get ready(): boolean {
    const rooms = Object.entries(this.rooms);
    return this.left === 0 || rooms.every(([slot, room]) => this.placed(slot) === room);
  }

  open(slot: string): boolean {
    return this.active && slot in this.rooms;
  }

  nobles(slot: string): number {
    return this.#draft.noble[slot] ?? 0;
  }

  placed(slot: string): number {
    return (this.#draft.colonist[slot] ?? 0) + this.nobles(slot);
  }

  /** A click on a circle: somebody is laid there, is exchanged for who is in hand, or goes back. */
  toggle(slot: string, who: Who): void {
    const next = this.waiting(this.inHand) > 0 ? this.inHand : this.inHand === "noble" ? "colonist" : "noble";
    if (who !== "empty") {
      this.#draft[who][slot] = (this.#draft[who][slot] ?? 0) - 1;
      if (who === this.inHand || this.waiting(this.inHand) === 0) return;
    } else if (this.waiting(next) === 0 || this.placed(slot) >= (this.rooms[slot] ?? 0)) return;
    const laid = who === "empty" ? next : this.inHand;
    this.#draft[laid][slot] = (this.#draft[laid][slot] ?? 0) + 1;
  }

  clear(): void {
    this.#draft = { colonist: {}, noble: {} };
    this.inHand = "colonist";
  }

  confirm(): void {
    const { colonist, noble } = $state.snapshot(this.#draft);
    this.board.follow((legal) => {
      const answer = (pattern: RegExp, wanted: (slot: string) => number): string | null => {
        const choices = legal.flatMap(({ name }) => {
          const match = pattern.exec(name);
          return match ? [{ name, off: Math.abs(Number(match[2]) - wanted(match[1]!)) }] : [];
        });
        return choices.sort((a, b) => a.off - b.off)[0]?.name ?? null;
      };
      return (
        answer(PLACED, (slot) => (colonist[slot] ?? 0) + (noble[slot] ?? 0)) ?? answer(NOBLES, (slot) => noble[slot] ?? 0)
      );
    });
    this.clear();
  }
}

export function provideMayor(mayor: MayorGesture): MayorGesture {
  return setContext(KEY, mayor);
}

export function useMayor(): MayorGesture {
  return getContext<MayorGesture>(KEY);
}
