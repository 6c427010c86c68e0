/** Pictures smaller than this many pixels show nothing: somebody counts by them who reads. */
export const SMALLEST_SEEN = 3;
/** Of a picture that lies elsewhere and does not tell its size nothing is known; it is shown in this form. */
export const ELSEWHERE = { w: 1200, h: 675 } as const;
