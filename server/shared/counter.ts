/** Counts how many of each key are inside, up to a maximum. */
export interface Counter {
  /** False when the maximum is reached. */
  readonly enter: (key: string) => boolean;
  /** Once for each `enter` that answered true. */
  readonly leave: (key: string) => void;
}

export const createCounter = (most: number): Counter => {
  const counts = new Map<string, number>();
  return {
    enter: (key) => {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave: (key) => {
      const count = (counts.get(key) ?? 1) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};
