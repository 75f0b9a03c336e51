// The service worker beside these pages (client/worker.js): it is there after the page, and leads here by a notice.
import { go } from "./router.svelte";

const FILE = "/worker.js";

/** The worker, made ready; null where the browser has none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  const found = (await navigator.serviceWorker.register(FILE)) as ServiceWorkerRegistration | undefined;
  return found ? await navigator.serviceWorker.ready : null;
}

/** Called once, when the page is there. */
export function beginWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go?.startsWith("/")) go(event.data.go);
  });
  navigator.serviceWorker.startMessages();
  const begin = (): void => void worker().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
