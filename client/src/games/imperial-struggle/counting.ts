// The scoring of a Peace turn line by line with the total after each, and every theater of a war with its sums.
import { thingOf, thingsIn } from "../../text/speech";
import type { Arg, Message } from "../../wire";
import type { CountPart, CountRow, Counting } from "../module";
import { theaterName } from "./names";
import { name, say, t } from "./text";
import { SIDES, type Side } from "./view";

const kindOf = (line: Message): string => line.key.split("/log-")[1] ?? "";
const id = (value: Arg | undefined): string => (value === undefined ? "" : (thingOf(value)?.id ?? ""));
const SCORED = ["scoring", "scoring-award", "final-scoring", "scoring-nobody"];
const SEEN = ["space", "region", "commodity", "ministry"];

const listed = (parts: Arg | undefined): string => ((parts ?? []) as Message[]).map((part) => say(part)).join(", ");
const worded = (what: Arg | undefined): string => {
  const thing = what === undefined ? null : thingOf(what);
  return thing ? name(thing.kind, thing.id) : say(what as Message);
};
const seen = (line: Message): string[] =>
  thingsIn(line)
    .filter((thing) => SEEN.includes(thing.kind))
    .map((thing) => `${thing.kind}/${thing.id}`);

/** A line of the score sheet: what it is for, both counts, who gains what, and the track after it. */
function scored(line: Message): CountRow {
  const { args } = line;
  const words = args.region === undefined ? worded(args.what) : t("score-award", { region: name("region", id(args.region)) });
  const counts =
    args.france === undefined
      ? undefined
      : t("count-why", { britain: Number(args.britain), france: Number(args.france), lead: Number(args.lead) });
  const cells = SIDES.map((side) => ({ words: id(args.side) === side ? listed(args.parts) : "" }));
  return { words, why: counts, cells, after: args.after === undefined ? "" : String(Number(args.after)), thingIds: seen(line) };
}

/** What tiles gave at once when they were turned up. */
function effects(moved: number): CountRow[] {
  if (!moved) return [];
  const gainer = moved > 0 ? "france" : "britain";
  const gained = t("part-vp", { count: Math.abs(moved) });
  return [{ words: t("count-effects"), cells: SIDES.map((side) => ({ words: side === gainer ? gained : "" })), thingIds: [] }];
}

/** A theater: what the map gave, what the tiles, the sums, the spoils, and by how much its tiles moved the total. */
function theater(line: Message, moved: number): CountPart {
  const { args } = line;
  const sum = (side: Side): number => Number(args[side]);
  const tiles = (side: Side): number => Number(args[`${side}_tiles`] ?? 0);
  const figure = (count: number): string => String(count).replace("-", "\u2212");
  const both = (of: (side: Side) => number): CountRow["cells"] => SIDES.map((side) => ({ words: figure(of(side)) }));
  const rows: CountRow[] = [];
  if (args.france_tiles !== undefined)
    rows.push(
      { words: t("count-map"), cells: both((side) => sum(side) - tiles(side)), thingIds: seen(line) },
      { words: t("count-tiles"), cells: both(tiles), thingIds: [] },
    );
  rows.push({ words: t("count-strength"), cells: both(sum), sum: true, thingIds: seen(line) });
  const winner = id(args.side);
  const spoils = listed(args.parts) || t("nothing");
  rows.push({
    words: winner ? t("count-spoils") : t("tie"),
    why: winner ? t("count-margin", { margin: Math.abs(sum("france") - sum("britain")) }) : undefined,
    cells: SIDES.map((side) => ({ words: winner === side ? spoils : "" })),
    thingIds: [],
  });
  return { title: theaterName(id(args.theater)), powers: [...SIDES], rows: [...rows, ...effects(moved)] };
}

/** The theaters in the order in which they were fought, and the total before and after them. */
function fighting(lines: Message[]): { parts: CountPart[]; total: { before: number; after: number } | null } {
  const parts: CountPart[] = [];
  const first = lines.findIndex((line) => kindOf(line) === "theater" || kindOf(line).startsWith("counted"));
  let [moved, open]: [number, Message | null] = [0, null];
  const totals: number[] = [];
  const leave = (): void => {
    if (open && moved) parts.push({ title: theaterName(id(open.args.theater)), powers: [...SIDES], rows: effects(moved) });
    [moved, open] = [0, null];
  };
  for (const line of first < 0 ? [] : lines.slice(first)) {
    const kind = kindOf(line);
    if (kind === "theater") {
      leave();
      open = line;
    } else if (kind.startsWith("counted")) {
      parts.push(theater(line, moved));
      [moved, open] = [0, null];
    } else if (kind === "total") {
      const [before, after] = [Number(line.args.before), Number(line.args.after)];
      totals.push(before, after);
      // After a theater is counted the total moves by its spoils.
      if (open) moved += after - before;
    }
  }
  leave();
  return { parts, total: totals.length ? { before: totals[0], after: totals[totals.length - 1] } : null };
}

export function counting(lines: Message[]): Counting | null {
  const sheet = lines.filter((line) => SCORED.includes(kindOf(line)));
  const fought = fighting(lines);
  if (!sheet.length && !fought.parts.length) return null;
  const parts: CountPart[] = [];
  if (sheet.length) {
    const first = sheet.find((line) => line.args.before !== undefined)?.args.before;
    const rows = sheet.map(scored);
    if (first !== undefined)
      rows.unshift({
        words: t("count-began"),
        cells: SIDES.map(() => ({ words: "" })),
        after: String(Number(first)),
        thingIds: [],
      });
    const last = sheet.findLast((line) => line.args.after !== undefined)?.args.after;
    if (last !== undefined)
      rows.push({
        words: t("count-total"),
        cells: SIDES.map(() => ({ words: "" })),
        after: String(Number(last)),
        sum: true,
        thingIds: [],
      });
    // The sheet itself says what is counted, unless a war follows.
    const known = !fought.parts.length && first !== undefined && last !== undefined;
    const title = known ? t("score-total", { before: Number(first), after: Number(last) }) : t("count-peace");
    parts.push({ title, powers: [...SIDES], rows });
  }
  parts.push(...fought.parts);
  if (fought.parts.length && fought.total) parts.at(-1)!.note = t("count-from-to", fought.total);
  return { title: t(sheet.length ? "count-peace" : "count-war"), parts };
}
