import type { ClockPort } from '#ports/storage.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 24;
/** Answers looked at for how far the server's clock is off: an answer from a cache is late, never early. */
const SAMPLES = 8;

export interface BrowserClock extends ClockPort {
  /** What a server's Date said just now, in epoch milliseconds. */
  readonly heard: (serverTime: number) => void;
}

/** Follows the server's clock by the Date of its answers. `random` fills an array as crypto.getRandomValues does. */
export const browserClock = (
  now: () => number,
  random: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): BrowserClock => {
  let offsets: readonly number[] = [];
  let offset = 0;
  return {
    now: () => now() + offset,
    heard: (serverTime) => {
      // Date is cut to the second: half of one on average.
      offsets = [...offsets, serverTime + 500 - now()].slice(-SAMPLES);
      const best = Math.max(...offsets);
      // Under a second it is the cut, not the clock.
      offset = Math.abs(best) < 1000 ? 0 : best;
    },
    id: () => Array.from(random(new Uint8Array(ID_LENGTH)), (byte) => LETTERS[byte % LETTERS.length]!).join(''),
  };
};
