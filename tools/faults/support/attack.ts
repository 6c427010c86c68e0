import type { Target } from './target.ts';

/** One way to do harm from one address. Bounded in count and time by itself. */
export interface Attack {
  readonly name: string;
  /** Settles when it has done its worst; what it left open stays open until everything is judged. */
  readonly run: (target: Target) => Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long an attack that repeats itself goes on, in milliseconds. */
export const WHILE_MS = 6000;

/** Does something over and over, in so many places at once, for a while; what fails is tried again. */
export const overAndOver = async (places: number, act: (n: number) => Promise<void>, ms = WHILE_MS): Promise<void> => {
  const end = performance.now() + ms;
  let n = 0;
  const place = async () => {
    while (performance.now() < end) await act((n += 1)).catch(() => pause(10));
  };
  await Promise.all(Array.from({ length: places }, place));
};

/** Opens so many connections and writes the same to each; those that are refused are let be. */
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
