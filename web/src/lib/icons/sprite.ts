// The sprite: every drawing once in the document, used by name.
import { goods } from "./goods";
import { controls } from "./interface";
import { marks } from "./marks";
import { people } from "./people";
import type { Drawing } from "./style";

export const groups: Record<string, Record<string, Drawing>> = { goods, people, marks, controls };

export const drawings: Record<string, Drawing> = { ...goods, ...people, ...marks, ...controls };

export function sprite(): string {
  const symbols = Object.entries(drawings).map(
    ([name, drawing]) =>
      `<symbol id="i-${name}" viewBox="0 0 24 24" class="drawing" style="fill:var(--tone-${drawing.tone})">${drawing.body}</symbol>`,
  );
  return symbols.join("");
}

/** The drawing for a component's name, or a plain mark where there is none. */
export function iconFor(name: string): string {
  const key = name.replaceAll(" ", "_").replaceAll("-", "_");
  if (key in drawings) return key;
  if (name in drawings) return name;
  return "dot";
}
