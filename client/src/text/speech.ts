// How messages become sentences in the browser: the same as kernel/languages.py does. A book holds the Fluent texts of
// a game and those that all games share, in one language. Nothing here needs a page: a test runs it beside Python.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../wire";

export type Args = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = ["he", "ar", "fa"];

/** The languages of the house whose letters run from right to left. */
export const fromTheRight = (language: string): boolean => RIGHT_TO_LEFT.includes(language);

/** A figure that stands apart from letters that run the other way takes its percent sign with it. */
const withItsSign = (words: string): string => words.replaceAll("\u2069%", "%\u2069");

export class Book {
  private bundle: FluentBundle;

  constructor(language: string, texts: string[]) {
    const spoken = language === "qps" ? "en" : language;
    this.bundle = new FluentBundle(spoken, { useIsolating: fromTheRight(language) });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The text of an id (`name` or `name.attribute`); null if there is none. */
  format(id: string, args?: Args): string | null {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? withItsSign(this.bundle.formatPattern(pattern, args, [])) : null;
  }
}

/** Finds the book of a game; of what all games share for "". */
export type Books = (game: string) => Book | undefined;

interface Thing {
  game: string;
  kind: string;
  id: string;
  name: string;
}

const isMessage = (value: object): value is Message => "key" in value;

/** The thing that a path or a named thing speaks of; null for anything else. */
export function thingOf(value: Arg): Thing | null {
  if (typeof value === "object" && "thing" in value) {
    const found = thingOf(value.thing);
    return found && { ...found, name: value.name };
  }
  if (typeof value !== "string") return null;
  const parts = value.split("/");
  if (parts.length < 2) return null;
  const [kind, id] = parts.slice(-2);
  return { game: parts.length > 2 ? parts[0] : "", kind, id, name: "" };
}

/** All things that a message speaks of, in the order of its facts; those of its messages too. */
export function thingsIn(message: Message): Thing[] {
  const things = (value: Arg): Thing[] => {
    if (Array.isArray(value)) return value.flatMap(things);
    if (typeof value === "object" && isMessage(value)) return thingsIn(value);
    const found = thingOf(value);
    return found ? [found] : [];
  };
  return Object.values(message.args).flatMap(things);
}

/** The game that a key belongs to ("" for all), and the id of its text. */
export function splitKey(key: string): [game: string, id: string] {
  const slash = key.lastIndexOf("/");
  return slash < 0 ? ["", key] : [key.slice(0, slash), key.slice(slash + 1)];
}

/** Several in one breath, as the language does it. */
export function listed(books: Books, words: string[], plain = false): string {
  const shared = books("");
  if (!words.length) return shared?.format("list-empty") ?? "";
  return words.slice(1).reduce((before, next, at) => {
    const last = at === words.length - 2 && !plain;
    return shared?.format(last ? "list-last" : "list-next", { before, next }) ?? `${before}, ${next}`;
  }, words[0]);
}

function thingWords(books: Books, thing: Thing, aspect: string, game: string): string {
  if (aspect === "id") return thing.id;
  const book = books(thing.game || game);
  if (thing.name) return (aspect && book?.format(`corrected-${aspect}`, { name: thing.name })) || thing.name;
  const name = `${thing.kind}-${thing.id}`;
  return (aspect && book?.format(`${name}.${aspect}`)) || (book?.format(name) ?? thing.id.replaceAll("-", " "));
}

function aspectOf(books: Books, value: Arg, aspect: string, game: string): string | number {
  if (typeof value === "number" && aspect === "signed") return value < 0 ? String(value) : `+${value}`;
  if (typeof value === "number") return value;
  if (Array.isArray(value)) {
    if (aspect === "count") return value.length;
    const inner = aspect === "plain" ? "" : aspect;
    return listed(
      books,
      value.map((one) => String(aspectOf(books, one, inner, game))),
      aspect === "plain",
    );
  }
  if (typeof value === "object" && "text" in value) return value.text;
  if (typeof value === "object" && isMessage(value)) return sentence(books, value);
  const thing = thingOf(value);
  if (thing) return thingWords(books, thing, aspect, game);
  return typeof value === "string" ? value : value.thing;
}

/** The facts of a message as its text asks for them: `$region`, `$region-in`, `$powers-count` ... */
function facts(books: Books, args: Record<string, Arg>, game: string): Args {
  const has = (variable: string): boolean => Object.hasOwn(args, variable.split("-")[0]);
  const value = (variable: string): string | number => {
    const [name, ...aspect] = variable.split("-");
    return aspectOf(books, args[name], aspect.join("-"), game);
  };
  return new Proxy<Args>(
    {},
    {
      get: (_, variable) => (typeof variable === "string" && has(variable) ? value(variable) : undefined),
      getOwnPropertyDescriptor: (_, variable) =>
        typeof variable === "string" && has(variable)
          ? { configurable: true, enumerable: true, value: value(variable) }
          : undefined,
    },
  );
}

/** A message in the language of the books; the key where no book has it. */
export function sentence(books: Books, message: Message): string {
  const [game, id] = splitKey(message.key);
  return books(game)?.format(id, facts(books, message.args, game)) ?? message.key;
}

/** The name of a thing of a game, or another form of it. */
export function nameOf(books: Books, game: string, value: Arg, form = ""): string {
  return String(aspectOf(books, value, form, game));
}
