import type { Progress } from '../social/social.ts';
import { isSeen, resumeAt } from '../films/left.ts';
import type { VodItem } from './vod.ts';

/** What a link asks for: `?t=90`, whole seconds; null for none or anything else. */
export const secondAsked = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/u.test(text) ? Number(text) : null;

/**
 * FI-3: where an item begins: at the second that a link names, else where the viewer was last, on this device or on
 * another; the later visit counts, by its own time.
 */
export const beginsAt = (
  asked: number | null,
  visits: readonly (Pick<Progress, 'position' | 'done' | 'at'> | null)[],
  durationSec: number | null,
): number => {
  if (asked !== null) return durationSec === null ? asked : Math.min(asked, Math.max(0, Math.floor(durationSec) - 1));
  const [last] = visits.filter((visit) => visit !== null).toSorted((a, b) => b.at - a.at);
  return last ? resumeAt({ positionSec: last.position, done: last.done }, durationSec) : 0;
};

/** A viewer's place in an item, as the history keeps it. */
export const progressOf = (
  { target, segments }: Pick<VodItem, 'target' | 'segments'>,
  atS: number,
  lengthS: number,
  at: number,
): Progress => ({
  target,
  position: Math.floor(atS),
  duration: Math.ceil(lengthS),
  done: isSeen(atS, lengthS, segments),
  at,
});
