// Distributing colonists as one gesture: lay them on circles, take them back, confirm at the end.
// The server asks slot after slot; the finished draft answers each of its questions.
import { getContext, setContext } from "svelte";
import type { Board } from "../../lib/board.svelte";
import { buildingsOf, stateOf, TILES } from "./model";

const ASKED = /^place on (.+): (\d+)$/;
const KEY = Symbol("mayor");

export class MayorGesture {
  draft: Record<string, number> = $state({});

  #asked = $derived.by(() => {
    const first = this.board.source.legal.find((legal) => ASKED.test(legal.name));
    return first ? ASKED.exec(first.name)![1]! : null;
  });

  constructor(readonly board: Board) {}

  get active(): boolean {
    return this.#asked !== null;
  }

  /** circles that are still open for the draft, slot by slot */
  get rooms(): Record<string, number> {
    const seat = this.board.viewer;
    if (this.#asked === null || seat === null) return {};
    const player = stateOf(this.board).players[seat]!;
    const slots: [string, number][] = [
      ...TILES.filter((kind) => (player.tiles[kind] ?? 0) > 0).map((kind): [string, number] => [kind, player.tiles[kind]!]),
      ...buildingsOf(this.board)
        .filter((building) => building.name in player.staff && building.circles > 0)
        .map((building): [string, number] => [building.name, building.circles]),
    ];
    const from = slots.findIndex(([slot]) => slot === this.#asked);
    return Object.fromEntries(slots.slice(Math.max(0, from)));
  }

  get pool(): number {
    const seat = this.board.viewer;
    return seat === null ? 0 : stateOf(this.board).players[seat]!.windrose;
  }

  get left(): number {
    return this.pool - Object.values(this.draft).reduce((sum, n) => sum + n, 0);
  }

  get ready(): boolean {
    const rooms = Object.entries(this.rooms);
    return this.left === 0 || rooms.every(([slot, room]) => (this.draft[slot] ?? 0) === room);
  }

  open(slot: string): boolean {
    return this.active && slot in this.rooms;
  }

  placed(slot: string): number {
    return this.draft[slot] ?? 0;
  }

  /** Lay one colonist on a slot, or take one back. */
  toggle(slot: string, filled: boolean): void {
    const now = this.placed(slot);
    if (filled) this.draft[slot] = Math.max(0, now - 1);
    else if (this.left > 0 && now < (this.rooms[slot] ?? 0)) this.draft[slot] = now + 1;
  }

  clear(): void {
    this.draft = {};
  }

  confirm(): void {
    const wanted = $state.snapshot(this.draft);
    this.board.follow((legal) => {
      const choices = legal.flatMap(({ name }) => {
        const match = ASKED.exec(name);
        return match ? [{ name, slot: match[1]!, count: Number(match[2]) }] : [];
      });
      if (choices.length === 0) return null;
      const want = wanted[choices[0]!.slot] ?? 0;
      choices.sort((a, b) => Math.abs(a.count - want) - Math.abs(b.count - want));
      return choices[0]!.name;
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
