// What a person likes on this device; kept in the browser, never sent anywhere.
import { fromTheRight } from "./text/speech";

/** The languages that one can choose, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", he: "עברית" };
/** Made from English, accented and longer: whoever builds pages asks for it (`?language=qps`) and sees what is no message. */
const MADE_UP = "qps";
type Listed = keyof typeof LANGUAGES;
export type Language = Listed | typeof MADE_UP;

export const PACES = ["slow", "normal", "instant", "step"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  theme: "system" | "light" | "dark";
  language: Language;
  motion: "system" | "full" | "none";
  confirm: "careful" | "always" | "never";
  board: "map" | "text";
  /** How quickly moves of others and counts are shown. */
  pace: Pace;
  sound: boolean;
  notify: boolean;
  /** The way to this device, where it is told while no page is open; empty: it is not. */
  push: string;
  /** Whether a coach explains what is new at a table. */
  coach: boolean;
  /** Whether one is warned before a choice that is far worse than the best. */
  warn: boolean;
}

const KEY = "tricorne-settings";

function preferred(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = (Object.keys(LANGUAGES) as Listed[]).find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Settings {
  const usual: Settings = {
    theme: "system",
    language: preferred(),
    motion: "system",
    confirm: "careful",
    board: "map",
    pace: "normal",
    sound: false,
    notify: false,
    push: "",
    coach: false,
    warn: false,
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    const madeUp = new URLSearchParams(location.search).get("language") === MADE_UP;
    return madeUp ? { ...kept, language: MADE_UP } : kept;
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(read());

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, still: stillness.matches });
darkness.addEventListener("change", () => (system.dark = darkness.matches));
stillness.addEventListener("change", () => (system.still = stillness.matches));

export const look = {
  get theme(): "light" | "dark" {
    if (settings.theme !== "system") return settings.theme;
    return system.dark ? "dark" : "light";
  },
  get still(): boolean {
    return settings.motion === "none" || (settings.motion === "system" && system.still);
  },
  get rtl(): boolean {
    return fromTheRight(settings.language);
  },
};

/** Keep the settings, and show them on the page. Call once, inside an effect. */
export function wearSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const page = document.documentElement;
  page.dataset.theme = look.theme;
  page.dataset.motion = look.still ? "none" : "full";
  page.lang = settings.language;
  page.dir = look.rtl ? "rtl" : "ltr";
}
