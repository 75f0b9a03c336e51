// Notices on this device while no page is open (Web Push): begun and ended by whoever sits at it.
import { guest } from "./me.svelte";
import { get, post } from "./net/api";
import { settings } from "./settings.svelte";
import type { PushDevice, PushOffer } from "./wire";
import { worker } from "./worker";

const canPush = typeof Notification !== "undefined" && "serviceWorker" in navigator && "PushManager" in window;

/** Whether this browser and this server can do it. */
export const offersPush = async (): Promise<boolean> => canPush && (await get<PushOffer>("/push")).key !== "";

/** Begin, if the browser's owner agrees; whether it is so now. */
export async function beginPush(): Promise<boolean> {
  if (!canPush || (await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get<PushOffer>("/push");
  const ready = key ? await worker() : null;
  if (!ready) return false;
  await (await ready.pushManager.getSubscription())?.unsubscribe();
  const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await guest.be();
  const said = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: settings.language };
  settings.push = (await post<PushDevice>("/push", said)).way;
  return true;
}

/** End it, here and at the server. */
export async function endPush(): Promise<void> {
  const way = settings.push;
  if (!way) return;
  await forgetPush();
  await post<PushDevice>("/push/end", { way });
}

/** End it here; the server knows already. */
export async function forgetPush(): Promise<void> {
  settings.push = "";
  const ready = canPush ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await ready?.pushManager.getSubscription())?.unsubscribe();
}
