// The guided first game: the introductory game, one era.
import type { Lesson } from "../../lib/titles.svelte";

export const lesson: Lesson = {
  players: 2,
  options: { introductory: true },
  steps: [
    { say: "lesson-goal", until: "next" },
    { say: "lesson-map", until: "next" },
    { say: "lesson-community", until: "next" },
    { say: "lesson-start", until: { decision: "take_turn" } },
    { say: "lesson-move", until: "next" },
    { say: "lesson-wood", until: "move", only: (name) => /to (riverbank grove|grove|clay delve|day laborer)/.test(name) },
    { say: "lesson-second", until: "move" },
    { say: "lesson-builder", until: { decision: "take_turn" } },
    { say: "lesson-workers", until: "next" },
    { say: "lesson-market", until: { decision: "take_turn" } },
    { say: "lesson-fee", until: "next" },
    { say: "lesson-storage", until: "next" },
    { say: "lesson-developer", until: { decision: "redistribute" } },
    { say: "lesson-year-end", until: { decision: "take_turn" } },
    { say: "lesson-end", until: "next" },
  ],
};
