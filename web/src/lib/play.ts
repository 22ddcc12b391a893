// Beginning games and finding them again.
import { api, ApiError } from "./api";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";
import type { Summary } from "./types";

/** What is asked for in a game at once; what is left out is as usual. */
export interface Wish {
  title: string;
  players?: number | undefined;
  level?: string;
  options?: Record<string, unknown>;
  seed?: number;
}

/** A running game against bots; the address of its table. */
export async function playNow({ seed, ...wish }: Wish): Promise<string> {
  const name = settings.name ? { name: settings.name } : {};
  if (seed === undefined) return tableOf(await api.post<Made>("/play", { ...wish, ...name }));
  const { level, ...table } = wish;
  const bots = Array.from({ length: (wish.players ?? 3) - 1 }, () => ({ kind: "bot", level }));
  const seats = [{ kind: "me", ...name }, ...bots];
  return tableOf(await api.post<Made>("/tables", { players: 3, ...table, seats, seed, hints: true, start: true }));
}

interface Made {
  table: string;
}

function tableOf(made: Made): string {
  return `/table/${made.table}`;
}

/** A game file opened as a table; its address. */
export async function openFile(file: File): Promise<string> {
  return tableOf(await api.post<Made>("/tables/import", JSON.parse(await file.text())));
}

export async function tablesAt(path: string): Promise<Summary[]> {
  return (await api.get<{ tables: Summary[] }>(path)).tables;
}

/** Go where the promise leads; the words of what went wrong otherwise. */
export async function goTo(address: Promise<string>, replace = false): Promise<string | null> {
  try {
    router.go(await address, replace);
    return null;
  } catch (caught) {
    return caught instanceof ApiError && caught.status ? caught.message : t("unreachable");
  }
}
