// Redistributing colonists as one gesture: put them to work, send them home, see at once who can
// be fed, confirm at the end. The server asks job after job; the draft answers its questions.
import { getContext, setContext } from "svelte";
import type { Board } from "../../lib/board.svelte";
import type { Legal } from "../../lib/types";
import { buildingOf, extrasOf, goods, stateOf, WORKERS, type Balance, type Community, type Counts, type PlayerState } from "./model";

const KEY = Symbol("redistribution");
const SHARED = "shared factory";
const FACTORIES = ["factory", "industrialist embassy"];
const TWO_SEATS = "institute";
const ANYBODY = "anybody";
/** how many of a sort the Laborers lend to the buildings of the next higher one */
const LENT_UP: Counts = { farmer: 1, citizen: 2 };

/** Who sits on a spot, as the state writes it: the first worker, and four times the second. */
function read(code: number): string[] {
  return [code % 4, Math.floor(code / 4)].filter((worker) => worker > 0).map((worker) => WORKERS[worker]!);
}

function write(workers: string[]): number {
  const [first = 0, second = 0] = workers.map((worker) => WORKERS.indexOf(worker)).sort();
  return first + 4 * second;
}

function rank(worker: string): number {
  return WORKERS.indexOf(worker);
}

/** A worker does the job of a lower sort: only while none of that sort is idle. */
function standsIn(worker: string, need: string): boolean {
  return need !== ANYBODY && rank(worker) > rank(need);
}

export class Redistribution {
  /** the sort of worker in hand: the next click puts one of them to work */
  taken: string | null = $state(null);
  /** how everybody worked before the server sent them all home */
  before: number[] | null = null;

  #draft: number[] | null = $state.raw(null);

  constructor(readonly board: Board) {}

  get active(): boolean {
    return this.board.viewer !== null && this.#jobs.length > 0 && this.board.source.legal.some(ofGesture);
  }

