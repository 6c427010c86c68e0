import { hashOf } from '#domain/match/crest.ts';
import { playDayOf } from '#domain/music/plays.ts';
import { DAY_MS, instantAt } from '../day.ts';

/** A number from 0 to 1 that depends on a text alone. */
const chance = (text: string): number => (Math.imul(hashOf(text), 2_654_435_761) >>> 0) / 4_294_967_296;

/** So many seldom play a song, and most on a good day. */
const [FEWEST, MOST] = [2, 28] as const;
/** How long a song rises and falls. */
const WAVE_DAYS = 17;

/**
 * How often the demo's listeners play a song on a day: few enough that a visitor's own plays move the chart. A function of
 * song and day; today grows as it passes.
 */
export const demoPlays = (songId: string, day: number, now: number): number => {
  const today = playDayOf(now);
  if (day > today) return 0;
  const phase = chance(`${songId} phase`) * 2 * Math.PI;
  const wave = 0.5 + 0.5 * Math.sin((day / WAVE_DAYS) * 2 * Math.PI + phase);
  const liked = FEWEST + (MOST - FEWEST) * (0.65 * wave + 0.35 * chance(`${songId} ${day}`));
  const passed = day < today ? 1 : (now - instantAt(day, '00:00')) / DAY_MS;
  return Math.floor(liked * passed);
};
