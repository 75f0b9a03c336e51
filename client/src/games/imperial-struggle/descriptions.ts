// Cards, ministries, tiles, theaters and sides in sentences: for hovering, for the board in words, for screen readers.
import type { Explanation } from "../module";
import { abilityText, advantageText, bonusText, eventText } from "./effects";
import {
  advantageName,
  cardName,
  commodityName,
  keywordName,
  listed,
  ministryName,
  regionName,
  sideName,
  spaceName,
  theaterName,
  typeName,
} from "./names";
import { maybe, say, t, tell } from "./text";
import {
  advantageOf,
  demandOf,
  investmentOf,
  ministryOf,
  sideOf,
  type EventCard,
  type Investment,
  type Ministry,
  type ScoreLine,
  type SideSheet,
  type SpoilsRow,
  type Theater,
  type View,
} from "./view";

export const investmentLine = (tile: Investment): string =>
  t("investment-line", {
    major: typeName(tile.major),
    points: tile.points,
    minor: typeName(tile.minor),
    less: tile.minor_points,
    event: tile.event ? "yes" : "no",
    upgrade: tile.upgrade ? "yes" : "no",
  });

export function cardLines(card: EventCard): string[] {
  const lines = [card.type ? tell("card-needs", { type: `type/${card.type}` }) : t("card-any"), eventText(card)];
  if (card.bonus) lines.push(t(card.bonus_met ? "bonus-met" : "bonus-not", { text: bonusText(card) }));
  if (card.bonus_condition) lines.push(say(card.bonus_condition));
  return lines;
}

export function ministryLines(card: Ministry): string[] {
  const place = card.place ? [t(`place-${card.place}`)] : [];
  const words = card.keywords.length ? [t("keywords", { words: listed(card.keywords.map(keywordName)) })] : [];
  return [
    ...place,
    ...words,
    ...card.abilities.map((one, at) => t("ability", { when: t(`when-${one.when}`), text: abilityText(card, at), used: one.used })),
  ];
}

export function advantageLines(view: View, id: string): string[] {
  const one = advantageOf(view, id);
  if (!one) return [];
  const state = one.blocked ? "blocked" : one.exhausted ? "exhausted" : one.new ? "new" : "ready";
  return [
    advantageText(one),
    t("advantage-needs", { spaces: listed(one.spaces.map((space) => spaceName(space))) }),
    one.owner ? t(`advantage-${state}`, { side: sideName(one.owner) }) : t("advantage-nobody"),
  ];
}

export function sideLines(side: SideSheet): string[] {
  const lines = [
    t("side-debt", { debt: side.debt, limit: side.debt_limit, left: side.available_debt }),
    t("side-treaty", { count: side.treaty_points }),
    t("side-squadrons", {
      map: side.squadrons.map,
      box: side.squadrons.navy_box,
      unbuilt: side.squadrons.unbuilt,
      aside: side.squadrons.aside,
      gone: side.squadrons.out_of_game,
    }),
    t("side-cards", { cards: side.cards, down: side.face_down ?? 0, bonus: side.bonus_tiles }),
  ];
  if (side.jacobite_victories) lines.push(t("side-jacobites", { count: side.jacobite_victories }));
  if (side.townshend_acts) lines.push(t("side-townshend", { commodity: commodityName(side.townshend_acts) }));
  return lines;
}

/** What a row of spoils gives, part by part. */
export function spoilsParts(row: SpoilsRow): string[] {
  const parts: string[] = [];
  if (row.vp) parts.push(t("part-vp", { count: row.vp }));
  if (row.conquest_points) parts.push(t("part-conquest", { count: row.conquest_points }));
  if (row.unflag) parts.push(t("part-unflag"));
  for (const special of row.special) parts.push(t(`special-${special}`, { count: row.squadrons_lost }));
  return parts;
}

export const marginWords = (row: SpoilsRow): string =>
  row.most === null
    ? t("margin-more", { least: row.margin })
    : row.most === row.margin
      ? String(row.margin)
      : t("margin", { least: row.margin, most: row.most });

export function theaterLines(theater: Theater): string[] {
  const lines = [t("theater-strength", { britain: theater.strength.britain.total, france: theater.strength.france.total })];
  for (const row of theater.spoils) {
    const parts = spoilsParts(row);
    if (row.treaty_points) parts.push(t("part-treaty-loser", { count: row.treaty_points }));
    lines.push(t("spoils-line", { margin: marginWords(row), parts: listed(parts) || t("nothing") }));
  }
  return lines;
}

/** What a line of a score sheet is for. */
export function scoreWords(line: ScoreLine): string {
  if (line.what === "award") return t("score-award", { region: regionName(line.id ?? "") });
  if (line.what === "demand" || line.what === "commodity") return commodityName(line.id ?? "");
  if (line.what === "ministry") return ministryName(line.id ?? "");
  if (line.what === "territory") return spaceName(line.id ?? "");
  return t(`score-${line.what}`);
}

/** What a thing beside the map is; null for things on the map. */
export function explainPanel(view: View, thingId: string): Explanation | null {
  const [kind, first, second] = thingId.split("/");
  if (kind === "investment") {
    const tile = investmentOf(view, first);
    return tile ? { title: t("investment-tile"), lines: [investmentLine(tile), t("investment-rule")] } : null;
  }
  if (kind === "card") {
    const card = view.events.hand.find((one) => one.id === first);
    return card ? { title: cardName(card.id), lines: cardLines(card) } : null;
  }
  if (kind === "ministry") {
    const card = ministryOf(view, first);
    return card ? { title: ministryName(card.id), lines: ministryLines(card) } : null;
  }
  if (kind === "advantage") {
    const one = advantageOf(view, first);
    return one ? { title: advantageName(one.id), lines: advantageLines(view, first) } : null;
  }
  if (kind === "theater") {
    const theater = view.war?.id === first ? view.war.theaters[Number(second) - 1] : undefined;
    return theater ? { title: theaterName(theater.id), lines: theaterLines(theater) } : null;
  }
  if (kind === "commodity") {
    const one = demandOf(view, first);
    if (!one) return null;
    const lines = [
      t("demand-counts", { britain: one.counts.britain, france: one.counts.france }),
      t("demand-reward", { vp: one.vp, treaty: one.treaty_points, debt: one.debt }),
    ];
    return { title: commodityName(first), lines: [t(one.in_demand ? "demand-now" : "demand-not"), ...lines] };
  }
  if (kind === "side") {
    const side = sideOf(view, first);
    return side ? { title: sideName(first), lines: sideLines(side) } : null;
  }
  if (kind === "point") return { title: typeName(first), lines: [maybe(`type-${first}.about`) ?? ""] };
  return null;
}