  get #jobs(): [string, string][] {
    return extrasOf(this.board).jobs;
  }

  get #player(): PlayerState {
    return stateOf(this.board).players[this.board.viewer!]!;
  }

  get #community(): Community {
    return extrasOf(this.board).communities[this.board.viewer!]!;
  }

  /** as things stood, where that is still possible */
  get #start(): number[] {
    const now = this.#player.worker;
    const before = this.before;
    if (!before || now.some((code) => code > 0)) return now;
    const kinds = this.#player.kind;
    const mayStay = (worker: string, spot: number) =>
      this.#jobs.some(([who, kind]) => who === worker && kind === kinds[spot]);
    return this.#righted(before.map((code, spot) => (read(code).every((worker) => mayStay(worker, spot)) ? code : 0)));
  }

  /** whom the building on a spot needs */
  #need(spot: number): string {
    return buildingOf(this.board, this.#player.kind[spot] ?? "")?.worker ?? ANYBODY;
  }

  /** The same with idle colonists in the jobs where others stand in for them. */
  #righted(codes: number[]): number[] {
    const righted = [...codes];
    for (const spot of codes.keys()) {
      const need = this.#need(spot);
      for (const worker of read(codes[spot]!)) {
        if (!standsIn(worker, need) || this.#idle(need, righted) <= 0) continue;
        const there = read(righted[spot]!);
        there.splice(there.indexOf(worker), 1, need);
        righted[spot] = write(there);
      }
    }
    return righted;
  }

  get draft(): number[] {
    return this.#draft ?? this.#start;
  }

  get changed(): boolean {
    return this.#draft !== null;
  }

  on(spot: number): string[] {
    return read(this.draft[spot] ?? 0);
  }

  idle(worker: string): number {
    return this.#idle(worker, this.draft);
  }

  #idle(worker: string, codes: number[]): number {
    const count = (given: number[]) => given.flatMap(read).filter((one) => one === worker).length;
    return (this.#community.unemployed[worker] ?? 0) + count(this.#player.worker) - count(codes);
  }

  /** a sort that is idle while others do its jobs: this can't stay so */
  get replaced(): string | null {
    const spots = [...this.draft.keys()];
    const lends = (need: string) =>
      spots.some((spot) => this.#need(spot) === need && this.on(spot).some((worker) => standsIn(worker, need)));
    return WORKERS.slice(1).find((need) => this.idle(need) > 0 && lends(need)) ?? null;
  }

  /** a worker may be lent to a higher sort's building, up to a number */
  #mayBeLent(worker: string, spot: number): boolean {
    const need = this.#need(spot);
    if (need === ANYBODY || rank(worker) >= rank(need)) return true;
    const spots = [...this.draft.keys()].filter((other) => this.#need(other) === need);
    const lent = spots.flatMap((other) => this.on(other)).filter((one) => one === worker).length;
    return lent < (LENT_UP[worker] ?? 0);
  }

  /** who could take a free seat on a spot now */
  takes(spot: number): string[] {
    const kind = this.#player.kind[spot];
    const there = this.on(spot);
    if (!kind || there.length > 1) return [];
    const fits = this.#jobs
      .filter(([worker, where]) => where === kind && this.idle(worker) > 0 && this.#mayBeLent(worker, spot))
      .map(([worker]) => worker);
    if (there.length === 0 || kind === TWO_SEATS) return fits;
    if (!FACTORIES.includes(kind) || !this.#jobs.some(([, where]) => where === SHARED)) return [];
    const taken = this.draft.some((code, i) => code >= 4 && FACTORIES.includes(this.#player.kind[i] ?? ""));
    const other = there[0] === "farmer" ? "citizen" : there[0] === "citizen" ? "farmer" : null;
    return !taken && other && this.idle(other) > 0 ? [other] : [];
  }

  put(spot: number, worker: string | null = this.taken): void {
    const fits = this.takes(spot);
    const chosen = worker && fits.includes(worker) ? worker : fits[0];
    if (chosen) this.#set(spot, [...this.on(spot), chosen]);
  }

  sendHome(spot: number): void {
    this.#set(spot, this.on(spot).slice(0, -1));
  }

  /** A click on a building: somebody comes, or whoever works there goes home. */
  toggle(spot: number): void {
    const wanted = this.taken !== null && this.takes(spot).includes(this.taken);
    if (this.on(spot).length === 0 || wanted) this.put(spot);
    else this.sendHome(spot);
  }

  #set(spot: number, workers: string[]): void {
    this.#draft = this.draft.map((code, i) => (i === spot ? write(workers) : code));
    if (this.taken && this.idle(this.taken) === 0) this.taken = null;
  }

  everybodyHome(): void {
    this.#draft = this.draft.map(() => 0);
  }

  /** Put everybody to work who finds a job and can be fed. */
  everybodyWorks(): void {
    this.#draft = this.#righted(this.draft);
    const buffers = this.#player.buffer;
    const order = [...this.draft.keys()].sort((a, b) => (buffers[b] ?? 0) - (buffers[a] ?? 0));
    for (const [worker, kind] of this.#jobs) {
      for (const spot of order) {
        if (this.#player.kind[spot] !== kind || !this.takes(spot).includes(worker)) continue;
        const need = this.#need(spot);
        if (standsIn(worker, need) && this.idle(need) > 0) continue;
        const fed = this.short === 0;
        this.put(spot, worker);
        if (fed && this.short > 0) this.sendHome(spot);
      }
    }
  }

  clear(): void {
    this.#draft = null;
    this.taken = null;
  }

  // --- what follows from the draft ---------------------------------------------------------

  /** what staffed buildings give of a sustenance good */
  #given(codes: number[], good: string): number {
    const kinds = this.#player.kind;
    const factories = (worker: string) =>
      codes.filter((code, i) => FACTORIES.includes(kinds[i] ?? "") && read(code).includes(worker)).length;
    return codes.reduce((sum, code, spot) => {
      const [worker] = read(code);
      const building = buildingOf(this.board, kinds[spot] ?? "");
      if (!worker || building?.sort !== "sustenance" || !(good in goods(building.gives))) return sum;
      return sum + (this.#community.makes[spot] ?? 0) + factories(worker);
    }, 0);
  }

  #balance(good: "food" | "robe", now: Balance, relief: number): Balance {
    const column = good === "robe" ? "robes" : "food";
    const eats = new Map(
      (this.board.source.tables["workers"] ?? []).map((row) => [String(row["name"]), Number(row[column])]),
    );
    const wanted = this.draft.flatMap(read).reduce((sum, worker) => sum + (eats.get(worker) ?? 0), 0);
    return {
      demand: Math.max(0, wanted - relief),
      capacity: now.capacity - this.#given(this.#player.worker, good) + this.#given(this.draft, good),
    };
  }

  get food(): Balance {
    return this.#balance("food", this.#community.food, this.#community.relief["food"] ?? 0);
  }

  get robes(): Balance {
    return this.#balance("robe", this.#community.robes, this.#community.relief["robes"] ?? 0);
  }

  /** what lies in store of a good besides what the year brings */
  stored(good: string): number {
    return (this.#player.held[good] ?? 0) + (this.#community.buffered[good] ?? 0);
  }

  /** how many goods are missing to feed everybody */
  get short(): number {
    const { food, robes } = this;
    const missing = (balance: Balance, good: string) => Math.max(0, balance.demand - balance.capacity - this.stored(good));
    return missing(food, "food") + missing(robes, "robe");
  }

  /** goods in buffers of buildings where nobody works any more; the fullest keep theirs */
  get leaving(): Counts {
    const found: Counts = {};
    for (const kind of new Set(this.#player.kind)) {
      const building = kind ? buildingOf(this.board, kind) : undefined;
      const good = building ? Object.keys(goods(building.gives))[0] : undefined;
      if (!good) continue;
      const spots = this.#player.kind.flatMap((one, spot) => (one === kind ? [spot] : []));
      const staffed = spots.filter((spot) => this.on(spot).length > 0).length;
      const held = spots.map((spot) => this.#player.buffer[spot] ?? 0).sort((a, b) => b - a);
      const lost = held.slice(staffed).reduce((sum, n) => sum + n, 0);
      if (lost > 0) found[good] = (found[good] ?? 0) + lost;
    }
    return found;
  }

  // --- the answers ---------------------------------------------------------------------------

  /** how many of a sort work in a kind of building */
  #working(codes: number[], [worker, kind]: [string, string]): number {
    const kinds = this.#player.kind;
    return codes.reduce((sum, code, spot) => {
      const there = read(code);
      const at = kinds[spot] ?? "";
      if (kind === SHARED) return sum + (there.length > 1 && FACTORIES.includes(at) ? 1 : 0);
      if (at !== kind) return sum;
      return sum + (FACTORIES.includes(at) ? there.slice(0, 1) : there).filter((one) => one === worker).length;
    }, 0);
  }

  confirm(): void {
    const wanted = [...this.draft];
    const stays = wanted.join() === this.#player.worker.join();
    let left = false;
    this.board.follow((legal) => {
      const name = (key: string) => legal.find((action) => action.key === key)?.name ?? null;
      if (name("anew")) {
        const answer = stays && !left ? (name("leave") ?? name("anew")) : left ? null : name("anew");
        left = true;
        return answer;
      }
      const job = this.#jobs[0];
      const numbers = legal.filter((action) => action.key === "number");
      if (!job || numbers.length === 0) return null;
      const count = this.#working(wanted, job) - this.#working(this.#player.worker, job);
      const off = (action: Legal) => Math.abs(action.parts[0]! - count);
      return numbers.reduce((best, action) => (off(action) < off(best) ? action : best)).name;
    });
    this.clear();
  }
}

function ofGesture(action: Legal): boolean {
  return action.key === "anew" || action.key === "number";
}

export function provideRedistribution(gesture: Redistribution): Redistribution {
  return setContext(KEY, gesture);
}

export function useRedistribution(): Redistribution {
  return getContext<Redistribution>(KEY);
}
