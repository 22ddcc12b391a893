// Icons of people: every kind is told apart by its headgear.
import type { Drawing } from "./style";

const bust = `<path d="M3.5 22c0-5.5 3.5-7.5 8.5-7.5s8.5 2 8.5 7.5z"/>`;
const head = `<circle class="skin" cx="12" cy="10" r="4.6"/>`;

export const people: Record<string, Drawing> = {
  farmer: {
    tone: "farmer",
    body: `${bust}${head}<path class="pale" d="M1 9.5c4-.6 5.3-2 6.5-4.5.9-2 8.1-2 9 0 1.2 2.5 2.5 3.9 6.5 4.5z"/><path class="line" d="M8.5 15.5V22M15.5 15.5V22"/>`,
  },
  citizen: {
    tone: "citizen",
    body: `${bust}${head}<path class="deep" d="M6 8.5C6 .8 18 .8 18 8.5z"/><path class="line bold" d="M4 8.7h16"/><path class="line" d="M12 15v6"/>`,
  },
  merchant: {
    tone: "merchant",
    body: `${bust}${head}<path class="deep" d="M7.3 8.5L6.5 1h11l-.8 7.5z"/><path class="line bold" d="M3.5 8.7h17"/><path class="line" d="M12 21.5l-4.5-6M12 21.5l4.5-6"/>`,
  },
  colonist: {
    tone: "colonist",
    body: `${bust}${head}<path class="deep" d="M2 8.5C4 4 8 3 12 3s8 1 10 5.5c-3 .8-6-.5-10-.5s-7 1.3-10 .5z"/>`,
  },
  noble: {
    tone: "noble",
    body: `${bust}${head}<path class="gilt" d="M5.5 8.5L4.5 1.5l4 3L12 1l3.5 3.5 4-3-1 7z"/><path class="line" d="M8 15.5l4 3.5 4-3.5"/>`,
  },
  worker: {
    tone: "worker",
    body: `<path d="M12 2a4 4 0 0 1 3.3 6.3c3 .7 6.2 2 6.2 4.2 0 1.5-2.3 1.7-4.5 1.5.5 2.5 2 4.7 3.5 7.5h-6L12 17l-2.5 4.5h-6C5 18.7 6.5 16.5 7 14c-2.2.2-4.5 0-4.5-1.5 0-2.2 3.2-3.5 6.2-4.2A4 4 0 0 1 12 2z"/>`,
  },
  samurai: {
    tone: "samurai",
    body: `${bust}${head}<path class="deep" d="M3.5 10c1-5 4-7 8.5-7s7.5 2 8.5 7l-3-1.5h-11z"/><path class="gilt" d="M6 4C4.5 3 4 1.8 4.3.8 7 1.5 8.5 3 12 5.5 15.5 3 17 1.5 19.7.8c.3 1-.2 2.2-1.7 3.2-2.5 1.5-4 2.5-6 2.5S8.5 5.5 6 4z"/>`,
  },
  person: {
    tone: "none",
    body: `<circle cx="12" cy="8" r="4.5"/><path d="M3.5 21.5c0-5 3.8-7.5 8.5-7.5s8.5 2.5 8.5 7.5z"/>`,
  },
  bot: {
    tone: "none",
    body: `<rect x="4" y="7.5" width="16" height="12" rx="2.5"/><path class="line" d="M12 7.5V4M2 12.5v3M22 12.5v3M9 16h6"/><circle class="ink" cx="9" cy="12" r="1.3"/><circle class="ink" cx="15" cy="12" r="1.3"/><circle class="ink" cx="12" cy="3.2" r="1.5"/>`,
  },
};
