import type { ParsedMatch } from './parsed.ts';

type Fate = Pick<ParsedMatch, 'fate' | 'replayed'>;

const fates: readonly (readonly [RegExp, Fate])[] = [
  [/^(postponed|suspended|moved|rescheduled|delayed)/i, { fate: 'postponed' }],
  [/^(cancell?ed|annulled|voided?|withdrew|not played)/i, { fate: 'cancelled' }],
  [/^(abandoned|interrupted)/i, { fate: 'abandoned' }],
  [/^(awarded|forfeit)/i, { fate: 'awarded' }],
  [/^(w\/?o|walk-?over)/i, { fate: 'walkover' }],
  [/^replay(ed)?/i, { replayed: true }],
  [/^(played|finished|full[- ]?time|ft|scheduled)$/i, {}],
];

/** What a status of a match says ("postponed", "awarded; originally 1-1"); null for one that is not known. */
export const fateOf = (status: string): Fate | null =>
  fates.find(([pattern]) => pattern.test(status.trim()))?.[1] ?? null;
