// The guided first game: what is said, and what is offered meanwhile.
import type { Lesson } from "../../lib/titles.svelte";

const starts = (...heads: string[]) => (name: string) => heads.some((head) => name.startsWith(head));

export const lesson: Lesson = {
  players: 2,
  options: { faction_1: "romans", faction_2: "barbarians" },
  steps: [
    { say: "lesson-goal", until: "next" },
    { say: "lesson-empire", until: "next" },
    { say: "lesson-card", until: "next" },
    { say: "lesson-lookout", until: { decision: "turn" } },
    { say: "lesson-actions", until: "next" },
    { say: "lesson-build", until: "move", only: starts("build ") },
    { say: "lesson-pay", until: { decision: "turn" } },
    { say: "lesson-deal", until: "move", only: starts("deal ") },
    { say: "lesson-raze", until: "move", only: starts("raze ") },
    { say: "lesson-workers", until: "move", only: starts("spend ", "activate ") },
    { say: "lesson-faction", until: "next" },
    { say: "lesson-defense", until: "next" },
    { say: "lesson-pass", until: { decision: "draft" } },
    { say: "lesson-rounds", until: "next" },
  ],
};
