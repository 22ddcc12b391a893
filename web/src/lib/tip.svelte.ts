// Tooltips: one floating note for whatever is hovered, focused or held. A board has hundreds of
// things with a note, so the document listens for all of them.

export interface Tip {
  title?: string | null | undefined;
  text?: string | null | undefined;
  /** why it can't be done now */
  reason?: string | null | undefined;
}

export const shown: { tip: Tip | null; box: DOMRect | null } = $state({ tip: null, box: null });

const HOVERED = 280;
const HELD = 450;

const notes = new WeakMap<Element, Tip>();
/** what the pointer is on */
let over: Element | null = null;
/** whose note is shown, and what it describes */
let holder: Element | null = null;
let described: Element | null = null;
let timer = 0;

function says(note: Tip | undefined): note is Tip {
  return Boolean(note?.title || note?.text || note?.reason);
}

/** The innermost thing round a node that has something to say. */
function noted(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !says(notes.get(node))) node = node.parentElement;
  return node;
}

function show(node: Element, about: Element = node): void {
  const note = notes.get(node);
  if (!says(note) || !node.isConnected) return;
  hideTip();
  holder = node;
  described = about;
  shown.tip = note;
  shown.box = node.getBoundingClientRect();
  about.setAttribute("aria-describedby", "tip");
}

export function hideTip(): void {
  clearTimeout(timer);
  described?.removeAttribute("aria-describedby");
  holder = described = null;
  shown.tip = null;
}

function later(node: Element, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => show(node), delay);
}

function point(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const node = noted(event.target);
  if (node === over) return;
  over = node;
  hideTip();
  if (node) later(node, HOVERED);
}

function leave(event: PointerEvent): void {
  if (event.relatedTarget === null) {
    over = null;
    hideTip();
  }
}

function hold(event: PointerEvent): void {
  const node = event.pointerType === "touch" ? noted(event.target) : null;
  if (node) later(node, HELD);
}

function release(event: PointerEvent): void {
  if (event.pointerType === "touch") hideTip();
}

function focus(event: FocusEvent): void {
  const target = event.target as Element;
  const node = target.matches(":focus-visible") ? noted(target) : null;
  if (node) show(node, target);
}

// a focused element that is removed is left while the document is being changed
function blur(): void {
  queueMicrotask(hideTip);
}

document.addEventListener("pointerover", point);
document.addEventListener("pointerout", leave);
document.addEventListener("pointerdown", hold);
document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("focusin", focus);
document.addEventListener("focusout", blur);

/** Attach a note to an element: hover, keyboard focus or a long press shows it. */
export function tip(node: Element, note: Tip | null) {
  if (note) notes.set(node, note);
  return {
    update(next: Tip | null) {
      if (next) notes.set(node, next);
      else notes.delete(node);
      // not while the document is being changed
      if (holder === node) queueMicrotask(() => (says(notes.get(node)) ? (shown.tip = notes.get(node)!) : hideTip()));
    },
    destroy() {
      notes.delete(node);
      if (over === node) over = null;
      if (holder === node) queueMicrotask(hideTip);
    },
  };
}
