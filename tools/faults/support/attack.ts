import type { Target } from './target.ts';

/** An attack from one address, limited in number and time. */
export interface Attack {
  readonly name: string;
  /** Resolves when the attack is complete; its open connections stay open until everything is measured. */
  readonly run: (target: Target) => Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Duration of a repeated attack, in milliseconds. */
export const WHILE_MS = 6000;

/** Repeats an action for a while, in a number of parallel places; failed actions are repeated too. */
export const overAndOver = async (places: number, act: (n: number) => Promise<void>, ms = WHILE_MS): Promise<void> => {
  const end = performance.now() + ms;
  let n = 0;
  const place = async () => {
    while (performance.now() < end) await act((n += 1)).catch(() => pause(10));
  };
  await Promise.all(Array.from({ length: places }, place));
};

/** Opens connections and writes the same to each; refused ones are ignored. */
export const openMany = async (
  target: Target,
  count: number,
  bytes: string | null = null,
  wishes: Parameters<Target['open']>[0] = {},
): Promise<void> => {
  for (let done = 0; done < count; done += 100)
    await Promise.allSettled(
      Array.from({ length: Math.min(100, count - done) }, async () => {
        const client = await target.open(wishes);
        if (bytes !== null) client.write(bytes);
      }),
    );
};
