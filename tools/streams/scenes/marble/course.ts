/** The board of the race, 160 units wide, gravity towards greater y. */
export const BOARD = { width: 160, height: 322 } as const;
export const MARBLE_RADIUS = 3.1;
/** The gate opens this many seconds into the loop. */
export const GATE = { opens: 0.85, x: 40, from: 2, to: 31 } as const;
export const FINISH = { x: 66, from: 272, to: 300 } as const;

export type Point = readonly [x: number, y: number];
/** Rails are strokes of this thickness, with round ends. */
export const RAIL = 1.6;

const curve = (cx: number, cy: number, r: number, from: number, to: number): readonly Point[] =>
  Array.from({ length: 11 }, (_, k) => {
    const a = from + ((to - from) * k) / 10;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r] as const;
  });

const QUARTER = Math.PI / 2;
export const RAILS: readonly (readonly Point[])[] = [
  [
    [0, -10],
    [0, 330],
  ],
  [
    [160, -10],
    [160, 330],
  ],
  [
    [0, 319],
    [160, 319],
  ],
  [
    [0, 23],
    [40, 31],
    [126, 45],
  ],
  [...curve(142, 48, 18, -0.5, QUARTER * 0.9), [132, 69.5], [34, 86]],
  [...curve(20, 92, 20, Math.PI + 0.6, QUARTER * 1.25), [29, 115]],
  [
    [160, 112],
    [146, 120],
  ],
  [
    [0, 206],
    [62, 232],
  ],
  [
    [160, 206],
    [98, 232],
  ],
  [
    [44, 248],
    [122, 262],
  ],
  [...curve(144, 268, 16, -0.6, QUARTER * 0.95), [134, 286], [60, 300], [34, 303], [30, 318]],
];

export interface Peg {
  readonly at: Point;
  readonly radius: number;
}
const field = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: row % 2 ? 11 : 12 }, (_, k): Peg => ({
    at: [(row % 2 ? 15 : 8.5) + k * 13, 134 + row * 12.5],
    radius: 1.7,
  })),
).flat();
export const PEGS: readonly Peg[] = [...field, { at: [80, 240], radius: 2.4 }, { at: [72, 66.5], radius: 1.5 }];

export interface Spinner {
  readonly at: Point;
  readonly half: number;
  /** Radians a second. */
  readonly speed: number;
}
export const SPINNERS: readonly Spinner[] = [
  { at: [32, 201], half: 13, speed: 2.4 },
  { at: [80, 204], half: 14, speed: -2.8 },
  { at: [128, 201], half: 13, speed: -2.4 },
];

export const COLOURS = [
  '#e23b3b',
  '#f4c430',
  '#2e7de0',
  '#27a866',
  '#f07ab5',
  '#f6f6f2',
  '#7b52d6',
  '#ef7e22',
  '#1fb5c9',
  '#c23b8a',
  '#8bd450',
  '#3a4250',
] as const;
