// The service worker: shows notices, leads to the decision, and keeps the shell of the pages for when there is no server.
// Of tables, seats and people it keeps nothing: it touches no other answer. The build writes the names of the shell's files
// into it, and with them its version; a new version keeps its own files and throws the old ones away.
const SHELL = ["shell"];
const KEPT = "shell-version";
const TEXTS = "/api/messages/";
const RIGHT_TO_LEFT = ["he", "ar", "fa"];
const TABLE = "/table/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The answer of the server; without one what is kept under this name. Texts are kept as they come. */
async function askFirst(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok && name.startsWith(TEXTS)) await (await caches.open(KEPT)).put(name, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const at = new URL(request.url);
  if (request.method !== "GET" || at.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!at.pathname.startsWith("/api/")) event.respondWith(askFirst(request, "/"));
  } else if (at.pathname.startsWith(TEXTS)) event.respondWith(askFirst(request, at.pathname));
  else if (SHELL.includes(at.pathname)) event.respondWith(caches.match(at.pathname).then((kept) => kept ?? fetch(request)));
});

/** Shown: the server need not tell it by another way. Without a line it will. */
async function show(told) {
  await self.registration.showNotification(told.title, {
    body: told.text,
    lang: told.language,
    dir: RIGHT_TO_LEFT.includes(told.language) ? "rtl" : "ltr",
    tag: told.tag,
    icon: "/icon-192.png",
    data: { link: told.link },
  });
  if (told.got) await fetch(`/api/push/got/${encodeURIComponent(told.got)}`, { method: "POST" }).catch(() => undefined);
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

/** To the decision: in a window that is at the table, else in one that is at none, else in a new one. */
async function open(link) {
  const to = new URL(link, self.location.origin);
  if (to.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = windows.map((one) => [one, new URL(one.url).pathname]);
  const [found] = places.find(([, place]) => place === to.pathname) ?? places.find(([, place]) => !place.startsWith(TABLE)) ?? [];
  if (!found) {
    await self.clients.openWindow(to.href);
    return;
  }
  found.postMessage({ go: to.pathname + to.search });
  await found.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The browser has changed how it is reached: the server is told; the old way ends by itself. */
async function renew(old) {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));
