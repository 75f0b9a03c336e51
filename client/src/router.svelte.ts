// Addresses of the client: / , /now, /new/{game}, /table/{id}, /join/{id}/{invite}, /fair/{id}, /learn/{game}/{lesson}, /rules/{game}/{rule}, /account, /account/enter, /account/stop, /games, /about-me, /lobby, /order, /leaders, /events, /event/{id}, /people/{id}, /study, /study/{id}, /study/of/{table}, /puzzles/{game}/{puzzle}. The server answers each with the same page.

export type Route =
  | { page: "home"; now: boolean }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invite: string; seat: string | null; at: number | null }
  | { page: "join"; id: string; invite: string }
  | { page: "fair"; id: string; invite: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "study"; id: string; table: string; invite: string; at: number | null; branch: number; tab: string }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "account" }
  | { page: "enter" }
  | { page: "stop" }
  | { page: "games" }
  | { page: "about-me" }
  | { page: "lobby" }
  | { page: "order" }
  | { page: "leaders" }
  | { page: "events" }
  | { page: "event"; id: string }
  | { page: "people"; id: string }
  | { page: "lost" };

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(location.search);
  if (parts.length === 0) return { page: "home", now: false };
  if (parts[0] === "now" && parts.length === 1) return { page: "home", now: true };
  if (parts[0] === "account" && parts.length < 3) {
    if (parts.length === 1) return { page: "account" };
    if (parts[1] === "enter") return { page: "enter" };
    if (parts[1] === "stop") return { page: "stop" };
  }
  const alone = (["games", "about-me", "lobby", "order", "leaders", "events"] as const).find((page) => page === parts[0]);
  if (alone && parts.length === 1) return { page: alone };
  if (parts[0] === "people" && parts[1] && parts.length === 2) return { page: "people", id: parts[1] };
  if (parts[0] === "event" && parts[1] && parts.length === 2) return { page: "event", id: parts[1] };
  if (parts[0] === "new" && parts[1]) return { page: "new", game: parts[1] };
  if (parts[0] === "join" && parts[1] && parts[2]) return { page: "join", id: parts[1], invite: parts[2] };
  if (parts[0] === "fair" && parts[1]) return { page: "fair", id: parts[1], invite: asked.get("invite") ?? "" };
  if (parts[0] === "learn" && parts[1]) return { page: "learn", game: parts[1], lesson: parts[2] ?? "" };
  if (parts[0] === "rules" && parts[1]) return { page: "rules", game: parts[1], rule: parts[2] ?? "" };
  if (parts[0] === "puzzles" && parts[1]) return { page: "puzzles", game: parts[1], puzzle: parts[2] ?? "" };
  const at = asked.get("at");
  if (parts[0] === "study") {
    const table = parts[1] === "of" ? (parts[2] ?? "") : "";
    return {
      page: "study",
      id: table ? "" : (parts[1] ?? ""),
      table,
      invite: asked.get("invite") ?? "",
      at: at === null ? null : Number(at),
      branch: Number(asked.get("branch") ?? 0),
      tab: asked.get("tab") ?? "",
    };
  }
  if (parts[0] === "table" && parts[1]) {
    return {
      page: "table",
      id: parts[1],
      invite: asked.get("invite") ?? "",
      seat: asked.get("seat"),
      at: at === null ? null : Number(at),
    };
  }
  return { page: "lost" };
}

const here = $state({ route: read() });

export const router = {
  get route(): Route {
    return here.route;
  },
};

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  here.route = read();
  if (!replace) window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => (here.route = read()));

/** Let ordinary links stay inside the client. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
