// Time left on clocks: as it stands now, and in words.
import { settings } from "../settings.svelte";
import { t } from "../text/text.svelte";
import type { Clocks, Pace, SeatClock } from "../wire";

export type Kind = NonNullable<Pace["kind"]>;
const MINUTE = 60;
const HOUR = 3600;
export const DAY = 86400;
/** Less than so much is little. */
const LOW: Record<Kind, number> = { none: 0, live: MINUTE, days: 12 * HOUR };
/** With so much left whoever is asked is told, once each. */
const WARNED: Record<Kind, number[]> = { none: [], live: [MINUTE, 20], days: [12 * HOUR, HOUR] };

/** When each answer of the server came, by the clock of this machine. */
const came = new WeakMap<Clocks, number>();

/** A clock of the page that beats while somebody looks at it. */
class Beat {
  now = $state(Date.now());
  private looking = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** For an effect: beats until it ends. */
  watch(): () => void {
    if (this.looking++ === 0) this.timer = setInterval(() => (this.now = Date.now()), 500);
    return () => {
      if (--this.looking === 0) clearInterval(this.timer);
    };
  }
}
export const beat = new Beat();

/** The seconds that a seat has left now. */
export function leftNow(clocks: Clocks, seat: SeatClock): number {
  const since = came.get(clocks) ?? Date.now();
  came.set(clocks, since);
  return seat.running ? Math.max(0, seat.left - (Math.max(beat.now, since) - since) / 1000) : seat.left;
}

export const isLow = (kind: Kind, seconds: number): boolean => seconds <= LOW[kind];

/** The mark that has been passed: whoever is asked is warned when it changes. */
export const warning = (kind: Kind, seconds: number): number =>
  Math.min(Infinity, ...WARNED[kind].filter((mark) => seconds <= mark));

/** Seconds as they stand on a clock. */
export function timeWords(kind: Kind, seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (kind === "live") {
    const two = (value: number): string => String(value).padStart(2, "0");
    return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
  }
  if (whole >= DAY) return t("time-days", { days: Math.floor(whole / DAY), hours: hours % 24 });
  return hours ? t("time-hours", { hours, minutes }) : t("time-minutes", { minutes });
}

/** The pace of a table in a few words; empty where there is no clock. */
export function paceWords(pace: Pace): string {
  if (pace.kind === "live")
    return t("table-pace-said-live", { minutes: Math.round((pace.bank_s ?? 0) / 60), seconds: pace.step_s ?? 0 });
  if (pace.kind !== "days") return "";
  const turn = t("table-pace-said-days", { days: inDays(pace.step_s ?? 0) });
  return pace.bank_s ? `${turn}, ${t("table-pace-said-bank", { days: inDays(pace.bank_s) })}` : turn;
}

const inDays = (seconds: number): number => Math.round((seconds / DAY) * 100) / 100;

/** A day of the calendar. */
export const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(settings.language, { dateStyle: "medium", timeZone: "UTC" });
