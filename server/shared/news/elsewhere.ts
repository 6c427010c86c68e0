/** Pictures smaller than this many pixels are tracking pixels. */
export const SMALLEST_SEEN = 3;
/** The size assumed for an external picture that does not tell its size. */
export const ELSEWHERE = { w: 1200, h: 675 } as const;
