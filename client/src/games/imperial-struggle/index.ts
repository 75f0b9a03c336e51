// Imperial Struggle: its board, and how its words are read.
import type { BoardModule } from "../module";
import { asksAbout, examples, nothing, TAKE } from "./asking";
import Board from "./Board.svelte";
import { openAction, MENU, VERB_ICONS } from "./open-actions";
import COACHED from "./coach.json";
import Cost from "./Cost.svelte";
import { explainMap } from "./explain";
import { counting } from "./counting";
import { flights } from "./flights";
import { line } from "./lines";
import Investments from "./Investments.svelte";
import Market from "./Market.svelte";
import Mats from "./Mats.svelte";
import { sideName } from "./names";
import Odds from "./Odds.svelte";
import { price } from "./price";
import Overlay from "./Overlay.svelte";
import Shield from "./Shield.svelte";
import Sprite from "./Sprite.svelte";
import Strip from "./Strip.svelte";
import { explainPanel } from "./descriptions";
import { maybe, t, tell } from "./text";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./view";
import "./cards.css";
import "./panels.css";
import "./war.css";

const FIGURES = ["victory-points", "flags", "squadrons", "advantages", "debt", "treaty-points"];

const board: BoardModule = {
  id: "imperial-struggle",
  Board,
  TextBoard,
  Strip,
  Mats,
  Market,
  Overlay,
  Deals: null,
  Offers: null,
  Odds,
  Sprite,
  Pieces: () => import("./Pieces.svelte"),
  Shield,
  Answer: Investments,
  answerAt: [TAKE],
  menu: MENU,
  menuAt: ["menu"],
  verbIcons: VERB_ICONS,
  turning: ["peace", "war", "theater", "wins-total", "wins-final", "wins-peace-sweep", "wins-war-sweep", "wins-debt", "wins-tie"],
  worthTelling: [
    "flag-on",
    "flag-off",
    "flag-instead",
    "squadron-on",
    "squadron-instead",
    "take",
    "play",
    "play-bonus",
    "conflict-on",
    "conquer",
    "counted",
    "counted-tie",
    "counted-bare",
    "scoring",
    "scoring-award",
    "total",
    "war",
    "peace",
    "advantage-held",
  ],
  openAction: (view, row) => openAction(view as View, row),
  title: (key) => maybe(`title-${key}`) ?? t("title-decision"),
  line,
  counting,
  coachKind: (key) => (COACHED as Record<string, string>)[key] ?? key,
  Cost,
  price,
  asksAlways: ["pass", "pass-lowering", "end-round"],
  examples,
  nothing,
  asksAbout,
  explain: (view, thingId) => explainMap(view, thingId) ?? explainPanel(view as View, thingId),
  flights,
  powerName: sideName,
  sum: (view, sources) => {
    const { level, total } = (view as View).victory_points;
    const of = (side: string): number => Object.values(sources).reduce((sum, won) => sum + (won[side] ?? 0), 0);
    const args = { level, track: total, power: "side/france", first: of("france"), power2: "side/britain", second: of("britain") };
    return tell("end-track", args);
  },
  outcome: (view) => {
    const result = (view as View).result;
    return result ? [tell(`end-${result.reason}`, { power: `side/${result.winner}` })] : [];
  },
  panels: {
    decision: ".prompt",
    round: ".is-points",
    prices: ".prompt",
    investments: ".is-invest",
    events: ".is-tray",
    ministries: ".is-tray",
    sides: ".strip",
    turn: ".is-turns",
    victory_points: ".is-track",
    awards: ".is-standing, #tab-tiles, .stage",
    demand: ".ribbon .demand",
    advantages: ".is-advantages, #tab-tiles",
    war: ".is-theaters, .is-wars, #tab-tiles",
    log: ".side-tabs",
    theaters: "#tab-tiles",
  },
  get figures() {
    return FIGURES.map((key) => ({ key, words: t(`figure-${key}`) }));
  },
};

export default board;
