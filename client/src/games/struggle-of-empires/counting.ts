// The count at the end of a war: gold of every power, then the points of every region, up to what the track shows.
import { thingOf } from "../../text/speech";
import type { Arg, Message } from "../../wire";
import type { CountPart, CountRow, Counting } from "../module";
import { nameOf, t } from "./text.svelte";

const id = (value: Arg): string => thingOf(value)?.id ?? "";
const ofKind = (lines: Message[], kind: string): Message[] => lines.filter((line) => line.key.endsWith(`/log-${kind}`));
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

function row(words: string, cells: CountRow["cells"], sum = false, thingIds: string[] = []): CountRow {
  return { words, cells, sum, thingIds };
}

function gold(incomes: Message[]): CountPart {
  const of = (name: string): number[] => incomes.map(({ args }) => Number(args[name]));
  const plain = (name: string, sign = 1): CountRow["cells"] => of(name).map((value) => ({ words: signed(sign * value) }));
  const taxed = incomes.map(({ args }) => Number(args.left) - Number(args.had) - Number(args.income) + Number(args.upkeep));
  const rows = [
    row(
      t("count-had"),
      of("had").map((value) => ({ words: String(value) })),
    ),
    row(t("count-people"), plain("people")),
    row(t("count-markers"), plain("markers")),
    row(t("count-upkeep"), plain("upkeep", -1)),
  ];
  if (taxed.some((value) => value > 0))
    rows.push(
      row(
        t("count-taxation"),
        incomes.map(({ args }, i) =>
          taxed[i] > 0
            ? { words: signed(taxed[i]), small: t("count-unrest", { times: Number(args.taxations) }), bad: true }
            : { words: "" },
        ),
      ),
    );
  rows.push(
    row(
      t("count-gold-now"),
      of("left").map((value) => ({ words: String(value) })),
      true,
    ),
  );
  return { title: t("count-gold"), powers: incomes.map(({ args }) => id(args.power)), rows };
}

function points(lines: Message[], powers: string[]): CountPart {
  const totals = new Map(ofKind(lines, "scores").map(({ args }) => [id(args.power), args]));
  const rows = ofKind(lines, "region-scored").map(({ args }) => {
    const shares = new Map((args.shares as Message[]).map((share) => [id(share.args.power), share.args]));
    const cells = powers.map((power) => {
      const share = shares.get(power);
      return share ? { words: String(Number(share.points)), small: String(Number(share.markers)) } : { words: "" };
    });
    return row(nameOf("region", id(args.region)), cells, false, [`region/${id(args.region)}`]);
  });
  const told = (name: string, words: (value: number) => string): CountRow["cells"] =>
    powers.map((power) => ({ words: words(Number(totals.get(power)?.[name] ?? 0)) }));
  rows.push(row(t("count-gained"), told("points", signed), true));
  rows.push(row(t("count-track"), told("total", String), true));
  return { title: t("count-points"), powers, rows, note: t("count-small") };
}

export function counting(lines: Message[]): Counting | null {
  const scored = ofKind(lines, "scored")[0];
  if (!scored) return null;
  const powers = ofKind(lines, "scores").map(({ args }) => id(args.power));
  const earned = new Map(ofKind(lines, "income").map((line) => [id(line.args.power), line]));
  // Lines of older tables have no parts.
  const incomes = powers.flatMap((power) => earned.get(power) ?? []).filter(({ args }) => args.had !== undefined);
  const parts = [...(incomes.length ? [gold(incomes)] : []), points(lines, powers)];
  return { title: t("count-war", { war: scored.args.war }), parts };
}
