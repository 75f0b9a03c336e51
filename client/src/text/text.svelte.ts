// Texts: Fluent messages, whole sentences, one folder a language. English is always there; the others are fetched.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

const english = import.meta.glob<string>("../../messages/en/*.ftl", { query: "?raw", import: "default", eager: true });
const others: Record<string, () => Promise<{ default: string[] }>> = {
  de: () => import("./de"),
  fr: () => import("./fr"),
  he: () => import("./he"),
};

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: language === "he" });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

let ready = $state.raw<Partial<Record<Language, FluentBundle>>>({ en: bundle("en", Object.values(english)) });

/** Whatever depends on the texts asks here: it changes with the language, and when messages have come. */
export const texts = (): unknown => [settings.language, ready];

/** Fetch the messages of a language; texts change by themselves when they are there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (ready[language] || !others[language]) return;
  const texts = (await others[language]()).default;
  ready = { ...ready, [language]: bundle(language, texts) };
}

export type Args = Record<string, FluentVariable>;

function found(from: FluentBundle | undefined, id: string, args?: Args): string | null {
  const [name, attribute] = id.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!from || !pattern) return null;
  return from.formatPattern(pattern, args, []);
}

/** The text of a message in the language of the page, else in English; null if there is none. */
export function maybe(id: string, args?: Args): string | null {
  return found(ready[settings.language], id, args) ?? found(ready.en, id, args);
}

/** The same only in the language of the page: for words that the server has in English already. */
export function inLanguage(id: string, args?: Args): string | null {
  return settings.language === "en" ? null : found(ready[settings.language], id, args);
}

export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** Several names in one breath. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

export function percent(share: number): string {
  return share.toLocaleString(settings.language, { style: "percent", maximumFractionDigits: 0 });
}

export function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
}
