// Notices of the system when it is one's turn and the page is not looked at; off unless somebody turns them on.
import { settings } from "./settings.svelte";

export const canNotify = typeof Notification !== "undefined";

/** Turn notices on, if the browser's owner agrees, also those that come while no page is open; or off. */
export async function wishNotices(on: boolean): Promise<void> {
  settings.notify = on && canNotify && (await Notification.requestPermission()) === "granted";
  const { beginPush, endPush } = await import("./push");
  // Where nothing can be sent to this device, the pages that are open tell it all the same.
  await (settings.notify ? beginPush() : endPush()).catch(() => undefined);
}

/** Tell that it is somebody's turn at a table; a click leads there. A table has one notice at a time. */
export function notice(title: string, words: string, table: string): void {
  if (!settings.notify || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body: words, tag: `table-${table}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
