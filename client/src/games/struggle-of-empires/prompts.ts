// What is asked, in the language of the page. The server says it in English; other languages say it from the same facts.
import { inLanguage, maybe, t, type Args } from "../../text/text.svelte";
import { nameOf, placeArgs } from "./deeds";
import type { View } from "./view";

const numbers = (words: string): number[] => words.match(/\d+/g)?.map(Number) ?? [];

export function prompt(given: unknown, key: string, words: string, actor: string | null): string {
  const view = given as View;
  const args: Args = {
    power: actor ? nameOf("power", actor) : "",
    count: view.turn?.actions_left ?? 0,
    special: view.turn?.special_taken ? "no" : "yes",
  };
  numbers(words).forEach((number, i) => (args[`number${i + 1}`] = number));
  const where = view.move?.from ?? view.attack?.region;
  if (where) Object.assign(args, placeArgs(where));
  if (view.move?.to) args.toRegion = placeArgs(view.move.to).toRegion;
  if (view.move) args.unit = view.move.unit;
  if (view.auction) {
    args.bid = view.auction.new_bid ?? view.auction.bid ?? 0;
    args.bidder = view.auction.bidder ? nameOf("power", view.auction.bidder) : "";
  }
  return inLanguage(`prompt-${key}`, args) ?? words;
}

export function title(key: string): string {
  return maybe(`title-${key}`) ?? t("title-decision");
}

const ROMAN = ["", "I", "II", "III", "IV", "V"];

export const roman = (number: number): string => ROMAN[number] ?? String(number);
