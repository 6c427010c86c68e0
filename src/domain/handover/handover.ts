import type { Target } from '../social/social.ts';

/** FI-13: how long a code is good, in seconds, and its letters: none that are taken for another. */
export const HANDOVER = { ttlS: 60, length: 6, letters: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' } as const;

/** Something to go on with on another device. */
export interface Handover {
  readonly target: Target;
  readonly positionSec: number;
}

/** A code as it is compared: upper case, without what people put between. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Whether a text is a code, as it was typed. */
export const isCode = (typed: string): boolean => {
  const code = tidyCode(typed);
  return code.length === HANDOVER.length && [...code].every((letter) => HANDOVER.letters.includes(letter));
};

/** A code from random bytes, one for each letter; 32 letters take five bits of each. */
export const codeFrom = (bytes: Iterable<number>): string =>
  [...bytes]
    .slice(0, HANDOVER.length)
    .map((byte) => HANDOVER.letters[byte % HANDOVER.letters.length])
    .join('');

/** The address that goes on with it; the second is always there, so that the page opens its player. */
export const handoverPath = (path: string, positionSec: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}t=${Math.floor(positionSec)}`;

/** The address that takes a code, for a camera. */
export const takePath = (code: string): string => `/phim-anh?ma=${code}`;
