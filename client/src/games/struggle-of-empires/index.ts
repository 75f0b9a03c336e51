// Struggle of Empires: its board, and what it adds to the words of the server.
import type { BoardModule } from "../module";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import { openAction, MENU } from "./open-actions";
import Cost from "./Cost.svelte";
import { asksAbout, examples, explain, notes, nothing } from "./explain";
import { counting } from "./counting";
import { price } from "./price";
import { flights } from "./flights";
import { line } from "./lines";
import Market from "./Market.svelte";
import Mats from "./Mats.svelte";
import Offers from "./Offers.svelte";
import Odds from "./Odds.svelte";
import { outcome } from "./outcome";
import Overlay from "./Overlay.svelte";
import Shield from "./Shield.svelte";
import Sprite from "./Sprite.svelte";
import Strip from "./Strip.svelte";
import TextBoard from "./TextBoard.svelte";
import { powerOf, type View } from "./view";
import "./map.css";
import "./cartouche.css";
import "./pieces.css";
import "./strip.css";
import "./mats.css";
import "./market.css";
import "./auction.css";
import "./battle.css";
import "./overlays.css";
import "./phone.css";
import { maybe, nameOf, t } from "./text.svelte";

const FIGURES = ["victory-points", "control", "unrest", "gold", "population", "units"];

const TELLING = [
  "loss",
  "control-gained",
  "control-lost",
  "win-sea",
  "win-land",
  "attack-power",
  "attack-marker",
  "incite",
  "auction",
  "join-red",
  "join-blue",
  "scored",
  "scores",
  "war",
  "claim",
  "ally",
  "unrest",
];

const board: BoardModule = {
  id: "struggle-of-empires",
  Board,
  TextBoard,
  Strip,
  Mats,
  Market,
  Overlay,
  Deals,
  Offers,
  Answer,
  answerAt: ["bid", "pass-or-raise"],
  Odds,
  Sprite,
  Pieces: () => import("./Pieces.svelte"),
  Shield,
  menu: MENU,
  menuAt: ["turn", "free-actions"],
  verbIcons: {
    build: "build",
    move: "move",
    attack: "swords",
    pass: "pass",
    colonize: "settle",
    commerce: "commerce",
    ally: "treaty",
    claim: "tile",
    incite: "covert",
  },
  turning: ["war", "round", "scored", "over"],
  worthTelling: TELLING,
  openAction: (view, row) => openAction(view as View, row),
  title: (key) => maybe(`title-${key}`) ?? t("title-decision"),
  line,
  counting,
  price,
  Cost,
  notes,
  asksAlways: ["pass", "end-turn", "pass-bid", "done"],
  examples,
  nothing,
  asksAbout,
  explain,
  flights,
  powerName: (id) => nameOf("power", id),
  gold: (view) => powerOf(view as View, (view as View).seat ?? "")?.gold ?? 0,
  outcome: (view) => outcome(view as View),
  panels: {
    strip: ".strip",
    map: ".stage",
    prompt: ".prompt",
    mat: ".mat",
    odds: ".odds",
    tiles: ".market, #tab-tiles, [data-page=tiles]",
    log: ".side-tabs",
    auction: ".plate.auction",
    battle: ".plate.battle, .news .plate",
    result: ".news .plate, .strip .race",
  },
  get figures() {
    return FIGURES.map((key) => ({ key, words: t(`figure-${key}`) }));
  },
};

export default board;
