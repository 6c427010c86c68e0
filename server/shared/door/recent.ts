import type { SaidBefore } from '#domain/door/repeats.ts';

/** A text that was said, with the key of its call: a retry under the same key does not count again. */
export interface Said extends SaidBefore {
  readonly key: string | null;
}

/** The latest texts of each of many keys, up to a maximum: the keys unused for longest are forgotten first. */
export interface Recent {
  readonly of: (key: string) => readonly Said[];
  readonly add: (key: string, said: Said) => void;
}

export const createRecent = (mostKeys: number, mostEach: number): Recent => {
  const byKey = new Map<string, readonly Said[]>();
  return {
    of: (key) => byKey.get(key) ?? [],
    add: (key, said) => {
      const all = [...(byKey.get(key) ?? []), said].slice(-mostEach);
      byKey.delete(key);
      byKey.set(key, all);
      if (byKey.size > mostKeys) byKey.delete(byKey.keys().next().value!);
    },
  };
};
