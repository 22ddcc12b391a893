// What every board may ask: the view, the words, what is lit, and how to choose.
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Plan } from "./table.svelte";
import { pick, type TitleText } from "./text.svelte";
import type { Hint, Legal, Row, Seat, View } from "./types";

const KEY = Symbol("board");
const NONE: Legal[] = [];

export interface BoardSource {
  readonly view: View;
  readonly seats: Seat[];
  readonly legal: Legal[];
  readonly hints: Hint[];
  readonly text: TitleText;
  readonly tables: Record<string, Row[]>;
  readonly busy: boolean;
  play(action: string): void;
  follow(plan: Plan): void;
}

export class Board {
  /** an action that waits for a second click or the confirm button */
  chosen: string | null = $state(null);
  /** an action pointed at in the list */
  pointed: string | null = $state(null);
  /** a gesture under way on the board: its words and its end */
  gesture: { words: string; ready: boolean; confirm(): void; cancel(): void } | null = $state.raw(null);

  /** what the drawn pieces offer, piece by piece */
  readonly claims = new SvelteMap<symbol, string[]>();

  #claimed = $derived.by(() => new Set([...this.claims.values()].flat()));

  #byName = $derived.by(() => new Map(this.source.legal.map((legal) => [legal.name, legal])));
  #hinted = $derived.by(() => new Set(this.source.hints.slice(0, 1).map((hint) => hint.name)));

  constructor(
    readonly source: BoardSource,
    readonly wantsConfirm: () => boolean,
  ) {}

  get view(): View {
    return this.source.view;
  }

  get text(): TitleText {
    return this.source.text;
  }

  get viewer(): number | null {
    return this.source.view.viewer;
  }

  lit(action: string): boolean {
    return this.#byName.has(action);
  }

  /** those of the actions that are legal now; always the same list when there are none */
  among(actions: string[]): Legal[] {
    const found = actions.flatMap((action) => this.#byName.get(action) ?? []);
    return found.length > 0 ? found : NONE;
  }

  legalWith(test: (legal: Legal) => boolean): Legal[] {
    return this.source.legal.filter(test);
  }

  /** legal actions that no piece on the board stands for */
  get unclaimed(): Legal[] {
    return this.source.legal.filter((legal) => !this.#claimed.has(legal.name));
  }

  hinted(action: string): boolean {
    return this.#hinted.has(action);
  }

  words(action: string): string {
    const legal = this.#byName.get(action);
    return legal ? pick(legal.words) : action;
  }

  choose(action: string): void {
    if (this.source.busy || !this.lit(action)) return;
    if (this.wantsConfirm() && this.chosen !== action) {
      this.chosen = action;
      return;
    }
    this.chosen = null;
    this.source.play(action);
  }

  follow(plan: Plan): void {
    this.source.follow(plan);
  }

  name(seat: number): string {
    return this.source.seats[seat]?.name ?? `${seat + 1}`;
  }
}

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
