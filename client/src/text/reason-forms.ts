// Why a bot has played an action, by the form of what it says; messages: reason-ID. Nothing here needs a page.
import type { Form } from "../games/forms";

/** What an action can be for, in the words of what bots count in both games; messages: reason-for-ID. */
export const GROUNDS: Form[] = [
  ["victory", "victory"],
  // Struggle of Empires
  ["points", "victory points"],
  ["places", "places in the regions"],
  ["attacks", "good attacks"],
  ["safety", "safety of what is held"],
  ["markers", "control markers"],
  ["peace", "peace at home"],
  ["gold", "gold"],
  ["income", "income"],
  ["taxes", "no taxes to come"],
  ["population", "population"],
  ["armies", "armies on the map"],
  ["navies", "navies on the map"],
  ["forts", "forts"],
  ["training", "Army Training"],
  ["ready-tiles", "tiles to use"],
  ["lasting-tiles", "tiles that last"],
  ["agriculture", "agriculture"],
  ["trade", "trade"],
  ["alliances", "local alliances"],
  // Imperial Struggle
  ["points", "Victory points"],
  ["awards", "this turn's Awards"],
  ["prestige", "Prestige"],
  ["demand", "Global Demand"],
  ["final", "Final Scoring"],
  ["europe", "Europe"],
  ["north-america", "North America"],
  ["caribbean", "the Caribbean"],
  ["india", "India"],
  ["war", "the coming war"],
  ["debt", "Available Debt"],
  ["treaty", "Treaty Points"],
  ["squadrons", "Squadrons at sea"],
  ["navy-box", "Squadrons in the Navy Box"],
  ["cards", "Event cards"],
  ["advantages", "Advantages"],
  ["territories", "Territories"],
  ["forts", "Forts"],
  ["economic", "Economic points in hand"],
  ["diplomatic", "Diplomatic points in hand"],
  ["military", "Military points in hand"],
];

const ground = GROUNDS.map(([, words]) => words).join("|");

export const REASON_KINDS: Record<string, string> = {
  action: ".+",
  grounds: `(?:${ground})(?: and (?:${ground}))?`,
  percent: "\\d+%",
  worth: "\\d+\\.\\d",
  bot: ".+",
};

/** Those with grounds come first: an action's own words may hold a "for" too. */
export const REASONS: Form[] = [
  ["grounds-than", "{action} for {grounds}: I would win about {percent} of such games, after {action2} about {percent2}."],
  ["grounds-chance", "{action} for {grounds}: I would win about {percent} of such games."],
  ["grounds", "{action} for {grounds}."],
  ["than", "{action}: I would win about {percent} of such games, after {action2} about {percent2}."],
  ["chance", "{action}: I would win about {percent} of such games."],
  ["glance", "{action}: so it seems at first glance."],
  ["no-choice", "{action}: there is no other choice."],
  ["as-much", "{action}: it promises as much as anything else, such as {action2}."],
  ["clearly-more", "{action}: it promises clearly more than the next best, {action2}."],
  ["little-more", "{action}: it promises a little more than the next best, {action2}."],
  ["clearly-less", "{action}: it promises clearly less than {action2}."],
  ["little-less", "{action}: it promises a little less than {action2}."],
  ["plans-equal", "Of the plans tried the best with this is worth as much as the best without it."],
  ["plans-more", "Of the plans tried the best with this is worth {worth} points more than the best without it."],
  ["plans-less", "Of the plans tried the best with this is worth {worth} points less than the best without it."],
  ["not-open", "{bot} would not play that: it is not open."],
  ["none", "{bot} has no reasons to give."],
];
