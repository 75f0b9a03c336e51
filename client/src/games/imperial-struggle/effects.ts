// What cards and Advantages do, in words.
import { t } from "./text";
import type { Advantage, EventCard, Ministry } from "./view";

export const eventText = (card: EventCard): string => t(`does-card-${card.id}-${card.version}`);
export const bonusText = (card: EventCard): string => t(`does-card-${card.id}-${card.version}-bonus`);
export const abilityText = (card: Ministry, at: number): string => t(`does-ministry-${card.id}-${at + 1}`);
export const advantageText = (one: Advantage): string => t(`does-advantage-${one.id}`);
