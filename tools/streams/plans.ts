export interface Rendition {
  readonly id: 'v540' | 'v720' | 'v1080' | 'v1080max';
  readonly height: 540 | 720 | 1080;
  /** x264's constant quality: lower looks better. */
  readonly crf: number;
  /** The share of the bits that this quality would take. */
  readonly share?: number;
}

/** A run of the loop's segments, `end` excluded. */
export interface Part {
  readonly first: number;
  readonly end: number;
}
export const WHOLE: Part = { first: 0, end: 10 };

export interface Plan {
  readonly scene: string;
  readonly video: readonly Rendition[];
  readonly soundKilobits: number;
  /** The frame of the poster, and its WebP quality. */
  readonly poster?: { readonly frame: number; readonly quality: number };
  /** Which segments of the loop are kept; all of them if absent. */
  readonly part?: Part;
}

const small = (crf540: number, crf720: number): readonly Rendition[] => [
  { id: 'v540', height: 540, crf: crf540 },
  { id: 'v720', height: 720, crf: crf720 },
];

/**
 * A goal in the loop of football: the cross, the ball in the net, and what follows. It plays with the init segment of
 * the loop, so the whole part of `crf` is the loop's: x264 writes it into the parameter sets.
 */
const goal = (side: 'home' | 'away'): Plan => ({
  scene: `football/goal-${side}`,
  video: [
    { id: 'v540', height: 540, crf: 32.9, share: 0.75 },
    { id: 'v720', height: 720, crf: 32.9, share: 0.75 },
    { id: 'v1080', height: 1080, crf: 32.9, share: 0.7 },
    { id: 'v1080max', height: 1080, crf: 30.9, share: 0.45 },
  ],
  soundKilobits: 96,
  part: { first: 4, end: 7 },
});

/** What is built; the qualities are chosen so that media/ stays below 18.5 MB in total. */
export const PLANS: readonly Plan[] = [
  {
    scene: 'football',
    video: [
      ...small(32.6, 32.6),
      { id: 'v1080', height: 1080, crf: 32.9 },
      { id: 'v1080max', height: 1080, crf: 30.7 },
    ],
    soundKilobits: 96,
    poster: { frame: 104, quality: 55 },
  },
  goal('home'),
  goal('away'),
  { scene: 'basketball', video: small(36.6, 36.6), soundKilobits: 64, poster: { frame: 206, quality: 60 } },
  { scene: 'marble', video: small(36.6, 36.6), soundKilobits: 64, poster: { frame: 112, quality: 70 } },
  { scene: 'esport', video: small(35.6, 35.6), soundKilobits: 64, poster: { frame: 172, quality: 60 } },
  { scene: 'casino', video: small(33.6, 33.6), soundKilobits: 64, poster: { frame: 303, quality: 70 } },
];
