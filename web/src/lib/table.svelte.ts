// One open table: its snapshot kept up to date by the socket, and what a player does there.
import { api, ApiError } from "./api";
import { patch, type Change } from "./patch";
import { settings } from "./settings.svelte";
import type { Chat, Hint, Legal, Line, Order, Presence, Snapshot, View } from "./types";

export type Connection = "connecting" | "live" | "lost" | "gone" | "refused";

/** Answers a decision of a gesture with several steps; null ends the gesture. */
export type Plan = (legal: Legal[], decision: string) => string | null;

interface Update extends Partial<Snapshot> {
  type: "update";
  from: number;
  seq: number;
  viewer?: number | null;
  diff?: Change[];
  log_cut?: number | null;
}

interface Message {
  type: string;
  key?: string;
  error?: { code: string; message: string; field: string | null };
  player?: number;
  seats?: number[];
  spectators?: number;
  now?: number;
  presence?: Presence;
}

interface Pending {
  key: string;
  position: number;
  action: string;
  seat: number;
}

const LOG_KEPT = 400;

export class Table {
  snapshot: Snapshot | null = $state.raw(null);
  connection: Connection = $state("connecting");
  thinking: number | null = $state(null);
  pending: Pending | null = $state.raw(null);
  refusal: ApiError | null = $state.raw(null);
  hints: { position: number; hints: Hint[] } | null = $state.raw(null);
  /** the server's clock minus ours */
  drift = $state(0);

  /** called with the new snapshot before the document changes */
  beforeChange: (() => void) | null = null;
  afterChange: ((before: Snapshot | null, now: Snapshot) => void) | null = null;

  #socket: WebSocket | null = null;
  #plan: Plan | null = $state.raw(null);
  /** the moves between which the last gesture of several steps was played */
  #gesture: { from: number; to: number } | null = null;
  #attempts = 0;
  #timer = 0;
  #closed = false;
  #keys = 0;

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {}

  // --- the connection ---------------------------------------------------------------

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Connect anew as who one is now: a seat taken makes a visitor somebody else. */
  reopen(): void {
    this.snapshot = null;
    this.connection = "connecting";
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#socket = null;
  }

  #wake = (): void => {
    if (this.connection === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    this.#socket?.close();
    const query = new URLSearchParams();
    if (this.snapshot) query.set("since", String(this.snapshot.seq));
    if (this.invite) query.set("invite", this.invite);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed || this.connection === "gone") return;
    if (code === 4404 || code === 4403 || code === 4401) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    const wait = Math.min(8000, 250 * 2 ** this.#attempts++);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #receive(message: Message): void {
    if (message.now) this.drift = message.now - Date.now();
    switch (message.type) {
      case "snapshot":
        this.#live();
        this.#replace(message as unknown as Snapshot);
        this.#resume();
        break;
      case "resumed":
        this.#live();
        if (message.presence) this.#merge({ presence: message.presence });
        this.#resume();
        break;
      case "update":
        this.#live();
        this.#update(message as unknown as Update);
        break;
      case "presence":
        this.#merge({ presence: { seats: message.seats ?? [], spectators: message.spectators ?? 0 } });
        break;
      case "thinking":
        this.thinking = message.player ?? null;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "ack":
        if (message.key === this.pending?.key) this.pending = null;
        this.#continue();
        break;
      case "gone":
        this.connection = "gone";
        break;
      case "closing":
        this.connection = "lost";
        break;
    }
  }

