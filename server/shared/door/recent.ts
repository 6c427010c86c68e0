import type { SaidBefore } from '#domain/door/repeats.ts';

/** One that was said, under the key of its call: who sends it again does not say it twice. */
export interface Said extends SaidBefore {
  readonly key: string | null;
}

/** The latest of each of many keys, in bounds: keys that were silent longest are forgotten first. */
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
