import type { StoragePort } from '#ports/storage.ts';

const SAVES = 'khandai.games.saves';
/** As many games, the latest first, and as many characters of all of them as a browser's storage has room for beside the rest. */
const MOST = 8;
const MOST_LENGTH = 400_000;

type Kept = readonly [gameId: string, data: string, at: number];
const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'number';

/** GA-4: the games of a guest, which this device keeps until somebody logs in. */
export const gamesOn = (storage: StoragePort) => {
  const all = (): readonly Kept[] => {
    try {
      const kept: unknown = JSON.parse(storage.read(SAVES) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  };
  const others = (gameId: string) => all().filter(([id]) => id !== gameId);
  const write = (kept: readonly Kept[]) => storage.write(SAVES, kept.length === 0 ? null : JSON.stringify(kept));
  const of = (gameId: string): string | null => all().find(([id]) => id === gameId)?.[1] ?? null;
  return {
    of,
    /** Whether the device has it now. */
    keep: (gameId: string, data: string, at: number): boolean => {
      let left = MOST_LENGTH - data.length;
      if (left < 0) return false;
      const fit = others(gameId).filter(([, kept]) => (left -= kept.length) >= 0);
      write([[gameId, data, at], ...fit.slice(0, MOST - 1)]);
      return of(gameId) === data;
    },
    forget: (gameId: string): void => {
      if (of(gameId) !== null) write(others(gameId));
    },
  };
};
export type GamesOnDevice = ReturnType<typeof gamesOn>;
