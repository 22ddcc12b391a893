// The guided first game: what is said, and what is offered meanwhile.
import type { Lesson } from "../../lib/titles.svelte";

const role = (name: string) => (action: string) => action === `role ${name}`;

export const lesson: Lesson = {
  players: 3,
  options: {},
  steps: [
    { say: "lesson-goal", until: "next" },
    { say: "lesson-table", until: "next" },
    { say: "lesson-roles", until: "next" },
    { say: "lesson-settler", until: "move", only: role("settler") },
    { say: "lesson-take", until: "move" },
    { say: "lesson-colonists", until: { decision: "choose_role" } },
    { say: "lesson-mayor", until: "move", only: (action) => action === "role mayor" || action === "role builder" },
    { say: "lesson-buildings", until: { decision: "choose_role" } },
    { say: "lesson-production", until: "next" },
    { say: "lesson-craftsman", until: "move" },
    { say: "lesson-trade", until: { decision: "choose_role" } },
    { say: "lesson-ship", until: "next" },
    { say: "lesson-storage", until: "next" },
    { say: "lesson-quarries", until: "next" },
    { say: "lesson-watch", until: { decision: "choose_role" } },
    { say: "lesson-end", until: "next" },
  ],
};
