import { hashOf } from '#domain/match/crest.ts';

/** A pseudo-random generator: the same seed gives the same sequence. */
export interface Draw {
  /** In [0, 1). */
  readonly next: () => number;
  /** An integer in [from, to]. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Knuth's method; for means below about 30. */
  readonly poisson: (mean: number) => number;
}

/** A generator seeded by a text (mulberry32). */
export const draw = (seed: string): Draw => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => from[whole(0, from.length - 1)]!,
    poisson: (mean) => {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count++;
      return count;
    },
  };
};

/** The items in a random order, determined by the seed. */
export const shuffled = <T>(items: readonly T[], seed: string): readonly T[] => {
  const { whole } = draw(seed);
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = whole(0, i);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
};

/** One number in [0, 1), determined by the text. */
export const fraction = (seed: string): number => draw(seed).next();
