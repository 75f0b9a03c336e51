// Texts: Fluent messages in the language of the page. What all games share is there before the page is shown; the texts
// of a game come with its first table. They are the server's own files: the page says what the terminal says.
import { settings, type Language } from "../settings.svelte";
import type { Arg, Message } from "../wire";
import { Book, listed, nameOf, sentence, type Args } from "./speech";

export type { Args } from "./speech";

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
export const texts = (): unknown => [settings.language, books];

/** Fetch the messages of a language; texts change by themselves when they are there. */
export async function loadLanguage(language: Language): Promise<void> {
  await have([...new Set([SHARED, ...Object.keys(sources)])], language);
}

/** Fetch the messages of a game. */
export async function loadGame(game: string): Promise<void> {
  await have([SHARED, game], settings.language);
}

/** The text of a message that all games share, in the language of the page; null if there is none. */
export function maybe(id: string, args?: Args): string | null {
  return books[SHARED]?.format(id, args) ?? null;
}

/** The name of a game, or of one of its seats, on pages where its own texts are not there. */
export const gameTitle = (game: string): string => maybe(`cover-${game}`) ?? game;
/** What people called their table, or its game. */
export const tableTitle = (table: { title: string; game: string }): string => table.title || gameTitle(table.game);
export const seatTitle = (game: string, seat: string): string => {
  const place = placeOf(seat);
  return place ? t("place-number", { number: place }) : (maybe(`cover-${game}.seat-${seat}`) ?? seat);
};
/** The number of a place whose power is still to be chosen; 0 for a seat that has one. */
export const placeOf = (seat: string): number => (seat.startsWith("place-") ? Number(seat.slice("place-".length)) : 0);

export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** A message of the server in the language of the page. */
export function say(message: Message): string {
  return sentence(bookOf, message);
}

/** A text of the page's own as a message. */
export const wrote = (words: string): Message => ({ key: "as-it-stood", args: { words: { text: words } } });

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
