// Who won and why: points, a tie that unrest breaks, a shared victory, revolutions.
import type { View } from "./view";
import { t, thing } from "./text.svelte";
import type { Arg } from "../../wire";

const names = (powers: string[]): Arg => powers.map((power) => thing("power", power));

export function outcome(view: View): string[] {
  const result = view.result;
  if (!result) return [];
  const lost = result.powers.filter((line) => line.revolution).map((line) => line.power);
  const first = result.powers.find((line) => result.winners.includes(line.power));
  const said: string[] = [];
  if (!first) said.push(t("end-nobody"));
  else {
    const points = first.victory_points;
    const level = result.powers.filter(
      (line) => !line.revolution && line.victory_points === points && !result.winners.includes(line.power),
    );
    if (result.winners.length > 1) said.push(t("end-shared", { powers: names(result.winners), points }));
    else if (level.length)
      said.push(
        t("end-less-unrest", { power: thing("power", first.power), powers: names(level.map((line) => line.power)), points }),
      );
    else said.push(t("end-most-points", { power: thing("power", first.power), points }));
  }
  if (first && lost.length) said.push(t("end-revolution", { powers: names(lost) }));
  return said;
}
