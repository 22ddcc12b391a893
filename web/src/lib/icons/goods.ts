// Icons of what is owned, paid and shipped. Grid 24, one stroke width; see style.ts for the classes.
import type { Drawing } from "./style";

export const goods: Record<string, Drawing> = {
  wood: {
    tone: "wood",
    body: `<path d="M13 8l1.6-3.6 3 1.1L16.8 8"/><path d="M6 8h12.5c2 0 3.5 1.8 3.5 4s-1.5 4-3.5 4H6z"/><ellipse class="pale" cx="6" cy="12" rx="3.6" ry="4"/><path class="line" d="M6 10.3c1.6 0 1.6 3.4 0 3.4M12 12h4M15 14h3.5"/>`,
  },
  plank: {
    tone: "plank",
    body: `<path d="M1.5 15.5L8 6.5h14.5l-6.5 9z"/><path class="deep" d="M1.5 15.5v3H16v-3zM16 15.5v3l6.5-9v-3z"/><path class="line" d="M8 11.5h8"/>`,
  },
  clay: {
    tone: "clay",
    body: `<path d="M2.5 18.5c-1.6-4 .6-6.6 3.5-6.9C6.5 7 12.5 4.5 15.5 8.3c4-.2 7.3 5.4 5.6 10.2z"/><path class="line" d="M9 15c.4-2.6 2.6-4.2 5-3.6M16.5 13.8c1 .6 1.5 1.5 1.6 2.4"/>`,
  },
  brick: {
    tone: "brick",
    body: `<path d="M7 5.5h10v6.5H7zM2 12h9.5v7H2zM12.5 12H22v7h-9.5z"/><path class="line" d="M9 8h4M4.5 14.5H8M15 14.5h3.5"/>`,
  },
  ore: {
    tone: "ore",
    body: `<path d="M3 15.5l2-7L11 3.5l7 2.5 3.5 6.5-3 6.5-9 1.5z"/><path class="line" d="M5 8.5l6 3.5 7-6M11 12l-1.5 8.5M11 12l7.5 7"/>`,
  },
  coal: {
    tone: "coal",
    body: `<path d="M1.5 19.5l2.5-6 4-1.5 2-6 4.5-1.5 3 4.5-.5 3.5 3.5 1.5 2 5.5z"/><path class="shine" d="M10.5 9l3-1.3M5.5 15.8l2.5-.9M15 15.5l2.7.3M10 16.5l1.8-3"/>`,
  },
  iron: {
    tone: "iron",
    body: `<path d="M1.5 19L5 11h11.5l3 8z"/><path class="pale" d="M5 11l4-5.5h9L16.5 11z"/><path class="deep" d="M16.5 11L18 5.5l4.5 8-3 5.5z"/>`,
  },
  food: {
    tone: "food",
    body: `<path d="M2 14.5C2 9 6.5 5.5 12 5.5s10 3.5 10 9c0 2.5-1.3 4-3.3 4H5.3c-2 0-3.3-1.5-3.3-4z"/><path class="line" d="M7 9.5l2 4M11.5 8l2 4.5M16 9l1.7 4"/>`,
  },
  robe: {
    tone: "robe",
    body: `<path d="M9 3l3 2.2L15 3l7 5.5-3.2 4L16.5 11l2 10.5h-13L7.5 11l-2.3 1.5L2 8.5z"/><path class="line" d="M7.3 14.5h9.4M12 5.5v9"/>`,
  },
  tool: {
    tone: "tool",
    body: `<path class="haft" d="M11.3 9.3L2.5 18.6l2.9 2.9 9.3-8.8z"/><path d="M8.5 6.5L13 2l9.5 9-3 3.5-2.8-2-2.7 2.7-5-5z"/>`,
  },
  dollar: {
    tone: "coin",
    body: `<circle cx="12" cy="12" r="9.5"/><path class="line bold" d="M15.2 8.7c-.7-1.3-1.9-1.8-3.3-1.8-1.9 0-3.3.9-3.3 2.5 0 3.6 6.9 1.6 6.9 5.2 0 1.6-1.5 2.5-3.5 2.5-1.6 0-2.9-.6-3.6-2M12 5v14"/>`,
  },
  doubloon: {
    tone: "coin",
    body: `<circle cx="12" cy="12" r="9.5"/><path class="line" d="M12 5.5v13M5.5 12h13"/><path class="line" d="M8.3 8.3h.1M15.7 8.3h.1M8.3 15.7h.1M15.7 15.7h.1"/>`,
  },
  corn: {
    tone: "corn",
    body: `<path d="M12 2c3.2 0 4.6 4.5 4.6 9S15 20 12 20s-4.6-4.5-4.6-9S8.8 2 12 2z"/><path class="line" d="M12 3v11M9 6h6M8.3 9.5h7.4M8 13h8"/><path class="leaf" d="M3.5 9.5c4.5 1 7.5 5 8.5 12-5-.5-8.5-4.5-8.5-12zM20.5 9.5c-4.5 1-7.5 5-8.5 12 5-.5 8.5-4.5 8.5-12z"/>`,
  },
  indigo: {
    tone: "indigo",
    body: `<path class="line bold frame" d="M12 22V6"/><path d="M12 8.5c-2-2-2-4.5 0-7 2 2.5 2 5 0 7zM11.5 12.5C7 13 4 11 3 7.5c4-.8 7.5 1 8.5 5zM12.5 12.5c4.5.5 7.5-1.5 8.5-5-4-.8-7.5 1-8.5 5zM11.5 18.5C7 19 4 17 3 13.5c4-.8 7.5 1 8.5 5zM12.5 18.5c4.5.5 7.5-1.5 8.5-5-4-.8-7.5 1-8.5 5z"/>`,
  },
  sugar: {
    tone: "sugar",
    body: `<path d="M3 6.5h4.5v15H3zM9.7 3h4.6v18.5H9.7zM16.5 6.5H21v15h-4.5z"/><path class="line" d="M3 11.5h4.5M3 16.5h4.5M9.7 8h4.6M9.7 13h4.6M9.7 18h4.6M16.5 11.5H21M16.5 16.5H21"/>`,
  },
  tobacco: {
    tone: "tobacco",
    body: `<path d="M19.5 2.5C21.5 11 19 18.5 8 19.5 3.5 15 6 4.5 19.5 2.5z"/><path class="line" d="M2.5 22c3-4 8-11 13.5-15M10.5 13l-1-4.5M10.5 13l5.5.5M13.5 9.5L13 6.5"/>`,
  },
  coffee: {
    tone: "coffee",
    body: `<path d="M3 9.5C1.5 5 7 1 11 3s4.5 8 1.5 10.5-8 .5-9.5-4z"/><path class="shine" d="M6 4.8c.5 3 4.5 3.4 4.8 7.7"/><path d="M11.5 17c-.5-4.5 5-8 8.5-5.5s3 8 0 9.7-8 .3-8.5-4.2z"/><path class="shine" d="M18.5 11.8c-.5 3.5-4 3.7-3.5 8.7"/>`,
  },
  quarry: {
    tone: "stone",
    body: `<path d="M1.5 20.5L8 6l4 6 3-4.5 7.5 13z"/><path class="line" d="M8 6l1.5 8L12 12M15 7.5l.5 6 3 3M5 20l3-5"/>`,
  },
  forest: {
    tone: "forest",
    body: `<path class="haft" d="M6.5 17h2v4.5h-2zM15.5 17h2v4.5h-2z"/><path d="M7.5 3l5.5 14H2zM16.5 5L22 17H11z"/>`,
  },
  stone: {
    tone: "stone",
    body: `<path d="M2.5 8.5L12 13.5v8L2.5 16.5z"/><path class="pale" d="M2.5 8.5L12 3l9.5 5.5L12 13.5z"/><path class="deep" d="M21.5 8.5L12 13.5v8l9.5-5z"/>`,
  },
  gold: {
    tone: "coin",
    body: `<path d="M2.5 13.5v5c0 1.5 2.5 3 5.5 3s5.5-1.5 5.5-3v-5z"/><path d="M10.5 6.5v11c0 1.5 2.5 3 5.5 3s5.5-1.5 5.5-3v-11z"/><ellipse class="pale" cx="16" cy="5.8" rx="5.5" ry="3"/><path class="line" d="M10.5 10c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3M10.5 14c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3M2.5 17c.6 1 2.7 2 5.3 2"/>`,
  },
  raze: {
    tone: "blade",
    body: `<path d="M21.5 2.5l-1 5-9.5 9.5-4-4 9.5-9.5z"/><path class="haft" d="M5.5 11l7.5 7.5-2 2-3.2-3.2-3 3.2-2.3-2.3 3.2-3L3.5 13z"/>`,
  },
  defense: {
    tone: "shield",
    body: `<path d="M12 2l9 3c.5 8-2.5 13.5-9 17-6.5-3.5-9.5-9-9-17z"/><path class="line" d="M12 5v13.5M6 10.5h12"/>`,
  },
  vp: {
    tone: "laurel",
    body: `<path d="M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18.1l-6.5 3.5 1.3-7.3L1.5 9.2l7.3-1z"/>`,
  },
  common_card: {
    tone: "sheet",
    body: `<rect x="4.5" y="2" width="15" height="20" rx="2"/><circle class="deep" cx="12" cy="12" r="4.5"/>`,
  },
  faction_card: {
    tone: "sheet",
    body: `<rect x="4.5" y="2" width="15" height="20" rx="2"/><path class="gilt" d="M8 6h8v7l-4 4-4-4z"/>`,
  },
  card: {
    tone: "sheet",
    body: `<rect x="4.5" y="2" width="15" height="20" rx="2"/><path class="line" d="M8 7h8M8 12h8M8 17h5"/>`,
  },
};
