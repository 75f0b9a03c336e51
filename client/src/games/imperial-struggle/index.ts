// Imperial Struggle: its board, and how its words are read.
import type { BoardModule } from "../module";
import { t } from "../../text/text.svelte";
import { examples, nothing } from "./asking";
import Board from "./Board.svelte";
import { deed, MENU, VERB_ICONS } from "./deeds";
import { rule } from "./effects";
import { explainMap } from "./explain";
import { flights } from "./flights";
import Market from "./Market.svelte";
import Mats from "./Mats.svelte";
import { sideName } from "./names";
import Odds from "./Odds.svelte";
import Plate from "./Plate.svelte";
import { prompt, title } from "./prompts";
import { refusal } from "./refusals";
import { sentence } from "./sentences";
import Shield from "./Shield.svelte";
import Sprite from "./Sprite.svelte";
import Strip from "./Strip.svelte";
import { explainPanel } from "./telling";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./view";
import "./cards.css";
import "./panels.css";
import "./war.css";

const FIGURES = ["victory-points", "flags", "squadrons", "advantages", "debt", "treaty-points"];

const board: BoardModule = {
  id: "imperial-struggle",
  prefix: "is-",
  Board,
  TextBoard,
  Strip,
  Mats,
  Market,
  Plate,
  Deals: null,
  Offers: null,
  Odds,
  Sprite,
  Shield,
  menu: MENU,
  menuAt: ["menu"],
  verbIcons: VERB_ICONS,
  turning: ["peace", "war", "theater", "wins-total", "wins-final", "wins-peace-sweep", "wins-war-sweep", "wins-debt", "wins-tie"],
  telling: [
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
  deed: (view, row) => deed(view as View, row),
  prompt: (view, key, words) => prompt(view, key, words),
  title,
  sentence,
  refusal,
  rule,
  examples,
  nothing,
  explain: (view, anchor) => explainMap(view, anchor) ?? explainPanel(view as View, anchor),
  flights,
  powerName: sideName,
  outcome: (view) => {
    const result = (view as View).result;
    return result ? [t(`is-end-${result.reason}`, { power: sideName(result.winner) })] : [];
  },
  get figures() {
    return FIGURES.map((key) => ({ key, words: t(`is-figure-${key}`) }));
  },
};

export default board;
