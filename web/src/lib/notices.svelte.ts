// Notices of the browser: it is your turn somewhere while this page is in the background.
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { pick } from "./text.svelte";
import type { Words } from "./types";

interface Notice {
  type: string;
  notice: string;
  table: string;
  name: string;
  words: Words;
}

/** Listen while the visitor wants notices; call once, inside an effect root. */
export function keepNotices(): void {
  $effect(() => {
    if (!settings.notices || !("Notification" in window)) return;
    let closed = false;
    let socket: WebSocket | null = null;
    let timer = 0;
    const connect = () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${location.host}/api/me/socket`);
      socket.onmessage = (event) => tell(JSON.parse(event.data as string) as Notice);
      socket.onclose = () => {
        if (!closed) timer = window.setTimeout(connect, 15000);
      };
    };
    connect();
    return () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    };
  });
}

function tell(notice: Notice): void {
  if (notice.type !== "notice" || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && router.parts[1] === notice.table) return;
  const shown = new Notification(notice.name, {
    body: pick(notice.words),
    icon: "/mark.svg",
    tag: `${notice.table}/${notice.notice}`,
  });
  shown.onclick = () => {
    focus();
    router.go(`/table/${notice.table}`);
  };
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
