// Words: the client's own messages, and those of each title as the server has them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "./api";
import { settings } from "./settings.svelte";
import type { Words } from "./types";

type Args = Record<string, FluentVariable>;

const own = import.meta.glob<string>("../text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofTitles = import.meta.glob<string>("../titles/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

export const languages = Object.keys(own).map((path) => languageOf(path));

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<string, FluentBundle> = {};
for (const [path, source] of Object.entries(own)) {
  bundles[languageOf(path)] = bundle(languageOf(path), source);
}

function format(from: FluentBundle | undefined, key: string, args?: Args): string | null {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return null;
  return from.formatPattern(message.value, args);
}

/** A message of the client, in the visitor's language. */
export function t(key: string, args?: Args): string {
  return format(bundles[settings.language], key, args) ?? format(bundles["en"], key, args) ?? key;
}

/** The visitor's language out of words the server sent. */
export function pick(words: Words | null | undefined): string {
  if (!words) return "";
  return words[settings.language] ?? words["en"] ?? Object.values(words)[0] ?? "";
}

/** The messages of one title: the server's, with those its board adds. */
export class TitleText {
  #bundles: Record<string, FluentBundle> = $state.raw({});

  constructor(readonly title: string) {}

  async load(language: string): Promise<void> {
    if (this.#bundles[language]) return;
    const source = await getText(`/titles/${this.title}/text/${language}`);
    const board = ofTitles[`../titles/${this.title}/text/${language}.ftl`];
    const added = board ? await board() : "";
    this.#bundles = { ...this.#bundles, [language]: bundle(language, source, added) };
  }

  get ready(): boolean {
    return settings.language in this.#bundles;
  }

  has(key: string): boolean {
    return this.#bundles[settings.language]?.hasMessage(messageKey(key)) ?? false;
  }

  say(key: string, args?: Args): string {
    return this.maybe(key, args) ?? key;
  }

  maybe(key: string, args?: Args): string | null {
    return format(this.#bundles[settings.language], messageKey(key), args);
  }

  /** The name of a component with its first letter raised, for labels. */
  label(key: string, args?: Args): string {
    const name = this.say(key, args);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}

const messageKeys = new Map<string, string>();

function messageKey(name: string): string {
  let key = messageKeys.get(name);
  if (key === undefined) {
    key = name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-").replaceAll("_", "-");
    messageKeys.set(name, key);
  }
  return key;
}

const texts: Record<string, TitleText> = {};

export function textOf(title: string): TitleText {
  return (texts[title] ??= new TitleText(title));
}

export function formatDate(at: number): string {
  return new Date(at).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
}

export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit" });
}
