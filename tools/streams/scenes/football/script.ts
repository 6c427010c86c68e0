import type { Spot } from '../tracks.ts';

/** What happens to the ball until the next touch; at rest it lies in the net. */
type Way = 'dribble' | 'roll' | 'loft' | 'shot' | 'hold' | 'rest';
export interface Touch {
  readonly t: number;
  /** A player, or `net`. */
  readonly who: string;
  readonly at: Spot;
  readonly way: Way;
  /** Height of the ball at this touch, and the top of its flight, metres. */
  readonly height?: number;
  readonly top?: number;
}

/** What is played in a loop. */
export interface Script {
  readonly touches: readonly Touch[];
  /** Where some run besides going for the ball. */
  readonly runs: Readonly<Record<string, readonly { readonly t: number; readonly at: Spot }[]>>;
  /** Whether the attack ends in the net, when everybody stops marking. */
  readonly goalAt: number | null;
}

const ATTACK: readonly Touch[] = [
  { t: 0, who: 'a6', at: [15, 35.5], way: 'dribble' },
  { t: 1.4, who: 'a6', at: [20, 31], way: 'roll' },
  { t: 2.5, who: 'a8', at: [27, 20.5], way: 'dribble' },
  { t: 4.1, who: 'a8', at: [34.5, 18.5], way: 'roll' },
  { t: 5.1, who: 'a7', at: [42, 13.5], way: 'dribble' },
  { t: 6.5, who: 'a7', at: [47, 15.5], way: 'loft', top: 4.4 },
  { t: 7.75, who: 'a9', at: [45.4, 34.4], way: 'shot', height: 2.05, top: 2.2 },
];

/** One attack down the right wing, a header saved, a long throw and the ball won back: the loop closes. */
export const SAVED: Script = {
  touches: [
    ...ATTACK,
    { t: 8.2, who: 'g', at: [51.4, 35.6], way: 'hold', height: 1.5 },
    { t: 10.3, who: 'g', at: [47.6, 33.6], way: 'loft', height: 1.9, top: 9 },
    { t: 12.5, who: 'b10', at: [20.5, 44], way: 'dribble' },
    { t: 13.6, who: 'b10', at: [17, 42], way: 'roll' },
    { t: 14.3, who: 'a6', at: [12.4, 38.2], way: 'dribble' },
  ],
  runs: {},
  goalAt: null,
};

/** The same attack, and the header goes in: the scorer runs to the near corner, and others after. */
export const SCORED: Script = {
  touches: [
    ...ATTACK,
    { t: 8.2, who: 'net', at: [53.7, 36.9], way: 'rest', height: 1.5 },
    { t: 14.3, who: 'a6', at: [12.4, 38.2], way: 'dribble' },
  ],
  runs: {
    a9: [
      { t: 9.2, at: [48.2, 31] },
      { t: 10.4, at: [48.6, 22.5] },
      { t: 11.6, at: [47.6, 14.5] },
    ],
    a7: [
      { t: 8.2, at: [47.2, 17.5] },
      { t: 10, at: [46.6, 19.5] },
      { t: 11.6, at: [46.2, 15.5] },
    ],
    a10: [
      { t: 8.4, at: [40.5, 34] },
      { t: 10, at: [44.4, 27.5] },
      { t: 11.6, at: [45.4, 18] },
    ],
    a8: [
      { t: 8.6, at: [40, 22] },
      { t: 11.4, at: [44.2, 17] },
    ],
    g: [
      { t: 7.6, at: [51.2, 34.6] },
      { t: 8.25, at: [51.7, 35.9] },
      { t: 9.6, at: [51.8, 35.6] },
      { t: 11.6, at: [51.2, 35.2] },
    ],
  },
  goalAt: 8.15,
};
