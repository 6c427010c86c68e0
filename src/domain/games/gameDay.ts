import { DEFAULT_ZONE } from '../shared/zone.ts';

const DAY_MS = 86_400_000;
/** Việt Nam is so far ahead all year round; tables turn over at its midnight. */
const AHEAD_MS = 7 * 3_600_000;
DEFAULT_ZONE satisfies 'Asia/Bangkok';

/** The number of the day that a score counts for. */
export const gameDay = (now: number): number => Math.floor((now + AHEAD_MS) / DAY_MS);
/** When that day is over. */
export const dayEnds = (now: number): number => (gameDay(now) + 1) * DAY_MS - AHEAD_MS;
/** The first day of the week, which begins on Monday. */
export const weekBegins = (now: number): number => gameDay(now) - ((gameDay(now) + 3) % 7);
