import { instantOf } from './zone.ts';

/** An age in whole units, rounded down: positive in the past, negative in the future; 'now' is less than a minute. */
export type RelativeTime =
  { readonly unit: 'now' } | { readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year'; readonly amount: number };

const MINUTE = 60_000;
const buckets = [
  ['year', 360 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/**
 * FMT-1: accepts only "YYYY-MM-DD HH:mm:ss", read in `zone`; null for anything else, which is shown as nothing. A month
 * is 30 days, a year 12 of them.
 */
export const relativeTime = (text: string, nowMs: number, zone = 'Asia/Bangkok'): RelativeTime | null => {
  const then = instantOf(text, zone);
  if (then === null) return null;
  const age = nowMs - then;
  for (const [unit, length] of buckets) {
    const amount = Math.floor(Math.abs(age) / length);
    if (amount > 0) return { unit, amount: age < 0 ? -amount : amount };
  }
  return { unit: 'now' };
};
