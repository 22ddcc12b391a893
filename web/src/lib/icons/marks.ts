// Icons of roles, building kinds, colours, factions and colonies.
import type { Drawing } from "./style";

export const marks: Record<string, Drawing> = {
  settler: { tone: "role", body: `<path class="haft" d="M11 2h2v20h-2z"/><path d="M4 4h12.5l3.5 3-3.5 3H4zM20 12H8l-3.5 2.5L8 17h12z"/>` },
  mayor: { tone: "role", body: `<circle cx="7.5" cy="7.5" r="5.5"/><circle class="pale" cx="7.5" cy="7.5" r="2"/><path d="M10.8 12.3l1.9-1.9 9.3 9.3V22h-3.3v-2.5h-2.4v-2.3h-2.4z"/>` },
  builder: { tone: "role", body: `<path d="M10 8.5L22 2l-1.5 12z"/><path class="haft" d="M13.5 10.5l-3.5 3 .8 1.8-7 7L1.5 20l7-7 1.8.6 2.4-3.3z"/>` },
  craftsman: { tone: "role", body: `<path d="M2 7h5V5.5h14v2c-3.5.8-5 2-5.5 4.5h-1v4h3.5V20H6v-4h3.5v-4.3C5 11.5 2.5 10 2 7z"/>` },
  trader: { tone: "role", body: `<path class="line bold frame" d="M12 3v17M4 6.5h16"/><path d="M7 21.5h10l-2-2.5H9zM.8 14.5L4.5 7l3.7 7.5c-1 3-6.4 3-7.4 0zM15.8 14.5L19.5 7l3.7 7.5c-1 3-6.4 3-7.4 0z"/>` },
  captain: { tone: "role", body: `<circle class="line bold frame" cx="12" cy="12" r="6"/><path class="line bold frame" d="M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8M19.4 4.6L4.6 19.4"/><circle cx="12" cy="12" r="2.8"/>` },
  prospector: { tone: "role", body: `<path class="haft" d="M17 5.5l1.7 1.7L4.5 22l-2.7-2.7z"/><path d="M7 2.5c6-1.8 15.5 7.5 14.5 14.5C20 12.5 12 4.5 7 2.5z"/>` },
  governor: { tone: "coin", body: `<path class="haft" d="M4 2h2.2v20.5H4z"/><path d="M6.2 3H21l-3.5 5L21 13H6.2z"/>` },

  residence: { tone: "none", body: `<path d="M12 2.5l10 8.5h-3v10.5H5V11H2z"/><path class="line" d="M10 21v-6h4v6"/>` },
  production: { tone: "none", body: `<path d="M10 1.5h4l.6 3 2.2 1 2.7-1.6 2.7 2.9-1.6 2.6.8 2.3 3 .7v3.8l-3 .6-1 2.3 1.5 2.6-2.8 2.7-2.6-1.6-2.3.9-.7 3" transform="scale(.9)"/><circle cx="12" cy="12" r="7"/><circle class="line" cx="12" cy="12" r="2.5"/><path class="line bold" d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>` },
  sustenance: { tone: "none", body: `<path class="line bold" d="M6 2v6c0 1.5 1 2.5 2.5 2.5S11 9.5 11 8V2M8.5 2v20M18 22v-8h-3.5C14.5 8 15.5 4 18 2z"/>` },
  storage: { tone: "none", body: `<path d="M2.5 7h19v14.5h-19z"/><path class="line" d="M2.5 7L6 2.5h12L21.5 7M9 7v5h6V7M2.5 16.5h19"/>` },
  money: { tone: "none", body: `<path d="M8 7.5c-4 3-5.5 6-5.5 9.3 0 3.2 3 4.7 9.5 4.7s9.5-1.5 9.5-4.7c0-3.3-1.5-6.3-5.5-9.3z"/><path d="M7.5 2.5l2 5h5l2-5-2.5 1.3L12 2.5l-2 1.3z"/><path class="line" d="M8 7.5h8"/>` },
  special: { tone: "none", body: `<path d="M12 1.5l2.8 7.7 7.7 2.8-7.7 2.8L12 22.5l-2.8-7.7L1.5 12l7.7-2.8z"/>` },

  feature: { tone: "none", body: `<path d="M5 2.5h14V22l-7-5-7 5z"/>` },
  action: { tone: "none", body: `<path d="M14 1.5L3.5 13.5h7L9 22.5l11.5-13h-7z"/>` },
  deal: { tone: "none", body: `<path d="M1.5 8.5L6 6l6 2 6-2 4.5 2.5v7.5l-3.5 1-7 4.5-7-4.5-3.5-1z"/><path class="line" d="M12 8l-4 4c1.5 1.5 3.5 1 5-.5l5.5 5"/>` },
  foundation: { tone: "stone", body: `<path d="M2 14h20v7H2z"/><path class="line" d="M2 17.5h20M7 14v3.5M13 17.5V21M17 14v3.5"/><path class="line" d="M4 10h16" stroke-dasharray="2.5 2.5"/>` },
  location: { tone: "none", body: `<path d="M2.5 21.5V10L8 5.5l5 4V21.5zM13 12h8.5v9.5H13z"/><path class="line" d="M6 14h3.5M6 17.5h3.5M16 15.5h3"/>` },

  barbarians: { tone: "barbarians", body: `<path class="haft" d="M11 2h2v20.5h-2z"/><path d="M10 4C6 2.5 3 4 1.5 7c2 4.5 5 5 8.5 4zM14 4c4-1.5 7 0 8.5 3-2 4.5-5 5-8.5 4z"/>` },
  japanese: { tone: "japanese", body: `<path d="M1.5 3c7 2 14 2 21 0v3.5h-3.7V9H20v2.5h-2.5V22H15V11.5H9V22H6.5V11.5H4V9h1.2V6.5H1.5zM9 7v2h6V7z"/>` },
  romans: { tone: "romans", body: `<path d="M3 2.5h18v3.5H3zM3 19h18v3H3zM6 6h12l-1.5 2v9L18 19H6l1.5-2V8z"/><path class="line" d="M10.5 9v7.5M13.5 9v7.5"/>` },
  egyptians: { tone: "egyptians", body: `<path d="M12 2.5L23 20.5H1z"/><path class="line" d="M12 2.5l4 18M6.5 13h8M4 17h11.5"/>` },

  alchemist: { tone: "colony", body: `<path d="M9 2h6v1.8h-1V9l6 9.5c1 2-.2 3.5-2 3.5H6c-1.8 0-3-1.5-2-3.5L10 9V3.8H9z"/><path class="line" d="M7 15.5h10"/>` },
  altruist: { tone: "colony", body: `<path d="M12 21.5C3 15.5 1.5 10.5 2.5 7.5c1.3-4 7-4.5 9.5 0 2.5-4.5 8.2-4 9.5 0 1 3-.5 8-9.5 14z"/>` },
  envoy: { tone: "colony", body: `<path d="M1.5 5h21v14.5h-21z"/><path class="line" d="M1.5 5L12 13.5 22.5 5"/>` },
  industrialist: { tone: "colony", body: `<path d="M2 21.5V12l5.5 3.5V12l5.5 3.5V12l2 1.2L16 2.5h4L21.5 13v8.5z"/><path class="line" d="M6 18.5h2M11 18.5h2M16 18.5h2"/>` },
  laborer: { tone: "colony", body: `<path class="haft" d="M11 1.5h2V13h-2z"/><path class="line bold frame" d="M8.5 1.8h7"/><path d="M6.5 12.5h11v4c0 3-2.5 5-5.5 6-3-1-5.5-3-5.5-6z"/>` },
  lord: { tone: "colony", body: `<path d="M3 22V7h-.5V2.5h4V5h3V2.5h5V5h3V2.5h4V7H21v15z"/><path class="line" d="M9.5 22v-5c0-3 5-3 5 0v5M3 9.5h18"/>` },
  scholar: { tone: "colony", body: `<path d="M12 5.5C9 3.5 5 3 1.5 3.5V19c3.5-.5 7.5 0 10.5 2 3-2 7-2.5 10.5-2V3.5C19 3 15 3.5 12 5.5z"/><path class="line" d="M12 5.5V21M5 8c1.5 0 3 .2 4 .7M5 12c1.5 0 3 .2 4 .7M19 8c-1.5 0-3 .2-4 .7M19 12c-1.5 0-3 .2-4 .7"/>` },
  storekeeper: { tone: "colony", body: `<path d="M2.5 3.5h19v18h-19z"/><path class="line" d="M2.5 8h19M2.5 17h19M5 8l14 9M7 3.5V21.5M17 3.5V21.5"/>` },
  trader_colony: { tone: "colony", body: `<path class="line bold frame" d="M12 3v17M4 6.5h16"/><path d="M7 21.5h10l-2-2.5H9zM.8 14.5L4.5 7l3.7 7.5c-1 3-6.4 3-7.4 0zM15.8 14.5L19.5 7l3.7 7.5c-1 3-6.4 3-7.4 0z"/>` },

  market: { tone: "none", body: `<path d="M3.5 3h17L23 9.5c-1.5 2.5-4 2.5-5.5 0-1.5 2.5-4 2.5-5.5 0-1.5 2.5-4 2.5-5.5 0C5 12 2.5 12 1 9.5zM4 12.5V21.5h16v-9"/><path class="line" d="M4 12v9.5h16V12M8 3L6.5 9.5M16 3l1.5 6.5M12 3v6.5"/>` },
  ship: { tone: "wood", body: `<path d="M2 15h20l-3 6.5H5z"/><path class="pale" d="M11 2c5 2.5 8 6 8.5 10.5H11zM9.5 5v7.5H4C5 9.5 6.5 7 9.5 5z"/>` },
  house: { tone: "none", body: `<path d="M12 2.5l10 8.5h-3v10.5H5V11H2z"/>` },
};
