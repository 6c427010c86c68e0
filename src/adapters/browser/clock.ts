import type { ClockPort } from '#ports/storage.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 24;
/**
 * Number of answers from which the clock offset is estimated: a cached answer has an old Date, never a future one, so
 * the largest offset is the best.
 */
const SAMPLES = 8;

export interface BrowserClock extends ClockPort {
  /** Takes the Date header of an answer, in epoch milliseconds. */
  readonly heard: (serverTime: number) => void;
}

/**
 * A clock that follows the server's, by the Date header of its answers. `random` fills an array as
 * crypto.getRandomValues does.
 */
export const browserClock = (
  now: () => number,
  random: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): BrowserClock => {
  let offsets: readonly number[] = [];
  let offset = 0;
  return {
    now: () => now() + offset,
    heard: (serverTime) => {
      // Date is truncated to the second: by half a second on average.
      offsets = [...offsets, serverTime + 500 - now()].slice(-SAMPLES);
      const best = Math.max(...offsets);
      // An offset of less than a second may come from the truncation alone.
      offset = Math.abs(best) < 1000 ? 0 : best;
    },
    id: () => Array.from(random(new Uint8Array(ID_LENGTH)), (byte) => LETTERS[byte % LETTERS.length]!).join(''),
  };
};
