import { fold } from '../shared/fold.ts';

export const flyingAreas = [25, 50, 75, 100] as const;
export const flyingDensities = ['thin', 'middle', 'dense'] as const;
export const flyingSizes = ['small', 'middle', 'large'] as const;
export const flyingSpeeds = ['slow', 'middle', 'fast'] as const;

/** CH-12: how messages fly over the picture. */
export interface Flying {
  /** Over the picture of an upright phone, which has its chat below as well. */
  readonly upright: boolean;
  /** Per cent of the area where they may fly. */
  readonly area: (typeof flyingAreas)[number];
  /** Per cent, from 40 on. */
  readonly opacity: number;
  readonly density: (typeof flyingDensities)[number];
  readonly size: (typeof flyingSizes)[number];
  readonly speed: (typeof flyingSpeeds)[number];
  /** Messages that contain one of these do not fly. */
  readonly blocked: readonly string[];
}
export const LEAST_OPACITY = 40;
export const MOST_BLOCKED = 20;
const usual: Flying = {
  ...{ upright: false, area: 50, opacity: 85, density: 'middle', size: 'middle', speed: 'middle', blocked: [] },
};

const lanePx = { small: 28, middle: 34, large: 42 } as const;
/** How long a lane is taken by one message, in milliseconds. */
const laneMs = { thin: 5000, middle: 2500, dense: 1200 } as const;
/** How long a message takes to cross the picture, in milliseconds. */
const crossingMs = { slow: 14_000, middle: 9000, fast: 5500 } as const;

const oneOf = <A>(all: readonly A[], value: unknown, otherwise: A): A => all.find((one) => one === value) ?? otherwise;

/** What was kept, with the usual value for whatever is missing or wrong. */
export const flyingFrom = (kept: string | null): Flying => {
  let read: Partial<Record<keyof Flying, unknown>> | null = null;
  try {
    read = JSON.parse(kept ?? 'null');
  } catch {
    return usual;
  }
  if (typeof read !== 'object' || read === null) return usual;
  const { opacity, blocked } = read;
  const words = Array.isArray(blocked) ? blocked.filter((word) => typeof word === 'string' && word.trim() !== '') : [];
  return {
    upright: read.upright === true,
    area: oneOf(flyingAreas, read.area, usual.area),
    opacity: typeof opacity === 'number' && opacity >= LEAST_OPACITY && opacity <= 100 ? opacity : usual.opacity,
    density: oneOf(flyingDensities, read.density, usual.density),
    size: oneOf(flyingSizes, read.size, usual.size),
    speed: oneOf(flyingSpeeds, read.speed, usual.speed),
    blocked: words.slice(0, MOST_BLOCKED),
  };
};

export interface Lanes {
  readonly count: number;
  readonly height: number;
  readonly takenMs: number;
  /** How long a message is in sight. */
  readonly crossingMs: number;
}

/** The lanes of an area so many CSS pixels high: at least one, and none that ends below its share. */
export const lanesOf = ({ area, density, size, speed }: Flying, height: number): Lanes => ({
  count: Math.max(1, Math.floor((height * area) / 100 / lanePx[size])),
  height: lanePx[size],
  // A slower message leaves its lane later.
  takenMs: (laneMs[density] * crossingMs[speed]) / crossingMs.middle,
  crossingMs: crossingMs[speed],
});

/** Whether a message contains a blocked word, marks and case aside. */
export const isBlocked = ({ blocked }: Flying, text: string): boolean => {
  const folded = fold(text);
  return blocked.some((word) => folded.includes(fold(word)));
};
