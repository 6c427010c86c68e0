/** Pseudo-random numbers in [0, 1), the same in each run (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** `count` different integers from 1 to `most`, in ascending order. */
export const someOf = (count: number, most: number, random: () => number): readonly number[] => {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(1 + Math.floor(random() * most));
  return [...chosen].sort((a, b) => a - b);
};
