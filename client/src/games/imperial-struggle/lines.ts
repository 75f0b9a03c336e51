// Lines of the log: whose they are, what on the board they speak of, and where a new part of the game begins.
import { thingsIn } from "../../text/speech";
import type { Message } from "../../wire";
import type { Sentence } from "../module";
import { name } from "./text";

const SIDES = ["side", "flag"];
/** What lies on the map or beside it. */
const SEEN = ["space", "region", "commodity", "advantage", "ministry", "card", "investment", "theater"];

/** A line as the house tells it, with what this game adds. */
export function line(message: Message, plain: Sentence): Sentence {
  const things = thingsIn(message);
  const turn = things.find((thing) => thing.kind === "turn");
  return {
    ...plain,
    thingIds: things.filter((thing) => SEEN.includes(thing.kind)).map((thing) => `${thing.kind}/${thing.id}`),
    power: things.find((thing) => SIDES.includes(thing.kind))?.id ?? null,
    mark: turn && name("turn", turn.id, "short"),
  };
}
