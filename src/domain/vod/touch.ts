/** What a finger on the picture means; milliseconds and CSS pixels. */
export const TOUCH = { doubleMs: 300, holdMs: 500, slop: 12, swipe: 64, sideShare: 0.38 } as const;

/** The side of the picture that was touched; 0 is its middle. */
export const touchedSide = (x: number, width: number): -1 | 0 | 1 => {
  if (x < width * TOUCH.sideShare) return -1;
  return x > width * (1 - TOUCH.sideShare) ? 1 : 0;
};

/** What a finger drew until it was lifted. */
export const strokeOf = (dx: number, dy: number): 'tap' | 'down' | 'other' => {
  if (Math.hypot(dx, dy) <= TOUCH.slop) return 'tap';
  return dy >= TOUCH.swipe && dy > Math.abs(dx) * 1.5 ? 'down' : 'other';
};

/** Where taps lead that follow each other on one side: the second jumps, and each further one once more. */
export interface Taps {
  readonly side: -1 | 0 | 1;
  readonly at: number;
  readonly count: number;
}
export const tapped = (before: Taps | null, side: Taps['side'], at: number): Taps => ({
  ...{ side, at },
  count: before && before.side === side && at - before.at <= TOUCH.doubleMs ? before.count + 1 : 1,
});
/** Whether this tap jumps. */
export const jumpsBy = ({ side, count }: Taps, seconds: number): number => (count > 1 ? side * seconds : 0);
