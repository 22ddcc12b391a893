// Motion that explains: a thing that left one place and came to another travels between them.
// Whatever carries data-good, data-place and data-count takes part; nothing else is needed.

interface Held {
  good: string;
  count: number;
  box: () => DOMRect;
}

type Inventory = Map<string, Held>;

const SHOWN_AT_MOST = 14;

/** What lies where. Where on the screen is asked at once if things may move away, else later. */
export function inventory(root: ParentNode, mayLeave = false): Inventory {
  const held: Inventory = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const { good = "", place = "", count = "0" } = node.dataset;
    const here = mayLeave ? node.getBoundingClientRect() : null;
    held.set(`${place}/${good}`, { good, count: Number(count), box: () => here ?? node.getBoundingClientRect() });
  }
  return held;
}

interface Flight {
  good: string;
  from: DOMRect;
  to: DOMRect;
}

function flights(before: Inventory, after: Inventory): Flight[] {
  const givers = new Map<string, { box: DOMRect; count: number }[]>();
  const takers: { good: string; box: DOMRect; count: number }[] = [];
  for (const [key, was] of before) {
    const lost = was.count - (after.get(key)?.count ?? 0);
    if (lost > 0) {
      const list = givers.get(was.good) ?? [];
      list.push({ box: was.box(), count: lost });
      givers.set(was.good, list);
    }
  }
  for (const [key, is] of after) {
    const gained = is.count - (before.get(key)?.count ?? 0);
    if (gained > 0) takers.push({ good: is.good, box: is.box(), count: gained });
  }
  const found: Flight[] = [];
  for (const taker of takers.filter(({ box }) => box.width > 0)) {
    let wanted = Math.min(taker.count, 4);
    for (const giver of (givers.get(taker.good) ?? []).filter(({ box }) => box.width > 0)) {
      while (wanted > 0 && giver.count > 0 && found.length < SHOWN_AT_MOST) {
        found.push({ good: taker.good, from: giver.box, to: taker.box });
        giver.count--;
        wanted--;
      }
    }
  }
  return found;
}

/** Let things travel from where they were to where they are. Any click ends it. */
export function travel(before: Inventory, after: Inventory, duration: number): void {
  const ghosts = flights(before, after).map(({ good, from, to }, i) => {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", "0 0 24 24");
    ghost.setAttribute("class", "icon ghost");
    ghost.setAttribute("aria-hidden", "true");
    ghost.innerHTML = `<use href="#i-${CSS.escape(good)}"/>`;
    document.body.append(ghost);
    const start = center(from);
    const end = center(to);
    const flight = ghost.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(1)` },
        { transform: `translate(${end.x}px, ${end.y}px) scale(1)` },
      ],
      { duration, delay: Math.min(i * 18, 120), easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
    return flight;
  });
  if (ghosts.length === 0) return;
  addEventListener("pointerdown", () => ghosts.forEach((ghost) => ghost.cancel()), { once: true });
}

function center(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2 - 12, y: box.y + box.height / 2 - 12 };
}

/** Mark what is not as it was when the player last decided. */
export function markChanges(root: ParentNode, baseline: Map<string, number> | null): void {
  for (const node of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const { good = "", place = "", count = "0" } = node.dataset;
    const was = baseline?.get(`${place}/${good}`);
    const changed = baseline !== null && (was ?? 0) !== Number(count);
    node.toggleAttribute("data-changed", changed);
  }
}

export function counts(held: Inventory): Map<string, number> {
  return new Map([...held].map(([key, { count }]) => [key, count]));
}
