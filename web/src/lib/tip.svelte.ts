// Tooltips: one floating note for whatever is hovered, focused or held.

export interface Tip {
  title?: string | null | undefined;
  text?: string | null | undefined;
  /** why it can't be done now */
  reason?: string | null | undefined;
}

export const shown: { tip: Tip | null; box: DOMRect | null } = $state({ tip: null, box: null });

let holder: Element | null = null;
let timer = 0;

function show(node: Element, tip: Tip): void {
  if (!tip.title && !tip.text && !tip.reason) return;
  holder = node;
  shown.tip = tip;
  shown.box = node.getBoundingClientRect();
  node.setAttribute("aria-describedby", "tip");
}

function hide(node: Element): void {
  clearTimeout(timer);
  node.removeAttribute("aria-describedby");
  if (holder === node) {
    holder = null;
    shown.tip = null;
  }
}

export function hideTip(): void {
  if (holder) hide(holder);
}

/** Attach a note to an element: hover, keyboard focus or a long press shows it. */
export function tip(node: Element, note: Tip | null) {
  let now = note;
  const later = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => now && show(node, now), delay);
  };
  const enter = (e: Event) => {
    if ((e as PointerEvent).pointerType !== "touch") later(280);
  };
  const press = (e: Event) => {
    if ((e as PointerEvent).pointerType === "touch") later(450);
  };
  const focus = () => {
    if (node.matches(":focus-visible") && now) show(node, now);
  };
  // a focused element that is removed is left while the document is being changed
  const leave = () => queueMicrotask(() => hide(node));
  const release = (e: Event) => {
    if ((e as PointerEvent).pointerType === "touch") clearTimeout(timer);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointerup", release);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", leave);
  return {
    update(next: Tip | null) {
      now = next;
      // not while the document is being changed
      queueMicrotask(() => {
        if (holder === node && now) shown.tip = now;
        else if (holder === node) hide(node);
      });
    },
    destroy() {
      now = null;
      queueMicrotask(() => hide(node));
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", leave);
    },
  };
}