  #live(): void {
    this.connection = "live";
    this.#attempts = 0;
  }

  // --- what changed -----------------------------------------------------------------

  #replace(next: Snapshot): void {
    const before = this.snapshot;
    this.beforeChange?.();
    this.snapshot = next;
    this.afterChange?.(before, next);
  }

  #merge(part: Partial<Snapshot>): void {
    if (this.snapshot) this.snapshot = { ...this.snapshot, ...part };
  }

  #update(update: Update): void {
    const now = this.snapshot;
    if (!now || update.from !== now.seq) {
      if (!now || update.from > now.seq) this.#connect();
      if (!now || update.seq <= now.seq) return;
      if (update.from > now.seq) return;
    }
    const { type: _, from: __, diff, log_cut, log, chat, viewer, view, ...rest } = update;
    const next: Snapshot = { ...now, ...rest };
    next.view = changedView(now.view, view, diff);
    next.log = changedLog(now.log, log, log_cut);
    next.chat = mergedChat(now.chat, chat);
    if (viewer !== undefined) next.you = { ...now.you, viewer };
    if (update.seats) {
      next.you = { ...next.you, seats: update.seats.filter((s) => s.mine).map((s) => s.seat) };
    }
    if (next.position !== now.position) this.thinking = null;
    this.#replace(next);
    if (this.pending && next.position > this.pending.position) this.pending = null;
    this.#continue();
  }

  // --- what a player does -----------------------------------------------------------

  get mine(): boolean {
    const s = this.snapshot;
    return s?.asked != null && s.status === "running" && s.asked.player === s.you.viewer;
  }

  /** a move is on its way, or a gesture of several steps is not at its end */
  get busy(): boolean {
    return this.pending !== null || this.#plan !== null;
  }

  act(action: string): void {
    const s = this.snapshot;
    if (!s?.asked || this.pending) return;
    this.refusal = null;
    this.hints = null;
    this.pending = { key: String(++this.#keys), position: s.position, action, seat: s.asked.player };
    this.#send();
  }

  /** Play a gesture of several steps: the plan is asked again after each step. */
  follow(plan: Plan): void {
    const moves = this.snapshot?.moves ?? 0;
    this.#plan = plan;
    this.#gesture = { from: moves, to: moves };
    this.#continue();
  }

  stopFollowing(): void {
    this.#plan = null;
  }

  #send(): void {
    if (this.pending && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "act", ...this.pending }));
    }
  }

  #resume(): void {
    if (!this.pending || !this.snapshot) return;
    if (this.snapshot.position === this.pending.position) this.#send();
    else {
      this.pending = null;
      this.#continue();
    }
  }

  #continue(): void {
    if (!this.#plan || this.pending) return;
    if (this.#gesture) this.#gesture.to = this.snapshot!.moves;
    if (!this.mine) {
      this.#plan = null;
      return;
    }
    const next = this.#plan(this.snapshot!.legal, this.snapshot!.asked!.decision);
    if (next === null) this.#plan = null;
    else this.act(next);
  }

  #refused(message: Message): void {
    if (message.key !== undefined && message.key !== this.pending?.key) return;
    this.pending = null;
    this.#plan = null;
    const error = message.error;
    if (error && error.code !== "stale") {
      this.refusal = new ApiError(409, error.code, error.message, error.field);
    }
  }

  /** The answer, or null: then the refusal tells why. */
  async told<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ApiError && error.code !== "stale") this.refusal = error;
      return null;
    }
  }

  #post<T>(path: string, body: Record<string, unknown>): Promise<T | null> {
    return this.told(api.post<T>(`/tables/${this.id}${path}`, body));
  }

  #put<T>(path: string, body: Record<string, unknown>): Promise<T | null> {
    return this.told(api.put<T>(`/tables/${this.id}${path}`, body));
  }

  #seat(): number {
    return this.snapshot?.you.viewer ?? 0;
  }

  /** Take back the last move, or the whole last gesture. */
  undo(): Promise<unknown> {
    this.stopFollowing();
    const { position, moves: at = 0, undo } = this.snapshot ?? {};
    const steps = this.#gesture?.to === at ? at - this.#gesture.from : 1;
    const moves = Math.max(1, Math.min(steps, undo?.mine ?? 1));
    return this.#post("/undo", { position, seat: this.#seat(), moves });
  }

  restart(): Promise<unknown> {
    this.stopFollowing();
    return this.#post("/restart", { position: this.snapshot?.position, seat: this.#seat() });
  }

  redo(): Promise<unknown> {
    return this.#post("/redo", { position: this.snapshot?.position, seat: this.#seat() });
  }

  askUndo(to: number): Promise<unknown> {
    return this.#post("/undo/request", { to, seat: this.#seat() });
  }

  answerUndo(agree: boolean): Promise<unknown> {
    return this.#post("/undo/answer", { agree, seat: this.#seat() });
  }

  order(orders: Order[]): Promise<unknown> {
    return this.#put("/orders", { orders, seat: this.#seat() });
  }

  say(text: string): Promise<unknown> {
    return this.#post("/chat", { text });
  }

  async hint(): Promise<void> {
    this.hints = await this.#post("/hint", { seat: this.#seat(), language: settings.language });
  }

  look(seat: number | null): void {
    this.#socket?.send(JSON.stringify({ type: "look", seat }));
  }

  async older(): Promise<void> {
    const s = this.snapshot;
    const first = s?.log[0];
    if (!s || !first) return;
    const answer = await this.told(
      api.get<{ lines: Line[]; more: boolean }>(`/tables/${this.id}/log?before=${first.seq}&limit=200`),
    );
    if (answer) this.#merge({ log: [...answer.lines, ...s.log], log_more: answer.more });
  }
}

function changedView(now: View | null, view: View | null | undefined, diff?: Change[]): View | null {
  if (view !== undefined) return view;
  if (diff && now) return patch(now, diff);
  if (diff) return patch({} as View, diff);
  return now;
}

function changedLog(now: Line[], added: Line[] = [], cut?: number | null): Line[] {
  const kept = cut == null ? now : now.filter((line) => line.kind !== "game" || line.move <= cut);
  if (added.length === 0) return kept;
  return [...kept, ...added].slice(-LOG_KEPT);
}

function mergedChat(now: Chat[], added: Chat[] = []): Chat[] {
  if (added.length === 0) return now;
  const known = new Set(now.map((chat) => chat.seq));
  return [...now, ...added.filter((chat) => !known.has(chat.seq))];
}
