// Where the visitor is: the address is the state, back and forward work.

function current(): { path: string; query: URLSearchParams } {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

class Router {
  #place = $state.raw(current());

  constructor() {
    addEventListener("popstate", () => (this.#place = current()));
  }

  get path(): string {
    return this.#place.path;
  }

  get parts(): string[] {
    return this.#place.path.split("/").filter(Boolean);
  }

  get query(): URLSearchParams {
    return this.#place.query;
  }

  go(address: string, replace = false): void {
    const pageChanges = new URL(address, location.href).pathname !== location.pathname;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#place = current();
    if (pageChanges) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Let plain links inside the app change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
