// The boards: one folder a title, found by name; any other title gets the default board.
import type { Component } from "svelte";
import { api } from "./api";
import { textOf, type TitleText } from "./text.svelte";
import { settings } from "./settings.svelte";
import type { Row, Seat, TitleList, View } from "./types";

export interface LessonStep {
  /** message key of what is said */
  say: string;
  /** the step is over when this decision is asked, or after the player's next move, or on "go on" */
  until: "next" | "move" | { decision: string };
  /** only these actions are offered */
  only?: (name: string) => boolean;
}

export interface Lesson {
  players: number;
  options: Record<string, unknown>;
  steps: LessonStep[];
}

/** A piece of a text about goods: words, or so many of a good. */
export type Part = string | { good: string; count: number };

/** What a title's folder gives the client. */
export interface TitleBoard {
  board: Component;
  /** a few words and numbers for the seat of each player */
  seat?: Component<{ seat: number }>;
  lesson?: Lesson;
  /** read the goods out of a value of the component tables */
  inline?: (text: string) => Part[];
}

const boards = import.meta.glob<{ default: TitleBoard }>("../titles/*/index.ts");

export async function boardOf(title: string): Promise<TitleBoard> {
  const load = boards[`../titles/${title}/index.ts`] ?? boards["../titles/default/index.ts"];
  return (await load!()).default;
}

export function hasOwnBoard(title: string): boolean {
  return `../titles/${title}/index.ts` in boards;
}

const tables: Record<string, Promise<Record<string, Row[]>>> = {};

export function componentsOf(title: string): Promise<Record<string, Row[]>> {
  return (tables[title] ??= api
    .get<{ tables: Record<string, Row[]> }>(`/titles/${title}/components`)
    .then((answer) => answer.tables));
}

let list: Promise<TitleList> | null = null;

export function titleList(): Promise<TitleList> {
  return (list ??= api.get<TitleList>("/titles").catch((error: unknown) => {
    list = null;
    throw error;
  }));
}

export interface TitleKit {
  board: TitleBoard;
  text: TitleText;
  tables: Record<string, Row[]>;
}

export async function kitOf(title: string): Promise<TitleKit> {
  const text = textOf(title);
  const [board, rows] = await Promise.all([
    boardOf(title),
    componentsOf(title),
    text.load(settings.language),
  ]);
  return { board, text, tables: rows };
}

export type { Seat, View };
