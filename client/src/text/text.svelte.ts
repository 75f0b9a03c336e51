// Texts: Fluent messages in the language of the page. What all games share is there before the page is shown; the texts
// of a game come with its first table. They are the server's own files: the page says what the terminal says.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import type { Arg, Message } from "../wire";
import { Book, listed, nameOf, sentence, type Args } from "./speech";

export type { Args } from "./speech";

// -- texts that still stand in the client's own folder ---------------------------------------------------------------

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

function found(from: FluentBundle | undefined, id: string, args?: Record<string, FluentVariable>): string | null {
  const [name, attribute] = id.split(".");
  const message = from?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!from || !pattern) return null;
  return from.formatPattern(pattern, args, []);
}

// -- the server's texts ----------------------------------------------------------------------------------------------

const SHARED = "";
/** The texts of each game that has been opened, as they came, and the language that they are in. */
let sources: Record<string, string> = {};
let spoken: Language = "en";
let books = $state.raw<Record<string, Book>>({});

const address = (game: string, language: Language): string =>
  game ? `/api/games/${encodeURIComponent(game)}/messages/${language}` : `/api/messages/${language}`;

async function fetched(game: string, language: Language): Promise<string> {
  const answer = await fetch(address(game, language));
  return answer.ok ? await answer.text() : "";
}

/** Have the texts of these games ready in a language; those that are there already are not asked for again. */
async function have(games: string[], language: Language): Promise<void> {
  const missing = language === spoken ? games.filter((game) => !(game in sources)) : games;
  if (!missing.length) return;
  const came = await Promise.all(missing.map((game) => fetched(game, language)));
  if (language !== settings.language) return;
  const kept = language === spoken ? sources : {};
  sources = { ...kept, ...Object.fromEntries(missing.map((game, at) => [game, came[at]])) };
  spoken = language;
  const shared = sources[SHARED] ?? "";
  books = Object.fromEntries(
    Object.entries(sources).map(([game, text]) => [game, new Book(language, game ? [shared, text] : [text])]),
  );
}

const bookOf = (game: string): Book | undefined => books[game] ?? books[SHARED];

/** Whatever depends on the texts asks here: it changes with the language, and when messages have come. */
export const texts = (): unknown => [settings.language, ready, books];

/** Fetch the messages of a language; texts change by themselves when they are there. */
export async function loadLanguage(language: Language): Promise<void> {
  const old = ready[language] || !others[language] ? null : others[language]();
  await have([...new Set([SHARED, ...Object.keys(sources)])], language);
  if (old) {
    const texts = (await old).default;
    ready = { ...ready, [language]: bundle(language, texts) };
  }
}

/** Fetch the messages of a game. */
export async function loadGame(game: string): Promise<void> {
  await have([SHARED, game], settings.language);
}

/** The text of a message in the language of the page, else in English; null if there is none. */
export function maybe(id: string, args?: Args): string | null {
  return books[SHARED]?.format(id, args) ?? found(ready[settings.language], id, args) ?? found(ready.en, id, args);
}

/** The same only in the language of the page: for words that the server has in English already. */
export function inLanguage(id: string, args?: Args): string | null {
  return settings.language === "en" ? null : (books[SHARED]?.format(id, args) ?? found(ready[settings.language], id, args));
}

export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** A message of the server in the language of the page. */
export function say(message: Message): string {
  return sentence(bookOf, message);
}

/** Whether a message is a text from before messages were data: then its words, else null. */
export function asItStood(message: Message): string | null {
  if (message.key !== "as-it-stood") return null;
  const words = message.args.words;
  return typeof words === "object" && "text" in words ? words.text : JSON.stringify(words);
}

/** A text of the page's own as a message. */
export const wrote = (words: string): Message => ({ key: "as-it-stood", args: { words: { text: words } } });

/** What the server says in a message, or in English. */
export const wordsOf = (message: Message): string => asItStood(message) ?? say(message);

export interface GameText {
  /** A text of the game, else one that all games share; null (or the id itself) if there is none. */
  maybe: (id: string, args?: Args) => string | null;
  t: (id: string, args?: Args) => string;
  say: (message: Message) => string;
  /** The name of a thing ("region/india"), or another form of it: "in", "to", "short" ... */
  nameOf: (thing: Arg, form?: string) => string;
}

/** The texts of one game. They change by themselves with the language, and when they have come. */
export function gameText(game: string): GameText {
  const own = (id: string, args?: Args): string | null => bookOf(game)?.format(id, args) ?? maybe(id, args);
  return {
    maybe: own,
    t: (id, args) => own(id, args) ?? id,
    say,
    nameOf: (thing, form = "") => nameOf(bookOf, game, thing, form),
  };
}

/** Several names in one breath. */
export function list(names: string[]): string {
  return books[SHARED] ? listed(bookOf, names) : new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
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
